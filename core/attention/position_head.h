#pragma once

#include <stop_token>
#include <vector>

#include "core/encoding/embedding.h"
#include "core/matrix.h"
#include "core/scene/choices.h"
#include "core/scene/lists.h"

namespace attention {

/// Options of a hand-made attention head that finds keys by position or by word.
struct PositionHeadOptions {
    PositionHeadKind kind = PositionHeadKind::Rotation;
    std::vector<Index> offsets = {3};  ///< delta_h, at least one, |delta_h| <= kMaxOffset; only for Rotation
    Index radius = 2;                  ///< >= 0; only for LocalWindow
    double sharpness = 100;            ///< >= 0 and finite; multiplies scores / sqrt(d)
    double contentMix = 0;             ///< c, 0 ... 1: scores are (1 - c) q_i . p_j + c x_i . x_j
    double base = 10000;               ///< of the sinusoidal encoding

    bool operator==(const PositionHeadOptions&) const = default;
};

/// The key that a query attends to most, and the keys that it should find.
struct AttendedKey {
    Index key = 0;                  ///< the key with the largest weight, the first one of several
    double weight = 0;              ///< of `key`
    double targetWeight = 0;        ///< sum of the weights of targetKeys
    std::vector<Index> targetKeys;  ///< keys that the head should find for this query, ascending; may be empty
};

/// One head applied to a sentence, with all intermediate results.
struct PositionHead {
    Matrix queries;  ///< n x d, positional part: sum over h of R(delta_h) p_i, or p_0, or 0
    Matrix keys;     ///< n x d: p_j
    Matrix content;  ///< n x d: x_i, token embeddings with the norm of a p_i, sqrt(d/2)
    Matrix scores;   ///< n x n: (1 - c) q_i . p_j + c x_i . x_j, also for keys outside a window
    Matrix weights;  ///< n x n: the softmax of sharpness * scores / sqrt(d), exactly 0 outside a window
    std::vector<AttendedKey> attended;  ///< for each of the n queries
    double meanTargetWeight = 0;        ///< mean of targetWeight over the queries with a target key
    Index untargetedQueries = 0;        ///< number of queries without a target key
};

/// Fills `head`, whose buffers are reused. R(delta) is the rotation of core/encoding/shift_rotation.h, so that
/// R(delta) p_i = p_(i + delta), and its score R(delta) p_i . p_j = sum over pairs of cos(omega_k (i + delta - j)) is
/// largest at j = i + delta. With several offsets the query is the sum of its rotations; by linearity its scores are
/// the sums of the scores of the single rotations. One softmax follows: distant offsets share the weight, and between
/// two close offsets the keys in the middle get the largest weights.
/// @param embedding  of n tokens, with an even d; a row of zeros stays zero
/// @param stop  if a stop is requested, the contents of `head` are unspecified
/// @throws std::invalid_argument if d is odd or a member of `choice` is out of its range
/// Source: d2l "Self-Attention and Positional Encoding", "Relative Positional Information", read as a query.
void positionHead(const Embedding& embedding, const PositionHeadOptions& choice, PositionHead& head,
                  std::stop_token stop = {});

/// One query's row of a head. All vectors have n entries; computing them takes time proportional to n d.
struct PositionHeadRow {
    double contentPart = 0;  ///< c; 1 for SameWord
    Vector positionScores;   ///< q_i . p_j; 0 if c is 1
    Vector contentScores;    ///< x_i . x_j; 0 if c is 0
    Vector scaled;           ///< sharpness ((1 - c) q_i . p_j + c x_i . x_j) / sqrt(d)
    Vector weights;
    Index firstAllowed = 0;  ///< first key inside the window
    Index endAllowed = 0;    ///< one past the last key inside the window
};
/// @param query  0 ... n - 1
/// @throws std::invalid_argument as positionHead()
PositionHeadRow positionHeadRow(const Embedding& embedding, const PositionHeadOptions& choice, Index query);

/// The positional part of a score, also between integer key positions, as a function of the offset j - i from the
/// query; for FirstToken, of j itself. It is the similarity curve of the similarity exhibit, shifted by delta.
struct ScoreCurve {
    double first = 0;            ///< abscissa (j - i, or j) of the first value
    double step = 1;             ///< distance between neighbouring abscissas
    std::vector<double> values;  ///< (1 - c) q_i . p_j; empty for SameWord and LocalWindow
};
/// @param positions  n; the curve covers j from -reach to n - 1 + reach for every query
/// @param substeps  values per position, >= 1
ScoreCurve positionScoreCurve(const PositionHeadOptions& choice, Index positions, Index dimensions, Index reach,
                              Index substeps, std::stop_token stop = {});

/// The keys that the head should find for a query, ascending: see AttendedKey::targetKeys.
std::vector<Index> targetKeys(const Embedding& embedding, const PositionHeadOptions& choice, Index query);

}  // namespace attention
