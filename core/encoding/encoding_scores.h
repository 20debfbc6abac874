#pragma once

#include <stop_token>

#include "core/encoding/encoding_kind.h"

namespace attention {

/// Attention scores with the same query q and the same key k at all positions, so that differences between cells come
/// from the encoding alone. The m positions are 0, step, 2 step, ... below encodedPositions(). The score of positions i
/// and j:
/// - no encoding: q . k / sqrt(d)
/// - a table of vectors p: (q + p_i) . (k + p_j) / sqrt(d), with p W instead of p if the table is not d wide
/// - rotary: (R_i q) . (R_j k) / sqrt(d)
/// - ALiBi: q . k / sqrt(d) - slope |i - j|
struct EncodingScores {
    Index step = 1;
    Matrix scores;    ///< m x m
    Matrix products;  ///< m x m: p_i . p_j without W; empty if there is no table
};

/// Maximum number of evenly spaced positions at which all encodings are shown side by side.
inline constexpr Index kMaxComparedPositions = 64;
/// The distance between neighbouring compared positions, >= 1. @param positions  n
Index comparisonStep(Index positions);

/// Computes the scores of all pairs of positions. For more than 128 positions, the products of sinusoidal and rotary
/// are computed once for each offset, which is equal up to rounding.
/// @param step  >= 1
/// @param stop  if a stop is requested, the result is unspecified
EncodingScores encodingScores(EncodingKind kind, const EncodingOptions& setup, Index step = 1,
                              std::stop_token stop = {});

/// One score and its terms: score = content + keyTerm + queryTerm + positionTerm. The terms are already divided by
/// sqrt(d).
struct EncodingScore {
    double content = 0;       ///< q . k / sqrt(d)
    double keyTerm = 0;       ///< q . p_j / sqrt(d)
    double queryTerm = 0;     ///< p_i . k / sqrt(d)
    double positionTerm = 0;  ///< p_i . p_j / sqrt(d); for rotary and ALiBi score - content
    double score = 0;
    double product = 0;  ///< p_i . p_j without W; 0 if there is no table
};
EncodingScore encodingScore(EncodingKind kind, const EncodingOptions& setup, Index query, Index key);

/// Minimum, maximum and mean of each diagonal of an m x m matrix. Each vector has 2m - 1 entries, for the offsets
/// delta = j - i = -(m - 1) ... m - 1.
struct OffsetBand {
    Vector smallest;
    Vector largest;
    Vector mean;
};
OffsetBand offsetBand(const Matrix& square);

/// How far a square matrix is from one whose entries depend on the offset only, and whether the offset matters at all.
/// All values are relative to the largest |entry|; 0 for a zero matrix; infinite if entries or their sums are not
/// finite.
struct OffsetMeasure {
    double spread = 0;     ///< the largest difference of two entries on the same diagonal
    double range = 0;      ///< the largest difference of any two entries
    double variation = 0;  ///< the largest difference between means of diagonals, except the main diagonal
    /// Row and column of the smallest and of the largest entry on the diagonal with the largest spread.
    Index smallRow = 0, smallColumn = 0, largeRow = 0, largeColumn = 0;
    double scale = 0;  ///< the largest |entry|
};
OffsetMeasure offsetMeasure(const Matrix& square);

}  // namespace attention
