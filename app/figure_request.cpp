#include "app/figure_request.h"

#include <algorithm>
#include <new>
#include <string_view>

#include <QStringList>

#include "app/cli_text.h"
#include "app/command_error.h"
#include "app/link_command.h"
#include "app/nearest_names.h"
#include "core/number_text.h"
#include "ui/exhibits/evaluated_scene.h"
#include "ui/figure/label_text.h"
#include "ui/files/style_file.h"
#include "ui/system/input_file.h"
#include "ui/text/language.h"
#include "ui/text/scoped_language.h"

namespace attention {
namespace {

using namespace Qt::StringLiterals;

/// A text that an option gives to be drawn. @throws CommandError for characters that SVG, which is XML, cannot hold
QString drawnText(const Command& command, const QString& option) {
    const QString words = command.value(option);
    if (const auto bad = undrawable(words))
        throwUsageError(u"--%1: %2 has %3, which cannot be drawn; accepted: one line of text"_s.arg(
            option, quoted(words), fromUtf8(formatCodePoint(*bad))));
    return words;
}

/// The first of the texts, in quotes, and how many more there are.
QString firstTexts(const QStringList& texts) {
    constexpr qsizetype kMaxTexts = 24;
    return joined(texts.first(std::min(kMaxTexts, texts.size())), quoted) +
           (texts.size() > kMaxTexts ? u" and %1 more"_s.arg(texts.size() - kMaxTexts) : QString());
}

QString noRoomText(const Exhibit& exhibit, const ExportOptions& options) {
    return u"%1: no room at %2 x %3 mm for"_s.arg(fromUtf8(exhibit.id()), QString::number(options.size.width),
                                                  QString::number(options.size.height));
}

QString whereDrawn(const std::optional<RoomForTexts>& room) {
    if (!room) return u"they have none at much larger sizes either"_s;
    const QString size = u"they are drawn at %1 x %2 mm"_s.arg(room->size.width).arg(room->size.height);
    return room->fontSize > 0 ? size + u" or with --font-size %1"_s.arg(room->fontSize) : size;
}

/// Reads --labels: "Row=Zeile;Column=Spalte".
QMap<QString, QString> labelsOf(const Command& command) {
    QMap<QString, QString> labels;
    const QString given = drawnText(command, u"labels"_s);
    for (const QString& pair : given.split(u';', Qt::SkipEmptyParts)) {
        // An equals sign with a blank before it belongs to the old text, as in "τ = 1=τ = one".
        auto sign = pair.indexOf(u'=');
        while (sign > 0 && pair[sign - 1] == u' ' && pair.indexOf(u'=', sign + 1) > 0)
            sign = pair.indexOf(u'=', sign + 1);
        if (sign < 1)
            throwUsageError(u"--labels: %1 is no pair; accepted: OLD=NEW, with ; between several"_s.arg(quoted(pair)));
        if (labels.contains(pair.first(sign)))
            throwUsageError(u"--labels: %1 is given twice; accepted: once"_s.arg(quoted(pair.first(sign))));
        labels.insert(pair.first(sign), pair.sliced(sign + 1));
    }
    return labels;
}

/// Whether --style none asks to drop the style that a figure carries.
bool dropsStyle(const Command& command) {
    return command.value(u"style"_s) == QLatin1String(kNoStyle);
}

/// The style of the figure: `style`, overridden by --style, overridden by the other options.
ExportStyle styleOf(const Command& command, ExportStyle style) {
    try {
        if (command.has(u"style"_s)) style = readStyle(command.value(u"style"_s), style);
    } catch (const FileError& error) {
        throwUsageError(u"--style: %1: %2"_s.arg(quoted(command.value(u"style"_s)), error.phrase()));
    }
    for (const QString& key : {u"colours"_s, u"line-width"_s, u"font"_s}) {
        if (!command.has(key)) continue;
        if (const auto accepted = setStyleValue(style, key, command.value(key)))
            throwUsageError(
                u"--%1: %2 cannot be used here; accepted: %3"_s.arg(key, quoted(command.value(key)), *accepted));
    }
    style.look.labels.insert(labelsOf(command));
    if (!command.has(u"letter"_s)) return style;
    const QString letter = command.value(u"letter"_s);
    if (!isPanelLetter(letter))
        throwUsageError(
            u"--letter: %1 cannot be used here; accepted: one to %2 letters or digits, or off"_s.arg(quoted(letter))
                .arg(kMaxPanelLetter));
    style.look.letter = letter == u"off" ? QString() : letter;
    return style;
}

}  // namespace

FigureRequest figureRequest(const Command& command, const QString& format, double dpi, const CarriedStyle& carried) {
    FigureRequest request;
    ExportOptions& choices = request.choices;
    const auto number = [&](const QString& option, auto parse, const QString& accepted) -> std::optional<double> {
        if (!command.has(option)) return std::nullopt;
        const QString value = command.value(option);
        const auto parsed = parse(value.toStdString());
        if (!parsed)
            throwUsageError(u"--%1: %2 cannot be used here; accepted: %3"_s.arg(option, quoted(value), accepted));
        return parsed;
    };
    const QString lengths = u"%1mm to %2mm, in mm, cm, in, pt or px, as in 120mm"_s.arg(kMinFigureMm).arg(kMaxFigureMm);

    const CarriedStyle base = dropsStyle(command) ? CarriedStyle() : carried;
    const ExportStyle style = styleOf(command, base.style);
    choices.look = style.look;
    request.typedLabels = labelsOf(command).keys();
    choices.format = *figureFormat(format);
    if (choices.format != FigureFormat::Png && command.has(u"dpi"_s))
        throwUsageError(u"--dpi: %1 has no pixels; accepted: with %2"_s.arg(format, figureFormats().first()));
    choices.transparent = command.has(u"transparent"_s) || base.transparent;
    choices.dpi =
        number(u"dpi"_s, parseDpi, u"numbers %1 to %2"_s.arg(kMinDpi).arg(kMaxDpi)).value_or(style.dpi.value_or(dpi));
    const double pixelsPerInch = choices.format == FigureFormat::Png ? choices.dpi : kLogicalDpi;
    const auto parseLength = [&](std::string_view length) { return parseLengthMm(length, pixelsPerInch); };
    request.width = number(u"width"_s, parseLength, lengths);
    request.height = number(u"height"_s, parseLength, lengths);
    if (!request.width) request.width = style.width;
    if (!request.height) request.height = style.height;
    choices.fontSize = number(u"font-size"_s, parsePoints, u"%1pt to %2pt"_s.arg(kMinFontPoints).arg(kMaxFontPoints))
                           .value_or(style.fontSize.value_or(choices.fontSize));
    choices.title = command.has(u"title"_s) ? drawnText(command, u"title"_s) : base.title;
    choices.caption = command.has(u"caption"_s) ? drawnText(command, u"caption"_s) : base.caption;
    const auto isOn = [&](const QString& option, bool defaultValue) {
        return command.choice(option, defaultValue ? u"on"_s : u"off"_s) == u"on";
    };
    choices.legend = isOn(u"legend"_s, base.legend);
    choices.colourBar = isOn(u"colour-bar"_s, base.colourBar);
    choices.qrCode = isOn(u"qr"_s, base.qrCode);
    if (command.has(u"address"_s) && !choices.qrCode)
        throwUsageError(u"--address: it is that of the link in a QR code; accepted: with --qr on"_s);
    choices.linkAddress = command.has(u"address"_s) ? linkAddressOf(command) : base.linkAddress;
    choices.dark = command.choice(u"theme"_s, style.isDark.value_or(false) ? u"dark"_s : u"light"_s) == u"dark";
    const QString language = base.language.isEmpty() ? fromUtf8(languages().front().code) : base.language;
    request.language = findLanguage(command.choice(u"language"_s, language).toStdString());
    return request;
}

ExportOptions exportOptionsFor(const FigureRequest& request, const Exhibit& exhibit, const Scene& scene) {
    ExportOptions choices = request.choices;
    choices.size = scene.view.size.value_or(FigureSize{});
    choices.size.width = request.width.value_or(choices.size.width);
    choices.size.height = request.height.value_or(choices.size.height);
    const FigureOptions options = figureOptions(choices);
    if (const auto problem = imageProblem(options)) throwUsageError(u"--width, --height, --dpi: %1"_s.arg(*problem));
    if (const auto problem = codeProblem(scene, choices)) throwUsageError(u"--qr: "_s + *problem);
    if (const auto problem = memoryProblem(exhibit, exhibit.memoryNeeded(scene) + imageBytes(options)))
        throwUsageError(QString::fromStdString(problem->sentence));
    return choices;
}

Remarks writeFigure(OutputFile& output, const Exhibit& exhibit, const Scene& scene, ExportOptions options,
                    const FigureRequest& request) {
    const ScopedLanguage scopedLanguage(*request.language);
    const EvaluatedScene shown = evaluateScene(exhibit, scene);
    if (options.title == QLatin1String(kGeneratedText)) options.title = exhibit.textsFor(scene).title;
    if (options.caption == QLatin1String(kGeneratedText)) options.caption = suggestedCaption(shown);
    FigureReport report;
    const QByteArray bytes = renderExport(shown, options, &report);
    if (bytes.isEmpty()) throw std::bad_alloc();
    const auto& [texts, fit] = report;
    Remarks remarks{{}, labelNotes(request, texts, fromUtf8(exhibit.id()))};
    output.write({bytes.constData(), std::size_t(bytes.size())});
    if (!fit.leftOut.isEmpty())
        remarks.warnings += noRoomText(exhibit, options) +
                            u": %1; a larger --width or --height has it"_s.arg(fit.leftOut.join(u", "_s));
    if (fit.fontSize < options.fontSize)
        remarks.warnings +=
            noRoomText(exhibit, options) + u": type of %1 pt; it is drawn at %2 pt, and %3 x %4 mm have room"_s.arg(
                                               QString::number(options.fontSize), QString::number(fit.fontSize, 'g', 3),
                                               QString::number(fit.needed.width), QString::number(fit.needed.height));
    if (!texts.omittedNames.isEmpty())
        remarks.warnings +=
            namesWarning(exhibit, options, texts.omittedNames, whereDrawn(roomForNames(shown, options)));
    // An overview of all parts needs no numbers in its cells.
    const bool isOverview = shown.scene().parameters.show == kShowAll;
    if (const auto room = texts.omitsNumbers && !isOverview ? roomForNumbers(shown, options) : std::nullopt)
        remarks.warnings += noRoomText(exhibit, options) + u" numbers in the cells; "_s + whereDrawn(room);
    return remarks;
}

QString namesWarning(const Exhibit& exhibit, const ExportOptions& options, const QStringList& names,
                     const QString& where) {
    return noRoomText(exhibit, options) + u" the names %1; %2"_s.arg(firstTexts(names), where);
}

QStringList labelNotes(const FigureRequest& request, const FigureTexts& texts, const QString& figureName) {
    for (const QString& label : request.typedLabels)
        if (texts.unmatchedLabels.contains(typedText(label)))
            throwUsageError(u"--labels: %1: %2 draws no such text; accepted: %3"_s.arg(
                quoted(label), figureName, nearestText(label, texts.drawn)));
    QStringList notes;
    for (const QString& label : request.typedLabels)
        if (texts.undrawnLabels.contains(typedText(label)))
            notes += u"%1: the text of the label %2 is not drawn now: it is on another tab or has no room"_s.arg(
                figureName, quoted(label));
    const auto labels = request.choices.look.labels.size();
    if (labels > 0 && texts.unmatchedLabels.size() == labels)
        notes += u"%1: the style has labels, and none of them is for a text that it draws"_s.arg(figureName);
    return notes;
}

}  // namespace attention
