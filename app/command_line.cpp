#include "app/command_line.h"

#include <algorithm>
#include <array>
#include <clocale>
#include <csignal>
#include <cstdio>
#include <limits>
#include <memory>
#include <new>
#include <set>
#include <unistd.h>
#include <vector>

#include <QApplication>
#include <QCommandLineParser>
#include <QDir>
#include <QFileInfo>
#include <QHashSeed>
#include <QJsonArray>
#include <QJsonDocument>
#include <QJsonObject>

#include "core/io/csv.h"
#include "core/io/npy.h"
#include "core/io/number_text.h"
#include "core/system/memory.h"
#include "ui/exhibits/registry.h"
#include "ui/figure/exporters.h"
#include "ui/files/output_file.h"

namespace attention {
namespace {

using namespace Qt::StringLiterals;

/// How a command ends when it does not succeed; without a message it says nothing.
struct Ending {
    ExitStatus status;
    QString message;
};

[[noreturn]] void refuse(const QString& message) {
    throw Ending{kAskedWrongly, message};
}
[[noreturn]] void fail(const QString& message) {
    throw Ending{kCouldNot, message};
}

QString text(std::string_view utf8) {
    return QString::fromUtf8(utf8.data(), qsizetype(utf8.size()));
}
QString quoted(const QString& value) {
    return u'"' + value + u'"';
}

/// `text` with everything escaped that could break the line, move the cursor or turn the writing direction.
QString oneLine(const QString& text) {
    QString line;
    for (const char32_t character : text.toUcs4()) {
        switch (QChar::category(character)) {
            case QChar::Other_Control:
            case QChar::Other_Format:
            case QChar::Other_Surrogate:
            case QChar::Separator_Line:
            case QChar::Separator_Paragraph:
                line += character == U'\n' ? u"\\n"_s : u"\\u{%1}"_s.arg(uint(character), 0, 16);
                break;
            default:
                line += QString::fromUcs4(&character, 1);
        }
    }
    return line;
}

// ---- What is accepted ----

const QStringList kCommands{u"list"_s, u"export"_s, u"data"_s, u"help"_s};
const QStringList kFigureFormats{u"png"_s, u"svg"_s, u"pdf"_s};
const QStringList kDataFormats{u"csv"_s, u"npy"_s};
const QStringList kThemes{u"light"_s, u"dark"_s};
const QStringList kLanguages{u"en"_s};

struct OptionInfo {
    const char* name;
    const char* value;  ///< what stands for it in the help, or empty for an option without one
    const char* help;
};

constexpr std::array kListOptions{
    OptionInfo{"json", "", "as JSON, for programs"},
};
constexpr std::array kExportOptions{
    OptionInfo{"o", "FILE", "the file to write; its extension decides the format: .png, .svg or .pdf"},
    OptionInfo{"all", "", "every exhibit at its defaults, as EXHIBIT.svg in the folder that -o names"},
    OptionInfo{"format", "FORMAT", "png, svg or pdf, whatever the extension"},
    OptionInfo{"preset", "NAME", "start from a preset of the exhibit"},
    OptionInfo{"width", "LENGTH", "10mm to 2000mm, in mm, cm, in, pt or px (96 to the inch); default 120mm"},
    OptionInfo{"height", "LENGTH", "likewise; default 80mm. A preset may bring a size of its own"},
    OptionInfo{"dpi", "NUMBER", "pixels an inch of a PNG, 10 to 2400; default 300"},
    OptionInfo{"theme", "THEME", "light (default) or dark"},
    OptionInfo{"language", "LANGUAGE", "en (default)"},
    OptionInfo{"transparent", "", "no background"},
};
constexpr std::array kDataOptions{
    OptionInfo{"table", "NAME", "which of the exhibit's tables; default the first that list shows"},
    OptionInfo{"o", "FILE", "the file to write, .csv or .npy; without it to standard output as csv"},
    OptionInfo{"format", "FORMAT", "csv or npy, whatever the extension"},
    OptionInfo{"preset", "NAME", "start from a preset of the exhibit"},
};

std::span<const OptionInfo> optionsOf(const QString& command) {
    if (command == u"list") return kListOptions;
    if (command == u"export") return kExportOptions;
    if (command == u"data") return kDataOptions;
    return {};
}

bool takesParameters(const QString& command) {
    return command == u"export" || command == u"data";
}

QString withHyphens(const QString& option) {
    return (option.size() == 1 ? u"-"_s : u"--"_s) + option;
}
/// A parameter is `--n` in every message, though `-n` is understood as well.
QString parameterOption(std::string_view key) {
    return u"--"_s + text(key);
}
QString optionName(const OptionInfo& option) {
    return withHyphens(QString::fromLatin1(option.name));
}

template <class List, class Name>
QString joined(const List& list, Name name) {
    QStringList names;
    for (const auto& element : list) names += name(element);
    return names.join(u", "_s);
}

QString usedKeys(const Exhibit& exhibit) {
    return joined(exhibit.uses(), [](const ParameterUse& use) { return parameterOption(use.key); });
}

QString acceptedOptions(const QString& command) {
    QString names = joined(optionsOf(command), optionName);
    if (takesParameters(command))
        names +=
            u", "_s + joined(parameterTable(), [](const ParameterInfo& info) { return parameterOption(info.key); });
    return names.isEmpty() ? u"none"_s : names;
}

void requireOneOf(const QString& what, const QString& value, const QStringList& accepted) {
    if (!accepted.contains(value)) refuse(u"%1 %2; accepted: %3"_s.arg(what, quoted(value), accepted.join(u", "_s)));
}

// ---- Reading the command line ----

/// One command with its options; of a repeated option the last counts.
class Command {
 public:
    Command(const QString& name, const QStringList& arguments) : m_name(name) {
        // QCommandLineParser takes the program's name first.
        for (const OptionInfo& option : optionsOf(name))
            m_parser.addOption({QString::fromLatin1(option.name), {}, QString::fromLatin1(option.value)});
        if (takesParameters(name))
            for (const ParameterInfo& info : parameterTable()) m_parser.addOption({text(info.key), {}, u"VALUE"_s});
        m_parser.addOption(QCommandLineOption(QStringList{u"help"_s, u"h"_s}));
        const bool parsed = m_parser.parse(QStringList(name) + arguments);
        if (wantsHelp()) return;
        if (const QStringList unknown = m_parser.unknownOptionNames(); !unknown.isEmpty())
            refuse(u"%1: unknown option of %2; accepted: %3"_s.arg(withHyphens(unknown.first()), name,
                                                                   acceptedOptions(name)));
        if (!parsed) refuseValue();
    }

