#pragma once

#include <qcustomplot.h>

namespace attention {

/// The layout in which a figure's panels lie freely, in place of the grid. For the figure's constructor.
void useFreeLayout(QCustomPlot& plot);

/// Puts an axis rect of a free layout where its axes lie, in the figure's pixels; numbers and names stand around it.
void placeFreely(QCPAxisRect& rect, const QRectF& place);

}  // namespace attention
