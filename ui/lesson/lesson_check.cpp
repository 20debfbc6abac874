#include "ui/lesson/lesson_check.h"

#include <algorithm>
#include <cmath>
#include <set>
#include <utility>

#include <QCoreApplication>
#include <QDir>
#include <QFile>

#include "core/number_text.h"
#include "ui/figure/figure.h"
#include "ui/lesson/goal_check.h"
#include "ui/lesson/lesson_file.h"
#include "ui/lesson/lesson_scene.h"
#include "ui/lesson/translation_check.h"
#include "ui/system/input_file.h"
#include "ui/text/phrase_text.h"
#include "ui/text/punctuation.h"

namespace attention {
namespace {

struct CheckWords {
    Q_DECLARE_TR_FUNCTIONS(LessonCheckWords)
};

using namespace Qt::StringLiterals;
using Kind = LessonQuestion::Kind;

/// The size of the figure in which covers are checked, in pixels. Panels and their order do not depend on it.
constexpr QSize kFigureSize(760, 540);

/// The default tolerance of an answer, relative to the right number.
constexpr double kDefaultTolerance = 0.01;

std::optional<Index> columnOf(const std::string& column, std::span<const std::string> names) {
    if (const auto named = std::ranges::find(names, column); named != names.end()) return named - names.begin();
    const auto number = parseInteger(column);
    if (!number || *number < 0 || *number >= std::ssize(names)) return std::nullopt;
    return *number;
}

bool hasMatrix(const Exhibit& exhibit, const std::string& matrix) {
    const ParameterUse* use = exhibit.findUse("matrix");
    if (!use) return matrix.empty();
    return use->acceptedNames.empty() || std::ranges::find(use->acceptedNames, matrix) != use->acceptedNames.end();
}

QString unknownCover(const LessonCover& cover, const Exhibit& exhibit, const std::vector<Figure::Panel>& panels) {
    QStringList keys, matrices;
    for (const Figure::Panel& panel : panels) keys += QStringLiteral("%1 (%2)").arg(utf8Text(panel.key), panel.heading);
    if (const ParameterUse* use = exhibit.findUse("matrix"))
        for (const auto& name : use->acceptedNames) matrices += utf8Text(name);
    const auto listed = [](const QStringList& names) { return names.isEmpty() ? u"–"_s : joinList(names); };
    return CheckWords::tr("There is no “%1” to cover; panels: %2; matrices: %3.")
        .arg(utf8Text(cover.word()), listed(keys), listed(matrices));
}

class Checker {
 public:
    explicit Checker(const QString& folder) : m_folder(folder) {}

    void check(const LessonStep& step) {
        // A step without a scene shows the scene of the previous step.
        if (!step.show.empty() || !step.sceneFile.empty()) {
            m_study.reset();
            try {
                LessonScene shown = resolveStepScene(step, m_folder);
                m_exhibit = shown.exhibit;
                m_scene = std::move(shown.scene);
            } catch (const LessonError& error) {
                m_exhibit = nullptr;
                return fault(step.lineOf({"show", "scene"}), error.sentence());
            }
        } else if (!m_exhibit) {
            return fault(step.line,
                         CheckWords::tr("Nothing is shown; expected “show:” or “scene:” in the first step."));
        }
        if (const std::size_t words = countWords(step.words) + countWords(step.answerText); words > kMaxStepWords)
            fault(step.line,
                  CheckWords::tr("The text has %1 words; accepted: at most %2.").arg(words).arg(kMaxStepWords));
        for (const std::string& control : step.controls)
            if (!m_exhibit->findUse(control))
                fault(step.lineOf({"controls"}),
                      CheckWords::tr("%1 has no control “%2”.").arg(utf8Text(m_exhibit->id()), utf8Text(control)));
        if (step.controls.size() > kMaxStepControls)
            fault(
                step.lineOf({"controls"}),
                CheckWords::tr("The step shows %1 controls; accepted: at most %2, as many as the bar of a presentation "
                               "has room for.")
                    .arg(step.controls.size())
                    .arg(kMaxStepControls));
        if (step.focus) checkFocus(step);
        if (!step.covers.empty() && !step.question)
            fault(step.lineOf({"cover"}), CheckWords::tr("What is covered appears with an answer; expected “ask:”."));
        checkCovers(step.covers, step.lineOf({"cover"}));
        checkCovers(step.hides, step.lineOf({"hide"}));
        if (step.question) check(*step.question, step.lineOf({"answer"}));
        if (step.task) checkToDo(step);
        if (step.goal)
            checkGoal(step, study(), [this](std::size_t line, const QString& sentence) { fault(line, sentence); });
        checkLinks(step);
        if (!step.draws.empty()) checkExercise(step);
    }

