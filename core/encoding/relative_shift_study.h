#pragma once

#include <memory>
#include <stop_token>
#include <string_view>
#include <vector>

#include "core/encoding/shift_rotation.h"
#include "core/formula/derivation.h"
#include "core/io/table.h"
#include "core/scene/study.h"
#include "core/scene/view.h"

namespace attention {

struct Scene;

/// How the hand of a pair turns between two positions, in radians.
struct ShiftTurn {
    double start = 0;  ///< where the hand stands before it, within half a turn
    double angle = 0;  ///< from hand to hand, with the whole turns that the shift makes
};

/// The effect of a shift on the encoding of a position, pair by pair, and as two consecutive shifts.
struct RelativeShiftStudy : Study {
    RelativeShiftStudy(const Scene& scene, std::stop_token stop);

    Shift shift;
    ShiftedEncoding encoding;
    /// Another start of the same shift, to compare with: encoding.turn is where it ends, p(other + delta).
    static constexpr Index comparisonStart = 0;
    /// A start to compare with that differs from the position, and the encodings of both ends of the shift from there.
    Index otherStart = 0;
    Vector otherFrom, otherTarget;           ///< d each
    Index first = 0;                         ///< a in delta = a + b
    Vector intermediate;                     ///< d: p(i + a), where the first of two turns ends
    std::shared_ptr<const Matrix> rotation;  ///< d x d; nothing where its cells would be finer than any pixel
    Expression product;                      ///< of the scene's pair
    Expression productWithNumbers;
    std::vector<Expression> additions;

    Index pairs() const { return shift.dimensions / 2; }
    Index target() const { return shift.position + shift.offset; }
    Index secondOffset() const { return shift.offset - first; }
    /// The angle of a pair's hand at the target, radians within half a turn.
    double targetAngle(Index pair) const;
    /// The turn of a pair from the position to the target, or from otherStart: measured between the encodings of both
    /// ends, so that turns from different starts are equal to rounding only because the encoding is as it is.
    ShiftTurn turn(Index pair, bool isFromOther) const;
    /// One of the two shifts after each other, first and secondOffset(), measured likewise.
    ShiftTurn step(Index pair, bool isSecond) const;
    /// How many times less each pair turns than the one before it.
    double slowing() const;
    /// The position, or the offset, for which the hand of a pair at the position, or at the target, stands nearest to
    /// an angle in radians, within half a turn of where it is now.
    Index positionAt(double angle, Index pair) const;
    Index offsetAt(double angle, Index pair) const;

    /// True of the tables that have a row for each pair; the others have one for each column of the encoding.
    static bool hasRowForPair(std::string_view table) { return table == "residual" || table == "angles"; }
    /// Why a number is what it is. @param cell  of one of the tables below
    Derivation derivation(const Cell& cell) const;
    /// @param name  "rotated", "target", "rotation", "residual" or "angles"
    Table table(std::string_view name) const;
};

}  // namespace attention
