#pragma once

#include <vector>

#include "core/formula/expression.h"
#include "ui/figure/labels.h"
#include "ui/figure/marks.h"

namespace attention {

/// Pixels of the ring around a crossing of two lines.
inline constexpr double kCrossingRing = 6.5;

/// A bar from quartile to quartile, behind a median.
void addQuartiles(Marks& marks, double x, double top, double bottom, const QColor& colour);
/// A wedge that stands on the axis.
void addWedge(Marks& marks, double x, double y, const QColor& ink);
/// Solid where medians cross, dashed where predicted lines do.
void addCrossingRing(Marks& marks, const Theme& theme, const QPointF& centre, bool isMeasured);

struct CrossingName {
    QPointF centre;
    double value = 0;                     ///< that the formula leads to
    bool isMeasured = false;              ///< bold
    QStringList forms = {};               ///< the longest first: the first that finds a place is shown
    const Expression* formula = nullptr;  ///< rather than the words
};
/// Adds names beside crossings, where they lie on nothing else, with a line to each.
/// @param room  knows what is to be avoided
void addCrossingNames(Marks& marks, const Theme& theme, LabelPlacer room, std::vector<CrossingName> names);

}  // namespace attention
