#pragma once

#include <cstdint>
#include <limits>
#include <vector>

#include "core/cost/layer_graph.h"

namespace attention {

/// Number of layers or time steps; kNever if a node is not reached at any depth.
using StepCount = std::uint16_t;
inline constexpr StepCount kNever = std::numeric_limits<StepCount>::max();
static_assert(kMaxGraphTokens < kNever);

/// The inputs that an output depends on: the one at its own position, `left` inputs before that one and `right` inputs
/// after it. From each of them to the next it is `step` positions.
struct LayerWindow {
    Index left = 0;
    Index right = 0;
    Index step = 1;
};

/// @param layer  >= 1
LayerWindow windowOf(const Network& network, int layer);
/// As inputsOf(), but the arguments are not checked; for inner loops.
TokenRange uncheckedInputsOf(const Network& network, int layer, Index token);
/// The reverse of uncheckedInputsOf(): the positions of the layer whose outputs are computed from position `token` of
/// the layer below.
TokenRange outputRange(const Network& network, int layer, Index token);
/// Whether this layer of a dilated convolution and all higher ones connect each position with itself only, because the
/// dilation is at least as long as the sequence or the kernel has one weight. Always false for other architectures.
bool addsNoConnections(const Network& network, int layer);

/// Breadth-first search from one token up the graph. It finds for each position the first layer (in a recurrence the
/// number of time steps) at which the output depends on the token. Each window contains its own position, so that an
/// output that depends on the token also does so in all higher layers.
class GraphSearch {
 public:
    /// @param network  is kept by reference
    explicit GraphSearch(const Network& network) : m_network(network) {}

    /// @param reached  receives n numbers; kNever for positions that are not reached
    void from(Index token, StepCount* reached);
    std::vector<StepCount> from(Index token);

 private:
    void alongTime(Index token, StepCount* reached);
    /// Searches layers with equal edges: positions that were reached in an earlier layer need not be expanded again.
    void equalLayers(Index token, StepCount* reached);
    /// Searches layers with different edges: all reached positions are expanded again in each layer.
    void dilatedLayers(Index token, StepCount* reached);
    /// The first position that is not reached yet and not before `place`; n if there is none.
    Index nextUnreached(Index place);

    const Network& m_network;
    std::vector<Index> m_frontier;
    std::vector<Index> m_next;
    /// Links from positions to the next one that is not reached yet. A position that is not reached links to itself; a
    /// reached one to a later position, from which the links lead on. nextUnreached() shortens the links that it
    /// follows.
    std::vector<Index> m_nextUnreached;
};

}  // namespace attention
