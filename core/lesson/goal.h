#pragma once

#include <cstdint>
#include <optional>
#include <string>
#include <string_view>
#include <vector>

#include "core/lesson/condition.h"

namespace attention {

/// A range of numbers in a table of the step's exhibit: "gram 25..220 20" is rows 25 to 220 of column 20.
struct GoalRange {
    std::string table;
    std::optional<std::int64_t>
        first = 0,
        last = 0;        ///< first and last row, from 0; nullopt: from the first, or up to the last row of the table
    std::string column;  ///< number or name of a column; "*": all columns

    bool operator==(const GoalRange&) const = default;
};

/// A comparison of numbers of a table with a limit; it holds if it holds for every number.
struct GoalClause {
    GoalRange number;
    std::optional<GoalRange> divisor = std::nullopt;  ///< a single number by which `number` is divided first
    ConditionClause::Relation relation = ConditionClause::Relation::Equal;
    double limit = 0;

    bool operator==(const GoalClause&) const = default;
};

/// The goal of a challenge: a condition and comparisons with numbers of the shown tables.
struct Goal {
    Condition condition;  ///< may have no clauses
    std::vector<GoalClause> numbers;

    bool operator==(const Goal&) const = default;
};

/// Reads clauses joined by "and": those of readCondition(), "gram 25..220 20 < 0.9", and "table 3 count / table 2 count
/// >= 8". @throws TextError  as readCondition() does
Goal readGoal(std::string_view text);

/// Whether "number relation limit" is true; always false for NaN.
bool compares(double number, ConditionClause::Relation relation, double limit);

}  // namespace attention
