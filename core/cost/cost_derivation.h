#pragma once

#include "core/cost/layer_cost.h"
#include "core/formula/derivation.h"

namespace attention {

/// Explains a cell of the comparison table. The context of a cost is its exact count for a term (or the term for an
/// exact count), and its ratio to the lowest cost of the column.
Derivation costDerivation(Architecture architecture, CostColumn column, const CostOptions& setting);

/// Layers or time steps until some output depends on both the first and the last token; infinite if no depth connects
/// tokens. Equal to longestDistance(), but computed by the formula.
double exactPath(Architecture architecture, const CostOptions& setting);

}  // namespace attention
