#pragma once

#include <functional>
#include <utility>

#include "ui/figure/figure.h"
#include "ui/figure/marks.h"

namespace attention {

/// Adds a layer above all others to a figure: layer(name)->replot() declares and paints the layer's marks again without
/// the rest of the figure. Without a study nothing is painted.
inline void addMarksLayer(Figure& figure, const QString& name, std::function<void(Marks&)> declare) {
    figure.addLayer(name, figure.layer(QStringLiteral("overlay")), QCustomPlot::limAbove);
    figure.layer(name)->setMode(QCPLayer::lmBuffered);
    new PaintItem(&figure, name, [&figure, declare = std::move(declare)](QCPPainter& painter) {
        if (figure.hasStudy()) paintMarks(painter, declare);
    });
}

}  // namespace attention
