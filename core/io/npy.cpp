#include "core/io/npy.h"

#include <algorithm>
#include <bit>
#include <cstddef>
#include <stdexcept>

#include "core/formula/expression.h"
#include "core/string_utils.h"

namespace attention {
namespace {

static_assert(std::endian::native == std::endian::little, "numbers are written as they lie in memory");

constexpr std::size_t kBytesAtOnce = std::size_t{1} << 20;
constexpr const char* kTextProblem = "NPY holds numbers only, and a column of the table is text";

using Integers = std::vector<std::int64_t>;
using Texts = std::vector<std::string>;

bool isText(const TableColumn& column) {
    return std::holds_alternative<Texts>(column.values) ||
           std::holds_alternative<std::vector<Expression>>(column.values);
}
bool isInteger(const TableColumn& column) {
    return std::holds_alternative<Integers>(column.values);
}

/// @param shape  the sizes of the axes, as in a Python tuple but without the brackets
std::string header(const std::string& type, const std::string& shape) {
    std::string text = "{'descr': '" + type + "', 'fortran_order': False, 'shape': (" + shape + "), }";
    // The length of magic, version, header length, text and line end is a multiple of 64 bytes, so that the data are
    // aligned.
    constexpr std::size_t kPrefixSize = 10;
    text.resize((kPrefixSize + text.size() + 64) / 64 * 64 - kPrefixSize - 1, ' ');
    text += '\n';
    return std::string("\x93NUMPY\x01\0", 8) + static_cast<char>(text.size() & 0xFF) +
           static_cast<char>(text.size() >> 8) + text;
}

std::string header(const std::string& type, TableShape shape) {
    return header(type, std::to_string(shape.rows) + ", " + std::to_string(shape.columns));
}

template <class Number>
bool writeNumbers(const Number* numbers, std::size_t count, const ByteSink& sink) {
    const std::string_view bytes(reinterpret_cast<const char*>(numbers), count * sizeof(Number));
    for (std::size_t start = 0; start < bytes.size(); start += kBytesAtOnce) {
        if (!sink(bytes.substr(start, kBytesAtOnce))) return false;
    }
    return true;
}

/// Writes row by row, because the file is in C order.
template <class Number>
bool writeColumns(const std::vector<TableColumn>& columns, std::size_t rows, const ByteSink& sink) {
    std::vector<Number> numbers;
    for (std::size_t row = 0; row < rows; ++row) {
        for (const TableColumn& column : columns) {
            if (const auto* integers = std::get_if<Integers>(&column.values)) {
                numbers.push_back(static_cast<Number>((*integers)[row]));
            } else {
                numbers.push_back(static_cast<Number>(std::get<std::vector<double>>(column.values)[row]));
            }
        }
        if (numbers.size() * sizeof(Number) >= kBytesAtOnce || row + 1 == rows) {
            if (!writeNumbers(numbers.data(), numbers.size(), sink)) return false;
            numbers.clear();
        }
    }
    return true;
}

bool hasText(const ColumnTable& table) {
    return std::any_of(table.columns.begin(), table.columns.end(), isText);
}
bool isAllIntegers(const ColumnTable& table) {
    return std::all_of(table.columns.begin(), table.columns.end(), isInteger);
}

/// The first integer that float64 does not hold exactly, or null.
const std::int64_t* inexactAsFloat64(const TableColumn& column) {
    constexpr std::int64_t kMaxExact = std::int64_t{1} << 53;
    const auto* integers = std::get_if<Integers>(&column.values);
    if (!integers) return nullptr;
    const auto inexact = std::find_if(integers->begin(), integers->end(),
                                      [](std::int64_t value) { return value < -kMaxExact || value > kMaxExact; });
    return inexact == integers->end() ? nullptr : &*inexact;
}

bool write(const MatrixTable& table, TableShape shape, const ByteSink& sink) {
    const Matrix& values = *table.values;
    return sink(header("<f8", shape)) && writeNumbers(values.data(), static_cast<std::size_t>(values.size()), sink);
}

bool write(const ArrayTable& table, TableShape, const ByteSink& sink) {
    std::string sizes = join(table.axes, ", ", [](const ArrayAxis& axis) { return std::to_string(axis.size); });
    // A Python tuple with one element: (3,).
    if (table.axes.size() == 1) sizes += ',';
    const Matrix& values = *table.values;
    return sink(header("<f8", sizes)) && writeNumbers(values.data(), static_cast<std::size_t>(values.size()), sink);
}

bool write(const ColumnTable& table, TableShape shape, const ByteSink& sink) {
    if (hasText(table)) throw std::invalid_argument(kTextProblem);
    const auto rows = static_cast<std::size_t>(shape.rows);
    if (isAllIntegers(table)) {
        return sink(header("<i8", shape)) && writeColumns<std::int64_t>(table.columns, rows, sink);
    }
    for (const TableColumn& column : table.columns) {
        if (const std::int64_t* inexact = inexactAsFloat64(column)) {
            throw std::invalid_argument("column \"" + column.name + "\" holds " + std::to_string(*inexact) +
                                        ", which float64 does not hold exactly");
        }
    }
    return sink(header("<f8", shape)) && writeColumns<double>(table.columns, rows, sink);
}

}  // namespace

std::string_view npyTextProblem() {
    return kTextProblem;
}

std::string_view npyProblem(const Table& table) {
    const auto* columns = std::get_if<ColumnTable>(&table);
    if (!columns) return {};
    if (hasText(*columns)) return kTextProblem;
    const bool isExact =
        isAllIntegers(*columns) || std::none_of(columns->columns.begin(), columns->columns.end(), inexactAsFloat64);
    return isExact ? "" : "NPY holds integers beside reals as float64, and one of the table is beyond +-2^53";
}

bool writeNpy(const Table& table, const ByteSink& sink) {
    const TableShape shape = tableShape(table);
    return std::visit([&](const auto& kind) { return write(kind, shape, sink); }, table);
}

}  // namespace attention
