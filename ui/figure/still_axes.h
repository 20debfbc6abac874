#pragma once

#include <qcustomplot.h>

#include "ui/figure/figure.h"

namespace attention {

/// New axes of a figure that a person neither drags nor zooms.
inline QCPAxisRect* makeStillAxes(QCustomPlot& plot) {
    auto* rect = new QCPAxisRect(&plot, true);
    layOnLayers(*rect);
    rect->setRangeDrag({});
    rect->setRangeZoom({});
    return rect;
}

}  // namespace attention
