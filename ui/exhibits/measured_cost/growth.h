#pragma once

#include <optional>
#include <vector>

#include "core/cost/measured_cost_study.h"
#include "ui/figure/parts/growth_chart.h"
#include "ui/figure/parts/line_ends.h"

namespace attention::measured_cost {

/// A name of its own: lupdate takes a qualified return type for the class of the function.
using GrowthLook = GrowthChartPart::Look;
/// Lines and points of all layers.
GrowthLook growthLook(const MeasuredCostStudy& study, const Theme& theme);
/// At the end of each line its layer. @param tells  and why nothing is concluded of it; the layers can be selected
std::vector<LineEndLabelsPart::Line> growthEnds(const MeasuredCostStudy& study, const Theme& theme, bool tells);
/// The stairs, from the selected point on, if one is selected.
std::vector<GrowthChartPart::Step> growthSteps(const MeasuredCostStudy& study, const Theme& theme,
                                               const std::optional<Cell>& selected);

}  // namespace attention::measured_cost
