#pragma once

#include <QPen>
#include <qcustomplot.h>

#include "ui/figure/theme.h"

namespace attention {

/// Shows the values of an axis by fine lines of its grid, with a stronger one at 0, in place of its own line and ticks.
void styleValueAxis(QCPAxis& axis, const Theme& theme);

/// Of a curve that the present one is compared with: thin and dashed.
QPen ghostPen(const Theme& theme);

}  // namespace attention
