#include "core/cost/paths_study.h"

#include <algorithm>
#include <cmath>
#include <limits>
#include <string>
#include <utility>

#include "core/cost/layer_cost.h"
#include "core/scene/parameter_groups.h"
#include "core/scene/parameters.h"

namespace attention {
namespace {

constexpr double kNoPath = std::numeric_limits<double>::infinity();

std::array<Architecture, kLayerFamilies> architecturesOf(const CostParameters& parameters) {
    std::array architectures{Architecture::Convolution, Architecture::Recurrent, Architecture::Attention};
    architectures[familyOf(parameters.architecture)] = parameters.architecture;
    return architectures;
}

Network networkOf(const Parameters& parameters, Architecture architecture) {
    Network made = networkFromParameters(parameters);
    made.architecture = architecture;
    if (needsOneLayer(architecture)) made.layers = 1;
    // Sizes that do not apply get a fixed value, so that changing them does not make a different network.
    if (familyOf(architecture) != familyOf(Architecture::Convolution)) made.kernel = 1;
    if (architecture != Architecture::Restricted) made.radius = 0;
    return made;
}

Index fromOf(const Parameters& parameters) {
    return std::clamp<Index>(parameters.fromToken, 0, networkFromParameters(parameters).tokens - 1);
}
Index toOf(const Parameters& parameters) {
    const Index last = networkFromParameters(parameters).tokens - 1;
    return std::clamp<Index>(parameters.toToken.value_or(last), 0, last);
}

/// The term of the path length inside O().
Expression tableTerm(const Parameters& parameters, Architecture architecture) {
    CostOptions setting = costSetting(parameters);
    setting.n = networkFromParameters(parameters).tokens;
    return costFormula(architecture, CostColumn::Path, setting);
}

double lengthByOtherReading(const Network& network, PathKind kind, Index from, Index to) {
    const PathKind other = kind == PathKind::SomeOutput ? PathKind::Dependency : PathKind::SomeOutput;
    if (isUndefined(network.architecture, other)) return std::numeric_limits<double>::quiet_NaN();
    return closedFormDistance(network, other, from, to);
}

double lengthTwiceAsFar(Network network, PathKind kind, Index from, Index to) {
    network.tokens = std::max(network.tokens, 2 * std::abs(to - from) + 1);
    if (network.tokens > kMaxGraphTokens) return std::numeric_limits<double>::quiet_NaN();
    const Index last = 2 * std::abs(to - from);
    return from <= to ? closedFormDistance(network, kind, 0, last) : closedFormDistance(network, kind, last, 0);
}

/// The chosen network with one layer: distances do not depend on the number of drawn layers.
Network searched(const PathsStudy& study) {
    Network network = study.chosen().network;
    network.layers = 1;
    return network;
}

/// Reuses the distances of an earlier study.
/// @return false if its distances are different or were never computed
bool shareDistances(PathsStudy& study, const PathsStudy& before) {
    if (!before.masked || study.kind != before.kind || searched(study) != searched(before)) return false;
    study.distances = before.distances;
    study.masked = before.masked;
    study.longest = before.longest;
    study.isMaskedBelow = before.isMaskedBelow;
    study.isMaskedAbove = before.isMaskedAbove;
    return true;
}

void mask(PathsStudy& study) {
    const Matrix& distances = *study.distances;
    const Index n = study.tokens;
    study.isMaskedBelow = n > 1 && std::isinf(distances(1, 0));
    study.isMaskedAbove = n > 1 && std::isinf(distances(0, 1));
    study.masked = study.distances;
    if (study.isMaskedBelow || study.isMaskedAbove) {
        const double instead = n <= kMaxMaskedTokens ? -kNoPath : std::numeric_limits<double>::quiet_NaN();
        study.masked = std::make_shared<const Matrix>((distances.array() == kNoPath).select(instead, distances));
    }
    for (const double value : distances.reshaped())
        if (std::isfinite(value)) study.longest = std::max(study.longest, value);
}

}  // namespace

std::size_t familyOf(Architecture architecture) {
    return std::size_t(architecture) / 2;
}

std::vector<Architecture> shownArchitectures(const Parameters& parameters) {
    if (parameters.networks == NetworkArrangement::One) return {parameters.architecture};
    const auto all = architecturesOf(parameters);
    return {all.begin(), all.end()};
}

bool isShown(Architecture architecture, const Parameters& parameters) {
    const auto all = shownArchitectures(parameters);
    return std::ranges::find(all, architecture) != all.end();
}

bool needsOneLayer(Architecture architecture) {
    return isRecurrence(architecture) || architecture == Architecture::Attention;
}

bool isUndefined(Architecture architecture, PathKind kind) {
    return architecture == Architecture::Dilated && kind == PathKind::Dependency;
}

std::int64_t longestPathShown(const Parameters& parameters) {
    double most = 0;
    for (const Architecture architecture : shownArchitectures(parameters)) {
        if (isUndefined(architecture, parameters.pathKind)) continue;
        const double length = closedFormDistance(networkOf(parameters, architecture), parameters.pathKind,
                                                 fromOf(parameters), toOf(parameters));
        if (std::isfinite(length)) most = std::max(most, length);
    }
    return std::int64_t(most);
}

std::int64_t PathNetwork::stepsTo(const std::vector<NetworkNode>& leg, std::size_t at) const {
    if (!isRecurrence(network.architecture)) return leg[at].layer;
    return std::max<std::int64_t>(0, std::int64_t(at) - 1);
}

bool PathNetwork::isComputed(const NetworkNode& node, std::int64_t step) const {
    if (node.layer == 0 || step < 1) return node.layer == 0;
    if (!isRecurrence(network.architecture)) return node.layer <= step;
    const bool isBoth = network.architecture == Architecture::Bidirectional;
    return node.token <= step && (!isBoth || network.tokens - 1 - node.token <= step);
}

Index PathNetwork::computedOutputs(std::int64_t step) const {
    Index count = 0;
    for (Index token = 0; token < network.tokens; ++token) count += isComputed({network.layers, token}, step);
    return count;
}

std::vector<const PathNetwork*> PathsStudy::shown(NetworkArrangement networks) const {
    if (networks == NetworkArrangement::One) return {&chosen()};
    return {&lanes[0], &lanes[1], &lanes[2]};
}

Derivation PathsStudy::derivation(Index input, Index output) const {
    return distanceDerivation(chosen().network, kind, input, output);
}

Table PathsStudy::table(std::string_view name) const {
    if (name == "distances") return MatrixTable{distances, indexNames(tokens)};
    if (name == "derivatives")
        return MatrixTable{std::shared_ptr<const Matrix>(gradientDecay, &gradientDecay->shares),
                           {"recurrent", "attention"}};
    const NetworkPath& path = chosen().path;
    const bool hasPath = chosen().hasPath();
    std::vector<std::int64_t> steps, layers, nodes;
    std::vector<std::string> legs;
    const auto add = [&](const std::vector<NetworkNode>& leg, const char* called) {
        for (std::size_t i = 0; i < leg.size(); ++i) {
            steps.push_back(chosen().stepsTo(leg, i));
            layers.push_back(leg[i].layer);
            nodes.push_back(leg[i].token);
            legs.emplace_back(called);
        }
    };
    add(hasPath ? path.firstLeg : std::vector{NetworkNode{0, from}}, "from");
    add(hasPath ? path.secondLeg : std::vector{NetworkNode{0, to}}, "to");
    return ColumnTable{{{"step", std::move(steps)},
                        {"layer", std::move(layers)},
                        {"token", std::move(nodes)},
                        {"leg", std::move(legs)}}};
}

double pathsMemory(const Parameters& parameters) {
    if (isUndefined(parameters.architecture, parameters.pathKind)) return 1;
    const Network chosen = networkOf(parameters, parameters.architecture);
    const auto n = double(chosen.tokens);
    // Those before are still shown; what is infinite has other colours, and colours are looked up.
    return 2 * distancesMemory(chosen, parameters.pathKind) + 3 * n * n * sizeof(double);
}

std::shared_ptr<const PathsStudy> studyPaths(const Parameters& parameters, std::stop_token stop,
                                             const PathsStudy* before) {
    auto study = std::make_shared<PathsStudy>();
    study->kernel = parameters.kernel;
    study->tokens = networkFromParameters(parameters).tokens;
    study->from = fromOf(parameters);
    study->to = toOf(parameters);
    study->kind = parameters.pathKind;
    study->family = familyOf(parameters.architecture);
    const auto architectures = architecturesOf(parameters);
    for (std::size_t i = 0; i < kLayerFamilies; ++i) {
        PathNetwork& lane = study->lanes[i];
        lane.network = networkOf(parameters, architectures[i]);
        lane.path = shortestPath(lane.network, study->kind, study->from, study->to);
        lane.derivation = distanceDerivation(lane.network, study->kind, study->from, study->to);
        lane.term = tableTerm(parameters, architectures[i]);
        lane.rule = outputFormula(lane.network);
        lane.alternativeLength = lengthByOtherReading(lane.network, study->kind, study->from, study->to);
        lane.doubledLength = lengthTwiceAsFar(lane.network, study->kind, study->from, study->to);
        lane.receptiveField = receptiveField(lane.network, study->to);
        if (stop.stop_requested()) return study;
    }
    const bool isAsLong = before && before->gradientDecay && before->tokens == study->tokens;
    study->gradientDecay =
        isAsLong ? before->gradientDecay : std::make_shared<const GradientDecay>(computeGradientDecay(study->tokens));
    if (before && shareDistances(*study, *before)) return study;
    study->distances = std::make_shared<const Matrix>(tokenDistances(study->chosen().network, study->kind, stop));
    if (!stop.stop_requested()) mask(*study);
    return study;
}

}  // namespace attention
