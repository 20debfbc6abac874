#pragma once

#include <vector>

#include <qcustomplot.h>

#include "ui/figure/theme.h"

namespace attention {

/// A tick of a logarithmic axis, at digit times a power of ten.
struct LogTick {
    double place = 0;  ///< the logarithm, with base 10
    int digit = 1;
    int power = 0;
};
/// The powers of ten between two logarithms, ends included. @param isFine  with 2 and 5 times each
std::vector<LogTick> logTicks(double low, double high, bool isFine);

/// Dresses a frame whose grid is read: axes at the left and at the bottom only, and no line at the left.
void styleGridAxes(QCPAxisRect& rect, const Theme& theme);

}  // namespace attention
