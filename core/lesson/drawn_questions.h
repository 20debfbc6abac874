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
    std::string name;  ///< of the lesson, "order-is-lost"
    Lesson lesson;     ///< each of its steps asks a question
};

/// One question that was drawn.
struct DrawnQuestion {
    std::size_t part = 0;
    std::size_t step = 0;
    std::size_t combination = 0;  ///< of the step's drawn values

    bool operator==(const DrawnQuestion&) const = default;
};

/// How many different questions there are, by their drawn values.
std::size_t questionCount(std::span<const ExercisePart> pool);

/// Draws questions evenly over the parts of a pool, in rounds: of each part one, in the order of the pool. A step comes
/// again only when all have come, and then with other values. The same seed gives the same questions of the same pool
/// on every platform and for good.
/// @param count  at most questionCount()
std::vector<DrawnQuestion> drawQuestions(std::span<const ExercisePart> pool, std::size_t count, std::uint64_t seed);

}  // namespace attention
