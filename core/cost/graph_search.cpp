#include "core/cost/graph_search.h"

#include <algorithm>
#include <numeric>
#include <utility>

namespace attention {
namespace {

/// The positions up to `before` steps before and `after` steps after a token, limited to the sequence.
TokenRange around(const Network& network, Index token, Index before, Index after, Index step) {
    return {token - std::min(before, token / step) * step,
            token + std::min(after, (network.tokens - 1 - token) / step) * step, step};
}

}  // namespace

LayerWindow windowOf(const Network& network, int layer) {
    const Index n = network.tokens;
    const auto [before, after] = kernelReach(network.kernel);
    switch (network.architecture) {
        case Architecture::Convolution:
            return {before, after, 1};
        case Architecture::Dilated: {
            // With a dilation of n or more, only the token itself is inside the sequence.
            Index dilation = 1;
            for (int below = 1; below < layer && dilation < n && network.kernel > 1; ++below)
                dilation *= network.kernel;
            return {before, after, std::min(dilation, n)};
        }
        case Architecture::Attention:
            return {n, n, 1};
        case Architecture::Restricted:
            return {network.radius, network.radius, 1};
        case Architecture::Recurrent:
        case Architecture::Bidirectional:
            break;
    }
    return {};
}

TokenRange uncheckedInputsOf(const Network& network, int layer, Index token) {
    const LayerWindow window = windowOf(network, layer);
    return around(network, token, window.left, window.right, window.step);
}

TokenRange outputRange(const Network& network, int layer, Index token) {
    const LayerWindow window = windowOf(network, layer);
    return around(network, token, window.right, window.left, window.step);
}

bool addsNoConnections(const Network& network, int layer) {
    return network.architecture == Architecture::Dilated &&
           (network.kernel == 1 || windowOf(network, layer).step >= network.tokens);
}

void GraphSearch::from(Index token, StepCount* reached) {
    std::fill_n(reached, m_network.tokens, kNever);
    reached[token] = 0;
    if (isRecurrence(m_network.architecture))
        alongTime(token, reached);
    else if (m_network.architecture == Architecture::Dilated)
        dilatedLayers(token, reached);
    else
        equalLayers(token, reached);
}

std::vector<StepCount> GraphSearch::from(Index token) {
    std::vector<StepCount> reached(std::size_t(m_network.tokens));
    from(token, reached.data());
    return reached;
}

void GraphSearch::alongTime(Index token, StepCount* reached) {
    m_frontier.assign(1, token);
    for (StepCount steps = 1; !m_frontier.empty(); ++steps) {
        m_next.clear();
        const auto visit = [&](Index state) {
            if (state < 0 || state >= m_network.tokens || reached[state] != kNever) return;
            reached[state] = steps;
            m_next.push_back(state);
        };
        for (const Index state : m_frontier) {
            visit(state + 1);
            if (m_network.architecture == Architecture::Bidirectional) visit(state - 1);
        }
        std::swap(m_frontier, m_next);
    }
}

void GraphSearch::equalLayers(Index token, StepCount* reached) {
    m_nextUnreached.resize(std::size_t(m_network.tokens) + 1);
    std::iota(m_nextUnreached.begin(), m_nextUnreached.end(), Index(0));
    m_nextUnreached[std::size_t(token)] = token + 1;
    m_frontier.assign(1, token);
    const LayerWindow window = windowOf(m_network, 1);
    for (StepCount layer = 1; !m_frontier.empty(); ++layer) {
        m_next.clear();
        for (const Index node : m_frontier) {
            const TokenRange outputs = around(m_network, node, window.right, window.left, 1);
            for (Index place = nextUnreached(outputs.first); place <= outputs.last; place = nextUnreached(place + 1)) {
                reached[place] = layer;
                m_nextUnreached[std::size_t(place)] = place + 1;
                m_next.push_back(place);
            }
        }
        std::swap(m_frontier, m_next);
    }
}

void GraphSearch::dilatedLayers(Index token, StepCount* reached) {
    m_frontier.assign(1, token);
    for (int layer = 1; !addsNoConnections(m_network, layer); ++layer) {
        for (std::size_t node = 0, count = m_frontier.size(); node < count; ++node) {
            const TokenRange outputs = outputRange(m_network, layer, m_frontier[node]);
            for (Index place = outputs.first; place <= outputs.last; place += outputs.step)
                if (reached[place] == kNever) {
                    reached[place] = StepCount(layer);
                    m_frontier.push_back(place);
                }
        }
    }
}

Index GraphSearch::nextUnreached(Index place) {
    while (m_nextUnreached[std::size_t(place)] != place) {
        Index& next = m_nextUnreached[std::size_t(place)];
        next = m_nextUnreached[std::size_t(next)];
        place = next;
    }
    return place;
}

}  // namespace attention
