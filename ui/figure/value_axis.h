#pragma once

#include <utility>
#include <vector>

#include <QPen>
#include <qcustomplot.h>

#include "ui/figure/theme.h"

namespace attention {

/// Shows fine grid lines at the ticks of an axis, with a stronger one at 0, in place of the axis's line and ticks.
void styleValueAxis(QCPAxis& axis, const Theme& theme);

/// Sets ticks at these values with these labels, or at all multiples of a step.
void setTicks(QCPAxis& axis, const std::vector<std::pair<double, QString>>& ticks);
void setTickStep(QCPAxis& axis, double step);

/// The pen of a curve with which the current one is compared: thin and dashed.
QPen ghostPen(const Theme& theme);

}  // namespace attention
