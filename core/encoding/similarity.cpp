#include "core/encoding/similarity.h"

#include <algorithm>
#include <cmath>
#include <functional>
#include <limits>
#include <stdexcept>
#include <string>

#include "core/encoding/sinusoidal.h"
#include "core/formula/elided_sum.h"
#include "core/require.h"

namespace attention {
namespace {

using namespace formula;

bool isDistance(SimilarityMeasure measure) {
    return measure == SimilarityMeasure::Euclidean;
}

double squared(double value) {
    return value * value;
}

/// |p_i - p_j|^2 for the offsets 0 ... count - 1, the sum over pairs of 4 sin^2(omega k / 2). The sines of half angles
/// are those at half positions.
std::vector<double> squaredDistances(Index count, Index dimensions, double base, const std::stop_token& stop) {
    std::vector<double> sums(static_cast<std::size_t>(count));
    Matrix sines;
    for (Index pair = 0; 2 * pair < dimensions && !stop.stop_requested(); ++pair) {
        sines = sinusoidalSamples({.positions = count / 2 + 1,
                                   .dimensions = dimensions,
                                   .base = base,
                                   .firstColumn = 2 * pair,
                                   .columnCount = 1},
                                  2);
        for (Index offset = 0; offset < count; ++offset)
            sums[static_cast<std::size_t>(offset)] += 4 * squared(sines(offset, 0));
    }
    return sums;
}

/// A sum with dots in the middle. A sum under a root cannot be broken into lines and shows only one leading term.
Expression shortSum(std::size_t count, const std::function<Expression(std::size_t)>& term, double total,
                    SimilarityMeasure measure) {
    const std::size_t first = isDistance(measure) ? 1 : 2;
    return sum(elidedTerms(count, term, {.total = total, .leadingTerms = first, .maxTerms = first + 2}));
}

/// The left side of an equation for the measure: S_(i,j), D_(i,j) or C_(i,j).
Expression leftSide(Expression i, Expression j, double value, SimilarityMeasure measure) {
    return symbol(measure == SimilarityMeasure::Euclidean ? "D"
                  : measure == SimilarityMeasure::Cosine  ? "C"
                                                          : "S",
                  value, {std::move(i), std::move(j)});
}

double norm(std::span<const double> row) {
    double sum = 0;
    for (const double value : row) sum += squared(value);
    return std::sqrt(sum);
}

struct Comparison {
    double sum = 0;    ///< sum of products, or of squared differences
    double value = 0;  ///< the similarity
    double norms = 1;  ///< |a| |b|
};

Comparison compare(std::span<const double> a, std::span<const double> b, SimilarityMeasure measure) {
    Comparison result;
    for (std::size_t c = 0; c < a.size(); ++c) result.sum += isDistance(measure) ? squared(a[c] - b[c]) : a[c] * b[c];
    result.norms = norm(a) * norm(b);
    result.value = isDistance(measure)                 ? std::sqrt(result.sum)
                   : measure == SimilarityMeasure::Dot ? result.sum
                   : result.norms > 0                  ? result.sum / result.norms
                                                       : 0;
    return result;
}

}  // namespace

std::vector<double> sinusoidalSimilarity(Index count, Index dimensions, double base, SimilarityMeasure measure,
                                         std::stop_token stop) {
    require(count >= 1, "the number of offsets", "at least 1", count);
    require(dimensions >= 2 && dimensions % 2 == 0, "d", "even and at least 2", dimensions);
    if (isDistance(measure)) {
        std::vector<double> distances = squaredDistances(count, dimensions, base, stop);
        for (double& distance : distances) distance = std::sqrt(distance);
        return distances;
    }
    Matrix table;
    sinusoidalTable({.positions = count, .dimensions = dimensions, .base = base}, table, stop);
    std::vector<double> byOffset(static_cast<std::size_t>(count));
    for (Index offset = 0; offset < count && !stop.stop_requested(); ++offset) {
        double& sum = byOffset[static_cast<std::size_t>(offset)];
        for (Index column = 1; column < dimensions; column += 2) sum += table(offset, column);
        if (measure == SimilarityMeasure::Cosine) sum /= double(dimensions) / 2;
    }
    return byOffset;
}

Matrix toeplitzMatrix(std::span<const double> byOffset) {
    const auto count = static_cast<Index>(byOffset.size());
    Matrix matrix(count, count);
    for (Index i = 0; i < count; ++i) {
        double* const row = matrix.row(i).data();
        for (Index j = 0; j < i; ++j) row[j] = byOffset[static_cast<std::size_t>(i - j)];
        std::copy(byOffset.begin(), byOffset.end() - i, row + i);
    }
    return matrix;
}

Matrix tableSimilarity(const Matrix& table, SimilarityMeasure measure, std::stop_token stop) {
    // In blocks of a few rows, so that a stop request is obeyed soon.
    constexpr Index kRows = 64;
    const Index count = table.rows();
    Matrix similarity(count, count);
    for (Index first = 0; first < count && !stop.stop_requested(); first += kRows) {
        const Index rows = std::min(kRows, count - first);
        const Index columns = first + rows;
        similarity.block(first, 0, rows, columns).noalias() =
            table.middleRows(first, rows) * table.topRows(columns).transpose();
    }
    const Vector squares = table.rowwise().squaredNorm();
    for (Index i = 0; i < count && !stop.stop_requested(); ++i)
        for (Index j = 0; j <= i; ++j) {
            double& entry = similarity(i, j);
            if (isDistance(measure)) {
                // For close rows this difference suffers from cancellation; their distance is computed directly.
                const double difference = squares[i] + squares[j] - 2 * entry;
                constexpr double kCancellationLimit = 1e-6;
                entry = difference > kCancellationLimit * (squares[i] + squares[j])
                            ? std::sqrt(difference)
                            : (table.row(i) - table.row(j)).norm();
            } else if (measure == SimilarityMeasure::Cosine) {
                const double norms = std::sqrt(squares[i]) * std::sqrt(squares[j]);
                entry = norms > 0 ? entry / norms : 0;
            }
            similarity(j, i) = entry;
        }
    return similarity;
}

SimilarityByOffset similarityByOffset(const Matrix& similarity) {
    const Index count = similarity.rows();
    const auto size = static_cast<std::size_t>(count);
    SimilarityByOffset result{std::vector<double>(size), std::vector<double>(size)};
    for (Index offset = 0; offset < count; ++offset) {
        const auto diagonal = similarity.diagonal(offset);
        result.mean[static_cast<std::size_t>(offset)] = diagonal.mean();
        result.spread[static_cast<std::size_t>(offset)] = diagonal.maxCoeff() - diagonal.minCoeff();
    }
    return result;
}

ExplainedVariance varianceExplainedByOffset(const Matrix& square) {
    const Index count = square.rows();
    const auto explainedFraction = [&](bool withMainDiagonal) {
        const auto sumOverDiagonals = [&](const auto& sumOf) {
            double sum = 0;
            for (Index offset = 1 - count; offset < count; ++offset)
                if (withMainDiagonal || offset != 0) sum += sumOf(square.diagonal(offset).array());
            return sum;
        };
        const auto entries = double(withMainDiagonal ? count * count : count * (count - 1));
        const double mean = sumOverDiagonals([](const auto& entry) { return entry.sum(); }) / entries;
        const double total = sumOverDiagonals([&](const auto& entry) { return (entry - mean).square().sum(); });
        const double withinDiagonals =
            sumOverDiagonals([](const auto& entry) { return (entry - entry.mean()).square().sum(); });
        return total > 0 ? 1 - withinDiagonals / total : std::numeric_limits<double>::quiet_NaN();
    };
    return {explainedFraction(true), explainedFraction(false)};
}

std::vector<SecondaryPeak> secondaryPeaks(std::span<const double> byOffset, SimilarityMeasure measure,
                                          std::size_t maxCount) {
    const auto count = static_cast<Index>(byOffset.size());
    const auto similarityAt = [&](Index offset) {
        const double value = byOffset[static_cast<std::size_t>(offset)];
        return isDistance(measure) ? -value : value;
    };
    Index offset = 1;
    while (offset < count && similarityAt(offset) <= similarityAt(offset - 1)) ++offset;
    std::vector<SecondaryPeak> peaks;
    for (; offset < count; ++offset) {
        const bool rises = similarityAt(offset) > similarityAt(offset - 1);
        const bool falls = offset + 1 == count || similarityAt(offset + 1) <= similarityAt(offset);
        if (rises && falls) peaks.push_back({offset, byOffset[static_cast<std::size_t>(offset)]});
    }
    std::ranges::stable_sort(peaks, [&](const SecondaryPeak& a, const SecondaryPeak& b) {
        return isDistance(measure) ? a.value < b.value : a.value > b.value;
    });
    if (peaks.size() > maxCount) peaks.resize(maxCount);
    return peaks;
}

Index clipOffset(Index offset, Index maxOffset) {
    return std::clamp(offset, -maxOffset, maxOffset);
}

Derivation tableSimilarityDerivation(std::span<const double> a, std::span<const double> b, Index i, Index j,
                                     SimilarityMeasure measure) {
    if (a.size() != b.size() || a.empty()) throw std::invalid_argument("two rows of one length are needed");
    const Comparison comparison = compare(a, b, measure);
    const auto entry = [](std::string_view index, double value, double number, IndexRole role, std::size_t column) {
        return withValue(symbol("P", number, {symbol(index, value, role), formula::number(column)}), kDigitsInSum,
                         role);
    };
    const auto term = [&](const Expression& left, const Expression& right) {
        return isDistance(measure) ? power(difference(left, right), number(2)) : product({left, right});
    };
    const Expression total = shortSum(
        a.size(),
        [&](std::size_t c) { return term(entry("i", double(i), a[c], kI, c), entry("j", double(j), b[c], kJ, c)); },
        comparison.sum, measure);
    const Expression numbers = substituteValues(total);
    const Expression norms = rounded(comparison.norms, kDigitsOfResult);
    Expression general = total;
    if (isDistance(measure)) {
        general = root(total);
    } else if (measure == SimilarityMeasure::Cosine) {
        const Expression lengths =
            product({symbol("N", norm(a), {symbol("i", i, kI)}), symbol("N", norm(b), {symbol("j", j, kJ)})});
        general = fraction(total, withValue(lengths, kDigitsOfResult, IndexRole::None));
        // A row of zeros has no direction; its similarity is defined as 0.
        if (comparison.norms == 0) general = withReplacement(std::move(general), numbers);
    }
    Derivation derivation{.value = comparison.value};
    derivation.symbolic =
        equation({leftSide(symbol("i", i, kI), symbol("j", j, kJ), comparison.value, measure), std::move(general)});
    const double offset = double(j - i);
    derivation.steps.push_back(
        line(LineName::tr("offset"),
             equation({symbol("delta", offset, kDelta), difference(number(j, kJ), number(i, kI))}), offset, 0));
    derivation.steps.push_back(
        line(isDistance(measure) ? LineName::tr("sum of squares") : LineName::tr("sum of products"), numbers,
             comparison.sum, kDigitsOfResult));
    if (isDistance(measure)) {
        derivation.steps.push_back(line(LineName::tr("value"), root(rounded(comparison.sum, kDigitsOfResult)),
                                        comparison.value, kDigitsOfResult));
    } else if (measure == SimilarityMeasure::Cosine) {
        derivation.steps.push_back(line("lengths",
                                        times({rounded(norm(a), kDigitsOfResult), rounded(norm(b), kDigitsOfResult)}),
                                        comparison.norms, kDigitsOfResult));
        derivation.steps.push_back(
            line(LineName::tr("value"),
                 comparison.norms > 0 ? ratio(rounded(comparison.sum, kDigitsOfResult), norms) : number(0),
                 comparison.value, kDigitsOfResult));
    }
    return derivation;
}

Derivation similarityDerivation(Index i, Index j, Index dimensions, double base, SimilarityMeasure measure) {
    require(dimensions >= 2 && dimensions % 2 == 0, "d", "even and at least 2", dimensions);
    const auto rowAt = [&](Index position) {
        return sinusoidalTable({.positions = 1, .dimensions = dimensions, .base = base, .start = position});
    };
    const Matrix a = rowAt(i);
    const Matrix b = rowAt(j);
    Derivation derivation =
        tableSimilarityDerivation({a.data(), std::size_t(a.size())}, {b.data(), std::size_t(b.size())}, i, j, measure);
    const Index offset = std::abs(j - i);
    const auto wave = [&](std::size_t pair) {
        const double omega = sinusoidalFrequency(Index(pair), dimensions, base);
        const Expression frequency = symbol("omega", omega, kJ, {number(pair, kJ)});
        const Expression angle = product({number(offset, kDelta), frequency});
        return isDistance(measure) ? times({number(4), power(function("sin", fraction(angle, number(2))), number(2))})
                                   : function("cos", angle);
    };
    const double sumOfWaves = [&] {
        double total = 0;
        for (Index pair = 0; 2 * pair < dimensions; ++pair) {
            const double omega = sinusoidalFrequency(pair, dimensions, base);
            total += isDistance(measure) ? 4 * squared(std::sin(double(offset) * omega / 2))
                                         : std::cos(double(offset) * omega);
        }
        return total;
    }();
    Expression byOffset = shortSum(std::size_t(dimensions / 2), wave, sumOfWaves, measure);
    if (isDistance(measure))
        byOffset = root(std::move(byOffset));
    else if (measure == SimilarityMeasure::Cosine)
        byOffset = fraction(std::move(byOffset), number(double(dimensions) / 2));
    const double value = evaluate(byOffset);
    derivation.context.push_back(
        line(LineName::tr("by the offset alone"), std::move(byOffset), value, kDigitsOfResult));
    derivation.context.push_back(line(LineName::tr("difference of the two"), {}, derivation.value - value, 2));
    return derivation;
}

std::vector<Expression> similarityDefinition(Index dimensions, double base, SimilarityMeasure measure,
                                             bool isSinusoidal) {
    const double omega = sinusoidalFrequency(0, dimensions, base);
    const auto entry = [](std::string_view index, IndexRole role, int column) {
        return symbol("P", 1, {symbol(index, 0, role), number(column)});
    };
    const auto term = [&](int column) {
        Expression left = entry("i", kI, column);
        Expression right = entry("j", kJ, column);
        return isDistance(measure) ? power(difference(left, right), number(2)) : product({left, right});
    };
    Expression total = sum({term(0), term(1), dots(0)});
    if (isDistance(measure)) total = root(std::move(total));
    if (measure == SimilarityMeasure::Cosine)
        total = fraction(std::move(total),
                         product({symbol("N", 1, {symbol("i", 0, kI)}), symbol("N", 1, {symbol("j", 0, kJ)})}));
    const Expression left = leftSide(symbol("i", 0, kI), symbol("j", 0, kJ), evaluate(total), measure);
    std::vector<Expression> definition{equation({left, std::move(total)})};
    if (!isSinusoidal) return definition;
    const auto wave = [&](int pair) {
        const Expression frequency = symbol("omega", omega, kJ, {number(pair, kJ)});
        const Expression angle = product({symbol("delta", 0, kDelta), frequency});
        return isDistance(measure) ? times({number(4), power(function("sin", fraction(angle, number(2))), number(2))})
                                   : function("cos", angle);
    };
    Expression waves = sum({wave(0), wave(1), dots(0)});
    if (isDistance(measure)) waves = root(std::move(waves));
    if (measure == SimilarityMeasure::Cosine)
        waves = fraction(std::move(waves), ratio(symbol("d", dimensions), number(2)));
    definition.push_back(equation(
        {leftSide(symbol("i", 0, kI), sum({symbol("i", 0, kI), symbol("delta", 0, kDelta)}), evaluate(waves), measure),
         std::move(waves)}));
    return definition;
}

}  // namespace attention
