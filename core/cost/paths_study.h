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

/// Number of layer families, whose networks are drawn side by side: convolutions, recurrences, attention.
inline constexpr std::size_t kLayerFamilies = 3;
std::size_t familyOf(Architecture architecture);
/// One architecture of each family, including the chosen one; or only the chosen one.
std::vector<Architecture> shownArchitectures(const Parameters& parameters);
bool isShown(Architecture architecture, const Parameters& parameters);
/// Whether one layer already connects all tokens that any depth connects: recurrences and full attention.
bool needsOneLayer(Architecture architecture);
/// Whether distances are undefined: for dilated convolutions with dependency, some pairs have none.
bool isUndefined(Architecture architecture, PathKind kind);
/// Layers or time steps of the longest finite path that is shown, by the formulas.
std::int64_t longestPathShown(const Parameters& parameters);
/// Maximum number of tokens for which infinite distances are shown as masked cells; see PathsStudy::masked.
inline constexpr Index kMaxMaskedTokens = 128;

/// One network with the path through it.
struct PathNetwork {
    Network network;
    NetworkPath path;
    Derivation derivation;         ///< of the path's length
    Expression term;               ///< the path's term in the table of costs, for example n/k
    Expression rule;               ///< formula of an output, see outputFormula()
    double alternativeLength = 0;  ///< path length by the other PathKind; NaN if undefined
    double doubledLength = 0;      ///< path length for two tokens twice as far apart; NaN beyond kMaxGraphTokens
    /// receptiveField() of the highest output above the end of the path.
    std::vector<TokenRange> receptiveField;

    /// Whether the path needs more layers than are drawn.
    bool isTruncated() const { return path.requiredLayers > network.layers; }
    bool hasPath() const { return std::isfinite(path.length); }
    /// Layers or time steps up to node `at` of a leg of the path.
    std::int64_t stepsTo(const std::vector<NetworkNode>& leg, std::size_t at) const;
    /// Whether a node has been computed after `step` steps: layer by layer, or state by state from the first token
    /// (which is why a recurrence cannot process all tokens at once). After one step a recurrence has two states.
    bool isComputed(const NetworkNode& node, std::int64_t step) const;
    /// Number of outputs that have been computed after `step` steps.
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
    /// @param name  "distances"; "derivatives": of `gradientDecay`, shares with a row for each input; "path": the nodes
    /// of the chosen network's, without one its two tokens
    Table table(std::string_view name) const;

    std::int64_t kernel = 1;  ///< k of the parameters, also if no convolution is shown
    Index tokens = 1;
    Index from = 0;
    Index to = 0;
    PathKind kind{};
    std::size_t family = 0;  ///< family of the chosen architecture
    std::array<PathNetwork, kLayerFamilies> lanes;
    std::shared_ptr<const Matrix> distances;  ///< n x n: row i the input, column j the output
    /// `distances` with infinite entries replaced by -infinity (up to kMaxMaskedTokens tokens) or NaN (more tokens).
    std::shared_ptr<const Matrix> masked;
    std::shared_ptr<const GradientDecay>
        gradientDecay;           ///< of a recurrence and of attention with this number of tokens
    double longest = 1;          ///< longest finite distance, at least 1
    bool isMaskedBelow = false;  ///< all distances to earlier tokens are infinite
    bool isMaskedAbove = false;  ///< all distances to later tokens are infinite
};

/// Bytes that studyPaths() needs while the previous study still exists; 1 if distances are undefined.
double pathsMemory(const Parameters& parameters);
/// @param before  an earlier study, whose distances are reused if they belong to the same network
/// @return an unspecified study if a stop is requested
/// @throws std::invalid_argument if distances are undefined
std::shared_ptr<const PathsStudy> studyPaths(const Parameters& parameters, std::stop_token stop = {},
                                             const PathsStudy* before = nullptr);

}  // namespace attention
