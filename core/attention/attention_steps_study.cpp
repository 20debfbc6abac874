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

/// Relative tolerance for equal weights, because sums in a different order differ by rounding.
constexpr double kTieTolerance = 1e-12;

bool isProjection(std::string_view name) {
    return isOneOf(name, {"W_q", "W_k", "W_v", "W_o"});
}
/// Whether rows are queries and columns are keys.
bool isQueryByKey(std::string_view name) {
    return isOneOf(name, {"weights", "scores", "scaled", "masked"});
}
bool hasKeyRows(std::string_view name) {
    return isOneOf(name, {"K", "V", "M"});
}

/// The index in kStepsMatrices; 0 for an unknown name.
std::size_t matrixIndex(std::string_view name) {
    const auto found = std::ranges::find(kStepsMatrices, name);
    return found == kStepsMatrices.end() ? 0 : std::size_t(found - kStepsMatrices.begin());
}

/// The name itself, or the first of kStepsMatrices if it is unknown.
std::string_view knownName(std::string_view name) {
    return kStepsMatrices[matrixIndex(name)];
}

/// One head's view of a run, in one sequence.
struct HeadView {
    const AttentionLayerSetup& setting;
    const MultiHeadAttention& layer;
    Index sequence;
    Index head;

    /// @param length  rows of each sequence
    Matrix rows(const Matrix& all, Index length) const { return all.middleRows(sequence * length, length); }
    Matrix headColumns(const Matrix& all, Index length) const {
        return all.block(sequence * length, head * layer.width, length, layer.width);
    }
    Matrix ofQueries(const Matrix& all) const { return rows(all, layer.queryCount); }
    Matrix ofKeys(const Matrix& all) const { return rows(all, layer.keyCount); }
    /// `weights`, or the identity matrix if there are no projections.
    Matrix projection(const Matrix& weights) const {
        return setting.choice.projections ? weights : Matrix::Identity(setting.dimensions, setting.dimensions);
    }
    Matrix positions() const {
        if (setting.hasPositions) return setting.positions;
        return sinusoidalTable({.positions = layer.queryCount, .dimensions = setting.dimensions});
    }
};

using View = const HeadView&;

/// How a matrix of kStepsMatrices is computed, and which derivation explains its cells.
struct StepsMatrix {
    Matrix (*values)(View);
    std::optional<AttentionMatrix> derivation = {};  ///< none for the inputs and weights of the layer
};
/// In the order of kStepsMatrices.
constexpr std::array<StepsMatrix, kStepsMatrices.size()> kMatrixComputations{{
    {[](View view) -> Matrix { return view.layer.headWeights(view.sequence, view.head); }, AttentionMatrix::Weights},
    {[](View view) { return view.ofQueries(view.setting.input); }},
    {[](View view) { return view.headColumns(view.layer.query, view.layer.queryCount); }, AttentionMatrix::Query},
    {[](View view) { return view.headColumns(view.layer.key, view.layer.keyCount); }, AttentionMatrix::Key},
    {[](View view) { return view.headColumns(view.layer.value, view.layer.keyCount); }, AttentionMatrix::Value},
    {[](View view) -> Matrix { return view.layer.headScores(view.sequence, view.head); }, AttentionMatrix::Scores},
    {[](View view) { return scaledScores(view.layer, view.sequence, view.head); }, AttentionMatrix::Scaled},
    {[](View view) { return maskedScores(view.layer, view.sequence, view.head); }, AttentionMatrix::Masked},
    {[](View view) { return headOutput(view.layer, view.sequence, view.head); }, AttentionMatrix::HeadOutput},
    {[](View view) { return view.ofQueries(view.layer.concatenation); }, AttentionMatrix::Concatenation},
    {[](View view) { return view.ofQueries(view.layer.output); }, AttentionMatrix::Output},
    {[](View view) { return view.projection(view.setting.weights.query); }},
    {[](View view) { return view.projection(view.setting.weights.key); }},
    {[](View view) { return view.projection(view.setting.weights.value); }},
    {[](View view) { return view.projection(view.setting.weights.output); }},
    {[](View view) { return view.positions(); }},
    {[](View view) { return view.ofKeys(view.setting.isCross ? view.setting.memory : view.setting.input); }},
}};

double maxAbs(const Matrix& matrix) {
    if (matrix.size() == 0) return 0;
    const auto [minimum, maximum] = minMax(matrix);
    return std::max(-minimum, maximum);
}

}  // namespace

CellIndices stepsIndices(const Cell& cell) {
    const std::string_view name = knownName(cell.matrix);
    if (isQueryByKey(name)) return {cell.row, cell.column, {}};
    if (hasKeyRows(name)) return {{}, cell.row, cell.column};
    if (isProjection(name)) return {{}, {}, cell.row};
    return {cell.row, {}, cell.column};
}

