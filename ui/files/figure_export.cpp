#include "ui/files/figure_export.h"

#include <string_view>
#include <utility>

#include <QCoreApplication>

#include "core/scene/scene_text.h"
#include "core/system/memory.h"
#include "core/version.h"
#include "ui/figure/figure.h"
#include "ui/files/scene_file.h"
#include "ui/text/language_signs.h"

namespace attention {
namespace {

// Figures know nothing of files, but what they carry is what scene files are read from.
static_assert(std::string_view(kSceneTextKey) == kSceneKeyword);
static_assert(std::string_view(kSceneElementNamespace) == kSceneNamespace);

/// Bytes of a picture after which the memory that drawing it took goes back: some 20 MB, which stay otherwise.
constexpr double kLargeImage = 64e6;

struct CaptionWords {
    Q_DECLARE_TR_FUNCTIONS(ReadyCaption)
};

/// The exhibit's description, and that a zoom shows less than it says.
QString whatIsShown(const StudiedScene& shown) {
    const QString description = shown.description();
    return shown.scene().view.zoom ? description + betweenSentences() + CaptionWords::tr("A part of it is shown.")
                                   : description;
}

std::unique_ptr<Figure> figureOf(const StudiedScene& shown, const ExportChoices& choices) {
    std::unique_ptr<Figure> figure = shown.exhibit().makeFigure();
    figure->setTheme(choices.dark ? Theme::darkTheme() : Theme::light());
    figure->display(shown.scene(), shown.study());
    return figure;
}

}  // namespace

FigureOptions figureOptions(const ExportChoices& choices) {
    FigureOptions options;
    options.format = choices.format;
    options.size = choices.size;
    options.dpi = choices.dpi;
    options.transparent = choices.transparent;
    options.fontSize = choices.fontSize;
    options.parts = {.legend = choices.legend, .colourBar = choices.colourBar};
    options.title = choices.title;
    options.heading = choices.title;
    options.caption = choices.caption;
    return options;
}

FigureOptions figureOptions(const StudiedScene& shown, const ExportChoices& choices) {
    FigureOptions options = figureOptions(choices);
    if (options.title.isEmpty()) options.title = shown.exhibit().wordsOf(shown.scene()).title;
    options.description = whatIsShown(shown);
    Scene carried = shown.scene();
    carried.exhibit = shown.exhibit().id();
    carried.view.size = choices.size;
    options.scene = sceneText(carried);
    return options;
}

QByteArray exportedFigure(const StudiedScene& shown, const ExportChoices& choices) {
    const FigureOptions options = figureOptions(shown, choices);
    const QByteArray bytes = renderFigure(*figureOf(shown, choices), options);
    if (imageMemory(options) >= kLargeImage) releaseFreedMemory();
    return bytes;
}

QStringList leftOut(const StudiedScene& shown, const ExportChoices& choices) {
    QStringList missing = leftOut(*figureOf(shown, choices), figureOptions(choices));
    missing.removeDuplicates();
    missing.removeAll(QString());
    return missing;
}

QString readyCaption(const StudiedScene& shown) {
    return whatIsShown(shown) + betweenSentences() +
           CaptionWords::tr("Made with Attention Lab %1.").arg(QString::fromUtf8(kVersion));
}

}  // namespace attention