    void fault(std::size_t line, const QString& sentence) { faults.push_back({line, Message(sentence.toStdString())}); }

    std::vector<LessonDiagnostic> faults;

 private:
    void checkLinks(const LessonStep& step) {
        checkLinks(step.words, step.lineOf({"words"}));
        checkLinks(step.answerText, step.lineOf({"answer-text"}));
        checkLinks(step.explanation, step.lineOf({"because"}));
        checkLinks(step.notes, step.lineOf({"notes"}));
        if (!step.question) return;
        checkLinks(step.question->words, step.lineOf({"ask"}));
        checkLinks(step.question->hint, step.lineOf({"hint"}));
        for (const LessonChoice& choice : step.question->choices)
            checkLinks(choice.words + '\n' + choice.hint, choice.line);
    }

    void checkLinks(const std::string& text, std::size_t line) {
        for (const LessonWordsLink& link : linksIn(text)) {
            const auto files = courseFiles();
            const auto file = std::ranges::find(files, utf8Text(link.lesson),
                                                [](const QString& each) { return splitLessonPath(each).name; });
            if (file == files.end()) {
                fault(line,
                      CheckWords::tr("There is no lesson “%1” in the course to link to.").arg(utf8Text(link.lesson)));
                continue;
            }
            const auto count = std::ssize(readLessonFile(*file).lesson.steps);
            if (link.step > count)
                fault(line, CheckWords::tr("The lesson “%1” has no step %2 to link to; accepted: 1 to %3.")
                                .arg(utf8Text(link.lesson))
                                .arg(link.step)
                                .arg(count));
        }
        if (withoutLinks(text).find("](lesson=") != std::string::npos)
            fault(line, CheckWords::tr("A link cannot be read; accepted: one such as %1.")
                            .arg(QStringLiteral("[words](lesson=order-is-lost&step=3)")));
    }

    /// Checks a step with drawn values: every wrong answer needs a hint with a link to a step that explains it.
    void checkExercise(const LessonStep& step) {
        if (step.show.empty())
            fault(step.lineOf({"draw"}),
                  CheckWords::tr("A step with drawn values is shown by itself; expected “show:”."));
        if (!step.question)
            return fault(step.lineOf({"draw"}),
                         CheckWords::tr("A step with drawn values asks a question; expected “ask:”."));
        const auto checkHint = [this](const std::string& hint, std::size_t line) {
            if (linksIn(hint).empty())
                fault(line, CheckWords::tr("A wrong answer has no hint with a link to a step; expected one such as %1.")
                                .arg(QStringLiteral("[words](lesson=order-is-lost&step=3)")));
        };
        if (step.question->kind != Kind::Choice) checkHint(step.question->hint, step.lineOf({"hint", "ask"}));
        for (const LessonChoice& choice : step.question->choices)
            if (!choice.isRight) checkHint(choice.hint, choice.line);
    }

    void checkFocus(const LessonStep& step) {
        const Cell cell = step.focus->cell.value_or(Cell{0, 0, step.focus->matrix});
        if (!hasMatrix(cell.matrix) || !hasCell(*m_exhibit, m_scene.parameters, cell))
            fault(step.lineOf({"focus"}),
                  CheckWords::tr("%1 has no “%2” to focus on.").arg(utf8Text(m_exhibit->id()), utf8Text(cell.matrix)));
    }

    void checkCovers(const std::vector<LessonCover>& covers, std::size_t line) {
        if (covers.empty()) return;
        for (const QString& problem : coverProblems(covers, study())) fault(line, problem);
    }

    bool hasMatrix(const std::string& matrix) const { return attention::hasMatrix(*m_exhibit, matrix); }

    const EvaluatedScene& study() {
        if (!m_study) m_study = evaluateScene(*m_exhibit, m_scene);
        return *m_study;
    }

