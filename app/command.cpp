#include "app/command.h"

#include <algorithm>
#include <array>

#include <QFileInfo>

#include "app/cli_text.h"
#include "app/command_error.h"
#include "app/train_command.h"
#include "app/window_options.h"
#include "core/io/table_format.h"
#include "core/scene/parameters.h"
#include "ui/code/exhibit_program.h"
#include "ui/exhibits/exhibits.h"
#include "ui/exhibits/token_exhibit.h"
#include "ui/figure/look.h"
#include "ui/files/panels_page.h"
#include "ui/files/style_file.h"
#include "ui/paper/paper_document.h"
#include "ui/text/language.h"

namespace attention {
namespace {

using namespace Qt::StringLiterals;

constexpr std::array kForms{
    CommandForm{"", "[FILE]", "open the window, on a scene, lesson or link if one is named"},
    CommandForm{"", "--lesson FILE [--locked]",
                "open the window on a lesson; locked, for a lab, it has nothing\n"
                "else, and starts anew after --idle MINUTES (3)"},
    CommandForm{"list", "[--json]", "exhibits, their tables and presets, and all parameters"},
    CommandForm{"export", "EXHIBIT -o FILE [OPTION...]", "draw a figure as .png, .svg or .pdf"},
    CommandForm{"export", "--all -o FOLDER", "draw every exhibit at its defaults"},
    CommandForm{
        "export", "EXHIBIT --play KEY -o FILE",
        "a moving picture of a parameter that runs along its slider:\n.gif, .webp, or a .png or .svg for each picture"},
    CommandForm{"panels", "FILE... -o FILE [OPTION...]",
                "draw several exhibits as the panels of one figure: scene files,\n"
                "pictures with their scenes, exhibits, or a list of panels in JSON"},
    CommandForm{"data", "EXHIBIT [OPTION...]",
                "write numbers as CSV to standard output, or with -o FILE\n"
                "as .csv, .npy, .json, .tex (LaTeX) or .md (Markdown)"},
    CommandForm{"batch", "FILE.json [OPTION...]", "make all figures and tables of a list, with sweeps of parameters"},
    CommandForm{"code", "EXHIBIT --to LIBRARY",
                "write a Python program that computes the exhibit's main table\nwith NumPy or PyTorch, or draws it "
                "with Matplotlib"},
    CommandForm{"train", "TASK -o FOLDER [OPTION...]", "train a small transformer; write its weights and its losses"},
    CommandForm{"lesson", "check FILE...", "say what is wrong with lessons that somebody wrote"},
    CommandForm{"lesson", "pack FILE -o FILE.zip", "put a lesson and what it needs into one file"},
    CommandForm{"handout", "LESSON -o FILE [OPTION...]",
                "write a lesson to be printed, as .pdf or .html; with --answers the\nteacher's copy"},
    CommandForm{"quiz", "-o FILE [OPTION...]",
                "write exercises with drawn numbers to be printed, as .pdf or .html;\nwith --answers the key"},
    CommandForm{"model", "check FOLDER", "say what language model a folder holds, or what is wrong with it"},
    CommandForm{"model", "tokens FOLDER [TEXT]", "write the ids of a text's tokens; without TEXT, of standard input's"},
    CommandForm{"link", "EXHIBIT [OPTION...]",
                "print one text that holds the scene, for the browser version\nand for this program"},
    CommandForm{"help", "COMMAND", "all options of one of these"},
    CommandForm{"", "--version [--verbose]", "the version; with --verbose also what it runs on"},
};
constexpr std::array kListOptions{
    OptionInfo{"json", "", "as JSON, for programs"},
};
constexpr OptionInfo kPreset{"preset", "NAME",
                             "start from a preset of the exhibit; \"start\" is what the window opens it with"};
constexpr OptionInfo kScene{
    "scene", "FILE",
    "start from a scene file, from a PNG, SVG or PDF that was exported with its scene, or from a link"};
constexpr OptionInfo kInput{"input", "FILE", "embeddings, n x d, from a .npy, .csv or .safetensors file"};
constexpr OptionInfo kMemory{"memory", "FILE",
                             "what keys and values come from, m x d or batch x m x d, likewise: cross-attention"};
constexpr OptionInfo kWeights{"weights", "PATH",
                              "a layer's W_q, W_k, W_v and W_o, out x in: a .safetensors file, or a folder of .npy"};
constexpr OptionInfo kAttention{"attention", "FILE",
                                "attention matrices of your own, heads x n x m or layers x heads x n x m, likewise"};
constexpr OptionInfo kTokenList{"token-list", "FILE",
                                "tokens as they are, never split again: one on each line, or a JSON list of strings"};
constexpr OptionInfo kLearned{"learned", "FILE", "a learned table of positions, a row each, likewise"};
constexpr OptionInfo kTensor{"tensor", "NAME",
                             "which tensor of a .safetensors file: its name, or how the name of only one begins"};
constexpr OptionInfo kHeader{"header", "SWITCH",
                             "on: the first line of a .csv file that is read is a header; off: it is values; default: "
                             "a header where it looks like one"};
constexpr OptionInfo kPlay{"play", "KEY", "a parameter that runs along its slider, as the play button does it"};
constexpr OptionInfo kStyle{
    "style", "STYLE",
    "one-column, two-column, slide-16-9, poster, book, greyscale, or a .json file; what other "
    "options say wins over it; none: drops also what a figure that is drawn again was drawn with"};
constexpr OptionInfo kColours{
    "colours", "MAP",
    "of all numbers: blue-white-red, blues, greens, viridis, cividis, greys, or own (default), the exhibit's"};
constexpr OptionInfo kLineWidth{"line-width", "NUMBER",
                                "of curves, axes and outlines, times the usual width, 0.1 to 10; default 1"};
constexpr OptionInfo kFont{"font", "FAMILY",
                           "of text: sans (default), which is Inter, or serif, Latin Modern Roman as in papers"};
constexpr OptionInfo kZoom{"zoom", "ROWS[,COLUMNS]",
                           "the part that is shown of encoding-heatmap, encoding-curves, binary or heads, each as "
                           "FIRST-LAST; rows are positions or queries; default: all"};
constexpr OptionInfo kLabels{"labels", "OLD=NEW;...",
                             "texts of the figure, as they are drawn, and what is drawn in their place"};
/// The options that choose the scene of a figure, a table or a program.
constexpr std::array kSceneOptions{
    kPreset, kScene, kInput, kMemory, kWeights, kLearned, kAttention, kTokenList, kTensor, kHeader,
};
/// The options for how a figure is drawn, of whatever exhibit.
constexpr std::array kStyleOptions{
    kStyle, kColours, kLineWidth, kFont, kLabels,
};

/// The concatenation of several arrays of options.
template <std::size_t... Counts>
constexpr auto joinedOptions(const std::array<OptionInfo, Counts>&... parts) {
    std::array<OptionInfo, (Counts + ...)> all{};
    auto end = all.begin();
    ((end = std::copy(parts.begin(), parts.end(), end)), ...);
    return all;
}

constexpr std::array kExportOptions = joinedOptions(
    std::array{
        OptionInfo{"o", "FILE", "the file to write; its extension decides the format: .png, .svg or .pdf"},
        OptionInfo{"all", "", "every exhibit at its defaults, as EXHIBIT.svg in the folder that -o names"},
        OptionInfo{"format", "FORMAT", "png, svg or pdf, whatever the extension; with --play gif, webp, png or svg"},
    },
    kSceneOptions,
    std::array{
        kPlay,
        OptionInfo{"from", "VALUE", "of that parameter in the first picture; default: where its slider begins"},
        OptionInfo{"to", "VALUE", "in the last picture; default: where its slider ends"},
        OptionInfo{"seconds", "NUMBER", "from there to there, 0.1 to 600; default 8"},
        OptionInfo{"fps", "NUMBER", "pictures a second, 1 to 50; default 20. There are at most 3000 pictures"},
        OptionInfo{"loop", "LOOP", "on (default): it begins anew; off: it ends; back-and-forth"},
        OptionInfo{"width", "LENGTH",
                   "10mm to 2000mm, in mm, cm, in, pt or px (a PNG's own, else 96 to the inch); default 120mm"},
        OptionInfo{"height", "LENGTH", "likewise; default 80mm. A preset or scene may bring a size of its own"},
        OptionInfo{"dpi", "NUMBER", "pixels an inch of a PNG, 10 to 2400; default 300, and 150 with --play"},
        OptionInfo{"font-size", "SIZE", "of the axes' numbers, 4pt to 72pt; the rest goes with it; default 9pt"},
        kZoom,
        OptionInfo{"title", "TEXT", "drawn above the figure; auto for the exhibit's own; default none"},
        OptionInfo{"caption", "TEXT",
                   "drawn under the figure; auto for what is shown, with its parameters; default none"},
        OptionInfo{"legend", "SWITCH", "on (default) or off, where the figure has a legend"},
        OptionInfo{"colour-bar", "SWITCH", "on (default) or off, where the figure has a colour bar"},
        OptionInfo{"qr", "SWITCH", "on: a QR code of the link to the scene beside the figure; default off"},
        OptionInfo{"address", "ADDRESS",
                   "of the browser version, with which that link begins; without it phones cannot open it"},
        OptionInfo{"theme", "THEME", "light (default) or dark"},
    },
    kStyleOptions,
    std::array{
        OptionInfo{"letter", "LETTER", "of a panel, drawn at the top left: a for (a); off for none (default)"},
        OptionInfo{"language", "LANGUAGE", "of words and numbers: en (default), zh_CN or pt_BR"},
        OptionInfo{"transparent", "", "no background"},
    });
constexpr std::array kPanelsOptions = joinedOptions(
    std::array{
        OptionInfo{"o", "FILE", "the file to write; its extension decides the format: .png, .svg or .pdf"},
        OptionInfo{"format", "FORMAT", "png, svg or pdf, whatever the extension"},
        OptionInfo{"columns", "NUMBER", "panels in a row; default: all of them, up to three"},
        OptionInfo{"widths", "SHARES", "of the columns, as in 2,1,1; default: equal ones"},
        OptionInfo{"heights", "SHARES", "of the rows, likewise"},
        OptionInfo{"gap", "LENGTH", "between panels, 0mm to 50mm; default 3mm"},
        OptionInfo{"letters", "LETTERS", "of the panels: (a) (default), a), a, (A), A, or off"},
        OptionInfo{"shared-colour-bar", "SWITCH",
                   "on: panels with the same colours get one range and one colour bar at the right; default off"},
        OptionInfo{"shared-ranges", "SWITCH",
                   "on: panels of one exhibit get the same ranges of colours and axes; default off"},
        OptionInfo{"set", "CHANGES", "parameters of single panels, as in \"b:d=32;c:d=64\""},
        OptionInfo{"width", "LENGTH", "of the whole figure, 10mm to 2000mm, in mm, cm, in, pt or px; default 183mm"},
        OptionInfo{"height", "LENGTH", "likewise; default: as high as the panels need"},
        OptionInfo{"dpi", "NUMBER", "pixels an inch of a PNG, 10 to 2400; default 300"},
        OptionInfo{"font-size", "SIZE", "of the axes' numbers in all panels, 4pt to 72pt; default 9pt"},
        OptionInfo{"title", "TEXT", "drawn above the whole figure; default none"},
        OptionInfo{"caption", "TEXT",
                   "drawn under it; auto for what each panel shows, with its parameters; default none"},
        OptionInfo{"legend", "SWITCH", "on (default) or off, of panels that have a legend"},
        OptionInfo{"colour-bar", "SWITCH", "on (default) or off, of panels that have a colour bar"},
        OptionInfo{"theme", "THEME", "light (default) or dark"},
    },
    kStyleOptions,
    std::array{
        OptionInfo{"language", "LANGUAGE", "of words and numbers: en (default), zh_CN or pt_BR"},
        OptionInfo{"transparent", "", "no background"},
    });
constexpr std::array kDataOptions = joinedOptions(
    std::array{
        OptionInfo{"table", "NAME", "which of the exhibit's tables; default the first that list shows"},
        OptionInfo{"o", "FILE", "the file to write; its extension decides the format: .csv, .npy, .json, .tex or .md"},
        OptionInfo{"format", "FORMAT",
                   "csv, npy, json, tex or md, whatever the extension; without -o, csv is the default"},
        OptionInfo{"digits", "NUMBER",
                   "significant digits of real numbers, 1 to 17, not of npy; zeros at the end stay in tex and md; "
                   "default all"},
    },
    kSceneOptions);
constexpr std::array kBatchOptions{
    OptionInfo{"o", "FOLDER", "where the files are written, made if it is not there; default: where the list is"},
    OptionInfo{"jobs", "NUMBER", "how many processes work side by side, 1 to 256; default: one for each processor"},
    OptionInfo{"yes", "", "make more than 10000 files"},
};
constexpr std::array kCodeOptions = joinedOptions(
    std::array{
        OptionInfo{"to", "LIBRARY", "what the program is written for: numpy, pytorch or matplotlib"},
        OptionInfo{"o", "FILE",
                   "the .py file to write, with FILE-NAME.npy beside it for each matrix but small ones; default: "
                   "the program on standard output, without these"},
    },
    kSceneOptions);
constexpr std::array kWindowOptions{
    OptionInfo{"lesson", "FILE", "the lesson to open: a file, packed or not, or the name of one of the course"},
    OptionInfo{"locked", "", "the lesson alone on the whole screen; nothing is kept; Ctrl+Shift+Q leaves"},
    OptionInfo{"idle", "MINUTES",
               "when nobody touches a locked lesson for so long it starts anew, 1 to 120; default 3"},
};
constexpr std::array kLessonOptions{
    OptionInfo{"o", "FILE", "the .zip to write, for lesson pack"},
};
constexpr std::array kLinkOptions{
    OptionInfo{"address", "ADDRESS",
               "of the browser version, before #; without it the link begins with attention-lab:"},
    kPreset,
    kScene,
};
constexpr OptionInfo kPaperFile{"o", "FILE", "the file to write; its extension decides the format: .pdf or .html"};
constexpr OptionInfo kPaperFormat{"format", "FORMAT", "pdf or html, whatever the extension"};
constexpr OptionInfo kPaperSize{"paper", "PAPER", "a4 (default) or letter"};
constexpr std::array kHandoutOptions{
    kPaperFile,
    kPaperFormat,
    OptionInfo{"answers", "", "the teacher's copy: right answers, hints, reasons and notes; nothing is covered"},
    kPaperSize,
    OptionInfo{"language", "LANGUAGE", "en, zh_CN or pt_BR; default: that of the lesson's file name, else en"},
};
constexpr std::array kQuizOptions{
    kPaperFile,
    kPaperFormat,
    OptionInfo{"questions", "NUMBER", "how many; default 10. No question comes twice before all have come"},
    OptionInfo{"seed", "NUMBER", "which questions and numbers, from 0; default 1. The same draws the same"},
    OptionInfo{"lesson", "NAMES",
               "of the lessons that they are about, with commas between them; default: all of the course"},
    OptionInfo{"answers", "", "the teacher's key: right answers, hints and the way to each, without figures"},
    kPaperSize,
    OptionInfo{"language", "LANGUAGE", "en (default), zh_CN or pt_BR"},
};
constexpr std::array kTrainOptions{
    OptionInfo{"o", "FOLDER", "where model.safetensors and loss.csv are written; made if it is not there"},
    OptionInfo{"pointing", "SWITCH", "on or off (default): who-is-it answers with a place instead of a word"},
};

constexpr std::array kHelpOptions{
    OptionInfo{"man", "", "the manual page, for man and groff"},
    OptionInfo{"candidates", "", "what may stand for the last WORD, for the completion of a shell: a line each"},
};

constexpr std::array kArrayOptions{kInput, kMemory, kWeights, kLearned, kAttention};
constexpr std::array kOptionsOfArrays{kTokenList, kTensor, kHeader};

/// What is wrong with the way in which an option was given; empty: nothing.
QString usageProblem(const TypedOption& option, bool hasValue, bool isGivenBefore) {
    if (isGivenBefore) return u"%1: given twice; accepted: once"_s.arg(option.typed);
    if (hasValue == option.takesValue()) return {};
    return hasValue ? u"%1: unexpected value; accepted: %1 alone"_s.arg(option.typed)
                    : u"%1: the value is missing; accepted: %1 %2"_s.arg(option.typed, option.valueName);
}

/// @param arguments  one of them may name an exhibit
QString acceptedOptions(const QString& command, const QStringList& arguments) {
    const Exhibit* exhibit = nullptr;
    for (const QString& argument : arguments)
        if (!exhibit) exhibit = findExhibit(argument.toStdString());
    QStringList names;
    for (const OptionInfo& option : optionsOf(command))
        if (!exhibit || !ignoresOption(*exhibit, fromUtf8(option.name))) names += optionName(fromUtf8(option.name));
    if (!acceptsScene(command))
        for (const ParameterInfo* info : parametersOf(command)) names += parameterOption(info->key);
    else if (exhibit)
        for (const ParameterUse& use : exhibit->uses()) names += parameterOption(use.key);
    else
        names += u"the parameters of an exhibit"_s;
    return names.isEmpty() ? u"none"_s : names.join(u", "_s);
}

}  // namespace

std::span<const CommandForm> commandForms() {
    return kForms;
}

const QStringList& commandNames() {
    static const QStringList kNames = [] {
        QStringList names;
        for (const CommandForm& form : kForms)
            if (*form.name) names += fromUtf8(form.name);
        names.removeDuplicates();
        return names;
    }();
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
    if (command == u"panels") return kPanelsOptions;
    if (command == u"data") return kDataOptions;
    if (command == u"batch") return kBatchOptions;
    if (command == u"code") return kCodeOptions;
    if (command == u"train") return kTrainOptions;
    if (command == u"help") return kHelpOptions;
    if (command == QLatin1String(kWindowName)) return kWindowOptions;
    if (command == u"lesson") return kLessonOptions;
    if (command == u"link") return kLinkOptions;
    if (command == u"handout") return kHandoutOptions;
    if (command == u"quiz") return kQuizOptions;
    return {};
}

QStringList acceptedValues(const QString& command, const OptionInfo& option) {
    const std::string_view value = option.valueName;
    if (value == "SWITCH") return {u"on"_s, u"off"_s};
    if (value == "THEME") return {u"light"_s, u"dark"_s};
    if (value == "MAP") return colourMapNames() + QStringList{QLatin1String(kDefaultColours)};
    if (value == "STYLE") return styleNames() + QStringList{QLatin1String(kNoStyle)};
    if (value == "LETTERS") return panelLetterStyles();
    if (value == "FAMILY") return familyNames();
    if (value == "FORMAT")
        return command == u"data"                            ? dataFormats()
               : command == u"handout" || command == u"quiz" ? paperFormatNames()
                                                             : figureFormats();
    if (value == "LIBRARY") return programKindNames();
    if (value == "PAPER") return paperSizeNames();
    if (value == "LOOP") return {u"on"_s, u"off"_s, u"back-and-forth"_s};
    QStringList values;
    if (value == "LANGUAGE")
        for (const Language& language : languages()) values += fromUtf8(language.code);
    return values;
}

bool acceptsScene(const QString& command) {
    return command == u"export" || command == u"data" || command == u"code" || command == u"link";
}

std::vector<const ParameterInfo*> parametersOf(const QString& command) {
    std::vector<const ParameterInfo*> parameters;
    if (acceptsScene(command))
        for (const ParameterInfo& info : parameterTable()) parameters.push_back(&info);
    if (command == u"train")
        for (const ParameterUse& use : trainingParameters()) parameters.push_back(findParameter(use.key));
    return parameters;
}

std::vector<TypedOption> typedOptions(const QString& command) {
    std::vector<TypedOption> typed{{u"--help"_s, u"help"_s, {}, {}}, {u"-h"_s, u"help"_s, {}, {}}};
    for (const OptionInfo& option : optionsOf(command)) {
        const QString name = fromUtf8(option.name);
        typed.push_back({optionName(name), name, fromUtf8(option.valueName), fromUtf8(option.help)});
    }
    for (const ParameterInfo* info : parametersOf(command))
        typed.push_back(
            {parameterOption(info->key), fromUtf8(info->key), u"VALUE"_s, fromUtf8(info->help), info->isFlag});
    return typed;
}

const TypedOption* findOption(const std::vector<TypedOption>& options, const QString& argument) {
    const auto found = std::ranges::find(options, argument.section(u'=', 0, 0), &TypedOption::typed);
    return found == options.end() ? nullptr : &*found;
}

bool isSingleExhibitOption(const QString& option) {
    const std::string name = option.toStdString();
    const auto isOption = [&](const OptionInfo& other) { return other.name == name; };
    return name == kPreset.name || name == kScene.name || name == kPlay.name || name == kZoom.name ||
           std::ranges::any_of(kArrayOptions, isOption) || std::ranges::any_of(kOptionsOfArrays, isOption) ||
           findParameter(name);
}

bool ignoresOption(const Exhibit& exhibit, const QString& option) {
    const std::string name = option.toStdString();
    const auto isOption = [&](const OptionInfo& other) { return other.name == name; };
    if (findParameter(name)) return !exhibit.findUse(name);
    if (std::ranges::any_of(kArrayOptions, isOption)) return !exhibit.findArrayUse(name);
    if (isOption(kTokenList)) return !takesTokenList(exhibit);
    return std::ranges::any_of(kOptionsOfArrays, isOption) && exhibit.arrays().empty();
}

void requireOneOf(const QString& prefix, const QString& value, const QStringList& accepted) {
    if (!accepted.contains(value))
        throwUsageError(u"%1 %2; accepted: %3"_s.arg(prefix, quoted(value), accepted.join(u", "_s)));
}

Command::Command(const QString& name, const QStringList& arguments) : m_name(name) {
    const std::vector<TypedOption> options = typedOptions(name);
    QString unknown, problem;
    bool areOptionsOver = false;
    for (qsizetype index = 0; index < arguments.size(); ++index) {
        const QString& argument = arguments[index];
        if (areOptionsOver || !argument.startsWith(u'-') || argument == u"-") {
            m_arguments += argument;
            continue;
        }
        areOptionsOver = argument == u"--";
        if (areOptionsOver) continue;
        const TypedOption* option = findOption(options, argument);
        if (!option) {
            if (unknown.isEmpty()) unknown = argument.section(u'=', 0, 0);
            continue;
        }
        bool hasValue = argument.contains(u'=');
        QString value = argument.section(u'=', 1);
        const QString next = arguments.value(index + 1);
        if (!hasValue && option->isFlag) {
            value = next == u"on" || next == u"off" ? arguments[++index] : u"on"_s;
            hasValue = true;
        } else if (!hasValue && option->takesValue() && index + 1 < arguments.size() && !findOption(options, next)) {
            value = arguments[++index];
            hasValue = true;
        }
        const QString fault = usageProblem(*option, hasValue, has(option->name));
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

void Command::requireArguments(qsizetype maximum) const {
    if (m_arguments.size() > maximum)
        throwUsageError(u"%1: unexpected argument of %2; accepted: %3"_s.arg(
            quoted(m_arguments[maximum]), m_name, maximum == 0 ? u"options only"_s : u"one argument beside options"_s));
}

QString Command::choice(const QString& option, const QString& defaultValue) const {
    const auto options = optionsOf(m_name);
    const auto found = std::ranges::find(options, option, [](const OptionInfo& info) { return fromUtf8(info.name); });
    Q_ASSERT(found != options.end());
    const QString kind = fromUtf8(found->valueName).toLower();
    const QString given = value(option, defaultValue);
    const QStringList accepted = acceptedValues(m_name, *found);
    // Browsers and documents write pt-BR where Qt writes pt_BR.
    const QString known = kind == u"language" ? QString(given).replace(u'-', u'_') : given;
    if (!accepted.contains(known))
        requireOneOf(u"%1: unknown %2"_s.arg(optionName(option), kind == u"switch" ? u"value"_s : kind), given,
                     accepted);
    return known;
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
