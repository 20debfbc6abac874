#include "core/training/training_tasks.h"

#include <algorithm>
#include <limits>

#include "core/random/philox.h"
#include "core/random/random_stream.h"
#include "core/training/sentence_grammar.h"

namespace attention {
namespace {

/// The seed of the evaluation sequences, the same for all runs.
constexpr std::uint64_t kEvaluationSeed = 20170612;
constexpr Index kLetters = 26;

/// A source of random integers for one sequence.
class RandomSource {
 public:
    RandomSource(std::uint64_t seed, RandomStream matrix, std::uint64_t row)
        : m_seed(seed), m_matrix(matrix), m_row(row) {}
    int below(Index count) { return int(uniform(m_seed, std::uint32_t(m_matrix), m_row, m_column++) * double(count)); }

 private:
    std::uint64_t m_seed;
    RandomStream m_matrix;
    std::uint64_t m_row;
    std::uint32_t m_column = 0;
};

/// The smallest period of the sequence; its length if it never repeats.
Index periodOf(std::span<const int> tokens) {
    for (std::size_t period = 1; period < tokens.size(); ++period)
        if (std::equal(tokens.begin() + std::ptrdiff_t(period), tokens.end(), tokens.begin())) return Index(period);
    return Index(tokens.size());
}

/// The most frequent token; the smallest one if several are equally frequent.
int majorityOf(std::span<const int> tokens) {
    std::vector<Index> counts;
    for (const int token : tokens) {
        if (std::size_t(token) >= counts.size()) counts.resize(std::size_t(token) + 1);
        ++counts[std::size_t(token)];
    }
    return int(std::max_element(counts.begin(), counts.end()) - counts.begin());
}

/// Appends one random sequence and its targets to a batch.
void append(const TrainingSettings& settings, Index length, std::uint64_t seed, RandomStream matrix, std::uint64_t row,
            TrainingBatch& batch) {
    std::vector<int> tokens;
    if (settings.task == TrainingTask::Coreference) {
        tokens = randomSentence(seed, std::uint32_t(matrix), row).tokens;
    } else {
        RandomSource random(seed, matrix, row);
        Index period = length;
        if (settings.task == TrainingTask::Induction) {
            const Index minPeriod = std::max<Index>(2, length / 4);
            period = minPeriod + random.below(length / 2 - minPeriod + 1);
        }
        for (Index i = 0; i < length; ++i)
            tokens.push_back(i < period ? random.below(settings.symbols) : tokens[std::size_t(i - period)]);
    }
    const std::vector<int> targets = targetsOf(settings, tokens);
    batch.tokens.insert(batch.tokens.end(), tokens.begin(), tokens.end());
    batch.targets.insert(batch.targets.end(), targets.begin(), targets.end());
}

TrainingBatch batchOf(const TrainingSettings& settings, Index sequences, Index length, std::uint64_t seed,
                      RandomStream matrix, std::uint64_t firstRow) {
    TrainingBatch batch{.sequences = sequences, .length = length};
    batch.tokens.reserve(std::size_t(sequences * length));
    batch.targets.reserve(std::size_t(sequences * length));
    for (Index sequence = 0; sequence < sequences; ++sequence)
        append(settings, length, seed, matrix, firstRow + std::uint64_t(sequence), batch);
    return batch;
}

}  // namespace

std::vector<int> targetsOf(const TrainingSettings& settings, std::span<const int> tokens) {
    const Index n = Index(tokens.size());
    std::vector<int> targets(tokens.size(), kNoTarget);
    const auto token = [&](Index position) { return tokens[std::size_t(position)]; };
    const auto set = [&](Index position, int target) { targets[std::size_t(position)] = target; };
    switch (settings.task) {
        case TrainingTask::LookBack:
            for (Index i = settings.offset; i < n; ++i) set(i, token(i - settings.offset));
            break;
        case TrainingTask::Reverse:
            for (Index i = 0; i < n; ++i) set(i, token(n - 1 - i));
            break;
        case TrainingTask::Sort:
            targets.assign(tokens.begin(), tokens.end());
            std::sort(targets.begin(), targets.end());
            break;
        case TrainingTask::Majority:
            std::fill(targets.begin(), targets.end(), majorityOf(tokens));
            break;
        case TrainingTask::Repeat:
            for (Index i = 0; i < n; ++i)
                set(i, std::find(tokens.begin(), tokens.begin() + i, token(i)) != tokens.begin() + i);
            break;
        case TrainingTask::Induction:
            for (Index i = periodOf(tokens); i + 1 < n; ++i) set(i, token(i + 1));
            break;
        case TrainingTask::Coreference: {
            const Index referent = referentPosition(tokens);
            const Index it = std::find(tokens.begin(), tokens.end(), wordToken("it")) - tokens.begin();
            if (referent >= 0) set(it, settings.pointing ? int(referent) : token(referent));
            break;
        }
    }
    return targets;
}

TrainingBatch trainingBatch(const TrainingSettings& settings, Index step) {
    return batchOf(settings, settings.batchSize, settings.n, settings.seed, RandomStream::TrainingBatch,
                   std::uint64_t(step) * std::uint64_t(settings.batchSize));
}

TrainingBatch evaluationBatch(const TrainingSettings& settings, Index length, Index count) {
    // Each length uses different rows of the random stream.
    return batchOf(settings, count, length, kEvaluationSeed, RandomStream::TrainingExamples,
                   std::uint64_t(length) << 32);
}

double mostFrequentAccuracy(const TrainingSettings& settings, Index length) {
    const bool hasTokenTargets = settings.task == TrainingTask::LookBack || settings.task == TrainingTask::Reverse ||
                                 settings.task == TrainingTask::Sort;
    if (!hasTokenTargets) return std::numeric_limits<double>::quiet_NaN();
    const TrainingBatch batch = evaluationBatch(settings, length);
    Index correct = 0, targets = 0;
    for (Index sequence = 0; sequence < batch.sequences; ++sequence) {
        const auto from = std::size_t(sequence * length), count = std::size_t(length);
        const int predicted = majorityOf(std::span(batch.tokens).subspan(from, count));
        for (const int target : std::span(batch.targets).subspan(from, count)) {
            targets += target != kNoTarget;
            correct += target == predicted;
        }
    }
    return double(correct) / double(targets);
}

std::vector<Index> evaluationLengths(const TrainingSettings& settings) {
    if (settings.task == TrainingTask::Coreference) return {settings.n};
    return {settings.n, settings.n + settings.n / 2, 2 * settings.n};
}

std::string tokenName(const TrainingSettings& settings, int token) {
    if (settings.task == TrainingTask::Coreference) return std::string(sentenceWords()[std::size_t(token)]);
    if (settings.symbols > 2 * kLetters) return std::to_string(token);
    return {char(token < kLetters ? 'A' + token : 'a' + token - kLetters)};
}

std::string className(const TrainingSettings& settings, int target) {
    if (settings.pointing) return std::to_string(target);
    if (settings.task == TrainingTask::Repeat) return target == 0 ? "no" : "yes";
    return tokenName(settings, target);
}

int findToken(const TrainingSettings& settings, std::string_view name) {
    for (int token = 0; token < vocabularySize(settings); ++token)
        if (tokenName(settings, token) == name) return token;
    return -1;
}

}  // namespace attention
