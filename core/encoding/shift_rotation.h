#pragma once

#include "core/encoding/sinusoidal.h"

namespace attention {

/// From position i to position i + delta of the sinusoidal encoding. Either may lie before 0 or behind any table: the
/// formula has no end.
struct Shift {
    Index position = 10;    ///< i; |i| and |i + delta| <= 2^50
    Index offset = 3;       ///< delta, |delta| <= 2^50
    Index dimensions = 32;  ///< d, even: every sine has its cosine
    double base = 10000;    ///< > 1 and finite

    bool operator==(const Shift&) const = default;
};

/// p(position), d entries: sines at even places, cosines at odd ones. Accuracy and bits are sinusoidalTable's.
/// @param position  |position| <= 2^50
/// @throws std::invalid_argument if an argument is out of its range; so do the functions below
Vector sinusoidalRow(Index position, Index dimensions, double base);

/// delta omega_j for each of the d/2 pairs, radians, within 2 ulps. Sines and cosines of them are sinusoidalRow(delta),
/// which knows the angles better than a double can tell.
Vector shiftAngles(Index offset, Index dimensions, double base);

/// M(delta), d x d: on the diagonal one block [[cos t, sin t], [-sin t, cos t]] for each pair, t = delta omega_j, and 0
/// elsewhere. M(delta) p(i) = p(i + delta) for every i.
/// Source: Vaswani et al. 2017, section 3.5; d2l "Self-Attention and Positional Encoding", "Relative Positional
/// Information".
Matrix shiftMatrix(Index offset, Index dimensions, double base);

/// What shifting position i by delta does, pair by pair.
struct ShiftedEncoding {
    Vector from;            ///< d: p(i)
    Vector rotation;        ///< d: p(delta), which holds the sines and cosines of M(delta)
    Vector rotated;         ///< d: M(delta) p(i)
    Vector target;          ///< d: p(i + delta), computed directly
    Vector angles;          ///< d/2: delta omega_j, radians
    Vector residual;        ///< d/2: how far the rotated pair lies from the target pair, sqrt(ds^2 + dc^2)
    double largest = 0;     ///< of the residual
    Index largestPair = 0;  ///< where that is
};
/// In exact arithmetic the residual is 0; below position 10^6 and for d <= 1024 it stays below 4e-15.
ShiftedEncoding shiftedEncoding(const Shift& shift);

/// Half the offset, towards 0: the first of two shifts where none is asked for.
constexpr Index halfOffset(Index offset) {
    return offset / 2;
}

/// The whole position whose hand on the clock of a pair stands nearest to `angle`, within half a turn of where it is
/// now. On a fast clock few positions lie on a turn, and the hand stops at those alone.
/// @param angle  radians, any number of turns
/// @param present  the position now, least ... most
/// @return within least ... most
Index positionAtAngle(double angle, Index present, Index pair, Index dimensions, double base, Index least, Index most);

}  // namespace attention
