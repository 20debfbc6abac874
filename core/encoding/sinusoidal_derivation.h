#pragma once

#include <vector>

#include "core/encoding/sinusoidal.h"
#include "core/formula/derivation.h"

namespace attention {

/// Explains P[position, column]. The formula with numbers evaluates to the entry within the rounding of the
/// product position * omega, some position * 2e-16.
/// @param position    i >= 0
/// @param column      0 ... dimensions - 1
/// Source: Vaswani et al. 2017, section 3.5.
Derivation sinusoidalDerivation(Index position, Index column, Index dimensions, double base);

/// The general formulas of P_(i,2j) and P_(i,2j+1).
std::vector<Expression> sinusoidalDefinition(Index dimensions, double base);

}  // namespace attention
