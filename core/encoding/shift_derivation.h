#pragma once

#include <vector>

#include "core/encoding/shift_rotation.h"
#include "core/formula/derivation.h"

namespace attention {

/// Why a component of M(delta) p(i) is what it is: row `column` of M times p(i).
/// @param column  0 ... d - 1
Derivation rotatedDerivation(const Shift& shift, Index column);

/// Why a component of p(i + delta) is what it is, computed directly.
/// @param column  0 ... d - 1
Derivation shiftTargetDerivation(const Shift& shift, Index column);

/// Why an entry of M(delta) is what it is: a cosine or sine of the pair's turn inside its block, else 0.
/// @param row, column  0 ... d - 1 each
Derivation shiftMatrixDerivation(const Shift& shift, Index row, Index column);

/// How far the rotated pair lies from the target pair.
/// @param pair  0 ... d/2 - 1
Derivation shiftResidualDerivation(const Shift& shift, Index pair);

/// The angle by which the clock of a pair turns.
/// @param pair  0 ... d/2 - 1
Derivation shiftAngleDerivation(const Shift& shift, Index pair);

/// One pair's turn as a product: block times pair equals shifted pair, with symbols.
Expression shiftProduct(const Shift& shift, Index pair);
/// shiftProduct() with the numbers that its symbols stand for, four decimals each.
Expression shiftProductWithNumbers(const Shift& shift, Index pair);

/// The encoding of i + delta from those of i and delta: the sine of the pair, then its cosine, each with symbols and
/// then with numbers: sin 10w = sin 1w cos 9w + cos 1w sin 9w = 0.4093 * (-0.7939) + ...
std::vector<Expression> shiftAdditionFormulas(const Shift& shift, Index pair);

/// The theorem and what follows: p(i + delta) = M(delta) p(i), M(a) M(b) = M(a + b), and the block of pair j.
std::vector<Expression> shiftDefinition(const Shift& shift);

}  // namespace attention
