#pragma once

#include <cstddef>
#include <initializer_list>
#include <map>
#include <optional>
#include <string>
#include <string_view>
#include <vector>

#include "core/lesson/condition.h"
#include "core/lesson/draw.h"
#include "core/lesson/goal.h"
#include "core/lesson/lesson_words.h"
#include "core/scene/view.h"

namespace attention {

/// The maximum length of the text of a lesson, in bytes.
inline constexpr std::size_t kMaxLessonBytes = std::size_t{1} << 18;

inline constexpr std::size_t kMaxLessonSteps = 60;
inline constexpr std::size_t kMaxLessonChoices = 9;
/// The maximum number of words in a question that asks for their order.
inline constexpr std::size_t kMaxLessonWords = 16;

/// An error in the text of a lesson.
struct LessonDiagnostic {
    std::size_t line = 0;  ///< from 1
    Message sentence;      ///< what was found and what is expected
};

/// A number of a table of the step's exhibit: "weights 4 1".
struct TableSource {
    std::string table;
    std::int64_t row = 0;
    std::string column;  ///< number or name of the column

    bool operator==(const TableSource&) const = default;
};

/// One answer of a multiple-choice question.
struct LessonChoice {
    std::string words;
    bool isRight = false;
    std::string hint = {};  ///< shown if this wrong answer is chosen; may be empty
    std::size_t line = 0;
};

/// The question of a step. `kind` decides which member has the right answer.
struct LessonQuestion {
    enum class Kind { Choice, Number, Cell, Token, Order };

    std::string words;
    Kind kind = Kind::Choice;
    std::vector<LessonChoice> choices = {};          ///< of Choice: 2 to kMaxLessonChoices, exactly one of them right
    std::optional<double> number = std::nullopt;     ///< of Number; nullopt: the number at `source`
    std::optional<double> tolerance = std::nullopt;  ///< of Number; nullopt: a hundredth of the answer
    std::string unit = {};
    std::optional<TableSource> source = std::nullopt;
    Cell cell = {};                        ///< of Cell: the right cell
    std::int64_t token = 0;                ///< of Token: index of the right token, from 0
    std::vector<std::int64_t> order = {};  ///< of Order: which token comes first, second, ...
    std::string hint = {};                 ///< of all kinds but Choice, where each answer has a hint
};

/// The matrix or cell that is highlighted in a step while the rest of the figure is dimmed.
struct LessonFocus {
    std::string matrix;
    std::optional<Cell> cell = std::nullopt;
};

/// The line number, from 1, of each key in the head of a lesson or in a step. "words" is the first line of a step's
/// text, "answer-text" that of the text after the answer.
using KeyLines = std::map<std::string, std::size_t, std::less<>>;

/// A part of the figure that is hidden: a panel, or cells of a matrix.
struct LessonCover {
    int panel = 0;  ///< number of the panel, from 1; 0: see `cells`
    /// If `panel` is 0. Row -1: all rows; column -1: all columns. If both are -1, `matrix` is the key of a panel or
    /// matrix.
    Cell cells = {};

    /// The number of the panel or the key of a panel or matrix; empty for cells.
    std::string word() const {
        if (panel > 0) return std::to_string(panel);
        return cells.row < 0 && cells.column < 0 ? cells.matrix : std::string();
    }
    bool operator==(const LessonCover&) const = default;
};

/// One step of a lesson: a scene, a short text, and at most one task or question. Without either it is a bookmark.
struct LessonStep {
    std::string heading;
    std::size_t line = 0;
    KeyLines lines = {};
    std::vector<LessonDraw> draws = {};  ///< the other members contain their chosen values
    std::string source = {};             ///< of a step with draws: its original lines, including the heading
    /// The scene as arguments of the command line: the id of the exhibit, then options. Alternatively `sceneFile`, a
    /// file in the folder of the lesson. If both are empty, the scene of the previous step.
    std::vector<std::string> show = {};
    std::string sceneFile = {};
    std::vector<std::string> controls = {};  ///< keys of the parameters whose controls are visible
    std::optional<LessonFocus> focus = std::nullopt;
    std::vector<LessonCover> covers = {};  ///< parts hidden until the question is answered
    std::vector<LessonCover> hides = {};   ///< parts hidden during the whole step, for example for a later step
    std::string words = {};                ///< Markdown; paragraphs are separated by an empty line
    std::string answerText = {};           ///< Markdown after "ask:", shown when the question is answered
    std::optional<LessonQuestion> question = std::nullopt;
    std::optional<Condition> task = std::nullopt;
    std::optional<Goal> goal = std::nullopt;  ///< instead of a task: what a challenge asks for
    std::string goalHint = {};                ///< shown on demand
    std::vector<std::string> solution = {};   ///< options that solve `task` or `goal`, if solutionOf() cannot tell
    std::string explanation = {};
    std::string notes = {};   ///< shown to the presenter only
    bool isAnimated = false;  ///< whether parameters change gradually from the previous step to this one
    bool sharesPage = false;  ///< whether it may be printed on the same page as the question before it, whose answer it
                              ///< does not reveal
    bool hasErrors = false;   ///< whether parts of it could not be read, so that it cannot be shown

    /// The line number of the first of these keys that the step has; if it has none, that of the heading.
    std::size_t lineOf(std::initializer_list<std::string_view> keys) const;
};

/// A guided tour through scenes, or a prepared demonstration.
struct Lesson {
    std::string title;
    std::optional<int> minutes = std::nullopt;
    std::vector<std::string> needs = {};  ///< lessons to take first: file names in the same folder
    KeyLines lines = {};
    std::vector<LessonStep> steps = {};
    std::vector<LessonDiagnostic> diagnostics = {};  ///< sorted by line
};

/// Reads a lesson, which is Markdown: "# Title", lines "key: value", and a step under each "## Heading". A step's keys
/// are draw, show, scene, controls, focus, cover, hide, ask, answer, tolerance, unit, hint, do, goal, try, because,
/// notes, glide and page; "- words" are answers, "- [x]" the right one, with a hint in braces at the end. A line that
/// begins with two blanks continues the value before it. A line that begins with "%" is a comment. Other lines are the
/// text of the step: before "ask:" the text of the question, after it the text of the answer. See docs/lessons.md for
/// examples. A step with "draw:" gets the first value of each draw. Errors are not thrown, but listed in the
/// diagnostics; the other steps are complete.
Lesson readLesson(std::string_view text);

/// A step with other drawn values, and the errors in its text with these values.
struct DrawnStep {
    LessonStep step;
    std::vector<LessonDiagnostic> diagnostics = {};
};
/// Reads a step again with other drawn values. @param combination  0 ... combinationCount(step.draws) - 1
DrawnStep drawStep(const LessonStep& step, std::size_t combination);

}  // namespace attention
