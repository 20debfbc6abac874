#pragma once

#include <QString>
#include <qcustomplot.h>

#include "ui/figure/heatmap.h"
#include "ui/figure/theme.h"

namespace attention {

/// A horizontal scale, `bar` high with its numbers at both ends, and the name of what it is true for before it.
/// @param bar  the coloured part; numbers stand left and right of it
void drawColourScale(QCPPainter& painter, const QRectF& bar, const ColourMap& map, double low, double high,
                     const QString& name, const Theme& theme, int decimals = 0);
/// A scale with any texts at both ends: of a logarithmic one.
void drawColourScale(QCPPainter& painter, const QRectF& bar, const ColourMap& map, const QString& low,
                     const QString& high, const QString& name, const Theme& theme);

/// With how many decimals a scale's ends have three digits or so.
int scaleDecimals(double largest);
/// A number at the end of a scale: one that is not 0 does not read as 0.
QString scaleNumber(double value, int decimals);

}  // namespace attention
