#pragma once

#include <cstdint>
#include <string>
#include <string_view>

#include "core/matrix.h"
#include "core/scene/choices.h"

namespace attention {

/// All that a run of training follows from: two runs of equal settings have the same numbers, bit for bit. The names
/// are those of the parameters.
struct TrainingSettings {
    TrainingTask task = TrainingTask::LookBack;
    Index symbols = 10;  ///< 2 ... 100, tokens 0 ... symbols - 1; without effect on who-is-it, which has words
    Index n = 16;        ///< 2 ... 128, the length of the sequences trained on; who-is-it: kSentenceLength
    Index d = 32;        ///< 2 ... 256
    Index heads = 4;     ///< H, divides d
    Index layers = 1;    ///< 1 ... 16
    TrainedEncoding encoding = TrainedEncoding::Sinusoidal;
    double base = 10000;  ///< > 1, of the sinusoidal encoding and of rotary
    Index offset = 3;     ///< delta of look-back, 1 ... n - 1
    MaskKind mask = MaskKind::None;
    std::uint64_t seed = 1;
    Index steps = 1500;           ///< 1 ... 100000, how far the run goes
    Index batchSize = 64;         ///< 1 ... 1024 sequences a step
    double learningRate = 0.003;  ///< > 0, of Adam
    bool residual = true;         ///< each part of a layer is added to its input, instead of taking its place
    bool mlp = true;              ///< a layer has a second part: two linear maps, 4 d wide between, with a ReLU
    bool norm = true;             ///< what goes into a part is normalised token by token first
    bool everyLayer = false;      ///< positions of a table are added before each layer, instead of the first one alone
    /// who-is-it: the answer is where "it" points, a softmax of scores q . k / sqrt(d) over the tokens behind the last
    /// layer, instead of a word.
    bool pointing = false;

    bool operator==(const TrainingSettings&) const = default;
};

/// Words of each sentence of who-is-it.
inline constexpr Index kSentenceLength = 15;
/// A learned table has rows for sequences so many times as long as those that train it.
inline constexpr Index kPositionTableFactor = 4;

/// The settings that a task begins with: the defaults, but induction has two layers and a causal mask, and who-is-it
/// two layers of one head and its sentences' length.
TrainingSettings settingsFor(TrainingTask task);

/// Why nothing can be trained so.
struct TrainingProblem {
    std::string_view key;  ///< the parameter: "heads"
    std::string sentence;  ///< English: what was given and what is accepted
    bool empty() const { return sentence.empty(); }
};
/// Empty: it can be.
TrainingProblem trainingProblem(const TrainingSettings& settings);

/// Bytes that a run holds at most: what is kept of its steps, and what a step works with.
double trainingBytes(const TrainingSettings& settings);

/// How many things a token can name: symbols; whether it is one, 2; words. Of a pointing model the tokens themselves,
/// n of those that it is trained on.
Index classCount(const TrainingSettings& settings);
/// How many different tokens there are: rows of the embedding.
Index vocabularySize(const TrainingSettings& settings);

/// Whether keys behind the query are hidden: by the mask, or by one-sided ALiBi.
inline bool isCausal(const TrainingSettings& settings) {
    return settings.mask == MaskKind::Causal || settings.encoding == TrainedEncoding::Alibi;
}

}  // namespace attention