    const QString& name() const { return m_name; }
    bool wantsHelp() const { return m_parser.isSet(u"help"_s); }
    bool has(const QString& option) const { return m_parser.isSet(option); }
    QString value(const QString& option, const QString& otherwise = {}) const {
        return has(option) ? m_parser.value(option) : otherwise;
    }

    void requireArguments(qsizetype most) const {
        const QStringList arguments = m_parser.positionalArguments();
        if (arguments.size() > most)
            refuse(u"%1: unexpected argument of %2; accepted: %3"_s.arg(
                quoted(arguments[most]), m_name, most == 0 ? u"options only"_s : u"one argument beside options"_s));
    }
    QString argument() const { return m_parser.positionalArguments().value(0); }

    const Exhibit& exhibit() const {
        requireArguments(1);
        const QString ids = joined(exhibits(), [](const Exhibit* exhibit) { return text(exhibit->id()); });
        if (m_parser.positionalArguments().isEmpty())
            refuse(u"%1: the exhibit is missing; accepted: %2"_s.arg(m_name, ids));
        const Exhibit* found = findExhibit(argument().toStdString());
        if (!found) refuse(u"unknown exhibit %1; accepted: %2"_s.arg(quoted(argument()), ids));
        return *found;
    }

 private:
    /// What is left to go wrong: a value that is missing, or one too many ("--json=1"). The parser's sentence names the
    /// option between quotes.
    [[noreturn]] void refuseValue() const {
        const QString named = m_parser.errorText().section(u'\'', 1, 1);
        QString option = named;
        while (option.startsWith(u'-')) option.remove(0, 1);
        const auto options = optionsOf(m_name);
        const auto found =
            std::ranges::find(options, option, [](const OptionInfo& info) { return QString::fromLatin1(info.name); });
        if (found == options.end()) refuse(u"%1: the value is missing; accepted: %1 VALUE"_s.arg(named));
        if (*found->value)
            refuse(u"%1: the value is missing; accepted: %1 %2"_s.arg(named, QString::fromLatin1(found->value)));
        refuse(u"%1: unexpected value; accepted: %1 alone"_s.arg(named));
    }

