#include <algorithm>

#include "core/training/sequence_pass.h"

namespace attention {

void SequencePass::backward(std::span<const int> tokens, std::span<const int> targets, double share,
                            const TrainingKernels& kernels, double* gradient) {
    allocateBackward();
    const TrainingSettings& settings = m_model.settings();
    const PackedLayout& layout = m_model.layout();
    // The other places are written once each.
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

/// What goes on from m_normedGradient into m_gradient, through the norm if there is one, and beside it where the part's
/// input was added to its output.
void SequencePass::normBackward(const TrainingLayerNorm& of, const double* in, const TrainingKernels& kernels,
                                double* ofGain, double* ofBias) {
    const bool isAdded = m_model.settings().residual;
    if (m_model.settings().norm)
        kernels.normGradient(of, in, m_normedGradient.data(), m_gradient.data(), isAdded, ofGain, ofBias);
    else if (isAdded)
        kernels.sum(m_gradient.data(), m_normedGradient.data(), m_gradient.data(), rows() * m_model.widths().paddedD);
    else
        std::swap(m_gradient, m_normedGradient);
}

void SequencePass::outputBackward(std::span<const int> targets, double share, const TrainingKernels& kernels,
                                  double* gradient) {
    const PaddedWidths& w = m_model.widths();
    const PackedLayout& layout = m_model.layout();
    // p - 1 at the target, p elsewhere.
    for (Index row = 0; row < rows(); ++row) {
        double* const to = m_logitGradient.data() + row * w.paddedClasses;
        const int target = targets[std::size_t(row)];
        if (target == kNoTarget) {
            std::fill_n(to, w.paddedClasses, 0.0);
            continue;
        }
        const double* const from = m_probabilities.data() + row * w.paddedClasses;
        for (Index c = 0; c < w.paddedClasses; ++c) to[c] = from[c] * share;
        to[target] = (from[target] - 1) * share;
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
    for (double& one : m_logitGradient) one = m_isPointingDivided ? one / m_pointingScale : one * m_pointingScale;
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
        const std::size_t place = isKey ? layout.pointingKey : layout.pointingQuery;
        kernels.product({.a = m_pointingGradient.data(),
                         .aRowStride = 1,
                         .aColumnStride = w.paddedD,
                         .b = {normed, w.paddedD},
                         .out = gradient + place,
                         .stride = w.paddedD,
                         .n = w.d,
                         .k = rows(),
                         .m = w.paddedD});
        kernels.product({.a = m_pointingGradient.data(),
                         .aRowStride = w.paddedD,
                         .b = {m_model.at(place), w.paddedD},
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
    Layer& of = m_layers[std::size_t(index)];
    const PaddedWidths& w = m_model.widths();
    const PackedLayout::Layer& places = m_model.layout().layers[std::size_t(index)];
    const bool hasNorm = m_model.settings().norm;
    kernels.product({.a = m_gradient.data(),
                     .aRowStride = 1,
                     .aColumnStride = w.paddedD,
                     .b = {of.hidden.data(), w.paddedMlp},
                     .out = gradient + places.mlp2,
                     .stride = w.paddedMlp,
                     .n = w.d,
                     .k = rows(),
                     .m = w.paddedMlp});
    kernels.columnSums(m_gradient.data(), rows(), w.paddedD, gradient + places.mlp2Bias);
    kernels.product({.a = m_gradient.data(),
                     .aRowStride = w.paddedD,
                     .b = {m_model.at(places.mlp2), w.paddedMlp},
                     .out = m_hiddenGradient.data(),
                     .stride = w.paddedMlp,
                     .n = rows(),
                     .k = w.d,
                     .m = w.paddedMlp});
    kernels.reluGradient(of.hidden.data(), m_hiddenGradient.data(), rows() * w.paddedMlp);
    kernels.product({.a = m_hiddenGradient.data(),
                     .aRowStride = 1,
                     .aColumnStride = w.paddedMlp,
                     .b = {hasNorm ? of.mlpNormed.data() : of.afterAttention.data(), w.paddedD},
                     .out = gradient + places.mlp0,
                     .stride = w.paddedD,
                     .n = w.mlp,
                     .k = rows(),
                     .m = w.paddedD});
    kernels.columnSums(m_hiddenGradient.data(), rows(), w.paddedMlp, gradient + places.mlp0Bias);
    kernels.product({.a = m_hiddenGradient.data(),
                     .aRowStride = w.paddedMlp,
                     .b = {m_model.at(places.mlp0), w.paddedD},
                     .out = m_normedGradient.data(),
                     .stride = w.paddedD,
                     .n = rows(),
                     .k = w.mlp,
                     .m = w.paddedD});
    normBackward(norm(places.mlpNorm, places.mlpNormBias, of.mlpMeans, of.mlpFactors), of.afterAttention.data(),
                 kernels, gradient + places.mlpNorm, gradient + places.mlpNormBias);
}

/// From the gradient of one head's output to those of its Q, K and V.
void SequencePass::headBackward(Index index, Index sequence, Index head, const TrainingKernels& kernels) {
    const Layer& of = layer(index);
    const PaddedWidths& w = m_model.widths();
    const Index n = m_model.length(), width = m_model.paddedLength(), side = w.heads * w.paddedHead;
    const Index at = sequence * n * w.qkvWidth + head * w.paddedHead;
    const double* const query = of.queryKeyValue.data() + at;
    const double* const key = query + side;
    const double* const value = key + side;
    const double* const weights = of.weights.data() + (sequence * w.heads + head) * n * width;
    const double* const outputGradient = m_concatenationGradient.data() + sequence * n * side + head * w.paddedHead;
    double* const queryGradient = m_attentionGradient.data() + at;
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
    Layer& of = m_layers[std::size_t(index)];
    const PaddedWidths& w = m_model.widths();
    const PackedLayout::Layer& places = m_model.layout().layers[std::size_t(index)];
    const Index n = m_model.length(), side = w.heads * w.paddedHead;
    kernels.product({.a = m_gradient.data(),
                     .aRowStride = 1,
                     .aColumnStride = w.paddedD,
                     .b = {of.concatenation.data(), side},
                     .out = gradient + places.output,
                     .stride = side,
                     .n = w.d,
                     .k = rows(),
                     .m = side});
    kernels.product({.a = m_gradient.data(),
                     .aRowStride = w.paddedD,
                     .b = {m_model.at(places.output), side},
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
                     .out = gradient + places.queryKeyValue,
                     .stride = w.paddedD,
                     .n = w.qkvWidth,
                     .k = rows(),
                     .m = w.paddedD});
    kernels.product({.a = m_attentionGradient.data(),
                     .aRowStride = w.qkvWidth,
                     .b = {m_model.at(places.queryKeyValue), w.paddedD},
                     .out = m_normedGradient.data(),
                     .stride = w.paddedD,
                     .n = rows(),
                     .k = w.qkvWidth,
                     .m = w.paddedD});
    normBackward(norm(places.norm, places.normBias, of.means, of.factors), of.input.data(), kernels,
                 gradient + places.norm, gradient + places.normBias);
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
