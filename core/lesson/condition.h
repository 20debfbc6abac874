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

/// One requirement of a task in a lesson: something that the reader has to do.
struct ConditionClause {
    enum class Kind {
        Compare,   ///< a parameter has a value: "d >= 128", "mask = causal"
        Changed,   ///< a parameter differs from its value at the start of the step: "order changed"
        Played,    ///< the slider of a parameter was played until its end or until stopped: "played offset"
        Selected,  ///< a cell is selected: "selected weights row 3 column 6"; matrix, row and column are optional
    };
    enum class Relation { Equal, Unequal, Less, AtMost, Greater, AtLeast };

    Kind kind = Kind::Compare;
    std::string key = {};  ///< key of a parameter; for Selected the matrix, or empty for any
    Relation relation = Relation::Equal;
    ParameterValue value = {};
    std::optional<std::int64_t> row = std::nullopt, column = std::nullopt;  ///< of Selected, from 0; nullopt: any

    bool operator==(const ConditionClause&) const = default;
};

/// The task of a step in a lesson: it is done when all clauses hold.
struct Condition {
    std::vector<ConditionClause> clauses;

    bool operator==(const Condition&) const = default;
};

/// Reads clauses joined by "and".
/// @throws TextError for any other text, an unknown parameter, or a value that the parameter cannot have
Condition readCondition(std::string_view text);

/// What has happened since a step of a lesson began.
struct StepEvents {
    Parameters initialParameters;                    ///< the parameters when the step began
    std::set<std::string, std::less<>> played = {};  ///< keys whose sliders were played
};

/// Splits a text at blanks.
std::vector<std::string> splitWords(std::string_view text);
/// Reads "=", "!=", "<", "<=", ">" or ">="; nullopt for any other word.
std::optional<ConditionClause::Relation> readRelation(std::string_view word);

/// Whether all clauses hold. @param current  the current parameters
bool holds(const Condition& condition, const Parameters& current, const StepEvents& events);

/// The keys of the parameters in the condition, which the reader must be able to change.
std::vector<std::string> parameterKeys(const Condition& condition);

/// Parameters, by key and as on the command line, with which the condition holds: the values in clauses with =, <= or
/// >=, and the cell in a clause "selected", with row or column 0 if not given. A clause "played" needs no value.
/// Returns nullopt if any other clause leaves open which value to use.
std::optional<std::vector<std::pair<std::string, std::string>>> solutionOf(const Condition& condition);

}  // namespace attention