    QString m_name;
    QCommandLineParser m_parser;
};

/// The scene that preset and parameters describe, with defaults adapted to what was asked for.
Scene sceneOf(const Command& command, const Exhibit& exhibit) {
    Scene scene;
    scene.exhibit = exhibit.id();
    if (command.has(u"preset"_s)) {
        const QString name = command.value(u"preset"_s);
        const auto preset = exhibit.findPreset(name.toStdString());
        if (!preset)
            refuse(u"--preset: unknown preset %1 of %2; accepted: %3"_s.arg(
                quoted(name), text(exhibit.id()),
                joined(exhibit.presets(), [](const Preset& known) { return text(known.name); })));
        scene = applyPreset(exhibit, *preset, std::move(scene));
    }
    std::set<std::string_view> explicitKeys;
    try {
        for (const ParameterInfo& info : parameterTable()) {
            if (!command.has(text(info.key))) continue;
            const ParameterUse* use = exhibit.findUse(info.key);
            if (!use)
                refuse(u"%1: %2 does not use it; accepted: %3"_s.arg(parameterOption(info.key), text(exhibit.id()),
                                                                     usedKeys(exhibit)));
            setValue(scene.parameters, info, parseValue(*use, command.value(text(info.key)).toStdString()));
            explicitKeys.insert(info.key);
        }
        scene.parameters = adapt(exhibit.uses(), scene.parameters, explicitKeys).parameters;
        validate(exhibit.uses(), scene.parameters);
    } catch (const ParameterError& error) {
        refuse(u"%1: %2"_s.arg(parameterOption(error.key()), QString::fromUtf8(error.what())));
    }
    return scene;
}

void requireMemory(const Exhibit& exhibit, double bytes) {
    const auto amount = [](double size) { return QString::number(size / 1e9, 'g', 3) + u" GB"_s; };
    if (bytes > memoryLimit())
        refuse(u"%1 with these values needs %2 of memory; accepted: up to %3, half of what there is"_s.arg(
            text(exhibit.id()), amount(bytes), amount(memoryLimit())));
}

/// The format that --format or else the extension of -o names.
QString formatOf(const Command& command, const QStringList& accepted) {
    if (command.has(u"format"_s)) {
        const QString format = command.value(u"format"_s);
        requireOneOf(u"--format: unknown format"_s, format, accepted);
        return format;
    }
    const QString path = command.value(u"o"_s);
    if (QFileInfo(path).isDir()) fail(u"%1: it is a folder"_s.arg(path));
    const QString extension = QFileInfo(path).suffix().toLower();
    if (!accepted.contains(extension))
        refuse(u"-o: the extension of %1 names no format; accepted: %2, or --format"_s.arg(
            quoted(path), joined(accepted, [](const QString& format) { return u'.' + format; })));
    return extension;
}

bool isStandardOutput(const QString& path) {
    return path == u"-";
}

std::unique_ptr<OutputFile> openOutput(const QString& path) {
    return isStandardOutput(path) ? std::make_unique<OutputFile>() : std::make_unique<OutputFile>(path);
}

/// Ends the command if something went wrong with `file`. A reader who has seen enough (head) is no error to tell.
void requireWritten(const OutputFile& file, const QString& path) {
    if (!file.problem()) return;
    if (file.readerIsGone()) throw Ending{kCouldNot, {}};
    fail(u"%1: %2"_s.arg(isStandardOutput(path) ? u"standard output"_s : path, *file.problem()));
}

void commit(OutputFile& file, const QString& path) {
    (void)file.commit();
    requireWritten(file, path);
}

void print(const QByteArray& utf8) {
    OutputFile output;
    output.write({utf8.constData(), std::size_t(utf8.size())});
    commit(output, u"-"_s);
}

// ---- list and help ----

/// Columns two blanks apart, each line with `indent` blanks before it.
QString aligned(const std::vector<QStringList>& rows, int indent) {
    std::vector<qsizetype> widths;
    for (const QStringList& row : rows)
        for (qsizetype column = 0; column < row.size(); ++column) {
            if (std::size_t(column) == widths.size()) widths.push_back(0);
            widths[std::size_t(column)] = std::max(widths[std::size_t(column)], row[column].size());
        }
    QString lines;
    for (const QStringList& row : rows) {
        QString line(indent, u' ');
        for (qsizetype column = 0; column < row.size(); ++column)
            line += row[column].leftJustified(widths[std::size_t(column)] + 2);
        while (line.endsWith(u' ')) line.chop(1);
        lines += line + u'\n';
    }
    return lines;
}

QString chapterName(Chapter chapter) {
    switch (chapter) {
        case Chapter::Position:
            return u"Position"_s;
        case Chapter::Attention:
            return u"Attention"_s;
        case Chapter::Cost:
            return u"Cost"_s;
    }
    Q_UNREACHABLE();
}

const ChoiceField* choiceOf(const ParameterInfo& info) {
    return std::get_if<ChoiceField>(&info.field);
}

QString rangeText(const ParameterUse& use) {
    const ParameterInfo& info = *findParameter(use.key);
    if (const ChoiceField* choice = choiceOf(info)) return joined(choice->names, text);
    const ParameterBounds bounds = fixedBounds(use);
    const QString least = info.notBefore.empty() ? text(numberText(bounds.minimum)) : text(info.notBefore);
    QString range;
    if (bounds.maximum == std::numeric_limits<double>::max())
        range = (bounds.minimumExcluded ? u"> "_s : u">= "_s) + least;
    else
        range =
            least + u" to "_s + (info.below.empty() ? text(numberText(bounds.maximum)) : text(info.below) + u" - 1"_s);
    if (std::holds_alternative<OptionalField>(info.field)) range += u", none"_s;
    return range;
}

QString defaultText(const ParameterInfo& info) {
    return text(valueText(info, valueOf(Parameters{}, info)));
}

/// Exhibits that use the parameter, by the range they accept, in the order in which ranges first occur.
std::vector<std::pair<QString, QStringList>> usersByRange(const ParameterInfo& info) {
    std::vector<std::pair<QString, QStringList>> users;
    for (const Exhibit* exhibit : exhibits()) {
        const ParameterUse* use = exhibit->findUse(info.key);
        if (!use) continue;
        const QString range = rangeText(*use);
        auto found = std::ranges::find(users, range, &std::pair<QString, QStringList>::first);
        if (found == users.end()) found = users.insert(users.end(), {range, {}});
        found->second += text(exhibit->id());
    }
    return users;
}

QString parameterLines() {
    std::vector<QStringList> rows;
    for (const ParameterInfo& info : parameterTable()) {
        bool isFirst = true;
        for (const auto& [range, users] : usersByRange(info)) {
            rows.push_back({isFirst ? parameterOption(info.key) : QString(), range,
                            isFirst ? defaultText(info) : QString(), isFirst ? text(info.help) : QString(),
                            users.join(u", "_s)});
            isFirst = false;
        }
    }
    rows.insert(rows.begin(), {u"key"_s, u"range"_s, u"default"_s, u"meaning"_s, u"used by"_s});
    return aligned(rows, 2);
}

QString columnsText(const TableDescription& table) {
    return joined(table.columns, [](const ColumnDescription& column) {
        return column.each.empty() ? text(column.name) : u"one per %1 %2"_s.arg(text(column.name), text(column.each));
    });
}

QString listText() {
    QString lines;
    for (const Exhibit* exhibit : exhibits()) {
        lines += u"%1  (%2)  %3\n"_s.arg(text(exhibit->id()), chapterName(exhibit->chapter()), exhibit->title());
        std::vector<QStringList> rows;
        auto addRow = [&, last = QString()](const QString& kind, std::string_view name,
                                            const QString& meaning) mutable {
            rows.push_back({kind == last ? QString() : kind, text(name), meaning});
            last = kind;
        };
        for (const TableDescription& table : exhibit->tables()) addRow(u"tables"_s, table.name, columnsText(table));
        for (const Preset& preset : exhibit->presets()) addRow(u"presets"_s, preset.name, preset.shows);
        lines += aligned(rows, 2) + u'\n';
    }
    return lines + u"Parameters\n"_s + parameterLines();
}

QJsonValue jsonValue(const ParameterInfo& info, const ParameterValue& value) {
    if (std::holds_alternative<std::monostate>(value)) return QJsonValue::Null;
    if (choiceOf(info)) return text(valueText(info, value));
    if (const auto* integer = std::get_if<std::int64_t>(&value)) return qint64(*integer);
    return std::get<double>(value);
}

/// What a page accepts of a parameter, before bounds that other parameters set.
QJsonObject rangeJson(const ParameterUse& use) {
    const ParameterInfo& info = *findParameter(use.key);
    QJsonObject range;
    if (const ChoiceField* choice = choiceOf(info)) {
        QJsonArray names;
        for (const std::string_view name : choice->names) names.append(text(name));
        range.insert(u"choices"_s, names);
        return range;
    }
    const ParameterBounds bounds = fixedBounds(use);
    range.insert(bounds.minimumExcluded ? u"above"_s : u"minimum"_s, bounds.minimum);
    if (bounds.maximum < std::numeric_limits<double>::max()) range.insert(u"maximum"_s, bounds.maximum);
    return range;
}

QJsonObject parameterJson(const ParameterInfo& info) {
    QJsonObject parameter = rangeJson({.key = info.key});
    QJsonArray users;
    for (const Exhibit* exhibit : exhibits())
        if (exhibit->findUse(info.key)) users.append(text(exhibit->id()));
    const bool isInteger =
        std::holds_alternative<IntegerField>(info.field) || std::holds_alternative<OptionalField>(info.field);
    parameter.insert(u"key"_s, text(info.key));
    parameter.insert(u"kind"_s, choiceOf(info) ? u"choice"_s : isInteger ? u"integer"_s : u"real"_s);
    parameter.insert(u"default"_s, jsonValue(info, valueOf(Parameters{}, info)));
    parameter.insert(u"help"_s, text(info.help));
    parameter.insert(u"used-by"_s, users);
    if (!info.below.empty()) parameter.insert(u"below"_s, text(info.below));
    if (!info.notBefore.empty()) parameter.insert(u"not-before"_s, text(info.notBefore));
    return parameter;
}

QJsonObject exhibitJson(const Exhibit& exhibit) {
    QJsonArray tables;
    for (const TableDescription& table : exhibit.tables())
        tables.append(QJsonObject{{u"name"_s, text(table.name)}, {u"columns"_s, columnsText(table)}});
    QJsonArray presets;
    for (const Preset& preset : exhibit.presets()) {
        QJsonObject values;
        for (const auto& [key, value] : preset.values) values.insert(text(key), text(value));
        presets.append(QJsonObject{{u"name"_s, text(preset.name)},
                                   {u"title"_s, preset.title},
                                   {u"shows"_s, preset.shows},
                                   {u"values"_s, values}});
    }
    QJsonArray uses;
    for (const ParameterUse& use : exhibit.uses()) {
        QJsonObject range = rangeJson(use);
        range.insert(u"key"_s, text(use.key));
        uses.append(range);
    }
    return {{u"id"_s, text(exhibit.id())}, {u"chapter"_s, chapterName(exhibit.chapter())},
            {u"title"_s, exhibit.title()}, {u"claim"_s, exhibit.claim()},
            {u"tables"_s, tables},         {u"presets"_s, presets},
            {u"parameters"_s, uses}};
}

QByteArray listJson() {
    QJsonArray all;
    for (const Exhibit* exhibit : exhibits()) all.append(exhibitJson(*exhibit));
    QJsonArray parameters;
    for (const ParameterInfo& info : parameterTable()) parameters.append(parameterJson(info));
    return QJsonDocument(QJsonObject{{u"exhibits"_s, all}, {u"parameters"_s, parameters}}).toJson();
}

constexpr const char* kHelp = R"(Attention Lab: see how self-attention and positional encoding work.

