#include "core/io/rounded_table.h"

#include <algorithm>
#include <array>
#include <charconv>
#include <cmath>

#include "core/formula/expression.h"
#include "core/number_text.h"

namespace attention {

double roundToSignificant(double value, int significant) {
    if (!std::isfinite(value)) return value;
    std::array<char, 32> text;
    const auto end =
        std::to_chars(text.data(), text.data() + text.size(), value, std::chars_format::scientific, significant - 1);
    return parseReal({text.data(), end.ptr}).value_or(value);
}

std::string roundedText(double value, int significant) {
    if (!std::isfinite(value) || value == 0) return formatNumber(value);
    std::string text = formatNumber(roundToSignificant(value, significant));
    const std::size_t end = std::min(text.find('e'), text.size());
    const std::size_t first = std::min(text.find_first_of("123456789"), end);
    const auto digitCount = std::count_if(text.begin() + std::ptrdiff_t(first), text.begin() + std::ptrdiff_t(end),
                                          [](char c) { return c != '.'; });
    if (digitCount >= significant) return text;
    std::string zeros(std::size_t(significant - digitCount), '0');
    if (text.find('.') >= end) zeros.insert(0, 1, '.');
    return text.insert(end, zeros);
}

bool hasReals(const Table& table) {
    const auto* columns = std::get_if<ColumnTable>(&table);
    return !columns || std::ranges::any_of(columns->columns, [](const TableColumn& column) {
        return std::holds_alternative<std::vector<double>>(column.values);
    });
}

Table roundedTable(Table table, int digits) {
    const auto round = [digits](double value) { return roundToSignificant(value, digits); };
    const auto roundKind = [&](auto& kind) {
        if constexpr (requires { kind.columns; }) {
            for (TableColumn& column : kind.columns)
                if (auto* reals = std::get_if<std::vector<double>>(&column.values))
                    std::ranges::transform(*reals, reals->begin(), round);
        } else {
            kind.values = std::make_shared<const Matrix>(kind.values->unaryExpr(round));
        }
    };
    std::visit(roundKind, table);
    return table;
}

}  // namespace attention
