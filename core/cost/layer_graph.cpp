#include "core/cost/layer_graph.h"

#include <algorithm>
#include <bit>
#include <cstdint>
#include <cstdlib>
#include <limits>
#include <numeric>
#include <stdexcept>
#include <string>
#include <utility>

#include "core/cost/layer_cost.h"
#include "core/threads.h"

namespace attention {
namespace {

constexpr double kUnreached = std::numeric_limits<double>::infinity();
/// Layers or steps of a search; the last value says that none of them gets there.
using Steps = std::uint16_t;
constexpr Steps kNever = std::numeric_limits<Steps>::max();
static_assert(kMaxGraphTokens < kNever);
/// Rows of a matrix of distances that are worth a thread.
constexpr Index kRowGrain = 16;

void check(const Network& network) {
    const auto refuse = [](std::string_view name, Index value, std::string_view accepted) {
        throw std::invalid_argument(std::string(name) + ": " + std::to_string(value) +
                                    "; accepted: " + std::string(accepted));
    };
    if (network.tokens < 1 || network.tokens > kMaxGraphTokens)
        refuse("tokens", network.tokens, "1 ... " + std::to_string(kMaxGraphTokens));
    if (network.kernel < 1) refuse("kernel", network.kernel, "1 or more");
    if (network.radius < 0) refuse("radius", network.radius, "0 or more");
    if (network.layers < 1) refuse("layers", network.layers, "1 or more");
}

void checkToken(const Network& network, Index token) {
    if (token < 0 || token >= network.tokens)
        throw std::invalid_argument("token: " + std::to_string(token) + "; accepted: 0 ... " +
                                    std::to_string(network.tokens - 1));
}

void checkLayer(int layer) {
    if (layer < 1) throw std::invalid_argument("layer: " + std::to_string(layer) + "; accepted: 1 or more");
}

void checkKind(const Network& network, PathKind kind) {
    if (network.architecture == Architecture::Dilated && kind == PathKind::Dependency)
        throw std::invalid_argument("architecture dilated with path-kind dependency leaves pairs without a distance");
}

/// The inputs of an output, as places beside its own: `left` before it, `right` after it, each `step` from the next.
struct Window {
    Index left = 0;
    Index right = 0;
    Index step = 1;
};

Window windowOf(const Network& network, int layer) {
    const Index n = network.tokens;
    const auto [before, after] = kernelReach(network.kernel);
    switch (network.architecture) {
        case Architecture::Convolution:
            return {before, after, 1};
        case Architecture::Dilated: {
            // From n on only the own place is left inside the sequence.
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

TokenRange around(const Network& network, Index token, Index before, Index after, Index step) {
    return {token - std::min(before, token / step) * step,
            token + std::min(after, (network.tokens - 1 - token) / step) * step, step};
}

TokenRange inputRange(const Network& network, int layer, Index token) {
    const Window window = windowOf(network, layer);
    return around(network, token, window.left, window.right, window.step);
}

TokenRange outputRange(const Network& network, int layer, Index token) {
    const Window window = windowOf(network, layer);
    return around(network, token, window.right, window.left, window.step);
}

/// Whether layers from this one on connect no places that the layers below it did not.
bool isBeyond(const Network& network, int layer) {
    return network.architecture == Architecture::Dilated &&
           (network.kernel == 1 || windowOf(network, layer).step >= network.tokens);
}

/// Breadth-first search from one token up the graph: for each place the first layer, or in a recurrence the number of
/// steps, at which the output there depends on the token. Each window holds its own place, so that what depends on the
/// token in one layer does so in all above it.
class Search {
 public:
    explicit Search(const Network& network) : m_network(network) {}

    /// @param reached  n numbers; kNever where no depth gets there
    void from(Index token, Steps* reached) {
        std::fill_n(reached, m_network.tokens, kNever);
        reached[token] = 0;
        if (isRecurrence(m_network.architecture))
            alongTime(token, reached);
        else if (m_network.architecture == Architecture::Dilated)
            dilatedLayers(token, reached);
        else
            equalLayers(token, reached);
    }

    std::vector<Steps> from(Index token) {
        std::vector<Steps> reached(std::size_t(m_network.tokens));
        from(token, reached.data());
        return reached;
    }

 private:
    void alongTime(Index token, Steps* reached) {
        m_frontier.assign(1, token);
        for (Steps steps = 1; !m_frontier.empty(); ++steps) {
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

    /// All layers have the same edges: a node whose place was reached in the layer below leads nowhere new.
    void equalLayers(Index token, Steps* reached) {
        m_unvisited.resize(std::size_t(m_network.tokens) + 1);
        std::iota(m_unvisited.begin(), m_unvisited.end(), Index(0));
        m_unvisited[std::size_t(token)] = token + 1;
        m_frontier.assign(1, token);
        const Window window = windowOf(m_network, 1);
        for (Steps layer = 1; !m_frontier.empty(); ++layer) {
            m_next.clear();
            for (const Index node : m_frontier) {
                const TokenRange outputs = around(m_network, node, window.right, window.left, 1);
                for (Index place = nextUnvisited(outputs.first); place <= outputs.last;
                     place = nextUnvisited(place + 1)) {
                    reached[place] = layer;
                    m_unvisited[std::size_t(place)] = place + 1;
                    m_next.push_back(place);
                }
            }
            std::swap(m_frontier, m_next);
        }
    }

    /// Each layer has edges of its own, so that every node that was reached goes on.
    void dilatedLayers(Index token, Steps* reached) {
        m_frontier.assign(1, token);
        for (int layer = 1; !isBeyond(m_network, layer); ++layer) {
            for (std::size_t node = 0, count = m_frontier.size(); node < count; ++node) {
                const TokenRange outputs = outputRange(m_network, layer, m_frontier[node]);
                for (Index place = outputs.first; place <= outputs.last; place += outputs.step)
                    if (reached[place] == kNever) {
                        reached[place] = Steps(layer);
                        m_frontier.push_back(place);
                    }
            }
        }
    }

    /// The first place from this one on that was not reached; n where there is none.
    Index nextUnvisited(Index place) {
        while (m_unvisited[std::size_t(place)] != place) {
            Index& next = m_unvisited[std::size_t(place)];
            next = m_unvisited[std::size_t(next)];
            place = next;
        }
        return place;
    }

    const Network& m_network;
    std::vector<Index> m_frontier;
    std::vector<Index> m_next;
    std::vector<Index>
        m_unvisited;  ///< of a place that was reached: one behind it, on the way to the next that was not
};

/// Places of one layer, as bits.
class PositionBitset {
 public:
    explicit PositionBitset(Index places) : m_places(places), m_words(std::size_t((places + 63) / 64)) {}

    void insert(Index place) { m_words[std::size_t(place / 64)] |= std::uint64_t(1) << (place % 64); }

    /// These places, and all that are 1 ... `before` steps before or 1 ... `after` steps behind one of them.
    void widen(Index before, Index after, Index step, PositionBitset& scratch) {
        scratch.m_words = m_words;
        for (Index count = 1; count <= before && count * step < m_places; ++count) addEarlier(scratch, count * step);
        for (Index count = 1; count <= after && count * step < m_places; ++count) addLater(scratch, count * step);
        if (m_places % 64 != 0) m_words.back() &= (std::uint64_t(1) << (m_places % 64)) - 1;
    }

    /// Takes out the places that are in `other`, and calls body for the rest.
    template <typename Body>
    void eachBeyond(const PositionBitset& other, Body body) const {
        for (std::size_t word = 0; word < m_words.size(); ++word)
            for (std::uint64_t bits = m_words[word] & ~other.m_words[word]; bits != 0; bits &= bits - 1)
                body(Index(word * 64) + std::countr_zero(bits));
    }

 private:
    void addLater(const PositionBitset& from, Index by) {
        const auto words = std::size_t(by / 64);
        const int bits = int(by % 64);
        for (std::size_t word = words; word < m_words.size(); ++word) {
            m_words[word] |= from.m_words[word - words] << bits;
            if (bits != 0 && word > words) m_words[word] |= from.m_words[word - words - 1] >> (64 - bits);
        }
    }

    void addEarlier(const PositionBitset& from, Index by) {
        const auto words = std::size_t(by / 64);
        const int bits = int(by % 64);
        for (std::size_t word = 0; word + words < m_words.size(); ++word) {
            m_words[word] |= from.m_words[word + words] >> bits;
            if (bits != 0 && word + words + 1 < m_words.size())
                m_words[word] |= from.m_words[word + words + 1] << (64 - bits);
        }
    }

    Index m_places;
    std::vector<std::uint64_t> m_words;
};

double distanceOf(Steps steps) {
    return steps == kNever ? kUnreached : double(steps);
}

/// Until some output sees both, from the searches of the two tokens: each output depends on both from its later one on.
Steps meetingSteps(const std::vector<Steps>& first, const std::vector<Steps>& second) {
    Steps least = kNever;
    for (std::size_t place = 0; place < first.size(); ++place)
        least = std::min(least, std::max(first[place], second[place]));
    return least;
}

/// Rows first ... end - 1 of the distances until some output sees both, from all searches. Windows are ranges around
/// their own place, so that what is further away is reached no earlier: the first output that sees both lies between
/// the tokens, where the search from the one overtakes that from the other, and further on for a later token.
void fillMeetings(const std::vector<Steps>& reached, Index first, Index end, const std::stop_token& stop,
                  Matrix& distances) {
    const Index n = distances.rows();
    for (Index i = first; i < end && !stop.stop_requested(); ++i) {
        const Steps* from = reached.data() + i * n;
        Index place = i;
        for (Index j = i; j < n; ++j) {
            const Steps* to = reached.data() + j * n;
            while (from[place] < to[place]) ++place;
            const Steps steps = place > i ? std::min(from[place], to[place - 1]) : from[place];
            distances(i, j) = distanceOf(steps);
        }
    }
}

/// Row i for dilated convolutions: what the outputs of each layer that depend on token i see of all tokens.
void fillDilatedRow(const Network& network, Index i, Matrix& distances) {
    PositionBitset outputs(network.tokens);
    PositionBitset seen(network.tokens);
    PositionBitset scratch(network.tokens);
    outputs.insert(i);
    seen.insert(i);
    distances(i, i) = 0;
    for (int layer = 1; !isBeyond(network, layer); ++layer) {
        const Window up = windowOf(network, layer);
        outputs.widen(up.right, up.left, up.step, scratch);
        PositionBitset inputs = outputs;
        for (int below = layer; below >= 1; --below) {
            const Window down = windowOf(network, below);
            inputs.widen(down.left, down.right, down.step, scratch);
        }
        inputs.eachBeyond(seen, [&](Index j) { distances(i, j) = double(layer); });
        seen = std::move(inputs);
    }
}

/// From output (layer, place) down to the token, by inputs that depend on it, as straight as there are such; upwards.
std::vector<NetworkNode> legTo(const Network& network, const std::vector<Steps>& reached, Index token, int layer,
                               Index place) {
    std::vector<NetworkNode> leg{{layer, place}};
    const int top = layer;
    const Index end = place;
    while (layer > 0) {
        // On the straight line, times `top`.
        const auto offLine = [&](Index input) {
            return std::abs(input * top - (token * (top - (layer - 1)) + end * (layer - 1)));
        };
        const TokenRange inputs = inputRange(network, layer, place);
        Index best = -1;
        for (Index input = inputs.first; input <= inputs.last; input += inputs.step) {
            if (reached[std::size_t(input)] > layer - 1) continue;
            const auto rank = [&](Index other) { return std::pair(offLine(other), std::abs(other - end)); };
            if (best < 0 || rank(input) < rank(best)) best = input;
        }
        place = best;
        --layer;
        leg.push_back({layer, place});
    }
    std::ranges::reverse(leg);
    return leg;
}

/// From a token to its state and along time.
std::vector<NetworkNode> legInTime(Index token, Index state) {
    std::vector<NetworkNode> leg{{0, token}, {1, token}};
    for (Index at = token; at != state;) {
        at += state > at ? 1 : -1;
        leg.push_back({1, at});
    }
    return leg;
}

double ceilOfRatio(Index above, Index below) {
    return below == 0 ? kUnreached : double((above + below - 1) / below);
}

}  // namespace

Network networkFromParameters(const Parameters& parameters) {
    return {.architecture = parameters.architecture,
            .tokens = std::min<Index>(parameters.n, kMaxGraphTokens),
            .kernel = parameters.kernel,
            .radius = parameters.radius.value_or(kDefaultRadius),
            .layers = int(parameters.layers)};
}

TokenRange inputsOf(const Network& network, int layer, Index token) {
    check(network);
    checkLayer(layer);
    checkToken(network, token);
    return inputRange(network, layer, token);
}

Matrix tokenDistances(const Network& network, PathKind kind, std::stop_token stop) {
    check(network);
    checkKind(network, kind);
    const Index n = network.tokens;
    Matrix distances = Matrix::Constant(n, n, kUnreached);
    if (network.architecture == Architecture::Dilated) {
        parallelFor(n, kRowGrain, [&](Index first, Index end) {
            for (Index i = first; i < end && !stop.stop_requested(); ++i) fillDilatedRow(network, i, distances);
        });
    } else if (kind == PathKind::Dependency) {
        parallelFor(n, kRowGrain, [&](Index first, Index end) {
            Search search(network);
            std::vector<Steps> reached(static_cast<std::size_t>(n));
            for (Index i = first; i < end && !stop.stop_requested(); ++i) {
                search.from(i, reached.data());
                std::ranges::transform(reached, distances.row(i).data(), distanceOf);
            }
        });
    } else {
        std::vector<Steps> reached(std::size_t(n * n));
        parallelFor(n, kRowGrain, [&](Index first, Index end) {
            Search search(network);
            for (Index i = first; i < end && !stop.stop_requested(); ++i) search.from(i, reached.data() + i * n);
        });
        parallelFor(n, kRowGrain, [&](Index first, Index end) { fillMeetings(reached, first, end, stop, distances); });
        distances.triangularView<Eigen::StrictlyLower>() = distances.transpose();
    }
    if (stop.stop_requested()) return {};
    return distances;
}

double distancesMemory(const Network& network, PathKind kind) {
    const bool keepsSearches = network.architecture != Architecture::Dilated && kind == PathKind::SomeOutput;
    const auto tokens = double(network.tokens);
    return tokens * tokens * double(sizeof(double) + (keepsSearches ? sizeof(Steps) : 0));
}

double tokenDistance(const Network& network, PathKind kind, Index from, Index to) {
    check(network);
    checkKind(network, kind);
    checkToken(network, from);
    checkToken(network, to);
    Search search(network);
    const std::vector<Steps> first = search.from(from);
    if (kind == PathKind::Dependency) return distanceOf(first[std::size_t(to)]);
    return distanceOf(meetingSteps(first, search.from(to)));
}

double closedFormDistance(const Network& network, PathKind kind, Index from, Index to) {
    check(network);
    checkKind(network, kind);
    checkToken(network, from);
    checkToken(network, to);
    if (from == to) return 0;
    const Index apart = std::abs(from - to);
    const bool isDependency = kind == PathKind::Dependency;
    const Index k = network.kernel;
    switch (network.architecture) {
        case Architecture::Convolution:
            if (!isDependency) return ceilOfRatio(apart, k - 1);
            return ceilOfRatio(apart, from > to ? k / 2 : (k - 1) / 2);
        case Architecture::Dilated: {
            if (k == 1) return kUnreached;
            double layers = 0;
            for (Index seen = 1; seen < apart + 1; seen *= k) ++layers;
            return layers;
        }
        case Architecture::Recurrent:
            return isDependency && from > to ? kUnreached : double(apart);
        case Architecture::Bidirectional:
            return isDependency ? double(apart) : ceilOfRatio(apart, 2);
        case Architecture::Attention:
            return 1;
        case Architecture::Restricted:
            return ceilOfRatio(apart, isDependency ? network.radius : 2 * network.radius);
    }
    return kUnreached;
}

double longestDistance(const Network& network, PathKind kind) {
    check(network);
    const Index last = network.tokens - 1;
    return std::max(tokenDistance(network, kind, 0, last), tokenDistance(network, kind, last, 0));
}

NetworkPath shortestPath(const Network& network, PathKind kind, Index from, Index to) {
    check(network);
    checkKind(network, kind);
    checkToken(network, from);
    checkToken(network, to);
    const bool isDependency = kind == PathKind::Dependency;
    Search search(network);
    const std::vector<Steps> first = search.from(from);
    NetworkPath path;
    if (from == to) {
        path.firstLeg = {{0, from}};
        if (isDependency) return path;
        path.secondLeg = {{0, to}};
        path.meeting = NetworkNode{0, to};
        return path;
    }
    const std::vector<Steps> second = isDependency ? std::vector<Steps>() : search.from(to);
    const Steps steps = isDependency ? first[std::size_t(to)] : meetingSteps(first, second);
    path.length = distanceOf(steps);
    if (steps == kNever) return path;

    Index end = to;
    if (!isDependency) {
        const auto middle = [&](Index place) { return std::abs(2 * place - (from + to)); };
        end = -1;
        for (Index place = 0; place < network.tokens; ++place)
            if (std::max(first[std::size_t(place)], second[std::size_t(place)]) == steps &&
                (end < 0 || middle(place) < middle(end)))
                end = place;
    }
    if (isRecurrence(network.architecture)) {
        path.requiredLayers = 1;
        path.firstLeg = legInTime(from, end);
        if (!isDependency) path.secondLeg = legInTime(to, end);
    } else {
        path.requiredLayers = steps;
        path.firstLeg = legTo(network, first, from, steps, end);
        if (!isDependency) path.secondLeg = legTo(network, second, to, steps, end);
    }
    if (!isDependency) path.meeting = NetworkNode{path.requiredLayers, end};
    return path;
}

std::vector<TokenRange> receptiveField(const Network& network, Index token) {
    check(network);
    checkToken(network, token);
    std::vector<TokenRange> ranges(std::size_t(network.layers) + 1);
    ranges.back() = {token, token, 1};
    for (int layer = network.layers; layer >= 1; --layer) {
        const TokenRange& above = ranges[std::size_t(layer)];
        TokenRange& below = ranges[std::size_t(layer) - 1];
        if (isRecurrence(network.architecture)) {
            below = {0, network.architecture == Architecture::Recurrent ? above.last : network.tokens - 1, 1};
            continue;
        }
        // The windows of neighbours in `above` join without a gap.
        const TokenRange first = inputRange(network, layer, above.first);
        below = {first.first, inputRange(network, layer, above.last).last, first.step};
    }
    return ranges;
}

}  // namespace attention
