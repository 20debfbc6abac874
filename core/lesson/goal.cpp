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

/// Reads three words: a table, rows and a column.
GoalRange readRange(const std::vector<std::string>& words, std::size_t at, std::string_view clause) {
    GoalRange range{.table = words[at], .column = words[at + 2]};
    const std::string& rows = words[at + 1];
    if (rows == "*") {
        range.first = range.last = std::nullopt;
        return range;
    }
    const std::size_t dots = rows.find("..");
    range.first = parseInteger(rows.substr(0, dots));
    range.last = dots == rows.npos ? range.first : parseInteger(rows.substr(dots + 2));
    if (!range.first || !range.last || *range.first < 0 || *range.last < *range.first) refuseGoal(clause);
    return range;
}

bool isSingleNumber(const GoalRange& range) {
    return range.first && range.first == range.last && range.column != "*";
}

/// Reads a comparison with a number of a table; nullopt if the clause is not of this kind.
std::optional<GoalClause> readNumberClause(std::string_view text) {
    const auto words = splitWords(text);
    const bool isRatio = words.size() == 9 && words[3] == "/";
    if (!isRatio && words.size() != 5) return std::nullopt;
    const auto relation = readRelation(words[words.size() - 2]);
    // "tokens = cat > 3" is a condition for a parameter: its second word is a relation.
    if (!relation || readRelation(words[1])) return std::nullopt;
    GoalClause clause{.number = readRange(words, 0, text), .relation = *relation};
    if (isRatio) clause.divisor = readRange(words, 4, text);
    const auto limit = parseReal(words.back());
    if (!limit || !std::isfinite(*limit) ||
        (clause.divisor && !(isSingleNumber(clause.number) && isSingleNumber(*clause.divisor))))
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
        if (auto number = readNumberClause(clause)) {
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