    void check(const LessonQuestion& question, std::size_t line) {
        if (question.kind == Kind::Number && question.source) return checkNumber(question, line);
        if (question.kind == Kind::Cell &&
            (!hasMatrix(question.cell.matrix) || !hasCell(*m_exhibit, m_scene.parameters, question.cell)))
            fault(line, CheckWords::tr("%1 has no such cell to answer with.").arg(utf8Text(m_exhibit->id())));
        const auto tokens = m_scene.parameters.n;
        if (question.kind == Kind::Token && !m_exhibit->findUse("tokens"))
            return fault(line, CheckWords::tr("%1 has no tokens to answer with.").arg(utf8Text(m_exhibit->id())));
        if (question.kind == Kind::Token && question.token >= tokens)
            fault(line, CheckWords::tr("The answer is token %1, and there are %2.").arg(question.token).arg(tokens));
        if (question.kind == Kind::Order) {
            auto sorted = question.order;
            std::ranges::sort(sorted);
            bool isOrder = std::ssize(sorted) == tokens;
            for (std::size_t i = 0; i < sorted.size(); ++i) isOrder = isOrder && sorted[i] == std::int64_t(i);
            if (!isOrder) fault(line, CheckWords::tr("The answer is to name each of the %1 tokens once.").arg(tokens));
        }
    }

    void checkNumber(const LessonQuestion& question, std::size_t line) {
        const TableSource& source = *question.source;
        if (std::ranges::find(m_exhibit->tables(), source.table, &TableDescription::name) == m_exhibit->tables().end())
            return fault(
                line, CheckWords::tr("%1 has no table “%2”.").arg(utf8Text(m_exhibit->id()), utf8Text(source.table)));
        const auto number = numberAt(study().table(source.table), source);
        if (!number || !std::isfinite(*number))
            return fault(line, CheckWords::tr("The table “%1” has no number in row %2, column %3.")
                                   .arg(utf8Text(source.table))
                                   .arg(source.row)
                                   .arg(utf8Text(source.column)));
        if (question.number && !isCorrect(question, *number, *question.number))
            fault(line, CheckWords::tr("The answer says %1, and the table “%2” has %3.")
                            .arg(*question.number)
                            .arg(utf8Text(source.table))
                            .arg(*number));
    }

    void checkToDo(const LessonStep& step) {
        const Condition& condition = *step.task;
        const StepEvents before{m_scene.parameters};
        for (const ConditionClause& clause : condition.clauses) {
            const bool isSelection = clause.kind == ConditionClause::Kind::Selected;
            if (!isSelection && !m_exhibit->findUse(clause.key))
                return fault(
                    step.lineOf({"do"}),
                    CheckWords::tr("%1 does not use --%2.").arg(utf8Text(m_exhibit->id()), utf8Text(clause.key)));
        }
        if (holds(condition, m_scene.parameters, before))
            return fault(step.lineOf({"do"}), CheckWords::tr("The condition holds already when the step begins."));
        for (const std::string& key : parameterKeys(condition))
            if (std::ranges::find(step.controls, key) == step.controls.end())
                fault(step.lineOf({"do"}),
                      CheckWords::tr("“%1” is not among the controls, so nobody can do this.").arg(utf8Text(key)));

        try {
            const auto solved = solvedScene(*m_exhibit, m_scene, step);
            if (!solved) {
                // "changed" needs no solution: any change does, and there is a control for it.
                if (!std::ranges::all_of(condition.clauses, [](const ConditionClause& clause) {
                        return clause.kind == ConditionClause::Kind::Changed;
                    }))
                    fault(
                        step.lineOf({"do"}),
                        CheckWords::tr("The condition leaves open which value is to be set; add a line that sets one, "
                                       "such as “try: --%1 VALUE”.")
                            .arg(utf8Text(parameterKeys(condition).front())));
                return;
            }
            StepEvents events{m_scene.parameters};
            for (const std::string& key : parameterKeys(condition)) events.played.insert(key);
            if (!holds(condition, solved->parameters, events))
                fault(step.lineOf({"try", "do"}),
                      CheckWords::tr("The condition does not hold after what “try:” says."));
        } catch (const LessonError& error) {
            fault(step.lineOf({"try", "do"}), error.sentence());
        }
    }

