#include <algorithm>

#include "core/training/sequence_pass.h"

namespace attention {

void SequencePass::backward(std::span<const int> tokens, std::span<const int> targets, double share,
                            const TrainingKernels& kernels, double* gradient) {
    prepareBack();
    const TrainingSettings& settings = m_model.settings();
    const PackedLayout& layout = m_model.layout();
    // The other places are written once each.
    std::fill_n(gradient + layout.embedding, vocabularySize(settings) * m_model.widths().allD, 0.0);
    if (settings.encoding == TrainedEncoding::Learned)
        std::fill_n(gradient + layout.positions, kLearnedLengths * settings.n * m_model.widths().allD, 0.0);
    answerBack(targets, share, kernels, gradient);
    for (Index index = settings.layers - 1; index >= 0; --index) {
        if (settings.mlp) feedBack(index, kernels, gradient);
        attendBack(index, kernels, gradient);
        embedBack(tokens, index, gradient);
    }
}

/// What goes on from m_normedGradient into m_gradient, through the norm if there is one, and beside it where the part's
/// input was added to its output.
void SequencePass::addBack(const TrainingNorm& of, const double* in, const TrainingKernels& kernels, double* ofGain,
                           double* ofBias) {
    const bool isAdded = m_model.settings().residual;
    if (m_model.settings().norm)
        kernels.normGradient(of, in, m_normedGradient.data(), m_gradient.data(), isAdded, ofGain, ofBias);
    else if (isAdded)
        kernels.sum(m_gradient.data(), m_normedGradient.data(), m_gradient.data(), rows() * m_model.widths().allD);
    else
        std::swap(m_gradient, m_normedGradient);
}

void SequencePass::answerBack(std::span<const int> targets, double share, const TrainingKernels& kernels,
                              double* gradient) {
    const ModelWidths& w = m_model.widths();
    const PackedLayout& layout = m_model.layout();
    // p - 1 at the target, p elsewhere.
    for (Index row = 0; row < rows(); ++row) {
        double* const to = m_logitGradient.data() + row * w.allClasses;
        const int target = targets[std::size_t(row)];
        if (target == kNoTarget) {
            std::fill_n(to, w.allClasses, 0.0);
            continue;
        }
        const double* const from = m_probabilities.data() + row * w.allClasses;
        for (Index c = 0; c < w.allClasses; ++c) to[c] = from[c] * share;
        to[target] = (from[target] - 1) * share;
    }
    if (!m_model.settings().pointing) {
        kernels.product({.a = m_logitGradient.data(),
                         .aRow = 1,
                         .aColumn = w.allClasses,
                         .b = {m_output.data(), w.allD},
                         .out = gradient + layout.output,
                         .stride = w.allD,
                         .n = w.classes,
                         .k = rows(),
                         .m = w.allD});
        kernels.columns(m_logitGradient.data(), rows(), w.allClasses, gradient + layout.outputBias);
        kernels.product({.a = m_logitGradient.data(),
                         .aRow = w.allClasses,
                         .b = {m_model.at(layout.output), w.allD},
                         .out = m_gradient.data(),
                         .stride = w.allD,
                         .n = rows(),
                         .k = w.classes,
                         .m = w.allD});
        return;
    }
    const Index n = m_model.length();
    for (double& one : m_logitGradient) one = m_isPointingDivided ? one / m_pointingScale : one * m_pointingScale;
    const double* const normed = m_model.settings().norm ? m_pointingNormed.data() : m_output.data();
    for (const bool isKey : {false, true}) {
        for (Index sequence = 0; sequence < m_sequences; ++sequence) {
            const Index first = sequence * n;
            kernels.product({.a = m_logitGradient.data() + first * w.allClasses,
                             .aRow = isKey ? 1 : w.allClasses,
                             .aColumn = isKey ? w.allClasses : 1,
                             .b = {(isKey ? m_pointingQuery : m_pointingKey).data() + first * w.allD, w.allD},
                             .out = m_pointingGradient.data() + first * w.allD,
                             .stride = w.allD,
                             .n = n,
                             .k = n,
                             .m = w.allD});
        }
        const std::size_t place = isKey ? layout.pointingKey : layout.pointingQuery;
        kernels.product({.a = m_pointingGradient.data(),
                         .aRow = 1,
                         .aColumn = w.allD,
                         .b = {normed, w.allD},
                         .out = gradient + place,
                         .stride = w.allD,
                         .n = w.d,
                         .k = rows(),
                         .m = w.allD});
        kernels.product({.a = m_pointingGradient.data(),
                         .aRow = w.allD,
                         .b = {m_model.at(place), w.allD},
                         .out = m_normedGradient.data(),
                         .stride = w.allD,
                         .n = rows(),
                         .k = w.d,
                         .m = w.allD,
                         .isAdded = isKey});
    }
    if (m_model.settings().norm)
        kernels.normGradient(norm(layout.pointingNorm, layout.pointingNormBias, m_pointingMeans, m_pointingFactors),
                             m_output.data(), m_normedGradient.data(), m_gradient.data(), false,
                             gradient + layout.pointingNorm, gradient + layout.pointingNormBias);
    else
        std::swap(m_gradient, m_normedGradient);
}

void SequencePass::feedBack(Index index, const TrainingKernels& kernels, double* gradient) {
    Layer& of = m_layers[std::size_t(index)];
    const ModelWidths& w = m_model.widths();
    const PackedLayout::Layer& places = m_model.layout().layers[std::size_t(index)];
    const bool hasNorm = m_model.settings().norm;
    kernels.product({.a = m_gradient.data(),
                     .aRow = 1,
                     .aColumn = w.allD,
                     .b = {of.hidden.data(), w.allMlp},
                     .out = gradient + places.mlp2,
                     .stride = w.allMlp,
                     .n = w.d,
                     .k = rows(),
                     .m = w.allMlp});
    kernels.columns(m_gradient.data(), rows(), w.allD, gradient + places.mlp2Bias);
    kernels.product({.a = m_gradient.data(),
                     .aRow = w.allD,
                     .b = {m_model.at(places.mlp2), w.allMlp},
                     .out = m_hiddenGradient.data(),
                     .stride = w.allMlp,
                     .n = rows(),
                     .k = w.d,
                     .m = w.allMlp});
    kernels.rectified(of.hidden.data(), m_hiddenGradient.data(), rows() * w.allMlp);
    kernels.product({.a = m_hiddenGradient.data(),
                     .aRow = 1,
                     .aColumn = w.allMlp,
                     .b = {hasNorm ? of.mlpNormed.data() : of.middle.data(), w.allD},
                     .out = gradient + places.mlp0,
                     .stride = w.allD,
                     .n = w.mlp,
                     .k = rows(),
                     .m = w.allD});
    kernels.columns(m_hiddenGradient.data(), rows(), w.allMlp, gradient + places.mlp0Bias);
    kernels.product({.a = m_hiddenGradient.data(),
                     .aRow = w.allMlp,
                     .b = {m_model.at(places.mlp0), w.allD},
                     .out = m_normedGradient.data(),
                     .stride = w.allD,
                     .n = rows(),
                     .k = w.mlp,
                     .m = w.allD});
    addBack(norm(places.mlpNorm, places.mlpNormBias, of.mlpMeans, of.mlpFactors), of.middle.data(), kernels,
            gradient + places.mlpNorm, gradient + places.mlpNormBias);
}

/// From the gradient of one head's output to those of its Q, K and V.
void SequencePass::headBack(Index index, Index sequence, Index head, const TrainingKernels& kernels) {
    const Layer& of = layer(index);
    const ModelWidths& w = m_model.widths();
    const Index n = m_model.length(), width = m_model.allLength(), side = w.heads * w.allHead;
    const Index at = sequence * n * w.heads3 + head * w.allHead;
    const double* const query = of.queryKeyValue.data() + at;
    const double* const key = query + side;
    const double* const value = key + side;
    const double* const weights = of.weights.data() + (sequence * w.heads + head) * n * width;
    const double* const outputGradient = m_concatenationGradient.data() + sequence * n * side + head * w.allHead;
    double* const queryGradient = m_attentionGradient.data() + at;
    const auto multiply = [&](const double* a, Index aRow, Index aColumn, KernelOperand b, double* out, Index stride,
                              Index k, Index m) {
        kernels.product(
            {.a = a, .aRow = aRow, .aColumn = aColumn, .b = b, .out = out, .stride = stride, .n = n, .k = k, .m = m});
    };
    // O = A V
    multiply(weights, 1, width, {outputGradient, side}, queryGradient + 2 * side, w.heads3, n, w.allHead);
    for (Index i = 0; i < n; ++i) {
        for (Index c = 0; c < w.head; ++c) m_valueTransposed[std::size_t(c * width + i)] = value[i * w.heads3 + c];
    }
    multiply(outputGradient, side, 1, {m_valueTransposed.data(), width}, m_weightGradient.data(), width, w.head, width);
    kernels.softmaxGradient(weights, m_weightGradient.data(), n, width, m_scale, m_isDivided,
                            m_biasGradient.empty() ? nullptr : m_biasGradient.data() + head * n * width);
    // S = Q K^T
    multiply(m_weightGradient.data(), width, 1, {key, w.heads3}, queryGradient, w.heads3, n, w.allHead);
    multiply(m_weightGradient.data(), 1, width, {query, w.heads3}, queryGradient + side, w.heads3, n, w.allHead);
}

void SequencePass::relativeBack(Index index, double* gradient) const {
    const ModelWidths& w = m_model.widths();
    const Index n = m_model.length(), width = m_model.allLength();
    double* const table = gradient + m_model.layout().layers[std::size_t(index)].relative;
    std::fill_n(table, (2 * m_model.settings().n + 1) * w.allRelative, 0.0);
    for (Index head = 0; head < w.heads; ++head) {
        for (Index query = 0; query < n; ++query) {
            for (Index key = 0; key < n; ++key)
                table[m_model.relativeRow(query, key) * w.allRelative + head] +=
                    m_biasGradient[std::size_t((head * n + query) * width + key)];
        }
    }
}

void SequencePass::attendBack(Index index, const TrainingKernels& kernels, double* gradient) {
    Layer& of = m_layers[std::size_t(index)];
    const ModelWidths& w = m_model.widths();
    const PackedLayout::Layer& places = m_model.layout().layers[std::size_t(index)];
    const Index n = m_model.length(), side = w.heads * w.allHead;
    kernels.product({.a = m_gradient.data(),
                     .aRow = 1,
                     .aColumn = w.allD,
                     .b = {of.concatenation.data(), side},
                     .out = gradient + places.output,
                     .stride = side,
                     .n = w.d,
                     .k = rows(),
                     .m = side});
    kernels.product({.a = m_gradient.data(),
                     .aRow = w.allD,
                     .b = {m_model.at(places.output), side},
                     .out = m_concatenationGradient.data(),
                     .stride = side,
                     .n = rows(),
                     .k = w.d,
                     .m = side});
    std::fill(m_biasGradient.begin(), m_biasGradient.end(), 0.0);
    for (Index sequence = 0; sequence < m_sequences; ++sequence) {
        for (Index head = 0; head < w.heads; ++head) headBack(index, sequence, head, kernels);
    }
    if (m_model.settings().encoding == TrainedEncoding::Relative) relativeBack(index, gradient);
    if (const double* const cosines = m_model.cosines()) {
        for (Index head = 0; head < 2 * w.heads; ++head)
            kernels.turn(m_attentionGradient.data() + head * w.allHead, w.heads3, rows(), n, cosines, m_model.sines(),
                         w.allHead, true);
    }
    kernels.product({.a = m_attentionGradient.data(),
                     .aRow = 1,
                     .aColumn = w.heads3,
                     .b = {normedOf(index), w.allD},
                     .out = gradient + places.queryKeyValue,
                     .stride = w.allD,
                     .n = w.heads3,
                     .k = rows(),
                     .m = w.allD});
    kernels.product({.a = m_attentionGradient.data(),
                     .aRow = w.heads3,
                     .b = {m_model.at(places.queryKeyValue), w.allD},
                     .out = m_normedGradient.data(),
                     .stride = w.allD,
                     .n = rows(),
                     .k = w.heads3,
                     .m = w.allD});
    addBack(norm(places.norm, places.normBias, of.means, of.factors), of.input.data(), kernels, gradient + places.norm,
            gradient + places.normBias);
}

void SequencePass::embedBack(std::span<const int> tokens, Index index, double* gradient) const {
    const TrainingSettings& settings = m_model.settings();
    const Index width = m_model.widths().allD;
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
