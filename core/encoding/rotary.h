#pragma once

#include "core/matrix.h"

namespace attention {

/// Rotary position embedding: the pair of components (2j, 2j + 1) of a query or key at position i is rotated by the
/// angle i omega_j, omega_j = base^(-2j/d), from the first component to the second. Pairs are interleaved, as in the
/// paper; the other layout in use pairs component j with j + d/2 and gives the same scores after a permutation. The
/// last component of an odd d is not rotated. Source: Su et al. 2021, arXiv:2104.09864, equations 14, 15 and 34.

/// R_i v for the positions i = first, first + step, ..., one row each.
/// @param vector  d >= 1 components
/// @param first   0 ... 2^50
/// @param step    >= 1
/// @return count x d
Matrix applyRotary(const Vector& vector, Index first, Index step, Index count, double base);

/// (R_i q) . (R_j k) for each offset delta = j - i from -(n - 1) to n - 1: it depends on the offset alone.
/// @param query, key  d components each
/// @return 2n - 1 numbers; offset delta has the index delta + n - 1
Vector rotaryProducts(const Vector& query, const Vector& key, Index positions, double base);

/// What one pair of columns adds to (R_i q) . (R_j k): cosCoefficient cos(delta frequency) + sinCoefficient sin(delta
/// frequency) for the offset delta = j - i.
struct RotaryPair {
    double cosCoefficient = 0;  ///< q_2j k_2j + q_2j+1 k_2j+1
    double sinCoefficient = 0;  ///< q_2j+1 k_2j - q_2j k_2j+1
    double frequency = 0;       ///< omega_j
};
/// @param pair  j, 0 ... floor(d/2) - 1
RotaryPair rotaryPair(const Vector& query, const Vector& key, Index pair, double base);

}  // namespace attention
