#include <algorithm>
#include <cmath>
#include <limits>

#include "core/attention/softmax_derivation.h"
#include "core/encoding/sinusoidal_derivation.h"
#include "core/formula/elided_sum.h"
#include "core/training/learned_positions_study.h"

namespace attention {
namespace {

using namespace formula;

/// Explains an entry of a trained table: its initial value and how much training changed it.
Derivation tableDerivation(const LearnedPositionsStudy& study, ComparedPositions set, Index row, Index column) {
    if (set == ComparedPositions::Sinusoidal)
        return sinusoidalDerivation(row, column, study.settings.d, study.sinusoidalSettings.base);
    const double start = study.of(ComparedPositions::Initial).table(row, column);
    const double value = study.of(set).table(row, column), moved = value - start;
    const bool isRelative = study.isRelative();
    const double second = double(isRelative ? column - study.settings.n : column);
    const IndexRole role = isRelative ? kDelta : kJ;
    const auto at = [&](std::string_view letter, double of) {
        return symbol(letter, of,
                      {isRelative ? symbol("h", double(row)) : symbol("i", double(row), kI),
                       isRelative ? symbol("delta", second, role) : symbol("c", second, role)});
    };
    const std::string_view letter = isRelative ? "b" : "P";
    const Expression first = withValue(at("R", start), kDigitsOfResult);
    Derivation derivation{.value = value, .symbolic = equation({at(letter, value), first})};
    derivation.steps.push_back(
        line(isRelative ? LineName::tr("before training") : "drawn number", substituteValues(first), start));
    if (set == ComparedPositions::Initial) return derivation;
    const Expression both = sum({first, withValue(at("Delta", moved), kDigitsOfResult)});
    derivation.symbolic.parts[1] = both;
    derivation.results = {rounded(value, kDigitsOfResult)};
    derivation.steps.push_back(line(LineName::tr("moved by training"), rounded(moved, kDigitsOfResult), moved));
    derivation.steps.push_back(line(LineName::tr("value"), substituteValues(both), value));
    return derivation;
}

/// Explains a relative score, which is the table entry of its offset and head.
Derivation relativeScore(const TrainedPositions& positions, Index head, Index i, Index j) {
    const Index n = positions.scores.cols();
    const double value = positions.headScores(head)(i, j), offset = double(j - i);
    Derivation derivation{.value = value};
    const Expression ofOffset =
        keepingLetter(symbol("b", positions.table(head, n + j - i), {symbol("delta", offset, kDelta)}));
    derivation.symbolic =
        equation({symbol("s", value, {symbol("i", double(i), kI), symbol("j", double(j), kJ)}), ofOffset});
    derivation.results = {rounded(value, kDigitsOfResult)};
    derivation.steps.push_back(
        line(LineName::tr("offset"),
             equation({symbol("delta", offset, kDelta), difference(number(double(j), kJ), number(double(i), kI))}),
             offset, 0));
    derivation.steps.push_back(line(LineName::tr("value"), substituteValues(ofOffset), value));
    return derivation;
}

Derivation productDerivation(const LearnedPositionsStudy& study, ComparedPositions set, Index head, Index i, Index j) {
    const TrainedPositions& positions = study.of(set);
    if (positions.isRelative) return relativeScore(positions, head, i, j);
    if (set == ComparedPositions::Sinusoidal)
        return similarityDerivation(i, j, study.settings.d, study.sinusoidalSettings.base, SimilarityMeasure::Dot);
    const auto row = [&](Index at) {
        return std::span(positions.table.row(at).data(), std::size_t(positions.table.cols()));
    };
    Derivation derivation = tableSimilarityDerivation(row(i), row(j), i, j, SimilarityMeasure::Dot);
    const auto diagonal = positions.products.diagonal(j - i);
    const double mean = diagonal.mean();
    derivation.context.push_back(line(LineName::tr("mean at this offset"), rounded(mean, kDigitsOfResult), mean));
    derivation.context.push_back(line(LineName::tr("smallest at this offset"),
                                      rounded(diagonal.minCoeff(), kDigitsOfResult), diagonal.minCoeff()));
    derivation.context.push_back(line(LineName::tr("largest at this offset"),
                                      rounded(diagonal.maxCoeff(), kDigitsOfResult), diagonal.maxCoeff()));
    return derivation;
}

Derivation weightDerivation(const TrainedPositions& positions, Index heads, Index head, Index i, Index j) {
    const Index n = positions.scores.cols();
    const double weight = positions.headWeights(head)(i, j);
    std::vector<double> scores(std::size_t(n), 0.0);
    for (Index key = 0; key < n; ++key) scores[std::size_t(key)] = positions.headScores(head)(i, key);
    if (positions.isRelative) {
        Derivation derivation = softmaxDerivation(scores, j, weight);
        const Derivation score = relativeScore(positions, head, i, j);
        derivation.steps.insert(derivation.steps.begin(), score.steps.begin(), score.steps.end());
        return derivation;
    }
    const Index width = positions.query.cols() / heads;
    const auto query = positions.query.row(i).segment(head * width, width),
               key = positions.key.row(j).segment(head * width, width);
    // The scores are already divided, as in definition().
    Derivation derivation = softmaxDerivation(scores, j, weight);
    const double product = query.dot(key), score = scores[std::size_t(j)];
    const Expression products = elidedSum(
        std::size_t(width),
        [&](std::size_t c) {
            return times({rounded(query[Index(c)], kDigitsInSum), brackets(rounded(key[Index(c)], kDigitsInSum))});
        },
        product);
    derivation.steps.insert(derivation.steps.begin(),
                            {line(LineName::tr("query times key"), products, product),
                             line(LineName::tr("scaled score"),
                                  fraction(rounded(product, kDigitsOfResult), root(number(double(width)))), score)});
    return derivation;
}

}  // namespace

double LearnedPositionsStudy::value(const Cell& cell, Index head) const {
    const PositionCell position(cell.matrix);
    const TrainedPositions& positions = of(position.set);
    switch (position.matrix) {
        case PositionMatrix::Entries:
            return positions.table(cell.row, cell.column);
        case PositionMatrix::Products:
            return positions.isRelative ? positions.headScores(head)(cell.row, cell.column)
                                        : positions.products(cell.row, cell.column);
        case PositionMatrix::Weights:
            return positions.headWeights(head)(cell.row, cell.column);
    }
    return 0;
}

Derivation LearnedPositionsStudy::derivation(const Cell& cell, Index head) const {
    const PositionCell position(cell.matrix);
    switch (position.matrix) {
        case PositionMatrix::Entries:
            return tableDerivation(*this, position.set, cell.row, cell.column);
        case PositionMatrix::Products:
            return productDerivation(*this, position.set, head, cell.row, cell.column);
        case PositionMatrix::Weights:
            return weightDerivation(of(position.set), settings.heads, head, cell.row, cell.column);
    }
    return {};
}

std::vector<Expression> LearnedPositionsStudy::definition() const {
    const Expression i = symbol("i", 0, kI), j = symbol("j", 0, kJ);
    const Expression score = symbol("s", 1, {i, j});
    if (isRelative()) return {equation({score, symbol("b", 1, {difference(j, i)})})};
    const auto through = [](const Expression& index, std::string_view map) {
        return product({symbol("p", 1, {index}), power(symbol("W", 1, {symbol(map, 1)}), symbol("T", 1))});
    };
    const Expression width = root(symbol("d", 1, {symbol("k", 1)}));
    return {equation({symbol("S", 1, {i, j}), times({symbol("p", 1, {i}), symbol("p", 1, {j})})}),
            equation({score, fraction(times({brackets(through(i, "q")), brackets(through(j, "k"))}), width)})};
}

Table LearnedPositionsStudy::table(std::string_view name) const {
    constexpr double kNaN = std::numeric_limits<double>::quiet_NaN();
    const TrainedPositions &shown = of(ComparedPositions::Shown), &before = of(ComparedPositions::Initial),
                           &sinusoidal = of(ComparedPositions::Sinusoidal);
    const auto entries = [](const Matrix& matrix) {
        return std::vector<double>(matrix.data(), matrix.data() + matrix.size());
    };
    /// The index along one axis of all entries, the last axis running fastest.
    const auto indices = [](std::initializer_list<Index> sizes, std::size_t axis) {
        std::vector<std::int64_t> all;
        Index count = 1, inner = 1, at = 0;
        for (const Index size : sizes) count *= size;
        for (const Index size : sizes)
            if (std::size_t(at++) > axis) inner *= size;
        for (Index entry = 0; entry < count; ++entry) all.push_back(entry / inner % *(sizes.begin() + axis));
        return all;
    };
    const Index n = settings.n;
    if (name == "table") {
        const Index rows = shown.table.rows(), columns = shown.table.cols();
        std::vector<std::int64_t> column = indices({rows, columns}, 1);
        if (isRelative())
            for (std::int64_t& offset : column) offset -= n;
        return ColumnTable{{{"row", indices({rows, columns}, 0)},
                            {"column", std::move(column)},
                            {"before", entries(before.table)},
                            {"value", entries(shown.table)}}};
    }
    if (name == "products") {
        const std::vector<double> none(std::size_t(n * n), kNaN);
        return ColumnTable{{{"i", indices({n, n}, 0)},
                            {"j", indices({n, n}, 1)},
                            {"before", isRelative() ? none : entries(before.products)},
                            {"value", isRelative() ? none : entries(shown.products)},
                            {"sinusoidal", entries(sinusoidal.products)}}};
    }
    if (name == "scores") {
        const std::initializer_list<Index> sizes{settings.heads, n, n};
        return ColumnTable{{{"head", indices(sizes, 0)},
                            {"query", indices(sizes, 1)},
                            {"key", indices(sizes, 2)},
                            {"score", entries(shown.scores)},
                            {"weight", entries(shown.weights)},
                            {"sinusoidal-score", entries(sinusoidal.scores)},
                            {"sinusoidal-weight", entries(sinusoidal.weights)}}};
    }
    if (name == "accuracy") {
        std::vector<std::string> trained;
        for (const Index length : lengths) trained.push_back(length == n ? "yes" : "no");
        return ColumnTable{{{"length", std::vector<std::int64_t>(lengths.begin(), lengths.end())},
                            {"trained", std::move(trained)},
                            {"before", before.accuracies},
                            {"accuracy", shown.accuracies},
                            {"sinusoidal", sinusoidal.accuracies}}};
    }
    std::vector<std::int64_t> steps;
    std::vector<double> all, offDiagonal;
    for (const TrainedPositions* positions : {&before, &shown, &sinusoidal}) {
        steps.push_back(positions->step);
        all.push_back(positions->explained.all);
        offDiagonal.push_back(positions->explained.offDiagonal);
    }
    return ColumnTable{{{"positions", std::vector<std::string>{"before", "shown", "sinusoidal"}},
                        {"step", std::move(steps)},
                        {"explained", std::move(all)},
                        {"beside-diagonal", std::move(offDiagonal)}}};
}

}  // namespace attention
