#include "ui/paper/handout.h"

#include <algorithm>
#include <functional>
#include <optional>
#include <utility>

#include <QCoreApplication>
#include <QRegularExpression>

#include "ui/exhibits/exhibits.h"
#include "ui/lesson/lesson_check.h"
#include "ui/lesson/right_answer.h"
#include "ui/paper/paper_blocks.h"
#include "ui/text/parameter_text.h"
#include "ui/text/phrase_text.h"
#include "ui/text/punctuation.h"
#include "ui/widgets/lesson_text.h"
#include "ui/widgets/rich_text.h"
#include "ui/widgets/word_chips.h"

namespace attention {
namespace {

using Kind = LessonQuestion::Kind;

struct HandoutWords {
    Q_DECLARE_TR_FUNCTIONS(Handout)
};

QString text(const std::string& utf8) {
    return QString::fromStdString(utf8);
}

QString labelled(const QString& label, const QString& richText) {
    return semibold(label) + u' ' + richText;
}

bool hasSameFocus(const std::optional<LessonFocus>& a, const std::optional<LessonFocus>& b) {
    return a.has_value() == b.has_value() && (!a || (a->matrix == b->matrix && a->cell == b->cell));
}

/// Whether two figures cover or leave out the same parts.
bool hasSameCovers(const StepMarks& a, const StepMarks& b) {
    const auto hiddenParts = [](const StepMarks& marks) {
        std::vector<LessonCover> all = marks.covers;
        all.insert(all.end(), marks.hides.begin(), marks.hides.end());
        return all;
    };
    const std::vector<LessonCover> first = hiddenParts(a), second = hiddenParts(b);
    return std::ranges::is_permutation(first, second);
}

bool isSamePicture(const EvaluatedScene& shown, const StepMarks& marks, const EvaluatedScene& before,
                   const StepMarks& marksBefore) {
    return before && shown.scene() == before.scene() && hasSameCovers(marks, marksBefore) &&
           marks.outlined == marksBefore.outlined && marks.answer == marksBefore.answer &&
           hasSameFocus(marks.focus, marksBefore.focus);
}

/// Keeps only one covered panel and leaves out the others: on paper nothing is uncovered later, so one “?” is enough.
void keepOneCover(StepMarks& marks) {
    const auto isPanel = [](const LessonCover& cover) { return cover.panel > 0; };
    auto others = std::stable_partition(marks.covers.begin(), marks.covers.end(), std::not_fn(isPanel));
    if (others == marks.covers.begin() && others != marks.covers.end()) ++others;
    marks.hides.insert(marks.hides.end(), others, marks.covers.end());
    marks.covers.erase(others, marks.covers.end());
}

/// The description of a figure for screen readers. It must not reveal parts that are covered or left out, which the
/// exhibit's description contains.
QString descriptionOf(const EvaluatedScene& shown, const StepMarks& marks) {
    if (marks.covers.empty() && marks.hides.empty()) return shown.description();
    if (marks.covers.empty()) return shown.exhibit().textsFor(shown.scene()).title;
    return HandoutWords::tr("%1: parts are covered until the question is answered.")
        .arg(shown.exhibit().textsFor(shown.scene()).title);
}

/// The labels of the controls of a step, joined to a list.
QString controlsOf(const LessonStep& step, const EvaluatedScene& shown) {
    static const QRegularExpression kColon(QStringLiteral("[:：]"));
    QStringList labels;
    for (const std::string& key : step.controls)
        if (const ParameterUse* use = shown.exhibit().findUse(key))
            labels += parameterText(*use, shown.exhibit().chapter()).name.section(kColon, 0, 0);
    return joinList(labels);
}

/// Builds the groups of a lesson, one per step, in order.
class HandoutBuilder {
 public:
    HandoutBuilder(const Lesson& lesson, const HandoutOptions& options, bool isQuiz)
        : m_lesson(lesson), m_options(options), m_isQuiz(isQuiz) {}

    PaperGroup group(std::size_t index, const HandoutScene& scene) {
        const LessonStep& step = m_lesson.steps[index];
        PaperGroup group;
        group.blocks.push_back(paperHeading(QStringLiteral("%1  %2").arg(index + 1).arg(text(step.heading))));
        const bool isTask = !step.question && (step.task || step.goal);
        if (!step.words.empty()) {
            const QString words = lessonWords(step.words);
            group.blocks.push_back(paperText(isTask ? labelled(HandoutWords::tr("In Attention Lab:"), words) : words,
                                             isKey() ? PaperRole::Remark : PaperRole::Words));
        }
        if (showsInitial(step, scene)) addFigure(group.blocks, step, scene.initial);
        if (step.question) addQuestion(group.blocks, *step.question, scene.initial);
        if (isWorksheet() && step.question) {
            const bool isNumber = step.question->kind == Kind::Number;
            group.blocks.push_back(paperWritingLines(
                HandoutWords::tr("My reason:"), isNumber ? std::optional(text(step.question->unit)) : std::nullopt));
            addTask(group.blocks, step, scene.initial);
        }
        if (isWorksheet() && isTask) group.blocks.push_back(paperWritingLines(HandoutWords::tr("What I saw:")));
        if (m_options.hasAnswers) addSolution(group.solution, step, scene);
        group.hasQuestion = isWorksheet() && step.question;
        group.revealsAnswer = isWorksheet() && !step.sharesPage;
        return group;
    }

