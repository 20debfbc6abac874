#pragma once

#include <array>
#include <cmath>
#include <cstdint>
#include <memory>
#include <stop_token>
#include <vector>

#include "core/cost/gradient_decay.h"
#include "core/cost/layer_graph.h"
#include "core/io/table.h"
#include "core/scene/study.h"

namespace attention {

struct Parameters;

/// Families of layers, whose networks stand side by side: convolutions, recurrences, attentions.
inline constexpr std::size_t kLayerFamilies = 3;
std::size_t familyOf(Architecture architecture);
/// One of each family, the chosen one in the place of its own; or the chosen one alone.
std::vector<Architecture> shownArchitectures(const Parameters& parameters);
bool isShown(Architecture architecture, const Parameters& parameters);
/// Recurrences and attention over everything do in one layer what they can do at all.
bool needsOneLayer(Architecture architecture);
/// A dilated convolution leaves pairs without a distance where an output is to depend on an input.
bool isUndefined(Architecture architecture, PathKind kind);
/// Layers, or steps in time, of the longest path that is shown and has an end, by the formulas.
std::int64_t longestPathShown(const Parameters& parameters);
/// The most tokens whose missing distances are masked one by one; see PathsStudy::masked.
inline constexpr Index kMaxMaskedTokens = 128;

/// One network with the path through it.
struct PathNetwork {
    Network network;
    NetworkPath path;
    Derivation derivation;         ///< of the path's length
    Expression term;               ///< n/k: how the table of costs says that the longest path grows
    Expression rule;               ///< what an output is computed from
    double alternativeLength = 0;  ///< of the path by the other reading; NaN where that leaves it undefined
    double doubledLength = 0;      ///< of the path between two tokens twice as far apart; NaN beyond kMaxGraphTokens
    /// What the highest output above the end of the path depends on; see receptiveField().
    std::vector<TokenRange> receptiveField;

    /// The path needs more layers than the network is drawn with.
    bool isTruncated() const { return path.requiredLayers > network.layers; }
    bool hasPath() const { return std::isfinite(path.length); }
    /// Layers, or steps in time, up to node `at` of a leg of the path.
    std::int64_t stepsTo(const std::vector<NetworkNode>& leg, std::size_t at) const;
    /// Whether a node has been computed after `step` steps: layer by layer, or state by state from the first token
    /// (which is why a recurrence cannot process all tokens at once). After one step a recurrence has two states.
    bool isComputed(const NetworkNode& node, std::int64_t step) const;
    /// How many outputs are computed after so many steps.
    Index computedOutputs(std::int64_t step) const;
};

/// The path between two tokens through a network of each family, and all distances of the chosen one.
struct PathsStudy : Study {
    const PathNetwork& chosen() const { return lanes[family]; }
    /// The lanes of shownArchitectures().
    std::vector<const PathNetwork*> shown(NetworkArrangement networks) const;
    Derivation derivation(Index input, Index output) const;
    /// Whether some pair of tokens has no path.
    bool hasMasked() const { return masked != distances; }
    /// @param name  "distances"; "derivatives": of `fading`, shares with a row for each input; "path": the nodes of the
    /// chosen network's, without one its two tokens
    Table table(std::string_view name) const;

    std::int64_t kernel = 1;  ///< k, whichever networks there are
    Index tokens = 1;
    Index from = 0;
    Index to = 0;
    PathKind kind{};
    std::size_t family = 0;  ///< the chosen one
    std::array<PathNetwork, kLayerFamilies> lanes;
    std::shared_ptr<const Matrix> distances;  ///< n x n: row i the input, column j the output
    /// `distances`, what is infinite replaced: by -infinity, up to kMaxMaskedTokens tokens, else by NaN.
    std::shared_ptr<const Matrix> masked;
    std::shared_ptr<const GradientDecay> fading;  ///< of a recurrence and of attention over as many tokens
    double longest = 1;                           ///< finite distance, 1 at least
    bool isMaskedBelow = false;                   ///< all distances back are infinite
    bool isMaskedAbove = false;                   ///< all distances forth are infinite
};

/// Bytes that studyPaths takes while the study before is still shown; 1 where it refuses.
double pathsMemory(const Parameters& parameters);
/// @param before  shares its distances where they are those of the same network: another pair of tokens has no others
/// @return anything once `stop` is asked for
/// @throws std::invalid_argument where the distances are undefined
std::shared_ptr<const PathsStudy> studyPaths(const Parameters& parameters, std::stop_token stop = {},
                                             const PathsStudy* before = nullptr);

}  // namespace attention