    QString m_folder;
    const Exhibit* m_exhibit = nullptr;
    Scene m_scene;
    std::optional<EvaluatedScene> m_study;
};

bool isInCourse(const QString& name) {
    return std::ranges::any_of(courseFiles(), [&](const QString& file) { return splitLessonPath(file).name == name; });
}

/// Why the lessons that "needs:" names cannot be taken; empty: they can.
QString needsProblem(const Lesson& lesson, const QString& folder) {
    // A depth-first search for cycles: `path` leads from the lesson to the current one; `done` are fully checked.
    QStringList path, done;
    const auto follow = [&](const auto& self, const Lesson& current) -> QString {
        for (const std::string& need : current.needs) {
            const QString name = utf8Text(need), file = QDir(folder).filePath(name + QStringLiteral(".lesson"));
            if (done.contains(name)) continue;
            if (path.contains(name))
                return CheckWords::tr("The lessons need each other in a circle: %1.")
                    .arg((path.mid(path.indexOf(name)) << name).join(QStringLiteral(" → ")));
            // A lesson of the course is found by its name in any folder.
            if (path.isEmpty() && !QFile::exists(file) && !isInCourse(name))
                return CheckWords::tr("It needs the lesson “%1”, which is neither in its folder nor in the course.")
                    .arg(name);
            path << name;
            try {
                if (const QString problem = self(self, readLessonFile(file).lesson); !problem.isEmpty()) return problem;
            } catch (const FileError&) {
                // A missing file is reported by the check of the lesson that needs it directly.
            }
            path.removeLast();
            done << name;
        }
        return {};
    };
    return follow(follow, lesson);
}

/// Whether both steps draw the same numbers of values. The values may differ, because they may be translated words.
bool hasSameDraws(const LessonStep& step, const LessonStep& original) {
    return std::ranges::equal(
        step.draws, original.draws, {}, [](const LessonDraw& draw) { return draw.values.size(); },
        [](const LessonDraw& draw) { return draw.values.size(); });
}

/// Checks a step with all combinations of drawn values.
/// @param progress  called with the share of combinations that are checked, 0 ... 1
void checkDraws(Checker& checker, const LessonStep& step, const LessonStep* original,
                const std::function<void(double)>& progress) {
    if (original && !hasSameDraws(step, *original)) {
        checker.fault(step.lineOf({"draw"}), CheckWords::tr("The original draws another number of values."));
        original = nullptr;
    }
    const std::size_t count = step.hasErrors ? 1 : combinationCount(step.draws);
    // A line with a problem is reported only for the first combination in which it occurs.
    std::set<std::size_t> lines;
    for (std::size_t combination = 0; combination < count; ++combination) {
        progress(double(combination) / double(count));
        const DrawnStep drawn = drawStep(step, combination);
        auto before = std::exchange(checker.faults, drawn.diagnostics);
        if (combination == 0) checker.faults.clear();
        if (!drawn.step.hasErrors) checker.check(drawn.step);
        if (original)
            for (LessonDiagnostic& differs : differences(drawn.step, drawStep(*original, combination).step))
                checker.faults.push_back(std::move(differs));
        std::set<std::size_t> found;
        for (LessonDiagnostic& fault : checker.faults) {
            found.insert(fault.line);
            if (lines.contains(fault.line)) continue;
            const QString values = utf8Text(drawnValuesText(drawn.step.draws));
            if (!values.isEmpty())
                fault.sentence = CheckWords::tr("With %1: %2").arg(values, phraseText(fault.sentence)).toStdString();
            before.push_back(std::move(fault));
        }
        lines.merge(found);
        checker.faults = std::move(before);
    }
}

}  // namespace

QStringList coverProblems(const std::vector<LessonCover>& covers, const EvaluatedScene& shown) {
    if (covers.empty()) return {};
    const Exhibit& exhibit = shown.exhibit();
    const auto figure = exhibit.makeFigure();
    figure->resize(kFigureSize);
    figure->setInteractive(true);
    figure->display(shown.scene(), shown.study());
    const auto panels = figure->panels();
    QStringList problems;
    for (const LessonCover& cover : covers) {
        if (Figure::findPanel(panels, cover.word())) continue;
        if (cover.panel > 0 || (!cover.word().empty() && !hasMatrix(exhibit, cover.word()))) {
            problems += unknownCover(cover, exhibit, panels);
            continue;
        }
        const Cell cell{std::max<std::int64_t>(0, cover.cells.row), std::max<std::int64_t>(0, cover.cells.column),
                        cover.cells.matrix};
        if (!hasMatrix(exhibit, cell.matrix) || !hasCell(exhibit, shown.scene().parameters, cell))
            problems += CheckWords::tr("%1 has no such cells to cover.").arg(utf8Text(exhibit.id()));
    }
    problems.removeDuplicates();
    return problems;
}

std::optional<double> numberAt(const Table& table, const TableSource& source) {
    if (source.row < 0) return std::nullopt;
    if (const auto* matrix = std::get_if<MatrixTable>(&table)) {
        const auto column = columnOf(source.column, matrix->columnNames);
        if (!column || source.row >= matrix->values->rows()) return std::nullopt;
        return (*matrix->values)(source.row, *column);
    }
    if (const auto* array = std::get_if<ArrayTable>(&table)) {
        const Matrix& values = *array->values;
        Index index = source.row;
        if (source.column != array->valueName) {
            // The array has to be a matrix: all axes but the last two have size 1, as for one head.
            const Index columns = array->axes.back().size;
            const auto column = columnOf(source.column, indexNames(columns));
            if (!column || array->axes.size() < 2 || values.size() != columns * array->axes.rbegin()[1].size)
                return std::nullopt;
            index = source.row * columns + *column;
        }
        if (index >= values.size()) return std::nullopt;
        return values(index / values.cols(), index % values.cols());
    }
    const auto& columns = std::get<ColumnTable>(table).columns;
    std::vector<std::string> names;
    for (const TableColumn& column : columns) names.push_back(column.name);
    const auto column = columnOf(source.column, names);
    if (!column) return std::nullopt;
    const auto& values = columns[std::size_t(*column)].values;
    const auto row = std::size_t(source.row);
    if (const auto* reals = std::get_if<std::vector<double>>(&values); reals && row < reals->size())
        return (*reals)[row];
    if (const auto* whole = std::get_if<std::vector<std::int64_t>>(&values); whole && row < whole->size())
        return double((*whole)[row]);
    return std::nullopt;
}

std::optional<Cell> cellOf(const EvaluatedScene& shown, const TableSource& source) {
    const ParameterUse* matrices = shown.exhibit().findUse("matrix");
    const auto number = numberAt(shown.table(source.table), source);
    if (!number || !shown.exhibit().findUse("row")) return std::nullopt;
    Cell cell{source.row, 0, matrices ? source.table : std::string()};
    if (matrices && std::ranges::find(matrices->acceptedNames, source.table) == matrices->acceptedNames.end())
        return std::nullopt;
    const TableShape shape = selectableShape(shown.exhibit(), shown.scene().parameters, cell.matrix);
    const auto column = columnOf(source.column, indexNames(shape.columns));
    if (column) {
        cell.column = *column;
    } else {
        // In the long form each row of the table is one entry of the matrix.
        cell.row = source.row / shape.columns;
        cell.column = source.row % shape.columns;
    }
    // A table may have other contents than the matrix of this name: the cell must show exactly the number.
    if (!hasCell(shown.exhibit(), shown.scene().parameters, cell)) return std::nullopt;
    return shown.explain(cell).derivation.value == *number ? std::optional(cell) : std::nullopt;
}

bool isCorrect(const LessonQuestion& question, double right, double given) {
    if (!std::isfinite(right)) return false;
    // A number copied from the figure, which shows two decimals, is right if it has at least two significant digits.
    constexpr double kScale = 100, kMinRounded = 0.1;
    const double shown = std::round(right * kScale) / kScale;
    if (!question.tolerance && std::abs(shown) >= kMinRounded && given == shown) return true;
    return std::abs(given - right) <= question.tolerance.value_or(kDefaultTolerance * std::abs(right));
}

bool hasSameAnswer(const LessonQuestion& question, const LessonQuestion& original) {
    return question.kind == original.kind && question.number == original.number && question.source == original.source &&
           question.cell == original.cell && question.token == original.token && question.order == original.order &&
           std::ranges::equal(question.choices, original.choices, {}, &LessonChoice::isRight, &LessonChoice::isRight);
}

std::vector<LessonDiagnostic> checkLesson(const Lesson& lesson, const QString& folder, const Lesson* original,
                                          const std::function<void(double)>& progress) {
    Checker checker(folder);
    checker.faults = lesson.diagnostics;
    if (const QString problem = needsProblem(lesson, folder); !problem.isEmpty())
        checker.fault(lesson.lines.find("needs")->second, problem);
    const ComparedSteps compared = original ? compareSteps(lesson, *original) : ComparedSteps();
    checker.faults.insert(checker.faults.end(), compared.diagnostics.begin(), compared.diagnostics.end());
    const double steps = double(lesson.steps.size());
    bool hasAsked = false;
    for (const LessonStep& step : lesson.steps) {
        if (step.lines.contains("page") && !hasAsked)
            checker.fault(step.lineOf({"page"}), CheckWords::tr("No question stands before this step, so it shares the "
                                                                "page of none; expected no “page:”."));
        hasAsked = hasAsked || step.question.has_value();
    }
    for (std::size_t i = 0; i < lesson.steps.size(); ++i)
        checkDraws(checker, lesson.steps[i], original ? compared.originals[i] : nullptr, [&](double share) {
            if (progress) progress((double(i) + share) / steps);
        });
    std::ranges::stable_sort(checker.faults, {}, &LessonDiagnostic::line);
    return checker.faults;
}

}  // namespace attention
