#include "core/models/induction_models.h"

#include <algorithm>
#include <array>
#include <cmath>

#include "core/models/induction_curves.h"
#include "core/random/philox.h"
#include "core/random/random_stream.h"

namespace attention {
namespace {

/// The seed of the halves, the same for all models.
constexpr std::uint64_t kHalvesSeed = 20220924;

TrainingSettings settingsOf(Index layers, TrainedEncoding encoding) {
    TrainingSettings settings = settingsFor(TrainingTask::Induction);
    settings.symbols = 26;
    settings.n = 48;
    settings.d = 16;
    settings.heads = 1;
    settings.layers = layers;
    settings.mlp = false;
    settings.encoding = encoding;
    settings.learningRate = 0.006;
    settings.seed = 2;
    settings.steps = kInductionSteps;
    return settings;
}

/// Sequences of two equal halves. Only the letters of one half have targets. @param isSecond  which half
TrainingBatch halvesOf(const TrainingSettings& settings, Index half, bool isSecond) {
    TrainingBatch batch{.sequences = kHalvesPerLength, .length = 2 * half};
    for (Index sequence = 0; sequence < batch.sequences; ++sequence) {
        std::vector<int> letters;
        for (Index i = 0; i < half; ++i)
            letters.push_back(int(uniform(kHalvesSeed, std::uint32_t(RandomStream::InductionHalves),
                                          std::uint64_t(half) << 32 | std::uint64_t(sequence), std::uint32_t(i)) *
                                  double(settings.symbols)));
        for (const bool isSecondHalf : {false, true})
            for (Index i = 0; i < half; ++i) {
                batch.tokens.push_back(letters[std::size_t(i)]);
                const bool counts = isSecondHalf == isSecond && i + 1 < half;
                batch.targets.push_back(counts ? letters[std::size_t(i + 1)] : kNoTarget);
            }
    }
    return batch;
}

}  // namespace

HalvesScore scoreHalves(const TrainingSettings& settings, std::span<const double> values) {
    HalvesScore score;
    for (Index half = settings.n / 4; half <= settings.n / 2; ++half) {
        const Index judged = kHalvesPerLength * (half - 1);
        const ModelEvaluation first = evaluateModel(settings, values, halvesOf(settings, half, false));
        const ModelEvaluation second = evaluateModel(settings, values, halvesOf(settings, half, true));
        score.firstRight += std::llround(first.accuracy * double(judged));
        score.secondRight += std::llround(second.accuracy * double(judged));
        score.loss += second.loss * double(judged);
        score.judged += judged;
    }
    score.loss /= double(score.judged);
    return score;
}

std::span<const InductionModel> inductionModels() {
    static const std::array kModels{
        InductionModel{"induction-one-layer", settingsOf(1, TrainedEncoding::Rotary), kOneLayerCurve},
        InductionModel{"induction-two-layers", settingsOf(2, TrainedEncoding::Rotary), kTwoLayerCurve},
        InductionModel{"induction-one-layer-no-positions", settingsOf(1, TrainedEncoding::None),
                       kOneLayerCurveWithoutPositions},
        InductionModel{"induction-two-layers-no-positions", settingsOf(2, TrainedEncoding::None),
                       kTwoLayerCurveWithoutPositions}};
    return kModels;
}

const InductionModel& inductionModel(Index layers, bool hasPositions) {
    return *std::ranges::find_if(inductionModels(), [&](const InductionModel& model) {
        return model.layers() == layers && model.hasPositions() == hasPositions;
    });
}

}  // namespace attention