  attention-lab                                     open the window
  attention-lab list [--json]                       exhibits, their tables and presets, and all parameters
  attention-lab export EXHIBIT -o FILE [OPTION...]  draw a figure as .png, .svg or .pdf
  attention-lab export --all -o FOLDER              draw every exhibit at its defaults
  attention-lab data EXHIBIT [OPTION...]            write numbers as CSV to standard output, or a .csv or .npy file
  attention-lab help COMMAND                        all options of list, export or data
  attention-lab --version

Examples
  attention-lab export encoding-curves --preset d2l -o curves.pdf
  attention-lab export encoding-heatmap --n 100 --d 64 --width 16cm --theme dark -o heatmap.svg
  attention-lab data encoding-heatmap --n 60 --d 32 -o P.npy
  attention-lab data encoding-curves --first-column 0 --last-column 3 | head

Exit status: 0 done, 1 it could not be done, 2 it was asked wrongly.
)";

constexpr const char* kListHelp = R"(attention-lab list [--json]

Lists the exhibits with their tables and presets, and the parameters with range, default and the exhibits that use them.

Options
)";

constexpr const char* kExportHelp = R"(attention-lab export EXHIBIT -o FILE.{png,svg,pdf} [OPTION...]
attention-lab export --all -o FOLDER [--format svg] [OPTION...]

