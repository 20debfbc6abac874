#include "core/training/depth_study.h"

#include <algorithm>
#include <cmath>
#include <limits>
#include <stdexcept>

#include <Eigen/Cholesky>

#include "core/matrix_product.h"
#include "core/scene/parameters.h"
#include "core/threads.h"

namespace attention {
namespace {

constexpr double kNoMeasure = std::numeric_limits<double>::quiet_NaN();
/// Ridge of the regression, relative to the mean square of a column; keeps it finite if columns hardly differ.
constexpr double kRidge = 1e-9;
/// The maximum number of layers of a reused run, for the estimate of memory. kMaxLayers in training_settings.cpp limits
/// the number of layers of a scene.
constexpr Index kMaxDepth = 16;
/// Smaller distances are affected by rounding, so that no curve is fitted to them.
constexpr double kMinBoundDistance = 1e-12;

/// The number of sequences on which predictions are evaluated. The regression uses three times as many, because it
/// must learn to ignore, in each of d directions, the part that all tokens of a sequence have in common; that takes
/// more sequences than d.
Index evaluationSequenceCount(Index d) {
    return std::max<Index>(16, d);
}
Index sequenceCount(Index d) {
    return 4 * evaluationSequenceCount(d);
}

/// Fits and evaluates a linear prediction of positions. @param tokens  all sequences, evaluation sequences first
void regressPositions(const Matrix& tokens, Index n, DepthLayer& layer) {
    const Index evaluated = evaluationSequenceCount(tokens.cols()) * n, fittedRows = tokens.rows() - evaluated,
                d = tokens.cols();
    const double middle = double(n - 1) / 2;
    const Eigen::RowVectorXd mean = tokens.bottomRows(fittedRows).colwise().mean();
    const Matrix columns = (tokens.bottomRows(fittedRows).rowwise() - mean).transpose();
    Vector positions(fittedRows);
    for (Index row = 0; row < fittedRows; ++row) positions[row] = double(row % n) - middle;
    Matrix squares(d, d);
    productWithTransposed(columns, columns, squares, ProductThreads::One);
    const double total = squares.trace();
    squares.diagonal().array() += kRidge * total / double(d);
    Vector map = Vector::Zero(d);
    if (total > 0) map = Eigen::LLT<Eigen::MatrixXd>(squares).solve(columns * positions);
    layer.predictedPositions.resize(std::size_t(evaluated));
    for (Index row = 0; row < evaluated; ++row) {
        const double position = double(row % n), predicted = middle + (tokens.row(row) - mean).dot(map);
        layer.predictedPositions[std::size_t(row)] = predicted;
        layer.squaredErrors += (position - predicted) * (position - predicted);
        layer.totalSquares += (position - middle) * (position - middle);
        layer.meanError += std::abs(position - predicted) / double(evaluated);
    }
    layer.rSquared = 1 - layer.squaredErrors / layer.totalSquares;
}

DepthLayer measure(const Matrix& tokens, Index n) {
    DepthLayer layer;
    layer.tokens = tokens.topRows(n);
    layer.largest = layer.tokens.cwiseAbs().maxCoeff();
    const Eigen::RowVectorXd mean = layer.tokens.colwise().mean();
    layer.norm = layer.tokens.norm();
    layer.residualNorm = (layer.tokens.rowwise() - mean).norm();
    layer.rankOneDistance = layer.norm > 0 ? layer.residualNorm / layer.norm : 0;
    regressPositions(tokens, n, layer);
    return layer;
}

/// The run of a stack in an earlier study with the same settings except for the number of layers; null if there is
/// none.
std::shared_ptr<const DepthRun> runBefore(const TrainingSettings& settings, const DepthStudy* before) {
    for (std::size_t i = 0; before && i < before->stacks.size(); ++i) {
        const DepthStack& stack = before->stacks[i];
        TrainingSettings known = before->settings;
        known.layers = settings.layers;
        known.residual = stack.residual;
        known.everyLayer = stack.positions == PositionInsertion::EachLayer;
        if (known == settings) return stack.run;
    }
    return nullptr;
}

/// The outputs of a stack from layer `known` on: element 0 is `end`, the output of layer `known` itself, and the
/// outputs of the later layers follow.
std::vector<Matrix> laterOutputs(TrainingSettings settings, ModelValues values, Index known, const Matrix& end) {
    const ModelLayout all(settings);
    settings.layers -= known;
    // Removes the values of the first `known` layers; what is left is a model of the remaining layers.
    const auto first =
        std::ranges::find_if(all.tensors, [](const ModelTensor& tensor) { return tensor.name.starts_with("layers."); });
    const auto begin = values.begin() + std::ptrdiff_t(first->begin);
    values.erase(begin, begin + std::ptrdiff_t(all.size - ModelLayout(settings).size));
    return layerOutputs(settings, values, end, end.rows() / settings.n);
}

/// A run with as many layers as the settings have, continuing `before`, which may be null.
std::shared_ptr<const DepthRun> longerRun(const TrainingSettings& settings, const ModelValues& values,
                                          const TrainingBatch& batch, const DepthRun* before) {
    auto run = std::make_shared<DepthRun>();
    if (before) run->layers = before->layers;
    // The entries are the layers 0 (the input) ... `settings.layers`; the earlier run has the first `knownEntries`.
    const auto knownEntries = Index(run->layers.size());
    std::vector<Matrix> outputs = before ? laterOutputs(settings, values, knownEntries - 1, before->lastOutput)
                                         : layerOutputs(settings, values, batch.tokens, batch.sequences);
    // When a run is continued, the first output is the given input.
    const Index skipped = before ? 1 : 0, added = Index(outputs.size()) - skipped;
    run->layers.resize(std::size_t(knownEntries + added));
    parallelFor(added, 1, [&](Index first, Index end) {
        for (Index layer = first; layer < end; ++layer)
            run->layers[std::size_t(knownEntries + layer)] = measure(outputs[std::size_t(skipped + layer)], settings.n);
    });
    run->lastOutput = std::move(outputs.back());
    return run;
}

Matrix similarityOf(const Matrix& tokens) {
    const Vector lengths = tokens.rowwise().norm();
    Matrix similarity(tokens.rows(), tokens.rows());
    productWithTransposed(tokens, tokens, similarity, ProductThreads::One);
    for (Index i = 0; i < tokens.rows(); ++i)
        for (Index j = 0; j < tokens.rows(); ++j) {
            const double lengthProduct = lengths[i] * lengths[j];
            similarity(i, j) = lengthProduct > 0 ? std::clamp(similarity(i, j) / lengthProduct, -1.0, 1.0) : 0;
        }
    return similarity;
}

/// Adds the curve log10 r_1 + log10(r_2/r_1) (3^(l - 1) - 1)/2, the logarithm of the formula at
/// DepthStudy::boundLayers.
void addBoundCurve(DepthStudy& study) {
    const auto stack = study.collapsingStack();
    if (!stack || study.settings.layers < 3) return;
    const auto& layers = study.stacks[*stack].layers;
    const double first = layers[1].rankOneDistance, second = layers[2].rankOneDistance;
    if (!(second > kMinBoundDistance && second < first)) return;
    const double begin = std::log10(first), logRatio = std::log10(second) - begin;
    // The layer at which the curve reaches kBoundEnd.
    const double end = 1 + std::log(1 + 2 * (DepthStudy::kBoundEnd - begin) / logRatio) / std::log(3.0);
    const auto add = [&](double layer) {
        study.boundLayers.push_back(layer);
        study.boundExponents.push_back(begin + (std::pow(3, layer - 1) - 1) / 2 * logRatio);
    };
    constexpr double kStep = 0.125;
    for (double layer = 1; layer < end && layer <= double(study.settings.layers); layer += kStep) add(layer);
    if (end < double(study.settings.layers)) add(end);
}

}  // namespace

bool canAddPositionsAgain(const Parameters& parameters) {
    return parameters.encoding != EncodingChoice::None && parameters.layers > 1;
}

TrainingSettings depthSettings(const Parameters& parameters) {
    TrainingSettings settings;
    settings.n = parameters.n;
    settings.d = parameters.d;
    settings.heads = parameters.heads;
    settings.layers = parameters.layers;
    settings.encoding =
        parameters.encoding == EncodingChoice::None ? TrainedEncoding::None : TrainedEncoding::Sinusoidal;
    // Nothing is trained, so the next three values do not matter.
    settings.offset = 1;
    settings.steps = 1;
    settings.batchSize = 1;

    settings.seed = std::uint64_t(parameters.seed);
    settings.residual = parameters.residual;
    settings.mlp = parameters.mlp;
    settings.norm = parameters.norm;
    settings.everyLayer = parameters.everyLayer == PositionInsertion::EachLayer && canAddPositionsAgain(parameters);
    return settings;
}

ModelValues depthValues(const TrainingSettings& settings) {
    ModelValues values = initialValues(settings);
    for (const ModelTensor& tensor : ModelLayout(settings).tensors)
        if (tensor.shape.size() > 1 && tensor.name.starts_with("layers."))
            // The variance becomes 1/in instead of 1/(3 in).
            tensorView(tensor, std::span(values)) *= std::sqrt(3.0);
    return values;
}

TrainingProblem depthProblem(const Parameters& parameters) {
    return trainingProblem(depthSettings(parameters));
}

double depthBytes(const Parameters& parameters) {
    const TrainingSettings settings = depthSettings(parameters);
    const double rows = double(sequenceCount(settings.d) * settings.n), layers = double(settings.layers) + 1;
    const double n = double(settings.n), d = double(settings.d);
    // The outputs of one stack and the forward passes over them; the stored layers of three stacks, where reused runs
    // may have up to kMaxDepth layers; and the model, packed and transposed.
    const double deepest = double(kMaxDepth) + 1;
    // Each of the threads, of which the estimate assumes 4, passes 128 tokens at a time (kPassTokens in model.cpp).
    constexpr double kAssumedThreads = 4, kTokensOfPass = 128;
    const double passes = kAssumedThreads * kTokensOfPass * layers * (14 * d + 2 * n * double(settings.heads));
    return 8 * (rows * d * (layers + 7) + passes + 3 * (layers + deepest) * (n * d + n * n + rows / 4) +
                6 * double(ModelLayout(settings).size));
}

std::optional<std::size_t> DepthStudy::collapsingStack() const {
    const auto found = std::ranges::find_if(stacks, &DepthStack::collapses);
    if (found == stacks.end()) return std::nullopt;
    return std::size_t(found - stacks.begin());
}

Table DepthStudy::table(std::string_view name) const {
    const Index count = settings.layers + 1, n = settings.n, d = settings.d;
    if (name == "similarity" || name == "tokens") {
        const bool isSimilarity = name == "similarity";
        const Index columns = isSimilarity ? n : d;
        auto all = std::make_shared<Matrix>(count * n, columns);
        for (Index layer = 0; layer < count; ++layer)
            all->middleRows(layer * n, n) =
                isSimilarity ? similarities[0][std::size_t(layer)] : stacks.front().layers[std::size_t(layer)].tokens;
        return ArrayTable{all, {{"layer", count}, {"token", n}, {isSimilarity ? "other" : "dimension", columns}}};
    }
    std::vector<std::int64_t> numbers(std::size_t(count), 0);
    for (std::size_t layer = 0; layer < numbers.size(); ++layer) numbers[layer] = std::int64_t(layer);
    const auto column = [&](std::size_t stack, double DepthLayer::*value) {
        std::vector<double> values(std::size_t(count), kNoMeasure);
        for (std::size_t layer = 0; stack < stacks.size() && layer < values.size(); ++layer)
            values[layer] = stacks[stack].layers[layer].*value;
        return values;
    };
    if (name == "collapse") {
        std::vector<double> shape(std::size_t(count), kNoMeasure);
        for (std::size_t i = 0; i < boundLayers.size(); ++i)
            if (boundLayers[i] == std::floor(boundLayers[i]))
                shape[std::size_t(boundLayers[i])] = std::pow(10, boundExponents[i]);
        return ColumnTable{{{"layer", numbers},
                            {"distance", column(0, &DepthLayer::rankOneDistance)},
                            {"other-residual", column(1, &DepthLayer::rankOneDistance)},
                            {"other-positions", column(2, &DepthLayer::rankOneDistance)},
                            {"shape", shape}}};
    }
    return ColumnTable{{{"layer", numbers},
                        {"r2", column(0, &DepthLayer::rSquared)},
                        {"mean-error", column(0, &DepthLayer::meanError)},
                        {"other-residual-r2", column(1, &DepthLayer::rSquared)},
                        {"other-positions-r2", column(2, &DepthLayer::rSquared)}}};
}

std::shared_ptr<const DepthStudy> studyDepth(const Parameters& parameters, const std::stop_token& stop,
                                             const DepthStudy* before) {
    if (const TrainingProblem problem = depthProblem(parameters); !problem.empty())
        throw std::invalid_argument(problem.sentence);
    auto study = std::make_shared<DepthStudy>();
    study->settings = depthSettings(parameters);
    const Index layers = study->settings.layers;
    std::vector<TrainingSettings> all(3, study->settings);
    all[1].residual = !all[1].residual;
    all[2].everyLayer = !all[2].everyLayer;
    if (!canAddPositionsAgain(parameters)) all.pop_back();
    ModelValues values;
    TrainingBatch batch;
    for (const TrainingSettings& settings : all) {
        if (stop.stop_requested()) return study;
        std::shared_ptr<const DepthRun> run = runBefore(settings, before);
        if (!run || Index(run->layers.size()) <= layers) {
            if (values.empty()) values = depthValues(settings);
            if (!run && batch.tokens.empty()) batch = evaluationBatch(settings, settings.n, sequenceCount(settings.d));
            run = longerRun(settings, values, batch, run.get());
        }
        study->stacks.push_back(
            {.residual = settings.residual,
             .positions = settings.everyLayer ? PositionInsertion::EachLayer : PositionInsertion::Once,
             .layers = {run->layers.begin(), run->layers.begin() + layers + 1},
             .run = run});
    }
    for (const std::size_t stack : {0, 1})
        for (const DepthLayer& layer : study->stacks[stack].layers)
            study->similarities[stack].push_back(similarityOf(layer.tokens));
    addBoundCurve(*study);
    return study;
}

}  // namespace attention
