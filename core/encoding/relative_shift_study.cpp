#include "core/encoding/relative_shift_study.h"

#include <algorithm>
#include <array>
#include <cmath>
#include <numbers>
#include <string>
#include <utility>

#include "core/encoding/shift_derivation.h"
#include "core/scene/parameter_table.h"
#include "core/scene/scene.h"

namespace attention {
namespace {

/// Maximum width of a matrix that is drawn.
constexpr Index kMaxDrawnWidth = 1024;
/// The start for comparison if the position is comparisonStart.
constexpr Index kAlternativeStart = 7;

/// A table with one column.
struct ShiftColumn {
    std::string_view table;
    const char* title;
    Vector ShiftedEncoding::*values;
    Derivation (*derivation)(const Shift& shift, Index row);
};
constexpr std::array<ShiftColumn, 4> kShiftColumns{{
    {"rotated", "rotated", &ShiftedEncoding::rotated, rotatedDerivation},
    {"target", "target", &ShiftedEncoding::target, shiftTargetDerivation},
    {"residual", "residual", &ShiftedEncoding::residual, shiftResidualDerivation},
    {"angles", "angle", &ShiftedEncoding::angles, shiftAngleDerivation},
}};

std::pair<Index, Index> parameterRange(std::string_view key) {
    const ParameterInfo& info = *findParameter(key);
    return {Index(info.minimum), Index(info.maximum)};
}

/// The rotation between the hands of a pair in two encodings. @param angle  its expected angle, which fixes the number
/// of whole turns
ShiftTurn turnBetween(const Vector& from, const Vector& to, Index pair, double angle) {
    constexpr double kTurn = 2 * std::numbers::pi;
    const auto handOf = [pair](const Vector& row) { return std::atan2(row[2 * pair], row[2 * pair + 1]); };
    const double between = handOf(to) - handOf(from);
    return {handOf(from), between + kTurn * std::round((angle - between) / kTurn)};
}

}  // namespace

RelativeShiftStudy::RelativeShiftStudy(const Scene& scene, std::stop_token stop) {
    const Parameters& p = scene.parameters;
    shift = {.position = p.position, .offset = p.offset, .dimensions = p.d, .base = p.base};
    encoding = shiftedEncoding(shift);
    otherStart = p.position == comparisonStart ? kAlternativeStart : comparisonStart;
    otherFrom = sinusoidalRow(otherStart, p.d, p.base);
    otherTarget = sinusoidalRow(otherStart + p.offset, p.d, p.base);
    first = p.firstShift.value_or(halfOffset(p.offset));
    intermediate = sinusoidalRow(p.position + first, p.d, p.base);
    if (stop.stop_requested()) return;
    if (p.d <= kMaxDrawnWidth) rotation = std::make_shared<const Matrix>(shiftMatrix(p.offset, p.d, p.base));
    product = shiftProduct(shift, p.pair);
    productWithNumbers = shiftProductWithNumbers(shift, p.pair);
    additions = shiftAdditionFormulas(shift, p.pair);
}

double RelativeShiftStudy::targetAngle(Index pair) const {
    return std::atan2(encoding.target[2 * pair], encoding.target[2 * pair + 1]);
}

ShiftTurn RelativeShiftStudy::turn(Index pair, bool isFromOther) const {
    return isFromOther ? turnBetween(otherFrom, otherTarget, pair, encoding.angles[pair])
                       : turnBetween(encoding.from, encoding.target, pair, encoding.angles[pair]);
}

ShiftTurn RelativeShiftStudy::step(Index pair, bool isSecond) const {
    const double angle =
        double(isSecond ? secondOffset() : first) * sinusoidalFrequency(pair, shift.dimensions, shift.base);
    return isSecond ? turnBetween(intermediate, encoding.target, pair, angle)
                    : turnBetween(encoding.from, intermediate, pair, angle);
}

double RelativeShiftStudy::slowing() const {
    return pairs() < 2 ? 1
                       : sinusoidalFrequency(0, shift.dimensions, shift.base) /
                             sinusoidalFrequency(1, shift.dimensions, shift.base);
}

Index RelativeShiftStudy::positionAt(double angle, Index pair) const {
    const auto [minimum, maximum] = parameterRange("position");
    return positionAtAngle(angle, shift.position, pair, shift.dimensions, shift.base, minimum, maximum);
}

Index RelativeShiftStudy::offsetAt(double angle, Index pair) const {
    const auto [minimum, maximum] = parameterRange("offset");
    return positionAtAngle(angle, target(), pair, shift.dimensions, shift.base, shift.position + minimum,
                           shift.position + maximum) -
           shift.position;
}

Derivation RelativeShiftStudy::derivation(const Cell& cell) const {
    if (cell.matrix == "rotation") return shiftMatrixDerivation(shift, cell.row, cell.column);
    const auto column = std::ranges::find(kShiftColumns, cell.matrix, &ShiftColumn::table);
    return (column == kShiftColumns.end() ? kShiftColumns.front() : *column).derivation(shift, cell.row);
}

Table RelativeShiftStudy::table(std::string_view name) const {
    if (const auto column = std::ranges::find(kShiftColumns, name, &ShiftColumn::table);
        column != kShiftColumns.end()) {
        const Vector& values = encoding.*(column->values);
        return ColumnTable{{{column->title, std::vector<double>(values.begin(), values.end())}}};
    }
    auto matrix = rotation;
    if (!matrix) matrix = std::make_shared<const Matrix>(shiftMatrix(shift.offset, shift.dimensions, shift.base));
    return MatrixTable{std::move(matrix), indexNames(shift.dimensions)};
}

}  // namespace attention
