#pragma once

#include <vector>

#include "core/encoding/encoding_properties.h"
#include "core/formula/derivation.h"

namespace attention {

/// Explains an entry of an encoding's table.
/// @param kind  an encoding with a table
/// @param position  0 ... encodedPositions - 1
/// @param column  0 ... encodingWidth - 1
Derivation encodingEntryDerivation(EncodingKind kind, const EncodingOptions& setup, Index position, Index column);

/// Explains a score as a sum of content and position terms. Long sums show their first two terms and their last one.
/// The value is that of encodingScore().
/// @param query, key  0 ... encodedPositions - 1
Derivation encodingScoreDerivation(EncodingKind kind, const EncodingOptions& setup, Index query, Index key);

/// Explains how a property was measured.
Derivation encodingPropertyDerivation(EncodingKind kind, const EncodingOptions& setup, const EncodingMetrics& measures,
                                      EncodingProperty property);

/// The general formula of the score, s_ij = (q + p_i) . (k + p_j)/sqrt(d), with p W instead of p if the table is not d
/// wide; for ALiBi also the formula of the slope.
std::vector<Expression> encodingDefinition(EncodingKind kind, const EncodingOptions& setup);

}  // namespace attention
