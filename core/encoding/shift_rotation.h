#pragma once

#include "core/encoding/sinusoidal.h"

namespace attention {

/// A shift from position i to position i + delta of the sinusoidal encoding. Both may be negative or beyond any table:
/// the encoding is defined for all integers.
struct Shift {
    Index position = 10;    ///< i; |i| and |i + delta| <= 2^50
    Index offset = 3;       ///< delta, |delta| <= 2^50
    Index dimensions = 32;  ///< d, even: every sine has its cosine
    double base = 10000;    ///< > 1 and finite

    bool operator==(const Shift&) const = default;
};

/// p(position), d entries: sines at even indices, cosines at odd ones. Bit for bit equal to sinusoidalTable().
/// @param position  |position| <= 2^50
/// @throws std::invalid_argument if an argument is out of its range; so do the functions below
Vector sinusoidalRow(Index position, Index dimensions, double base);

/// delta omega_j for each of the d/2 pairs, in radians, within 2 ulps. Take their sines and cosines from
/// sinusoidalRow(delta), which computes the angles with more than double precision.
Vector shiftAngles(Index offset, Index dimensions, double base);

/// M(delta), d x d: on the diagonal one block [[cos t, sin t], [-sin t, cos t]] for each pair, t = delta omega_j, and 0
/// elsewhere. M(delta) p(i) = p(i + delta) for every i.
/// Source: Vaswani et al. 2017, section 3.5; d2l "Self-Attention and Positional Encoding", "Relative Positional
/// Information".
Matrix shiftMatrix(Index offset, Index dimensions, double base);

/// The effect of shifting position i by delta, pair by pair.
struct ShiftedEncoding {
    Vector from;            ///< d: p(i)
    Vector rotation;        ///< d: p(delta), which holds the sines and cosines of M(delta)
    Vector rotated;         ///< d: M(delta) p(i)
    Vector target;          ///< d: p(i + delta), computed directly
    Vector angles;          ///< d/2: delta omega_j, radians
    Vector residual;        ///< d/2: distance of the rotated pair from the target pair, sqrt(ds^2 + dc^2)
    double largest = 0;     ///< largest entry of `residual`
    Index largestPair = 0;  ///< its pair
};
/// In exact arithmetic the residual is 0; below position 10^6 and for d <= 1024 it stays below 4e-15.
ShiftedEncoding shiftedEncoding(const Shift& shift);

/// Half the offset, rounded towards 0: the default first one of two consecutive shifts.
constexpr Index halfOffset(Index offset) {
    return offset / 2;
}

/// The integer position whose clock hand for a pair is nearest to `angle`, at most half a turn from the current
/// position. For a fast pair there are only a few integer positions per turn.
/// @param angle  radians, any number of turns
/// @param current  the current position, minimum ... maximum
/// @return within minimum ... maximum
Index positionAtAngle(double angle, Index current, Index pair, Index dimensions, double base, Index minimum,
                      Index maximum);

}  // namespace attention
