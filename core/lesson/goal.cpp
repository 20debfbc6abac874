#include "core/lesson/goal.h"

#include <algorithm>
#include <cmath>

#include "core/io/quoted_text.h"
#include "core/number_text.h"

namespace attention {
namespace {

[[noreturn]] void refuseGoal(std::string_view clause) {
    throw TextError(
        Message(CoreMessages::tr("%1 is no comparison with a number of a table; accepted: \"gram 25..220 20 < 0.9\", "
                                 "\"table 3 count / table 2 count >= 8\", where * stands for all rows or columns"),
                quotedExcerpt(clause)));
}

/// From three words: a table, rows and a column.
GoalPlace placeIn(const std::vector<std::string>& words, std::size_t at, std::string_view clause) {
    GoalPlace place{.table = words[at], .column = words[at + 2]};
    const std::string& rows = words[at + 1];
    if (rows == "*") {
        place.first = place.last = std::nullopt;
        return place;
    }
    const std::size_t dots = rows.find("..");
    place.first = parseInteger(rows.substr(0, dots));
    place.last = dots == rows.npos ? place.first : parseInteger(rows.substr(dots + 2));
    if (!place.first || !place.last || *place.first < 0 || *place.last < *place.first) refuseGoal(clause);
    return place;
}

bool isOne(const GoalPlace& place) {
    return place.first && place.first == place.last && place.column != "*";
}

/// Nothing where the clause is one of a condition.
std::optional<GoalClause> numberClause(std::string_view text) {
    const auto words = splitWords(text);
    const bool isRatio = words.size() == 9 && words[3] == "/";
    if (!isRatio && words.size() != 5) return std::nullopt;
    const auto relation = readRelation(words[words.size() - 2]);
    // "tokens = the cat > 3" has a relation before.
    if (!relation || readRelation(words[1])) return std::nullopt;
    GoalClause clause{.number = placeIn(words, 0, text), .relation = *relation};
    if (isRatio) clause.divisor = placeIn(words, 4, text);
    const auto limit = parseReal(words.back());
    if (!limit || !std::isfinite(*limit) || (clause.divisor && !(isOne(clause.number) && isOne(*clause.divisor))))
        refuseGoal(text);
    clause.limit = *limit;
    return clause;
}

}  // namespace

Goal readGoal(std::string_view text) {
    Goal goal;
    for (std::size_t begin = 0;;) {
        const std::size_t end = text.find(" and ", begin);
        const std::string_view clause = text.substr(begin, end == text.npos ? end : end - begin);
        if (auto number = numberClause(clause)) {
            goal.numbers.push_back(std::move(*number));
        } else {
            const Condition condition = readCondition(clause);
            goal.condition.clauses.insert(goal.condition.clauses.end(), condition.clauses.begin(),
                                          condition.clauses.end());
        }
        if (end == text.npos) return goal;
        begin = end + 5;
    }
}

bool compares(double number, ConditionClause::Relation relation, double limit) {
    using Relation = ConditionClause::Relation;
    switch (relation) {
        case Relation::Equal:
            return number == limit;
        case Relation::Unequal:
            return number < limit || number > limit;
        case Relation::Less:
            return number < limit;
        case Relation::AtMost:
            return number <= limit;
        case Relation::Greater:
            return number > limit;
        case Relation::AtLeast:
            return number >= limit;
    }
    return false;
}

}  // namespace attention
