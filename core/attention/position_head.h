#pragma once

#include <stop_token>
#include <vector>

#include "core/encoding/embedding.h"
#include "core/matrix.h"
#include "core/scene/choices.h"
#include "core/scene/lists.h"

namespace attention {

/// A head that is made by hand to find a position, and how sharply it looks.
struct PositionHeadOptions {
    PositionHeadKind kind = PositionHeadKind::Rotation;
    std::vector<Index> offsets = {3};  ///< delta_h, one at least, |delta_h| <= kMaxOffset; of Rotation
    Index radius = 2;                  ///< >= 0; of LocalWindow
    double sharpness = 100;            ///< >= 0 and finite; multiplies scores / sqrt(d)
    double contentMix = 0;             ///< c, 0 ... 1: scores are (1 - c) q_i . p_j + c x_i . x_j
    double base = 10000;               ///< of the sinusoidal encoding

    bool operator==(const PositionHeadOptions&) const = default;
};

/// Which key a query attends to most.
struct AttendedKey {
    Index key = 0;                  ///< the first of the largest
    double weight = 0;              ///< of that key
    double targetWeight = 0;        ///< of all keys that the head is made to find, together
    std::vector<Index> targetKeys;  ///< those keys, ascending; none where the sentence has no such key
};

/// One head over a sentence, with all that leads to its weights.
struct PositionHead {
    Matrix queries;  ///< n x d, the positions' part: sum over h of R(delta_h) p_i, p_0, or 0
    Matrix keys;     ///< n x d: p_j
    Matrix content;  ///< n x d: x_i, the words' part, each row as long as a p_i: sqrt(d/2)
    Matrix scores;   ///< n x n: (1 - c) q_i . k_j + c x_i . x_j, also of keys outside a window
    Matrix weights;  ///< n x n: the softmax of sharpness * scores / sqrt(d), exactly 0 outside a window
    std::vector<AttendedKey> attended;  ///< n
    double meanTargetWeight = 0;        ///< of AttendedKey::targetWeight, over the queries with a target key
    Index untargetedQueries = 0;        ///< queries for which there is no such key
};

/// Fills `head`, whose buffers are reused. R(delta) is the rotation of core/encoding/shift_rotation.h, so that
/// R(delta) p_i = p_(i + delta), and its score R(delta) p_i . p_j = sum over pairs of cos(omega_k (i + delta - j)) is
/// largest at j = i + delta. With several offsets the query is the sum of its rotations; by linearity its scores are
/// the sum of theirs. One softmax follows, so that offsets far apart share the weight, and close ones meet between.
/// @param embedding  n tokens with an even d; a row of zeros stays one
/// @param stop  when requested the contents of `head` are unspecified
/// @throws std::invalid_argument if d is odd or a member of `choice` is out of its range
/// Source: d2l "Self-Attention and Positional Encoding", "Relative Positional Information", read as a query.
void positionHead(const Embedding& embedding, const PositionHeadOptions& choice, PositionHead& head,
                  std::stop_token stop = {});

/// One query's row of a head, n entries each, in the time of its own n d numbers.
struct PositionHeadRow {
    double contentPart = 0;  ///< c, 1 of SameWord
    Vector positionScores;   ///< q_i . p_j; 0 where c is 1
    Vector contentScores;    ///< x_i . x_j; 0 where c is 0
    Vector scaled;           ///< sharpness ((1 - c) q_i . p_j + c x_i . x_j) / sqrt(d)
    Vector weights;
    Index firstAllowed = 0;  ///< keys before this one, and
    Index endAllowed = 0;    ///< from this one on, are outside the window
};
/// @param query  0 ... n - 1
/// @throws std::invalid_argument as positionHead()
PositionHeadRow positionHeadRow(const Embedding& embedding, const PositionHeadOptions& choice, Index query);

/// The positional part of a score, also between integer key positions, as a function of the offset j - i from the
/// query; for FirstToken, of j itself. It is the similarity curve of the similarity exhibit, shifted by delta.
struct ScoreCurve {
    double first = 0;            ///< j - i, or j, of the first value
    double step = 1;             ///< to the next one
    std::vector<double> values;  ///< (1 - c) q_i . p_j; empty for heads that ask for no place
};
/// @param positions  n; the curve covers each j from -reach to n - 1 + reach for each query
/// @param substeps  values per position, >= 1
ScoreCurve positionScoreCurve(const PositionHeadOptions& choice, Index positions, Index dimensions, Index reach,
                              Index substeps, std::stop_token stop = {});

/// The keys that query i is made to find, as AttendedKey::targetKeys has them.
std::vector<Index> targetKeys(const Embedding& embedding, const PositionHeadOptions& choice, Index query);

}  // namespace attention
