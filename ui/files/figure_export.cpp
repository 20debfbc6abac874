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

/// Bytes of a picture after which the memory that drawing it took goes back: some 20 MB, which stay otherwise.
constexpr double kLargeImage = 64e6;

/// How much larger a page is at each step of those that are tried for names without room, and how many there are: up to
/// 3.8 times.
constexpr double kNameStep = 1.1;
constexpr int kNameSteps = 14;

struct CaptionWords {
    Q_DECLARE_TR_FUNCTIONS(ReadyCaption)
};

/// The exhibit's description, and that a zoom shows less than it says.
QString descriptionWithZoom(const EvaluatedScene& shown) {
    const QString description = shown.description();
    return shown.scene().view.zoom ? description + sentenceSeparator() + CaptionWords::tr("A part of it is shown.")
                                   : description;
}

/// Without the size of a picture, so that a picture's scene has the link of the scene that it was made of.
QByteArray linkTo(Scene scene, const QString& address) {
    scene.view.size.reset();
    try {
        return linkText(address, writeSceneLink(scene)).toUtf8();
    } catch (const FormatError&) {
        // What is too long for a link is too long for a code, and codeProblem() says so.
        return QByteArray(kMaxQrBytes + 1, ' ');
    }
}

bool hasReadyCaption(const EvaluatedScene& shown, const ExportOptions& choices) {
    return !choices.caption.isEmpty() && choices.caption == suggestedCaption(shown);
}

/// @param hasOwnCaption  which is made anew wherever the figure is drawn again
std::string lookOf(const EvaluatedScene& shown, ExportOptions choices, bool hasOwnCaption) {
    const QString own = QLatin1String(kOwnWords);
    if (!choices.title.isEmpty() && choices.title == shown.exhibit().textsFor(shown.scene()).title) choices.title = own;
    if (hasOwnCaption) choices.caption = own;
    return carriedStyleText(choices, currentLanguage());
}

std::unique_ptr<Figure> figureOf(const EvaluatedScene& shown, const ScopedLook& look) {
    std::unique_ptr<Figure> figure = shown.exhibit().makeFigure();
    figure->setTheme(look.theme());
    figure->display(shown.scene(), shown.study());
    return figure;
}

/// @param options, least  of the figure, as prepareFigure() left and returned them
/// @return each name of what is left out once
PageFit fitOf(Figure& figure, const FigureOptions& options, QSize least) {
    PageFit fit = fitOnPage(figure, options, least);
    fit.leftOut.removeDuplicates();
    fit.leftOut.removeAll(QString());
    return fit;
}

QString readyCaption(const EvaluatedScene& shown, const QStringList& leftOut) {
    QStringList sentences{descriptionWithZoom(shown)};
    if (!leftOut.isEmpty()) sentences += CaptionWords::tr("Left out for lack of room: %1.").arg(joinList(leftOut));
    sentences += CaptionWords::tr("Made with Attention Lab %1.").arg(QString::fromUtf8(kVersion));
    return sentences.join(sentenceSeparator());
}

/// @param isWhole  whether what was drawn in a look has all its texts
std::optional<RoomForTexts> findRoom(const EvaluatedScene& shown, const ExportOptions& choices,
                                     const std::function<bool(const ScopedLook&)>& isWhole) {
    const auto sizeAt = [&](int step) {
        const double scale = std::pow(kNameStep, step);
        return FigureSize{std::ceil(choices.size.width * scale), std::ceil(choices.size.height * scale)};
    };
    const auto isEnough = [&](int step) {
        ExportOptions larger = choices;
        larger.size = sizeAt(step);
        // The layout is the same with any number of pixels.
        larger.format = FigureFormat::Png;
        larger.dpi = kMinDpi;
        const ScopedLook look(larger.look, baseTheme(larger));
        renderImage(*figureOf(shown, look), figureOptions(larger));
        return isWhole(look);
    };
    int low = 0, high = kNameSteps;
    const FigureSize largest = sizeAt(high);
    if (std::max(largest.width, largest.height) > kMaxFigureMm || !isEnough(high)) return std::nullopt;
    while (high - low > 1) {
        const int middle = (low + high) / 2;
        (isEnough(middle) ? high : low) = middle;
    }
    const double points = std::floor(10 * choices.fontSize / std::pow(kNameStep, high)) / 10;
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

FigureOptions optionsOf(const EvaluatedScene& shown, const ExportOptions& choices, bool hasOwnCaption) {
    FigureOptions options = figureOptions(choices);
    if (options.title.isEmpty()) options.title = shown.exhibit().textsFor(shown.scene()).title;
    options.description = descriptionWithZoom(shown);
    Scene carried = shown.scene();
    carried.exhibit = shown.exhibit().id();
    if (choices.qrCode) options.link = linkTo(carried, choices.linkAddress);
    carried.view.size = choices.size;
    options.scene = writeSceneText(carried);
    options.look = lookOf(shown, choices, hasOwnCaption);
    return options;
}

}  // namespace

FigureOptions figureOptions(const EvaluatedScene& shown, const ExportOptions& choices) {
    return optionsOf(shown, choices, hasReadyCaption(shown, choices));
}

QByteArray renderExport(const EvaluatedScene& shown, const ExportOptions& choices, FigureReport* report) {
    const bool hasOwnCaption = hasReadyCaption(shown, choices);
    FigureOptions options = optionsOf(shown, choices, hasOwnCaption);
    ScopedLook look(choices.look, baseTheme(choices));
    const auto figure = figureOf(shown, look);
    QSize least = prepareFigure(*figure, options);
    PageFit fit = fitOf(*figure, options, least);
    if (hasOwnCaption && !fit.leftOut.isEmpty()) {
        // The longer caption may leave the figure less room.
        options.caption = readyCaption(shown, fit.leftOut);
        least = prepareFigure(*figure, options);
        fit = fitOf(*figure, options, least);
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
    return readyCaption(shown, {});
}

}  // namespace attention
