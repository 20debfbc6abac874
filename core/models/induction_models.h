#pragma once

#include <span>
#include <string_view>
#include <vector>

#include "core/training/model.h"

namespace attention {

/// scoreHalves() uses halves of every length from n/4 to n/2, and this many halves of each length.
inline constexpr Index kHalvesPerLength = 8;

/// How often a model predicts the next letter in sequences that consist of a random half and the same half again. The
/// last letter of each half does not count.
struct HalvesScore {
    Index firstRight = 0;  ///< correct predictions in the first half, where the next letter is random
    Index secondRight =
        0;             ///< correct predictions in the second half, where the next letter can be copied from the first
    Index judged = 0;  ///< number of predictions in each half
    double loss = 0;   ///< mean of -ln p(next letter) in the second half

    double first() const { return double(firstRight) / double(judged); }
    double second() const { return double(secondRight) / double(judged); }
};
/// @param settings  for the task Induction, with a causal mask
/// @param values  the parameters of the model, in the order of ModelLayout(settings)
HalvesScore scoreHalves(const TrainingSettings& settings, std::span<const double> values);

/// The stored result of scoreHalves() at one step of a training run.
struct InductionMoment {
    Index step = 0;
    Index firstRight = 0, secondRight = 0;
    double loss = 0;  ///< with six decimals
};

/// An attention-only model with one head per layer that was trained on induction. scripts/make-models trains it; the
/// program contains it as resources/models/NAME.safetensors.
struct InductionModel {
    std::string_view name;      ///< name of the file
    TrainingSettings settings;  ///< training with these settings gives the same model, bit for bit
    std::span<const InductionMoment> curve;

    bool hasPositions() const { return settings.encoding != TrainedEncoding::None; }
    Index layers() const { return settings.layers; }
};
/// Training steps between two points of a curve.
inline constexpr Index kInductionStride = 10;
/// Training steps of each model.
inline constexpr Index kInductionSteps = 400;

/// One and two layers, with rotary positions and without.
std::span<const InductionModel> inductionModels();
/// @param layers  1 or 2
const InductionModel& inductionModel(Index layers, bool hasPositions);

}  // namespace attention
