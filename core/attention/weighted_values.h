#pragma once

#include "core/attention/multi_head.h"
#include "core/matrix.h"

namespace attention {

/// The terms of one query's output: row j is the weight of key j times v_j, m x w. Their sum is the query's row of
/// headOutput().
Matrix weightedValues(const MultiHeadAttention& layer, Index sequence, Index head, Index query);

/// The terms as arrows in the plane of two columns, each beginning where the one before ends. The result holds the
/// partial sums, (m + 1) x 2: row 0 is the origin, row j + 1 the end of term j, and the last row the sum of all terms.
/// @param terms  m x w  @param first, second  the two columns of `terms`
Matrix tipToTail(const Matrix& terms, Index first, Index second);

}  // namespace attention
