#pragma once

#include <cstdint>
#include <limits>
#include <memory>
#include <string>
#include <utility>
#include <vector>

#include <QtTest>

#include "core/formula/expression.h"
#include "core/io/table.h"

Q_DECLARE_METATYPE(attention::Table)

namespace attention {

using Reals = std::vector<double>;
using Integers = std::vector<std::int64_t>;
using Texts = std::vector<std::string>;
using Formulas = std::vector<Expression>;

inline constexpr double kInfinity = std::numeric_limits<double>::infinity();
inline constexpr double kNaN = std::numeric_limits<double>::quiet_NaN();
inline constexpr std::int64_t kMin = std::numeric_limits<std::int64_t>::min();
inline constexpr std::int64_t kGreatest = std::numeric_limits<std::int64_t>::max();

inline MatrixTable matrixTable(const Matrix& values, std::vector<std::string> names) {
    return {std::make_shared<const Matrix>(values), std::move(names)};
}

/// 2 x 1 x 3 entries: 0, 0.5, 1 ... 2.5, in a matrix of another shape.
inline ArrayTable arrayTable() {
    return {std::make_shared<const Matrix>(Matrix{{0, 0.5}, {1, 1.5}, {2, 2.5}}),
            {{"head", 2}, {"query", 1}, {"key", 3}},
            "weight"};
}

inline ColumnTable oneText(std::string name, Texts texts) {
    return {{{std::move(name), std::move(texts)}}};
}

/// n d^2 of 60 tokens and width 32, beside its value.
inline ColumnTable formulaTable() {
    const Expression term =
        formula::product({formula::symbol("n", 60), formula::power(formula::symbol("d", 32), formula::number(2))});
    return {{{"term", Integers{61440}}, {"formula", Formulas{term}}}};
}

/// 3000 x 8 reals, some 460 kB as text: several pieces.
inline Table largeTable() {
    Matrix values(3000, 8);
    for (Index i = 0; i < values.size(); ++i) values.data()[i] = 1.0 / static_cast<double>(1 + i);
    return matrixTable(values, {"a", "b", "c", "d", "e", "f", "g", "h"});
}

/// All that write(table, sink) hands on, or write(table, sink, digits).
template <class Write, class... Digits>
std::string written(Write write, const Table& table, Digits... digits) {
    std::string text;
    const auto keep = [&](std::string_view piece) {
        text += piece;
        return true;
    };
    const bool done = write(table, keep, digits...);
    return done ? text : "not done";
}

}  // namespace attention
