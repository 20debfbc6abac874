#pragma once

#include <qcustomplot.h>

namespace attention {

/// The layout in which a figure's panels lie freely, in place of the grid. For the figure's constructor.
void useFreeLayout(QCustomPlot& plot);

/// Moves an axis rect of a free layout so that its axes enclose `place`, in the figure's pixels; tick labels and names
/// of axes are outside.
void placeFreely(QCPAxisRect& rect, const QRectF& place);

}  // namespace attention
