#pragma once

#include <cstddef>
#include <span>
#include <string>
#include <string_view>
#include <vector>

namespace attention {

/// The maximum number of combinations of drawn values of a step. All of them are checked.
inline constexpr std::size_t kMaxDrawCombinations = 64;

/// Names in a step of a lesson for which random values are drawn each time the step is shown.
struct LessonDraw {
    std::vector<std::string> names;                ///< lower-case letters only
    std::vector<std::vector<std::string>> values;  ///< one entry per alternative, each with one value per name
    std::size_t chosen = 0;                        ///< index of the alternative that the step uses

    bool operator==(const LessonDraw&) const = default;
};

/// Reads "n 4 6 8", or names whose values belong together: "n,right 4,16 6,36". Several draws are joined by "and":
/// "n 4 6 and d 8 16". If there is only one name, commas are part of its value.
/// @throws TextError
std::vector<LessonDraw> readDraws(std::string_view text);

/// The number of combinations of all draws together; 1 without draws.
std::size_t combinationCount(std::span<const LessonDraw> draws);

/// Chooses the values of one combination. @param combination  0 ... combinationCount() - 1
void chooseCombination(std::span<LessonDraw> draws, std::size_t combination);

/// The names in braces in a text, such as "{n}"; lower-case letters only.
std::vector<std::string> namesInBraces(std::string_view text);

/// The text with each name in braces replaced by its chosen value.
/// @throws TextError for a name that is not drawn
std::string withDrawnValues(std::string_view text, std::span<const LessonDraw> draws);

/// The chosen values as text: "n = 4, d = 16".
std::string drawnValuesText(std::span<const LessonDraw> draws);

}  // namespace attention
