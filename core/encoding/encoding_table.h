#pragma once

#include <stop_token>

#include "core/encoding/encoding_kind.h"

namespace attention {

/// Columns of the encoding's table: 1 for the integers, n for one-hot, bitsForCount(n), d for sinusoidal and
/// learned; 0 where there is none.
Index encodingWidth(EncodingKind kind, const EncodingOptions& setup);

/// One entry of the table of an encoding that has one.
/// @param position  0 ... encodedPositions - 1
/// @param column    0 ... encodingWidth - 1
double encodingEntry(EncodingKind kind, const EncodingOptions& setup, Index position, Index column);

/// Rows of the table of an encoding that has one, at positions 0, step, 2 step, ... below encodedPositions.
/// @param step  >= 1
/// @param stop  when requested what is returned is unspecified
Matrix encodingTable(EncodingKind kind, const EncodingOptions& setup, Index step = 1, std::stop_token stop = {});

/// The content vectors: the query and the key that are placed at every position, d standard normal numbers each, drawn
/// from the seed.
Vector contentQuery(const EncodingOptions& setup);
Vector contentKey(const EncodingOptions& setup);

/// Whether the table is not d wide, so that it goes through projectionEntry() before it is added.
bool isProjected(EncodingKind kind);
/// W, width x d, for an encoding whose table is not d wide: G/sqrt(width). All take their rows from the same G.
double projectionEntry(EncodingKind kind, const EncodingOptions& setup, Index row, Index column);
Matrix encodingProjection(EncodingKind kind, const EncodingOptions& setup, std::stop_token stop = {});

/// What is added to queries and keys, at positions 0, step, 2 step, ... below encodedPositions: the rows of
/// encodingTable(), or those times W, d wide.
Matrix encodingVectors(EncodingKind kind, const EncodingOptions& setup, Index step = 1, std::stop_token stop = {});

/// One row of it.
Vector encodingVector(EncodingKind kind, const EncodingOptions& setup, Index position);

}  // namespace attention
