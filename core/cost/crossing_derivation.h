#pragma once

#include "core/cost/cost_curves.h"
#include "core/formula/derivation.h"

namespace attention {

/// The column of the comparison table that a chart draws.
CostColumn chartColumn(const CostChart& chart);
/// The setting with this value on the chart's axis.
CostOptions settingAt(const CostChart& chart, std::int64_t value);

/// Explains a point of a curve like costDerivation(), except that a path has at least one layer. The context of a path
/// that is raised to one layer is its term.
Derivation curveDerivation(Architecture architecture, CostColumn column, const CostOptions& setting);

/// A formula followed by its numbers: n = k d/2 becomes n = 3 · 32/2 = 48. The letter before the
/// first "=" stays.
Expression evaluated(const Expression& formula);
/// A crossing's formula and its value: n = k d = 96.
Expression crossingLabel(const Crossing& crossing);

/// Explains a crossing: its value, and both layers' costs at the integers before and after it. The context is the
/// height of the crossing.
Derivation crossingDerivation(const CostChart& chart, const Crossing& crossing);

}  // namespace attention
