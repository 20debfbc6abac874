#pragma once

#include <cstdint>
#include <optional>
#include <string>
#include <string_view>
#include <vector>

#include "core/lesson/condition.h"

namespace attention {

/// Numbers of a table of the step's exhibit: "gram 25..220 20".
struct GoalPlace {
    std::string table;
    std::optional<std::int64_t> first = 0, last = 0;  ///< rows from 0; nothing: from the first, or to the last one
    std::string column;                               ///< its number, or its name; "*": all

    bool operator==(const GoalPlace&) const = default;
};

/// A comparison with numbers of a table, which holds when each of them compares like that.
struct GoalClause {
    GoalPlace number;
    std::optional<GoalPlace> divisor = std::nullopt;  ///< one number, by which `number` is divided
    ConditionClause::Relation relation = ConditionClause::Relation::Equal;
    double limit = 0;

    bool operator==(const GoalClause&) const = default;
};

/// What a challenge asks for: a condition, and numbers of what is shown.
struct Goal {
    Condition condition;  ///< may have no clauses
    std::vector<GoalClause> numbers;

    bool operator==(const Goal&) const = default;
};

/// Reads clauses joined by "and": those of readCondition(), "gram 25..220 20 < 0.9", and "table 3 count / table 2 count
/// >= 8". @throws TextError  as readCondition() does
Goal readGoal(std::string_view text);

/// Whether a number compares like that with a limit; NaN does not.
bool compares(double number, ConditionClause::Relation relation, double limit);

}  // namespace attention
