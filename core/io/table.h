#pragma once

#include <cstdint>
#include <functional>
#include <memory>
#include <string>
#include <string_view>
#include <variant>
#include <vector>

#include "core/matrix.h"

namespace attention {

/// Receives successive pieces of a file, none empty; a piece is valid during the call only. Returns false when it could
/// not be kept; the writer then stops at once.
using ByteSink = std::function<bool(std::string_view)>;

/// One column of a table with its own type.
struct TableColumn {
    std::string name;  ///< ASCII, stable: scripts depend on it
    std::variant<std::vector<double>, std::vector<std::int64_t>, std::vector<std::string>> values;
};

/// What an exhibit hands out as data: either one dense matrix whose columns have names, or typed columns of equal
/// length. A matrix is shared, never copied, because the largest has half a gigabyte.
struct MatrixTable {
    std::shared_ptr<const Matrix> values;
    std::vector<std::string> columnNames;  ///< one for each column of `values`
};
struct ColumnTable {
    std::vector<TableColumn> columns;
};
using Table = std::variant<MatrixTable, ColumnTable>;

struct TableShape {
    Index rows = 0;     ///< >= 0
    Index columns = 0;  ///< >= 1
};

/// @throws std::invalid_argument if the table is malformed: no column, no matrix, another number of names than of
///         columns, or columns of unequal length
TableShape tableShape(const Table& table);

}  // namespace attention