Draws the figure of one exhibit, or of all. The file is replaced only when the new one is complete; a device or pipe is
written directly and needs --format, and so does - (standard output).

Options
)";

constexpr const char* kDataHelp = R"(attention-lab data EXHIBIT [--table NAME] [-o FILE.{csv,npy}] [OPTION...]

Writes the numbers of one exhibit: CSV with a header line, each number the shortest that reads back the same, or NumPy's
NPY. The file is replaced only when the new one is complete; a device or pipe is written directly.

Options
)";

constexpr const char* kHelpHelp = R"(attention-lab help [COMMAND]

Says what a command does and what it takes; without COMMAND, what there is.
)";

QString helpText(const QString& command) {
    if (command == u"help") return QString::fromUtf8(kHelpHelp);
    QString lines = QString::fromUtf8(command == u"list" ? kListHelp : command == u"export" ? kExportHelp : kDataHelp);
    std::vector<QStringList> rows;
    for (const OptionInfo& option : optionsOf(command))
        rows.push_back(
            {optionName(option) + u' ' + QString::fromLatin1(option.value), QString::fromLatin1(option.help)});
    lines += aligned(rows, 2);
    if (takesParameters(command))
        lines += u"\nParameters, as --key VALUE; they win over a preset\n"_s + parameterLines();
    return lines;
}

