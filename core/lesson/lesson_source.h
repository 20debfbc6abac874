#pragma once

#include <optional>
#include <span>
#include <string>
#include <string_view>
#include <utility>
#include <vector>

#include "core/lesson/lesson.h"

namespace attention {

/// What a line of a lesson's text is.
enum class LessonLine { Comment, Continuation, Title, Heading, Choice, Key, Text };

/// @param line        without its end, tabs as blanks
/// @param isInValue   the line before is, or continues, a value or a choice
/// @param isInQuestion  the step has "ask:" above
LessonLine lessonLine(std::string_view line, bool isInValue, bool isInQuestion);

/// Key and value of a line "key: value", whose key is of small letters; nothing for another line.
std::optional<std::pair<std::string_view, std::string_view>> lessonKey(std::string_view line);

/// A lesson's text as an author edits it: what is set is written anew, and everything else stays as it is, byte for
/// byte, with comments, empty lines and order. Steps count from 0, as in the Lesson that readLesson() makes of the
/// text. A step that shows the scene of the step before keeps showing it wherever steps are moved, added or removed.
class LessonSource {
 public:
    explicit LessonSource(std::string_view text = {});

    std::string text() const;
    std::size_t stepCount() const;

    void setTitle(std::string_view title);
    /// The value of a key of the head or of a step, lines that go on with it included; empty where there is none.
    std::string headValue(std::string_view key) const;
    std::string value(std::size_t step, std::string_view key) const;
    /// Sets a key; an empty value takes it away. Without "ask" go choices, "answer", "tolerance", "unit" and "hint".
    /// Blanks at the ends are dropped, line breaks become blanks. @throws TextError  if the key is none of a step
    void setHeadValue(std::string_view key, std::string_view value);
    void setValue(std::size_t step, std::string_view key, std::string_view value);
    void setHeading(std::size_t step, std::string_view heading);
    /// The text above the question, or of a step without one; and the text that is shown with the answer.
    /// @param markdown  paragraphs with an empty line between them
    /// @throws TextError  if a paragraph would be read as something else: a heading, a key, a choice or a comment; or
    ///                    for an answer's text without a question
    void setWords(std::size_t step, std::string_view markdown);
    void setAnswerText(std::size_t step, std::string_view markdown);
    /// @throws TextError  without a question
    void setChoices(std::size_t step, std::span<const LessonChoice> choices);

    /// Adds an empty step. @param at  0 ... stepCount()  @param show  its scene; empty: that of the step before
    void insertStep(std::size_t at, std::string_view heading, std::string_view show = {});
    /// Adds a copy of a step behind it.
    void duplicateStep(std::size_t step, std::string_view heading);
    void removeStep(std::size_t step);
    /// @param to  the place that the step has afterwards
    void moveStep(std::size_t from, std::size_t to);

 private:
    /// A title, a heading, a key or a choice with the lines that go on with it; or a paragraph.
    struct Item {
        LessonLine kind = LessonLine::Text;
        std::size_t begin = 0, end = 0;  ///< lines
        std::string key = {}, value = {};
        int rank = 0;  ///< where a new one would stand among those of its step
    };
    struct Block {
        std::size_t begin = 0, end = 0;  ///< lines; a step begins with the comments directly above its heading
        std::vector<Item> items = {};
    };
    using Lines = std::vector<std::string>;

    void scan();
    const Item* find(const Block& block, std::string_view key) const;
    void replaceLines(std::size_t begin, std::size_t end, const Lines& lines);
    /// Puts lines in the place of a step's items that `isOld` names, or where such an item would stand. Does nothing
    /// where those have the same values. @param values  of the items that the lines are
    template <typename IsOld>
    void put(std::size_t step, int rank, const IsOld& isOld, const Lines& lines, const Lines& values);
    void setText(std::size_t step, int rank, std::string_view markdown);
    /// "show: ..." or "scene: ...", of the step or the last one before it that has any.
    using SceneKey = std::pair<std::string, std::string>;
    SceneKey sceneOf(std::size_t step) const;
    std::vector<SceneKey> scenes() const;
    /// Writes the scene of each step that would show another one. @param wanted  by step
    void keepScenes(const std::vector<SceneKey>& wanted);
    /// The lines of a step, ended by an empty line; the last step of a text needs none.
    void insertBlock(std::size_t at, Lines lines);
    Lines takeBlock(std::size_t step);
    void trimEnd();

    Lines m_lines;              ///< without their ends
    bool m_hasMark = false;     ///< a byte-order mark begins the text
    bool m_hasReturns = false;  ///< lines end with CR LF
    bool m_endsWithBreak = true;
    Block m_head;
    std::vector<Block> m_steps;
};

}  // namespace attention