std::string_view matrixAtStep(std::int64_t step, std::string_view matrix) {
    constexpr std::array<std::string_view, 8> kMatrixOfStep{"X",      "Q",       "scores",      "scaled",
                                                            "masked", "weights", "head-output", "output"};
    const std::string_view name = knownName(matrix);
    const auto found = std::ranges::find(kMatrixOfStep, name);
    const Index firstStep = isOneOf(name, {"P", "M"})                        ? 1
                            : isOneOf(name, {"K", "V", "W_q", "W_k", "W_v"}) ? 2
                            : found != kMatrixOfStep.end()                   ? found - kMatrixOfStep.begin() + 1
                                                                             : Index(kMatrixOfStep.size());
    return firstStep <= step ? name : kMatrixOfStep[std::size_t(step - 1)];
}

Index expandedQuery(const SelectionParameters& parameters, Index queries) {
    if (!parameters.row) return queries - 1;
    // A row may be selected without a column.
    const Cell cell{*parameters.row, parameters.column.value_or(0), parameters.matrix};
    // In a projection matrix, the number of the selected row counts as the query.
    const auto query = isProjection(cell.matrix) ? cell.row : stepsIndices(cell).query.value_or(queries - 1);
    return std::min<Index>(query, queries - 1);
}

std::vector<Entry> typedEntries(const TokenParameters& parameters) {
    try {
        return readEntries(parameters.entries);
    } catch (const std::invalid_argument&) {
        return {};  // such entries are refused where they are entered
    }
}

Scene stepsScene(Scene scene) {
    scene.parameters.headDesign = HeadDesign::Narrow;
    return scene;
}

const Matrix& AttentionStepsStudy::matrix(std::string_view name) const {
    return values[matrixIndex(name)];
}

Matrix AttentionStepsStudy::valuesOf(std::string_view name, Index ofSequence, Index ofHead) const {
    return kMatrixComputations[matrixIndex(name)].values({setting(), layer(), ofSequence, ofHead});
}

Cell AttentionStepsStudy::cellAtStep(std::int64_t step, const Cell& cell) const {
    const std::string_view shown = matrixAtStep(step, cell.matrix);
    if (shown == knownName(cell.matrix)) return cell;
    const Matrix& numbers = matrix(shown);
    return {std::min(cell.row, numbers.rows() - 1), std::min(cell.column, numbers.cols() - 1), std::string(shown)};
}

QuerySummary AttentionStepsStudy::summarizeQuery(Index query, std::optional<Index> key) const {
    const auto row = layer().headWeights(sequence, head).row(query);
    QuerySummary summary;
    const double maxWeight = row.maxCoeff(&summary.key);
    summary.tiedKeys = Index((row.array() >= maxWeight * (1 - kTieTolerance)).count());
    if (key) summary.key = std::min(*key, layer().keyCount - 1);
    summary.weight = row(summary.key);
    summary.isLargest = summary.weight >= maxWeight * (1 - kTieTolerance);
    summary.maskedKeys = Index((row.array() == 0).count());
    summary.isFullyMasked = mask().isFullyMasked(query);
    std::vector<MaskReason> reasons;
    for (Index k = 0; k < row.size(); ++k)
        for (const MaskReason reason : mask().reasons(query, k)) reasons.push_back(reason);
    summary.isMaskedByLengthOnly = !reasons.empty() && std::ranges::all_of(reasons, [](MaskReason reason) {
        return reason == MaskReason::ValidLength;
    });
    return summary;
}

Matrix AttentionStepsStudy::termsOf(Index query) const {
    return weightedValues(layer(), sequence, head, query);
}

LeadingKeys AttentionStepsStudy::leadingKeys(Index query, const Matrix& terms, Index maxKeys, Index fewKeys,
                                             std::optional<Index> included) const {
    const auto row = layer().headWeights(sequence, head).row(query);
    std::vector<Index> order(std::size_t(row.size()));
    std::iota(order.begin(), order.end(), Index(0));
    LeadingKeys leading;
    if (row.size() <= maxKeys) {
        leading.keys = std::move(order);
        return leading;
    }
    std::ranges::stable_sort(order, std::ranges::greater{}, [&](Index key) { return row(key); });
    if (included) {
        const auto found = std::ranges::find(order, std::min(*included, Index(row.size()) - 1));
        if (found - order.begin() >= fewKeys) std::iter_swap(order.begin() + fewKeys - 1, found);
    }
    leading.keys.assign(order.begin(), order.begin() + fewKeys);
    std::ranges::sort(leading.keys);
    leading.others = Index(row.size()) - fewKeys;
    leading.othersTerm = Matrix::Zero(1, terms.cols());
    for (const Index key : std::span(order).subspan(std::size_t(fewKeys))) {
        leading.othersWeight += row(key);
        leading.othersTerm += terms.row(key);
    }
    return leading;
}

