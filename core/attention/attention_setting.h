#pragma once

#include <memory>
#include <optional>
#include <stop_token>
#include <string>
#include <vector>

#include "core/attention/multi_head.h"
#include "core/scene/scene.h"

namespace attention {

/// What the exhibits about attention make of a scene: all that goes into the layer.
struct AttentionSetting {
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
    MaskChoice mask;  ///< lengths that do not fit are left out, see attentionProblem()
    AttentionChoice choice;

    AttentionInput layerInput() const;
};

/// Everything but the layer's own computation. Never refuses: what does not fit is left out, or is the nearest that
/// fits. Loaded arrays decide n, m, d and the batch, then sentences decide n and m; the scene's own values come last.
AttentionSetting attentionSetting(const Scene& scene);

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

/// What keeps a scene from being what was asked for.
struct AttentionProblem {
    std::string name;      ///< a parameter's key, or an array's name: input, memory, weights
    std::string sentence;  ///< English: what is wrong, with both shapes or counts, and what is accepted
};
/// Lengths of the wrong count or above m, arrays that do not fit each other; nothing: all fits.
std::optional<AttentionProblem> attentionProblem(const Scene& scene);

/// What was asked for in vain, because it lies outside of the matrices: cells masked by hand, typed entries. They are
/// passed over where they stand in a scene whose sentence became shorter; whoever asks for them is told.
std::optional<AttentionProblem> attentionOversight(const Scene& scene);

/// A setting with what the layer makes of it.
struct AttentionRun {
    AttentionSetting setting;
    MultiHeadAttention layer;
    Scene origin;  ///< what it was made from: only the parameters and arrays that a layer depends on
};
/// Computes the layer of a scene. May be called from any thread.
/// @param stop    when requested the run may be anything
/// @param before  another scene's run, which is the answer where it was made from the same
std::shared_ptr<const AttentionRun> attentionRun(const Scene& scene, std::stop_token stop = {},
                                                 const std::shared_ptr<const AttentionRun>& before = nullptr);

/// Bytes that a run of this scene holds.
double attentionRunBytes(const Scene& scene);

}  // namespace attention
