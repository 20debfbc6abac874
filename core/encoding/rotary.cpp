#include "core/encoding/rotary.h"

#include "core/encoding/sinusoidal.h"

namespace attention {

Matrix applyRotary(const Vector& vector, Index first, Index step, Index count, double base) {
    const Index d = vector.size();
    // The sinusoidal encoding of the positions contains the sines and cosines of the angles.
    const Matrix waves =
        sinusoidalTable({.positions = (count - 1) * step + 1, .dimensions = d, .base = base, .start = first});
    Matrix rotated(count, d);
    for (Index row = 0; row < count; ++row) {
        const auto wave = waves.row(row * step);
        for (Index c = 0; c + 1 < d; c += 2) {
            rotated(row, c) = vector[c] * wave[c + 1] - vector[c + 1] * wave[c];
            rotated(row, c + 1) = vector[c] * wave[c] + vector[c + 1] * wave[c + 1];
        }
        if (d % 2 == 1) rotated(row, d - 1) = vector[d - 1];
    }
    return rotated;
}

RotaryPair rotaryPair(const Vector& query, const Vector& key, Index pair, double base) {
    const Index c = 2 * pair;
    return {.cosCoefficient = query[c] * key[c] + query[c + 1] * key[c + 1],
            .sinCoefficient = query[c + 1] * key[c] - query[c] * key[c + 1],
            .frequency = sinusoidalFrequency(pair, query.size(), base)};
}

Vector rotaryProducts(const Vector& query, const Vector& key, Index positions, double base) {
    const Index d = query.size();
    Vector sines(d), cosines(d);
    sines.setZero();
    cosines.setZero();
    for (Index c = 0; c + 1 < d; c += 2) {
        sines[c] = query[c + 1] * key[c] - query[c] * key[c + 1];
        cosines[c + 1] = query[c] * key[c] + query[c + 1] * key[c + 1];
    }
    const double unrotated = d % 2 == 1 ? query[d - 1] * key[d - 1] : 0;
    const Matrix wave = sinusoidalTable({.positions = positions, .dimensions = d, .base = base});
    const Vector sineSums = wave * sines;
    const Vector cosineSums = wave * cosines;
    Vector products(2 * positions - 1);
    for (Index offset = 0; offset < positions; ++offset) {
        products[positions - 1 + offset] = cosineSums[offset] + sineSums[offset] + unrotated;
        products[positions - 1 - offset] = cosineSums[offset] - sineSums[offset] + unrotated;
    }
    return products;
}

}  // namespace attention