// ---- The commands ----

void runList(const Command& command) {
    command.requireArguments(0);
    print(command.has(u"json"_s) ? listJson() : listText().toUtf8());
}

void runHelp(const Command& command) {
    command.requireArguments(1);
    if (command.argument().isNull()) return print(kHelp);
    requireOneOf(u"unknown command"_s, command.argument(), kCommands);
    print(helpText(command.argument()).toUtf8());
}

void runData(const Command& command) {
    const Exhibit& exhibit = command.exhibit();
    QString name = text(exhibit.tables().front().name);
    if (command.has(u"table"_s)) {
        name = command.value(u"table"_s);
        const auto known = exhibit.tables();
        if (std::ranges::find(known, name.toStdString(), &TableDescription::name) == known.end())
            refuse(u"--table: unknown table %1 of %2; accepted: %3"_s.arg(
                quoted(name), text(exhibit.id()),
                joined(known, [](const TableDescription& table) { return text(table.name); })));
    }
    const Scene scene = sceneOf(command, exhibit);
    const QString path = command.value(u"o"_s, u"-"_s);
    const bool isPlain = isStandardOutput(path) && !command.has(u"format"_s);
    const QString format = isPlain ? kDataFormats.first() : formatOf(command, kDataFormats);
    requireMemory(exhibit, exhibit.memoryNeeded(scene.parameters));

    const auto output = openOutput(path);
    requireWritten(*output, path);
    const Table table = exhibit.table(name.toStdString(), scene.parameters);
    const ByteSink sink = [&](std::string_view piece) { return output->write(piece); };
    if (format == u"npy" && !canWriteNpy(table))
        refuse(u"--format: table %1 holds text, which npy cannot; accepted: csv"_s.arg(quoted(name)));
    if (format == u"npy")
        writeNpy(table, sink);
    else
        writeCsv(table, sink);
    commit(*output, path);
}

/// What export was asked for, apart from exhibit and scene.
struct ExportRequest {
    FigureOptions options;
    std::optional<double> width;
    std::optional<double> height;
    const Theme* theme = &Theme::light();
};

