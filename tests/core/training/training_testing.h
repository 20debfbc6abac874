#pragma once

#include "core/kernels/kernels.h"
#include "core/threads.h"
#include "core/training/model.h"
#include "core/training/sentence_grammar.h"
#include "tests/core/random_cases.h"

namespace attention {

/// What tests change for the whole program, as it was.
class TrainingSurroundings {
 public:
    ~TrainingSurroundings() {
        setThreadCount(m_threads);
        setTrainingInstructions(m_instructions);
    }

 private:
    int m_threads = threadCount();
    InstructionSet m_instructions = trainingInstructionSet();
};

/// A small model with any of the switches, and settings that go together.
inline TrainingSettings drawnSettings(RandomCases& cases) {
    TrainingSettings settings;
    const auto isOn = [&] { return cases.whole(0, 3) > 0; };
    settings.task = TrainingTask(cases.whole(0, 6));
    settings.symbols = cases.whole(2, 4);
    settings.n = cases.whole(2, 5);
    settings.heads = cases.whole(1, 3);
    settings.d = settings.heads * cases.whole(settings.heads == 1 ? 4 : 2, settings.heads == 1 ? 6 : 3);
    settings.layers = cases.whole(1, 2);
    settings.encoding = TrainedEncoding(cases.whole(0, 6));
    settings.mask = cases.whole(0, 2) == 0 ? MaskKind::Causal : MaskKind::None;
    settings.offset = cases.whole(1, settings.n - 1);
    settings.seed = cases.seed();
    settings.batchSize = 2;
    settings.residual = isOn();
    settings.mlp = isOn();
    settings.norm = isOn();
    settings.everyLayer = !isOn();
    if (settings.encoding == TrainedEncoding::Rotary) settings.d = settings.heads * 2 * (settings.heads == 1 ? 2 : 1);
    if (settings.task == TrainingTask::Induction) {
        settings.n = 5;
        settings.mask = MaskKind::Causal;
    }
    if (settings.task == TrainingTask::Coreference) {
        // Long sentences and many words: one of some.
        if (cases.whole(0, 7) > 0) {
            settings.task = TrainingTask::Sort;
        } else {
            settings.n = kSentenceLength;
            settings.batchSize = 1;
            settings.mask = MaskKind::None;
            if (settings.encoding == TrainedEncoding::Alibi) settings.encoding = TrainedEncoding::AlibiTwoSided;
            settings.pointing = cases.whole(0, 3) > 0;
        }
    }
    return settings;
}

/// The tokens of words with spaces between them.
inline std::vector<int> tokensOf(const QString& sentence) {
    std::vector<int> tokens;
    for (const QString& word : sentence.split(' ')) tokens.push_back(wordToken(word.toStdString()));
    return tokens;
}

/// Numbers of a model, larger than before training, so that attention is sharp and every gradient is there.
inline ModelValues drawnValues(const TrainingSettings& settings, RandomCases& cases) {
    const ModelLayout layout(settings);
    // Without norms numbers would grow from layer to layer, and their rounding with them.
    const double size = settings.norm ? 0.6 : 0.4;
    ModelValues values(layout.size);
    for (const ModelTensor& tensor : layout.tensors) {
        const bool isGain = tensor.name.find("norm.weight") != std::string::npos;
        for (std::size_t i = 0; i < tensor.size(); ++i)
            values[tensor.begin + i] = isGain ? cases.real(0.5, 1.5) : size * cases.normal();
    }
    return values;
}

}  // namespace attention
