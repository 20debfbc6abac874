#pragma once

#include <qcustomplot.h>

namespace attention {

/// Makes the axes of a rectangle keep the measures and the shaping of their tick labels. QCustomPlot keeps them as
/// pictures, and only while the pixel ratio is a whole number; at another one it measures and shapes each label
/// whenever it paints. To be called before the axes are styled.
void keepTickLabels(QCPAxisRect& rect);

}  // namespace attention
