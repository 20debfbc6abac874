#include "ui/figure_export.h"

#include <string_view>
#include <utility>

#include <QCoreApplication>

#include "core/scene/scene_text.h"
#include "core/version.h"
#include "ui/figure/language_signs.h"
#include "ui/files/scene_file.h"

namespace attention {
namespace {

// Figures know nothing of files, but what they carry is what scene files are read from.
static_assert(std::string_view(kSceneTextKey) == kSceneKeyword);
static_assert(std::string_view(kSceneElementNamespace) == kSceneNamespace);

struct CaptionWords {
    Q_DECLARE_TR_FUNCTIONS(ReadyCaption)
};

/// The exhibit's description, and that a zoom shows less than it says.
QString whatIsShown(const Exhibit& exhibit, const Scene& scene) {
    const QString description = exhibit.description(scene);
    return scene.view.zoom ? description + betweenSentences() + CaptionWords::tr("A part of it is shown.")
                           : description;
}

}  // namespace

FigureOptions figureOptions(const Exhibit& exhibit, const Scene& scene, const ExportChoices& choices) {
    Scene carried = scene;
    carried.exhibit = exhibit.id();
    carried.view.size = choices.size;
    return {
        .format = choices.format,
        .size = choices.size,
        .dpi = choices.dpi,
        .transparent = choices.transparent,
        .fontSize = choices.fontSize,
        .parts = {.legend = choices.legend, .colourBar = choices.colourBar},
        .title = choices.title.isEmpty() ? exhibit.titleOf(scene) : choices.title,
        .description = whatIsShown(exhibit, scene),
        .heading = choices.title,
        .caption = choices.caption,
        .scene = sceneText(carried),
    };
}

QByteArray exportedFigure(const Exhibit& exhibit, const Scene& scene, std::shared_ptr<const Result> result,
                          const ExportChoices& choices) {
    const auto figure = exhibit.makeFigure();
    figure->setTheme(choices.dark ? Theme::darkTheme() : Theme::light());
    figure->display(scene, std::move(result));
    return renderFigure(*figure, figureOptions(exhibit, scene, choices));
}

QString readyCaption(const Exhibit& exhibit, const Scene& scene) {
    return whatIsShown(exhibit, scene) + betweenSentences() +
           CaptionWords::tr("Made with Attention Lab %1.").arg(QString::fromUtf8(kVersion));
}

}  // namespace attention
