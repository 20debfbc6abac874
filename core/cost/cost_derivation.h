#pragma once

#include "core/cost/layer_cost.h"
#include "core/formula/derivation.h"

namespace attention {

/// Why a cell of the comparison is what it is. Context of a cost: the other reading (the exact count beside the term),
/// and its ratio to the lowest of the column.
Derivation costDerivation(Architecture architecture, CostColumn column, const CostOptions& setting);

/// Layers, or steps in time, until some output sees the first and the last token; infinite where no number of layers
/// connects two of them. The same as longestDistance(), by its formula.
double exactPath(Architecture architecture, const CostOptions& setting);

}  // namespace attention
