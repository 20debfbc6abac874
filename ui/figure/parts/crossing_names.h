#pragma once

#include <vector>

#include "core/formula/expression.h"
#include "ui/figure/figure.h"
#include "ui/figure/labels.h"

namespace attention {

/// Pixels of the ring around a crossing of two lines.
inline constexpr double kCrossingRing = 6.5;

/// A bar from quartile to quartile, behind a median.
void drawQuartiles(QCPPainter& painter, double x, double top, double bottom, const QColor& colour);
/// A wedge that stands on the axis.
void drawWedge(QCPPainter& painter, double x, double y, const QColor& ink);
/// Solid where medians cross, dashed where predicted lines do.
void drawCrossingRing(QCPPainter& painter, const Theme& theme, const QPointF& centre, bool isMeasured);

struct CrossingName {
    QPointF centre;
    double value = 0;                     ///< that the formula leads to
    bool isMeasured = false;              ///< bold
    QStringList forms = {};               ///< the longest first: the first that finds a place is drawn
    const Expression* formula = nullptr;  ///< rather than the words
};
/// Draws names beside crossings, where they lie on nothing else, with a line to each.
/// @param room  knows what is to be avoided
void drawCrossingNames(QCPPainter& painter, const Theme& theme, LabelPlacer room, std::vector<CrossingName> names);

}  // namespace attention
