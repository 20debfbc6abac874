#pragma once

#include "core/matrix.h"

namespace attention {

/// Attention with linear biases: m |i - j| is subtracted from every score; each head has its own slope m.
/// Source: Press et al. 2021, arXiv:2108.12409, section 3. The paper is causal, j <= i; here distances to both sides
/// are penalised.

/// 2^(-8h/H), h = head + 1: from 2^(-8/H) down to 2^-8. If H is not a power of two, the authors' code has other slopes:
/// it interleaves the series of the next smaller and of the next larger power of two.
/// @param head   0 ... heads - 1
/// @param heads  H >= 1
/// @throws std::invalid_argument if an argument is out of its range
double alibiSlope(Index head, Index heads);

/// -m |i - j|
double alibiPenalty(Index query, Index key, double slope);

}  // namespace attention
