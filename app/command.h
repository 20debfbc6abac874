#pragma once

#include <span>
#include <vector>

#include <QCommandLineParser>
#include <QString>
#include <QStringList>

#include "core/scene/parameters.h"

namespace attention {

/// list, export, data, train, lesson, help.
const QStringList& commandNames();
/// What export writes: png, svg, pdf.
const QStringList& figureFormats();
/// What data writes: csv, npy, json, tex, md.
const QStringList& dataFormats();

struct OptionInfo {
    const char* name;
    const char* value;  ///< what stands for it in the help, or empty for an option without one
    const char* help;
};

/// The options of a command, apart from the parameters.
std::span<const OptionInfo> optionsOf(const QString& command);
/// True of the commands that are about an exhibit's scene, whose options are all parameters, too.
bool takesScene(const QString& command);
/// The parameters that are options of a command.
std::vector<const ParameterInfo*> parametersOf(const QString& command);

/// @param what  begins the message: "--theme: unknown theme"
/// @throws Ending unless `accepted` has `value`
void requireOneOf(const QString& what, const QString& value, const QStringList& accepted);

/// One command with its options; of a repeated option the last counts.
class Command {
 public:
    /// @param arguments  those after the command's name
    /// @throws Ending for an unknown option or a missing or unexpected value, unless help is wanted
    Command(const QString& name, const QStringList& arguments);

    const QString& name() const { return m_name; }
    bool wantsHelp() const { return m_parser.isSet(QStringLiteral("help")); }
    bool has(const QString& option) const { return m_parser.isSet(option); }
    QString value(const QString& option, const QString& otherwise = {}) const {
        return has(option) ? m_parser.value(option) : otherwise;
    }

    /// @throws Ending for more arguments beside the options than `most`
    void requireArguments(qsizetype most) const;
    /// The arguments beside the options.
    QStringList arguments() const { return m_parser.positionalArguments(); }
    /// The first argument beside the options, or a null string.
    QString argument() const { return m_parser.positionalArguments().value(0); }

    /// The format that --format or else the extension of -o names.
    /// @throws Ending if that is none of `accepted`, or -o is a folder
    QString format(const QStringList& accepted) const;
    /// Which option decided it, for a message: "--format" or "-o".
    QString formatOption() const {
        return has(QStringLiteral("format")) ? QStringLiteral("--format") : QStringLiteral("-o");
    }

 private:
    [[noreturn]] void refuseValue() const;

    QString m_name;
    QCommandLineParser m_parser;
};

}  // namespace attention
