#pragma once

#include <array>
#include <functional>
#include <memory>
#include <optional>
#include <stop_token>
#include <string>
#include <string_view>
#include <vector>

#include "core/models/induction_models.h"
#include "core/scene/view.h"
#include "core/training/training_study.h"

namespace attention {

struct Parameters;

/// The example while none is typed: no letter stands twice in a half.
inline constexpr std::string_view kInductionExample = "KFABQXMDTLHR KFABQXMDTLHR";

/// A head of a layer, both from 0.
using LayerHead = std::pair<std::int64_t, std::int64_t>;

/// What a score of the second layer is made of, by what the key was made of. Layer norm divides by one number for each
/// token, so that its output is a sum of parts, and so is the score.
struct KeyParts {
    double letter = 0;   ///< through the embedding of the key's own letter
    double written = 0;  ///< through what the first layer's head wrote there
    double bias = 0;     ///< through the bias of the layer norm, alike for each key but for its position

    double score() const { return letter + written + bias; }
};

/// How much the two layers fit together: ||M W_OV|| / (||M|| ||W_OV||) in Frobenius norms, with W_OV of the first
/// layer's head, and M of the second's. Gains of layer norms are parts of the matrices. Rotary positions turn W_QK by
/// the distance between query and key, over which the scores are means. Source: Elhage et al. 2021, "A Mathematical
/// Framework for Transformer Circuits", Virtual Weights.
struct Composition {
    double query = 0;  ///< M: W_QK^T
    double key = 0;    ///< M: W_QK
    double value = 0;  ///< M: W_OV
};
/// @param settings  of two layers with one head each and no MLP
Composition composition(const TrainingSettings& settings, std::span<const double> values);

/// The model with some heads switched off.
struct HeadsOff {
    std::vector<LayerHead> heads;
    HalvesScore score;
    /// Mean weight of the last layer on what stood behind the same letter, over the example's places that have such a
    /// one; NaN without any.
    double targetWeight = 0;
};

/// A moment of the training of models that learn induction or do not, on a repeated sequence; with heads switched off.
struct InductionStudy : Study {
    const TrainingSettings& settings() const { return example.settings; }
    Index layers() const { return settings().layers; }
    Index length() const { return Index(example.places.size()); }
    /// The place behind the last earlier one of the same letter, preferably where what is wanted stands: what an
    /// induction head looks at.
    std::optional<Index> targetPlace(Index query) const;
    /// Of a pass over the example.
    double meanTargetWeight(const ModelActivations& pass) const;
    /// Mean weight of the first layer on the place before.
    double previousWeight() const;
    bool isOff(Index layer) const;
    /// With what is switched off.
    const HeadsOff& now() const;
    const HeadsOff& asTrained() const { return ablations.front(); }
    /// What is left without one head alone.
    const HeadsOff& without(Index layer) const { return ablations[std::size_t(layer) + 1]; }
    /// Of two layers. @param key  0 ... query
    KeyParts keyParts(Index query, Index key) const;
    /// By how much the score of targetPlace() exceeds the mean over all other keys that are seen, part by part; the
    /// mean over the queries that have one. Of two layers.
    KeyParts meanAdvantage() const;
    /// At the step shown, of the models of the same positions. @param layers  1 or 2
    const InductionMoment& moment(Index layers, bool hasPositions) const;
    /// @param cell  of the matrix "weights" (query, key), or of "example": column 0, what is named
    Derivation derivation(const Cell& cell, Index layer) const;
    Table table(std::string_view name, const Parameters& parameters) const;

    const InductionModel* model = nullptr;
    Index step = 0;
    std::vector<LayerHead> ablated;   ///< of the heads that the model has, in order, each once
    TrainingStudy example;            ///< settings, state, pass and places alone; with the heads switched off
    std::vector<HeadsOff> ablations;  ///< nothing; each head alone; of two layers both
    std::optional<Composition> composition, untrainedComposition;  ///< of two layers
    std::array<std::shared_ptr<SharedTrainingRun>, 4> runs;        ///< of inductionModels(), where one was needed
};

/// Which of inductionModels() the parameters choose.
const InductionModel& inductionModel(const Parameters& parameters);
/// The letters of the example: those that are typed, else kInductionExample.
TypedExample inductionExample(const Parameters& parameters);
/// Of the parameter `ablated`, those that the model has, in order.
std::vector<LayerHead> ablatedHeads(const Parameters& parameters);

/// @param parameters  whose training-step is a multiple of kInductionStride
/// @param shipped  gives the values of a model that comes with the program, at its last step
/// @param before  its runs are gone on with
/// @return anything once `stop` is asked for
std::shared_ptr<const InductionStudy> studyInduction(const Parameters& parameters,
                                                     const std::function<ModelValues(const InductionModel&)>& shipped,
                                                     const std::stop_token& stop = {},
                                                     const InductionStudy* before = nullptr);

}  // namespace attention
