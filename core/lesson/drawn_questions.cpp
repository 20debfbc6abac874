#include "core/lesson/drawn_questions.h"

#include <algorithm>
#include <numeric>

#include "core/random/philox.h"
#include "core/random/random_stream.h"
#include "core/require.h"

namespace attention {
namespace {

/// 0 ... count - 1 in an order that (seed, stream, row) decide: Fisher and Yates' shuffle.
std::vector<std::size_t> shuffled(std::size_t count, std::uint64_t seed, RandomStream stream, std::uint64_t row) {
    std::vector<std::size_t> order(count);
    std::iota(order.begin(), order.end(), std::size_t{0});
    for (std::size_t i = count; i > 1; --i) {
        const double drawn = uniform(seed, std::uint32_t(stream), row, std::uint32_t(i));
        std::swap(order[i - 1], order[std::size_t(drawn * double(i))]);
    }
    return order;
}

/// All questions of a part in the order in which they are drawn: each step once, then with other values.
std::vector<DrawnQuestion> sequenceOf(const ExercisePart& part, std::size_t place, std::uint64_t seed) {
    const auto& steps = part.lesson.steps;
    const auto order = shuffled(steps.size(), seed, RandomStream::ExerciseQuestions, wordHash(part.name));
    std::vector<std::vector<std::size_t>> values;
    std::size_t most = 0;
    for (std::size_t step = 0; step < steps.size(); ++step) {
        const std::uint64_t row = wordHash(part.name + ' ' + std::to_string(step));
        values.push_back(shuffled(combinationCount(steps[step].draws), seed, RandomStream::ExerciseValues, row));
        most = std::max(most, values.back().size());
    }
    std::vector<DrawnQuestion> sequence;
    for (std::size_t time = 0; time < most; ++time)
        for (const std::size_t step : order)
            if (time < values[step].size()) sequence.push_back({place, step, values[step][time]});
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
    const std::size_t all = questionCount(pool);
    require(count <= all, "The number of questions", "at most " + std::to_string(all), std::int64_t(count));
    // The steps that every part asks for the first time come before any that comes again.
    std::vector<std::vector<DrawnQuestion>> sequences;
    std::size_t steps = 0;
    for (std::size_t place = 0; place < pool.size(); ++place) {
        sequences.push_back(sequenceOf(pool[place], place, seed));
        steps += pool[place].lesson.steps.size();
    }
    std::vector<std::size_t> taken(pool.size(), 0);
    std::vector<DrawnQuestion> drawn;
    for (std::uint64_t round = 0; drawn.size() < count; ++round) {
        std::vector<std::size_t> parts;
        for (std::size_t place = 0; place < pool.size(); ++place) {
            const std::size_t most = drawn.size() < steps ? pool[place].lesson.steps.size() : sequences[place].size();
            if (taken[place] < most) parts.push_back(place);
        }
        // The last round may be of some parts only.
        if (const std::size_t left = count - drawn.size(); left < parts.size()) {
            const auto order = shuffled(parts.size(), seed, RandomStream::ExerciseLessons, round);
            std::vector<std::size_t> some;
            for (std::size_t i = 0; i < left; ++i) some.push_back(parts[order[i]]);
            std::ranges::sort(some);
            parts = std::move(some);
        }
        for (const std::size_t place : parts) drawn.push_back(sequences[place][taken[place]++]);
    }
    return drawn;
}

}  // namespace attention
