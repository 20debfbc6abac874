#include "core/encoding/grid_encoding.h"

#include <algorithm>
#include <cmath>
#include <numbers>
#include <stdexcept>
#include <string>
#include <utility>

#include "core/encoding/sinusoidal.h"
#include "core/formula/elided_sum.h"
#include "core/require.h"

namespace attention {
namespace {

using namespace formula;

/// A sum over more pairs than this shows its first terms and its last one.
constexpr std::size_t kMaxPairs = 3;

void check(const GridEncoding& encoding) {
    require(encoding.rows >= 1, "the number of rows", "at least 1", encoding.rows);
    require(encoding.columns >= 1, "the number of columns", "at least 1", encoding.columns);
    require(encoding.dimensions >= 4 && encoding.dimensions % 4 == 0, "d", "a multiple of 4", encoding.dimensions);
    require(std::isfinite(encoding.base) && encoding.base > 1, "base", "a finite number above 1", encoding.base);
}

Index halfWidth(const GridEncoding& encoding) {
    return encoding.dimensions / 2;
}

Index pairsOfHalf(const GridEncoding& encoding) {
    return encoding.dimensions / 4;
}

/// The difference between the coordinates of neighbouring rows or columns.
double coordinateStep(Index count, bool normalised) {
    return normalised ? 2 * std::numbers::pi / (double(count) + kGridEpsilon) : 1;
}

/// The encoding of `count` coordinates, count x d/2.
Matrix halfTable(const GridEncoding& encoding, Index count) {
    check(encoding);
    if (!encoding.normalised)
        return sinusoidalTable({.positions = count, .dimensions = halfWidth(encoding), .base = encoding.base});
    Matrix table(count, halfWidth(encoding));
    for (Index pair = 0; pair < pairsOfHalf(encoding); ++pair) {
        const double frequency = sinusoidalFrequency(pair, halfWidth(encoding), encoding.base);
        for (Index index = 0; index < count; ++index) {
            // The angle is at most 2 pi, so that rounding the product is harmless.
            const double angle = gridCoordinate(index, count, true) * frequency;
            table(index, 2 * pair) = std::sin(angle);
            table(index, 2 * pair + 1) = std::cos(angle);
        }
    }
    return table;
}

/// The similarity of one half by distance: entry k is the sum over the pairs of cos(omega_j times k steps).
Vector similarityParts(const GridEncoding& encoding, Index count) {
    if (!encoding.normalised) {
        // The table of integer coordinates contains these cosines.
        const Matrix table = halfTable(encoding, count);
        Vector sums = Vector::Zero(count);
        for (Index pair = 0; pair < pairsOfHalf(encoding); ++pair) sums += table.col(2 * pair + 1);
        return sums;
    }
    const double step = coordinateStep(count, true);
    Vector sums = Vector::Zero(count);
    for (Index pair = 0; pair < pairsOfHalf(encoding); ++pair) {
        const double angleStep = step * sinusoidalFrequency(pair, halfWidth(encoding), encoding.base);
        for (Index distance = 0; distance < count; ++distance) sums(distance) += std::cos(double(distance) * angleStep);
    }
    return sums;
}

/// cos 1 · 3 + cos 0.1778 · 3 + ... of one half, in numbers.
Expression partAsSum(const GridEncoding& encoding, double distance, double total) {
    const Index pairs = pairsOfHalf(encoding);
    const auto frequency = [&](Index pair) { return sinusoidalFrequency(pair, halfWidth(encoding), encoding.base); };
    const auto term = [&](std::size_t pair) {
        return function("cos", times({rounded(frequency(Index(pair)), kDigitsInFormula),
                                      rounded(distance, kDigitsInFormula, kDelta)}));
    };
    return sumOf(elidedTerms(std::size_t(pairs), term, {.total = total, .maxTerms = kMaxPairs}));
}

/// The coordinate of a row or column, in numbers.
Expression coordinateExpression(Index index, Index count, bool normalised, IndexRole role) {
    if (!normalised) return number(index, role);
    return times(
        {fraction(sum({number(index, role), number(1)}), sum({number(count), number(kGridEpsilon)})), twoPi()});
}

/// The general formula of a part. @param name  of the part, R or C  @param letter  of its coordinate
Expression partWithSymbols(const char* name, const char* letter, double value, double from, double to, IndexRole role) {
    const Expression distance =
        difference(symbol(letter, from, role, {symbol("a", 0)}), symbol(letter, to, role, {symbol("b", 0)}));
    const Expression first = function("cos", product({symbol("omega", 1, {number(0)}), brackets(distance)}));
    return equation({symbol(name, value, role), sum({first, dots(value - std::cos(from - to))})});
}

}  // namespace

double gridCoordinate(Index index, Index count, bool normalised) {
    if (!normalised) return double(index);
    return (double(index) + 1) / (double(count) + kGridEpsilon) * (2 * std::numbers::pi);
}

Matrix gridRowTable(const GridEncoding& encoding) {
    return halfTable(encoding, encoding.rows);
}

Matrix gridColumnTable(const GridEncoding& encoding) {
    return halfTable(encoding, encoding.columns);
}

Matrix gridTable(const GridEncoding& encoding, std::stop_token stop) {
    const Matrix rows = gridRowTable(encoding);
    const Matrix columns = gridColumnTable(encoding);
    Matrix table(encoding.rows * encoding.columns, encoding.dimensions);
    for (Index row = 0; row < encoding.rows && !stop.stop_requested(); ++row) {
        auto block = table.middleRows(row * encoding.columns, encoding.columns);
        block.leftCols(halfWidth(encoding)).rowwise() = rows.row(row);
        block.rightCols(halfWidth(encoding)) = columns;
    }
    return table;
}

GridSimilarity gridSimilarity(const GridEncoding& encoding) {
    check(encoding);
    return {.rowParts = similarityParts(encoding, encoding.rows),
            .columnParts = similarityParts(encoding, encoding.columns)};
}

GridMaps gridMaps(const GridSimilarity& similarity, const GridCell& from) {
    const Index rows = similarity.rowParts.size();
    const Index columns = similarity.columnParts.size();
    require(from.row >= 0 && from.row < rows && from.column >= 0 && from.column < columns, "the cell", "in the grid",
            std::to_string(from.row) + ", " + std::to_string(from.column));
    GridMaps maps{.sum = Matrix(rows, columns), .rowPart = Matrix(rows, columns), .columnPart = Matrix(rows, columns)};
    for (Index row = 0; row < rows; ++row)
        for (Index column = 0; column < columns; ++column) {
            maps.rowPart(row, column) = similarity.rowPart(from.row, row);
            maps.columnPart(row, column) = similarity.columnPart(from.column, column);
            maps.sum(row, column) = similarity.between(from, {row, column});
        }
    return maps;
}

GridCell leastSimilarCell(const GridMaps& maps) {
    GridCell cell;
    maps.sum.minCoeff(&cell.row, &cell.column);
    return cell;
}

Matrix gridSimilarityTable(const GridSimilarity& similarity) {
    const Index rows = similarity.rowParts.size();
    const Index columns = similarity.columnParts.size();
    Matrix table(rows * columns, rows * columns);
    for (Index from = 0; from < table.rows(); ++from)
        for (Index row = 0; row < rows; ++row)
            for (Index column = 0; column < columns; ++column)
                table(from, row * columns + column) =
                    similarity.between({from / columns, from % columns}, {row, column});
    return table;
}

Derivation gridSimilarityDerivation(const GridEncoding& encoding, const GridSimilarity& similarity,
                                    const GridCell& from, const GridCell& to) {
    const double rowPart = similarity.rowPart(from.row, to.row);
    const double columnPart = similarity.columnPart(from.column, to.column);
    const double value = similarity.between(from, to);
    const double rowDistance = double(std::abs(from.row - to.row)) * coordinateStep(encoding.rows, encoding.normalised);
    const double columnDistance =
        double(std::abs(from.column - to.column)) * coordinateStep(encoding.columns, encoding.normalised);
    const Expression product =
        times({symbol("p", value, {keepingLetter(symbol("a", 0))}), symbol("p", 1, {keepingLetter(symbol("b", 0))})});
    const Expression both = sum({withValue(symbol("R", rowPart, kI), kDigitsOfResult),
                                 withValue(symbol("C", columnPart, kJ), kDigitsOfResult)});

    Derivation derivation{.value = value};
    derivation.symbolic = equation({product, both});
    const auto coordinate = [&](std::string name, Index index, Index count, IndexRole role) {
        return line(std::move(name), coordinateExpression(index, count, encoding.normalised, role),
                    gridCoordinate(index, count, encoding.normalised), encoding.normalised ? 6 : 0);
    };
    derivation.steps.push_back(coordinate("row coordinate", from.row, encoding.rows, kI));
    if (to.row != from.row) derivation.steps.push_back(coordinate("other row's coordinate", to.row, encoding.rows, kI));
    derivation.steps.push_back(line("row part", partAsSum(encoding, rowDistance, rowPart), rowPart));
    derivation.steps.push_back(coordinate("column coordinate", from.column, encoding.columns, kJ));
    if (to.column != from.column)
        derivation.steps.push_back(coordinate("other column's coordinate", to.column, encoding.columns, kJ));
    derivation.steps.push_back(line("column part", partAsSum(encoding, columnDistance, columnPart), columnPart));
    derivation.steps.push_back(line(LineName::tr("value"), substituteValues(both), value));
    const double largest = similarity.largest();
    derivation.context = {
        line(LineName::tr("largest possible"), ratio(number(encoding.dimensions), number(2)), largest, 0),
        line(LineName::tr("part of the largest"), ratio(rounded(value, 6), number(largest)), value / largest, 3),
    };
    return derivation;
}

std::vector<Expression> gridDefinition(const GridEncoding& encoding, const GridSimilarity& similarity) {
    const GridCell from{0, 0};
    const GridCell to{std::min<Index>(1, encoding.rows - 1), std::min<Index>(1, encoding.columns - 1)};
    const Expression product =
        times({symbol("p", similarity.between(from, to), {symbol("a", 0)}), symbol("p", 1, {symbol("b", 0)})});
    const double rowPart = similarity.rowPart(from.row, to.row);
    const auto at = [&](Index index, Index count) { return gridCoordinate(index, count, encoding.normalised); };
    std::vector<Expression> formulas{
        equation(
            {product, sum({symbol("R", rowPart, kI), symbol("C", similarity.columnPart(from.column, to.column), kJ)})}),
        partWithSymbols("R", "y", rowPart, at(from.row, encoding.rows), at(to.row, encoding.rows), kI),
    };
    if (encoding.normalised) {
        const Expression i = symbol("i", to.row, kI);
        formulas.push_back(
            equation({symbol("y", at(to.row, encoding.rows), kI),
                      times({fraction(sum({i, number(1)}),
                                      sum({symbol("n", encoding.rows, {symbol("y", 0)}), number(kGridEpsilon)})),
                             twoPi()})}));
    }
    return formulas;
}

}  // namespace attention
