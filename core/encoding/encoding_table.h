#pragma once

#include <stop_token>

#include "core/encoding/encoding_kind.h"

namespace attention {

/// Number of columns of the encoding's table: 1 for the integers, n for one-hot, bitsForCount(n), d for sinusoidal and
/// learned; 0 if there is no table.
Index encodingWidth(EncodingKind kind, const EncodingOptions& setup);

/// One entry of the table of an encoding with a table.
/// @param position  0 ... encodedPositions - 1
/// @param column    0 ... encodingWidth - 1
double encodingEntry(EncodingKind kind, const EncodingOptions& setup, Index position, Index column);

/// The rows of an encoding's table at positions 0, step, 2 step, ... below encodedPositions.
/// @param step  >= 1
/// @param stop  if a stop is requested, the result is unspecified
Matrix encodingTable(EncodingKind kind, const EncodingOptions& setup, Index step = 1, std::stop_token stop = {});

/// The content vectors: the query and the key that all positions share, d standard normal numbers each, which depend on
/// the seed.
Vector contentQuery(const EncodingOptions& setup);
Vector contentKey(const EncodingOptions& setup);

/// Whether the table is not d wide, so that it is multiplied by W, encodingProjection(), before it is added.
bool isProjected(EncodingKind kind);
/// W, width x d, for an encoding whose table is not d wide: G/sqrt(width). All encodings use the first rows of the same
/// G.
double projectionEntry(EncodingKind kind, const EncodingOptions& setup, Index row, Index column);
Matrix encodingProjection(EncodingKind kind, const EncodingOptions& setup, std::stop_token stop = {});

/// The vectors that are added to queries and keys at positions 0, step, 2 step, ... below encodedPositions: the rows of
/// encodingTable(), or these times W; d columns.
Matrix encodingVectors(EncodingKind kind, const EncodingOptions& setup, Index step = 1, std::stop_token stop = {});

/// One row of encodingVectors() with step 1.
Vector encodingVector(EncodingKind kind, const EncodingOptions& setup, Index position);

}  // namespace attention
