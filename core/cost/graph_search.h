#pragma once

#include <cstdint>
#include <limits>
#include <vector>

#include "core/cost/layer_graph.h"

namespace attention {

/// Layers or steps of a search; the last value says that none of them gets there.
using StepCount = std::uint16_t;
inline constexpr StepCount kNever = std::numeric_limits<StepCount>::max();
static_assert(kMaxGraphTokens < kNever);

/// The inputs of an output, as places beside its own: `left` before it, `right` after it, each `step` from the next.
struct LayerWindow {
    Index left = 0;
    Index right = 0;
    Index step = 1;
};

/// @param layer  from 1 on
LayerWindow windowOf(const Network& network, int layer);
/// The places of the layer below from which the output at `token` is computed.
TokenRange inputRange(const Network& network, int layer, Index token);
/// The places of the layer that are computed from the one at `token` in the layer below.
TokenRange outputRange(const Network& network, int layer, Index token);
/// Whether layers from this one on connect no places that the layers below it did not.
bool isBeyond(const Network& network, int layer);

/// Breadth-first search from one token up the graph: for each place the first layer, or in a recurrence the number of
/// steps, at which the output there depends on the token. Each window holds its own place, so that what depends on the
/// token in one layer does so in all above it.
class GraphSearch {
 public:
    /// @param network  is kept by reference
    explicit GraphSearch(const Network& network) : m_network(network) {}

    /// @param reached  n numbers; kNever where no depth gets there
    void from(Index token, StepCount* reached);
    std::vector<StepCount> from(Index token);

 private:
    void alongTime(Index token, StepCount* reached);
    /// All layers have the same edges: a node whose place was reached in the layer below leads nowhere new.
    void equalLayers(Index token, StepCount* reached);
    /// Each layer has edges of its own, so that every node that was reached goes on.
    void dilatedLayers(Index token, StepCount* reached);
    /// The first place from this one on that was not reached; n where there is none.
    Index nextUnvisited(Index place);

    const Network& m_network;
    std::vector<Index> m_frontier;
    std::vector<Index> m_next;
    /// Of a place that was reached: one behind it, on the way to the next that was not.
    std::vector<Index> m_unvisited;
};

}  // namespace attention
