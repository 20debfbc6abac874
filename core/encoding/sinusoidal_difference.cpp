#include "core/encoding/sinusoidal_difference.h"

#include <algorithm>

namespace attention {

SinusoidalOverlap sinusoidalOverlap(const SinusoidalRange& now, const SinusoidalRange& before) {
    const Index first = std::max(now.start, before.start);
    const Index end = std::min(now.start + now.positions, before.start + before.positions);
    if (end <= first) return {};
    return {.firstRow = first - now.start, .rows = end - first, .columns = std::min(now.dimensions, before.dimensions)};
}

SinusoidalDifference sinusoidalDifference(const SinusoidalRange& now, const Matrix& table,
                                          const SinusoidalRange& before, std::stop_token stop) {
    SinusoidalDifference difference;
    difference.overlap = sinusoidalOverlap(now, before);
    const auto [firstRow, rows, columns] = difference.overlap;
    auto earlier = std::make_shared<Matrix>(rows, columns);
    auto values = std::make_shared<Matrix>();
    if (rows > 0) {
        SinusoidalRange shared = before;
        shared.start = now.start + firstRow;
        shared.positions = rows;
        shared.columnCount = columns;
        sinusoidalTable(shared, *earlier, stop);
    }
    const bool isWhole = rows == table.rows() && columns == table.cols();
    if (isWhole)
        values->resize(rows, columns);
    else
        values->setZero(table.rows(), table.cols());
    // Row by row, so that each row is still in the cache for the maximum.
    for (Index row = 0; row < rows && !stop.stop_requested(); ++row) {
        auto line = values->row(firstRow + row).head(columns);
        line = table.row(firstRow + row).head(columns) - earlier->row(row);
        difference.largest = std::max(difference.largest, line.cwiseAbs().maxCoeff());
    }
    difference.reference = std::move(earlier);
    difference.values = std::move(values);
    return difference;
}

std::vector<DerivationLine> sinusoidalComparison(Index position, Index column, const SinusoidalRange& now,
                                                 const SinusoidalRange& before) {
    using namespace formula;
    if (!sinusoidalOverlap(now, before).contains(position - now.start, column)) return {};
    constexpr int kDigits = 6;
    const double value = sinusoidalValue(double(position), column, now.dimensions, now.base);
    const double earlier = sinusoidalValue(double(position), column, before.dimensions, before.base);
    const Expression exponent = ratio(number(2 * pairOfColumn(column), IndexRole::J), number(before.dimensions));
    const Expression entry = function(isSineColumn(column) ? "sin" : "cos",
                                      ratio(number(position, IndexRole::I), power(number(before.base), exponent)));
    return {
        line(LineName::tr("before"), entry, earlier, kDigits),
        line(LineName::tr("difference"), minus(rounded(value, kDigits), earlier, kDigits), value - earlier, kDigits)};
}

}  // namespace attention
