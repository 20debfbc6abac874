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
    std::vector<std::string> words;     ///< of the queries' tokens, n
    std::vector<std::string> keyWords;  ///< of the keys' tokens, m; the same in self-attention
    bool isCross = false;               ///< keys and values come from a memory
    bool hasPositions = false;          ///< P is added
    Index batch = 1;
    Index queryCount = 0;  ///< n
    Index keyCount = 0;    ///< m
    Index dimensions = 0;  ///< d
    Matrix embeddings;     ///< X before positions are added, batch n x d
    Matrix positions;      ///< P, n x d; empty without positions
    Matrix input;          ///< what goes in: X + P or X, with the entries that were typed, batch n x d
    Matrix memory;         ///< what keys and values are made of, batch m x d; empty in self-attention
    AttentionWeights weights;
    MaskOptions mask;  ///< lengths that do not fit are left out, see attentionProblem()
    AttentionOptions choice;

    AttentionInput layerInput() const;
};

/// Assembles the inputs of a scene's layer without computing the layer. Never fails: values that do not fit are dropped
/// or replaced by the nearest valid ones. Loaded arrays determine n, m, d and the batch size first, then the sentences
/// determine n and m; the scene's own values apply last.
AttentionLayerSetup attentionSetting(const Scene& scene);

/// n, m, d and the batch as arrays, sentences and the scene's values decide them, without computing anything.
struct AttentionSizes {
    Index batch = 1;
    Index queryCount = 0;
    Index keyCount = 0;
    Index dimensions = 0;
    Index heads = 1;
    HeadDesign design = HeadDesign::Narrow;
};
AttentionSizes attentionSizes(const Scene& scene);

/// The tokens of queries and keys, as arrays and sentences decide them, without computing anything.
struct AttentionTokens {
    std::vector<std::string> queries;  ///< n
    std::vector<std::string> keys;     ///< m; those of the queries in self-attention
    bool isCross = false;              ///< keys and values come from a memory
};
AttentionTokens attentionTokens(const Scene& scene);

/// Why a scene cannot be shown as requested.
struct AttentionProblem {
    std::string name;      ///< a parameter's key, or an array's name: input, memory, weights
    std::string sentence;  ///< English: what is wrong, with both shapes or counts, and what is accepted
};
/// Lengths of the wrong count or above m, arrays that do not fit each other; nothing: all fits.
std::optional<AttentionProblem> attentionProblem(const Scene& scene);

/// Reports input that has no effect because it lies outside the matrices: manually masked cells and typed entries. They
/// are ignored silently in a scene whose sentence became shorter, but whoever enters them is told.
std::optional<AttentionProblem> ignoredAttentionInput(const Scene& scene);

/// A setting with what the layer makes of it.
struct AttentionResult {
    AttentionLayerSetup setting;
    MultiHeadAttention layer;
    Scene origin;  ///< what it was made from: only the parameters and arrays that a layer depends on
};
/// Computes the attention layer of a scene. Thread-safe.
/// @param stop if a stop is requested, the result is unspecified
/// @param before the result for another scene; returned unchanged if it was computed from the same inputs
std::shared_ptr<const AttentionResult> runAttention(const Scene& scene, std::stop_token stop = {},
                                                    const std::shared_ptr<const AttentionResult>& before = nullptr);

/// Bytes that a run of this scene holds.
double attentionRunBytes(const Scene& scene);

}  // namespace attention
