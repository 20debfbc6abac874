#pragma once

#include <memory>
#include <span>
#include <stop_token>
#include <string_view>
#include <vector>

#include "core/attention/position_head.h"
#include "core/encoding/token_input.h"
#include "core/formula/derivation.h"
#include "core/io/table.h"
#include "core/scene/parameter_groups.h"
#include "core/scene/study.h"
#include "core/scene/view.h"

namespace attention {

struct Parameters;
struct Scene;

/// The shifts in the list of the parameters; empty if there is no list, or if it cannot be read.
std::vector<Index> listedShifts(const PositionHeadParameters& parameters);
/// The head options of a scene.
PositionHeadOptions positionHeadOptions(const Parameters& parameters);
/// Whether the head's queries contain a position (Rotation or FirstToken, unless only the content counts).
bool queriesUsePositions(const PositionHeadOptions& setting);

/// A hand-made head applied to the tokens of a scene, with its score curve.
struct PositionHeadStudy : Study {
    /// @param stop  if a stop is requested, the members are unspecified
    explicit PositionHeadStudy(const Scene& scene, std::stop_token stop = {});

    PositionHeadOptions setting;
    bool hasListedShifts = false;
    TokenInput input;  ///< the tokens of the sentence, or t0 ... t(n - 1)
    std::shared_ptr<const PositionHead> head;
    ScoreCurve curve;           ///< empty if the queries contain no position
    std::vector<Vector> turns;  ///< for each shift, the rotation angles of the pairs in radians; only for Rotation
    /// What PositionHead::meanTargetWeight would be at sharpness 1; only for Rotation.
    double meanTargetWeightUnsharpened = 0;
    double low = 0;             ///< minimum of scores and curve
    double high = 1;            ///< maximum of scores and curve
    Index positionsBefore = 0;  ///< positions that the curve shows before the first key
    Index positionsAfter = 0;   ///< positions that the curve shows after the last key

    /// The angle of a position's clock hand for a pair of columns, in radians, -pi ... pi.
    double handAngle(Index place, Index pair) const;
    Index count() const { return input.embedding.positions(); }
    Index dimensions() const { return input.embedding.dimensions(); }
    bool hasKey(Index place) const { return place >= 0 && place < count(); }
    /// The shifts from a query to its target positions; empty unless the head is a Rotation whose queries use
    /// positions.
    std::span<const Index> shifts() const;
    /// The target positions of a query, including positions that no key has.
    std::vector<Index> targetPositions(Index query) const;
    /// The largest absolute value of shifts(); 0 if there are none.
    Index longestShift() const;
    /// Whether a key is a target key of a query. @param query, key  0 ... n - 1
    bool isExpected(Index query, Index key) const;
    /// Number of queries whose largest weight is that of a target key.
    Index matchedQueries() const;
    /// What the last query without a target key attends to; nullptr if every query has a target key.
    const AttendedKey* lastUntargetedQuery() const;

    /// @param name  weights, scores, queries, keys, content or attended
    Table table(std::string_view name) const;
    /// Explains a weight.
    Derivation derivation(const Cell& cell) const;
};

}  // namespace attention