 private:
    bool isKey() const { return m_isQuiz && m_options.hasAnswers; }
    /// Whether the figure of the initial scene is printed. The teacher's copy of a step with a task usually has only
    /// the solved figure. It has the initial one if the right answer is marked there, or if parts are covered and the
    /// task can be solved in any way.
    bool showsInitial(const LessonStep& step, const HandoutScene& scene) const {
        if (isKey()) return false;
        // A step that only has text and no scene repeats the previous figure, which is on the paper already.
        const bool isRemark = !step.question && !step.task && !step.goal;
        if (isWorksheet() && isRemark && step.show.empty() && step.sceneFile.empty()) return false;
        if (!scene.solved) return true;
        const bool isAnyChange =
            step.task && std::ranges::any_of(step.task->clauses, [](const ConditionClause& clause) {
                return clause.kind == ConditionClause::Kind::Changed;
            });
        return (isAnyChange && !step.covers.empty()) ||
               (step.question && rightAnswer(*step.question, scene.initial).cell);
    }
    bool isWorksheet() const { return !m_isQuiz && !m_options.hasAnswers; }

    /// Adds the controls to change in the window (not their values) and lines to write down the observation.
    void addTask(PaperBlocks& blocks, const LessonStep& step, const EvaluatedScene& shown) const {
        const QString controls = step.task ? controlsOf(step, shown) : QString();
        if (controls.isEmpty()) return;
        blocks.push_back(paperWritingLines(
            HandoutWords::tr("Then change %1 in Attention Lab. What I saw:").arg(u'“' + controls + u'”')));
    }

    void addFigure(PaperBlocks& blocks, const LessonStep& step, const EvaluatedScene& shown) {
        StepMarks marks{.focus = step.focus, .hides = step.hides};
        (m_options.hasAnswers ? marks.outlined : marks.covers) = step.covers;
        if (!m_options.hasAnswers) keepOneCover(marks);
        if (m_options.hasAnswers && step.question) marks.answer = rightAnswer(*step.question, shown).cell;
        if (isSamePicture(shown, marks, m_before, m_marksBefore)) {
            blocks.push_back(paperFigureAgain(m_figure));
            return;
        }
        m_figure = paperFigure({shown, marks, descriptionOf(shown, marks)});
        blocks.push_back(m_figure);
        m_before = shown;
        m_marksBefore = marks;
    }

    void addQuestion(PaperBlocks& blocks, const LessonQuestion& question, const EvaluatedScene& shown) const {
        blocks.push_back(paperText(lessonWords(question.words), PaperRole::Question));
        const auto remark = [&](const QString& words) { blocks.push_back(paperText(words, PaperRole::Remark)); };
        switch (question.kind) {
            case Kind::Choice: {
                std::vector<PaperChoice> choices;
                for (const LessonChoice& choice : question.choices)
                    choices.push_back({lessonWords(choice.words), choice.isRight, lessonWords(choice.hint)});
                blocks.push_back(paperChoices(choices, m_options.hasAnswers));
                return;
            }
            case Kind::Number:
                if (m_isQuiz && !m_options.hasAnswers) blocks.push_back(paperNumberLine(text(question.unit)));
                return;
            case Kind::Cell:
                if (!m_options.hasAnswers) remark(HandoutWords::tr("Mark the cell in the figure."));
                return;
            case Kind::Token:
                if (!m_options.hasAnswers) remark(HandoutWords::tr("Mark the word in the figure."));
                return;
            case Kind::Order: {
                const QStringList words = sentenceWords(shown.exhibit(), shown.scene().parameters);
                remark(HandoutWords::tr("Words: %1").arg(joinList(words).toHtmlEscaped()));
                if (!m_options.hasAnswers) blocks.push_back(paperOrderLines(int(question.order.size())));
                return;
            }
        }
    }

