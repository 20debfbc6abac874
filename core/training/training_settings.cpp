#include "core/training/training_settings.h"

#include <algorithm>
#include <cmath>

#include "core/number_text.h"
#include "core/system/memory.h"
#include "core/training/model_tensors.h"
#include "core/training/sentence_grammar.h"
#include "core/training/training_run.h"

namespace attention {
namespace {

constexpr Index kMaxSymbols = 100, kMaxLength = 128, kMaxWidth = 256, kMaxHeads = 64, kMaxLayers = 16;
constexpr Index kMaxSteps = 100000, kMaxBatch = 1024;

std::string given(std::string_view key, const std::string& value) {
    return std::string(key) + " is " + value;
}

TrainingProblem outside(std::string_view key, Index value, Index least, Index most) {
    if (value >= least && value <= most) return {};
    return {key, given(key, std::to_string(value)) + "; accepted: whole numbers " + std::to_string(least) + " to " +
                     std::to_string(most)};
}

}  // namespace

TrainingSettings settingsFor(TrainingTask task) {
    TrainingSettings settings;
    settings.task = task;
    if (task == TrainingTask::Induction) {
        settings.layers = 2;
        settings.mask = MaskKind::Causal;
    }
    if (task == TrainingTask::Coreference) {
        settings.n = kSentenceLength;
        settings.layers = 2;
        settings.heads = 1;
    }
    return settings;
}

Index classCount(const TrainingSettings& settings) {
    if (settings.pointing) return settings.n;
    return settings.task == TrainingTask::Repeat ? 2 : vocabularySize(settings);
}

Index vocabularySize(const TrainingSettings& settings) {
    return settings.task == TrainingTask::Coreference ? Index(sentenceWords().size()) : settings.symbols;
}

TrainingProblem trainingProblem(const TrainingSettings& settings) {
    for (const TrainingProblem& problem :
         {outside("symbols", settings.symbols, 2, kMaxSymbols), outside("n", settings.n, 2, kMaxLength),
          outside("d", settings.d, 2, kMaxWidth), outside("heads", settings.heads, 1, kMaxHeads),
          outside("layers", settings.layers, 1, kMaxLayers), outside("steps", settings.steps, 1, kMaxSteps),
          outside("batch-size", settings.batchSize, 1, kMaxBatch)})
        if (!problem.empty()) return problem;
    const auto is = [](Index value) { return std::to_string(value); };
    if (!(settings.learningRate > 0) || !std::isfinite(settings.learningRate))
        return {"learning-rate",
                given("learning-rate", formatNumber(settings.learningRate)) + "; accepted: numbers above 0"};
    if (!(settings.base > 1) || !std::isfinite(settings.base))
        return {"base", given("base", formatNumber(settings.base)) + "; accepted: numbers above 1"};
    if (settings.d % settings.heads != 0)
        return {"heads",
                "heads is " + is(settings.heads) + " and d is " + is(settings.d) + "; accepted: heads that divide d"};
    if (settings.encoding == TrainedEncoding::Rotary && settings.d / settings.heads % 2 != 0)
        return {"heads", "a head is " + is(settings.d / settings.heads) +
                             " wide, and rotary turns pairs of columns; accepted: heads of even width"};
    if (settings.task == TrainingTask::LookBack && (settings.offset < 1 || settings.offset >= settings.n))
        return {"offset", given("offset", is(settings.offset)) + "; accepted for look-back: whole numbers 1 to " +
                              is(settings.n - 1) + ", less than n"};
    if (settings.task == TrainingTask::Induction && !isCausal(settings))
        return {"mask",
                "mask is none, so that induction could look at the next token instead of predicting it; "
                "accepted: causal"};
    if (settings.task == TrainingTask::Induction && settings.n < 4)
        return {"n", given("n", is(settings.n)) + "; accepted for induction: at least 4"};
    if (settings.task == TrainingTask::Coreference && settings.n != kSentenceLength)
        return {"n", given("n", is(settings.n)) + "; accepted for who-is-it: " + is(kSentenceLength) +
                         ", the length of its sentences"};
    if (settings.task == TrainingTask::Coreference && isCausal(settings))
        return {"mask",
                "later tokens are hidden, and the word that tells who it is often stands behind \"it\"; "
                "accepted for who-is-it: mask none, and an encoding other than alibi"};
    if (settings.pointing && settings.task != TrainingTask::Coreference)
        return {"pointing", std::string(choiceName(settings.task)) +
                                " has no noun to point at; accepted: off, or the task who-is-it"};
    if (const double bytes = trainingBytes(settings); bytes > memoryLimit()) {
        constexpr double kMega = 1e6;
        return {"d", "the run would take " + formatSignificant(bytes / kMega, 3) + " MB; accepted: at most " +
                         formatSignificant(memoryLimit() / kMega, 3) +
                         " MB, with a smaller d, n, layers or batch-size"};
    }
    return {};
}

double trainingBytes(const TrainingSettings& settings) {
    const double values = double(ModelLayout(settings).size), state = 3 * 8 * values;
    const double kept =
        std::max(state, std::min(state * double(TrainingRun::kMaxCheckpoints), TrainingRun::kMaxCheckpointBytes));
    // A pass over some 128 tokens on each thread, a gradient for each; the judged sequences may be twice as long.
    const double n = double(settings.n), tokens = std::max(2 * n, 128.0);
    const double ofToken =
        double(settings.layers) * (14 * double(settings.d) + 2 * n * double(settings.heads)) + double(settings.d) * 12;
    const double chunks = std::max(1.0, double(settings.batchSize) * n / 128);
    return kept + 8 * (chunks * values + 2 * tokens * ofToken) + 4 * state;
}

}  // namespace attention
