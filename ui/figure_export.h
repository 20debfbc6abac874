#pragma once

#include <memory>
#include <optional>

#include <QByteArray>
#include <QString>

#include "core/scene/scene.h"
#include "ui/exhibits/exhibit.h"
#include "ui/figure/exporters.h"

namespace attention {

/// How a figure is exported, apart from what it shows: the same for the dialog, the clipboard and the command line.
struct ExportChoices {
    FigureFormat format = FigureFormat::Svg;
    FigureSize size;
    double dpi = 300;
    bool dark = false;
    bool transparent = false;
    double fontSize = kFontPoints;  ///< points of the axes' numbers; everything else scales with it
    bool legend = true;             ///< where the figure has one
    bool colourBar = true;          ///< likewise
    QString title;                  ///< drawn above the figure; empty: none
    QString caption;                ///< drawn under it; empty: none

    bool operator==(const ExportChoices&) const = default;
};

/// The whole file, which carries the scene where the format can (PNG, SVG).
/// @param result  computed from `scene`, which fits the exhibit
/// Empty when there was not enough memory for the picture.
QByteArray exportedFigure(const Exhibit& exhibit, const Scene& scene, std::shared_ptr<const Result> result,
                          const ExportChoices& choices);

/// A caption ready for a paper: what is shown, with which parameters, and what it was made with.
QString readyCaption(const Exhibit& exhibit, const Scene& scene);

/// The exporters' options for these choices.
FigureOptions figureOptions(const Exhibit& exhibit, const Scene& scene, const ExportChoices& choices);

}  // namespace attention
