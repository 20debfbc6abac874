#include <algorithm>

#include "core/training/sequence_pass.h"

namespace attention {

void SequencePass::backward(std::span<const int> tokens, std::span<const int> targets, double share,
                            const TrainingKernels& kernels, double* gradient) {
    allocateBackward();
    const TrainingSettings& settings = m_model.settings();
    const PackedLayout& layout = m_model.layout();
    // All other parts of the gradient are written exactly once; these are accumulated.
    std::fill_n(gradient + layout.embedding, vocabularySize(settings) * m_model.widths().paddedD, 0.0);
    if (settings.encoding == TrainedEncoding::Learned)
        std::fill_n(gradient + layout.positions, kPositionTableFactor * settings.n * m_model.widths().paddedD, 0.0);
    outputBackward(targets, share, kernels, gradient);
    for (Index index = settings.layers - 1; index >= 0; --index) {
        if (settings.mlp) mlpBackward(index, kernels, gradient);
        attentionBackward(index, kernels, gradient);
        embeddingBackward(tokens, index, gradient);
    }
}

/// Propagates m_normedGradient through the norm, if there is one, into m_gradient; with residual connections, it is
/// added to the gradient there.
void SequencePass::normBackward(const TrainingLayerNorm& layerNorm, const double* in, const TrainingKernels& kernels,
                                double* gainGradient, double* biasGradient) {
    const bool isAdded = m_model.settings().residual;
    if (m_model.settings().norm)
        kernels.normGradient(layerNorm, in, m_normedGradient.data(), m_gradient.data(), isAdded, gainGradient,
                             biasGradient);
    else if (isAdded)
        kernels.sum(m_gradient.data(), m_normedGradient.data(), m_gradient.data(), rows() * m_model.widths().paddedD);
    else
        std::swap(m_gradient, m_normedGradient);
}

void SequencePass::outputBackward(std::span<const int> targets, double share, const TrainingKernels& kernels,
                                  double* gradient) {
    const PaddedWidths& w = m_model.widths();
    const PackedLayout& layout = m_model.layout();
    // The gradient of the logits is p - 1 at the target and p elsewhere.
    for (Index row = 0; row < rows(); ++row) {
        double* const logitGradient = m_logitGradient.data() + row * w.paddedClasses;
        const int target = targets[std::size_t(row)];
        if (target == kNoTarget) {
            std::fill_n(logitGradient, w.paddedClasses, 0.0);
            continue;
        }
        const double* const probabilities = m_probabilities.data() + row * w.paddedClasses;
        for (Index c = 0; c < w.paddedClasses; ++c) logitGradient[c] = probabilities[c] * share;
        logitGradient[target] = (probabilities[target] - 1) * share;
    }
    if (!m_model.settings().pointing) {
        kernels.product({.a = m_logitGradient.data(),
                         .aRowStride = 1,
                         .aColumnStride = w.paddedClasses,
                         .b = {m_output.data(), w.paddedD},
                         .out = gradient + layout.output,
                         .stride = w.paddedD,
                         .n = w.classes,
                         .k = rows(),
                         .m = w.paddedD});
        kernels.columnSums(m_logitGradient.data(), rows(), w.paddedClasses, gradient + layout.outputBias);
        kernels.product({.a = m_logitGradient.data(),
                         .aRowStride = w.paddedClasses,
                         .b = {m_model.at(layout.output), w.paddedD},
                         .out = m_gradient.data(),
                         .stride = w.paddedD,
                         .n = rows(),
                         .k = w.classes,
                         .m = w.paddedD});
        return;
    }
    const Index n = m_model.length();
    for (double& value : m_logitGradient)
        value = m_isPointingDivided ? value / m_pointingScale : value * m_pointingScale;
    const double* const normed = m_model.settings().norm ? m_pointingNormed.data() : m_output.data();
    for (const bool isKey : {false, true}) {
        for (Index sequence = 0; sequence < m_sequences; ++sequence) {
            const Index first = sequence * n;
            kernels.product({.a = m_logitGradient.data() + first * w.paddedClasses,
                             .aRowStride = isKey ? 1 : w.paddedClasses,
                             .aColumnStride = isKey ? w.paddedClasses : 1,
                             .b = {(isKey ? m_pointingQuery : m_pointingKey).data() + first * w.paddedD, w.paddedD},
                             .out = m_pointingGradient.data() + first * w.paddedD,
                             .stride = w.paddedD,
                             .n = n,
                             .k = n,
                             .m = w.paddedD});
        }
        const std::size_t offset = isKey ? layout.pointingKey : layout.pointingQuery;
        kernels.product({.a = m_pointingGradient.data(),
                         .aRowStride = 1,
                         .aColumnStride = w.paddedD,
                         .b = {normed, w.paddedD},
                         .out = gradient + offset,
                         .stride = w.paddedD,
                         .n = w.d,
                         .k = rows(),
                         .m = w.paddedD});
        kernels.product({.a = m_pointingGradient.data(),
                         .aRowStride = w.paddedD,
                         .b = {m_model.at(offset), w.paddedD},
                         .out = m_normedGradient.data(),
                         .stride = w.paddedD,
                         .n = rows(),
                         .k = w.d,
                         .m = w.paddedD,
                         .accumulates = isKey});
    }
    if (m_model.settings().norm)
        kernels.normGradient(norm(layout.pointingNorm, layout.pointingNormBias, m_pointingMeans, m_pointingFactors),
                             m_output.data(), m_normedGradient.data(), m_gradient.data(), false,
                             gradient + layout.pointingNorm, gradient + layout.pointingNormBias);
    else
        std::swap(m_gradient, m_normedGradient);
}

void SequencePass::mlpBackward(Index index, const TrainingKernels& kernels, double* gradient) {
    Layer& activations = m_layers[std::size_t(index)];
    const PaddedWidths& w = m_model.widths();
    const PackedLayout::Layer& offsets = m_model.layout().layers[std::size_t(index)];
    const bool hasNorm = m_model.settings().norm;
    kernels.product({.a = m_gradient.data(),
                     .aRowStride = 1,
                     .aColumnStride = w.paddedD,
                     .b = {activations.hidden.data(), w.paddedMlp},
                     .out = gradient + offsets.mlp2,
                     .stride = w.paddedMlp,
                     .n = w.d,
                     .k = rows(),
                     .m = w.paddedMlp});
    kernels.columnSums(m_gradient.data(), rows(), w.paddedD, gradient + offsets.mlp2Bias);
    kernels.product({.a = m_gradient.data(),
                     .aRowStride = w.paddedD,
                     .b = {m_model.at(offsets.mlp2), w.paddedMlp},
                     .out = m_hiddenGradient.data(),
                     .stride = w.paddedMlp,
                     .n = rows(),
                     .k = w.d,
                     .m = w.paddedMlp});
    kernels.reluGradient(activations.hidden.data(), m_hiddenGradient.data(), rows() * w.paddedMlp);
    kernels.product({.a = m_hiddenGradient.data(),
                     .aRowStride = 1,
                     .aColumnStride = w.paddedMlp,
                     .b = {hasNorm ? activations.mlpNormed.data() : activations.afterAttention.data(), w.paddedD},
                     .out = gradient + offsets.mlp0,
                     .stride = w.paddedD,
                     .n = w.mlp,
                     .k = rows(),
                     .m = w.paddedD});
    kernels.columnSums(m_hiddenGradient.data(), rows(), w.paddedMlp, gradient + offsets.mlp0Bias);
    kernels.product({.a = m_hiddenGradient.data(),
                     .aRowStride = w.paddedMlp,
                     .b = {m_model.at(offsets.mlp0), w.paddedD},
                     .out = m_normedGradient.data(),
                     .stride = w.paddedD,
                     .n = rows(),
                     .k = w.mlp,
                     .m = w.paddedD});
    normBackward(norm(offsets.mlpNorm, offsets.mlpNormBias, activations.mlpMeans, activations.mlpFactors),
                 activations.afterAttention.data(), kernels, gradient + offsets.mlpNorm,
                 gradient + offsets.mlpNormBias);
}

/// Computes the gradients of Q, K and V of one head from the gradient of its output.
void SequencePass::headBackward(Index index, Index sequence, Index head, const TrainingKernels& kernels) {
    const Layer& activations = layer(index);
    const PaddedWidths& w = m_model.widths();
    const Index n = m_model.length(), width = m_model.paddedLength(), side = w.heads * w.paddedHead;
    const Index offset = sequence * n * w.qkvWidth + head * w.paddedHead;
    const double* const query = activations.queryKeyValue.data() + offset;
    const double* const key = query + side;
    const double* const value = key + side;
    const double* const weights = activations.weights.data() + (sequence * w.heads + head) * n * width;
    const double* const outputGradient = m_concatenationGradient.data() + sequence * n * side + head * w.paddedHead;
    double* const queryGradient = m_attentionGradient.data() + offset;
    const auto multiply = [&](const double* a, Index aRow, Index aColumn, MatrixOperand b, double* out, Index stride,
                              Index k, Index m) {
        kernels.product({.a = a,
                         .aRowStride = aRow,
                         .aColumnStride = aColumn,
                         .b = b,
                         .out = out,
                         .stride = stride,
                         .n = n,
                         .k = k,
                         .m = m});
    };
    // O = A V
    multiply(weights, 1, width, {outputGradient, side}, queryGradient + 2 * side, w.qkvWidth, n, w.paddedHead);
    for (Index i = 0; i < n; ++i) {
        for (Index c = 0; c < w.head; ++c) m_valueTransposed[std::size_t(c * width + i)] = value[i * w.qkvWidth + c];
    }
    multiply(outputGradient, side, 1, {m_valueTransposed.data(), width}, m_weightGradient.data(), width, w.head, width);
    kernels.softmaxGradient(weights, m_weightGradient.data(), n, width, m_scale, m_isDivided,
                            m_biasGradient.empty() ? nullptr : m_biasGradient.data() + head * n * width);
    // S = Q K^T
    multiply(m_weightGradient.data(), width, 1, {key, w.qkvWidth}, queryGradient, w.qkvWidth, n, w.paddedHead);
    multiply(m_weightGradient.data(), 1, width, {query, w.qkvWidth}, queryGradient + side, w.qkvWidth, n, w.paddedHead);
}

void SequencePass::relativeBiasBackward(Index index, double* gradient) const {
    const PaddedWidths& w = m_model.widths();
    const Index n = m_model.length(), width = m_model.paddedLength();
    double* const table = gradient + m_model.layout().layers[std::size_t(index)].relative;
    std::fill_n(table, (2 * m_model.settings().n + 1) * w.paddedRelative, 0.0);
    for (Index head = 0; head < w.heads; ++head) {
        for (Index query = 0; query < n; ++query) {
            for (Index key = 0; key < n; ++key)
                table[m_model.relativeRow(query, key) * w.paddedRelative + head] +=
                    m_biasGradient[std::size_t((head * n + query) * width + key)];
        }
    }
}

void SequencePass::attentionBackward(Index index, const TrainingKernels& kernels, double* gradient) {
    Layer& activations = m_layers[std::size_t(index)];
    const PaddedWidths& w = m_model.widths();
    const PackedLayout::Layer& offsets = m_model.layout().layers[std::size_t(index)];
    const Index n = m_model.length(), side = w.heads * w.paddedHead;
    kernels.product({.a = m_gradient.data(),
                     .aRowStride = 1,
                     .aColumnStride = w.paddedD,
                     .b = {activations.concatenation.data(), side},
                     .out = gradient + offsets.output,
                     .stride = side,
                     .n = w.d,
                     .k = rows(),
                     .m = side});
    kernels.product({.a = m_gradient.data(),
                     .aRowStride = w.paddedD,
                     .b = {m_model.at(offsets.output), side},
                     .out = m_concatenationGradient.data(),
                     .stride = side,
                     .n = rows(),
                     .k = w.d,
                     .m = side});
    std::fill(m_biasGradient.begin(), m_biasGradient.end(), 0.0);
    for (Index sequence = 0; sequence < m_sequences; ++sequence) {
        for (Index head = 0; head < w.heads; ++head) headBackward(index, sequence, head, kernels);
    }
    if (m_model.settings().encoding == TrainedEncoding::Relative) relativeBiasBackward(index, gradient);
    if (const double* const cosines = m_model.cosines()) {
        for (Index head = 0; head < 2 * w.heads; ++head)
            kernels.rotary(m_attentionGradient.data() + head * w.paddedHead, w.qkvWidth, rows(), n, cosines,
                           m_model.sines(), w.paddedHead, true);
    }
    kernels.product({.a = m_attentionGradient.data(),
                     .aRowStride = 1,
                     .aColumnStride = w.qkvWidth,
                     .b = {normedOf(index), w.paddedD},
                     .out = gradient + offsets.queryKeyValue,
                     .stride = w.paddedD,
                     .n = w.qkvWidth,
                     .k = rows(),
                     .m = w.paddedD});
    kernels.product({.a = m_attentionGradient.data(),
                     .aRowStride = w.qkvWidth,
                     .b = {m_model.at(offsets.queryKeyValue), w.paddedD},
                     .out = m_normedGradient.data(),
                     .stride = w.paddedD,
                     .n = rows(),
                     .k = w.qkvWidth,
                     .m = w.paddedD});
    normBackward(norm(offsets.norm, offsets.normBias, activations.means, activations.factors), activations.input.data(),
                 kernels, gradient + offsets.norm, gradient + offsets.normBias);
}

void SequencePass::embeddingBackward(std::span<const int> tokens, Index index, double* gradient) const {
    const TrainingSettings& settings = m_model.settings();
    const Index width = m_model.widths().paddedD;
    const auto add = [&](Index row, double* to) {
        for (Index c = 0; c < width; ++c) to[c] += m_gradient[std::size_t(row * width + c)];
    };
    const bool hasPositions = index == 0 || settings.everyLayer;
    for (Index row = 0; row < rows() && hasPositions; ++row) {
        if (settings.encoding == TrainedEncoding::Learned)
            add(row, gradient + m_model.layout().positions + std::size_t(row % m_model.length() * width));
        if (index == 0) add(row, gradient + m_model.layout().embedding + std::size_t(tokens[std::size_t(row)] * width));
    }
}

}  // namespace attention
