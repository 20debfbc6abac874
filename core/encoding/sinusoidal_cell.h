#pragma once

#include "core/encoding/sinusoidal.h"

namespace attention {

/// One entry of the encoding with its intermediate results.
struct SinusoidalCell {
    Index position = 0;     ///< i
    Index column = 0;       ///< c, 0 ... d - 1
    Index pair = 0;         ///< j = floor(c / 2)
    bool sine = true;       ///< whether the column is a sine (even) or a cosine (odd)
    double frequency = 0;   ///< omega_j = base^(-2j/d), radians per position
    double angle = 0;       ///< i omega_j, radians
    double wavelength = 0;  ///< 2 pi / omega_j, positions
    double value = 0;       ///< P[i, c]
};

/// @param position    i >= 0
/// @param column      0 ... dimensions - 1
SinusoidalCell sinusoidalCell(Index position, Index column, Index dimensions, double base);

}  // namespace attention
