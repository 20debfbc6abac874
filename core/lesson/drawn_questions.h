#pragma once

#include <cstddef>
#include <cstdint>
#include <span>
#include <string>
#include <vector>

#include "core/lesson/lesson.h"

namespace attention {

/// The questions about one lesson of a course.
struct ExercisePart {
    std::string name;  ///< of the lesson: "order-is-lost"
    Lesson lesson;     ///< each of its steps asks a question
};

/// One question that was drawn.
struct DrawnQuestion {
    std::size_t part = 0;         ///< index in the pool
    std::size_t step = 0;         ///< index in the lesson
    std::size_t combination = 0;  ///< of the step's drawn values; see chooseCombination()

    bool operator==(const DrawnQuestion&) const = default;
};

/// The number of different questions; each combination of drawn values counts.
std::size_t questionCount(std::span<const ExercisePart> pool);

/// Draws questions in rounds: one from each part, in the order of the pool. A step is repeated, with other values, only
/// after all steps were drawn once. A pool and a seed give the same questions on every platform and in every version.
/// @param count  number of questions, at most questionCount()
std::vector<DrawnQuestion> drawQuestions(std::span<const ExercisePart> pool, std::size_t count, std::uint64_t seed);

}  // namespace attention
