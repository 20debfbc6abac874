#pragma once

#include <span>
#include <vector>

#include <QMap>
#include <QString>
#include <QStringList>

#include "core/scene/parameter_table.h"

namespace attention {

class Exhibit;

/// One way to start the program, which `--help` explains in one entry.
struct CommandForm {
    const char* name;       ///< of the command; empty: the window
    const char* arguments;  ///< what follows the name: "EXHIBIT -o FILE [OPTION...]"
    const char* meaning;
};
/// All forms, in the order of `--help`. A command may have several; the meaning of the first says what it is for.
std::span<const CommandForm> commandForms();
/// list, export, panels, data, batch, code, train, lesson, handout, quiz, model, link, help.
const QStringList& commandNames();
/// What export writes: png, svg, pdf.
const QStringList& figureFormats();
/// What data writes: csv, npy, json, tex, md.
const QStringList& dataFormats();

struct OptionInfo {
    const char* name;
    const char* valueName;  ///< stands for the value in the help: "FILE"; empty for an option without a value
    const char* help;
};

/// The options of a command, apart from the parameters.
std::span<const OptionInfo> optionsOf(const QString& command);
/// The values that the option accepts if they can be listed: on and off, the themes. Empty for a file or a number.
QStringList acceptedValues(const QString& command, const OptionInfo& option);
/// Whether the command works on a scene of an exhibit. Each parameter is an option of such a command.
bool acceptsScene(const QString& command);
/// The parameters that are options of a command.
std::vector<const ParameterInfo*> parametersOf(const QString& command);

/// An option or parameter of a command as a person types it.
struct TypedOption {
    QString typed;      ///< "--width", "-o"
    QString name;       ///< as Command knows it: "width", "o"
    QString valueName;  ///< stands for its value in the help: "LENGTH"; empty: it takes none
    QString help;
    bool isFlag = false;  ///< its value is on or off; without a value it is on

    bool takesValue() const { return !valueName.isEmpty(); }
};
/// The options of a command, its parameters and --help.
std::vector<TypedOption> typedOptions(const QString& command);
/// The option that an argument names, with or without its value; null if it names none.
const TypedOption* findOption(const std::vector<TypedOption>& options, const QString& argument);
/// Whether the option concerns the scene of one exhibit, so that --all excludes it.
bool isSingleExhibitOption(const QString& option);
/// Whether the exhibit ignores the option: a parameter that it does not use, or an array that it does not read.
bool ignoresOption(const Exhibit& exhibit, const QString& option);

/// @param prefix  of the message: "--theme: unknown theme"
/// @throws CommandError unless `accepted` contains `value`
void requireOneOf(const QString& prefix, const QString& value, const QStringList& accepted);

/// A parsed command line of one command. Each option is given at most once: `--n 5` or `--n=5`, `-o FILE` or
/// `-o=FILE`. A value that is itself the name of an option needs the equals sign: `--title=-o`. A flag is on, unless
/// `off` follows it. Behind `--` nothing is an option.
class Command {
 public:
    /// @throws CommandError, unless help is requested, if an option is unknown or repeated, or if a value is missing or
    /// unexpected
    Command(const QString& name, const QStringList& arguments);

    const QString& name() const { return m_name; }
    bool wantsHelp() const { return has(QStringLiteral("help")); }
    bool has(const QString& option) const { return m_values.contains(option); }
    QString value(const QString& option, const QString& defaultValue = {}) const {
        return m_values.value(option, defaultValue);
    }

    /// @throws CommandError for more than `maximum` arguments, not counting options
    void requireArguments(qsizetype maximum) const;
    /// The value of an option whose values acceptedValues() lists. @throws CommandError if it is not in that list
    QString choice(const QString& option, const QString& defaultValue) const;
    /// The arguments that are no options.
    const QStringList& arguments() const { return m_arguments; }
    /// The first argument that is no option; a null string if there is none.
    QString argument() const { return m_arguments.value(0); }

    /// The format that --format names, or without it the extension of the file of -o.
    /// @throws CommandError if it is not in `accepted`, or if -o is a folder
    QString format(const QStringList& accepted) const;
    /// The option that decides the format, for a message: "--format" or "-o".
    QString formatSource() const {
        return has(QStringLiteral("format")) ? QStringLiteral("--format") : QStringLiteral("-o");
    }

 private:
    QString m_name;
    QMap<QString, QString> m_values;
    QStringList m_arguments;
};

}  // namespace attention
