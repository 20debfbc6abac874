#pragma once

#include <cstdint>
#include <string>
#include <string_view>

#include "core/matrix.h"
#include "core/scene/choices.h"

namespace attention {

/// The settings of a training run, which determine all of its numbers, bit for bit. Names are those of the parameters.
/// "who-is-it" is the task Coreference.
struct TrainingSettings {
    TrainingTask task = TrainingTask::LookBack;
    Index symbols = 10;  ///< 2 ... 100 different tokens; not used by who-is-it, whose tokens are words
    Index n = 16;        ///< 2 ... 128, the length of training sequences; in who-is-it kSentenceLength
    Index d = 32;        ///< 2 ... 256
    Index heads = 4;     ///< H, divides d
    Index layers = 1;    ///< 1 ... 16
    TrainedEncoding encoding = TrainedEncoding::Sinusoidal;
    double base = 10000;  ///< > 1, base of the sinusoidal and the rotary encoding
    Index offset = 3;     ///< delta in look-back, 1 ... n - 1
    MaskKind mask = MaskKind::None;
    std::uint64_t seed = 1;
    Index steps = 1500;           ///< 1 ... 100000 updates in all
    Index batchSize = 64;         ///< 1 ... 1024 sequences per step
    double learningRate = 0.003;  ///< > 0, learning rate of Adam
    bool residual = true;         ///< the output of each part of a layer is added to its input
    bool mlp = true;              ///< layers have an MLP with a hidden layer of width 4 d and ReLU
    bool norm = true;             ///< the input of each part of a layer is normalised (layer norm)
    bool everyLayer = false;      ///< position tables are added before each layer, not only before the first
    /// Only in who-is-it: the answer is a position instead of a word, from a softmax of scores q . k / sqrt(d) of "it"
    /// over all tokens after the last layer.
    bool pointing = false;

    bool operator==(const TrainingSettings&) const = default;
};

/// The number of words of each sentence of who-is-it.
inline constexpr Index kSentenceLength = 15;
/// A learned table of positions has rows for sequences up to this many times the length of the training sequences.
inline constexpr Index kPositionTableFactor = 4;

/// The default settings of a task: those above, except that induction has two layers and a causal mask, and who-is-it
/// two layers with one head and the length of its sentences.
TrainingSettings settingsFor(TrainingTask task);

/// Why a model with some settings cannot be trained.
struct TrainingProblem {
    std::string_view key;  ///< key of the parameter: "heads"
    std::string sentence;  ///< in English: the given value and what is accepted
    bool empty() const { return sentence.empty(); }
};
/// The first problem of the settings; empty if there is none.
TrainingProblem trainingProblem(const TrainingSettings& settings);

/// The maximum memory of a run in bytes: checkpoints and the buffers of a step.
double trainingBytes(const TrainingSettings& settings);

/// The number of classes that a model predicts: the symbols or words; 2 in the task Repeat; in a pointing model the n
/// positions.
Index classCount(const TrainingSettings& settings);
/// The number of different tokens, which is the number of rows of the embedding.
Index vocabularySize(const TrainingSettings& settings);

/// Whether keys after the query are masked: because of the mask or because of one-sided ALiBi.
inline bool isCausal(const TrainingSettings& settings) {
    return settings.mask == MaskKind::Causal || settings.encoding == TrainedEncoding::Alibi;
}

}  // namespace attention
