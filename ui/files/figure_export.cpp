#include "ui/files/figure_export.h"

#include <string_view>
#include <utility>

#include <QCoreApplication>

#include "core/io/array.h"
#include "core/scene/scene_link.h"
#include "core/scene/scene_text.h"
#include "core/system/memory.h"
#include "core/version.h"
#include "ui/figure/figure.h"
#include "ui/figure/qr_code.h"
#include "ui/files/scene_file.h"
#include "ui/lesson/opened_link.h"
#include "ui/text/punctuation.h"

namespace attention {
namespace {

/// Bytes of a picture after which the memory that drawing it took goes back: some 20 MB, which stay otherwise.
constexpr double kLargeImage = 64e6;

struct CaptionWords {
    Q_DECLARE_TR_FUNCTIONS(ReadyCaption)
};

/// The exhibit's description, and that a zoom shows less than it says.
QString descriptionWithZoom(const EvaluatedScene& shown) {
    const QString description = shown.description();
    return shown.scene().view.zoom ? description + sentenceSeparator() + CaptionWords::tr("A part of it is shown.")
                                   : description;
}

QByteArray linkTo(const Scene& scene, const QString& address) {
    try {
        return linkText(address, writeSceneLink(scene)).toUtf8();
    } catch (const FormatError&) {
        // What is too long for a link is too long for a code, and codeProblem() says so.
        return QByteArray(kMaxQrBytes + 1, ' ');
    }
}

std::unique_ptr<Figure> figureOf(const EvaluatedScene& shown, const ScopedLook& look) {
    std::unique_ptr<Figure> figure = shown.exhibit().makeFigure();
    figure->setTheme(look.theme());
    figure->display(shown.scene(), shown.study());
    return figure;
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

FigureOptions figureOptions(const EvaluatedScene& shown, const ExportOptions& choices) {
    FigureOptions options = figureOptions(choices);
    if (options.title.isEmpty()) options.title = shown.exhibit().textsFor(shown.scene()).title;
    options.description = descriptionWithZoom(shown);
    Scene carried = shown.scene();
    carried.exhibit = shown.exhibit().id();
    if (choices.qrCode) options.link = linkTo(carried, choices.linkAddress);
    carried.view.size = choices.size;
    options.scene = writeSceneText(carried);
    return options;
}

QByteArray renderExport(const EvaluatedScene& shown, const ExportOptions& choices, FigureTexts* texts) {
    FigureOptions options = figureOptions(shown, choices);
    const ScopedLook look(choices.look, baseTheme(choices));
    const auto figure = figureOf(shown, look);
    prepareFigure(*figure, options);
    const QByteArray bytes = renderFigure(*figure, options);
    if (texts) *texts = {look.drawnTexts(), look.unmatchedLabels()};
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

PageFit fitOnPage(const EvaluatedScene& shown, const ExportOptions& choices) {
    const ScopedLook look(choices.look, baseTheme(choices));
    PageFit fit = fitOnPage(*figureOf(shown, look), figureOptions(shown, choices));
    fit.leftOut.removeDuplicates();
    fit.leftOut.removeAll(QString());
    return fit;
}

QString suggestedCaption(const EvaluatedScene& shown) {
    return descriptionWithZoom(shown) + sentenceSeparator() +
           CaptionWords::tr("Made with Attention Lab %1.").arg(QString::fromUtf8(kVersion));
}

}  // namespace attention
