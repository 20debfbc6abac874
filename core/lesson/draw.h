#pragma once

#include <cstddef>
#include <span>
#include <string>
#include <string_view>
#include <vector>

namespace attention {

/// A step has at most so many combinations of drawn values; all of them are checked.
inline constexpr std::size_t kMaxDrawCombinations = 64;

/// Names for which one of several values is drawn each time a step is shown.
struct LessonDraw {
    std::vector<std::string> names;                ///< of small letters
    std::vector<std::vector<std::string>> values;  ///< of each possibility, one for each name
    std::size_t chosen = 0;                        ///< which of the values the step has

    bool operator==(const LessonDraw&) const = default;
};

/// Reads "n 4 6 8", or names whose values belong together: "n,right 4,16 6,36". Several draws are joined by "and":
/// "n 4 6 and d 8 16". A value of a single name is taken as a whole, with commas in it.
/// @throws TextError
std::vector<LessonDraw> readDraws(std::string_view text);

/// Of all draws together; 1 where there is none.
std::size_t combinationCount(std::span<const LessonDraw> draws);

/// Chooses the values of one combination. @param combination  below combinationCount()
void chooseCombination(std::span<LessonDraw> draws, std::size_t combination);

/// The names in braces that a text has: "{n}", small letters only.
std::vector<std::string> namesInBraces(std::string_view text);

/// The text with the chosen values in the place of names in braces.
/// @throws TextError for a name that is not drawn
std::string withDrawnValues(std::string_view text, std::span<const LessonDraw> draws);

/// "n = 4, d = 16".
std::string drawnValuesText(std::span<const LessonDraw> draws);

}  // namespace attention
