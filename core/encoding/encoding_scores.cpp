#include "core/encoding/encoding_scores.h"

#include <algorithm>
#include <cmath>
#include <limits>

#include "core/encoding/alibi.h"
#include "core/encoding/encoding_table.h"
#include "core/encoding/rotary.h"
#include "core/encoding/sinusoidal.h"
#include "core/threads.h"

namespace attention {
namespace {

/// Up to this many positions, the product of each pair of positions is computed separately.
constexpr Index kMaxDirectPositions = 128;
constexpr Index kMaxNarrowColumns = 16;
/// Rows of a product that are computed between two checks of the stop token.
constexpr Index kRowsAtOnce = 64;
/// Minimum number of multiplications per thread.
constexpr Index kProductsPerThread = 1 << 20;

/// left right^T, which must be a symmetric m x m matrix: only half of it is computed, on several threads if it is
/// large.
Matrix symmetricProduct(const Matrix& left, const Matrix& right, const std::stop_token& stop) {
    const Index m = left.rows();
    Matrix products(m, m);
    if (left.cols() <= kMaxNarrowColumns) {
        // For so few columns, blocks would be slower.
        const Matrix columns = right.transpose();
        for (Index row = 0; row < m && !stop.stop_requested(); ++row) {
            products.row(row) = left(row, 0) * columns.row(0);
            for (Index c = 1; c < left.cols(); ++c) products.row(row) += left(row, c) * columns.row(c);
        }
        return products;
    }
    const Index blocks = (m + kRowsAtOnce - 1) / kRowsAtOnce;
    // The first blocks are the longest. Each step computes one block from either end, so that all steps take equally
    // long.
    parallelFor((blocks + 1) / 2, std::max<Index>(1, kProductsPerThread / (m * kRowsAtOnce * left.cols())),
                [&](Index first, Index end) {
                    for (Index pair = first; pair < end && !stop.stop_requested(); ++pair)
                        for (const Index block : {pair, blocks - 1 - pair}) {
                            const Index row = block * kRowsAtOnce;
                            const Index count = std::min(kRowsAtOnce, m - row);
                            products.block(row, row, count, m - row).noalias() =
                                left.middleRows(row, count) * right.bottomRows(m - row).transpose();
                        }
                });
    // Mirror the matrix block by block, which uses the caches better than whole columns.
    for (Index row = 0; row < m; row += kRowsAtOnce)
        for (Index column = 0; column <= row; column += kRowsAtOnce) {
            const Index rows = std::min(kRowsAtOnce, m - row);
            const Index columns = std::min(kRowsAtOnce, m - column);
            if (row == column)
                products.block(row, row, rows, rows).triangularView<Eigen::StrictlyLower>() =
                    Matrix(products.block(row, row, rows, rows).transpose());
            else
                products.block(row, column, rows, columns) = products.block(column, row, columns, rows).transpose();
        }
    return products;
}

Matrix gram(const Matrix& rows, const std::stop_token& stop) {
    return symmetricProduct(rows, rows, stop);
}

/// The products of sinusoidal rows. Those of the paired columns depend on the offset only; those of an unpaired sine do
/// not.
Matrix sinusoidalGram(const Matrix& table) {
    const Index n = table.rows();
    const Index paired = table.cols() - table.cols() % 2;
    const Vector byOffset = table.leftCols(paired) * table.row(0).head(paired).transpose();
    Matrix products(n, n);
    for (Index i = 0; i < n; ++i)
        for (Index j = 0; j < n; ++j) products(i, j) = byOffset[std::abs(i - j)];
    if (paired < table.cols()) products.noalias() += table.rightCols(1) * table.rightCols(1).transpose();
    return products;
}

Matrix additiveScores(const Matrix& vectors, Matrix products, const EncodingOptions& setup) {
    const Vector query = contentQuery(setup);
    const Vector key = contentKey(setup);
    const double scale = 1 / std::sqrt(double(setup.dimensions));
    products.array() += query.dot(key);
    products.colwise() += vectors * key;
    products.rowwise() += (vectors * query).transpose();
    return products * scale;
}

Matrix rotaryScores(const EncodingOptions& setup, Index step, Index count) {
    const Vector query = contentQuery(setup);
    const Vector key = contentKey(setup);
    const double scale = 1 / std::sqrt(double(setup.dimensions));
    if (count <= kMaxDirectPositions)
        return applyRotary(query, 0, step, count, setup.base) *
               applyRotary(key, 0, step, count, setup.base).transpose() * scale;
    const Vector products = rotaryProducts(query, key, (count - 1) * step + 1, setup.base) * scale;
    Matrix scores(count, count);
    for (Index i = 0; i < count; ++i)
        for (Index j = 0; j < count; ++j) scores(i, j) = products[(j - i + count - 1) * step];
    return scores;
}

}  // namespace

Index comparisonStep(Index positions) {
    return (positions + kMaxComparedPositions - 1) / kMaxComparedPositions;
}

EncodingScores encodingScores(EncodingKind kind, const EncodingOptions& setup, Index step, std::stop_token stop) {
    EncodingScores result{.step = step, .scores = {}, .products = {}};
    const Index count = (encodedPositions(kind, setup) + step - 1) / step;
    const double content = contentQuery(setup).dot(contentKey(setup)) / std::sqrt(double(setup.dimensions));
    Matrix table;
    switch (kind) {
        case EncodingKind::None:
            result.scores = Matrix::Constant(count, count, content);
            return result;
        case EncodingKind::Rotary:
            result.scores = rotaryScores(setup, step, count);
            return result;
        case EncodingKind::Alibi: {
            const double slope = alibiSlope(setup.head, setup.heads);
            result.scores.resize(count, count);
            for (Index i = 0; i < count; ++i)
                for (Index j = 0; j < count; ++j)
                    result.scores(i, j) = content + alibiPenalty(i * step, j * step, slope);
            return result;
        }
        case EncodingKind::OneHot:
            result.products = Matrix::Identity(count, count);
            break;
        case EncodingKind::Integer:
        case EncodingKind::IntegerScaled:
        case EncodingKind::Binary:
            table = encodingTable(kind, setup, step, stop);
            result.products = gram(table, stop);
            break;
        case EncodingKind::Sinusoidal:
        case EncodingKind::Learned:
            break;
    }
    if (stop.stop_requested()) return result;
    const Matrix vectors = encodingVectors(kind, setup, step, stop);
    if (kind == EncodingKind::Sinusoidal && step == 1 && count > kMaxDirectPositions) {
        result.products = sinusoidalGram(vectors);
        result.scores = additiveScores(vectors, result.products, setup);
        return result;
    }
    Matrix products;
    if (table.size() > 0 && table.cols() < setup.dimensions) {
        // W W^T is smaller than the projected table.
        const Matrix projection = encodingProjection(kind, setup, stop);
        products = symmetricProduct(table * (projection * projection.transpose()), table, stop);
    } else {
        products = gram(vectors, stop);
    }
    if (stop.stop_requested()) return result;
    if (!isProjected(kind)) result.products = products;
    result.scores = additiveScores(vectors, std::move(products), setup);
    return result;
}

EncodingScore encodingScore(EncodingKind kind, const EncodingOptions& setup, Index query, Index key) {
    const Vector q = contentQuery(setup);
    const Vector k = contentKey(setup);
    const double scale = 1 / std::sqrt(double(setup.dimensions));
    EncodingScore score;
    score.content = q.dot(k) * scale;
    if (kind == EncodingKind::Rotary) {
        const Matrix turnedQuery = applyRotary(q, query, 1, 1, setup.base);
        const Matrix turnedKey = applyRotary(k, key, 1, 1, setup.base);
        score.score = turnedQuery.row(0).dot(turnedKey.row(0)) * scale;
        score.positionTerm = score.score - score.content;
        return score;
    }
    if (kind == EncodingKind::Alibi) score.positionTerm = alibiPenalty(query, key, alibiSlope(setup.head, setup.heads));
    if (hasTable(kind)) {
        const Vector atQuery = encodingVector(kind, setup, query);
        const Vector atKey = encodingVector(kind, setup, key);
        score.keyTerm = q.dot(atKey) * scale;
        score.queryTerm = atQuery.dot(k) * scale;
        score.positionTerm = atQuery.dot(atKey) * scale;
        for (Index c = 0; c < encodingWidth(kind, setup); ++c)
            score.product += encodingEntry(kind, setup, query, c) * encodingEntry(kind, setup, key, c);
    }
    score.score = score.content + score.keyTerm + score.queryTerm + score.positionTerm;
    return score;
}

OffsetBand offsetBand(const Matrix& square) {
    const Index m = square.rows();
    OffsetBand band{Vector::Constant(2 * m - 1, std::numeric_limits<double>::infinity()),
                    Vector::Constant(2 * m - 1, -std::numeric_limits<double>::infinity()), Vector::Zero(2 * m - 1)};
    // Row by row, in memory order.
    for (Index i = 0; i < m; ++i) {
        const auto row = square.row(i).transpose();
        auto smallest = band.smallest.segment(m - 1 - i, m);
        auto largest = band.largest.segment(m - 1 - i, m);
        smallest = smallest.cwiseMin(row);
        largest = largest.cwiseMax(row);
        band.mean.segment(m - 1 - i, m) += row;
    }
    for (Index index = 0; index < 2 * m - 1; ++index) {
        band.mean[index] /= double(m - std::abs(index - (m - 1)));
        // Rounding must not move the mean of equal entries away from their value.
        band.mean[index] = std::clamp(band.mean[index], band.smallest[index], band.largest[index]);
    }
    return band;
}

OffsetMeasure offsetMeasure(const Matrix& square) {
    const Index m = square.rows();
    OffsetMeasure measure;
    constexpr double kInfinite = std::numeric_limits<double>::infinity();
    measure.scale = square.allFinite() ? square.cwiseAbs().maxCoeff() : kInfinite;
    if (measure.scale == 0) return measure;
    // The sum of a diagonal, or the difference of two entries, could overflow.
    if (measure.scale > std::numeric_limits<double>::max() / double(2 * m)) {
        measure.spread = measure.range = measure.variation = kInfinite;
        return measure;
    }
    const OffsetBand band = offsetBand(square);
    measure.range = (band.largest.maxCoeff() - band.smallest.minCoeff()) / measure.scale;
    Index widest = 0;
    measure.spread = (band.largest - band.smallest).maxCoeff(&widest) / measure.scale;
    const Index offset = widest - (m - 1);
    for (Index i = std::max<Index>(0, -offset); i < m && i + offset < m; ++i) {
        if (square(i, i + offset) == band.smallest[widest]) measure.smallRow = i;
        if (square(i, i + offset) == band.largest[widest]) measure.largeRow = i;
    }
    measure.smallColumn = measure.smallRow + offset;
    measure.largeColumn = measure.largeRow + offset;
    double minimum = std::numeric_limits<double>::infinity();
    double maximum = -minimum;
    for (Index index = 0; index < 2 * m - 1; ++index) {
        if (index == m - 1) continue;
        minimum = std::min(minimum, band.mean[index]);
        maximum = std::max(maximum, band.mean[index]);
    }
    if (m > 1) measure.variation = (maximum - minimum) / measure.scale;
    return measure;
}

}  // namespace attention
