#pragma once

#include <stop_token>

#include "core/encoding/encoding_kind.h"

namespace attention {

/// Scores of one query q and one key k that stand at every position, so that differences between cells come from the
/// encoding alone. The positions are 0, step, 2 step, ... as far as the encoding has a value for them; m of them. The
/// score of positions i and j:
/// - none: q . k / sqrt(d)
/// - a table of vectors p: (q + p_i) . (k + p_j) / sqrt(d), with p W in the place of p where the table is not d wide
/// - rotary: (R_i q) . (R_j k) / sqrt(d)
/// - ALiBi: q . k / sqrt(d) - slope |i - j|
struct EncodingScores {
    Index step = 1;
    Matrix scores;    ///< m x m
    Matrix products;  ///< m x m: p_i . p_j of the table as it is, before W; empty where there is no table
};

/// Positions at which all encodings can be shown beside one another: at most this many, evenly spaced from 0.
inline constexpr Index kMaxComparedPositions = 64;
/// The distance between two neighbours of these positions, 1 or more. @param positions  n
Index comparisonStep(Index positions);

/// From some hundred positions on the products of sinusoidal rows and of rotary's queries and keys are computed once
/// for each offset, which is equal to rounding; below that, and for any step above 1, each is a product of its own.
/// @param step  >= 1
/// @param stop  when requested what is returned is unspecified
EncodingScores encodingScores(EncodingKind kind, const EncodingOptions& setup, Index step = 1,
                              std::stop_token stop = {});

/// One score, and what it is the sum of: score = content + keyTerm + queryTerm + positionTerm, all divided by sqrt(d)
/// already.
struct EncodingScore {
    double content = 0;       ///< q . k / sqrt(d)
    double keyTerm = 0;       ///< q . p_j / sqrt(d)
    double queryTerm = 0;     ///< p_i . k / sqrt(d)
    double positionTerm = 0;  ///< p_i . p_j / sqrt(d); for rotary and ALiBi all that the encoding changes
    double score = 0;
    double product = 0;  ///< p_i . p_j of the table as it is; 0 where there is none
};
EncodingScore encodingScore(EncodingKind kind, const EncodingOptions& setup, Index query, Index key);

/// A square matrix by the offset delta = j - i: of each diagonal the smallest, the largest and the mean entry.
/// 2m - 1 numbers each, from delta = -(m - 1) on.
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
    double spread = 0;     ///< the largest difference of two entries of one diagonal
    double range = 0;      ///< the largest difference of any two entries
    double variation = 0;  ///< the largest difference of the means of two diagonals, the main one left out
    /// The two entries that differ most: rows and columns of the matrix, smaller entry first.
    Index smallRow = 0, smallColumn = 0, largeRow = 0, largeColumn = 0;
    double scale = 0;  ///< the largest |entry|
};
OffsetMeasure offsetMeasure(const Matrix& square);

}  // namespace attention
