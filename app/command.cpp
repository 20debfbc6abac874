#include "app/command.h"

#include <algorithm>
#include <array>

#include <QFileInfo>

#include "app/cli_text.h"
#include "app/command_error.h"
#include "app/train_command.h"
#include "core/io/table_format.h"
#include "core/scene/parameters.h"
#include "ui/exhibits/exhibits.h"

namespace attention {
namespace {

using namespace Qt::StringLiterals;

constexpr std::array kListOptions{
    OptionInfo{"json", "", "as JSON, for programs"},
};
constexpr OptionInfo kPreset{"preset", "NAME",
                             "start from a preset of the exhibit; \"start\" is what the window opens it with"};
constexpr OptionInfo kScene{"scene", "FILE",
                            "start from a scene file, or from a PNG or SVG that was exported with its scene"};
constexpr OptionInfo kInput{"input", "FILE", "embeddings, n x d, from a .npy, .csv or .safetensors file"};
constexpr OptionInfo kMemory{"memory", "FILE",
                             "what keys and values come from, m x d or batch x m x d, likewise: cross-attention"};
constexpr OptionInfo kWeights{"weights", "PATH",
                              "a layer's W_q, W_k, W_v and W_o, out x in: a .safetensors file, or a folder of .npy"};
constexpr OptionInfo kAttention{"attention", "FILE", "attention matrices of your own, heads x n x m, likewise"};
constexpr OptionInfo kLearned{"learned", "FILE", "a learned table of positions, a row each, likewise"};
constexpr OptionInfo kTensor{"tensor", "NAME",
                             "which tensor of a .safetensors file: its name, or how the name of only one begins"};
constexpr OptionInfo kHeader{"header", "SWITCH",
                             "on: the first line of a .csv file that is read is a header; off: it is values; default: "
                             "a header where it looks like one"};
constexpr std::array kExportOptions{
    OptionInfo{"o", "FILE", "the file to write; its extension decides the format: .png, .svg or .pdf"},
    OptionInfo{"all", "", "every exhibit at its defaults, as EXHIBIT.svg in the folder that -o names"},
    OptionInfo{"format", "FORMAT", "png, svg or pdf, whatever the extension"},
    kPreset,
    kScene,
    kInput,
    kMemory,
    kWeights,
    kLearned,
    kAttention,
    kTensor,
    kHeader,
    OptionInfo{"width", "LENGTH",
               "10mm to 2000mm, in mm, cm, in, pt or px (a PNG's own, else 96 to the inch); default 120mm"},
    OptionInfo{"height", "LENGTH", "likewise; default 80mm. A preset or scene may bring a size of its own"},
    OptionInfo{"dpi", "NUMBER", "pixels an inch of a PNG, 10 to 2400; default 300"},
    OptionInfo{"font-size", "SIZE", "of the axes' numbers, 4pt to 72pt; the rest goes with it; default 9pt"},
    OptionInfo{"title", "TEXT", "drawn above the figure; auto for the exhibit's own; default none"},
    OptionInfo{"caption", "TEXT", "drawn under the figure; auto for what is shown, with its parameters; default none"},
    OptionInfo{"legend", "SWITCH", "on (default) or off, where the figure has a legend"},
    OptionInfo{"colour-bar", "SWITCH", "on (default) or off, where the figure has a colour bar"},
    OptionInfo{"theme", "THEME", "light (default) or dark"},
    OptionInfo{"language", "LANGUAGE", "of words and numbers: en (default), zh_CN or pt_BR"},
    OptionInfo{"transparent", "", "no background"},
};
constexpr std::array kDataOptions{
    OptionInfo{"table", "NAME", "which of the exhibit's tables; default the first that list shows"},
    OptionInfo{"o", "FILE", "the file to write; its extension decides the format: .csv, .npy, .json, .tex or .md"},
    OptionInfo{"format", "FORMAT", "csv, npy, json, tex or md, whatever the extension; without -o, csv is the default"},
    kPreset,
    kScene,
    kInput,
    kMemory,
    kWeights,
    kLearned,
    kAttention,
    kTensor,
    kHeader,
};
constexpr std::array kTrainOptions{
    OptionInfo{"o", "FOLDER", "where model.safetensors and loss.csv are written; made if it is not there"},
    OptionInfo{"pointing", "SWITCH", "on or off (default): who-is-it answers with a place instead of a word"},
};

constexpr std::array kArrayOptions{kInput, kMemory, kWeights, kLearned, kAttention};
constexpr std::array kOptionsOfArrays{kTensor, kHeader};

/// An option as it is typed, "--width", with what Command calls it and with what stands for its value, if it has one.
struct TypedOption {
    QString typed;
    QString name;
    QString value;
    bool isFlag = false;  ///< on, unless off is given

