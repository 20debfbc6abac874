#pragma once

#include <span>
#include <string_view>
#include <vector>

#include "core/training/model.h"

namespace attention {

/// Halves that a model is judged on have each length from n/4 to n/2, so many of each.
inline constexpr Index kHalvesOfALength = 8;

/// How often a model names the next letter in sequences that are a random half and the same half again. Neither half
/// counts its last letter: what follows the first is drawn at random, and nothing follows the second.
struct HalvesScore {
    Index firstRight = 0;   ///< in the first half, where the next letter is random
    Index secondRight = 0;  ///< in the second half, where it stood before
    Index judged = 0;       ///< letters of each half that count
    double loss = 0;        ///< mean of -ln p(next letter) in the second half

    double first() const { return double(firstRight) / double(judged); }
    double second() const { return double(secondRight) / double(judged); }
};
/// @param settings  of induction, with a causal mask
/// @param values  as ModelLayout(settings) has them
HalvesScore scoreHalves(const TrainingSettings& settings, std::span<const double> values);

/// scoreHalves() at a step of a training run, measured once.
struct InductionMoment {
    Index step = 0;
    Index firstRight = 0, secondRight = 0;
    double loss = 0;  ///< to six digits
};

/// A model of attention alone, with one head in each layer, that was trained on induction. It comes with the program as
/// resources/models/NAME.safetensors, which scripts/make-models trains.
struct InductionModel {
    std::string_view name;      ///< of the file
    TrainingSettings settings;  ///< from which it can be trained anew, bit for bit
    std::span<const InductionMoment> curve;

    bool hasPositions() const { return settings.encoding != TrainedEncoding::None; }
    Index layers() const { return settings.layers; }
};
/// Steps between two moments of a curve.
inline constexpr Index kInductionStride = 10;
/// Steps of each run.
inline constexpr Index kInductionSteps = 400;

/// One and two layers, with rotary positions and without.
std::span<const InductionModel> inductionModels();
/// @param layers  1 or 2
const InductionModel& inductionModel(Index layers, bool hasPositions);

}  // namespace attention
