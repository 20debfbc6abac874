#pragma once

#include <memory>
#include <stop_token>
#include <vector>

#include "core/encoding/sinusoidal.h"
#include "core/formula/derivation.h"

namespace attention {

/// The part of two encoding tables that both contain: common positions and common columns, starting at column 0.
struct SinusoidalOverlap {
    Index firstRow = 0;  ///< of the table now, 0 ... n - 1
    Index rows = 0;      ///< 0: no position is in both
    Index columns = 0;

    bool contains(Index row, Index column) const {
        return row >= firstRow && row < firstRow + rows && column >= 0 && column < columns;
    }
    bool operator==(const SinusoidalOverlap&) const = default;
};
SinusoidalOverlap sinusoidalOverlap(const SinusoidalRange& now, const SinusoidalRange& before);

/// What a table of the encoding has become since another one.
struct SinusoidalDifference {
    SinusoidalOverlap overlap;
    std::shared_ptr<const Matrix> reference;  ///< overlap.rows x overlap.columns, the earlier entries
    std::shared_ptr<const Matrix> values;     ///< like the table now: now minus before, 0 outside the overlap
    double largest = 0;                       ///< the largest |now - before|
};
/// An entry depends on its position, its column, d and base alone: where d and base agree the difference is exactly 0.
/// @param table  the entries of `now`, a whole table
/// @param stop  when requested the call returns soon, and what it returns is unspecified
/// @throws std::invalid_argument if a member of `before` is out of its range
SinusoidalDifference sinusoidalDifference(const SinusoidalRange& now, const Matrix& table,
                                          const SinusoidalRange& before, std::stop_token stop = {});

/// Two facts beside an entry: "before", its value in the other table, and "difference", the value now minus that.
/// Nothing for an entry that `before` lacks.
/// @param position    i, start ... start + n - 1 of `now`
/// @param column      0 ... d - 1 of `now`
std::vector<DerivationLine> sinusoidalComparison(Index position, Index column, const SinusoidalRange& now,
                                                 const SinusoidalRange& before);

}  // namespace attention
