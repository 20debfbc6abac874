#pragma once

#include <memory>
#include <stop_token>
#include <vector>

#include "core/encoding/sinusoidal.h"
#include "core/formula/derivation.h"

namespace attention {

/// The part of two encoding tables that both contain: common positions and common columns, starting at column 0.
struct SinusoidalOverlap {
    Index firstRow = 0;  ///< row of the current table, 0 ... n - 1
    Index rows = 0;      ///< 0 if no position is in both tables
    Index columns = 0;

    bool contains(Index row, Index column) const {
        return row >= firstRow && row < firstRow + rows && column >= 0 && column < columns;
    }
    bool operator==(const SinusoidalOverlap&) const = default;
};
SinusoidalOverlap sinusoidalOverlap(const SinusoidalRange& now, const SinusoidalRange& before);

/// The difference between the current table of the encoding and an earlier one.
struct SinusoidalDifference {
    SinusoidalOverlap overlap;
    std::shared_ptr<const Matrix> reference;  ///< overlap.rows x overlap.columns, the earlier entries
    std::shared_ptr<const Matrix> values;     ///< shape of the current table: now minus before; 0 outside the overlap
    double largest = 0;                       ///< the largest |now - before|
};
/// Compares two tables. If d and base are equal, the difference is exactly 0.
/// @param table  all entries of `now`
/// @param stop  if a stop is requested, the call returns soon with an unspecified result
/// @throws std::invalid_argument if a member of `before` is out of its range
SinusoidalDifference sinusoidalDifference(const SinusoidalRange& now, const Matrix& table,
                                          const SinusoidalRange& before, std::stop_token stop = {});

/// Two lines for the context of an entry: "before", its value in the earlier table, and "difference", the current value
/// minus the earlier one. Empty if the entry is not in `before`.
/// @param position    i, start ... start + n - 1 of `now`
/// @param column      0 ... d - 1 of `now`
std::vector<DerivationLine> sinusoidalComparison(Index position, Index column, const SinusoidalRange& now,
                                                 const SinusoidalRange& before);

}  // namespace attention
