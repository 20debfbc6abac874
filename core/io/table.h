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

/// Receives successive non-empty pieces of a file; a piece is only valid during the call. Returns false if it cannot
/// store the piece; the writer then stops at once.
using ByteSink = std::function<bool(std::string_view)>;

/// One column of a table with its own type.
struct TableColumn {
    std::string name;  ///< ASCII; must not change, because scripts depend on it
    /// Reals, integers, texts or formulas. Formats that cannot typeset a formula write it as a line of text.
    std::variant<std::vector<double>, std::vector<std::int64_t>, std::vector<std::string>, std::vector<Expression>>
        values;
};

/// A dense matrix with named columns, one of the three kinds of Table. Matrices are shared, not copied, because the
/// largest ones take half a gigabyte.
struct MatrixTable {
    std::shared_ptr<const Matrix> values;
    std::vector<std::string> columnNames;  ///< one for each column of `values`
};
/// Typed columns of equal length.
struct ColumnTable {
    std::vector<TableColumn> columns;
};
struct ArrayAxis {
    std::string name;  ///< ASCII; must not change; what the axis counts: "head"
    Index size = 0;    ///< >= 0
};
/// An array with any number of axes. Text formats write it in long form: one line for each entry with its index along
/// each axis and its value; the last axis runs fastest. NPY keeps the axes.
struct ArrayTable {
    std::shared_ptr<const Matrix> values;  ///< the entries in C order; the shape of the matrix is ignored
    std::vector<ArrayAxis> axes;           ///< at least one
    std::string valueName = "value";
};
using Table = std::variant<MatrixTable, ColumnTable, ArrayTable>;

/// A column of indices: first ... first + count - 1.
TableColumn indexColumn(std::string name, Index count, std::int64_t first = 0);
/// Names of numbered columns: "0" ... count - 1.
std::vector<std::string> indexNames(Index count);

/// The shape of the table as text formats write it.
/// @throws std::invalid_argument if the table is malformed: it has no column, no matrix or no axis; the number of names
///         differs from the number of columns; columns differ in length; or the number of entries does not fit the axes
TableShape tableShape(const Table& table);

/// The derivation as a table of text: name, expression, value. The formula comes first, with the cell's value; then
/// steps and context.
Table derivationTable(const Derivation& derivation);

}  // namespace attention
