#include "core/io/table.h"

#include <numeric>
#include <stdexcept>
#include <utility>

#include "core/formula/derivation.h"
#include "core/formula/expression.h"
#include "core/number_text.h"
#include "core/string_utils.h"

namespace attention {
namespace {

Index lengthOf(const TableColumn& column) {
    return std::visit([](const auto& values) { return static_cast<Index>(values.size()); }, column.values);
}

TableShape shapeOf(const MatrixTable& table) {
    if (!table.values) throw std::invalid_argument("a table has no matrix");
    const TableShape shape{table.values->rows(), table.values->cols()};
    const auto names = static_cast<Index>(table.columnNames.size());
    if (names != shape.columns) {
        throw std::invalid_argument("a table has " + std::to_string(shape.columns) + " columns and " +
                                    std::to_string(names) + " names");
    }
    return shape;
}

TableShape shapeOf(const ColumnTable& table) {
    if (table.columns.empty()) return {};
    const TableShape shape{lengthOf(table.columns.front()), static_cast<Index>(table.columns.size())};
    for (const TableColumn& column : table.columns) {
        if (lengthOf(column) != shape.rows) {
            throw std::invalid_argument("column \"" + column.name + "\" has " + std::to_string(lengthOf(column)) +
                                        " rows, the first column has " + std::to_string(shape.rows));
        }
    }
    return shape;
}

TableShape shapeOf(const ArrayTable& table) {
    if (!table.values) throw std::invalid_argument("a table has no matrix");
    if (table.axes.empty()) throw std::invalid_argument("an array has no axes");
    Index entries = 1;
    for (const ArrayAxis& axis : table.axes) entries *= axis.size;
    if (table.values->size() != entries) {
        const std::string sizes =
            join(table.axes, " x ", [](const ArrayAxis& axis) { return std::to_string(axis.size); });
        throw std::invalid_argument("an array of " + sizes + " has " + std::to_string(table.values->size()) +
                                    " entries");
    }
    return {entries, static_cast<Index>(table.axes.size()) + 1};
}

}  // namespace

TableColumn indexColumn(std::string name, Index count, std::int64_t first) {
    std::vector<std::int64_t> indices(static_cast<std::size_t>(count));
    std::iota(indices.begin(), indices.end(), first);
    return {std::move(name), std::move(indices)};
}

std::vector<std::string> indexNames(Index count) {
    std::vector<std::string> names;
    for (Index column = 0; column < count; ++column) names.push_back(std::to_string(column));
    return names;
}

TableShape tableShape(const Table& table) {
    const TableShape shape = std::visit([](const auto& kind) { return shapeOf(kind); }, table);
    if (shape.columns == 0) throw std::invalid_argument("a table has no columns");
    return shape;
}

Table derivationTable(const Derivation& derivation) {
    std::vector<std::string> names{"formula", "with numbers"};
    std::vector<Expression> expressions{derivation.symbolic, derivation.numeric()};
    std::vector<std::string> values(2, formatNumber(derivation.value));
    for (const auto* lines : {&derivation.steps, &derivation.context})
        for (const DerivationLine& line : *lines) {
            names.push_back(line.label.empty() ? line.name : line.name + " " + line.label);
            expressions.push_back(line.word.empty() ? line.expression : formula::symbol("", 0));
            values.push_back(line.word.empty() ? formatNumber(line.value) : line.word);
        }
    return ColumnTable{
        {{"name", std::move(names)}, {"expression", std::move(expressions)}, {"value", std::move(values)}}};
}

}  // namespace attention
