#pragma once

#include <array>
#include <cstdint>
#include <memory>
#include <optional>
#include <stop_token>
#include <string>
#include <string_view>

#include "core/attention/attention_layer_setup.h"
#include "core/attention/shuffled_attention.h"
#include "core/io/table.h"
#include "core/scene/study.h"

namespace attention {

struct Scene;

/// The matrices whose cells are explained: the outputs Y in reading order, the outputs Z of the shuffled sentence, and
/// the change of each token's output by shuffling.
inline constexpr std::array<std::string_view, 3> kOrderMatrices{"output", "shuffled-output", "token-difference"};

/// The mixing weights of the output at one position, for two sentences: in reading order and shuffled.
struct MixingWeights {
    Matrix fixed;      ///< 2 x n: weights that depend on the position only, so that both rows are equal
    Matrix attention;  ///< 2 x n: weights of the first attention head, which depend on the tokens
};

/// Attention for a sentence in reading order and shuffled, with and without positions added.
struct OrderStudy : Study {
    AttentionLayerSetup setting;  ///< self-attention of one sequence
    std::uint64_t seed = 0;       ///< of all random numbers
    ShuffledAttention shown;      ///< the layer of the scene, with or without positions
    Permutation places;           ///< of each token, its place in the shuffled sentence
    /// The matrices of kOrderMatrices for one layer.
    struct Outputs {
        Matrix output;
        Matrix shuffled;
        Matrix difference;
    };
    Outputs otherOutputs;      ///< of the other layer: with positions if `shown` has none, and without if it has them
    double largestOutput = 0;  ///< largest absolute entry of Y and Z, with and without positions
    double withoutPositions = 0;  ///< largest absolute difference without positions
    double withPositions = 0;     ///< largest absolute difference with positions

    /// The input for the functions of shuffled_attention.h.
    ShuffledInput input() const;
    /// @param name  one of kOrderMatrices
    const Matrix& matrix(std::string_view name, bool hasPositions) const;
    /// The end of the colour scale for differences, above 0. It is the larger of withPositions and withoutPositions, or
    /// the largest output if both are only rounding errors.
    double differenceScale() const;
    double largest(bool hasPositions) const { return hasPositions ? withPositions : withoutPositions; }
    /// The largest absolute difference of one token. @param token  its place in reading order
    double largestOf(Index token, bool hasPositions) const;
    /// Whether shuffling leaves a token's output unchanged, up to rounding.
    bool leavesOutputUnchanged(Index token, bool hasPositions) const;
    bool isCausal() const { return setting.mask.causal; }
    /// Whether the radius hides any key.
    bool hasRadius() const { return setting.mask.radius && *setting.mask.radius + 1 < setting.queryCount; }
    /// Whether a mask hides some key from some query because of its position.
    bool hasMask() const { return isCausal() || hasRadius(); }
    /// Whether anything besides the tokens depends on position.
    bool dependsOnPositions() const { return setting.hasPositions || hasMask(); }
    bool isInReadingOrder() const;
    /// The first place where shuffling puts another word or, if all words are equal, another token; otherwise 0.
    Index firstChangedPlace() const;

    /// Fixed weights, which are drawn at random in place of learned ones, and attention weights at one place.
    MixingWeights weightsAt(Index place) const;

    /// @param cell  in a matrix of kOrderMatrices
    Derivation derivation(const Cell& cell) const;
    /// @param name  one of kOrderMatrices, "difference" or "order"
    Table table(std::string_view name) const;
};

/// Computes the study of a scene. A loaded input array must be n x d; loaded memory arrays are ignored.
/// @param stop  if a stop is requested, the result is unspecified
std::shared_ptr<const OrderStudy> studyOrder(const Scene& scene, std::stop_token stop = {});

/// The order of a scene's tokens: the typed list, or a random order that depends on the seed. A list that does not fit
/// is repaired by repairOrder().
Permutation orderOf(const Scene& scene);
/// Why the typed list is not an order of the scene's tokens, see orderProblem(); nothing if it is, or if it is empty.
std::optional<std::string> sceneOrderProblem(const Scene& scene);

/// Removes the typed order from `after` if the sentence has changed since `before` and the order no longer fits it.
Parameters withoutStaleOrder(const Parameters& before, Parameters after);

/// Bytes that a study of this scene holds.
double orderStudyBytes(const Scene& scene);

}  // namespace attention
