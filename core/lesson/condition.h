#pragma once

#include <optional>
#include <set>
#include <string>
#include <string_view>
#include <vector>

#include "core/phrase.h"
#include "core/scene/parameter_value.h"
#include "core/scene/parameters.h"

namespace attention {

/// One thing that a reader is to have done in a step of a lesson.
struct ConditionClause {
    enum class Kind {
        Compare,   ///< a parameter has a value: "d >= 128", "mask = causal"
        Changed,   ///< a parameter is not what it was when the step began: "order changed"
        Played,    ///< its slider was played to its end, or until it was stopped: "played offset"
        Selected,  ///< a cell is selected: "selected weights row 3 column 6", of which each part may be missing
    };
    enum class Relation { Equal, Unequal, Less, AtMost, Greater, AtLeast };

    Kind kind = Kind::Compare;
    std::string key = {};  ///< of a parameter; of Selected the matrix, or empty
    Relation relation = Relation::Equal;
    ParameterValue value = {};
    std::optional<std::int64_t> row = std::nullopt, column = std::nullopt;  ///< from 0

    bool operator==(const ConditionClause&) const = default;
};

/// What a step of a lesson waits for: all of its clauses.
struct Condition {
    std::vector<ConditionClause> clauses;

    bool operator==(const Condition&) const = default;
};

/// Reads clauses joined by "and".
/// @throws TextError for anything else, an unknown parameter, or a value that it cannot have
Condition readCondition(std::string_view text);

/// What has happened in a step so far.
struct StepEvents {
    Parameters initialParameters;                    ///< those with which it began
    std::set<std::string, std::less<>> played = {};  ///< keys whose sliders were played
};

/// Words as they are divided by blanks.
std::vector<std::string> splitWords(std::string_view text);
/// "=", "!=", "<", "<=", ">" or ">="; nothing for another word.
std::optional<ConditionClause::Relation> readRelation(std::string_view word);

/// Whether all clauses hold. @param now  the parameters that the step has
bool holds(const Condition& condition, const Parameters& now, const StepEvents& events);

/// The parameters that a condition asks for: those that a reader must be able to change.
std::vector<std::string> parameterKeys(const Condition& condition);

/// Values with which the condition holds, as on the command line, where it says which: clauses that compare with =, <=
/// or >=, or select a cell, whose row and column are 0 where they are not named. A slider that is to be played needs
/// none. Nothing where another clause leaves open what to do.
std::optional<std::vector<std::pair<std::string, std::string>>> solutionOf(const Condition& condition);

}  // namespace attention
