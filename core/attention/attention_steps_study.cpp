#include "core/attention/attention_steps_study.h"

#include <algorithm>
#include <cmath>
#include <numeric>
#include <span>
#include <stdexcept>

#include "core/attention/attention_derivation.h"
#include "core/attention/weighted_values.h"
#include "core/encoding/embedding_derivation.h"
#include "core/encoding/sinusoidal_derivation.h"
#include "core/min_max.h"
#include "core/scene/lists.h"

namespace attention {
namespace {

/// Equal sums in another order differ by rounding.
constexpr double kTie = 1e-12;

bool isProjection(std::string_view name) {
    return isOneOf(name, {"W_q", "W_k", "W_v", "W_o"});
}
bool isOfPairs(std::string_view name) {
    return isOneOf(name, {"weights", "scores", "scaled", "masked"});
}
bool isOfKeys(std::string_view name) {
    return isOneOf(name, {"K", "V", "M"});
}

/// In kStepsMatrices; of another name that of the first.
std::size_t placeOf(std::string_view name) {
    const auto found = std::ranges::find(kStepsMatrices, name);
    return found == kStepsMatrices.end() ? 0 : std::size_t(found - kStepsMatrices.begin());
}

std::string_view known(std::string_view name) {
    return kStepsMatrices[placeOf(name)];
}

/// One head's view of a run, in one sequence.
struct OneHead {
    const AttentionLayerSetup& setting;
    const MultiHeadAttention& layer;
    Index sequence;
    Index head;

