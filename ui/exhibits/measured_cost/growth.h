#pragma once

#include <optional>
#include <vector>

#include "core/cost/measured_cost_study.h"
#include "ui/figure/parts/growth_chart.h"
#include "ui/figure/parts/line_ends.h"

namespace attention::measured_cost {

/// An alias, because lupdate would take the qualifier of the return type for the class of the function.
using GrowthLook = GrowthChartPart::Look;
/// The predicted lines and the measured points of all layers.
GrowthLook growthLook(const MeasuredCostStudy& study, const Theme& theme);
/// Labels at the ends of the lines, with the names of the layers.
/// @param isDetailed  labels also say why a fit is not conclusive, and can be selected
std::vector<LineEndLabelsPart::Line> growthEnds(const MeasuredCostStudy& study, const Theme& theme, bool isDetailed);
/// The slope triangles that show by what factor the cost grows when the axis value doubles. They begin at the axis
/// value of the selected point, if a point is selected.
std::vector<GrowthChartPart::SlopeTriangle> doublingTriangles(const MeasuredCostStudy& study, const Theme& theme,
                                                              const std::optional<Cell>& selected);

}  // namespace attention::measured_cost
