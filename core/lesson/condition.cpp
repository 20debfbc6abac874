#include "core/lesson/condition.h"

#include <algorithm>

#include "core/io/quoted_text.h"
#include "core/number_text.h"
#include "core/scene/parameter_table.h"

namespace attention {
namespace {

using Kind = ConditionClause::Kind;
using Relation = ConditionClause::Relation;

constexpr std::pair<std::string_view, Relation> kRelations[] = {{"=", Relation::Equal},   {"!=", Relation::Unequal},
                                                                {"<", Relation::Less},    {"<=", Relation::AtMost},
                                                                {">", Relation::Greater}, {">=", Relation::AtLeast}};

[[noreturn]] void refuse(std::string_view clause) {
    throw TextError(
        Message(CoreMessages::tr("%1 is no condition; accepted: \"d >= 128\", \"order changed\", "
                                 "\"played offset\", \"selected weights row 3 column 6\", joined by \"and\""),
                quotedExcerpt(clause)));
}

const ParameterInfo& parameter(const std::string& key) {
    if (const ParameterInfo* info = findParameter(key)) return *info;
    throw TextError(Message(CoreMessages::tr("there is no parameter %1"), quotedExcerpt(key)));
}

std::int64_t indexOf(const std::string& word, std::string_view clause) {
    const auto index = parseInteger(word);
    if (!index || *index < 0) refuse(clause);
    return *index;
}

ConditionClause readSelected(const std::vector<std::string>& words, std::string_view text) {
    ConditionClause clause{.kind = Kind::Selected};
    std::size_t at = 1;
    if (at < words.size() && words[at] != "row" && words[at] != "column") clause.key = words[at++];
    for (; at < words.size(); at += 2) {
        auto& place = words[at] == "row" ? clause.row : clause.column;
        if ((words[at] != "row" && words[at] != "column") || place || at + 1 == words.size()) refuse(text);
        place = indexOf(words[at + 1], text);
    }
    return clause;
}

ConditionClause readComparison(const std::vector<std::string>& words, std::string_view text) {
    const auto relation = readRelation(words[1]);
    if (!relation) refuse(text);
    const ParameterInfo& info = parameter(words[0]);
    // Takes the rest of the text, because a value may consist of several words, such as a sentence.
    const std::string value(text.substr(text.find(words[2], text.find(words[1]) + words[1].size())));
    ConditionClause clause{.kind = Kind::Compare, .key = words[0], .relation = *relation};
    try {
        clause.value = parseValue({.key = info.key}, value);
    } catch (const ParameterError& error) {
        throw TextError(Message(CoreMessages::tr("%1: %2"), words[0], error.what()));
    }
    const bool isOrdered =
        std::holds_alternative<std::int64_t>(clause.value) || std::holds_alternative<double>(clause.value);
    if (clause.relation != Relation::Equal && clause.relation != Relation::Unequal &&
        (!isOrdered || std::holds_alternative<ChoiceField>(info.field)))
        throw TextError(Message(CoreMessages::tr("%1 has no order, so it is compared with = and != alone"),
                                quotedExcerpt(words[0])));
    // For integers, "> 3" becomes ">= 4" and "< 3" becomes "<= 2", so that solutionOf() can use the value.
    if (auto* integer = std::get_if<std::int64_t>(&clause.value)) {
        *integer += clause.relation == Relation::Greater ? 1 : clause.relation == Relation::Less ? -1 : 0;
        if (clause.relation == Relation::Greater) clause.relation = Relation::AtLeast;
        if (clause.relation == Relation::Less) clause.relation = Relation::AtMost;
    }
    return clause;
}

ConditionClause readClause(std::string_view text) {
    const auto words = splitWords(text);
    if (words.empty()) refuse(text);
    if (words[0] == "selected") return readSelected(words, text);
    if (words.size() == 2 && words[1] == "changed")
        return {.kind = Kind::Changed, .key = std::string(parameter(words[0]).key)};
    if (words.size() == 2 && words[0] == "played")
        return {.kind = Kind::Played, .key = std::string(parameter(words[1]).key)};
    if (words.size() < 3) refuse(text);
    return readComparison(words, text);
}

/// Negative, 0 or positive like a three-way comparison; values without an order give 0 if equal, else 1.
int comparison(const ParameterValue& a, const ParameterValue& b) {
    const auto first = numberOf(a), second = numberOf(b);
    if (first && second) return *first < *second ? -1 : *first > *second;
    return a == b ? 0 : 1;
}

bool holds(const ConditionClause& clause, const Parameters& current, const StepEvents& events) {
    if (clause.kind == Kind::Played) return events.played.contains(clause.key);
    if (clause.kind == Kind::Selected)
        return current.row && current.column && (clause.key.empty() || clause.key == current.matrix) &&
               (!clause.row || clause.row == current.row) && (!clause.column || clause.column == current.column);
    const ParameterInfo& info = *findParameter(clause.key);
    const ParameterValue value = valueOf(current, info);
    if (clause.kind == Kind::Changed) return value != valueOf(events.initialParameters, info);
    const int order = comparison(value, clause.value);
    // A parameter without a value cannot be less or greater.
    const bool hasValue = value.index() != 0;
    switch (clause.relation) {
        case Relation::Equal:
            return order == 0;
        case Relation::Unequal:
            return order != 0;
        case Relation::Less:
            return hasValue && order < 0;
        case Relation::AtMost:
            return hasValue && order <= 0;
        case Relation::Greater:
            return hasValue && order > 0;
        case Relation::AtLeast:
            return hasValue && order >= 0;
    }
    return false;
}

}  // namespace

std::vector<std::string> splitWords(std::string_view text) {
    std::vector<std::string> words;
    for (std::size_t begin = 0; (begin = text.find_first_not_of(' ', begin)) != text.npos;) {
        const std::size_t end = std::min(text.find(' ', begin), text.size());
        words.emplace_back(text.substr(begin, end - begin));
        begin = end;
    }
    return words;
}

std::optional<Relation> readRelation(std::string_view word) {
    const auto* relation = std::ranges::find(kRelations, word, &std::pair<std::string_view, Relation>::first);
    return relation == std::end(kRelations) ? std::nullopt : std::optional(relation->second);
}

Condition readCondition(std::string_view text) {
    Condition condition;
    for (std::size_t begin = 0;;) {
        const std::size_t end = text.find(" and ", begin);
        condition.clauses.push_back(readClause(text.substr(begin, end == text.npos ? end : end - begin)));
        if (end == text.npos) return condition;
        begin = end + 5;
    }
}

bool holds(const Condition& condition, const Parameters& current, const StepEvents& events) {
    return std::ranges::all_of(condition.clauses,
                               [&](const ConditionClause& clause) { return holds(clause, current, events); });
}

std::vector<std::string> parameterKeys(const Condition& condition) {
    std::vector<std::string> keys;
    for (const ConditionClause& clause : condition.clauses)
        if (clause.kind != Kind::Selected && std::ranges::find(keys, clause.key) == keys.end())
            keys.push_back(clause.key);
    return keys;
}

std::optional<std::vector<std::pair<std::string, std::string>>> solutionOf(const Condition& condition) {
    std::vector<std::pair<std::string, std::string>> values;
    for (const ConditionClause& clause : condition.clauses) {
        if (clause.kind == Kind::Selected) {
            if (!clause.key.empty()) values.emplace_back("matrix", clause.key);
            values.emplace_back("row", std::to_string(clause.row.value_or(0)));
            values.emplace_back("column", std::to_string(clause.column.value_or(0)));
            continue;
        }
        if (clause.kind == Kind::Played) continue;
        const bool givesValue = clause.kind == Kind::Compare &&
                                (clause.relation == Relation::Equal || clause.relation == Relation::AtMost ||
                                 clause.relation == Relation::AtLeast);
        if (!givesValue) return std::nullopt;
        values.emplace_back(clause.key, valueText(*findParameter(clause.key), clause.value));
    }
    return values;
}

}  // namespace attention
