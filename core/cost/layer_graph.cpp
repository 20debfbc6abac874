#include "core/cost/layer_graph.h"

#include <algorithm>
#include <cmath>
#include <cstdlib>
#include <limits>
#include <stdexcept>
#include <string>
#include <utility>

#include "core/cost/graph_search.h"
#include "core/cost/layer_cost.h"
#include "core/cost/position_bitset.h"
#include "core/scene/parameters.h"
#include "core/threads.h"

namespace attention {
namespace {

constexpr double kUnreached = std::numeric_limits<double>::infinity();
/// Minimum number of rows of a distance matrix per thread.
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

double distanceOf(StepCount steps) {
    return steps == kNever ? kUnreached : double(steps);
}

/// The number of steps until some output depends on both tokens, from the searches of the two tokens. An output depends
/// on both from the larger one of its two step counts on.
StepCount meetingSteps(const std::vector<StepCount>& first, const std::vector<StepCount>& second) {
    StepCount least = kNever;
    for (std::size_t place = 0; place < first.size(); ++place)
        least = std::min(least, std::max(first[place], second[place]));
    return least;
}

/// Rows first ... end - 1 of the distances until some output sees both, from all searches. Windows are ranges around
/// their own place, so that what is further away is reached no earlier: the first output that sees both lies between
/// the tokens, where the search from the one overtakes that from the other, and further on for a later token.
void fillMeetings(const std::vector<StepCount>& reached, Index first, Index end, const std::stop_token& stop,
                  Matrix& distances) {
    const Index n = distances.rows();
    for (Index i = first; i < end && !stop.stop_requested(); ++i) {
        const StepCount* from = reached.data() + i * n;
        Index place = i;
        for (Index j = i; j < n; ++j) {
            const StepCount* to = reached.data() + j * n;
            while (from[place] < to[place]) ++place;
            const StepCount steps = place > i ? std::min(from[place], to[place - 1]) : from[place];
            distances(i, j) = distanceOf(steps);
        }
    }
}

/// Fills row i for dilated convolutions: for each layer, the tokens on which the outputs that depend on token i depend.
void fillDilatedRow(const Network& network, Index i, Matrix& distances) {
    PositionBitset outputs(network.tokens);
    PositionBitset seen(network.tokens);
    PositionBitset scratch(network.tokens);
    outputs.insert(i);
    seen.insert(i);
    distances(i, i) = 0;
    for (int layer = 1; !addsNoConnections(network, layer); ++layer) {
        const LayerWindow up = windowOf(network, layer);
        outputs.widen(up.right, up.left, up.step, scratch);
        PositionBitset inputs = outputs;
        for (int below = layer; below >= 1; --below) {
            const LayerWindow down = windowOf(network, below);
            inputs.widen(down.left, down.right, down.step, scratch);
        }
        inputs.eachBeyond(seen, [&](Index j) { distances(i, j) = double(layer); });
        seen = std::move(inputs);
    }
}

/// A path from a token up to output (layer, place), as straight as possible. It is found downwards, through nodes that
/// depend on the token, and returned in upward order.
std::vector<NetworkNode> legTo(const Network& network, const std::vector<StepCount>& reached, Index token, int layer,
                               Index place) {
    std::vector<NetworkNode> leg{{layer, place}};
    const int top = layer;
    const Index end = place;
    while (layer > 0) {
        // On the straight line, times `top`.
        const auto offLine = [&](Index input) {
            return std::abs(input * top - (token * (top - (layer - 1)) + end * (layer - 1)));
        };
        const TokenRange inputs = uncheckedInputsOf(network, layer, place);
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

/// The path from a token to its state and from there along time.
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
    return uncheckedInputsOf(network, layer, token);
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
            GraphSearch search(network);
            std::vector<StepCount> reached(static_cast<std::size_t>(n));
            for (Index i = first; i < end && !stop.stop_requested(); ++i) {
                search.from(i, reached.data());
                std::ranges::transform(reached, distances.row(i).data(), distanceOf);
            }
        });
    } else {
        std::vector<StepCount> reached(std::size_t(n * n));
        parallelFor(n, kRowGrain, [&](Index first, Index end) {
            GraphSearch search(network);
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
    return tokens * tokens * double(sizeof(double) + (keepsSearches ? sizeof(StepCount) : 0));
}

double tokenDistance(const Network& network, PathKind kind, Index from, Index to) {
    check(network);
    checkKind(network, kind);
    checkToken(network, from);
    checkToken(network, to);
    GraphSearch search(network);
    const std::vector<StepCount> first = search.from(from);
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
    GraphSearch search(network);
    const std::vector<StepCount> first = search.from(from);
    NetworkPath path;
    if (from == to) {
        path.firstLeg = {{0, from}};
        if (isDependency) return path;
        path.secondLeg = {{0, to}};
        path.meeting = NetworkNode{0, to};
        return path;
    }
    const std::vector<StepCount> second = isDependency ? std::vector<StepCount>() : search.from(to);
    const StepCount steps = isDependency ? first[std::size_t(to)] : meetingSteps(first, second);
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
        const TokenRange first = uncheckedInputsOf(network, layer, above.first);
        below = {first.first, uncheckedInputsOf(network, layer, above.last).last, first.step};
    }
    return ranges;
}

}  // namespace attention
