#pragma once

#include <memory>
#include <optional>
#include <stop_token>
#include <string>
#include <vector>

#include "core/attention/multi_head.h"
#include "core/scene/scene.h"

namespace attention {

/// Everything that goes into the attention layer of a scene.
struct AttentionLayerSetup {
    std::vector<std::string> words;     ///< the tokens of the n queries
    std::vector<std::string> keyWords;  ///< the tokens of the m keys; in self-attention equal to `words`
    bool isCross = false;               ///< cross-attention: keys and values come from `memory`
    bool hasPositions = false;          ///< P is added to X
    Index batch = 1;
    Index queryCount = 0;  ///< n
    Index keyCount = 0;    ///< m
    Index dimensions = 0;  ///< d
    Matrix embeddings;     ///< X before positions are added, batch n x d
    Matrix positions;      ///< P, n x d; empty without positions
    Matrix input;          ///< input of the layer: X + P or X, with the typed entries, batch n x d
    Matrix memory;         ///< from which keys and values are computed, batch m x d; empty in self-attention
    AttentionWeights weights;
    MaskOptions mask;  ///< without valid lengths that do not fit, see attentionProblem()
    AttentionOptions choice;

    AttentionInput layerInput() const;
};

/// Assembles the inputs of a scene's layer without computing the layer. Never fails: values that do not fit are dropped
/// or replaced by the nearest valid ones. Loaded arrays determine n, m, d and the batch size first, then the sentences
/// determine n and m; the scene's own values apply last.
AttentionLayerSetup attentionLayerSetup(const Scene& scene);

/// The sizes of a scene's layer, which follow from its arrays, its sentences and its parameters.
struct AttentionSizes {
    Index batch = 1;
    Index queryCount = 0;
    Index keyCount = 0;
    Index dimensions = 0;
    Index heads = 1;
    HeadDesign design = HeadDesign::Narrow;
};
AttentionSizes attentionSizes(const Scene& scene);

/// The names of queries and keys: the tokens of the sentences, or t0, t1, ... for loaded arrays without tokens.
struct AttentionTokens {
    std::vector<std::string> queries;  ///< n
    std::vector<std::string> keys;     ///< m; in self-attention equal to `queries`
    bool isCross = false;              ///< cross-attention: the keys have tokens of their own
};
AttentionTokens attentionTokens(const Scene& scene);

/// Why a scene cannot be shown as requested.
struct AttentionProblem {
    std::string name;      ///< a parameter's key, or an array's name: input, memory, weights
    std::string sentence;  ///< English: what is wrong, with both shapes or counts, and what is accepted
};
/// Finds valid lengths of the wrong count or above m, and arrays that do not fit each other.
std::optional<AttentionProblem> attentionProblem(const Scene& scene);

/// Finds manually masked cells and typed entries that have no effect because they lie outside of the matrices. A scene
/// whose sentence became shorter ignores them silently; this function is for reporting them when they are entered.
std::optional<AttentionProblem> ignoredAttentionInput(const Scene& scene);

/// The inputs of a layer and everything that it computes from them.
struct AttentionResult {
    AttentionLayerSetup setting;
    MultiHeadAttention layer;
    Scene origin;  ///< the scene, reduced to the parameters and arrays that the layer depends on
};
/// Computes the attention layer of a scene. Thread-safe.
/// @param stop if a stop is requested, the result is unspecified
/// @param before the result for another scene; returned unchanged if it was computed from the same inputs
std::shared_ptr<const AttentionResult> runAttention(const Scene& scene, std::stop_token stop = {},
                                                    const std::shared_ptr<const AttentionResult>& before = nullptr);

/// Bytes of the AttentionResult of this scene.
double attentionRunBytes(const Scene& scene);

}  // namespace attention
