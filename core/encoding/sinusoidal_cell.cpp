#include "core/encoding/sinusoidal_cell.h"

namespace attention {

SinusoidalCell sinusoidalCell(Index position, Index column, Index dimensions, double base) {
    const Index pair = pairOfColumn(column);
    const double frequency = sinusoidalFrequency(pair, dimensions, base);
    return {
        .position = position,
        .column = column,
        .pair = pair,
        .sine = isSineColumn(column),
        .frequency = frequency,
        .angle = double(position) * frequency,
        .wavelength = sinusoidalWavelength(pair, dimensions, base),
        .value = sinusoidalValue(double(position), column, dimensions, base),
    };
}

}  // namespace attention
