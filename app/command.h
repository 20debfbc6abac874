#pragma once

#include <span>
#include <vector>

#include <QMap>
#include <QString>
#include <QStringList>

#include "core/scene/parameter_table.h"

namespace attention {

class Exhibit;

/// One way to start the program, a line of `--help`.
struct CommandForm {
    const char* name;       ///< of the command; empty: the window
    const char* arguments;  ///< what follows the name: "EXHIBIT -o FILE [OPTION...]"
    const char* meaning;
};
/// All of them; a command may have several, the first of which says what it is for.
std::span<const CommandForm> commandForms();
/// list, export, panels, data, batch, code, train, lesson, handout, quiz, model, link, help.
const QStringList& commandNames();
/// What export writes: png, svg, pdf.
const QStringList& figureFormats();
/// What data writes: csv, npy, json, tex, md.
const QStringList& dataFormats();

struct OptionInfo {
    const char* name;
    const char* valueName;  ///< what stands for it in the help, or empty for an option without one
    const char* help;
};

/// The options of a command, apart from the parameters.
std::span<const OptionInfo> optionsOf(const QString& command);
/// What the option's value may be if that is a list: on and off, the themes. Empty if it is not.
QStringList valuesOf(const QString& command, const OptionInfo& option);
/// True of the commands that are about an exhibit's scene, whose options are all parameters, too.
bool acceptsScene(const QString& command);
/// The parameters that are options of a command.
std::vector<const ParameterInfo*> parametersOf(const QString& command);

/// An option as it is typed, "--width", with what Command calls it and with what stands for its value, if it has one.
struct TypedOption {
    QString typed;
    QString name;
    QString value;
    QString help;
    bool isFlag = false;  ///< on, unless off is given

    bool takesValue() const { return !value.isEmpty(); }
};
/// The options of a command, its parameters and --help.
std::vector<TypedOption> typedOptions(const QString& command);
/// The option that an argument names, with or without its value; null if it names none.
const TypedOption* namedOption(const std::vector<TypedOption>& options, const QString& argument);
/// Whether the option is about the scene of one exhibit, and so cannot stand beside --all.
bool isOfOneExhibit(const QString& option);
/// Whether the option is about arrays that the exhibit does not read, or a parameter that it does not use.
bool isOfOtherExhibits(const Exhibit& exhibit, const QString& option);

/// @param what  begins the message: "--theme: unknown theme"
/// @throws CommandError unless `accepted` has `value`
void requireOneOf(const QString& what, const QString& value, const QStringList& accepted);

/// One command with its options, each of which is given once: `--n 5` or `--n=5`, `-o FILE` or `-o=FILE`. A value
/// that is itself the name of an option is joined to its own: `--title=-o`. A flag has the value on, or that of on and
/// off which follows it. Behind `--` nothing is an option.
class Command {
 public:
    /// @throws CommandError, unless help is requested, if an option is unknown or repeated, or if a value is missing or
    /// unexpected
    Command(const QString& name, const QStringList& arguments);

    const QString& name() const { return m_name; }
    bool wantsHelp() const { return has(QStringLiteral("help")); }
    bool has(const QString& option) const { return m_values.contains(option); }
    QString value(const QString& option, const QString& otherwise = {}) const {
        return m_values.value(option, otherwise);
    }

    /// @throws CommandError for more arguments beside the options than `most`
    void requireArguments(qsizetype most) const;
    /// The value of an option that has a list of them. @throws CommandError if it is not in the list
    QString choice(const QString& option, const QString& otherwise) const;
    /// The arguments beside the options.
    const QStringList& arguments() const { return m_arguments; }
    /// The first argument beside the options, or a null string.
    QString argument() const { return m_arguments.value(0); }

    /// The format that --format or else the extension of -o names.
    /// @throws CommandError if that is none of `accepted`, or -o is a folder
    QString format(const QStringList& accepted) const;
    /// Which option decided it, for a message: "--format" or "-o".
    QString formatSource() const {
        return has(QStringLiteral("format")) ? QStringLiteral("--format") : QStringLiteral("-o");
    }

 private:
    QString m_name;
    QMap<QString, QString> m_values;
    QStringList m_arguments;
};

}  // namespace attention