    void addSolution(PaperBlocks& blocks, const LessonStep& step, const HandoutScene& scene) const {
        const auto add = [&](const QString& label, const QString& richText) {
            blocks.push_back(paperText(labelled(label, richText), isKey() ? PaperRole::Remark : PaperRole::Words));
        };
        RightAnswer answer;
        if (step.question) answer = rightAnswer(*step.question, scene.initial);
        if (step.question && step.question->kind != Kind::Choice) {
            QString words = answer.words.toHtmlEscaped();
            if (!step.question->unit.empty()) words += u' ' + text(step.question->unit).toHtmlEscaped();
            add(HandoutWords::tr("Answer:"), words);
            if (!step.question->hint.empty()) add(HandoutWords::tr("Hint:"), lessonWords(step.question->hint));
        }
        // The derivation and figures come last, because they are large and may have to go to the next page.
        if (!step.explanation.empty()) add(HandoutWords::tr("So:"), lessonWords(step.explanation));
        if (!step.notes.empty()) add(HandoutWords::tr("Notes:"), lessonWords(step.notes));
        if (answer.cell && hasCell(scene.initial.exhibit(), scene.initial.scene().parameters, *answer.cell)) {
            const Explanation explanation = scene.initial.explain(*answer.cell);
            if (!explanation.derivation.steps.empty() || explanation.derivation.symbolic != Expression{}) {
                blocks.push_back(paperText(HandoutWords::tr("Why this number?"), PaperRole::Label));
                blocks.push_back(paperDerivation(explanation.derivation, isKey()));
            }
        }
        if (!step.answerText.empty()) {
            step.task ? add(HandoutWords::tr("To do:"), lessonWords(step.answerText))
                      : add(HandoutWords::tr("Then:"), lessonWords(step.answerText));
        }
        if (scene.solved) {
            StepMarks marks{.focus = step.focus, .hides = step.hides, .outlined = step.covers};
            blocks.push_back(paperText(HandoutWords::tr("Once it is done:"), PaperRole::Label));
            blocks.push_back(paperFigure({scene.solved, marks, descriptionOf(scene.solved, marks)}));
        }
    }

    const Lesson& m_lesson;
    const HandoutOptions& m_options;
    bool m_isQuiz;
    EvaluatedScene m_before;  ///< in the last figure
    StepMarks m_marksBefore;
    PaperBlockPtr m_figure;
};

}  // namespace

std::vector<HandoutScene> evaluateHandout(const OpenedLesson& opened, bool hasAnswers,
                                          const std::function<void(double)>& progress) {
    std::vector<HandoutScene> scenes;
    const LessonStep* source = nullptr;
    LessonScene shown;
    for (const LessonStep& step : opened.lesson.steps) {
        if (progress) progress(double(scenes.size()) / double(opened.lesson.steps.size()));
        if (step.hasErrors) {
            const auto fault = std::ranges::find_if(opened.lesson.diagnostics, [&](const LessonDiagnostic& diagnostic) {
                return diagnostic.line >= step.line;
            });
            throw fault == opened.lesson.diagnostics.end()
                ? HandoutError(step.line, HandoutWords::tr("Something in this step cannot be read."))
                : HandoutError(fault->line, phraseText(fault->sentence));
        }
        const bool hasOwnScene = !step.show.empty() || !step.sceneFile.empty();
        try {
            if (hasOwnScene || !source) {
                source = &step;
                shown = resolveStepScene(step, opened.path.folder);
            }
            HandoutScene scene;
            const bool isSameAsBefore = !scenes.empty() && scenes.back().initial.scene() == shown.scene;
            scene.initial = isSameAsBefore ? scenes.back().initial : evaluateScene(*shown.exhibit, shown.scene);
            for (const auto& [key, covers] : {std::pair("cover", &step.covers), std::pair("hide", &step.hides)})
                for (const QString& problem : coverProblems(*covers, scene.initial))
                    throw HandoutError(step.lineOf({key}), problem);
            if (hasAnswers)
                if (const auto solved = solvedScene(*shown.exhibit, shown.scene, step);
                    solved && *solved != shown.scene)
                    scene.solved = evaluateScene(*shown.exhibit, *solved);
            scenes.push_back(std::move(scene));
        } catch (const HandoutError&) {
            throw;
        } catch (const LessonError& error) {
            throw HandoutError(step.lineOf({"show", "scene"}), error.sentence());
        }
    }
    return scenes;
}

namespace {

PaperDocument makeDocument(const Lesson& lesson, const std::vector<HandoutScene>& scenes, const HandoutOptions& options,
                           bool isQuiz) {
    PaperDocument document;
    document.size = options.size;
    document.title = text(lesson.title);
    document.hasNameLine = !options.hasAnswers;
    document.language = options.language;
    document.columns = isQuiz && options.hasAnswers ? 2 : 1;
    QStringList parts{QStringLiteral("Attention Lab")};
    if (lesson.minutes) parts += HandoutWords::tr("about %1 min").arg(*lesson.minutes);
    if (options.hasAnswers) parts += HandoutWords::tr("with answers");
    document.subtitle = parts.join(QStringLiteral(" · "));
    HandoutBuilder builder(lesson, options, isQuiz);
    for (std::size_t i = 0; i < std::min(lesson.steps.size(), scenes.size()); ++i)
        document.groups.push_back(builder.group(i, scenes[i]));
    return document;
}

}  // namespace

PaperDocument makeHandout(const Lesson& lesson, const std::vector<HandoutScene>& scenes,
                          const HandoutOptions& options) {
    return makeDocument(lesson, scenes, options, false);
}

PaperDocument makeQuiz(const Lesson& quiz, const std::vector<HandoutScene>& scenes, const HandoutOptions& options) {
    return makeDocument(quiz, scenes, options, true);
}

}  // namespace attention
