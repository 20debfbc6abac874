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

/// Bytes; a longer text is no lesson.
inline constexpr std::size_t kMaxLessonBytes = std::size_t{1} << 18;

inline constexpr std::size_t kMaxLessonSteps = 60;
inline constexpr std::size_t kMaxLessonChoices = 9;
/// Words that a question asks to put into order.
inline constexpr std::size_t kMaxLessonWords = 16;

/// What is wrong in a lesson's text.
struct LessonDiagnostic {
    std::size_t line = 0;  ///< from 1
    Message sentence;      ///< what was found, and what is expected
};

/// A number of a table of the step's exhibit: "weights 4 1".
struct TableSource {
    std::string table;
    std::int64_t row = 0;
    std::string column;  ///< its number, or its name

    bool operator==(const TableSource&) const = default;
};

/// One of the answers to choose from.
struct LessonChoice {
    std::string words;
    bool isRight = false;
    std::string hint = {};  ///< said when it was chosen wrongly; may be empty
    std::size_t line = 0;
};

/// What a step asks for. Which of the parts has the answer follows from `kind`.
struct LessonQuestion {
    enum class Kind { Choice, Number, Cell, Token, Order };

    std::string words;
    Kind kind = Kind::Choice;
    std::vector<LessonChoice> choices = {};          ///< of Choice, 2 to kMaxLessonChoices, one of them right
    std::optional<double> number = std::nullopt;     ///< of Number; nothing: it is what `source` has
    std::optional<double> tolerance = std::nullopt;  ///< nothing: a hundredth of the answer
    std::string unit = {};
    std::optional<TableSource> source = std::nullopt;
    Cell cell = {};                        ///< of Cell
    std::int64_t token = 0;                ///< of Token, from 0
    std::vector<std::int64_t> order = {};  ///< of Order: which token comes first, second, ...
    std::string hint = {};                 ///< of all but Choice, whose answers have hints of their own
};

/// What lights up in a step while the rest is dimmed.
struct LessonFocus {
    std::string matrix;
    std::optional<Cell> cell = std::nullopt;
};

/// Where the keys of a head or a step stand: line by key, from 1. The text of a step begins at "words", and what is
/// told after the answer at "answer-text".
using KeyLines = std::map<std::string, std::size_t, std::less<>>;

/// A part of the figure that is hidden: a panel, or cells of a matrix.
struct LessonCover {
    int panel = 0;    ///< from 1; 0: one that is named, or cells
    Cell cells = {};  ///< row -1: of all rows; column -1: of all columns. Without both, the key of a panel or a matrix

    /// What may name a panel: its number or a word; empty for cells.
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
    std::vector<LessonDraw> draws = {};  ///< with the values that stand in all else of the step
    std::string source = {};             ///< of a step with draws: its lines as they are written, with the heading
    /// The scene as the arguments of a command: the exhibit's id, then options. Or a scene file in the lesson's folder.
    /// Both empty: that of the step before.
    std::vector<std::string> show = {};
    std::string sceneFile = {};
    std::vector<std::string> controls = {};  ///< keys of the parameters that are offered; the others hide
    std::optional<LessonFocus> focus = std::nullopt;
    std::vector<LessonCover> covers = {};  ///< until the question is answered
    std::vector<LessonCover> hides = {};   ///< for the whole step: what a later one is about
    std::string words = {};                ///< Markdown, paragraphs with an empty line between them
    std::string answerText = {};           ///< Markdown behind "ask:", said once the question is answered
    std::optional<LessonQuestion> question = std::nullopt;
    std::optional<Condition> task = std::nullopt;
    std::optional<Goal> goal = std::nullopt;  ///< instead of a task: what a challenge asks for
    std::string goalHint = {};                ///< said on demand
    std::vector<std::string> solution = {};  ///< options that solve `task`, where they do not follow from it, or `goal`
    std::string explanation = {};
    std::string notes = {};   ///< for the presenter alone
    bool isAnimated = false;  ///< parameters move from the step before to this one
    bool sharesPage = false;  ///< it tells nothing of the answer before it: on paper both may stand on one page
    bool hasErrors = false;   ///< something of it could not be read; it cannot be shown

    /// Of the first of these keys that the step has; else of the heading.
    std::size_t lineOf(std::initializer_list<std::string_view> keys) const;
};

/// A guided way through scenes, or a prepared demonstration.
struct Lesson {
    std::string title;
    std::optional<int> minutes = std::nullopt;
    std::vector<std::string> needs = {};  ///< names of the lessons to take before: files of its folder
    KeyLines lines = {};
    std::vector<LessonStep> steps = {};
    std::vector<LessonDiagnostic> diagnostics = {};  ///< by line
};

/// Reads a lesson, which is Markdown: "# Title", lines "key: value", and a step under each "## Heading". A step's keys
/// are draw, show, scene, controls, focus, cover, hide, ask, answer, tolerance, unit, hint, do, goal, try, because,
/// notes, glide and page; "- words" are answers, "- [x]" the right one, with a hint in braces at the end. A line that
/// begins with two blanks goes on with the value before. A line that begins with "%" is a comment. All else is the
/// step's text: before "ask:" that of the question, behind it that of the answer. docs/lessons.md tells it with
/// examples. A step with "draw:" has the first value of each draw. Nothing is thrown: what cannot be read is among the
/// diagnostics, and the other steps are there.
Lesson readLesson(std::string_view text);

/// A step with other drawn values, and what cannot be read of it with them.
struct DrawnStep {
    LessonStep step;
    std::vector<LessonDiagnostic> diagnostics = {};
};
/// @param combination  below combinationCount() of the step's draws
DrawnStep drawStep(const LessonStep& step, std::size_t combination);

}  // namespace attention
