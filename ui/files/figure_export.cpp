#include "ui/files/figure_export.h"

#include <algorithm>
#include <cmath>
#include <functional>
#include <string_view>
#include <utility>

#include <QCoreApplication>

#include "core/io/array.h"
#include "core/io/format_error.h"
#include "core/scene/scene_link.h"
#include "core/scene/scene_text.h"
#include "core/system/memory.h"
#include "core/version.h"
#include "ui/figure/figure.h"
#include "ui/figure/qr_code.h"
#include "ui/files/carried_style.h"
#include "ui/files/scene_file.h"
#include "ui/lesson/opened_link.h"
#include "ui/text/language.h"
#include "ui/text/punctuation.h"

namespace attention {
namespace {

/// After drawing a picture of at least this many bytes, freed memory (some 20 MB) is returned to the system.
constexpr double kLargeImage = 64e6;

/// findRoom() tries pages that are larger than the requested one by powers of kEnlargement, up to
/// kEnlargement ^ kMaxEnlargements = 3.8 times.
constexpr double kEnlargement = 1.1;
constexpr int kMaxEnlargements = 14;

struct CaptionWords {
    Q_DECLARE_TR_FUNCTIONS(ReadyCaption)
};

/// The exhibit's description; with a zoom it also says that only a part is shown.
QString descriptionWithZoom(const EvaluatedScene& shown) {
    const QString description = shown.description();
    return shown.scene().view.zoom ? description + sentenceSeparator() + CaptionWords::tr("A part of it is shown.")
                                   : description;
}

/// The link to a scene. It omits the figure's size, so that the scene in an exported file has the same link as the
/// scene from which the figure was drawn.
QByteArray linkTo(Scene scene, const QString& address) {
    scene.view.size.reset();
    try {
        return linkText(address, writeSceneLink(scene)).toUtf8();
    } catch (const FormatError&) {
        // A scene that is too long for a link is too long for a QR code, too. codeProblem() then refuses this text.
        return QByteArray(kMaxQrBytes + 1, ' ');
    }
}

bool usesSuggestedCaption(const EvaluatedScene& shown, const ExportOptions& choices) {
    return !choices.caption.isEmpty() && choices.caption == suggestedCaption(shown);
}

/// The text of the style that the file carries.
/// @param hasSuggestedCaption  the caption is suggestedCaption(), to be generated again when the figure is drawn again
std::string styleTextOf(const EvaluatedScene& shown, ExportOptions choices, bool hasSuggestedCaption) {
    const QString generated = QLatin1String(kGeneratedText);
    if (!choices.title.isEmpty() && choices.title == shown.exhibit().textsFor(shown.scene()).title)
        choices.title = generated;
    if (hasSuggestedCaption) choices.caption = generated;
    return carriedStyleText(choices, currentLanguage());
}

std::unique_ptr<Figure> figureOf(const EvaluatedScene& shown, const ScopedLook& look) {
    std::unique_ptr<Figure> figure = shown.exhibit().makeFigure();
    figure->setTheme(look.theme());
    figure->display(shown.scene(), shown.study());
    return figure;
}

/// fitOnPage(), without repeated names in `leftOut`.
/// @param options, minimum  as prepareFigure() set and returned them
PageFit fitOf(Figure& figure, const FigureOptions& options, QSize minimum) {
    PageFit fit = fitOnPage(figure, options, minimum);
    fit.leftOut.removeDuplicates();
    fit.leftOut.removeAll(QString());
    return fit;
}

QString generatedCaption(const EvaluatedScene& shown, const QStringList& leftOut) {
    QStringList sentences{descriptionWithZoom(shown)};
    if (!leftOut.isEmpty()) sentences += CaptionWords::tr("Left out for lack of room: %1.").arg(joinList(leftOut));
    sentences += CaptionWords::tr("Made with Attention Lab %1.").arg(QString::fromUtf8(kVersion));
    return sentences.join(sentenceSeparator());
}

/// The smallest enlargement of the figure with which all its texts are drawn.
/// @param isComplete  whether all texts were drawn, as the look recorded
std::optional<RoomForTexts> findRoom(const EvaluatedScene& shown, const ExportOptions& choices,
                                     const std::function<bool(const ScopedLook&)>& isComplete) {
    const auto sizeAt = [&](int step) {
        const double scale = std::pow(kEnlargement, step);
        return FigureSize{std::ceil(choices.size.width * scale), std::ceil(choices.size.height * scale)};
    };
    const auto hasRoom = [&](int step) {
        ExportOptions larger = choices;
        larger.size = sizeAt(step);
        // The layout does not depend on the resolution, so the lowest one is enough.
        larger.format = FigureFormat::Png;
        larger.dpi = kMinDpi;
        const ScopedLook look(larger.look, baseTheme(larger));
        renderImage(*figureOf(shown, look), figureOptions(larger));
        return isComplete(look);
    };
    int low = 0, high = kMaxEnlargements;
    const FigureSize largest = sizeAt(high);
    if (std::max(largest.width, largest.height) > kMaxFigureMm || !hasRoom(high)) return std::nullopt;
    while (high - low > 1) {
        const int middle = (low + high) / 2;
        (hasRoom(middle) ? high : low) = middle;
    }
    const double points = std::floor(10 * choices.fontSize / std::pow(kEnlargement, high)) / 10;
    return RoomForTexts{sizeAt(high), points < kMinFontPoints ? 0 : points};
}

}  // namespace

const Theme& baseTheme(const ExportOptions& choices) {
    return choices.dark ? Theme::dark() : Theme::light();
}

FigureOptions figureOptions(const ExportOptions& choices) {
    FigureOptions options;
    options.format = choices.format;
    options.size = choices.size;
    options.dpi = choices.dpi;
    options.transparent = choices.transparent;
    options.fontSize = choices.fontSize;
    options.parts = {.legend = choices.legend, .colourBar = choices.colourBar};
    options.title = choices.title;
    options.letter = choices.look.letter;
    options.heading = choices.title;
    options.caption = choices.caption;
    return options;
}

namespace {

FigureOptions fileOptions(const EvaluatedScene& shown, const ExportOptions& choices, bool hasSuggestedCaption) {
    FigureOptions options = figureOptions(choices);
    if (options.title.isEmpty()) options.title = shown.exhibit().textsFor(shown.scene()).title;
    options.description = descriptionWithZoom(shown);
    Scene carried = shown.scene();
    carried.exhibit = shown.exhibit().id();
    if (choices.qrCode) options.link = linkTo(carried, choices.linkAddress);
    carried.view.size = choices.size;
    options.scene = writeSceneText(carried);
    options.look = styleTextOf(shown, choices, hasSuggestedCaption);
    return options;
}

}  // namespace

FigureOptions figureOptions(const EvaluatedScene& shown, const ExportOptions& choices) {
    return fileOptions(shown, choices, usesSuggestedCaption(shown, choices));
}

QByteArray renderExport(const EvaluatedScene& shown, const ExportOptions& choices, FigureReport* report) {
    const bool hasSuggestedCaption = usesSuggestedCaption(shown, choices);
    FigureOptions options = fileOptions(shown, choices, hasSuggestedCaption);
    ScopedLook look(choices.look, baseTheme(choices));
    const auto figure = figureOf(shown, look);
    QSize minimum = prepareFigure(*figure, options);
    PageFit fit = fitOf(*figure, options, minimum);
    if (hasSuggestedCaption && !fit.leftOut.isEmpty()) {
        // The longer caption may leave less room for the figure.
        options.caption = generatedCaption(shown, fit.leftOut);
        minimum = prepareFigure(*figure, options);
        fit = fitOf(*figure, options, minimum);
    }
    look.beginPicture();
    const QByteArray bytes = renderFigure(*figure, options);
    if (report)
        *report = {
            {look.drawnTexts(), look.unmatchedLabels(), look.omittedNames(), look.undrawnLabels(), look.omitsNumbers()},
            std::move(fit)};
    releaseMemoryOf(options);
    return bytes;
}

void releaseMemoryOf(const FigureOptions& options) {
    if (imageBytes(options) >= kLargeImage) releaseFreedMemory();
}

std::optional<QString> codeProblem(const Scene& scene, const ExportOptions& choices) {
    FigureOptions options = figureOptions(choices);
    if (choices.qrCode) options.link = linkTo(scene, choices.linkAddress);
    return codeProblem(options);
}

std::optional<RoomForTexts> roomForNames(const EvaluatedScene& shown, const ExportOptions& choices) {
    return findRoom(shown, choices, [](const ScopedLook& look) { return look.omittedNames().isEmpty(); });
}

std::optional<RoomForTexts> roomForNumbers(const EvaluatedScene& shown, const ExportOptions& choices) {
    return findRoom(shown, choices, [](const ScopedLook& look) { return !look.omitsNumbers(); });
}

QString suggestedCaption(const EvaluatedScene& shown) {
    return generatedCaption(shown, {});
}

}  // namespace attention
