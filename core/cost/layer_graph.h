#pragma once

#include <optional>
#include <stop_token>
#include <vector>

#include "core/formula/derivation.h"
#include "core/matrix.h"
#include "core/scene/architecture.h"

namespace attention {

struct Parameters;

/// The most tokens that distances are searched among.
inline constexpr Index kMaxGraphTokens = 4096;

inline bool isRecurrence(Architecture architecture) {
    return architecture == Architecture::Recurrent || architecture == Architecture::Bidirectional;
}

/// The inputs that an output of a convolution sees beside that at its own place: an even kernel reaches one further to
/// the right.
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
    Index kernel = 3;  ///< k, from 1 on; layer l of the dilated one has dilation k^(l - 1)
    Index radius = 4;  ///< of restricted attention: keys with abs(i - j) <= radius
    int layers = 3;    ///< that are drawn, from 1 on; distances are not limited by it

    bool operator==(const Network&) const = default;
};
/// Tokens: n, at most kMaxGraphTokens; a radius of none is kDefaultRadius.
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
/// The nodes of the layer below from which output `token` of `layer` (from 1 on) is computed: only those that exist.
/// An even kernel reaches one further to the right: inputs i - floor((k-1)/2) ... i + floor(k/2). Recurrences: the
/// input at the same place; edges along time are not among them.
TokenRange inputsOf(const Network& network, int layer, Index token);

/// Distance from input i to output j in layers or time steps: `some-output` counts until some output sees both,
/// `dependency` until output j depends on input i. It is 0 for i = j and infinite if no depth connects them (k = 1,
/// radius 0, or a recurrence back in time). Computed by breadth-first search on the graph.
/// @return n x n: row i the input, column j the output; nothing in it once `stop` is asked for
/// @throws std::invalid_argument for Dilated with dependency, which leaves pairs without a distance; so do
/// tokenDistance(), closedFormDistance() and longestDistance()
Matrix tokenDistances(const Network& network, PathKind kind, std::stop_token stop = {});
/// Bytes that tokenDistances takes, its result among them.
double distancesMemory(const Network& network, PathKind kind);
/// One entry of tokenDistances(). O(n) at most, for dilated convolutions O(n k log n).
double tokenDistance(const Network& network, PathKind kind, Index from, Index to);
/// The distance of two tokens by the closed formula: ceil(|i - j|/(k - 1)) and so on.
double closedFormDistance(const Network& network, PathKind kind, Index from, Index to);
/// The largest of tokenDistances, over all pairs: that between the ends of the sequence. As fast as one of them.
double longestDistance(const Network& network, PathKind kind);

/// What one output is computed from: y_i = f(x_(i-1), x_i, x_(i+1)), h_i = f(h_(i-1), x_i), y_i = f(x_i, x_0, ...,
/// x_(n-1)).
Expression outputFormula(const Network& network);

/// One shortest path as it is drawn: nodes with an edge between each and the next. With some-output two legs meet at
/// `meeting`, from either token up, as near the middle as there is such an output; with dependency the first leg goes
/// all the way, the second is empty and nothing meets. The states of a recurrence are nodes of layer 1.
struct NetworkPath {
    double length = 0;                   ///< layers, or steps in time; infinite: there is no path, and no nodes
    std::vector<NetworkNode> firstLeg;   ///< from (0, from)
    std::vector<NetworkNode> secondLeg;  ///< from (0, to)
    std::optional<NetworkNode> meeting;
    int requiredLayers = 0;  ///< of the network, so that the path fits into it; more than network.layers: it does not
};
NetworkPath shortestPath(const Network& network, PathKind kind, Index from, Index to);

/// What output `token` of the highest layer depends on: a range for each layer, from the tokens (index 0) to itself
/// (index layers). Dilated ranges have their step; a recurrence reaches back to the first token in one layer, and of
/// its highest layer the states before the output are not listed.
std::vector<TokenRange> receptiveField(const Network& network, Index token);

/// Why a distance is what it is: the formula, with numbers, and the number that the search found. Context: the other
/// reading, if it has one here, and the longest distance.
Derivation distanceDerivation(const Network& network, PathKind kind, Index from, Index to);

}  // namespace attention
