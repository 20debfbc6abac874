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

/// The rotation of a pair between two positions, in radians. A pair is drawn as the hand of a clock.
struct ShiftTurn {
    double start = 0;  ///< angle of the hand before the rotation, -pi ... pi
    double angle = 0;  ///< angle of the rotation, including whole turns
};

/// The effect of a shift on the encoding of a position, pair by pair, and as two consecutive shifts.
struct RelativeShiftStudy : Study {
    RelativeShiftStudy(const Scene& scene, std::stop_token stop);

    Shift shift;
    ShiftedEncoding encoding;
    /// The usual start position of the shift that is drawn for comparison.
    static constexpr Index comparisonStart = 0;
    /// The start position for comparison, which differs from `shift.position`, and the encodings at otherStart and at
    /// otherStart + delta.
    Index otherStart = 0;
    Vector otherFrom, otherTarget;           ///< d each
    Index first = 0;                         ///< a, the first of two consecutive shifts delta = a + b
    Vector intermediate;                     ///< d: p(i + a), the encoding after the first shift
    std::shared_ptr<const Matrix> rotation;  ///< M(delta), d x d; null if too large to be drawn
    Expression product;                      ///< shiftProduct() of the scene's pair
    Expression productWithNumbers;
    std::vector<Expression> additions;

    Index pairs() const { return shift.dimensions / 2; }
    Index target() const { return shift.position + shift.offset; }
    Index secondOffset() const { return shift.offset - first; }
    /// The angle of a pair's hand at the target, in radians, -pi ... pi.
    double targetAngle(Index pair) const;
    /// The rotation of a pair by the shift that starts at the position, or at otherStart. It is measured between the
    /// encodings of both ends, so that equal rotations from different starts demonstrate a property of the encoding.
    ShiftTurn turn(Index pair, bool isFromOther) const;
    /// The rotation of a pair by the first or by the second of the two consecutive shifts, measured in the same way.
    ShiftTurn step(Index pair, bool isSecond) const;
    /// The ratio of the frequencies of successive pairs, > 1; 1 if there is a single pair.
    double slowing() const;
    /// The position for which the pair's hand at the position is nearest to an angle in radians, and the offset for
    /// which its hand at the target is. The hand moves by at most half a turn. For dragging.
    Index positionAt(double angle, Index pair) const;
    Index offsetAt(double angle, Index pair) const;

    /// Whether a table has a row for each pair; other tables have a row for each column of the encoding.
    static bool hasRowForPair(std::string_view table) { return table == "residual" || table == "angles"; }
    /// Explains a number. @param cell  in one of the tables below
    Derivation derivation(const Cell& cell) const;
    /// @param name  "rotated", "target", "rotation", "residual" or "angles"
    Table table(std::string_view name) const;
};

}  // namespace attention
