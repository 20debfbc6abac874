#include "app/export_command.h"

#include <memory>
#include <new>
#include <optional>
#include <utility>
#include <vector>

#include <QDir>
#include <QFileInfo>

#include "app/cli_text.h"
#include "app/command_error.h"
#include "app/link_command.h"
#include "app/offscreen_application.h"
#include "app/output.h"
#include "app/progress_monitor.h"
#include "app/requested_scene.h"
#include "core/number_text.h"
#include "ui/exhibits/evaluated_scene.h"
#include "ui/exhibits/exhibits.h"
#include "ui/figure/theme.h"
#include "ui/files/figure_export.h"
#include "ui/text/language.h"
#include "ui/text/scoped_language.h"

namespace attention {
namespace {

using namespace Qt::StringLiterals;

/// What export was asked for, apart from exhibit and scene.
struct ExportRequest {
    ExportOptions choices;
    std::optional<double> width;
    std::optional<double> height;
    const Language* language = nullptr;
};

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

ExportRequest exportRequest(const Command& command, const QString& format) {
    ExportRequest request;
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
    choices.dpi = number(u"dpi"_s, parseDpi, u"numbers %1 to %2"_s.arg(kMinDpi).arg(kMaxDpi)).value_or(choices.dpi);
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

/// The choices for one exhibit, once it is known that the figure can be made.
ExportOptions choicesFor(const ExportRequest& request, const Exhibit& exhibit, const Scene& scene) {
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

/// @return a warning where the page has no room for all of the figure
std::optional<QString> writeFigure(OutputFile& output, const Exhibit& exhibit, const Scene& scene,
                                   ExportOptions choices, const Language& language) {
    const ScopedLanguage speaking(language);
    const EvaluatedScene shown = evaluateScene(exhibit, scene);
    if (choices.title == u"auto") choices.title = exhibit.textsFor(scene).title;
    if (choices.caption == u"auto") choices.caption = suggestedCaption(shown);
    const QByteArray bytes = renderExport(shown, choices);
    if (bytes.isEmpty()) throw std::bad_alloc();
    output.write({bytes.constData(), std::size_t(bytes.size())});
    const QStringList missing = leftOut(shown, choices);
    if (missing.isEmpty()) return std::nullopt;
    return u"%1: no room at %2 x %3 mm for: %4; a larger --width or --height has it"_s.arg(
        fromUtf8(exhibit.id()), QString::number(choices.size.width), QString::number(choices.size.height),
        missing.join(u", "_s));
}

void warnOfAddress(const ExportOptions& choices) {
    if (choices.qrCode && choices.linkAddress.isEmpty())
        printWarning(
            u"the link in the QR code begins with attention-lab:, which phones cannot open; "
            "--address gives it the address of the browser version"_s);
}

void exportOne(const Command& command) {
    const QString path = command.value(u"o"_s);
    const ExportRequest request = exportRequest(command, command.format(figureFormats()));
    ProgressMonitor watch;
    watch.setActivity(u"reading"_s);
    const RequestedScene asked = resolveScene(command);
    const ExportOptions choices = choicesFor(request, *asked.exhibit, asked.scene);

    const OffscreenApplication application;
    watch.setActivity(u"waiting for the output"_s);
    const auto output = openOutput(path);
    checkWritten(*output, path);
    watch.setActivity(u"drawing "_s + fromUtf8(asked.exhibit->id()));
    const auto tooSmall = writeFigure(*output, *asked.exhibit, asked.scene, choices, *request.language);
    commit(*output, path);
    watch.stop();
    if (tooSmall) printWarning(*tooSmall);
    if (choices.qrCode) printLinkWithoutArrays(asked.scene);
    warnOfAddress(choices);
    for (const QString& warning : asked.warnings) printWarning(warning);
    for (const QString& note : asked.notes) printNote(note);
}

void exportAll(const Command& command) {
    command.requireArguments(0);
    for (const TypedOption& option : typedOptions(command.name()))
        if (isOfOneExhibit(option.name) && command.has(option.name))
            throwUsageError(
                u"%1: --all draws every exhibit at its defaults; accepted: %1 with one exhibit"_s.arg(option.typed));
    const QString format = command.choice(u"format"_s, u"svg"_s);
    const ExportRequest request = exportRequest(command, format);

    const QString folder = command.value(u"o"_s);
    const QFileInfo info(folder);
    if (folder == u"-" || (!info.isDir() && figureFormats().contains(info.suffix().toLower())))
        throwUsageError(u"-o: %1 names one file, and --all writes one for every exhibit; accepted: -o FOLDER"_s.arg(
            quoted(folder)));
    if (info.exists() && !info.isDir()) throwFailure(u"%1: it is not a folder"_s.arg(folder));
    struct Picture {
        const Exhibit* exhibit;
        Scene scene;
        ExportOptions choices;
        QString path;
        std::unique_ptr<OutputFile> file;
    };
    std::vector<Picture> pictures;
    for (const Exhibit* exhibit : exhibits()) {
        Scene scene = adaptScene(*exhibit, commandScene(*exhibit));
        const ExportOptions choices = choicesFor(request, *exhibit, scene);
        pictures.push_back(
            {exhibit, std::move(scene), choices, u"%1/%2.%3"_s.arg(folder, fromUtf8(exhibit->id()), format), nullptr});
    }

    ProgressMonitor watch;
    watch.setActivity(u"drawing"_s);
    const OffscreenApplication application;
    const bool isNew = !info.exists();
    if (isNew) watch.setCreatedFolder(QFile::encodeName(folder));
    if (isNew && !QDir().mkdir(folder))
        throwFailure((info.dir().exists() ? u"%1: the folder cannot be made there"_s
                                          : u"%1: the folder in which it would be made does not exist"_s)
                         .arg(folder));
    QStringList warnings;
    try {
        for (Picture& picture : pictures) {
            picture.file = openOutput(picture.path);
            checkWritten(*picture.file, picture.path);
        }
        double drawn = 0;
        for (const Picture& picture : pictures) {
            watch.setProgress(drawn++ / double(pictures.size()));
            if (const auto tooSmall =
                    writeFigure(*picture.file, *picture.exhibit, picture.scene, picture.choices, *request.language))
                warnings += *tooSmall;
            checkWritten(*picture.file, picture.path);
        }
        // Only when all are written does the first take its place.
        for (const Picture& picture : pictures) commit(*picture.file, picture.path);
    } catch (...) {
        pictures.clear();
        if (isNew) QDir().rmdir(folder);
        throw;
    }
    for (const QString& warning : warnings) printWarning(warning);
    warnOfAddress(request.choices);
}

}  // namespace

void runExport(const Command& command) {
    if (!command.has(u"o"_s))
        throwUsageError(
            u"-o: the file to write is missing; accepted: -o FILE.png, FILE.svg or FILE.pdf, or a folder with --all"_s);
    if (command.has(u"all"_s))
        exportAll(command);
    else
        exportOne(command);
}

}  // namespace attention
