#include "core/training/sequence_pass.h"

#include <algorithm>
#include <cmath>

#include "core/training/logarithm.h"

namespace attention {
namespace {

/// Chooses between multiplication and division. If the divisor is a power of two, multiplying by its reciprocal gives
/// the same bits and is faster.
void divideBy(double divisor, double& scale, bool& isDivided) {
    int exponent = 0;
    isDivided = std::frexp(divisor, &exponent) != 0.5;
    scale = isDivided ? divisor : 1 / divisor;
}

void reserve(AlignedBuffer& numbers, Index size) {
    numbers.assign(std::size_t(size), 0.0);
}

}  // namespace

SequencePass::SequencePass(const PackedModel& model, Index maxSequences)
    : m_model(model), m_maxSequences(maxSequences), m_layers(std::size_t(model.settings().layers)) {
    const TrainingSettings& settings = model.settings();
    const PaddedWidths& w = model.widths();
    const Index count = maxSequences * model.length(), pairs = model.length() * model.paddedLength();
    for (Layer& layer : m_layers) {
        for (AlignedBuffer* rows : {&layer.input, &layer.attended, &layer.afterAttention})
            reserve(*rows, count * w.paddedD);
        reserve(layer.queryKeyValue, count * w.qkvWidth);
        reserve(layer.weights, maxSequences * w.heads * pairs);
        reserve(layer.concatenation, count * w.heads * w.paddedHead);
        if (settings.norm) {
            reserve(layer.normalised, count * w.paddedD);
            for (AlignedBuffer* each : {&layer.means, &layer.factors, &layer.mlpMeans, &layer.mlpFactors})
                reserve(*each, count);
        }
        if (!settings.mlp) continue;
        if (settings.norm) reserve(layer.mlpNormed, count * w.paddedD);
        reserve(layer.hidden, count * w.paddedMlp);
        reserve(layer.mlpOutput, count * w.paddedD);
    }
    reserve(m_output, count * w.paddedD);
    for (AlignedBuffer* rows : {&m_logits, &m_probabilities}) reserve(*rows, count * w.paddedClasses);
    for (AlignedBuffer* each : {&m_largest, &m_sums}) reserve(*each, count);
    if (settings.pointing) {
        for (AlignedBuffer* rows : {&m_pointingNormed, &m_pointingQuery, &m_pointingKey})
            reserve(*rows, count * w.paddedD);
        for (AlignedBuffer* each : {&m_pointingMeans, &m_pointingFactors}) reserve(*each, count);
    }
    reserve(m_keyTransposed, std::max(w.paddedHead, w.paddedD) * model.paddedLength());
    divideBy(std::sqrt(double(w.head)), m_scale, m_isDivided);
    divideBy(std::sqrt(double(w.d)), m_pointingScale, m_isPointingDivided);
}

void SequencePass::allocateBackward() {
    if (!m_gradient.empty()) return;
    const TrainingSettings& settings = m_model.settings();
    const PaddedWidths& w = m_model.widths();
    const Index count = m_maxSequences * m_model.length(), pairs = m_model.length() * m_model.paddedLength();
    for (AlignedBuffer* rows : {&m_gradient, &m_normedGradient}) reserve(*rows, count * w.paddedD);
    reserve(m_logitGradient, count * w.paddedClasses);
    if (settings.pointing) reserve(m_pointingGradient, count * w.paddedD);
    reserve(m_attentionGradient, count * w.qkvWidth);
    reserve(m_concatenationGradient, count * w.heads * w.paddedHead);
    if (settings.mlp) reserve(m_hiddenGradient, count * w.paddedMlp);
    reserve(m_valueTransposed, w.paddedHead * m_model.paddedLength());
    reserve(m_weightGradient, pairs);
    if (settings.encoding == TrainedEncoding::Relative) reserve(m_biasGradient, w.heads * pairs);
}

const double* SequencePass::normedOf(Index index) const {
    const Layer& activations = layer(index);
    return m_model.settings().norm ? activations.normalised.data() : activations.input.data();
}

double* SequencePass::outputOf(Index index) {
    return index + 1 < m_model.settings().layers ? m_layers[std::size_t(index + 1)].input.data() : m_output.data();
}

TrainingLayerNorm SequencePass::norm(std::size_t gain, std::size_t bias, AlignedBuffer& means,
                                     AlignedBuffer& factors) const {
    const PaddedWidths& w = m_model.widths();
    return {.count = rows(),
            .d = w.d,
            .width = w.paddedD,
            .ones = m_model.ones(),
            .gain = m_model.at(gain),
            .bias = m_model.at(bias),
            .means = means.data(),
            .factors = factors.data()};
}

void SequencePass::addPositions(double* rows) const {
    const double* const positions = m_model.positions();
    const Index size = m_model.length() * m_model.widths().paddedD;
    for (Index sequence = 0; positions && sequence < m_sequences; ++sequence) {
        for (Index i = 0; i < size; ++i) rows[sequence * size + i] += positions[i];
    }
}

void SequencePass::embed(std::span<const int> tokens) {
    const Index width = m_model.widths().paddedD;
    const double* const table = m_model.at(m_model.layout().embedding);
    double* const target = m_layers.front().input.data();
    for (Index row = 0; row < rows(); ++row)
        std::copy_n(table + tokens[std::size_t(row)] * width, width, target + row * width);
    addPositions(target);
}

void SequencePass::embedDistinct(std::span<const int> tokens) {
    const Index width = m_model.widths().paddedD, n = m_model.length();
    const double* const table = m_model.at(m_model.layout().embedding);
    double* const target = m_layers.front().input.data();
    m_rowOf.assign(tokens.size(), 0);
    m_firstRows.assign(1, 0);
    Index row = 0;
    for (auto rest = tokens; !rest.empty(); rest = rest.subspan(std::size_t(n))) {
        const auto sequence = rest.first(std::size_t(n));
        const auto rowsOfSequence = m_rowOf.begin() + (rest.data() - tokens.data());
        for (Index i = 0; i < n; ++i) {
            const auto same = std::find(sequence.begin(), sequence.begin() + i, sequence[std::size_t(i)]);
            if (const Index before = same - sequence.begin(); before < i) {
                rowsOfSequence[i] = rowsOfSequence[before];
                continue;
            }
            std::copy_n(table + sequence[std::size_t(i)] * width, width, target + row * width);
            rowsOfSequence[i] = row++;
        }
        m_firstRows.push_back(row);
    }
}

void SequencePass::forward(std::span<const int> tokens, Index sequences, const TrainingKernels& kernels,
                           const Intervention* intervention) {
    m_sequences = sequences;
    m_rowOf.clear();
    embed(tokens);
    runLayers(kernels, intervention);
}

void SequencePass::forwardForEvaluation(std::span<const int> tokens, Index sequences, const TrainingKernels& kernels) {
    const TrainingSettings& settings = m_model.settings();
    if (settings.encoding != TrainedEncoding::None || isCausal(settings) || settings.pointing)
        return forward(tokens, sequences, kernels);
    m_sequences = sequences;
    embedDistinct(tokens);
    runLayers(kernels, nullptr);
}

void SequencePass::forward(const Matrix& given, Index firstRow, Index sequences, const TrainingKernels& kernels) {
    m_sequences = sequences;
    m_rowOf.clear();
    const Index width = m_model.widths().paddedD;
    double* const target = m_layers.front().input.data();
    for (Index row = 0; row < rows(); ++row)
        std::copy_n(given.row(firstRow + row).data(), given.cols(), target + row * width);
    if (m_model.settings().everyLayer) addPositions(target);
    runLayers(kernels, nullptr);
}

void SequencePass::runLayers(const TrainingKernels& kernels, const Intervention* intervention) {
    for (Index index = 0; index < m_model.settings().layers; ++index) {
        if (index > 0 && m_model.settings().everyLayer) addPositions(m_layers[std::size_t(index)].input.data());
        attentionForward(index, kernels, intervention);
        mlpForward(index, kernels);
    }
    outputForward(kernels);
}

/// Turns Q K^T of one head, in `weights`, into attention weights.
void SequencePass::computeWeights(Index index, Index head, double* weights, Index queries,
                                  const TrainingKernels& kernels, const Intervention* intervention) {
    const Index n = m_model.length(), width = m_model.paddedLength();
    const double* bias = m_model.bias(index, head);
    if (intervention) {
        m_maskedBias.assign(bias, bias + n * width);
        for (const Intervention::MaskedKey& hidden : intervention->hidden) {
            for (Index query = 0; query < n; ++query)
                if (hidden.query == Intervention::kAll || hidden.query == query)
                    m_maskedBias[std::size_t(query * width + hidden.key)] = kMaskedScore;
        }
        bias = m_maskedBias.data();
    }
    kernels.softmax({.rows = weights,
                     .count = queries,
                     .width = width,
                     .scale = m_scale,
                     .isDivided = m_isDivided,
                     .bias = bias,
                     .biasStride = width});
    if (!intervention) return;
    const auto matches = [](Index wanted, Index actual) { return wanted == Intervention::kAll || wanted == actual; };
    for (Index query = 0; query < n; ++query) {
        double* const row = weights + query * width;
        // If all keys are masked, weights are equal, as in core/attention.
        if (std::all_of(bias + query * width, bias + query * width + n,
                        [](double value) { return value == kMaskedScore; })) {
            std::fill_n(row, n, 1 / double(n));
            std::fill_n(row + n, width - n, 0.0);
        }
        for (const Intervention::ForcedAttention& forced : intervention->forced) {
            if (!matches(forced.layer, index) || !matches(forced.head, head) || !matches(forced.query, query)) continue;
            std::fill_n(row, width, 0.0);
            row[forced.key] = 1;
        }
    }
}

void SequencePass::attentionForward(Index index, const TrainingKernels& kernels, const Intervention* intervention) {
    Layer& activations = m_layers[std::size_t(index)];
    const PaddedWidths& w = m_model.widths();
    const PackedLayout::Layer& offsets = m_model.layout().layers[std::size_t(index)];
    const Index n = m_model.length(), width = m_model.paddedLength(), side = w.heads * w.paddedHead;
    if (m_model.settings().norm)
        kernels.norm(norm(offsets.norm, offsets.normBias, activations.means, activations.factors),
                     activations.input.data(), activations.normalised.data());
    kernels.product({.a = normedOf(index),
                     .aRowStride = w.paddedD,
                     .b = {m_model.transposedAt(offsets.queryKeyValue), w.qkvWidth},
                     .out = activations.queryKeyValue.data(),
                     .stride = w.qkvWidth,
                     .n = rows(),
                     .k = w.d,
                     .m = w.qkvWidth});
    if (const double* const cosines = m_model.cosines()) {
        for (Index head = 0; head < 2 * w.heads; ++head)
            kernels.rotary(activations.queryKeyValue.data() + head * w.paddedHead, w.qkvWidth, rows(), n, cosines,
                           m_model.sines(), w.paddedHead, false);
    }
    const bool isShared = !m_rowOf.empty();
    if (isShared) m_values.resize(std::size_t(n * w.paddedHead));
    for (Index sequence = 0; sequence < m_sequences; ++sequence) {
        const Index row = firstRow(sequence), queries = firstRow(sequence + 1) - row;
        for (Index head = 0; head < w.heads; ++head) {
            const double* const heads = activations.queryKeyValue.data() + head * w.paddedHead;
            double* const weights = activations.weights.data() + (sequence * w.heads + head) * n * width;
            for (Index i = 0; i < n; ++i) {
                const double* const key = heads + rowOf(sequence * n + i) * w.qkvWidth + side;
                for (Index c = 0; c < w.head; ++c) m_keyTransposed[std::size_t(c * width + i)] = key[c];
                if (isShared) std::copy_n(key + side, w.paddedHead, m_values.data() + i * w.paddedHead);
            }
            kernels.product({.a = heads + row * w.qkvWidth,
                             .aRowStride = w.qkvWidth,
                             .b = {m_keyTransposed.data(), width},
                             .out = weights,
                             .stride = width,
                             .n = queries,
                             .k = w.head,
                             .m = width});
            computeWeights(index, head, weights, queries, kernels, intervention);
            kernels.product({.a = weights,
                             .aRowStride = width,
                             .b = {isShared ? m_values.data() : heads + row * w.qkvWidth + 2 * side,
                                   isShared ? w.paddedHead : w.qkvWidth},
                             .out = activations.concatenation.data() + row * side + head * w.paddedHead,
                             .stride = side,
                             .n = queries,
                             .k = n,
                             .m = w.paddedHead});
        }
    }
    kernels.product({.a = activations.concatenation.data(),
                     .aRowStride = side,
                     .b = {m_model.transposedAt(offsets.output), w.paddedD},
                     .out = activations.attended.data(),
                     .stride = w.paddedD,
                     .n = rows(),
                     .k = side,
                     .m = w.paddedD});
    if (m_model.settings().residual)
        kernels.sum(activations.input.data(), activations.attended.data(), activations.afterAttention.data(),
                    rows() * w.paddedD);
    else
        std::copy_n(activations.attended.data(), rows() * w.paddedD, activations.afterAttention.data());
}

void SequencePass::mlpForward(Index index, const TrainingKernels& kernels) {
    Layer& activations = m_layers[std::size_t(index)];
    const PaddedWidths& w = m_model.widths();
    const PackedLayout::Layer& offsets = m_model.layout().layers[std::size_t(index)];
    const TrainingSettings& settings = m_model.settings();
    double* const out = outputOf(index);
    if (!settings.mlp) {
        std::copy_n(activations.afterAttention.data(), rows() * w.paddedD, out);
        return;
    }
    if (settings.norm)
        kernels.norm(norm(offsets.mlpNorm, offsets.mlpNormBias, activations.mlpMeans, activations.mlpFactors),
                     activations.afterAttention.data(), activations.mlpNormed.data());
    kernels.product({.a = settings.norm ? activations.mlpNormed.data() : activations.afterAttention.data(),
                     .aRowStride = w.paddedD,
                     .b = {m_model.transposedAt(offsets.mlp0), w.paddedMlp},
                     .out = activations.hidden.data(),
                     .stride = w.paddedMlp,
                     .n = rows(),
                     .k = w.d,
                     .m = w.paddedMlp,
                     .bias = m_model.at(offsets.mlp0Bias),
                     .appliesRelu = true});
    kernels.product({.a = activations.hidden.data(),
                     .aRowStride = w.paddedMlp,
                     .b = {m_model.transposedAt(offsets.mlp2), w.paddedD},
                     .out = activations.mlpOutput.data(),
                     .stride = w.paddedD,
                     .n = rows(),
                     .k = w.mlp,
                     .m = w.paddedD,
                     .bias = m_model.at(offsets.mlp2Bias)});
    if (settings.residual)
        kernels.sum(activations.afterAttention.data(), activations.mlpOutput.data(), out, rows() * w.paddedD);
    else
        std::copy_n(activations.mlpOutput.data(), rows() * w.paddedD, out);
}

void SequencePass::outputForward(const TrainingKernels& kernels) {
    const PaddedWidths& w = m_model.widths();
    const PackedLayout& layout = m_model.layout();
    const Index n = m_model.length();
    if (!m_model.settings().pointing) {
        kernels.product({.a = m_output.data(),
                         .aRowStride = w.paddedD,
                         .b = {m_model.transposedAt(layout.output), w.paddedClasses},
                         .out = m_logits.data(),
                         .stride = w.paddedClasses,
                         .n = rows(),
                         .k = w.d,
                         .m = w.paddedClasses,
                         .bias = m_model.at(layout.outputBias)});
    } else {
        const double* normed = m_output.data();
        if (m_model.settings().norm) {
            kernels.norm(norm(layout.pointingNorm, layout.pointingNormBias, m_pointingMeans, m_pointingFactors),
                         m_output.data(), m_pointingNormed.data());
            normed = m_pointingNormed.data();
        }
        for (const auto& [offset, out] :
             {std::pair{layout.pointingQuery, &m_pointingQuery}, std::pair{layout.pointingKey, &m_pointingKey}})
            kernels.product({.a = normed,
                             .aRowStride = w.paddedD,
                             .b = {m_model.transposedAt(offset), w.paddedD},
                             .out = out->data(),
                             .stride = w.paddedD,
                             .n = rows(),
                             .k = w.d,
                             .m = w.paddedD});
        for (Index sequence = 0; sequence < m_sequences; ++sequence) {
            const Index first = sequence * n;
            for (Index i = 0; i < n; ++i) {
                for (Index c = 0; c < w.d; ++c)
                    m_keyTransposed[std::size_t(c * w.paddedClasses + i)] =
                        m_pointingKey[std::size_t((first + i) * w.paddedD + c)];
            }
            kernels.product({.a = m_pointingQuery.data() + first * w.paddedD,
                             .aRowStride = w.paddedD,
                             .b = {m_keyTransposed.data(), w.paddedClasses},
                             .out = m_logits.data() + first * w.paddedClasses,
                             .stride = w.paddedClasses,
                             .n = n,
                             .k = w.d,
                             .m = w.paddedClasses});
        }
        for (Index i = 0; i < rows() * w.paddedClasses; ++i) {
            double& logit = m_logits[std::size_t(i)];
            logit = m_isPointingDivided ? logit / m_pointingScale : logit * m_pointingScale;
        }
    }
    std::copy_n(m_logits.data(), rows() * w.paddedClasses, m_probabilities.data());
    kernels.softmax({.rows = m_probabilities.data(),
                     .count = rows(),
                     .width = w.paddedClasses,
                     .bias = m_model.classBias(),
                     .rowMaxima = m_largest.data(),
                     .rowSums = m_sums.data()});
}

SequencePass::LossSum SequencePass::evaluate(std::span<const int> targets, std::vector<char>* isRight) const {
    const PaddedWidths& w = m_model.widths();
    LossSum sum;
    for (Index token = 0; token < m_sequences * m_model.length(); ++token) {
        const int target = targets[std::size_t(token)];
        if (target == kNoTarget) continue;
        const Index row = rowOf(token);
        const double* const logits = m_logits.data() + row * w.paddedClasses;
        sum.loss += reproducibleLog(m_sums[std::size_t(row)]) - (logits[target] - m_largest[std::size_t(row)]);
        const bool isCorrect = std::max_element(logits, logits + w.classes) - logits == target;
        sum.right += isCorrect;
        ++sum.judged;
        if (isRight) (*isRight)[std::size_t(token)] = isCorrect;
    }
    return sum;
}

}  // namespace attention
