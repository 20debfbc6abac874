#include "core/encoding/encoding_table.h"

#include <algorithm>
#include <cmath>
#include <span>

#include "core/encoding/binary.h"
#include "core/encoding/sinusoidal.h"
#include "core/random/philox.h"
#include "core/random/random_stream.h"
#include "core/threads.h"

namespace attention {
namespace {

/// Minimum number of random numbers per thread.
constexpr Index kDrawsPerThread = 8192;

double scaledDivisor(const EncodingOptions& setup) {
    return double(std::max<Index>(1, setup.positions - 1));
}

double learnedEntry(const EncodingOptions& setup, Index position, Index column) {
    if (setup.learned) return setup.learned->values[std::size_t(position * setup.learned->shape[1] + column)];
    return standardNormal(setup.seed, std::uint32_t(RandomStream::LearnedEncoding), std::uint64_t(position),
                          std::uint32_t(column));
}

Vector content(const EncodingOptions& setup, RandomStream numbers) {
    Vector vector(setup.dimensions);
    standardNormalRow(setup.seed, std::uint32_t(numbers), 0, 0, std::span(vector.data(), std::size_t(vector.size())));
    return vector;
}

/// A rows x columns matrix whose rows are written by fill(row, entries), on several threads if there are many entries.
template <class Fill>
Matrix makeMatrix(Index rows, Index columns, const std::stop_token& stop, const Fill& fill) {
    Matrix matrix(rows, columns);
    parallelFor(rows, std::max<Index>(1, kDrawsPerThread / columns), [&](Index first, Index end) {
        for (Index row = first; row < end && !stop.stop_requested(); ++row)
            fill(row, std::span(matrix.row(row).data(), std::size_t(columns)));
    });
    return matrix;
}

/// Fills one row of W, see projectionEntry().
void projectionRow(EncodingKind kind, const EncodingOptions& setup, Index row, std::span<double> entries) {
    standardNormalRow(setup.seed, std::uint32_t(RandomStream::EncodingProjection), std::uint64_t(row), 0, entries);
    const double root = std::sqrt(double(encodingWidth(kind, setup)));
    for (double& entry : entries) entry /= root;
}

}  // namespace

Index encodingWidth(EncodingKind kind, const EncodingOptions& setup) {
    switch (kind) {
        case EncodingKind::Integer:
        case EncodingKind::IntegerScaled:
            return 1;
        case EncodingKind::OneHot:
            return setup.positions;
        case EncodingKind::Binary:
            return bitsForCount(setup.positions);
        case EncodingKind::Sinusoidal:
        case EncodingKind::Learned:
            return setup.dimensions;
        case EncodingKind::None:
        case EncodingKind::Rotary:
        case EncodingKind::Alibi:
            break;
    }
    return 0;
}

double encodingEntry(EncodingKind kind, const EncodingOptions& setup, Index position, Index column) {
    switch (kind) {
        case EncodingKind::Integer:
            return double(position);
        case EncodingKind::IntegerScaled:
            return double(position) / scaledDivisor(setup);
        case EncodingKind::OneHot:
            return position == column ? 1 : 0;
        case EncodingKind::Binary:
            return bitOf(position, column);
        case EncodingKind::Sinusoidal:
            return sinusoidalValue(double(position), column, setup.dimensions, setup.base);
        case EncodingKind::Learned:
            return learnedEntry(setup, position, column);
        case EncodingKind::None:
        case EncodingKind::Rotary:
        case EncodingKind::Alibi:
            break;
    }
    return 0;
}

Matrix encodingTable(EncodingKind kind, const EncodingOptions& setup, Index step, std::stop_token stop) {
    const Index rows = (encodedPositions(kind, setup) + step - 1) / step;
    const Index width = encodingWidth(kind, setup);
    if (kind == EncodingKind::Sinusoidal) {
        Matrix allPositions;
        sinusoidalTable({.positions = setup.positions, .dimensions = width, .base = setup.base}, allPositions, stop);
        if (step == 1) return allPositions;
        return allPositions(Eigen::seqN(0, rows, step), Eigen::all);
    }
    return makeMatrix(rows, width, stop, [&](Index row, std::span<double> entries) {
        if (kind == EncodingKind::Learned && !setup.learned)
            return standardNormalRow(setup.seed, std::uint32_t(RandomStream::LearnedEncoding),
                                     std::uint64_t(row * step), 0, entries);
        for (Index c = 0; c < width; ++c) entries[std::size_t(c)] = encodingEntry(kind, setup, row * step, c);
    });
}

Vector contentQuery(const EncodingOptions& setup) {
    return content(setup, RandomStream::ContentQuery);
}

Vector contentKey(const EncodingOptions& setup) {
    return content(setup, RandomStream::ContentKey);
}

bool isProjected(EncodingKind kind) {
    return hasTable(kind) && kind != EncodingKind::Sinusoidal && kind != EncodingKind::Learned;
}

double projectionEntry(EncodingKind kind, const EncodingOptions& setup, Index row, Index column) {
    return standardNormal(setup.seed, std::uint32_t(RandomStream::EncodingProjection), std::uint64_t(row),
                          std::uint32_t(column)) /
           std::sqrt(double(encodingWidth(kind, setup)));
}

Matrix encodingProjection(EncodingKind kind, const EncodingOptions& setup, std::stop_token stop) {
    return makeMatrix(encodingWidth(kind, setup), setup.dimensions, stop,
                      [&](Index row, std::span<double> entries) { projectionRow(kind, setup, row, entries); });
}

Matrix encodingVectors(EncodingKind kind, const EncodingOptions& setup, Index step, std::stop_token stop) {
    if (!isProjected(kind)) return encodingTable(kind, setup, step, stop);
    const Index d = setup.dimensions;
    // For one-hot, the vector of position i is row i of W.
    if (kind == EncodingKind::OneHot)
        return makeMatrix((setup.positions + step - 1) / step, d, stop, [&](Index row, std::span<double> entries) {
            projectionRow(kind, setup, row * step, entries);
        });
    return encodingTable(kind, setup, step, stop) * encodingProjection(kind, setup, stop);
}

Vector encodingVector(EncodingKind kind, const EncodingOptions& setup, Index position) {
    Vector vector = Vector::Zero(setup.dimensions);
    if (!isProjected(kind)) {
        for (Index c = 0; c < setup.dimensions; ++c) vector[c] = encodingEntry(kind, setup, position, c);
        return vector;
    }
    for (Index row = 0; row < encodingWidth(kind, setup); ++row)
        if (const double entry = encodingEntry(kind, setup, position, row); entry != 0)
            for (Index c = 0; c < setup.dimensions; ++c) vector[c] += entry * projectionEntry(kind, setup, row, c);
    return vector;
}

}  // namespace attention
