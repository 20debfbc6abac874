#pragma once

#include <optional>
#include <stop_token>
#include <vector>

#include "core/formula/derivation.h"
#include "core/matrix.h"
#include "core/scene/architecture.h"

namespace attention {

struct Parameters;

/// Maximum number of tokens for which distances are searched.
inline constexpr Index kMaxGraphTokens = 4096;

inline bool isRecurrence(Architecture architecture) {
    return architecture == Architecture::Recurrent || architecture == Architecture::Bidirectional;
}

/// Number of inputs before and after its own position that an output of a convolution depends on. An even kernel
/// reaches one token further to the right.
struct KernelReach {
    Index before = 0;  ///< floor((k - 1)/2)
    Index after = 0;   ///< floor(k/2)
};
inline KernelReach kernelReach(Index kernel) {
    return {(kernel - 1) / 2, kernel / 2};
}

/// A stack of identical layers over n tokens. Node (0, i) is token i; node (l, j) is output j of layer l. Positions
/// outside the sequence are padding, not nodes. All functions below throw std::invalid_argument if the network, a layer
/// or a token is out of range.
struct Network {
    Architecture architecture = Architecture::Convolution;
    Index tokens = 1;  ///< n, 1 ... 4096
    Index kernel = 3;  ///< k >= 1; layer l of the dilated one has dilation k^(l - 1)
    Index radius = 4;  ///< of restricted attention: keys with abs(i - j) <= radius
    int layers = 3;    ///< number of drawn layers, >= 1; distances are not limited by it

    bool operator==(const Network&) const = default;
};
/// The network of the parameters, with at most kMaxGraphTokens tokens; a radius that is not set is kDefaultRadius.
Network networkFromParameters(const Parameters& parameters);

struct NetworkNode {
    int layer = 0;  ///< 0: tokens
    Index token = 0;

    bool operator==(const NetworkNode&) const = default;
};

/// Tokens first, first + step, ... up to last; empty if last < first.
struct TokenRange {
    Index first = 0;
    Index last = -1;
    Index step = 1;

    bool operator==(const TokenRange&) const = default;
};
/// The nodes of the layer below from which output `token` of `layer` (>= 1) is computed, without padding.
/// An even kernel reaches one further to the right: inputs i - floor((k-1)/2) ... i + floor(k/2). Recurrences: only
/// the input at the same position, without edges along time.
TokenRange inputsOf(const Network& network, int layer, Index token);

/// Distance from input i to output j in layers or time steps: `some-output` counts until some output sees both,
/// `dependency` until output j depends on input i. It is 0 for i = j and infinite if no depth connects them (k = 1,
/// radius 0, or a recurrence back in time). Computed by breadth-first search on the graph.
/// @return n x n: row i is the input, column j the output; empty if a stop is requested
/// @throws std::invalid_argument for Dilated with dependency, where some pairs have no distance; so do tokenDistance(),
/// closedFormDistance() and longestDistance()
Matrix tokenDistances(const Network& network, PathKind kind, std::stop_token stop = {});
/// Bytes that tokenDistances() needs, including its result.
double distancesMemory(const Network& network, PathKind kind);
/// One entry of tokenDistances(). O(n) at most, for dilated convolutions O(n k log n).
double tokenDistance(const Network& network, PathKind kind, Index from, Index to);
/// The distance of two tokens by the closed formula: ceil(|i - j|/(k - 1)) and so on.
double closedFormDistance(const Network& network, PathKind kind, Index from, Index to);
/// The largest distance of all pairs, which is the one between the ends of the sequence. As fast as tokenDistance().
double longestDistance(const Network& network, PathKind kind);

/// The general formula of one output: y_i = f(x_(i-1), x_i, x_(i+1)), h_i = f(h_(i-1), x_i), y_i = f(x_i, x_0, ...,
/// x_(n-1)).
Expression outputFormula(const Network& network);

/// One shortest path for drawing: nodes, each connected to the next by an edge. With some-output, a leg from each token
/// leads up to `meeting`, the output nearest to the middle; with dependency, the first leg leads from the input to the
/// output and the second leg is empty. The states of a recurrence are nodes of layer 1.
struct NetworkPath {
    double length = 0;                   ///< layers or time steps; infinite if there is no path, and then no nodes
    std::vector<NetworkNode> firstLeg;   ///< from (0, from)
    std::vector<NetworkNode> secondLeg;  ///< from (0, to)
    std::optional<NetworkNode> meeting;
    int requiredLayers = 0;  ///< number of layers that the path needs; may be more than network.layers
};
NetworkPath shortestPath(const Network& network, PathKind kind, Index from, Index to);

/// The nodes on which output `token` of the highest layer depends: a range for each layer, from the tokens (index 0) to
/// the output itself (index layers). Ranges of dilated layers have a step; a recurrence reaches back to the first token
/// in one layer, and of its highest layer the states before the output are not listed.
std::vector<TokenRange> receptiveField(const Network& network, Index token);

/// Explains a distance: the formula in numbers, and the number that the search found. The context is the distance of
/// the other PathKind, if it exists, and the longest distance.
Derivation distanceDerivation(const Network& network, PathKind kind, Index from, Index to);

}  // namespace attention
