#pragma once

#include <optional>
#include <span>
#include <string>
#include <string_view>
#include <utility>
#include <vector>

#include "core/lesson/lesson.h"

namespace attention {

/// The kinds of lines in the text of a lesson.
enum class LessonLine { Comment, Continuation, Title, Heading, Choice, Key, Text };

/// @param line  without line end, with tabs replaced by blanks
/// @param isInValue  whether the previous line belongs to a value or a choice, which this line may continue
/// @param isInQuestion  whether the step has "ask:" above the line
LessonLine lessonLine(std::string_view line, bool isInValue, bool isInQuestion);

/// Key and value of a line "key: value", whose key consists of lower-case letters; nullopt for other lines.
std::optional<std::pair<std::string_view, std::string_view>> lessonKey(std::string_view line);

/// The text of a lesson that an author edits: a setter rewrites only the lines of its value; all other bytes stay,
/// including comments, empty lines and order. Steps count from 0, as in the Lesson that readLesson() reads from the
/// text. A step that shows the scene of the step before keeps its scene when steps are moved, added or removed.
class LessonSource {
 public:
    explicit LessonSource(std::string_view text = {});

    std::string text() const;
    std::size_t stepCount() const;

    void setTitle(std::string_view title);
    /// The value of a key in the head or in a step, including its continuation lines; empty if the key is missing.
    std::string headValue(std::string_view key) const;
    std::string value(std::size_t step, std::string_view key) const;
    /// Sets a key; an empty value removes it. Removing "ask" also removes choices, "answer", "tolerance", "unit" and
    /// "hint". Blanks at the ends are dropped, line breaks become blanks. @throws TextError  for an unknown key
    void setHeadValue(std::string_view key, std::string_view value);
    void setValue(std::size_t step, std::string_view key, std::string_view value);
    void setHeading(std::size_t step, std::string_view heading);
    /// Set the text of the step (above the question, if there is one), and the text that is shown with the answer.
    /// @param markdown  paragraphs, separated by an empty line
    /// @throws TextError  if a paragraph would be read as something else: a heading, a key, a choice or a comment; or
    ///                    for an answer's text without a question
    void setWords(std::size_t step, std::string_view markdown);
    void setAnswerText(std::size_t step, std::string_view markdown);
    /// @throws TextError  if the step has no question
    void setChoices(std::size_t step, std::span<const LessonChoice> choices);

    /// Adds an empty step. @param at  0 ... stepCount()  @param show  its scene; empty: the scene of the step before
    void insertStep(std::size_t at, std::string_view heading, std::string_view show = {});
    /// Inserts a copy of a step after it.
    void duplicateStep(std::size_t step, std::string_view heading);
    void removeStep(std::size_t step);
    /// @param to  the index of the step after the move
    void moveStep(std::size_t from, std::size_t to);

 private:
    /// A title, heading, key or choice with its continuation lines; or a paragraph.
    struct Item {
        LessonLine kind = LessonLine::Text;
        std::size_t begin = 0, end = 0;  ///< lines begin ... end - 1
        std::string key = {}, value = {};
        int rank = 0;  ///< position in the fixed order of keys, which decides where a new item is inserted
    };
    /// The head of the lesson or one step.
    struct Block {
        std::size_t begin = 0,
                    end = 0;  ///< lines begin ... end - 1; a step begins with the comments directly above its heading
        std::vector<Item> items = {};
    };
    using Lines = std::vector<std::string>;

    void scan();
    const Item* find(const Block& block, std::string_view key) const;
    void replaceLines(std::size_t begin, std::size_t end, const Lines& lines);
    /// Replaces the items of a step for which `isOld` is true with new lines, or inserts the lines by rank if there are
    /// none. Does nothing if the values do not change. @param values  the values of the new items
    template <typename IsOld>
    void replaceItems(std::size_t step, int rank, const IsOld& isOld, const Lines& lines, const Lines& values);
    void setText(std::size_t step, int rank, std::string_view markdown);
    /// The key ("show" or "scene") and value that determine the scene of a step: from the step itself or from the last
    /// step before it that has such a key.
    using SceneKey = std::pair<std::string, std::string>;
    SceneKey sceneOf(std::size_t step) const;
    std::vector<SceneKey> scenes() const;
    /// Sets the scene of each step whose scene differs from the wanted one. @param wanted  one per step
    void keepScenes(const std::vector<SceneKey>& wanted);
    /// Inserts or removes the lines of a step. Steps are separated by an empty line.
    void insertBlock(std::size_t at, Lines lines);
    Lines takeBlock(std::size_t step);
    void trimEnd();

    Lines m_lines;                      ///< without line ends
    bool m_hasByteOrderMark = false;    ///< the text begins with a byte-order mark
    bool m_hasCarriageReturns = false;  ///< lines end with CR LF
    bool m_endsWithBreak = true;
    Block m_head;
    std::vector<Block> m_steps;
};

}  // namespace attention
