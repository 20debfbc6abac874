#pragma once

#include <QString>
#include <qcustomplot.h>

#include "ui/figure/heatmap.h"
#include "ui/figure/theme.h"

namespace attention {

/// Draws a horizontal colour scale with numbers at both ends and a name, which says what the scale is for, at the left.
/// @param bar  the coloured rectangle; the numbers are left and right of it
void drawColourScale(QCPPainter& painter, const QRectF& bar, const ColourMap& map, double low, double high,
                     const QString& name, const Theme& theme, int decimals = 0);
/// As above, with texts in place of numbers at both ends, for logarithmic scales.
void drawColourScale(QCPPainter& painter, const QRectF& bar, const ColourMap& map, const QString& low,
                     const QString& high, const QString& name, const Theme& theme);

/// The number of decimals with which numbers up to `largest` have about three digits.
int scaleDecimals(double largest);
/// The text of a number at the end of a scale. If rounding to `decimals` would give 0 for another number, that number
/// is written with one significant digit.
QString scaleNumber(double value, int decimals);

}  // namespace attention
