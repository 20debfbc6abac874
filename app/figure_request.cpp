#include "app/figure_request.h"

#include <new>
#include <string_view>

#include <QStringList>

#include "app/cli_text.h"
#include "app/command_error.h"
#include "app/link_command.h"
#include "core/number_text.h"
#include "ui/exhibits/evaluated_scene.h"
#include "ui/text/language.h"
#include "ui/text/scoped_language.h"

namespace attention {
namespace {

using namespace Qt::StringLiterals;

/// Points, as in "9pt" or "9".
std::optional<double> parseFontSize(std::string_view size) {
    if (size.ends_with("pt")) size.remove_suffix(2);
    const auto points = parseReal(size);
    return points && *points >= kMinFontPoints && *points <= kMaxFontPoints ? points : std::nullopt;
}

/// Words to be drawn; SVG is XML, which cannot hold every character.
QString drawnText(const Command& command, const QString& option) {
    const QString words = command.value(option);
    const auto isBad = [](char32_t character) {
        return QChar::category(character) == QChar::Other_Control || QChar::isNonCharacter(character);
    };
    for (const char32_t character : words.toUcs4())
        if (isBad(character))
            throwUsageError(u"--%1: %2 has %3, which cannot be drawn; accepted: one line of text"_s.arg(
                option, quoted(words), fromUtf8(formatCodePoint(character))));
    return words;
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

    choices.format = *figureFormat(format);
    if (choices.format != FigureFormat::Png && command.has(u"dpi"_s))
        throwUsageError(u"--dpi: %1 has no pixels; accepted: with %2"_s.arg(format, figureFormats().first()));
    choices.transparent = command.has(u"transparent"_s);
    choices.dpi = number(u"dpi"_s, parseDpi, u"numbers %1 to %2"_s.arg(kMinDpi).arg(kMaxDpi)).value_or(dpi);
    const double pixelsPerInch = choices.format == FigureFormat::Png ? choices.dpi : kLogicalDpi;
    const auto parseLength = [&](std::string_view length) { return parseLengthMm(length, pixelsPerInch); };
    request.width = number(u"width"_s, parseLength, lengths);
    request.height = number(u"height"_s, parseLength, lengths);
    choices.fontSize = number(u"font-size"_s, parseFontSize, u"%1pt to %2pt"_s.arg(kMinFontPoints).arg(kMaxFontPoints))
                           .value_or(choices.fontSize);
    choices.title = drawnText(command, u"title"_s);
    choices.caption = drawnText(command, u"caption"_s);
    choices.legend = command.choice(u"legend"_s, u"on"_s) == u"on";
    choices.colourBar = command.choice(u"colour-bar"_s, u"on"_s) == u"on";
    choices.qrCode = command.choice(u"qr"_s, u"off"_s) == u"on";
    if (command.has(u"address"_s) && !choices.qrCode)
        throwUsageError(u"--address: it is that of the link in a QR code; accepted: with --qr on"_s);
    choices.linkAddress = linkAddressOf(command);
    choices.dark = command.choice(u"theme"_s, u"light"_s) == u"dark";
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

std::optional<QString> writeFigure(OutputFile& output, const Exhibit& exhibit, const Scene& scene,
                                   ExportOptions options, const Language& language) {
    const ScopedLanguage speaking(language);
    const EvaluatedScene shown = evaluateScene(exhibit, scene);
    if (options.title == u"auto") options.title = exhibit.textsFor(scene).title;
    if (options.caption == u"auto") options.caption = suggestedCaption(shown);
    const QByteArray bytes = renderExport(shown, options);
    if (bytes.isEmpty()) throw std::bad_alloc();
    output.write({bytes.constData(), std::size_t(bytes.size())});
    const QStringList missing = leftOut(shown, options);
    if (missing.isEmpty()) return std::nullopt;
    return u"%1: no room at %2 x %3 mm for: %4; a larger --width or --height has it"_s.arg(
        fromUtf8(exhibit.id()), QString::number(options.size.width), QString::number(options.size.height),
        missing.join(u", "_s));
}

}  // namespace attention