    bool takesValue() const { return !value.isEmpty(); }
};

std::vector<TypedOption> typedOptions(const QString& command) {
    std::vector<TypedOption> typed{{u"--help"_s, u"help"_s, {}}, {u"-h"_s, u"help"_s, {}}};
    for (const OptionInfo& option : optionsOf(command)) {
        const QString name = fromUtf8(option.name);
        typed.push_back({optionName(name), name, fromUtf8(option.valueName)});
    }
    for (const ParameterInfo* info : parametersOf(command))
        typed.push_back({parameterOption(info->key), fromUtf8(info->key), u"VALUE"_s, info->isFlag});
    return typed;
}

/// The option that an argument names, with or without its value; null if it names none.
const TypedOption* namedOption(const std::vector<TypedOption>& options, const QString& argument) {
    const auto found = std::ranges::find(options, argument.section(u'=', 0, 0), &TypedOption::typed);
    return found == options.end() ? nullptr : &*found;
}

/// What is wrong with how an option is given, or an empty text.
QString faultOf(const TypedOption& option, bool hasValue, bool isGivenBefore) {
    if (isGivenBefore) return u"%1: given twice; accepted: once"_s.arg(option.typed);
    if (hasValue == option.takesValue()) return {};
    return hasValue ? u"%1: unexpected value; accepted: %1 alone"_s.arg(option.typed)
                    : u"%1: the value is missing; accepted: %1 %2"_s.arg(option.typed, option.value);
}

/// Whether the option is about arrays that the exhibit does not read.
bool isOfOtherExhibits(const Exhibit& exhibit, const OptionInfo& option) {
    const auto isOption = [&](const OptionInfo& other) { return std::string_view(other.name) == option.name; };
    if (std::ranges::any_of(kArrayOptions, isOption)) return !exhibit.findArrayUse(option.name);
    return std::ranges::any_of(kOptionsOfArrays, isOption) && exhibit.arrays().empty();
}

/// @param arguments  one of them may name an exhibit
QString acceptedOptions(const QString& command, const QStringList& arguments) {
    const Exhibit* exhibit = nullptr;
    for (const QString& argument : arguments)
        if (!exhibit) exhibit = findExhibit(argument.toStdString());
    QStringList names;
    for (const OptionInfo& option : optionsOf(command))
        if (!exhibit || !isOfOtherExhibits(*exhibit, option)) names += optionName(fromUtf8(option.name));
    if (!acceptsScene(command))
        for (const ParameterInfo* info : parametersOf(command)) names += parameterOption(info->key);
    else if (exhibit)
        for (const ParameterUse& use : exhibit->uses()) names += parameterOption(use.key);
    else
        names += u"the parameters of an exhibit"_s;
    return names.isEmpty() ? u"none"_s : names.join(u", "_s);
}

}  // namespace

const QStringList& commandNames() {
    static const QStringList kNames{u"list"_s, u"export"_s, u"data"_s, u"train"_s, u"lesson"_s, u"help"_s};
    return kNames;
}

const QStringList& figureFormats() {
    static const QStringList kFormats{u"png"_s, u"svg"_s, u"pdf"_s};
    return kFormats;
}

const QStringList& dataFormats() {
    static const QStringList kFormats = [] {
        QStringList formats;
        for (const std::string_view name : tableFormatNames()) formats += fromUtf8(name);
        return formats;
    }();
    return kFormats;
}

std::span<const OptionInfo> optionsOf(const QString& command) {
    if (command == u"list") return kListOptions;
    if (command == u"export") return kExportOptions;
    if (command == u"data") return kDataOptions;
    if (command == u"train") return kTrainOptions;
    return {};
}

bool acceptsScene(const QString& command) {
    return command == u"export" || command == u"data";
}

std::vector<const ParameterInfo*> parametersOf(const QString& command) {
    std::vector<const ParameterInfo*> parameters;
    if (acceptsScene(command))
        for (const ParameterInfo& info : parameterTable()) parameters.push_back(&info);
    if (command == u"train")
        for (const ParameterUse& use : trainingParameters()) parameters.push_back(findParameter(use.key));
    return parameters;
}

void requireOneOf(const QString& what, const QString& value, const QStringList& accepted) {
    if (!accepted.contains(value))
        throwUsageError(u"%1 %2; accepted: %3"_s.arg(what, quoted(value), accepted.join(u", "_s)));
}

Command::Command(const QString& name, const QStringList& arguments) : m_name(name) {
    const std::vector<TypedOption> options = typedOptions(name);
    QString unknown, problem;
    bool areOptionsOver = false;
    for (qsizetype place = 0; place < arguments.size(); ++place) {
        const QString& argument = arguments[place];
        if (areOptionsOver || !argument.startsWith(u'-') || argument == u"-") {
            m_arguments += argument;
            continue;
        }
        areOptionsOver = argument == u"--";
        if (areOptionsOver) continue;
        const TypedOption* option = namedOption(options, argument);
        if (!option) {
            if (unknown.isEmpty()) unknown = argument.section(u'=', 0, 0);
            continue;
        }
        bool hasValue = argument.contains(u'=');
        QString value = argument.section(u'=', 1);
        const QString next = arguments.value(place + 1);
        if (!hasValue && option->isFlag) {
            value = next == u"on" || next == u"off" ? arguments[++place] : u"on"_s;
            hasValue = true;
        } else if (!hasValue && option->takesValue() && place + 1 < arguments.size() && !namedOption(options, next)) {
            value = arguments[++place];
            hasValue = true;
        }
        const QString fault = faultOf(*option, hasValue, has(option->name));
        if (fault.isEmpty())
            m_values.insert(option->name, value);
        else if (problem.isEmpty())
            problem = fault;
    }
    if (wantsHelp()) return;
    if (!unknown.isEmpty()) {
        const QString bare = unknown.mid(unknown.startsWith(u"--") ? 2 : 1);
        const auto meant = std::ranges::find(options, bare, &TypedOption::name);
        throwUsageError(u"%1: unknown option of %2; accepted: %3"_s.arg(
            unknown, name, meant == options.end() ? acceptedOptions(name, m_arguments) : meant->typed));
    }
    if (!problem.isEmpty()) throwUsageError(problem);
    for (const OptionInfo& option : optionsOf(name)) {
        const std::string_view value = option.valueName;
        const QString path = fromUtf8(option.name);
        if ((value == "FILE" || value == "FOLDER" || value == "PATH") && has(path) && this->value(path).isEmpty())
            throwUsageError(u"%1: the name is empty; accepted: the name of a %2"_s.arg(
                optionName(path), value == "FOLDER" ? u"folder"_s
                                  : value == "PATH" ? u"file or folder"_s
                                                    : u"file"_s));
    }
}

void Command::requireArguments(qsizetype most) const {
    if (m_arguments.size() > most)
        throwUsageError(u"%1: unexpected argument of %2; accepted: %3"_s.arg(
            quoted(m_arguments[most]), m_name, most == 0 ? u"options only"_s : u"one argument beside options"_s));
}

QString Command::format(const QStringList& accepted) const {
    if (has(u"format"_s)) {
        const QString format = value(u"format"_s);
        requireOneOf(u"--format: unknown format"_s, format, accepted);
        return format;
    }
    const QString path = value(u"o"_s);
    if (QFileInfo(path).isDir()) throwFailure(u"%1: it is a folder"_s.arg(path));
    const QString extension = QFileInfo(path).suffix().toLower();
    if (!accepted.contains(extension))
        throwUsageError(u"-o: the extension of %1 names no format; accepted: %2, or --format"_s.arg(
            quoted(path), joined(accepted, [](const QString& format) { return u'.' + format; })));
    return extension;
}

}  // namespace attention
