#include "core/attention/order_study.h"

#include <algorithm>
#include <span>
#include <stdexcept>
#include <utility>
#include <vector>

#include "core/attention/softmax.h"
#include "core/encoding/sinusoidal.h"
#include "core/min_max.h"
#include "core/random/philox.h"
#include "core/random/random_stream.h"
#include "core/scene/lists.h"

namespace attention {
namespace {

/// Differences below this fraction of the largest output count as rounding errors.
constexpr double kRounding = 1e-12;

Permutation typedOrder(const Scene& scene) {
    try {
        const auto list = readList(scene.parameters.order, 0);
        return {list.begin(), list.end()};
    } catch (const std::invalid_argument&) {
        return {};  // such a list is refused where it is entered
    }
}

/// "causal, radius 2"
std::string maskText(const MaskOptions& mask) {
    std::string text = mask.causal ? "causal" : "";
    if (mask.radius) text += (text.empty() ? "radius " : ", radius ") + std::to_string(*mask.radius);
    return text.empty() ? "none" : text;
}

Table orderTable(const OrderStudy& study) {
    const std::vector<std::int64_t> order(study.shown.order.begin(), study.shown.order.end());
    std::vector<std::int64_t> places;
    std::vector<std::string> words;
    for (std::size_t place = 0; place < order.size(); ++place) {
        places.push_back(std::int64_t(place));
        words.push_back(study.setting.words[std::size_t(order[place])]);
    }
    return ColumnTable{{{"place", std::move(places)}, {"token", std::move(words)}, {"reading-place", order}}};
}

/// The layer with positions if the scene has none, and without positions if it has them.
ShuffledAttention computeOtherLayer(const OrderStudy& study, double base, const std::stop_token& stop) {
    const AttentionLayerSetup& setting = study.setting;
    const Matrix positions =
        sinusoidalTable({.positions = setting.queryCount, .dimensions = setting.dimensions, .base = base});
    ShuffledInput other = study.input();
    other.positions = setting.hasPositions ? nullptr : &positions;
    ShuffledAttention result;
    computeShuffledAttention(other, result, stop);
    return result;
}

}  // namespace

ShuffledInput OrderStudy::input() const {
    return {.tokens = &setting.embeddings,
            .positions = setting.hasPositions ? &setting.positions : nullptr,
            .order = shown.order,
            .weights = setting.choice.projections ? &setting.weights : nullptr,
            .mask = setting.mask,
            .choice = setting.choice};
}

bool OrderStudy::isInReadingOrder() const {
    return shown.order == readingOrder(Index(shown.order.size()));
}

Index OrderStudy::firstChangedPlace() const {
    for (const bool compareWords : {true, false})
        for (std::size_t place = 0; place < shown.order.size(); ++place) {
            const auto token = std::size_t(shown.order[place]);
            if (compareWords ? setting.words[token] != setting.words[place] : token != place) return Index(place);
        }
    return 0;
}

const Matrix& OrderStudy::matrix(std::string_view name, bool hasPositions) const {
    const bool isShown = hasPositions == setting.hasPositions;
    if (name == kOrderMatrices[0]) return isShown ? shown.layer.output : otherOutputs.output;
    if (name == kOrderMatrices[1]) return isShown ? shown.shuffled.output : otherOutputs.shuffled;
    return isShown ? shown.difference : otherOutputs.difference;
}

double OrderStudy::largestOf(Index token, bool hasPositions) const {
    return matrix(kOrderMatrices[2], hasPositions).row(token).cwiseAbs().maxCoeff();
}

bool OrderStudy::leavesOutputUnchanged(Index token, bool hasPositions) const {
    return largestOf(token, hasPositions) <= kRounding * (largestOutput > 0 ? largestOutput : 1);
}

double OrderStudy::differenceScale() const {
    const double maxDifference = std::max(withPositions, withoutPositions);
    const double outputScale = largestOutput > 0 ? largestOutput : 1;
    return maxDifference > kRounding * outputScale ? maxDifference : outputScale;
}

MixingWeights OrderStudy::weightsAt(Index place) const {
    const Index n = setting.queryCount;
    MixingWeights weights{.fixed = Matrix(2, n), .attention = Matrix(2, n)};
    const std::span<double> fixedRow(weights.fixed.data(), std::size_t(n));
    standardNormalColumn(seed, std::uint32_t(RandomStream::FixedWeights), 0, std::uint32_t(place), fixedRow);
    softmaxRow(fixedRow, {.end = n}, fixedRow);
    weights.fixed.row(1) = weights.fixed.row(0);
    weights.attention.row(0) = shown.layer.headWeights(0, 0).row(place);
    weights.attention.row(1) = shown.shuffled.headWeights(0, 0).row(place);
    return weights;
}

Derivation OrderStudy::derivation(const Cell& cell) const {
    if (cell.matrix == kOrderMatrices[0]) return orderedOutputDerivation(input(), shown, cell.row, cell.column);
    if (cell.matrix == kOrderMatrices[1]) return shuffledOutputDerivation(input(), shown, cell.row, cell.column);
    return shuffledDifferenceDerivation(shown, cell.row, cell.column);
}

Table OrderStudy::table(std::string_view name) const {
    if (name == "order") return orderTable(*this);
    if (name == "difference")
        return ColumnTable{{{"add-position", std::vector<std::string>{"off", "on"}},
                            {"mask", std::vector<std::string>(2, maskText(setting.mask))},
                            {"largest-difference", std::vector<double>{withoutPositions, withPositions}}}};
    const Matrix& values = matrix(name, setting.hasPositions);
    return MatrixTable{std::make_shared<const Matrix>(values), indexNames(values.cols())};
}

std::shared_ptr<const OrderStudy> studyOrder(const Scene& scene, std::stop_token stop) {
    auto study = std::make_shared<OrderStudy>();
    study->setting = attentionLayerSetup(scene);
    study->seed = std::uint64_t(scene.parameters.seed);
    ShuffledAttention& shown = study->shown;
    shown.order = orderOf(scene);
    study->places = inverseOrder(shown.order);
    computeShuffledAttention(study->input(), shown, stop);
    if (stop.stop_requested()) return study;
    ShuffledAttention other = computeOtherLayer(*study, scene.parameters.base, stop);
    if (stop.stop_requested()) return study;
    study->withPositions = shown.largest;
    study->withoutPositions = other.largest;
    study->otherOutputs = {std::move(other.layer.output), std::move(other.shuffled.output),
                           std::move(other.difference)};
    for (const bool hasPositions : {false, true})
        for (const std::string_view name : {kOrderMatrices[0], kOrderMatrices[1]}) {
            const auto [minimum, maximum] = minMax(study->matrix(name, hasPositions));
            study->largestOutput = std::max({study->largestOutput, -minimum, maximum});
        }
    if (!study->setting.hasPositions) std::swap(study->withPositions, study->withoutPositions);
    return study;
}

Permutation orderOf(const Scene& scene) {
    const Index n = attentionSizes(scene).queryCount;
    const Permutation typed = typedOrder(scene);
    return typed.empty() ? shuffledOrder(n, std::uint64_t(scene.parameters.seed)) : repairOrder(typed, n);
}

std::optional<std::string> sceneOrderProblem(const Scene& scene) {
    const Permutation typed = typedOrder(scene);
    if (typed.empty()) return std::nullopt;
    std::string problem = orderProblem(typed, attentionSizes(scene).queryCount);
    if (problem.empty()) return std::nullopt;
    return problem;
}

Parameters withoutStaleOrder(const Parameters& before, Parameters after) {
    const bool isOtherSentence = after.tokens != before.tokens || after.n != before.n;
    if (!isOtherSentence || after.order != before.order) return after;
    Scene scene;
    scene.parameters = after;
    if (sceneOrderProblem(scene)) after.order.clear();
    return after;
}

double orderStudyBytes(const Scene& scene) {
    const AttentionSizes sizes = attentionSizes(scene);
    const AttentionOptions choice{.heads = sizes.heads, .design = sizes.design};
    // In reading order and shuffled, each with and without positions.
    return attentionRunBytes(scene) +
           3 * attentionBytes(choice, 1, sizes.queryCount, sizes.queryCount, sizes.dimensions);
}

}  // namespace attention
