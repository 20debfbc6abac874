#pragma once

#include <cstddef>
#include <cstdint>
#include <optional>
#include <string>
#include <string_view>
#include <vector>

namespace attention {

/// Words as they are divided by blanks; what stands in double quotes is one, with \" and \\ inside.
/// @throws TextError if a quote does not end
std::vector<std::string> splitArguments(std::string_view text);

/// How many words a text has: of Chinese two characters count as one.
std::size_t countWords(std::string_view text);

/// The first character that nobody sees, as "U+202E": a control, or a mark of direction that makes a text look other
/// than it is.
std::optional<std::string> hiddenCharacter(std::string_view utf8);

/// "[lesson *Order is lost*, step 3](lesson=order-is-lost&step=3)", the only form of a link in the texts of a lesson.
struct LessonWordsLink {
    std::size_t begin = 0;  ///< of the bracket in the text, bytes
    std::size_t length = 0;
    std::string words;  ///< Markdown between the brackets
    std::string lesson;
    std::int64_t step = 0;  ///< from 1

    /// "lesson=order-is-lost&step=3".
    std::string target() const;
};

/// All of a text, in its order.
std::vector<LessonWordsLink> linksIn(std::string_view markdown);

/// The text with the words of its links alone.
std::string withoutLinks(std::string_view markdown);

}  // namespace attention
