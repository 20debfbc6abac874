#pragma once

#include <cstdint>
#include <functional>
#include <memory>
#include <string>
#include <string_view>
#include <variant>
#include <vector>

#include "core/formula/expression.h"
#include "core/io/table_shape.h"
#include "core/matrix.h"

namespace attention {

struct Derivation;

/// Receives successive pieces of a file, none empty; a piece is valid during the call only. Returns false when it could
/// not be kept; the writer then stops at once.
using ByteSink = std::function<bool(std::string_view)>;

/// One column of a table with its own type.
struct TableColumn {
    std::string name;  ///< ASCII, stable: scripts depend on it
    /// A formula is one line of text, or typeset in the formats that know how.
    std::variant<std::vector<double>, std::vector<std::int64_t>, std::vector<std::string>, std::vector<Expression>>
        values;
};

/// The data types that an exhibit can export: a dense matrix with named columns, typed columns of equal length, or an
/// array with more than two axes. Matrices are shared, not copied, because the largest ones take half a gigabyte.
struct MatrixTable {
    std::shared_ptr<const Matrix> values;
    std::vector<std::string> columnNames;  ///< one for each column of `values`
};
struct ColumnTable {
    std::vector<TableColumn> columns;
};
struct ArrayAxis {
    std::string name;  ///< ASCII, stable, what an index along it counts: "head"
    Index size = 0;    ///< >= 0
};
/// Formats of text write an array in long form: one line for each entry, with its index along each axis, then its
/// value; the last axis runs fastest. NPY keeps the axes.
struct ArrayTable {
    std::shared_ptr<const Matrix> values;  ///< the entries in C order, in a matrix of any shape that holds so many
    std::vector<ArrayAxis> axes;           ///< one at least
    std::string valueName = "value";
};
using Table = std::variant<MatrixTable, ColumnTable, ArrayTable>;

/// A column of indices: first ... first + count - 1.
TableColumn indexColumn(std::string name, Index count, std::int64_t first = 0);
/// Names of columns that are numbered: 0 ... count - 1.
std::vector<std::string> indexNames(Index count);

/// @throws std::invalid_argument if the table is malformed: no column, no matrix, another number of names than of
///         columns, columns of unequal length, no axis, or another number of entries than the axes span
TableShape tableShape(const Table& table);

/// The derivation as a table of text: name, expression, value. The formula comes first, with the cell's value; then
/// steps and context.
Table derivationTable(const Derivation& derivation);

}  // namespace attention
