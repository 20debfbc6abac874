#pragma once

#include <vector>

#include "core/formula/expression.h"
#include "ui/figure/labels.h"
#include "ui/figure/marks.h"

namespace attention {

/// Radius of the ring around a crossing of two lines, in pixels.
inline constexpr double kCrossingRing = 6.5;

/// Adds a vertical bar from one quartile to the other, to be drawn behind a median.
void addQuartiles(Marks& marks, double x, double top, double bottom, const QColor& colour);
/// Adds a wedge that stands on an axis at (x, y) and points upwards.
void addWedge(Marks& marks, double x, double y, const QColor& ink);
/// Adds the ring around a crossing: solid if medians cross, dashed if predicted lines cross.
void addCrossingRing(Marks& marks, const Theme& theme, const QPointF& centre, bool isMeasured);

struct CrossingName {
    QPointF centre;
    double value = 0;                     ///< of the crossing, appended to the formula
    bool isMeasured = false;              ///< medians cross, not predicted lines; the name is bold
    QStringList forms = {};               ///< the longest first; the first one for which there is a place is drawn
    const Expression* formula = nullptr;  ///< preferred to `forms` if there is a place for it
};
/// Adds names beside crossings, where they cover nothing, each with a leader line.
/// @param room  knows what names must avoid
void addCrossingNames(Marks& marks, const Theme& theme, LabelPlacer room, std::vector<CrossingName> names);

}  // namespace attention