ExportRequest exportRequest(const Command& command, const QString& format) {
    ExportRequest request;
    request.options.format = *figureFormat(format);
    request.options.transparent = command.has(u"transparent"_s);
    const auto number = [&](const QString& option, auto parse, const QString& accepted) -> std::optional<double> {
        if (!command.has(option)) return std::nullopt;
        const QString value = command.value(option);
        const auto parsed = parse(value.toStdString());
        if (!parsed) refuse(u"--%1: %2 cannot be used here; accepted: %3"_s.arg(option, quoted(value), accepted));
        return parsed;
    };
    const QString lengths =
        u"%1mm to %2mm, in mm, cm, in, pt or px, as in 120mm"_s.arg(kLeastMillimetres).arg(kMostMillimetres);
    request.width = number(u"width"_s, parseLengthMm, lengths);
    request.height = number(u"height"_s, parseLengthMm, lengths);
    request.options.dpi =
        number(u"dpi"_s, parseDpi, u"numbers %1 to %2"_s.arg(kLeastDpi).arg(kMostDpi)).value_or(request.options.dpi);
    const QString theme = command.value(u"theme"_s, kThemes.first());
    requireOneOf(u"--theme: unknown theme"_s, theme, kThemes);
    if (theme == u"dark") request.theme = &Theme::darkTheme();
    requireOneOf(u"--language: unknown language"_s, command.value(u"language"_s, kLanguages.first()), kLanguages);
    return request;
}

/// The request's options for one exhibit, once it is known that the figure can be made.
FigureOptions optionsFor(const ExportRequest& request, const Exhibit& exhibit, const Scene& scene) {
    FigureOptions options = request.options;
    options.size = scene.view.size.value_or(FigureSize{});
    options.size.width = request.width.value_or(options.size.width);
    options.size.height = request.height.value_or(options.size.height);
    options.title = exhibit.title();
    options.description = exhibit.claim();
    if (const auto problem = imageProblem(options)) refuse(u"--width, --height, --dpi: %1"_s.arg(*problem));
    requireMemory(exhibit, exhibit.memoryNeeded(scene.parameters) + imageMemory(options));
    return options;
}

QByteArray figureBytes(const ExportRequest& request, const FigureOptions& options, const Exhibit& exhibit,
                       const Scene& scene) {
    const auto figure = exhibit.makeFigure();
    figure->setTheme(*request.theme);
    figure->display(scene, exhibit.compute(scene.parameters, {}));
    const QByteArray bytes = renderFigure(*figure, options);
    if (bytes.isEmpty()) throw std::bad_alloc();
    return bytes;
}

/// What QCustomPlot needs to exist, on no display.
class OffscreenApplication {
 public:
    OffscreenApplication() {
        qunsetenv("QT_QPA_PLATFORMTHEME");  // a desktop's theme can print lines of its own, or want a display
        qputenv("QT_QPA_PLATFORM", "offscreen");
        QHashSeed::setDeterministicGlobalSeed();  // PDF objects are written in the order of a hash
        QLocale::setDefault(QLocale::c());
        m_application.emplace(m_argc, m_argv);
        std::setlocale(LC_ALL, "C");
        QApplication::setApplicationName(u"Attention Lab"_s);
        loadFonts();
    }

 private:
    int m_argc = 1;
    char m_name[14] = "attention-lab";
    char* m_argv[2] = {m_name, nullptr};
    std::optional<QApplication> m_application;
};

void exportOne(const Command& command) {
    const Exhibit& exhibit = command.exhibit();
    const Scene scene = sceneOf(command, exhibit);
    const QString path = command.value(u"o"_s);
    const ExportRequest request = exportRequest(command, formatOf(command, kFigureFormats));
    const FigureOptions options = optionsFor(request, exhibit, scene);

    const OffscreenApplication application;
    const auto output = openOutput(path);
    requireWritten(*output, path);
    const QByteArray bytes = figureBytes(request, options, exhibit, scene);
    output->write({bytes.constData(), std::size_t(bytes.size())});
    commit(*output, path);
}

