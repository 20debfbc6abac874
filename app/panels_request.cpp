#include "app/panels_request.h"

#include <algorithm>
#include <cmath>
#include <new>
#include <utility>

#include <QDir>
#include <QFileInfo>
#include <QJsonArray>
#include <QJsonDocument>

#include "app/cli_text.h"
#include "app/command_error.h"
#include "app/json_option.h"
#include "app/requested_scene.h"
#include "core/number_text.h"
#include "ui/exhibits/exhibits.h"
#include "ui/files/scene_file.h"
#include "ui/files/style_file.h"
#include "ui/lesson/opened_link.h"
#include "ui/text/language.h"
#include "ui/text/scoped_language.h"

namespace attention {
namespace {

using namespace Qt::StringLiterals;

/// Runs `read` and puts `prefix` in front of the message of a CommandError.
template <class Read>
auto withPrefix(const QString& prefix, Read read) {
    try {
        return read();
    } catch (const CommandError& error) {
        throw CommandError{error.status, prefix + u": "_s + error.message};
    }
}

QString description(const QJsonValue& value) {
    return fromUtf8(describe(fromQt(value)).english());
}

/// A value of the list as text, as if typed on the command line. @throws CommandError for lists, objects and null
QString typedValue(const QString& key, const QJsonValue& value) {
    if (const auto text = optionText(fromQt(value))) return *text;
    throwUsageError(u"%1: it is %2; accepted: a text, a number, true or false"_s.arg(key, description(value)));
}

/// Reads relative widths or heights: positive numbers with commas or colons between them.
std::vector<double> parseShares(const QString& option, const QString& text, int count, const QString& of) {
    std::vector<double> shares;
    QString list = text;
    for (const QString& word : list.replace(u':', u',').split(u',')) {
        const auto share = parseReal(word.trimmed().toStdString());
        if (!share || !(*share > 0) || !(*share <= kMaxFigureMm))
            throwUsageError(u"--%1: %2 cannot be used here; accepted: a share for each of %3, as in 2,1,1"_s.arg(
                option, quoted(text), of));
        shares.push_back(*share);
    }
    if (std::ssize(shares) != count)
        throwUsageError(u"--%1: %2 has %3 shares; accepted: %4, one for each of %5"_s.arg(
            option, quoted(text), QString::number(shares.size()), QString::number(count), of));
    return shares;
}

PanelsLayout layoutFrom(const Command& options, std::size_t panels) {
    PanelsLayout layout;
    if (options.has(u"columns"_s)) {
        bool isNumber = false;
        layout.columns = options.value(u"columns"_s).toInt(&isNumber);
        if (!isNumber || layout.columns < 1 || layout.columns > int(kMaxPanels))
            throwUsageError(u"--columns: %1 cannot be used here; accepted: 1 to %2"_s.arg(
                quoted(options.value(u"columns"_s)), QString::number(kMaxPanels)));
    }
    if (options.has(u"widths"_s)) {
        // Without --columns, the number of widths decides how many columns there are.
        if (!options.has(u"columns"_s))
            layout.columns = int(options.value(u"widths"_s).count(u',') + options.value(u"widths"_s).count(u':') + 1);
        layout.widths =
            parseShares(u"widths"_s, options.value(u"widths"_s), layout.columnsFor(panels), u"the columns"_s);
    }
    if (options.has(u"heights"_s))
        layout.heights = parseShares(u"heights"_s, options.value(u"heights"_s), layout.rowsFor(panels), u"the rows"_s);
    if (options.has(u"gap"_s)) {
        // parseLengthMm() does not accept such a short length.
        const QString text = options.value(u"gap"_s);
        const auto millimetres = parseReal(text.endsWith(u"mm"_s) ? text.chopped(2).toStdString() : text.toStdString());
        if (!millimetres || *millimetres < 0 || *millimetres > kMaxPanelGap)
            throwUsageError(
                u"--gap: %1 cannot be used here; accepted: 0mm to %2mm"_s.arg(quoted(text)).arg(kMaxPanelGap));
        layout.gap = *millimetres;
    }
    layout.letters = options.value(u"letters"_s, layout.letters);
    if (layout.letters == u"on") layout.letters = PanelsLayout().letters;
    requireOneOf(u"--letters: unknown letters"_s, layout.letters, panelLetterStyles());
    layout.sharesColourBar = options.choice(u"shared-colour-bar"_s, u"off"_s) == u"on";
    layout.sharesRanges = options.choice(u"shared-ranges"_s, u"off"_s) == u"on";
    layout.isHeightFree = !options.has(u"height"_s);
    return layout;
}

/// Whether a key of the list is applied to the style directly instead of as an option: because no option can express
/// it, or because --style was typed, to which the keys of the list are added. The height is not part of the style.
bool isStyleKey(const QJsonObject& list, const QString& key, const Command* command) {
    if (key == u"inks" || (key == u"labels" && list.value(key).isObject())) return true;
    // A figure carries its resolution, but a vector format would refuse --dpi.
    if (key == u"dpi" && list.contains(fromUtf8(kPanelsKey))) return true;
    return command && command->has(u"style"_s) && key != u"height" && styleKeys().contains(key);
}

/// Applies the keys of the list for which isStyleKey() holds to the style.
void useStyle(const QJsonObject& list, const Command* command, ExportStyle& style) {
    for (const QString& key : list.keys()) {
        const QJsonValue value = list.value(key);
        if (!isStyleKey(list, key, command)) continue;
        if (key == u"labels") {
            if (const auto fault = readLabels(value, style.look.labels)) throwUsageError(*fault);
        } else if (const auto accepted = setStyleValue(style, key, typedValue(key, value))) {
            throwUsageError(
                u"%1: %2 cannot be used here; accepted: %3"_s.arg(key, quoted(typedValue(key, value)), *accepted));
        }
    }
}

/// The options of the list and of the command line as one command; the command line has priority.
Command mergedOptions(const QJsonObject& list, const Command* command) {
    QStringList arguments;
    const auto add = [&](const OptionInfo& option, const QString& value) {
        const QString typed = optionName(fromUtf8(option.name));
        if (*option.valueName)
            arguments += typed + u'=' + value;
        else if (value != u"off")
            arguments += typed;
    };
    QStringList keys{u"panels"_s, fromUtf8(kPanelsKey), u"inks"_s};
    for (const OptionInfo& option : optionsOf(u"panels"_s)) {
        const QString name = fromUtf8(option.name);
        if (name == u"o" || name == u"format" || name == u"set") continue;
        keys += name;
        const QJsonValue value = list.value(name);
        if (command && command->has(name))
            add(option, command->value(name));
        else if (value.isArray() && (name == u"widths" || name == u"heights")) {
            QStringList shares;
            for (const QJsonValue& share : value.toArray()) shares += typedValue(name, share);
            add(option, shares.join(u','));
        } else if (!value.isUndefined() && !isStyleKey(list, name, command)) {
            add(option, typedValue(name, value));
        }
    }
    for (const QString& key : list.keys())
        if (!keys.contains(key))
            throwUsageError(u"%1: unknown key of a list of panels; accepted: %2"_s.arg(
                quoted(key), (keys.mid(2) << keys.first()).join(u", "_s)));
    return Command(u"panels"_s, arguments);
}

QString panelNumber(std::size_t index) {
    return u"panel %1"_s.arg(index + 1);
}

/// Reads the options that `panels` shares with `export`.
FigureRequest figureFrom(const Command& options, const QString& format, const CarriedStyle& carried = {}) {
    QStringList arguments;
    for (const OptionInfo& option : optionsOf(u"export"_s)) {
        const QString name = fromUtf8(option.name);
        if (name == u"o" || name == u"format" || !options.has(name)) continue;
        arguments += optionName(name) + (*option.valueName ? u'=' + options.value(name) : QString());
    }
    return figureRequest(Command(u"export"_s, arguments), format, ExportOptions().dpi, carried);
}

/// Reads a scene that is written in the list, instead of in a file.
OpenedScene embeddedScene(const QJsonObject& scene, const QString& folder) {
    try {
        return readScene(QJsonDocument(scene).toJson(QJsonDocument::Compact), folder);
    } catch (const FileError& error) {
        throwUsageError(u"scene: %1"_s.arg(error.phrase()));
    }
}

/// Resolves the scene of a panel by the rules of `export`.
void useScene(const QJsonObject& entry, const QString& folder, PanelsRequest::Panel& panel, PanelsRequest& request) {
    QStringList arguments;
    std::optional<OpenedScene> start;
    for (const QString& name : entry.keys()) {
        const QJsonValue value = entry.value(name);
        if (name == u"title" || name == u"legend" || name == u"colour-bar") continue;
        if (name == u"scene" && value.isObject()) {
            start = embeddedScene(value.toObject(), folder);
        } else if (name == u"exhibit") {
            arguments += typedValue(name, value);
        } else if (name == u"parameters") {
            if (!value.isObject())
                throwUsageError(u"parameters: it is %1; accepted: an object"_s.arg(description(value)));
            const QJsonObject parameters = value.toObject();
            for (const QString& key : parameters.keys()) {
                if (!findParameter(key.toStdString()))
                    throwUnknownParameter(u"parameters"_s, key,
                                          findExhibit(entry.value(u"exhibit"_s).toString().toStdString()));
                arguments += u"--%1=%2"_s.arg(key, typedValue(key, parameters.value(key)));
            }
        } else if (isSingleExhibitOption(name) && !findParameter(name.toStdString())) {
            const auto options = optionsOf(u"export"_s);
            const auto option =
                std::ranges::find(options, name, [](const OptionInfo& info) { return fromUtf8(info.name); });
            const std::string_view kind = option->valueName;
            QString text = typedValue(name, value);
            if ((kind == "FILE" || kind == "PATH") && !isLink(text.toStdString()))
                text = QDir::cleanPath(QDir(folder).absoluteFilePath(text));
            arguments += u"--%1=%2"_s.arg(name, text);
        } else {
            throwUsageError(
                u"%1: unknown key of a panel; accepted: exhibit, scene, preset, parameters, title, legend, colour-bar, "
                "input, memory, weights, learned, attention, token-list, tensor, header"_s.arg(quoted(name)));
        }
    }
    RequestedScene requested = resolveScene(Command(u"export"_s, arguments), std::move(start));
    panel.exhibit = requested.exhibit;
    panel.scene = std::move(requested.scene);
    panel.style = std::move(requested.style);
    request.remarks += {requested.warnings, requested.notes};
}

PanelsRequest::Panel panelFrom(const QJsonValue& value, const QString& folder, PanelsRequest& request) {
    if (!value.isObject()) throwUsageError(u"it is %1; accepted: an object"_s.arg(description(value)));
    const QJsonObject entry = value.toObject();
    const auto isOn = [&](const QString& key, bool defaultValue) {
        if (!entry.contains(key)) return defaultValue;
        const QString text = typedValue(key, entry.value(key));
        requireOneOf(key + u": unknown value"_s, text, {u"on"_s, u"off"_s});
        return text == u"on";
    };
    PanelsRequest::Panel panel;
    panel.title = entry.contains(u"title"_s) ? typedValue(u"title"_s, entry.value(u"title"_s)) : QString();
    panel.legend = isOn(u"legend"_s, request.figure.choices.legend);
    panel.colourBar = isOn(u"colour-bar"_s, request.figure.choices.colourBar);
    useScene(entry, folder, panel, request);
    return panel;
}

/// Sets the parameters of single panels that --set gives: "b:d=32;2:n=8".
void setParameters(QJsonArray& panels, const QString& changes) {
    const QStringList each = changes.split(u';', Qt::SkipEmptyParts);
    for (const QString& change : each.isEmpty() ? QStringList(changes) : each) {
        const auto colon = change.indexOf(u':'), equals = change.indexOf(u'=');
        const QString name = change.first(std::max<qsizetype>(colon, 0)).trimmed().toLower();
        const QString key = change.sliced(colon + 1, std::max<qsizetype>(equals - colon - 1, 0)).trimmed();
        if (colon < 0 || key.isEmpty())
            throwUsageError(
                u"--set: %1 is no change of a panel; accepted: PANEL:KEY=VALUE, as in b:d=32, with ; "
                "between several"_s.arg(quoted(change)));
        bool isNumber = false;
        qsizetype index = name.toInt(&isNumber) - 1;
        if (!isNumber) index = name.size() == 1 ? name[0].unicode() - u'a' : -1;
        if (index < 0 || index >= panels.size())
            throwUsageError(u"--set: %1: there is no panel %2; accepted: %3"_s.arg(
                quoted(change), quoted(name),
                panels.size() == 1 ? u"a"_s : u"a to %1"_s.arg(QChar(char16_t(u'a' + panels.size() - 1)))));
        QJsonObject panel = panels[index].toObject();
        QJsonObject parameters = panel.value(u"parameters"_s).toObject();
        parameters.insert(key, change.sliced(equals + 1));
        panel.insert(u"parameters"_s, parameters);
        panels[index] = panel;
    }
}

/// The style that the page takes from panels that are figures: their common font, colours and other settings if all
/// have the same style, and in any case the labels of all of them.
CarriedStyle commonStyle(PanelsRequest& request) {
    std::optional<ExportStyle> common;
    CarriedStyle page;
    bool isCommon = true;
    for (const PanelsRequest::Panel& panel : request.panels) {
        if (!panel.style) continue;
        ExportStyle style = panel.style->style;
        page.style.look.labels.insert(std::exchange(style.look.labels, {}));
        style.look.letter.clear();
        isCommon = isCommon && (!common || *common == style);
        common = style;
    }
    if (!isCommon)
        request.remarks.notes +=
            u"the figures were drawn in different styles, and the panels have the usual one; --style says which"_s;
    if (!common || !isCommon) return page;
    common->look.labels = page.style.look.labels;
    page.style = *common;
    return page;
}

/// Reads a JSON object. @param path  for messages  @throws CommandError if the text is no JSON object
QJsonObject objectFrom(const QByteArray& text, const QString& path) {
    QJsonParseError error{};
    const QJsonDocument document = QJsonDocument::fromJson(text, &error);
    if (error.error != QJsonParseError::NoError)
        throwUsageError(u"%1: line %2: it is no JSON: %3"_s.arg(
            path, QString::number(text.first(std::min<qsizetype>(error.offset, text.size())).count('\n') + 1),
            asClause(error.errorString())));
    if (!document.isObject()) throwUsageError(u"%1: it is a list; accepted: an object with \"panels\""_s.arg(path));
    return document.object();
}

/// The list of panels in a file; nothing if the file has a scene.
std::optional<QJsonObject> panelsListIn(const QString& path) {
    QByteArray text;
    try {
        text = carriedText(path);
    } catch (const FileError& error) {
        throwFailure(u"%1: %2"_s.arg(path, error.phrase()));
    }
    const bool isList = isPanelsText(text) || QFileInfo(path).suffix().toLower() == u"json";
    if (!isList && !text.contains("\"panels\"")) return std::nullopt;
    const QJsonObject object = objectFrom(text, path);
    if (object.contains(u"panels"_s)) return object;
    if (object.contains(u"attention-lab-scene"_s)) return std::nullopt;
    throwUsageError(u"%1: it has no \"panels\"; accepted: a list of panels, or a scene"_s.arg(path));
}

}  // namespace

QJsonObject panelsList(const QStringList& arguments, QString& folder) {
    folder = QDir::currentPath();
    QJsonArray panels;
    if (arguments.size() == 1 && arguments.front().startsWith(u'{'))
        return objectFrom(arguments.front().toUtf8(), u"panels"_s);
    for (const QString& argument : arguments) {
        if (findExhibit(argument.toStdString())) {
            panels.append(QJsonObject{{u"exhibit"_s, argument}});
            continue;
        }
        if (!isLink(argument.toStdString())) {
            // An argument with an extension or a slash is meant as a file.
            const bool isFile = argument.contains(u'.') || argument.contains(u'/') || QFileInfo::exists(argument);
            if (!isFile && argument != u"-") throwUnknownExhibit(argument);
            if (const auto list = panelsListIn(argument)) {
                if (arguments.size() > 1)
                    throwUsageError(
                        u"%1: it is a whole list of panels; accepted: the list alone, or scenes"_s.arg(argument));
                folder = QFileInfo(argument).absolutePath();
                return *list;
            }
        }
        panels.append(QJsonObject{{u"scene"_s, argument}});
    }
    return {{u"panels"_s, panels}};
}

PanelsRequest parsePanels(const QJsonObject& list, const QString& format, const QString& folder,
                          const Command* command) {
    const Command options = mergedOptions(list, command);
    QJsonArray panels = list.value(u"panels"_s).toArray();
    if (panels.isEmpty() || std::size_t(panels.size()) > kMaxPanels)
        throwUsageError(u"panels: there are %1; accepted: a list of 1 to %2"_s.arg(panels.size()).arg(kMaxPanels));
    if (command && command->has(u"set"_s)) setParameters(panels, command->value(u"set"_s));
    PanelsRequest request;
    request.layout = layoutFrom(options, std::size_t(panels.size()));
    request.figure = figureFrom(options, format);
    for (const QJsonValue& value : std::as_const(panels))
        request.panels.push_back(
            withPrefix(panelNumber(request.panels.size()), [&] { return panelFrom(value, folder, request); }));
    CarriedStyle carried = commonStyle(request);
    useStyle(list, command, carried.style);
    request.figure = figureFrom(options, format, carried);
    ExportOptions& choices = request.figure.choices;
    choices.size.width = request.figure.width.value_or(kPanelsWidth);
    choices.size.height = request.figure.height.value_or(choices.size.height);
    if (choices.title == u"auto")
        throwUsageError(u"--title: several panels have no title of their own; accepted: a text"_s);
    double bytes = 0;
    for (std::size_t i = 0; i < request.panels.size(); ++i) {
        const Exhibit& exhibit = *request.panels[i].exhibit;
        bytes += exhibit.memoryNeeded(request.panels[i].scene);
        if (const auto problem = memoryProblem(exhibit, bytes + imageBytes(figureOptions(choices))))
            throwUsageError(panelNumber(i) + u": "_s + QString::fromStdString(problem->sentence));
    }
    return request;
}

Remarks writePanels(OutputFile& output, const PanelsRequest& request) {
    const ScopedLanguage scopedLanguage(*request.figure.language);
    ExportOptions choices = request.figure.choices;
    std::vector<PanelEntry> entries;
    for (const PanelsRequest::Panel& panel : request.panels)
        entries.push_back({evaluateScene(*panel.exhibit, panel.scene), panel.title, panel.legend, panel.colourBar});
    if (choices.caption == u"auto") choices.caption = suggestedCaption(entries, request.layout.letters);
    PanelsPage page(std::move(entries), request.layout, choices);
    if (page.problem()) throwUsageError(*page.problem());
    if (const auto problem = imageProblem(page.options()))
        throwUsageError(u"--width, --height, --dpi: %1"_s.arg(*problem));
    const QByteArray bytes = page.render();
    if (bytes.isEmpty()) throw std::bad_alloc();
    Remarks remarks{page.warnings(), labelNotes(request.figure, page.texts(), u"panels"_s)};
    output.write({bytes.constData(), std::size_t(bytes.size())});
    return remarks;
}

}  // namespace attention
