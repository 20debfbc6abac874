#include "core/encoding/shift_rotation.h"

#include <algorithm>
#include <cmath>
#include <cstdlib>
#include <numbers>
#include <string>

#include "core/encoding/sinusoidal.h"
#include "core/require.h"

namespace attention {
namespace {

void checkPairs(Index dimensions) {
    require(dimensions >= 2 && dimensions % 2 == 0, "d", "even and at least 2", dimensions);
}

void checkShiftPosition(const char* name, Index value) {
    require(value >= -kMaxPosition && value <= kMaxPosition, name, "within 2^50 of 0", value);
}

/// out = M p; `turn` contains the sines and cosines of M.
void turnPairs(const Vector& turn, const Vector& p, Vector& out) {
    out.resize(p.size());
    for (Index s = 0; s < p.size(); s += 2) {
        const Index c = s + 1;
        out[s] = turn[c] * p[s] + turn[s] * p[c];
        out[c] = turn[c] * p[c] - turn[s] * p[s];
    }
}

}  // namespace

Vector sinusoidalRow(Index position, Index dimensions, double base) {
    checkShiftPosition("the position", position);
    const Matrix table =
        sinusoidalTable({.positions = 1, .dimensions = dimensions, .base = base, .start = std::abs(position)});
    Vector row = table.row(0).transpose();
    if (position < 0)
        for (Index s = 0; s < dimensions; s += 2) row[s] = -row[s];
    return row;
}

Vector shiftAngles(Index offset, Index dimensions, double base) {
    checkPairs(dimensions);
    checkShiftPosition("the offset", offset);
    Vector angles(dimensions / 2);
    for (Index j = 0; j < angles.size(); ++j)
        angles[j] = static_cast<double>(offset) * sinusoidalFrequency(j, dimensions, base);
    return angles;
}

Matrix shiftMatrix(Index offset, Index dimensions, double base) {
    checkPairs(dimensions);
    const Vector turn = sinusoidalRow(offset, dimensions, base);
    Matrix matrix = Matrix::Zero(dimensions, dimensions);
    for (Index s = 0; s < dimensions; s += 2) {
        const Index c = s + 1;
        matrix(s, s) = matrix(c, c) = turn[c];
        matrix(s, c) = turn[s];
        matrix(c, s) = 0 - turn[s];  // subtracting from 0 avoids -0
    }
    return matrix;
}

ShiftedEncoding shiftedEncoding(const Shift& shift) {
    checkPairs(shift.dimensions);
    ShiftedEncoding result;
    result.from = sinusoidalRow(shift.position, shift.dimensions, shift.base);
    result.rotation = sinusoidalRow(shift.offset, shift.dimensions, shift.base);
    result.target = sinusoidalRow(shift.position + shift.offset, shift.dimensions, shift.base);
    turnPairs(result.rotation, result.from, result.rotated);
    result.angles = shiftAngles(shift.offset, shift.dimensions, shift.base);
    const Vector difference = result.rotated - result.target;
    result.residual.resize(shift.dimensions / 2);
    for (Index j = 0; j < result.residual.size(); ++j)
        result.residual[j] = std::hypot(difference[2 * j], difference[2 * j + 1]);
    result.largest = result.residual.maxCoeff(&result.largestPair);
    return result;
}

Index positionAtAngle(double angle, Index current, Index pair, Index dimensions, double base, Index minimum,
                      Index maximum) {
    const double frequency = sinusoidalFrequency(pair, dimensions, base);
    const double turn = std::remainder(angle - static_cast<double>(current) * frequency, 2 * std::numbers::pi);
    // For slow pairs, half a turn can be beyond the range of an Index.
    const double steps =
        std::clamp(turn / frequency, static_cast<double>(minimum - current), static_cast<double>(maximum - current));
    return std::clamp<Index>(current + std::llround(steps), minimum, maximum);
}

}  // namespace attention
