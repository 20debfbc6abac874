#include "core/training/learned_positions_study.h"

#include <algorithm>
#include <cmath>
#include <limits>

#include "core/attention/softmax.h"
#include "core/encoding/sinusoidal.h"
#include "core/matrix_product.h"
#include "core/scene/parameters.h"
#include "core/threads.h"
#include "core/training/model.h"

namespace attention {
namespace {

/// Computes TrainedPositions from the tensors of a model.
class PositionScores {
 public:
    PositionScores(const TrainingSettings& settings, std::span<const double> values)
        : m_settings(settings), m_layout(settings), m_values(values) {}

    TrainedPositions compute() const {
        TrainedPositions positions;
        positions.isRelative = m_settings.encoding == TrainedEncoding::Relative;
        positions.scores.resize(m_settings.heads * m_settings.n, m_settings.n);
        if (positions.isRelative)
            computeRelativeScores(positions);
        else
            computeTableScores(positions);
        positions.weights = positions.scores;
        const auto columns = std::size_t(m_settings.n);
        for (Index row = 0; row < positions.weights.rows(); ++row) {
            const std::span<double> weights(positions.weights.row(row).data(), columns);
            softmaxRow(weights, {.end = m_settings.n}, weights);
        }
        positions.largestEntry = positions.table.cwiseAbs().maxCoeff();
        positions.largestProduct = (positions.isRelative ? positions.scores : positions.products).cwiseAbs().maxCoeff();
        positions.explained =
            varianceExplainedByOffset(positions.isRelative ? Matrix(positions.headScores(0)) : positions.products);
        return positions;
    }

 private:
    auto tensor(std::string_view name) const { return tensorView(m_layout.at(name), m_values); }

    void computeRelativeScores(TrainedPositions& positions) const {
        const Index n = m_settings.n;
        positions.table = tensor(layerTensor(0, "attention.relative.weight")).transpose();
        for (Index head = 0; head < m_settings.heads; ++head)
            for (Index i = 0; i < n; ++i)
                for (Index j = 0; j < n; ++j) positions.scores(head * n + i, j) = positions.table(head, n + j - i);
    }

    void computeTableScores(TrainedPositions& positions) const {
        const Index n = m_settings.n, d = m_settings.d, width = d / m_settings.heads;
        if (m_settings.encoding == TrainedEncoding::Learned)
            positions.table = tensor("positions.weight").topRows(n);
        else
            sinusoidalTable({.positions = n, .dimensions = d, .base = m_settings.base}, positions.table);
        positions.products = tableSimilarity(positions.table, SimilarityMeasure::Dot);
        const auto project = [&](std::string_view name, Matrix& out) {
            out.resize(n, d);
            productWithTransposed(positions.table, tensor(layerTensor(0, name)), out, ProductThreads::One);
        };
        project("attention.W_q.weight", positions.query);
        project("attention.W_k.weight", positions.key);
        for (Index head = 0; head < m_settings.heads; ++head)
            productWithTransposed(positions.query.middleCols(head * width, width),
                                  positions.key.middleCols(head * width, width),
                                  positions.scores.middleRows(head * n, n), ProductThreads::One);
        positions.scores /= std::sqrt(double(width));
    }

