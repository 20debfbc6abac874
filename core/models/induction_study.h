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

/// The default example; no letter occurs twice in a half.
inline constexpr std::string_view kInductionExample = "KFABQXMDTLHR KFABQXMDTLHR";

/// Layer and head, both from 0.
using LayerHead = std::pair<std::int64_t, std::int64_t>;

/// A score of the second layer, split by the parts of its key. For each token, layer norm divides by a single number,
/// so that its output, and with it the score, is a sum over the parts of its input.
struct KeyParts {
    double letter = 0;   ///< from the embedding of the letter at the key
    double written = 0;  ///< from what the head of the first layer added at the key
    double bias = 0;     ///< from the bias of the layer norm; depends only on the position of the key

    double score() const { return letter + written + bias; }
};

/// Composition scores of the two layers: ||M W_OV|| / (||M|| ||W_OV||) in Frobenius norms, with W_OV of the head of the
/// first layer and M of the head of the second. The matrices include the gains of layer norm. With rotary positions
/// W_QK depends on the distance between query and key; the scores are means over distances. Source: Elhage et al. 2021,
/// "A Mathematical Framework for Transformer Circuits", Virtual Weights.
struct Composition {
    double query = 0;  ///< M: W_QK^T
    double key = 0;    ///< M: W_QK
    double value = 0;  ///< M: W_OV
};
/// @param settings  with two layers, one head each, and no MLP
Composition composition(const TrainingSettings& settings, std::span<const double> values);

/// Results of the model with some heads ablated.
struct AblationResult {
    std::vector<LayerHead> heads;
    HalvesScore score;
    /// The mean weight, in the last layer, of a query on targetPosition(), over the queries of the example that have a
    /// target position; NaN if none has.
    double targetWeight = 0;
};

/// A model, with one or two layers, at one step of its training on induction: its pass over an example with some heads
/// ablated, and the effect of ablations.
struct InductionStudy : Study {
    const TrainingSettings& settings() const { return example.settings; }
    Index layers() const { return settings().layers; }
    Index length() const { return Index(example.places.size()); }
    /// The position that an induction head attends to: the one after the last earlier occurrence of the letter at
    /// `query`, preferring occurrences that were followed by the correct next letter. nullopt if the letter did not
    /// occur before.
    std::optional<Index> targetPosition(Index query) const;
    /// The mean weight on targetPosition() in the last layer of a pass over the example; NaN if no query has a target.
    double meanTargetWeight(const ModelActivations& pass) const;
    /// The mean weight of the first layer on the previous position.
    double previousWeight() const;
    /// Whether the head of a layer is ablated.
    bool isAblated(Index layer) const;
    /// The results with the heads that the parameters ablate.
    const AblationResult& currentResult() const;
    const AblationResult& asTrained() const { return ablations.front(); }
    /// The results with only the head of one layer ablated.
    const AblationResult& withoutHead(Index layer) const { return ablations[std::size_t(layer) + 1]; }
    /// The parts of a score. Needs two layers. @param key  0 ... query
    KeyParts keyParts(Index query, Index key) const;
    /// How far the score of targetPosition() exceeds the mean score of all other visible keys, split into parts;
    /// averaged over the queries with a target position. Needs two layers.
    KeyParts meanAdvantage() const;
    /// The point of the training curve of a model at the current step. @param layers  1 or 2
    const InductionMoment& moment(Index layers, bool hasPositions) const;
    /// @param cell  in the matrix "weights" (query, key), or in column 0 of "example", the prediction
    Derivation derivation(const Cell& cell, Index layer) const;
    Table table(std::string_view name, const Parameters& parameters) const;

    const InductionModel* model = nullptr;
    Index step = 0;
    std::vector<LayerHead> ablated;         ///< sorted, without duplicates; only heads that the model has
    TrainingStudy example;                  ///< only settings, state, pass and places; with the heads ablated
    std::vector<AblationResult> ablations;  ///< no head ablated; each head alone; with two layers, both heads
    std::optional<Composition> composition, untrainedComposition;  ///< only with two layers
    std::array<std::shared_ptr<SharedTrainingRun>, 4> runs;  ///< in the order of inductionModels(); null until needed
};

/// The model that the parameters choose.
const InductionModel& inductionModel(const Parameters& parameters);
/// The letters of the example: the text in the parameters, or kInductionExample.
TypedExample inductionExample(const Parameters& parameters);
/// The heads of the parameter `ablated` that the model has, sorted.
std::vector<LayerHead> ablatedHeads(const Parameters& parameters);

/// @param parameters  whose training-step is a multiple of kInductionStride
/// @param shipped  returns the values of a shipped model, which are those of its last step
/// @param before  an earlier study, whose training runs are continued; may be null
/// @return an incomplete study if `stop` was requested
std::shared_ptr<const InductionStudy> studyInduction(const Parameters& parameters,
                                                     const std::function<ModelValues(const InductionModel&)>& shipped,
                                                     const std::stop_token& stop = {},
                                                     const InductionStudy* before = nullptr);

}  // namespace attention
