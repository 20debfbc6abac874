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

/// The shifts that were listed; none where there is no list, or none that can be read.
std::vector<Index> listedShifts(const PositionHeadParameters& parameters);
/// The head that a scene asks for.
PositionHeadOptions positionHeadSetting(const Parameters& parameters);
/// Whether the head's queries are made of positions.
bool queriesUsePositions(const PositionHeadOptions& setting);

/// A hand-made head over the tokens of a scene, with its score curve between the keys.
struct PositionHeadStudy : Study {
    /// @param stop  when requested the members are unspecified
    explicit PositionHeadStudy(const Scene& scene, std::stop_token stop = {});

    PositionHeadOptions setting;
    bool hasListedShifts = false;
    TokenInput input;  ///< of the sentence, else t0 ... t(n - 1)
    std::shared_ptr<const PositionHead> head;
    ScoreCurve curve;           ///< empty where the head asks for no place
    std::vector<Vector> turns;  ///< of each shift: the angles of its pairs, radians; of Rotation
    /// What PositionHead::meanTargetWeight would be at a sharpness of 1; of Rotation.
    double meanTargetWeightUnsharpened = 0;
    double low = 0;             ///< of scores and curve
    double high = 1;            ///< of scores and curve
    Index positionsBefore = 0;  ///< places that the curve shows before the first key
    Index positionsAfter = 0;   ///< places that the curve shows behind the last key

    /// The angle of a place's hand on the clock of a pair, radians within half a turn.
    double handAngle(Index place, Index pair) const;
    Index count() const { return input.embedding.positions(); }
    Index dimensions() const { return input.embedding.dimensions(); }
    bool hasKey(Index place) const { return place >= 0 && place < count(); }
    /// The shifts that are asked for; none by heads that ask for no place at a shift.
    std::span<const Index> shifts() const;
    /// The positions that a query asks for, also where there is no key.
    std::vector<Index> targetPositions(Index query) const;
    /// The largest of shifts(), without its sign; 0 without any.
    Index longestShift() const;
    /// Whether the head is made to find a key. @param query, key  0 ... n - 1
    bool isExpected(Index query, Index key) const;
    /// Queries that give the most weight to a key which they are made to find.
    Index matchedQueries() const;
    /// What the last query attends to that has no key to find; nullptr where each has one.
    const AttendedKey* lastUntargetedQuery() const;

    /// @param name  weights, scores, queries, keys, content or attended
    Table table(std::string_view name) const;
    /// Of a weight.
    Derivation derivation(const Cell& cell) const;
};

}  // namespace attention
