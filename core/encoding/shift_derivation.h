#pragma once

#include <vector>

#include "core/encoding/shift_rotation.h"
#include "core/formula/derivation.h"

namespace attention {

/// Explains a component of M(delta) p(i): row `column` of M times p(i).
/// @param column  0 ... d - 1
Derivation rotatedDerivation(const Shift& shift, Index column);

/// Explains a component of p(i + delta), computed directly.
/// @param column  0 ... d - 1
Derivation shiftTargetDerivation(const Shift& shift, Index column);

/// Explains an entry of M(delta): a cosine or sine of the pair's rotation angle inside its block, 0 elsewhere.
/// @param row, column  0 ... d - 1 each
Derivation shiftMatrixDerivation(const Shift& shift, Index row, Index column);

/// Explains the distance between the rotated pair and the target pair.
/// @param pair  0 ... d/2 - 1
Derivation shiftResidualDerivation(const Shift& shift, Index pair);

/// Explains the angle by which a pair is rotated.
/// @param pair  0 ... d/2 - 1
Derivation shiftAngleDerivation(const Shift& shift, Index pair);

/// The rotation of one pair as a matrix product in symbols: block times pair equals shifted pair.
Expression shiftProduct(const Shift& shift, Index pair);
/// shiftProduct() in numbers with four decimals.
Expression shiftProductWithNumbers(const Shift& shift, Index pair);

/// The addition theorems that give the encoding of i + delta from the encodings of i and delta: first for the sine of
/// the pair, then for its cosine, each in symbols and in numbers: sin 10w = sin 1w cos 9w + cos 1w sin 9w = 0.4093 *
/// (-0.7939) + ...
std::vector<Expression> shiftAdditionFormulas(const Shift& shift, Index pair);

/// The general formulas: p(i + delta) = M(delta) p(i), M(a) M(b) = M(a + b), and the block of pair j.
std::vector<Expression> shiftDefinition(const Shift& shift);

}  // namespace attention