ValuePath AttentionStepsStudy::valuePath(Index query, std::array<Index, 2> columns) const {
    const Matrix& all = matrix("V");
    for (Index& column : columns) column = std::clamp<Index>(column, 0, all.cols() - 1);
    ValuePath path{.columns = columns, .tips = all(Eigen::all, columns)};
    path.chain = tipToTail(termsOf(query), columns[0], columns[1]);
    for (const Matrix* points : {&path.tips, &path.chain})
        for (const std::size_t axis : {0, 1}) {
            path.minimum[axis] = std::min(path.minimum[axis], points->col(Index(axis)).minCoeff());
            path.maximum[axis] = std::max(path.maximum[axis], points->col(Index(axis)).maxCoeff());
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
    return attentionDerivation(setting().layerInput(), layer(),
                               kMatrixComputations[matrixIndex(name)].derivation.value(),
                               {sequence, head, cell.row, cell.column}, setting().keyWords);
}

/// Derivation of an entry of X or M: a typed, loaded or drawn number, plus the position encoding if that is added.
Derivation AttentionStepsStudy::inputDerivation(const Scene& scene, const Cell& cell) const {
    const bool isMemory = cell.matrix == "M" && setting().isCross;
    const auto& words = isMemory ? setting().keyWords : setting().words;
    const double value = valuesOf(cell.matrix, sequence, head)(cell.row, cell.column);
    const Parameters& parameters = scene.parameters;
    // In self-attention M is X, so that entries typed in X count.
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
    // Drawn numbers are integers here, so that rounding makes them exact. Adding 0.0 turns -0 into 0.
    const double embedded = isLoaded ? value - position : std::round(value - position) + 0.0;
    const Expression both = sum(
        {withValue(at("E", embedded, false), kDigitsInFormula), withValue(at("P", position, false), kDigitsInFormula)});
    derivation.symbolic = equation({at(letter, value, false), both});
    derivation.steps = {
        {.name = source, .expression = at("E", embedded, true), .value = embedded, .word = {}},
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
    // The rows are stacked by sequence, and within a sequence by head.
    const bool hasHeads = isQueryByKey(name) || isOneOf(name, {"Q", "K", "V", "head-output"});
    const Index heads = hasHeads ? layer().heads : 1;
    auto all = std::make_shared<Matrix>();
    std::vector<ArrayAxis> axes;
    axes.reserve(4);  // GCC 12 sees overflows in a growing vector of these
    if (layer().batch > 1) axes.push_back({"sequence", layer().batch});
    if (hasHeads) axes.push_back({"head", heads});
    for (Index s = 0; s < layer().batch; ++s)
        for (Index h = 0; h < heads; ++h) {
            const Matrix part = valuesOf(name, s, h);
            if (all->size() == 0) all->resize(layer().batch * heads * part.rows(), part.cols());
            all->middleRows((s * heads + h) * part.rows(), part.rows()) = part;
        }
    if (axes.empty()) return MatrixTable{all, indexNames(all->cols())};
    axes.push_back(hasKeyRows(name) ? ArrayAxis{"key", layer().keyCount} : ArrayAxis{"query", layer().queryCount});
    axes.push_back({isQueryByKey(name) ? "key" : "column", all->cols()});
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
        const bool exists = name == "M"          ? study->setting().isCross
                            : name == "P"        ? study->setting().hasPositions
                            : isProjection(name) ? study->hasProjections()
                                                 : true;
        if (!exists) continue;
        const Matrix& values = study->values[i] = study->valuesOf(name, study->sequence, study->head);
        if (name == "masked") continue;  // masked scores are -infinity
        double& maximum = isOneOf(name, {"scores", "scaled"}) ? largestScore
                          : isProjection(name)                ? largestProjection
                          : name == "weights"                 ? largestWeight
                                                              : largest;
        maximum = std::max(maximum, maxAbs(values));
    }
    // A scale must be above 0, also for matrices of zeros.
    const auto orOne = [](double maximum) { return maximum > 0 ? maximum : 1; };
    study->largest = orOne(largest);
    study->largestScore = orOne(largestScore);
    study->largestWeight = orOne(largestWeight);
    study->largestProjection = orOne(largestProjection);
    return study;
}

double attentionStepsBytes(const Scene& scene) {
    const Scene layerScene = stepsScene(scene);
    const AttentionSizes sizes = attentionSizes(layerScene);
    const double n = double(sizes.queryCount), m = double(sizes.keyCount), d = double(sizes.dimensions);
    // The layer and copies of one head's matrices; twice, because the previous study is still shown meanwhile.
    return 2 * (attentionRunBytes(layerScene) + sizeof(double) * (4 * n * m + 10 * std::max(n, m) * d + 4 * d * d));
}

}  // namespace attention
