#pragma once

#include <vector>

#include <QString>
#include <QStringList>

#include "app/command.h"

namespace attention {

/// "attention-lab export EXHIBIT -o FILE [OPTION...]"
QString formText(const CommandForm& form);

/// What --help says besides the forms of the commands. Each text consists of lines that end with a line break; the
/// lines of a list are indented.
struct OverviewHelp {
    QString summary;  ///< a phrase without a full stop
    QString text;
    QString examples;
    QString exitStatus;
};
OverviewHelp overviewHelp();

/// What `help COMMAND` says, from which the manual page is made, too.
struct CommandHelp {
    QString text;                      ///< the forms of the command, then paragraphs and lists
    std::vector<QStringList> options;  ///< one row each: option with the name of its value, meaning
    QString aboutParameters;
    std::vector<QStringList> parameters;  ///< parameterRows()
};
CommandHelp commandHelp(const QString& command);

/// The help of a command; without a name, the overview of all commands.
QString helpText(const QString& command = {});

}  // namespace attention