void exportAll(const Command& command) {
    command.requireArguments(0);
    for (const ParameterInfo& info : parameterTable())
        if (command.has(text(info.key)))
            refuse(u"%1: --all draws every exhibit at its defaults; accepted: %1 with one exhibit"_s.arg(
                parameterOption(info.key)));
    if (command.has(u"preset"_s))
        refuse(u"--preset: --all draws every exhibit at its defaults; accepted: --preset with one exhibit"_s);
    const QString format = command.value(u"format"_s, u"svg"_s);
    requireOneOf(u"--format: unknown format"_s, format, kFigureFormats);
    const ExportRequest request = exportRequest(command, format);

    const QString folder = command.value(u"o"_s);
    const QFileInfo info(folder);
    if (info.exists() && !info.isDir()) fail(u"%1: it is not a folder"_s.arg(folder));
    const OffscreenApplication application;
    const bool isNew = !info.exists();
    if (isNew && !QDir().mkdir(folder))
        fail((info.dir().exists() ? u"%1: the folder cannot be made there"_s
                                  : u"%1: the folder in which it would be made does not exist"_s)
                 .arg(folder));

    struct Picture {
        QString path;
        std::unique_ptr<OutputFile> file;
    };
    std::vector<Picture> pictures;
    try {
        for (const Exhibit* exhibit : exhibits()) {
            Scene scene;
            scene.exhibit = exhibit->id();
            scene.parameters = adapt(exhibit->uses(), scene.parameters).parameters;
            const FigureOptions options = optionsFor(request, *exhibit, scene);
            const QString path = u"%1/%2.%3"_s.arg(folder, text(exhibit->id()), format);
            pictures.push_back({path, openOutput(path)});
            const QByteArray bytes = figureBytes(request, options, *exhibit, scene);
            pictures.back().file->write({bytes.constData(), std::size_t(bytes.size())});
            requireWritten(*pictures.back().file, path);
        }
        // Only when all are written does the first take its place.
        for (const Picture& picture : pictures) commit(*picture.file, picture.path);
    } catch (...) {
        pictures.clear();
        if (isNew) QDir().rmdir(folder);
        throw;
    }
}

void runExport(const Command& command) {
    if (!command.has(u"o"_s))
        refuse(
            u"-o: the file to write is missing; accepted: -o FILE.png, FILE.svg or FILE.pdf, or a folder with --all"_s);
    if (command.has(u"all"_s))
        exportAll(command);
    else
        exportOne(command);
}

void run(const QStringList& arguments) {
    const QString& name = arguments.first();
    if (arguments.size() == 1) {
        if (name == u"--version" || name == u"-v") return print("attention-lab " ATTENTION_VERSION "\n");
        if (name == u"--help" || name == u"-h") return print(kHelp);
    }
    if (name == u"--version" || name == u"--help")
        refuse(u"%1: unexpected argument of %2; accepted: %2 alone"_s.arg(quoted(arguments[1]), name));
    if (name.startsWith(u'-'))
        refuse(
            u"%1: unknown option; accepted: --version, --help, or a command: %2"_s.arg(name, kCommands.join(u", "_s)));
    requireOneOf(u"unknown command"_s, name, kCommands);
    const Command command(name, arguments.mid(1));
    if (command.wantsHelp()) return print(helpText(name).toUtf8());
    if (takesParameters(name) && command.has(u"o"_s) && command.value(u"o"_s).isEmpty())
        refuse(u"-o: the name is empty; accepted: the name of a file"_s);
    if (name == u"list") return runList(command);
    if (name == u"export") return runExport(command);
    if (name == u"data") return runData(command);
    runHelp(command);
}

/// Nothing of Qt's own may stand beside the program's words.
void onMessage(QtMsgType type, const QMessageLogContext&, const QString& message) {
    if (type != QtFatalMsg) return;
    printError(message.toUtf8().constData());
    _exit(kCouldNot);
}

}  // namespace

void printError(const char* message) {
    const QByteArray line = "attention-lab: error: " + oneLine(QString::fromUtf8(message)).toUtf8() + '\n';
    std::fwrite(line.constData(), 1, std::size_t(line.size()), stderr);
}

int runCommandLine(int argc, char** argv) {
    std::signal(SIGXFSZ, SIG_IGN);  // so that a limited file size (ulimit -f) is an error like a full disk
    qInstallMessageHandler(onMessage);
    try {
        QStringList arguments;
        for (int place = 1; place < argc; ++place) {
            if (!QUtf8StringView(argv[place]).isValidUtf8())
                refuse(u"%1: the argument is no UTF-8 text; accepted: UTF-8"_s.arg(
                    quoted(QString::fromUtf8(argv[place]))));
            arguments += QString::fromUtf8(argv[place]);
        }
        run(arguments);
        return kDone;
    } catch (const Ending& ending) {
        if (!ending.message.isEmpty()) printError(ending.message.toUtf8().constData());
        return ending.status;
    } catch (const std::bad_alloc&) {
        printError("there is not enough memory for this");
    } catch (const std::exception& error) {
        printError(error.what());
    }
    return kCouldNot;
}

}  // namespace attention