    const TrainingSettings& m_settings;
    ModelLayout m_layout;
    std::span<const double> m_values;
};

std::shared_ptr<const TrainedPositions> positionsOf(const TrainingSettings& settings, const TrainingState& state) {
    auto positions = std::make_shared<TrainedPositions>(PositionScores(settings, state.values).compute());
    positions->step = state.step;
    for (const Index length : evaluationLengths(settings))
        positions->accuracies.push_back(
            evaluateModel(settings, state.values, evaluationBatch(settings, length)).accuracy);
    return positions;
}

}  // namespace

TrainingSettings learnedPositionsSettings(const Parameters& parameters) {
    TrainingSettings settings;
    settings.task = parameters.task;
    settings.n = parameters.n;
    settings.d = parameters.d;
    settings.heads = parameters.heads;
    settings.encoding =
        parameters.encoding == EncodingChoice::Relative ? TrainedEncoding::Relative : TrainedEncoding::Learned;
    // Other tasks do not use the offset. With the default, their runs do not depend on the parameter.
    if (parameters.task == TrainingTask::LookBack) settings.offset = parameters.offset;
    settings.seed = std::uint64_t(parameters.seed);
    settings.steps = parameters.steps;
    settings.batchSize = parameters.batchSize;
    settings.learningRate = parameters.learningRate;
    settings.norm = false;
    return settings;
}

std::string_view positionMatrixName(ComparedPositions set, PositionMatrix matrix) {
    return kPositionMatrices[3 * std::size_t(set) + std::size_t(matrix)];
}

PositionCell::PositionCell(std::string_view name) {
    const auto found = std::ranges::find(kPositionMatrices, name);
    const auto at = found == kPositionMatrices.end() ? 0 : std::size_t(found - kPositionMatrices.begin());
    set = ComparedPositions(at / 3);
    matrix = PositionMatrix(at % 3);
}

TableShape positionMatrixShape(const Parameters& parameters, std::string_view matrix) {
    const PositionCell position(matrix);
    if (position.matrix != PositionMatrix::Entries) return {parameters.n, parameters.n};
    const bool isRelative =
        parameters.encoding == EncodingChoice::Relative && position.set != ComparedPositions::Sinusoidal;
    return isRelative ? TableShape{parameters.heads, 2 * parameters.n + 1} : TableShape{parameters.n, parameters.d};
}

std::optional<Index> LearnedPositionsStudy::targetPosition(Index query) const {
    if (settings.task == TrainingTask::Reverse) return settings.n - 1 - query;
    if (settings.task == TrainingTask::LookBack && query >= settings.offset) return query - settings.offset;
    return std::nullopt;
}

double LearnedPositionsStudy::meanTargetWeight(ComparedPositions set, Index head) const {
    double sum = 0;
    int count = 0;
    for (Index query = 0; query < settings.n; ++query)
        if (const auto place = targetPosition(query)) {
            sum += of(set).headWeights(head)(query, *place);
            ++count;
        }
    return count > 0 ? sum / count : std::numeric_limits<double>::quiet_NaN();
}

double learnedPositionsBytes(const Parameters& parameters) {
    const TrainingSettings settings = learnedPositionsSettings(parameters);
    const auto n = double(settings.n), d = double(settings.d), heads = double(settings.heads);
    const double one = 8 * (3 * n * d + n * n * (1 + 2 * heads) + heads * (2 * n + 1));
    return 2 * trainingBytes(settings) + 2 * 3 * one;
}

std::shared_ptr<const LearnedPositionsStudy> studyLearnedPositions(const Parameters& parameters,
                                                                   const std::stop_token& stop,
                                                                   const LearnedPositionsStudy* before) {
    auto study = std::make_shared<LearnedPositionsStudy>();
    study->settings = study->sinusoidalSettings = learnedPositionsSettings(parameters);
    study->sinusoidalSettings.encoding = TrainedEncoding::Sinusoidal;
    study->lengths = evaluationLengths(study->settings);
    const bool canReuse = before && before->settings == study->settings && before->run;
    study->run =
        canReuse ? before->run : std::make_shared<SharedTrainingRun>(study->settings, EvaluationSchedule::Never);
    const Index requestedStep = std::min<Index>(parameters.trainingStep.value_or(parameters.steps), parameters.steps);
    auto& sinusoidal = study->sets[std::size_t(ComparedPositions::Sinusoidal)];
    if (before && before->sinusoidalSettings == study->sinusoidalSettings)
        sinusoidal = before->sets[std::size_t(ComparedPositions::Sinusoidal)];
    // Train both in parallel, because a single training has phases that use only one thread.
    parallelFor(sinusoidal ? 1 : 2, 1, [&](Index first, Index end) {
        if (first == 0) study->run->advance(requestedStep, stop);
        // The sinusoidal model is always trained to its end, whatever step of the other is selected.
        if (end == 2)
            sinusoidal = positionsOf(study->sinusoidalSettings,
                                     trainedState(study->sinusoidalSettings, study->sinusoidalSettings.steps, stop));
    });
    if (stop.stop_requested()) return study;

    const TrainingRun& run = study->run->run();
    const TrainingProgress progress = run.progress();
    // A divergence after the selected step is ignored, so that the study does not depend on how far the shared run has
    // come.
    if (progress.diverged && requestedStep >= *progress.diverged) study->diverged = progress.diverged;
    study->step = std::min(requestedStep, progress.step);
    const auto setPositions = [&](ComparedPositions set, Index step) {
        auto& positions = study->sets[std::size_t(set)];
        if (canReuse) positions = before->sets[std::size_t(set)];
        if (!positions || positions->step != step) positions = positionsOf(study->settings, *run.stateAt(step));
    };
    study->mostFrequent = canReuse ? before->mostFrequent : mostFrequentAccuracy(study->settings, study->settings.n);
    setPositions(ComparedPositions::Initial, 0);
    setPositions(ComparedPositions::Shown, study->step);
    return study;
}

}  // namespace attention
