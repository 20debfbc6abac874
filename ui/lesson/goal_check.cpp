#include "ui/lesson/goal_check.h"

#include <algorithm>

#include <QCoreApplication>

#include "ui/lesson/lesson_check.h"
#include "ui/lesson/lesson_scene.h"
#include "ui/text/phrase_text.h"

namespace attention {
namespace {

struct GoalCheckWords {
    Q_DECLARE_TR_FUNCTIONS(GoalCheckWords)
};

/// Calls `predicate` for the numbers of a place until it returns false.
/// @return whether there is at least one number, and `predicate` was true for all
template <typename Predicate>
bool allOf(const Table& table, const GoalRange& place, const Predicate& predicate) {
    const bool hasAllColumns = place.column == "*";
    for (std::int64_t row = place.first.value_or(0);; ++row) {
        if (place.last && row > *place.last) return true;
        for (std::int64_t column = 0;; ++column) {
            const auto number =
                numberAt(table, {place.table, row, hasAllColumns ? std::to_string(column) : place.column});
            // There are no more columns, or no more rows.
            if (!number && column > 0) break;
            if (!number) return !place.last && row > place.first.value_or(0);
            if (!predicate(*number)) return false;
            if (!hasAllColumns) break;
        }
    }
}

bool holds(const GoalClause& clause, const EvaluatedScene& shown) {
    double divisor = 1;
    if (clause.divisor && !allOf(shown.table(clause.divisor->table), *clause.divisor, [&](double number) {
            divisor = number;
            return true;
        }))
        return false;
    return allOf(shown.table(clause.number.table), clause.number,
                 [&](double number) { return compares(number / divisor, clause.relation, clause.limit); });
}

std::vector<const GoalRange*> placesOf(const Goal& goal) {
    std::vector<const GoalRange*> places;
    for (const GoalClause& clause : goal.numbers) {
        places.push_back(&clause.number);
        if (clause.divisor) places.push_back(&*clause.divisor);
    }
    return places;
}

bool hasTable(const Exhibit& exhibit, const std::string& name) {
    const auto& tables = exhibit.tables();
    // The table "derivation" depends on the selected cell.
    return name != "derivation" && std::ranges::find(tables, name, &TableDescription::name) != tables.end();
}

}  // namespace

bool isReached(const Goal& goal, const EvaluatedScene& shown, const StepEvents& events) {
    return std::ranges::all_of(placesOf(goal),
                               [&](const GoalRange* each) { return hasTable(shown.exhibit(), each->table); }) &&
           holds(goal.condition, shown.scene().parameters, events) &&
           std::ranges::all_of(goal.numbers, [&](const GoalClause& each) { return holds(each, shown); });
}

void checkGoal(const LessonStep& step, const EvaluatedScene& initial,
               const std::function<void(std::size_t line, const QString& sentence)>& fault) {
    const Goal& goal = *step.goal;
    const Exhibit& exhibit = initial.exhibit();
    const std::size_t line = step.lineOf({"goal"});
    const QString id = utf8Text(exhibit.id());
    for (const std::string& key : parameterKeys(goal.condition))
        if (!exhibit.findUse(key))
            return fault(line, GoalCheckWords::tr("%1 does not use --%2.").arg(id, utf8Text(key)));
    for (const GoalRange* place : placesOf(goal))
        if (!hasTable(exhibit, place->table))
            return fault(line, GoalCheckWords::tr("%1 has no table “%2”.").arg(id, utf8Text(place->table)));
    if (isReached(goal, initial, {initial.scene().parameters}))
        return fault(line, GoalCheckWords::tr("The goal is reached already when the step begins."));
    if (step.solution.empty())
        return fault(line, GoalCheckWords::tr("The goal has no solution; expected a line such as “try: --%1 VALUE”.")
                               .arg(utf8Text(step.controls.empty() ? "d" : step.controls.front())));
    try {
        const EvaluatedScene solved = evaluateScene(exhibit, withOptions(exhibit, initial.scene(), step.solution));
        for (const GoalRange* place : placesOf(goal))
            if (!allOf(solved.table(place->table), *place, [](double) { return true; }))
                return fault(line, GoalCheckWords::tr("The table “%1” has no such number: row %2, column %3.")
                                       .arg(utf8Text(place->table))
                                       .arg(place->last.value_or(0))
                                       .arg(utf8Text(place->column)));
        StepEvents events{initial.scene().parameters};
        for (const std::string& key : parameterKeys(goal.condition)) events.played.insert(key);
        if (!isReached(goal, solved, events))
            fault(step.lineOf({"try"}), GoalCheckWords::tr("The goal is not reached after what “try:” says."));
        // Only the options of "try:" are checked, not values that adapt to them, such as a selected cell.
        for (const std::string& word : step.solution) {
            const std::string key = word.starts_with("--") ? word.substr(2, word.find('=') - 2) : std::string();
            if (!key.empty() && exhibit.findUse(key) && std::ranges::find(step.controls, key) == step.controls.end())
                fault(step.lineOf({"try"}),
                      GoalCheckWords::tr("“%1” is not among the controls, so nobody can do this.").arg(utf8Text(key)));
        }
    } catch (const LessonError& error) {
        fault(step.lineOf({"try"}), error.sentence());
    }
}

}  // namespace attention
