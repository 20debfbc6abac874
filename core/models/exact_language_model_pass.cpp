#include <cmath>
#include <limits>
#include <utility>

#include "core/kernels/kernels.h"
#include "core/matrix_product.h"
#include "core/models/language_model_pass.h"
#include "core/models/language_model_tensors.h"
#include "core/system/memory.h"
#include "core/threads.h"

namespace attention {
namespace {

/// The smallest number of weights that is worth a thread.
constexpr Index kWideningGrain = 1 << 18;
/// Rows of the output matrix that are converted to double at a time.
constexpr Index kOutputRows = 4096;

Matrix toDouble(const FloatMatrixView& weights) {
    Matrix wide(weights.rows(), weights.cols());
    parallelFor(wide.size(), kWideningGrain, [&](Index first, Index end) {
        for (Index i = first; i < end; ++i) wide.data()[i] = double(weights.data()[i]);
    });
    return wide;
}

Matrix apply(const LinearWeights& linear, const Matrix& in) {
    Matrix out(in.rows(), linear.weight.cols());
    product(in, toDouble(linear.weight), out);
    out.rowwise() += linear.bias.cast<double>();
    return out;
}

Matrix normalised(const Matrix& in, const LayerNormWeights& norm, double epsilon) {
    Matrix out(in.rows(), in.cols());
    const Eigen::RowVectorXd scale = norm.scale.cast<double>(), shift = norm.shift.cast<double>();
    for (Index i = 0; i < in.rows(); ++i) {
        const Eigen::RowVectorXd centred = in.row(i).array() - in.row(i).mean();
        const double variance = centred.squaredNorm() / double(in.cols());
        out.row(i) = centred.cwiseProduct(scale) / std::sqrt(variance + epsilon) + shift;
    }
    return out;
}

void applyGelu(Matrix& hidden, Gelu form) {
    Matrix factor = hidden;
    if (form == Gelu::Tanh) {
        const double outer = std::sqrt(2 / std::acos(-1.0));
        factor = outer * (hidden.array() + 0.044715 * hidden.array().cube());
        kernels().tanh(factor.data(), factor.size());
    } else {
        factor = factor.unaryExpr([](double x) { return std::erf(x * std::sqrt(0.5)); });
    }
    hidden = 0.5 * hidden.array() * (1 + factor.array());
}

void attend(const LanguageModelConfig& config, Index layerIndex, const std::vector<HeadIndex>& ablated,
            ExactLanguageModelLayer& layer) {
    const Index n = layer.query.rows(), w = config.headWidth();
    layer.scores.resize(config.heads * n, n);
    layer.headOutputs.resize(n, config.d);
    for (Index head = 0; head < config.heads; ++head) {
        auto scores = layer.scores.middleRows(head * n, n);
        productWithTransposed(layer.query.middleCols(head * w, w), layer.key.middleCols(head * w, w), scores);
        scores *= config.scoreFactor(layerIndex);
        for (Index i = 0; i < n; ++i)
            scores.row(i).tail(n - i - 1).setConstant(-std::numeric_limits<double>::infinity());
    }
    layer.weights = layer.scores;
    for (Index row = 0; row < layer.weights.rows(); ++row) kernels().softmax(layer.weights.row(row).data(), n);
    for (Index head = 0; head < config.heads; ++head)
        product(layer.weights.middleRows(head * n, n), layer.value.middleCols(head * w, w),
                layer.headOutputs.middleCols(head * w, w));
    for (const HeadIndex& head : ablated)
        if (head.layer == layerIndex) layer.headOutputs.middleCols(head.head * w, w).setZero();
}

}  // namespace

ExactLanguageModelPass exactLanguageModelPass(const LanguageModel& model, std::span<const int> tokens,
                                              const LanguageModelIntervention& intervention, std::stop_token stop,
                                              Index layers) {
    requirePass(model, tokens, intervention);
    const LanguageModelConfig& config = model.config();
    // Twice the usual memory, because scores, head outputs and the hidden layer of the MLP are stored, too.
    const double bytes = 2 * passBytes(config, Index(tokens.size()), sizeof(double));
    if (bytes > memoryLimit())
        throw TextError({CoreMessages::tr("%1 tokens need %2 of memory, and a computation may take %3; accepted: fewer "
                                          "tokens"),
                         tokens.size(), byteSizeText(bytes), byteSizeText(memoryLimit())});
    const Index n = Index(tokens.size()), d = config.d, count = layers < 0 ? config.layers : layers;
    ExactLanguageModelPass pass;
    pass.tokens.assign(tokens.begin(), tokens.end());
    Matrix stream(n, d);
    for (Index i = 0; i < n; ++i)
        stream.row(i) = model.tokenEmbedding(tokens[std::size_t(i)]) + model.positionEmbedding(i);
    for (Index layerIndex = 0; layerIndex < std::min(count, config.layers); ++layerIndex) {
        if (stop.stop_requested()) return pass;
        const LanguageModelLayerWeights& weights = model.layer(layerIndex);
        ExactLanguageModelLayer& layer = pass.layers.emplace_back();
        layer.input = layerIndex == 0 ? std::move(stream) : pass.layers[std::size_t(layerIndex - 1)].output;
        layer.normalised = normalised(layer.input, weights.norm1, config.normEpsilon);
        const Matrix projected = apply(weights.queryKeyValue, layer.normalised);
        layer.query = projected.leftCols(d);
        layer.key = projected.middleCols(d, d);
        layer.value = projected.rightCols(d);
        attend(config, layerIndex, intervention.ablatedHeads, layer);
        layer.afterAttention = layer.input + apply(weights.projection, layer.headOutputs);
        layer.normalised2 = normalised(layer.afterAttention, weights.norm2, config.normEpsilon);
        layer.mlpHidden = apply(weights.mlpIn, layer.normalised2);
        applyGelu(layer.mlpHidden, config.gelu);
        layer.output = layer.afterAttention + apply(weights.mlpOut, layer.mlpHidden);
    }
    if (Index(pass.layers.size()) == config.layers)
        pass.finalNormalised = exactFinalNorm(model, pass.layers.back().output);
    return pass;
}

Matrix exactOutputLogits(const LanguageModel& model, const Matrix& normalisedRows) {
    const FloatMatrixView& output = model.weights().output;
    Matrix logits(normalisedRows.rows(), output.rows());
    for (Index row = 0; row < output.rows(); row += kOutputRows) {
        const Index rows = std::min(kOutputRows, output.rows() - row);
        const FloatMatrixView block(output.row(row).data(), rows, output.cols());
        productWithTransposed(normalisedRows, toDouble(block), logits.middleCols(row, rows));
    }
    return logits;
}

Matrix exactLayerLogits(const LanguageModel& model, const Matrix& residualRows) {
    return exactOutputLogits(model, exactFinalNorm(model, residualRows));
}

Matrix exactFinalNorm(const LanguageModel& model, const Matrix& residualRows) {
    return normalised(residualRows, model.weights().finalNorm, model.config().normEpsilon);
}

}  // namespace attention
