#pragma once

#include "core/cost/cost_curves.h"
#include "core/formula/derivation.h"

namespace attention {

/// The column of the comparison that a chart draws.
CostColumn chartColumn(const CostChart& chart);
/// The setting with this value on the chart's axis.
CostOptions settingAt(const CostChart& chart, std::int64_t value);

/// Why a point of a curve is what it is: as costDerivation(), but a path is one layer at least. Context of such a one:
/// its term.
Derivation curveDerivation(Architecture architecture, CostColumn column, const CostOptions& setting);

/// A formula with its numbers in the place of its letters: n = k d/2 becomes n = 3 · 32/2 = 48. The letter before the
/// first "=" stays.
Expression evaluated(const Expression& formula);
/// n = k d = 96: a crossing's formula and the number that comes of it, in four digits at least.
Expression crossingLabel(const Crossing& crossing);

/// Where two curves cross, and what both layers are at the whole numbers before and after it. Context: the height of
/// the crossing.
Derivation crossingDerivation(const CostChart& chart, const Crossing& crossing);

}  // namespace attention
