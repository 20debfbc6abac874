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

/// The matrices whose cells are explained: outputs Y in reading order, outputs Z of the shuffled sentence, and what
/// shuffling changes in each token's output.
inline constexpr std::array<std::string_view, 3> kOrderMatrices{"output", "shuffled-output", "token-difference"};

/// The mixing weights of the output at one position, for two sentences: in reading order and shuffled.
struct PlaceWeights {
    Matrix fixed;      ///< 2 x n: of a layer whose weights were learned for places, so both rows are the same
    Matrix attention;  ///< 2 x n: of the first head, computed from the words
};

/// A scene's sentence and its shuffle, with what adding positions has to do with it.
struct OrderStudy : Study {
    AttentionLayerSetup setting;  ///< self-attention of one sequence
    std::uint64_t seed = 0;       ///< of everything that is random
    ShuffledAttention shown;      ///< with or without positions, as the scene has it
    Permutation places;           ///< in the shuffled sentence, of each token
    /// The three matrices of one layer, as kOrderMatrices names them.
    struct Outputs {
        Matrix output;
        Matrix shuffled;
        Matrix difference;
    };
    Outputs otherwise;            ///< with positions where `shown` has none, and without them where it has some
    double largestOutput = 0;     ///< of Y and Z with and without positions, without its sign
    double withoutPositions = 0;  ///< the largest entry of the difference without positions, without its sign
    double withPositions = 0;     ///< the largest entry of the difference with positions, without its sign

    /// What the derivations of shuffled_attention.h ask for.
    ShuffledInput input() const;
    /// @param name  one of kOrderMatrices
    const Matrix& matrix(std::string_view name, bool hasPositions) const;
    /// What the colours of differences reach to, the same with positions and without: the larger of both, or the
    /// largest output where nothing but rounding is left of either. Above 0.
    double differenceScale() const;
    double largest(bool hasPositions) const { return hasPositions ? withPositions : withoutPositions; }
    /// The largest entry of one token's difference, without its sign. @param token  by its place in reading order
    double largestOf(Index token, bool hasPositions) const;
    /// Whether shuffling leaves a token's output as it is, up to rounding.
    bool keepsOutput(Index token, bool hasPositions) const;
    bool isCausal() const { return setting.mask.causal; }
    /// A radius that hides no key hides nothing.
    bool hasRadius() const { return setting.mask.radius && *setting.mask.radius + 1 < setting.queryCount; }
    /// Whether a mask hides some key from some query because of its position.
    bool hasMask() const { return isCausal() || hasRadius(); }
    /// Whether anything besides the tokens depends on position.
    bool knowsPlaces() const { return setting.hasPositions || hasMask(); }
    bool isInReadingOrder() const;
    /// The first place that has another word now; where all words are the same, the first one with another token.
    Index changedPlace() const;

    /// Fixed weights y = sum of w x beside attention's. Those that stand for learned ones are drawn at random.
    PlaceWeights weightsAt(Index place) const;

    /// @param cell  of one of kOrderMatrices
    Derivation derivation(const Cell& cell) const;
    /// @param name  one of kOrderMatrices, "difference" or "order"
    Table table(std::string_view name) const;
};

/// Computes the study of a scene whose input, if it has one, is n x d. Ignores the arrays of a memory.
/// @param stop  when requested the result may be anything
std::shared_ptr<const OrderStudy> studyOrder(const Scene& scene, std::stop_token stop = {});

/// The order that a scene's tokens stand in: what was typed, or a shuffle by the seed. A list that does not fit is
/// fitted.
Permutation orderOf(const Scene& scene);
/// Why what was typed is no order of the scene's tokens, as orderProblem() says it; nothing: it is one.
std::optional<std::string> sceneOrderProblem(const Scene& scene);

/// Parameters without the order that was typed for another sentence, where it does not fit the one they have now.
Parameters withOrderOfItsSentence(const Parameters& before, Parameters after);

/// Bytes that a study of this scene holds.
double orderStudyBytes(const Scene& scene);

}  // namespace attention
