#include "core/lesson/drawn_questions.h"

#include <algorithm>
#include <numeric>

#include "core/random/philox.h"
#include "core/random/random_stream.h"
#include "core/require.h"

namespace attention {
namespace {

/// The numbers 0 ... count - 1 in a random order that (seed, stream, row) determine, by a Fisher-Yates shuffle.
std::vector<std::size_t> shuffled(std::size_t count, std::uint64_t seed, RandomStream stream, std::uint64_t row) {
    std::vector<std::size_t> order(count);
    std::iota(order.begin(), order.end(), std::size_t{0});
    for (std::size_t i = count; i > 1; --i) {
        const double drawn = uniform(seed, std::uint32_t(stream), row, std::uint32_t(i));
        std::swap(order[i - 1], order[std::size_t(drawn * double(i))]);
    }
    return order;
}

/// All questions of a part in the order in which they are drawn: first each step once, then again with other values.
std::vector<DrawnQuestion> sequenceOf(const ExercisePart& part, std::size_t partIndex, std::uint64_t seed) {
    const auto& steps = part.lesson.steps;
    const auto order = shuffled(steps.size(), seed, RandomStream::ExerciseQuestions, wordHash(part.name));
    std::vector<std::vector<std::size_t>> values;
    std::size_t maxValues = 0;
    for (std::size_t step = 0; step < steps.size(); ++step) {
        const std::uint64_t row = wordHash(part.name + ' ' + std::to_string(step));
        values.push_back(shuffled(combinationCount(steps[step].draws), seed, RandomStream::ExerciseValues, row));
        maxValues = std::max(maxValues, values.back().size());
    }
    std::vector<DrawnQuestion> sequence;
    for (std::size_t repetition = 0; repetition < maxValues; ++repetition)
        for (const std::size_t step : order)
            if (repetition < values[step].size()) sequence.push_back({partIndex, step, values[step][repetition]});
    return sequence;
}

}  // namespace

std::size_t questionCount(std::span<const ExercisePart> pool) {
    std::size_t count = 0;
    for (const ExercisePart& part : pool)
        for (const LessonStep& step : part.lesson.steps) count += combinationCount(step.draws);
    return count;
}

std::vector<DrawnQuestion> drawQuestions(std::span<const ExercisePart> pool, std::size_t count, std::uint64_t seed) {
    const std::size_t available = questionCount(pool);
    require(count <= available, "The number of questions", "at most " + std::to_string(available), std::int64_t(count));
    // Until all steps of the pool were drawn, no part may repeat a step.
    std::vector<std::vector<DrawnQuestion>> sequences;
    std::size_t steps = 0;
    for (std::size_t partIndex = 0; partIndex < pool.size(); ++partIndex) {
        sequences.push_back(sequenceOf(pool[partIndex], partIndex, seed));
        steps += pool[partIndex].lesson.steps.size();
    }
    std::vector<std::size_t> drawnCounts(pool.size(), 0);
    std::vector<DrawnQuestion> drawn;
    for (std::uint64_t round = 0; drawn.size() < count; ++round) {
        std::vector<std::size_t> parts;
        for (std::size_t partIndex = 0; partIndex < pool.size(); ++partIndex) {
            const std::size_t limit =
                drawn.size() < steps ? pool[partIndex].lesson.steps.size() : sequences[partIndex].size();
            if (drawnCounts[partIndex] < limit) parts.push_back(partIndex);
        }
        // If the last round needs fewer questions than there are parts, choose parts at random.
        if (const std::size_t remaining = count - drawn.size(); remaining < parts.size()) {
            const auto order = shuffled(parts.size(), seed, RandomStream::ExerciseLessons, round);
            std::vector<std::size_t> chosenParts;
            for (std::size_t i = 0; i < remaining; ++i) chosenParts.push_back(parts[order[i]]);
            std::ranges::sort(chosenParts);
            parts = std::move(chosenParts);
        }
        for (const std::size_t partIndex : parts) drawn.push_back(sequences[partIndex][drawnCounts[partIndex]++]);
    }
    return drawn;
}

}  // namespace attention
