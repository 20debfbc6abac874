#include "app/figure_request.h"

#include <algorithm>
#include <new>
#include <string_view>

#include <QStringList>

#include "app/cli_text.h"
#include "app/command_error.h"
#include "app/link_command.h"
#include "core/number_text.h"
#include "ui/exhibits/evaluated_scene.h"
#include "ui/files/style_file.h"
#include "ui/system/input_file.h"
#include "ui/text/language.h"
#include "ui/text/scoped_language.h"

namespace attention {
namespace {

using namespace Qt::StringLiterals;

/// Words to be drawn; SVG is XML, which cannot hold every character.
QString drawnText(const Command& command, const QString& option) {
    const QString words = command.value(option);
    if (const auto bad = undrawable(words))
        throwUsageError(u"--%1: %2 has %3, which cannot be drawn; accepted: one line of text"_s.arg(
            option, quoted(words), fromUtf8(formatCodePoint(*bad))));
    return words;
}

/// As many texts as a person reads.
QString someOf(const QStringList& texts) {
    constexpr qsizetype kMost = 24;
    return joined(texts.first(std::min(kMost, texts.size())), quoted) +
           (texts.size() > kMost ? u" and %1 more"_s.arg(texts.size() - kMost) : QString());
}

/// "Row=Zeile;Column=Spalte".
QMap<QString, QString> labelsOf(const Command& command) {
    QMap<QString, QString> labels;
    const QString given = drawnText(command, u"labels"_s);
    for (const QString& pair : given.split(u';', Qt::SkipEmptyParts)) {
        // One between blanks belongs to a text, as in "τ = 1".
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

/// The style that is named, with what other options say of it.
ExportStyle styleOf(const Command& command) {
    ExportStyle style;
    try {
        if (command.has(u"style"_s)) style = readStyle(command.value(u"style"_s));
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
    style.look.letter = command.value(u"letter"_s);
    if (command.has(u"letter"_s) && !isPanelLetter(style.look.letter))
        throwUsageError(
            u"--letter: %1 cannot be used here; accepted: one to %2 letters or digits"_s.arg(quoted(style.look.letter))
                .arg(kMaxPanelLetter));
    return style;
}

}  // namespace

FigureRequest figureRequest(const Command& command, const QString& format, double dpi) {
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

    const ExportStyle style = styleOf(command);
    choices.look = style.look;
    choices.format = *figureFormat(format);
    if (choices.format != FigureFormat::Png && command.has(u"dpi"_s))
        throwUsageError(u"--dpi: %1 has no pixels; accepted: with %2"_s.arg(format, figureFormats().first()));
    choices.transparent = command.has(u"transparent"_s);
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
    choices.title = drawnText(command, u"title"_s);
    choices.caption = drawnText(command, u"caption"_s);
    choices.legend = command.choice(u"legend"_s, u"on"_s) == u"on";
    choices.colourBar = command.choice(u"colour-bar"_s, u"on"_s) == u"on";
    choices.qrCode = command.choice(u"qr"_s, u"off"_s) == u"on";
    if (command.has(u"address"_s) && !choices.qrCode)
        throwUsageError(u"--address: it is that of the link in a QR code; accepted: with --qr on"_s);
    choices.linkAddress = linkAddressOf(command);
    choices.dark = command.choice(u"theme"_s, style.isDark.value_or(false) ? u"dark"_s : u"light"_s) == u"dark";
    request.language = findLanguage(command.choice(u"language"_s, fromUtf8(languages().front().code)).toStdString());
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

QStringList writeFigure(OutputFile& output, const Exhibit& exhibit, const Scene& scene, ExportOptions options,
                        const Language& language) {
    const ScopedLanguage speaking(language);
    const EvaluatedScene shown = evaluateScene(exhibit, scene);
    if (options.title == u"auto") options.title = exhibit.textsFor(scene).title;
    if (options.caption == u"auto") options.caption = suggestedCaption(shown);
    FigureTexts texts;
    const QByteArray bytes = renderExport(shown, options, &texts);
    if (bytes.isEmpty()) throw std::bad_alloc();
    if (!texts.unmatchedLabels.isEmpty())
        throwUsageError(u"label %1: %2 draws no such text; accepted: %3"_s.arg(
            quoted(texts.unmatchedLabels.first()), fromUtf8(exhibit.id()), someOf(texts.drawn)));
    output.write({bytes.constData(), std::size_t(bytes.size())});
    const PageFit fit = fitOnPage(shown, options);
    const QString at = u"%1 x %2 mm"_s.arg(options.size.width).arg(options.size.height);
    const QString page = fromUtf8(exhibit.id()) + u": "_s;
    QStringList warnings;
    if (!fit.leftOut.isEmpty())
        warnings +=
            page + u"no room at %1 for: %2; a larger --width or --height has it"_s.arg(at, fit.leftOut.join(u", "_s));
    if (fit.fontSize < options.fontSize)
        warnings += page + u"type is drawn at %1 pt: that of %2 pt needs %3 x %4 mm, not %5"_s.arg(
                               QString::number(fit.fontSize, 'f', 1), QString::number(options.fontSize),
                               QString::number(fit.needed.width), QString::number(fit.needed.height), at);
    if (texts.omittedNames.isEmpty()) return warnings;
    const auto room = roomForNames(shown, options);
    QString where = u"they have none at much larger sizes either"_s;
    if (room) {
        where = u"they are drawn at %1 x %2 mm"_s.arg(room->size.width).arg(room->size.height);
        if (room->fontSize > 0) where += u" or with --font-size %1"_s.arg(room->fontSize);
    }
    return warnings += page + u"no room at %1 for the names %2; %3"_s.arg(at, someOf(texts.omittedNames), where);
}

void requireMatched(const QStringList& unmatched) {
    if (!unmatched.isEmpty())
        throwUsageError(
            u"label %1: no such text is drawn; accepted: texts as they are drawn"_s.arg(quoted(unmatched.first())));
}

}  // namespace attention
