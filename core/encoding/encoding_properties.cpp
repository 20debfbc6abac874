#include "core/encoding/encoding_properties.h"

#include <algorithm>
#include <cmath>
#include <limits>

#include <Eigen/Cholesky>
#include <Eigen/QR>

#include "core/encoding/alibi.h"
#include "core/encoding/binary.h"
#include "core/encoding/encoding_table.h"
#include "core/encoding/sinusoidal.h"

namespace attention {
namespace {

/// Tables with at most this many entries are factorised with column pivoting, which finds any rank. For larger tables
/// the Gram matrix is factorised, which is faster and exact enough unless its columns are nearly dependent.
constexpr Index kMaxPivotedEntries = 64 * 64;
constexpr Index kMaxCheckedColumns = 32;
/// A pivot of the Gram matrix below this fraction of the largest pivot has lost half of its digits.
constexpr double kSmallPivot = 1e-6;

struct Closest {
    double squared = std::numeric_limits<double>::infinity();
    Index first = 0, second = 0;

    void offer(double candidate, Index i, Index j) {
        if (candidate < squared) *this = {candidate, i, j};
    }
};

/// The two closest rows of any matrix. Squared distances from the Gram matrix lose digits if rows are close, so that
/// the distances of candidates are computed directly.
Closest closestRows(const Matrix& rows, const std::stop_token& stop) {
    const Index m = rows.rows();
    const Vector norms = rows.rowwise().squaredNorm();
    const double tolerance = 1e-13 * (m > 0 ? norms.maxCoeff() : 0);
    Closest closest;
    Matrix block;
    constexpr Index kRowsAtOnce = 64;
    for (Index first = 0; first < m && !stop.stop_requested(); first += kRowsAtOnce) {
        const Index count = std::min(kRowsAtOnce, m - first);
        block.noalias() = rows.middleRows(first, count) * rows.bottomRows(m - first).transpose();
        for (Index i = first; i < first + count; ++i)
            for (Index j = i + 1; j < m; ++j) {
                const double approximate = norms[i] + norms[j] - 2 * block(i - first, j - first);
                // If squares overflow, `approximate` is NaN and the distance is computed directly.
                if (!(approximate - tolerance >= closest.squared))
                    closest.offer((rows.row(i) - rows.row(j)).squaredNorm(), i, j);
            }
    }
    return closest;
}

/// The two closest rows of a sinusoidal table. The distance of the paired columns depends on the offset only; the
/// distance of an unpaired sine does not.
Closest closestWaves(const Matrix& table) {
    const Index n = table.rows();
    const Index paired = table.cols() - table.cols() % 2;
    Closest closest;
    for (Index offset = 1; offset < n; ++offset) {
        const double squared = (table.row(offset).head(paired) - table.row(0).head(paired)).squaredNorm();
        if (paired == table.cols())
            closest.offer(squared, 0, offset);
        else if (squared < closest.squared)
            for (Index i = 0; i + offset < n; ++i) {
                const double last = table(i + offset, paired) - table(i, paired);
                closest.offer(squared + last * last, i, i + offset);
            }
    }
    return closest;
}

/// The range of sines and cosines of an encoding: for rotary, only the paired columns of the sinusoidal encoding.
SinusoidalRange wavesOf(EncodingKind kind, const EncodingOptions& setup, Index first, Index count) {
    const Index d = setup.dimensions;
    return {.positions = count,
            .dimensions = d,
            .base = setup.base,
            .start = first,
            .columnCount = kind == EncodingKind::Rotary ? d - d % 2 : d};
}

/// The sines and cosines at `count` positions from `first` on; without columns if no column is paired.
Matrix waves(EncodingKind kind, const EncodingOptions& setup, Index first, Index count, const std::stop_token& stop) {
    const SinusoidalRange range = wavesOf(kind, setup, first, count);
    if (range.columnCount == 0) return Matrix(count, 0);
    Matrix table;
    sinusoidalTable(range, table, stop);
    return table;
}

double maxAbsEntry(const Matrix& matrix) {
    return matrix.size() == 0 ? 0 : matrix.cwiseAbs().maxCoeff();
}

bool isWave(EncodingKind kind) {
    return kind == EncodingKind::Sinusoidal || kind == EncodingKind::Rotary;
}

/// The largest |value| among the n positions (fold - 1) n ... fold n - 1.
double largestValueAt(EncodingKind kind, const EncodingOptions& setup, Index fold, const std::stop_token& stop) {
    const Index n = setup.positions;
    const auto last = double(fold * n - 1);
    switch (kind) {
        case EncodingKind::None:
            return 0;
        case EncodingKind::Integer:
            return last;
        case EncodingKind::IntegerScaled:
        case EncodingKind::OneHot:
        case EncodingKind::Binary:
            return last > 0 ? 1 : kind == EncodingKind::OneHot;
        case EncodingKind::Sinusoidal:
        case EncodingKind::Rotary:
            return maxAbsEntry(waves(kind, setup, (fold - 1) * n, n, stop));
        case EncodingKind::Learned:
            return maxAbsEntry(encodingTable(kind, setup, 1, stop));
        case EncodingKind::Alibi:
            return alibiSlope(setup.head, setup.heads) * last;
    }
    return 0;
}

/// Counts the positions T ... 2 T - 1 whose values are no larger than the largest value of 0 ... T - 1.
Index countExtrapolatedInRange(EncodingKind kind, const EncodingOptions& setup, const std::stop_token& stop) {
    const Index trainingLength = setup.trainingLength;
    EncodingOptions training = setup;
    training.positions = trainingLength;
    const Index digits = bitsForCount(trainingLength);
    Index inRange = 0;
    switch (kind) {
        case EncodingKind::None:
        case EncodingKind::Alibi:  // a penalty is 0 at most, and 0 was seen
            return trainingLength;
        case EncodingKind::OneHot:   // there is no further column
        case EncodingKind::Learned:  // there is no further row
            return 0;
        case EncodingKind::Integer:
        case EncodingKind::IntegerScaled: {
            const double seen = encodingEntry(kind, training, trainingLength - 1, 0);
            for (Index i = trainingLength; i < 2 * trainingLength; ++i)
                inRange += encodingEntry(kind, training, i, 0) <= seen;
            return inRange;
        }
        case EncodingKind::Binary:
            for (Index i = trainingLength; i < 2 * trainingLength; ++i)
                inRange += trainingLength > 1 && bitsForCount(i + 1) <= digits;
            return inRange;
        case EncodingKind::Sinusoidal:
        case EncodingKind::Rotary: {
            const double seen = maxAbsEntry(waves(kind, setup, 0, trainingLength, stop));
            const Matrix further = waves(kind, setup, trainingLength, trainingLength, stop);
            for (Index i = 0; i < trainingLength; ++i) inRange += maxAbsEntry(further.row(i)) <= seen;
            return inRange;
        }
    }
    return 0;
}

ShiftFit makeShiftFit(double errorSquared, double normSquared, Index equations, Index rank) {
    ShiftFit fit{.error = std::sqrt(errorSquared < 0 ? 0 : errorSquared),
                 .norm = std::sqrt(normSquared),
                 .equations = equations,
                 .rank = rank};
    if (!std::isfinite(fit.error) || !std::isfinite(fit.norm))
        fit.residual = std::numeric_limits<double>::infinity();
    else if (fit.norm > 0)
        fit.residual = fit.error / fit.norm;
    return fit;
}

Verdict verdictFor(bool isTrue) {
    return isTrue ? Verdict::Yes : Verdict::No;
}

Verdict evaluateOffset(EncodingKind kind, const EncodingMetrics& measures, Index compared) {
    if (compared < 2) return Verdict::NotApplicable;
    const OffsetMeasure& measure = hasTable(kind) ? measures.products : measures.scores;
    if (!std::isfinite(measure.spread)) return Verdict::NotApplicable;
    // If all entries are equal, nothing depends on the offset.
    if (measure.spread > kRoundingTolerance || measure.range <= kRoundingTolerance) return Verdict::No;
    // Two positions have only one offset besides 0, so that offsets cannot be compared.
    return compared > 2 && measure.variation <= kRoundingTolerance ? Verdict::Partial : Verdict::Yes;
}

void measureDistance(EncodingKind kind, const EncodingOptions& setup, const Matrix& table, EncodingMetrics& measures,
                     const std::stop_token& stop) {
    const Index n = encodedPositions(kind, setup);
    measures.closestSecond = n > 1 ? 1 : 0;
    Closest closest;
    if (n > 1) switch (kind) {
            case EncodingKind::None:
                closest.squared = 0;
                break;
            case EncodingKind::Integer:
            case EncodingKind::IntegerScaled: {
                const double step = encodingEntry(kind, setup, 1, 0);
                closest.squared = step * step;
                break;
            }
            case EncodingKind::OneHot:
                closest.squared = 2;
                break;
            case EncodingKind::Binary:  // different numbers differ in one digit at least, and 0 and 1 do in one
                closest.squared = 1;
                break;
            case EncodingKind::Sinusoidal:
                closest = closestWaves(table);
                break;
            case EncodingKind::Rotary:  // each angle stands in R twice as a cosine and twice as a sine
                closest = closestWaves(table);
                closest.squared *= 2;
                break;
            case EncodingKind::Learned:
                closest = closestRows(table, stop);
                break;
            case EncodingKind::Alibi: {
                // Rows 0 and 1 differ by m in each of the n columns, and no two rows differ by less.
                const double slope = alibiSlope(setup.head, setup.heads);
                closest.squared = slope * slope * double(n);
                break;
            }
        }
    if (closest.second > 0) {
        measures.closestFirst = closest.first;
        measures.closestSecond = closest.second;
    }
    measures.smallestDistance = std::sqrt(closest.squared);
    // A single position is unique, although its smallest distance is infinite.
    if (n < 2 || std::isfinite(measures.smallestDistance))
        measures.unique = verdictFor(measures.smallestDistance > kEqualDistance);
}

void measureLargest(EncodingKind kind, const EncodingOptions& setup, const Matrix& table, EncodingMetrics& measures,
                    const std::stop_token& stop) {
    if (kind == EncodingKind::OneHot)
        measures.largestValue = 1;
    else if (kind == EncodingKind::Alibi)
        measures.largestValue = alibiSlope(setup.head, setup.heads) * double(setup.positions - 1);
    else
        measures.largestValue = maxAbsEntry(table);
    measures.maxAtTenfold = measures.maxAtHundredfold = measures.largestValue;
    if (kind != EncodingKind::Learned) {
        measures.maxAtTenfold = largestValueAt(kind, setup, 10, stop);
        measures.maxAtHundredfold = largestValueAt(kind, setup, 100, stop);
    }
    if (measures.maxAtTenfold > 0) measures.growth = std::log10(measures.maxAtHundredfold / measures.maxAtTenfold);
    if (std::isfinite(measures.largestValue)) measures.bounded = verdictFor(measures.growth < kUnboundedExponent);
}

void measureShift(EncodingKind kind, const EncodingOptions& setup, const Matrix& table, EncodingMetrics& measures) {
    const Index n = encodedPositions(kind, setup);
    if (n < 2) return;
    ShiftFit fit;
    if (isWave(kind)) {
        if (table.cols() == 0) return;
        fit = rotationShift(table);
    } else if (kind == EncodingKind::OneHot) {
        // Rows 0 ... n - 2 are independent, and M moves each 1 to the next column.
        fit = makeShiftFit(0, double(n - 1), n - 1, n - 1);
    } else if (hasTable(kind)) {
        fit = bestShift(table);
    } else {
        return;
    }
    measures.shiftResidual = fit.residual;
    measures.shiftError = fit.error;
    measures.shiftNorm = fit.norm;
    measures.shiftEquations = fit.equations;
    measures.shiftRank = fit.rank;
    if (!std::isfinite(fit.residual)) return;
    // Independent rows make the fit exact, up to rounding errors.
    if (!isWave(kind) && fit.rank == fit.equations)
        measures.linearShift = Verdict::Partial;
    else
        measures.linearShift = verdictFor(fit.residual <= kRoundingTolerance);
}

}  // namespace

std::string_view verdictName(Verdict verdict) {
    static constexpr std::array<std::string_view, 4> kNames{"yes", "in-part", "no", "not-applicable"};
    return kNames[std::size_t(verdict)];
}

Verdict verdictOf(const EncodingMetrics& measures, EncodingProperty property) {
    switch (property) {
        case EncodingProperty::Unique:
            return measures.unique;
        case EncodingProperty::Bounded:
            return measures.bounded;
        case EncodingProperty::OffsetOnly:
            return measures.offsetAlone;
        case EncodingProperty::Extrapolates:
            return measures.extends;
        case EncodingProperty::LinearShift:
            return measures.linearShift;
    }
    return Verdict::NotApplicable;
}

double measureOf(EncodingKind kind, const EncodingMetrics& measures, EncodingProperty property) {
    switch (property) {
        case EncodingProperty::Unique:
            return measures.smallestDistance;
        case EncodingProperty::Bounded:
            return measures.largestValue;
        case EncodingProperty::OffsetOnly:
            return hasTable(kind) ? measures.products.spread : measures.scores.spread;
        case EncodingProperty::Extrapolates:
            return double(measures.extrapolatedInRange);
        case EncodingProperty::LinearShift:
            return measures.shiftResidual;
    }
    return 0;
}

ShiftFit rotationShift(const Matrix& table) {
    const Index steps = table.rows() - 1;
    const Index paired = table.cols() - table.cols() % 2;
    const auto before = table.topRows(steps);
    const auto after = table.bottomRows(steps);
    double squared = 0;
    for (Index row = 0; row < steps; ++row)
        for (Index c = 0; c < paired; c += 2) {
            const double sine = table(1, c), cosine = table(1, c + 1);
            const double turnedSine = before(row, c) * cosine + before(row, c + 1) * sine;
            const double turnedCosine = before(row, c + 1) * cosine - before(row, c) * sine;
            squared += (after(row, c) - turnedSine) * (after(row, c) - turnedSine) +
                       (after(row, c + 1) - turnedCosine) * (after(row, c + 1) - turnedCosine);
        }
    if (paired < table.cols()) {
        const double norm = before.col(paired).squaredNorm();
        const double best = norm > 0 ? before.col(paired).dot(after.col(paired)) / norm : 0;
        squared += (after.col(paired) - best * before.col(paired)).squaredNorm();
    }
    return makeShiftFit(squared, after.squaredNorm(), steps, std::min(steps, table.cols()));
}

ShiftFit bestShift(const Matrix& table) {
    const Index steps = table.rows() - 1;
    const Index width = table.cols();
    const Eigen::MatrixXd before = table.topRows(steps);
    const Eigen::MatrixXd after = table.bottomRows(steps);
    const double afterNormSquared = after.squaredNorm();
    if (before.size() > kMaxPivotedEntries) {
        // Factorise the smaller one of the two Gram matrices. With fewer rows than columns the fit is exact, unless
        // rows are dependent.
        const bool isWide = steps <= width;
        const Eigen::MatrixXd products =
            isWide ? Eigen::MatrixXd(before * before.transpose()) : Eigen::MatrixXd(before.transpose() * before);
        const Eigen::LLT<Eigen::MatrixXd> factor(products);
        const Vector pivots = factor.matrixLLT().diagonal();
        if (factor.info() == Eigen::Success && pivots.minCoeff() > kSmallPivot * pivots.maxCoeff()) {
            if (isWide) {
                // The fit is exact; a few columns suffice to measure its rounding error.
                const Index checkedColumns = std::min(kMaxCheckedColumns, width);
                const Eigen::MatrixXd next = after.leftCols(checkedColumns);
                const Eigen::MatrixXd shown = products * factor.solve(next);
                return makeShiftFit((next - shown).squaredNorm(), next.squaredNorm(), steps, steps);
            }
            const Eigen::MatrixXd part = factor.matrixL().solve(before.transpose() * after);
            return makeShiftFit(afterNormSquared - part.squaredNorm(), afterNormSquared, steps, width);
        }
    }
    const Eigen::CompleteOrthogonalDecomposition<Eigen::MatrixXd> factor(before);
    const Eigen::MatrixXd shown = before * factor.solve(after);
    return makeShiftFit((after - shown).squaredNorm(), afterNormSquared, steps, factor.rank());
}

EncodingMetrics encodingMeasures(EncodingKind kind, const EncodingOptions& setup, const EncodingScores& sample,
                                 std::stop_token stop, std::span<const EncodingProperty> asked,
                                 EncodingMetrics measures) {
    Matrix table;
    const bool needsTable = std::ranges::any_of(asked, [](EncodingProperty property) {
        return property != EncodingProperty::OffsetOnly && property != EncodingProperty::Extrapolates;
    });
    if (needsTable && isWave(kind))
        table = waves(kind, setup, 0, setup.positions, stop);
    else if (needsTable && hasTable(kind) && kind != EncodingKind::OneHot)
        table = encodingTable(kind, setup, 1, stop);
    for (const EncodingProperty property : asked) {
        if (stop.stop_requested()) break;
        switch (property) {
            case EncodingProperty::Unique:
                measureDistance(kind, setup, table, measures, stop);
                break;
            case EncodingProperty::Bounded:
                measureLargest(kind, setup, table, measures, stop);
                break;
            case EncodingProperty::OffsetOnly:
                if (sample.products.size() > 0) measures.products = offsetMeasure(sample.products);
                measures.scores = offsetMeasure(sample.scores);
                measures.offsetAlone = evaluateOffset(kind, measures, sample.scores.rows());
                break;
            case EncodingProperty::Extrapolates:
                measures.extrapolatedTested = setup.trainingLength;
                measures.extrapolatedInRange = countExtrapolatedInRange(kind, setup, stop);
                measures.extends = measures.extrapolatedInRange == measures.extrapolatedTested ? Verdict::Yes
                                   : measures.extrapolatedInRange == 0                         ? Verdict::No
                                                                                               : Verdict::Partial;
                break;
            case EncodingProperty::LinearShift:
                measureShift(kind, setup, table, measures);
                break;
        }
    }
    return measures;
}

}  // namespace attention
