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

std::string givenText(std::string_view key, const std::string& value) {
    return std::string(key) + " is " + value;
}

TrainingProblem rangeProblem(std::string_view key, Index value, Index minimum, Index maximum) {
    if (value >= minimum && value <= maximum) return {};
    return {key, givenText(key, std::to_string(value)) + "; accepted: whole numbers " + std::to_string(minimum) +
                     " to " + std::to_string(maximum)};
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
         {rangeProblem("symbols", settings.symbols, 2, kMaxSymbols), rangeProblem("n", settings.n, 2, kMaxLength),
          rangeProblem("d", settings.d, 2, kMaxWidth), rangeProblem("heads", settings.heads, 1, kMaxHeads),
          rangeProblem("layers", settings.layers, 1, kMaxLayers), rangeProblem("steps", settings.steps, 1, kMaxSteps),
          rangeProblem("batch-size", settings.batchSize, 1, kMaxBatch)})
        if (!problem.empty()) return problem;
    const auto text = [](Index value) { return std::to_string(value); };
    if (!(settings.learningRate > 0) || !std::isfinite(settings.learningRate))
        return {"learning-rate",
                givenText("learning-rate", formatNumber(settings.learningRate)) + "; accepted: numbers above 0"};
    if (!(settings.base > 1) || !std::isfinite(settings.base))
        return {"base", givenText("base", formatNumber(settings.base)) + "; accepted: numbers above 1"};
    if (settings.d % settings.heads != 0)
        return {"heads", "heads is " + text(settings.heads) + " and d is " + text(settings.d) +
                             "; accepted: heads that divide d"};
    if (settings.encoding == TrainedEncoding::Rotary && settings.d / settings.heads % 2 != 0)
        return {"heads", "a head is " + text(settings.d / settings.heads) +
                             " wide, and rotary turns pairs of columns; accepted: heads of even width"};
    if (settings.task == TrainingTask::LookBack && (settings.offset < 1 || settings.offset >= settings.n))
        return {"offset", givenText("offset", text(settings.offset)) + "; accepted for look-back: whole numbers 1 to " +
                              text(settings.n - 1) + ", less than n"};
    if (settings.task == TrainingTask::Induction && !isCausal(settings))
        return {"mask",
                "mask is none, so that induction could look at the next token instead of predicting it; "
                "accepted: causal"};
    if (settings.task == TrainingTask::Induction && settings.n < 4)
        return {"n", givenText("n", text(settings.n)) + "; accepted for induction: at least 4"};
    if (settings.task == TrainingTask::Coreference && settings.n != kSentenceLength)
        return {"n", givenText("n", text(settings.n)) + "; accepted for who-is-it: " + text(kSentenceLength) +
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
    const double checkpoints =
        std::max(state, std::min(state * double(TrainingRun::kMaxCheckpoints), TrainingRun::kMaxCheckpointBytes));
    // A pass over about 128 tokens and a gradient for each thread; evaluation sequences may be twice as long.
    const double n = double(settings.n), tokens = std::max(2 * n, 128.0);
    const double perToken =
        double(settings.layers) * (14 * double(settings.d) + 2 * n * double(settings.heads)) + double(settings.d) * 12;
    const double chunks = std::max(1.0, double(settings.batchSize) * n / 128);
    return checkpoints + 8 * (chunks * values + 2 * tokens * perToken) + 4 * state;
}

}  // namespace attention
