#pragma once

#include <cstddef>
#include <cstdint>
#include <optional>
#include <string>
#include <string_view>
#include <vector>

namespace attention {

/// Splits a text at blanks. Text in double quotes is one argument; inside, \" and \\ stand for a quote and a backslash.
/// @throws TextError if a quotation mark is not closed
std::vector<std::string> splitArguments(std::string_view text);

/// The number of words of a text; in Chinese, two characters count as one word.
std::size_t countWords(std::string_view text);

/// The first invisible character, such as "U+202E": a control character, or a bidirectional formatting character, which
/// can make a text look different from what it is.
std::optional<std::string> hiddenCharacter(std::string_view utf8);

/// A link in the texts of a lesson, which always has the form
/// "[lesson *Order is lost*, step 3](lesson=order-is-lost&step=3)".
struct LessonWordsLink {
    std::size_t begin = 0;   ///< index of the opening bracket in the text, in bytes
    std::size_t length = 0;  ///< in bytes
    std::string words;       ///< Markdown between the brackets
    std::string lesson;      ///< name of the lesson
    std::int64_t step = 0;   ///< from 1

    /// "lesson=order-is-lost&step=3".
    std::string target() const;
};

/// All links of a text, in order.
std::vector<LessonWordsLink> linksIn(std::string_view markdown);

/// The text with each link replaced by the words between its brackets.
std::string withoutLinks(std::string_view markdown);

}  // namespace attention
