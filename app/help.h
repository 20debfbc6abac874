#pragma once

#include <vector>

#include <QString>
#include <QStringList>

#include "app/command.h"

namespace attention {

/// "attention-lab export EXHIBIT -o FILE [OPTION...]"
QString formText(const CommandForm& form);

/// What --help says beside the forms of the commands. Texts have lines that end; those of a list are indented.
struct OverviewHelp {
    QString summary;  ///< a phrase without a stop
    QString text;
    QString examples;
    QString exitStatus;
};
OverviewHelp overviewHelp();

/// What `help COMMAND` says, from which the manual page is made, too.
struct CommandHelp {
    QString text;                      ///< the forms of the command, then paragraphs and lists
    std::vector<QStringList> options;  ///< with what stands for its value; meaning
    QString aboutParameters;
    std::vector<QStringList> parameters;  ///< parameterRows()
};
CommandHelp commandHelp(const QString& command);

/// What a command does and takes; of an empty name: what there is.
QString helpText(const QString& command = {});

}  // namespace attention
