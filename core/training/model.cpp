#include "core/training/model.h"

#include <algorithm>
#include <atomic>
#include <cmath>
#include <stdexcept>

#include "core/matrix_product.h"
#include "core/require.h"
#include "core/threads.h"
#include "core/training/model_engine.h"

namespace attention {
namespace {

/// The number of tokens that are processed together, so that their activations fit into a cache.
constexpr Index kPassTokens = 128;

std::atomic<InstructionSet>& currentInstructionSet() {
    static std::atomic<InstructionSet> current{bestInstructionSet()};
    return current;
}

/// Copies columns first ... first + columns - 1 of rows that are `stride` numbers apart.
Matrix rowsOf(const AlignedBuffer& numbers, Index first, Index rows, Index columns, Index stride) {
    Matrix out(rows, columns);
    for (Index row = 0; row < rows; ++row)
        std::copy_n(numbers.data() + first + row * stride, columns, out.row(row).data());
    return out;
}

/// The heads of Q, K or V side by side, without padding.
Matrix headsOf(const AlignedBuffer& numbers, Index first, Index rows, Index stride, const PaddedWidths& widths) {
    Matrix out(rows, widths.d);
    for (Index head = 0; head < widths.heads; ++head)
        out.middleCols(head * widths.head, widths.head) =
            rowsOf(numbers, first + head * widths.paddedHead, rows, widths.head, stride);
    return out;
}

/// The scores of each head before mask and softmax.
Matrix scoresOf(const LayerActivations& layer, const PackedModel& model, Index index, double divisor) {
    const PaddedWidths& w = model.widths();
    const Index n = model.length();
    Matrix scores(w.heads * n, n);
    for (Index head = 0; head < w.heads; ++head) {
        auto headScores = scores.middleRows(head * n, n);
        productWithTransposed(layer.query.middleCols(head * w.head, w.head),
                              layer.key.middleCols(head * w.head, w.head), headScores, ProductThreads::One);
        headScores /= divisor;
        const double* const bias = model.bias(index, head);
        for (Index i = 0; i < n; ++i) {
            for (Index j = 0; j < n; ++j)
                if (const double added = bias[i * model.paddedLength() + j]; std::isfinite(added))
                    headScores(i, j) += added;
        }
    }
    return scores;
}

/// The output of a layer, without positions that are added before the next layer.
Matrix outputOf(const SequencePass::Layer& pass, const TrainingSettings& settings, Index rows, const PaddedWidths& w) {
    Matrix output =
        rowsOf(settings.mlp && !settings.residual ? pass.mlpOutput : pass.afterAttention, 0, rows, w.d, w.paddedD);
    if (settings.mlp && settings.residual) output += rowsOf(pass.mlpOutput, 0, rows, w.d, w.paddedD);
    return output;
}

LayerActivations layerOf(const SequencePass& pass, const PackedModel& model, Index index) {
    const PaddedWidths& w = model.widths();
    const Index n = model.length(), side = w.heads * w.paddedHead;
    const SequencePass::Layer& of = pass.layer(index);
    LayerActivations layer;
    layer.input = rowsOf(of.input, 0, n, w.d, w.paddedD);
    layer.normalised = model.settings().norm ? rowsOf(of.normalised, 0, n, w.d, w.paddedD) : layer.input;
    layer.query = headsOf(of.queryKeyValue, 0, n, w.qkvWidth, w);
    layer.key = headsOf(of.queryKeyValue, side, n, w.qkvWidth, w);
    layer.value = headsOf(of.queryKeyValue, 2 * side, n, w.qkvWidth, w);
    layer.weights = rowsOf(of.weights, 0, w.heads * n, n, model.paddedLength());
    layer.concatenation = headsOf(of.concatenation, 0, n, side, w);
    layer.attentionOutput = rowsOf(of.attended, 0, n, w.d, w.paddedD);
    layer.afterAttention = rowsOf(of.afterAttention, 0, n, w.d, w.paddedD);
    layer.scores = scoresOf(layer, model, index, std::sqrt(double(w.head)));
    if (model.settings().mlp) layer.hidden = rowsOf(of.hidden, 0, n, w.mlp, w.paddedMlp);
    layer.output = outputOf(of, model.settings(), n, w);
    return layer;
}

void requireValues(const TrainingSettings& settings, std::span<const double> values) {
    const std::size_t count = ModelLayout(settings).size;
    require(values.size() == count, "the numbers of the model", std::to_string(count), values.size());
}

void requireTokens(const TrainingSettings& settings, std::span<const int> tokens) {
    for (const int token : tokens)
        require(token >= 0 && token < vocabularySize(settings), "a token",
                "0 to " + std::to_string(vocabularySize(settings) - 1), token);
}

void requireBatch(const TrainingSettings& settings, std::span<const double> values, const TrainingBatch& batch) {
    requireValues(settings, values);
    requireTokens(settings, batch.tokens);
    const auto count = std::size_t(batch.sequences * batch.length);
    require(batch.sequences >= 1, "the sequences of a batch", "at least 1", batch.sequences);
    require(batch.tokens.size() == count, "the tokens of a batch", std::to_string(count), batch.tokens.size());
    require(batch.targets.size() == count, "the targets of a batch", std::to_string(count), batch.targets.size());
    const Index classes = settings.pointing ? batch.length : classCount(settings);
    for (const int target : batch.targets)
        require(target >= kNoTarget && target < classes, "a target", "-1 to " + std::to_string(classes - 1), target);
}

void requireLength(const TrainingSettings& settings, Index length) {
    const Index maxLength = kPositionTableFactor * settings.n;
    require(length >= 1 && length <= maxLength, "the length of a sequence", "1 to " + std::to_string(maxLength),
            length);
}

/// @param forward  forward(pass, firstRow, count) runs `count` sequences, the first of which begins at firstRow
template <class Forward>
std::vector<Matrix> outputsOf(const TrainingSettings& settings, std::span<const double> values, Index allRows,
                              Index sequences, const Forward& forward) {
    require(sequences >= 1 && allRows % sequences == 0, "the sequences", "those that the rows fill", sequences);
    const Index n = allRows / sequences, chunk = std::max<Index>(1, kPassTokens / n);
    requireValues(settings, values);
    requireLength(settings, n);
    PackedModel model(settings, n);
    model.set(values);
    const PaddedWidths& w = model.widths();
    std::vector<Matrix> outputs(std::size_t(settings.layers) + 1, Matrix(allRows, w.d));
    parallelFor((sequences + chunk - 1) / chunk, 1, [&](Index first, Index end) {
        SequencePass pass(model, chunk);
        for (Index sequence = first * chunk; sequence < std::min(end * chunk, sequences); sequence += chunk) {
            const Index count = std::min(chunk, sequences - sequence), rows = count * n;
            forward(pass, sequence * n, count);
            outputs.front().middleRows(sequence * n, rows) = rowsOf(pass.layer(0).input, 0, rows, w.d, w.paddedD);
            for (Index layer = 0; layer < settings.layers; ++layer)
                outputs[std::size_t(layer) + 1].middleRows(sequence * n, rows) =
                    outputOf(pass.layer(layer), settings, rows, w);
        }
    });
    return outputs;
}

}  // namespace

InstructionSet trainingInstructionSet() {
    return currentInstructionSet();
}

void setTrainingInstructions(InstructionSet set) {
    if (!isSupported(set)) throw std::invalid_argument("the processor lacks these instructions");
    currentInstructionSet() = set;
}

int ModelActivations::predictedClass(Index token) const {
    Index best = 0;
    logits.row(token).maxCoeff(&best);
    return int(best);
}

ModelActivations runModel(const TrainingSettings& settings, std::span<const double> values, std::span<const int> tokens,
                          const Intervention& intervention) {
    const Index n = Index(tokens.size());
    requireValues(settings, values);
    requireLength(settings, n);
    requireTokens(settings, tokens);
    const auto requirePositions = [&](Index query, Index key) {
        require(key >= 0 && key < n, "a key", "0 to " + std::to_string(n - 1), key);
        require(query >= Intervention::kAll && query < n, "a query", "-1 to " + std::to_string(n - 1), query);
    };
    for (const auto& hidden : intervention.hidden) requirePositions(hidden.query, hidden.key);
    for (const auto& forced : intervention.forced) requirePositions(forced.query, forced.key);

    PackedModel model(settings, n);
    model.set(values);
    SequencePass run(model, 1);
    run.forward(tokens, 1, trainingKernelsFor(trainingInstructionSet()),
                intervention.empty() ? nullptr : &intervention);
    const PaddedWidths& w = model.widths();
    ModelActivations pass;
    for (Index index = 0; index < settings.layers; ++index) pass.layers.push_back(layerOf(run, model, index));
    pass.logits = rowsOf(run.logits(), 0, n, w.classes, w.paddedClasses);
    pass.probabilities = rowsOf(run.probabilities(), 0, n, w.classes, w.paddedClasses);
    return pass;
}

std::vector<Matrix> layerOutputs(const TrainingSettings& settings, std::span<const double> values,
                                 std::span<const int> tokens, Index sequences) {
    requireTokens(settings, tokens);
    const Index rows = Index(tokens.size());
    return outputsOf(settings, values, rows, sequences, [&](SequencePass& pass, Index firstRow, Index count) {
        pass.forward(tokens.subspan(std::size_t(firstRow), std::size_t(count * rows / sequences)), count,
                     trainingKernelsFor(trainingInstructionSet()));
    });
}

std::vector<Matrix> layerOutputs(const TrainingSettings& settings, std::span<const double> values, const Matrix& given,
                                 Index sequences) {
    require(given.cols() == settings.d, "the columns of what is given", std::to_string(settings.d), given.cols());
    return outputsOf(settings, values, given.rows(), sequences, [&](SequencePass& pass, Index firstRow, Index count) {
        pass.forward(given, firstRow, count, trainingKernelsFor(trainingInstructionSet()));
    });
}

LossGradient lossGradient(const TrainingSettings& settings, std::span<const double> values,
                          const TrainingBatch& batch) {
    requireLength(settings, batch.length);
    requireBatch(settings, values, batch);
    ModelEngine engine(settings, batch.length, batch.sequences);
    LossGradient result;
    result.gradient.resize(values.size());
    result.loss = engine.lossGradient(values, batch, result.gradient, &result.input);
    return result;
}

ModelEvaluation evaluateModel(const TrainingSettings& settings, std::span<const double> values,
                              const TrainingBatch& batch) {
    requireLength(settings, batch.length);
    requireBatch(settings, values, batch);
    return ModelEngine(settings, batch.length, batch.sequences).score(values, batch);
}

}  // namespace attention
