#pragma once

#include <vector>

#include "core/encoding/encoding_properties.h"
#include "core/formula/derivation.h"

namespace attention {

/// Why an entry of an encoding's table is what it is.
/// @param kind  one that has a table
/// @param position  0 ... encodedPositions - 1
/// @param column  0 ... encodingWidth - 1
Derivation encodingEntryDerivation(EncodingKind kind, const EncodingOptions& setup, Index position, Index column);

/// Why a score is what it is: the terms that content and positions bring, long sums with their first two terms and
/// their last. Its value is encodingScore()'s.
/// @param query, key  0 ... encodedPositions - 1
Derivation encodingScoreDerivation(EncodingKind kind, const EncodingOptions& setup, Index query, Index key);

/// How a property was measured.
Derivation encodingPropertyDerivation(EncodingKind kind, const EncodingOptions& setup, const EncodingMetrics& measures,
                                      EncodingProperty property);

/// The score with symbols: s_ij = (q + p_i) . (k + p_j)/sqrt(d), of p W where the table is not d wide, and what p is
/// where that takes a formula.
std::vector<Expression> encodingDefinition(EncodingKind kind, const EncodingOptions& setup);

}  // namespace attention