    /// @param length  rows of each sequence
    Matrix rows(const Matrix& all, Index length) const { return all.middleRows(sequence * length, length); }
    Matrix own(const Matrix& all, Index length) const {
        return all.block(sequence * length, head * layer.width, length, layer.width);
    }
    Matrix ofQueries(const Matrix& all) const { return rows(all, layer.queryCount); }
    Matrix ofKeys(const Matrix& all) const { return rows(all, layer.keyCount); }
    /// Without projections a matrix that changes nothing.
    Matrix projection(const Matrix& weights) const {
        return setting.choice.projections ? weights : Matrix::Identity(setting.dimensions, setting.dimensions);
    }
    Matrix positions() const {
        if (setting.hasPositions) return setting.positions;
        return sinusoidalTable({.positions = layer.queryCount, .dimensions = setting.dimensions});
    }
};

using Of = const OneHead&;

/// How one of kStepsMatrices comes about, and why its numbers are what they are.
struct StepsMatrix {
    Matrix (*values)(Of);
    std::optional<AttentionMatrix> derived = {};  ///< none of what goes in
};
/// In their order.
constexpr std::array<StepsMatrix, kStepsMatrices.size()> kMatricesOfSteps{{
    {[](Of of) -> Matrix { return of.layer.headWeights(of.sequence, of.head); }, AttentionMatrix::Weights},
    {[](Of of) { return of.ofQueries(of.setting.input); }},
    {[](Of of) { return of.own(of.layer.query, of.layer.queryCount); }, AttentionMatrix::Query},
    {[](Of of) { return of.own(of.layer.key, of.layer.keyCount); }, AttentionMatrix::Key},
    {[](Of of) { return of.own(of.layer.value, of.layer.keyCount); }, AttentionMatrix::Value},
    {[](Of of) -> Matrix { return of.layer.headScores(of.sequence, of.head); }, AttentionMatrix::Scores},
    {[](Of of) { return scaledScores(of.layer, of.sequence, of.head); }, AttentionMatrix::Scaled},
    {[](Of of) { return maskedScores(of.layer, of.sequence, of.head); }, AttentionMatrix::Masked},
    {[](Of of) { return headOutput(of.layer, of.sequence, of.head); }, AttentionMatrix::HeadOutput},
    {[](Of of) { return of.ofQueries(of.layer.concatenation); }, AttentionMatrix::Concatenation},
    {[](Of of) { return of.ofQueries(of.layer.output); }, AttentionMatrix::Output},
    {[](Of of) { return of.projection(of.setting.weights.query); }},
    {[](Of of) { return of.projection(of.setting.weights.key); }},
    {[](Of of) { return of.projection(of.setting.weights.value); }},
    {[](Of of) { return of.projection(of.setting.weights.output); }},
    {[](Of of) { return of.positions(); }},
    {[](Of of) { return of.ofKeys(of.setting.isCross ? of.setting.memory : of.setting.input); }},
}};

double largestOf(const Matrix& matrix) {
    if (matrix.size() == 0) return 0;
    const auto [least, most] = minMax(matrix);
    return std::max(-least, most);
}

}  // namespace

CellIndices stepsIndices(const Cell& cell) {
    const std::string_view name = known(cell.matrix);
    if (isOfPairs(name)) return {cell.row, cell.column, {}};
    if (isOfKeys(name)) return {{}, cell.row, cell.column};
    if (isProjection(name)) return {{}, {}, cell.row};
    return {cell.row, {}, cell.column};
}

std::string_view matrixAtStep(std::int64_t step, std::string_view matrix) {
    constexpr std::array<std::string_view, 8> kOfStep{"X",      "Q",       "scores",      "scaled",
                                                      "masked", "weights", "head-output", "output"};
    const std::string_view name = known(matrix);
    const auto found = std::ranges::find(kOfStep, name);
    const Index appears = isOneOf(name, {"P", "M"})                        ? 1
                          : isOneOf(name, {"K", "V", "W_q", "W_k", "W_v"}) ? 2
                          : found != kOfStep.end()                         ? found - kOfStep.begin() + 1
                                                                           : Index(kOfStep.size());
    return appears <= step ? name : kOfStep[std::size_t(step - 1)];
}

Index expandedQuery(const SelectionParameters& parameters, Index queries) {
    if (!parameters.row) return queries - 1;
    // The column may be open.
    const Cell cell{*parameters.row, parameters.column.value_or(0), parameters.matrix};
    // Who unfolds a projection keeps the row that was selected: it stays the query's.
    const auto query = isProjection(cell.matrix) ? cell.row : stepsIndices(cell).query.value_or(queries - 1);
    return std::min<Index>(query, queries - 1);
}

std::vector<Entry> typedEntries(const TokenParameters& parameters) {
    try {
        return readEntries(parameters.entries);
    } catch (const std::invalid_argument&) {
        return {};  // whoever reads them refuses such ones
    }
}

Scene stepsScene(Scene scene) {
    scene.parameters.headDesign = HeadDesign::Narrow;
    return scene;
}

const Matrix& AttentionStepsStudy::matrix(std::string_view name) const {
    return values[placeOf(name)];
}

Matrix AttentionStepsStudy::valuesOf(std::string_view name, Index ofSequence, Index ofHead) const {
    return kMatricesOfSteps[placeOf(name)].values({setting(), layer(), ofSequence, ofHead});
}

Cell AttentionStepsStudy::cellAtStep(std::int64_t step, const Cell& cell) const {
    const std::string_view shown = matrixAtStep(step, cell.matrix);
    if (shown == known(cell.matrix)) return cell;
    const Matrix& numbers = matrix(shown);
    return {std::min(cell.row, numbers.rows() - 1), std::min(cell.column, numbers.cols() - 1), std::string(shown)};
}

QuerySummary AttentionStepsStudy::summarizeQuery(Index query, std::optional<Index> key) const {
    const auto row = layer().headWeights(sequence, head).row(query);
    QuerySummary shares;
    const double most = row.maxCoeff(&shares.key);
    shares.tiedKeys = Index((row.array() >= most * (1 - kTie)).count());
    if (key) shares.key = std::min(*key, layer().keyCount - 1);
    shares.weight = row(shares.key);
    shares.isLargest = shares.weight >= most * (1 - kTie);
    shares.maskedKeys = Index((row.array() == 0).count());
    shares.isFullyMasked = mask().isFullyMasked(query);
    std::vector<MaskReason> reasons;
    for (Index k = 0; k < row.size(); ++k)
        for (const MaskReason reason : mask().reasons(query, k)) reasons.push_back(reason);
    shares.isMaskedByLengthOnly = !reasons.empty() && std::ranges::all_of(reasons, [](MaskReason reason) {
        return reason == MaskReason::ValidLength;
    });
    return shares;
}

Matrix AttentionStepsStudy::termsOf(Index query) const {
    return weightedValues(layer(), sequence, head, query);
}

LeadingKeys AttentionStepsStudy::leadingKeys(Index query, const Matrix& terms, Index most, Index few,
                                             std::optional<Index> with) const {
    const auto row = layer().headWeights(sequence, head).row(query);
    std::vector<Index> order(std::size_t(row.size()));
    std::iota(order.begin(), order.end(), Index(0));
    LeadingKeys leading;
    if (row.size() <= most) {
        leading.keys = std::move(order);
        return leading;
    }
    std::ranges::stable_sort(order, std::ranges::greater{}, [&](Index key) { return row(key); });
    if (with) {
        const auto found = std::ranges::find(order, std::min(*with, Index(row.size()) - 1));
        if (found - order.begin() >= few) std::iter_swap(order.begin() + few - 1, found);
    }
    leading.keys.assign(order.begin(), order.begin() + few);
    std::ranges::sort(leading.keys);
    leading.others = Index(row.size()) - few;
    leading.othersTerm = Matrix::Zero(1, terms.cols());
    for (const Index key : std::span(order).subspan(std::size_t(few))) {
        leading.othersWeight += row(key);
        leading.othersTerm += terms.row(key);
    }
    return leading;
}

ValuePath AttentionStepsStudy::valuePath(Index query, std::array<Index, 2> columns) const {
    const Matrix& all = matrix("V");
    for (Index& column : columns) column = std::clamp<Index>(column, 0, all.cols() - 1);
    ValuePath path{.columns = columns, .tips = all(Eigen::all, columns)};
    path.chain = headToTail(termsOf(query), columns[0], columns[1]);
    for (const Matrix* places : {&path.tips, &path.chain})
        for (const std::size_t axis : {0, 1}) {
            path.minimum[axis] = std::min(path.minimum[axis], places->col(Index(axis)).minCoeff());
            path.maximum[axis] = std::max(path.maximum[axis], places->col(Index(axis)).maxCoeff());
        }
    return path;
}

Index AttentionStepsStudy::rowInBatch(const Cell& cell) const {
    if (cell.matrix == "X") return cell.row + sequence * layer().queryCount;
    if (cell.matrix == "M") return cell.row + sequence * layer().keyCount;
    return cell.row;
}

bool AttentionStepsStudy::isTyped(const Scene& scene, const Cell& cell) const {
    return std::ranges::any_of(typedEntries(scene.parameters), [&](const Entry& entry) {
        return entry.matrix == cell.matrix && entry.row == rowInBatch(cell) && entry.column == cell.column;
    });
}

std::optional<Entry> AttentionStepsStudy::entryOf(const Cell& cell) const {
    if (!isOneOf(cell.matrix, {"X", "M"}) && !isProjection(cell.matrix)) return std::nullopt;
    const Matrix& numbers = matrix(cell.matrix);
    if (numbers.size() == 0) return std::nullopt;
    return Entry{cell.matrix, rowInBatch(cell), cell.column, numbers(cell.row, cell.column)};
}

Derivation AttentionStepsStudy::derivation(const Scene& scene, const Cell& cell) const {
    const std::string_view name = cell.matrix;
    if (name == "P") return sinusoidalDerivation(cell.row, cell.column, setting().dimensions, scene.parameters.base);
    if (isOneOf(name, {"X", "M"})) return inputDerivation(scene, cell);
    if (isProjection(name)) {
        Derivation derivation = attentionWeightDerivation(name, valuesOf(name, sequence, head), setting().choice.seed,
                                                          cell.row, cell.column);
        if (isTyped(scene, cell))
            for (DerivationLine& line : derivation.steps)
                if (line.name == "loaded number") line.name = "typed number";
        return derivation;
    }
    return attentionDerivation(setting().layerInput(), layer(), kMatricesOfSteps[placeOf(name)].derived.value(),
                               {sequence, head, cell.row, cell.column}, setting().keyWords);
}

/// Of what goes in: its embedding, or that and the position; or the number that was typed.
Derivation AttentionStepsStudy::inputDerivation(const Scene& scene, const Cell& cell) const {
    const bool isMemory = cell.matrix == "M" && setting().isCross;
    const auto& words = isMemory ? setting().keyWords : setting().words;
    const double value = valuesOf(cell.matrix, sequence, head)(cell.row, cell.column);
    const Parameters& parameters = scene.parameters;
    // Without a memory of its own M is X, typed or not.
    const bool typed = isTyped(scene, {cell.row, cell.column, isMemory ? "M" : "X"});
    const bool isLoaded = findValues(scene, isMemory ? "memory" : "input") != nullptr;
    const auto numbers = parameters.numbers;
    if (!typed && !isLoaded && numbers == NumberDistribution::Normal) {
        const Embedding embedding(words, setting().dimensions, std::uint64_t(parameters.seed));
        const TokenPlusPositionOptions choice{.base = parameters.base, .scaled = parameters.scaleEmbedding};
        Derivation derivation = setting().hasPositions
                                    ? tokenPlusPositionDerivation(embedding, words, choice, cell.row, cell.column)
                                    : embeddingDerivation(embedding, words, choice, cell.row, cell.column);
        derivation.value = value;
        return derivation;
    }
    using namespace formula;
    const std::string_view letter = isMemory ? "M" : "X";
    const auto at = [&](std::string_view name, double entry, bool isHere) {
        const auto row = double(cell.row), column = double(cell.column);
        return symbol(name, entry, IndexRole::None,
                      {isHere ? number(row, IndexRole::I) : symbol("i", row, IndexRole::I),
                       isHere ? number(column) : symbol("c", column)});
    };
    const std::string source = typed                                 ? "typed number"
                               : isLoaded                            ? "loaded number"
                               : numbers == NumberDistribution::Ones ? LineName::tr("all ones")
                                                                     : "drawn number";
    Derivation derivation;
    derivation.value = value;
    if (typed || !setting().hasPositions) {
        derivation.symbolic = equation({at(letter, value, false), number(value)});
        derivation.steps = {{.name = source, .expression = at(letter, value, true), .value = value, .word = {}}};
        return derivation;
    }
    const double position =
        sinusoidalTable({.positions = cell.row + 1, .dimensions = setting().dimensions, .base = parameters.base})(
            cell.row, cell.column);
    // What is drawn is whole; adding 0 makes a 0 of -0.
    const double own = isLoaded ? value - position : std::round(value - position) + 0.0;
    const Expression both =
        sum({shown(at("E", own, false), kDigitsInFormula), shown(at("P", position, false), kDigitsInFormula)});
    derivation.symbolic = equation({at(letter, value, false), both});
    derivation.steps = {
        {.name = source, .expression = at("E", own, true), .value = own, .word = {}},
        {.name = LineName::tr("encoding"), .expression = at("P", position, true), .value = position, .word = {}},
        {.name = LineName::tr("sum"), .expression = substituteValues(both), .value = value, .word = {}}};
    return derivation;
}

Table AttentionStepsStudy::table(std::string_view name) const {
    if (std::ranges::find(kStepsMatrices, name) == kStepsMatrices.end())
        throw std::invalid_argument("attention has no matrix \"" + std::string(name) + "\"");
    if (name == "P" || isProjection(name)) {
        auto numbers = std::make_shared<const Matrix>(valuesOf(name, sequence, head));
        return MatrixTable{numbers, indexNames(numbers->cols())};
    }
    // Sequence by sequence, and in each head by head.
    const bool isOfHeads = isOfPairs(name) || isOneOf(name, {"Q", "K", "V", "head-output"});
    const Index heads = isOfHeads ? layer().heads : 1;
    auto all = std::make_shared<Matrix>();
    std::vector<ArrayAxis> axes;
    axes.reserve(4);  // GCC 12 sees overflows in a growing vector of these
    if (layer().batch > 1) axes.push_back({"sequence", layer().batch});
    if (isOfHeads) axes.push_back({"head", heads});
    for (Index s = 0; s < layer().batch; ++s)
        for (Index h = 0; h < heads; ++h) {
            const Matrix part = valuesOf(name, s, h);
            if (all->size() == 0) all->resize(layer().batch * heads * part.rows(), part.cols());
            all->middleRows((s * heads + h) * part.rows(), part.rows()) = part;
        }
    if (axes.empty()) return MatrixTable{all, indexNames(all->cols())};
    axes.push_back(isOfKeys(name) ? ArrayAxis{"key", layer().keyCount} : ArrayAxis{"query", layer().queryCount});
    axes.push_back({isOfPairs(name) ? "key" : "column", all->cols()});
    return ArrayTable{all, std::move(axes)};
}

std::shared_ptr<const AttentionStepsStudy> studyAttentionSteps(const Scene& scene, std::stop_token stop,
                                                               const std::shared_ptr<const AttentionResult>& before) {
    auto study = std::make_shared<AttentionStepsStudy>();
    study->run = runAttention(stepsScene(scene), stop, before);
    if (stop.stop_requested()) return study;
    const Parameters& parameters = scene.parameters;
    study->sequence = std::clamp<Index>(Index(parameters.sequence.value_or(0)), 0, study->setting().batch - 1);
    study->head = std::clamp<Index>(Index(parameters.head.value_or(0)), 0, study->layer().heads - 1);
    double largest = 0, largestScore = 0, largestProjection = 0, largestWeight = 0;
    for (std::size_t i = 0; i < kStepsMatrices.size(); ++i) {
        if (stop.stop_requested()) return study;
        const std::string_view name = kStepsMatrices[i];
        const bool isThere = name == "M"          ? study->setting().isCross
                             : name == "P"        ? study->setting().hasPositions
                             : isProjection(name) ? study->hasProjections()
                                                  : true;
        if (!isThere) continue;
        const Matrix& values = study->values[i] = study->valuesOf(name, study->sequence, study->head);
        if (name == "masked") continue;  // it is infinite where it is no score
        double& most = isOneOf(name, {"scores", "scaled"}) ? largestScore
                       : isProjection(name)                ? largestProjection
                       : name == "weights"                 ? largestWeight
                                                           : largest;
        most = std::max(most, largestOf(values));
    }
    // What is all zeros has some scale, too.
    const auto orOne = [](double most) { return most > 0 ? most : 1; };
    study->largest = orOne(largest);
    study->largestScore = orOne(largestScore);
    study->largestWeight = orOne(largestWeight);
    study->largestProjection = orOne(largestProjection);
    return study;
}

double attentionStepsBytes(const Scene& scene) {
    const Scene own = stepsScene(scene);
    const AttentionSizes sizes = attentionSizes(own);
    const double n = double(sizes.queryCount), m = double(sizes.keyCount), d = double(sizes.dimensions);
    // One head's matrices beside the layer's; twice, while the ones before are shown.
    return 2 * (attentionRunBytes(own) + sizeof(double) * (4 * n * m + 10 * std::max(n, m) * d + 4 * d * d));
}

}  // namespace attention
