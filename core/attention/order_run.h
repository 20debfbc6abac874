#pragma once

#include <array>
#include <memory>
#include <optional>
#include <stop_token>
#include <string>

#include "core/attention/attention_setting.h"
#include "core/attention/shuffled_attention.h"
#include "core/scene/scene.h"

namespace attention {

/// A scene's sentence and its shuffle, with what adding positions has to do with it.
struct OrderRun {
    AttentionSetting setting;     ///< self-attention; of a batch the first sequence
    ShuffledAttention shown;      ///< with or without positions, as the scene has it
    double withoutPositions = 0;  ///< the largest difference without them,
    double withPositions = 0;     ///< and with them

    /// What the derivations of shuffled_attention.h ask for.
    ShuffledInput input() const;
    double largest(bool hasPositions) const { return hasPositions ? withPositions : withoutPositions; }
};

/// The order that a scene's tokens stand in: what was typed, or a shuffle by the seed. A list that does not fit is
/// fitted.
Permutation orderOf(const Scene& scene);
/// Why what was typed is no order of the scene's tokens, as orderProblem() says it; nothing: it is one.
std::optional<std::string> sceneOrderProblem(const Scene& scene);

/// Computes it, or finds it where it was computed last. Memory, typed entries, lengths and dropout, which this page
/// does not use, are left out. From any thread.
/// @param stop  when requested the result may be anything, and is not kept
std::shared_ptr<const OrderRun> orderRun(const Scene& scene, std::stop_token stop = {});
/// The same, at once: null if it is not at hand and would take longer than a few milliseconds.
std::shared_ptr<const OrderRun> orderRunNow(const Scene& scene);

/// Bytes that a run of this scene holds.
double orderRunBytes(const Scene& scene);

}  // namespace attention
