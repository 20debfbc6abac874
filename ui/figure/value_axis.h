#pragma once

#include <utility>
#include <vector>

#include <QPen>
#include <qcustomplot.h>

#include "ui/figure/theme.h"

namespace attention {

/// Shows the values of an axis by fine lines of its grid, with a stronger one at 0, in place of its own line and ticks.
void styleValueAxis(QCPAxis& axis, const Theme& theme);

/// Ticks at these values with these texts beside them, or at all multiples of a step.
void setTicks(QCPAxis& axis, const std::vector<std::pair<double, QString>>& ticks);
void setTickStep(QCPAxis& axis, double step);

/// Of a curve that the present one is compared with: thin and dashed.
QPen ghostPen(const Theme& theme);

}  // namespace attention
