#include "core/models/language_model_pass.h"

#include <algorithm>
#include <cmath>
#include <stdexcept>
#include <string>
#include <utility>

#include "core/kernels/kernels.h"
#include "core/models/language_model_tensors.h"
#include "core/require.h"
#include "core/system/memory.h"
#include "core/threads.h"

namespace attention {
namespace {

/// The number of multiply-adds that is worth a thread: about 50 microseconds of work.
constexpr double kMinThreadWork = 2e6;
/// Columns of a product that one thread computes at a time: whole vectors on every instruction set.
constexpr Index kColumnBlock = 64;

/// out = in b, then finish(row, first, count) for `count` columns from `first` of each row. Threads divide the columns,
/// so that each reads only its part of b, the largest matrix.
/// @param b  k x m with the given stride; m x k if isTransposed
template <class Finish>
void multiply(const FloatMatrix& in, const float* b, Index stride, bool isTransposed, FloatMatrix& out, Finish finish) {
    const Index n = in.rows(), k = in.cols(), m = out.cols();
    const Index grain = Index(kMinThreadWork / (double(n) * double(k) * double(kColumnBlock))) + 1;
    parallelFor((m + kColumnBlock - 1) / kColumnBlock, grain, [&](Index firstBlock, Index endBlock) {
        const Index first = firstBlock * kColumnBlock, end = std::min(m, endBlock * kColumnBlock);
        kernels().floatProduct({in.data(), k}, {b + (isTransposed ? first * stride : first), stride}, isTransposed,
                               out.data() + first, m, n, k, end - first);
        for (Index row = 0; row < n; ++row) finish(row, first, end - first);
    });
}

/// out = in weight, without the bias, then `finish` as above.
template <class Finish>
void multiply(const FloatMatrix& in, const LinearWeights& linear, FloatMatrix& out, Finish finish) {
    out.resize(in.rows(), linear.weight.cols());
    multiply(in, linear.weight.data(), linear.weight.cols(), false, out, finish);
}

void normalise(const FloatMatrix& in, const LayerNormWeights& norm, double epsilon, FloatMatrix& out) {
    out.resize(in.rows(), in.cols());
    for (Index row = 0; row < in.rows(); ++row)
        kernels().floatNorm(in.row(row).data(), norm.scale.data(), norm.shift.data(), float(epsilon), in.cols(),
                            out.row(row).data());
}

/// Computes the attention weights and outputs of all heads.
void attend(const LanguageModelConfig& config, Index layerIndex, const std::vector<HeadIndex>& ablated,
            LanguageModelLayer& layer, FloatMatrix& outputs) {
    const Index n = layer.query.rows(), d = config.d, w = config.headWidth();
    const auto factor = float(config.scoreFactor(layerIndex));
    layer.weights.resize(config.heads * n, n);
    outputs.resize(n, d);
    const Index grain = Index(kMinThreadWork / (double(n) * double(n) * double(w))) + 1;
    parallelFor(config.heads, grain, [&](Index firstHead, Index endHead) {
        for (Index head = firstHead; head < endHead; ++head) {
            const FloatMatrix keys = layer.key.middleCols(head * w, w).transpose();
            // For each block of queries, compute scores only up to the last key that any of them may attend to.
            for (Index row = 0; row < n; row += kKernelRowBlock) {
                const Index rows = std::min<Index>(kKernelRowBlock, n - row), count = row + rows;
                float* const block = layer.weights.row(head * n + row).data();
                kernels().floatProduct({layer.query.row(row).data() + head * w, d}, {keys.data(), n}, false, block, n,
                                       rows, w, count);
                for (Index i = 0; i < rows; ++i) {
                    kernels().floatSoftmax(block + i * n, row + i + 1, factor);
                    std::fill(block + i * n + row + i + 1, block + (i + 1) * n, 0.f);
                }
                kernels().floatProduct({block, n}, {layer.value.data() + head * w, d}, false,
                                       outputs.row(row).data() + head * w, d, rows, count, w);
            }
            if (std::ranges::find(ablated, HeadIndex{layerIndex, head}) != ablated.end())
                outputs.middleCols(head * w, w).setZero();
        }
    });
}

/// Buffers that all layers reuse.
struct Scratch {
    FloatMatrix queryKeyValue, headOutputs, normalised, hidden;
};

void runLayer(const LanguageModel& model, Index layerIndex, const LanguageModelIntervention& intervention,
              LanguageModelLayer& layer, Scratch& scratch) {
    const LanguageModelConfig& config = model.config();
    const LanguageModelLayerWeights& weights = model.layer(layerIndex);
    const Index n = layer.input.rows(), d = config.d;
    normalise(layer.input, weights.norm1, config.normEpsilon, layer.normalised);

    FloatMatrix* const parts[] = {&layer.query, &layer.key, &layer.value};
    for (FloatMatrix* const part : parts) part->resize(n, d);
    const float* const bias = weights.queryKeyValue.bias.data();
    multiply(layer.normalised, weights.queryKeyValue, scratch.queryKeyValue, [&](Index row, Index first, Index count) {
        const float* const source = scratch.queryKeyValue.row(row).data();
        for (Index part = 0; part < 3; ++part) {
            float* const target = parts[part]->row(row).data();
            const Index end = std::min(first + count, (part + 1) * d);
            for (Index j = std::max(first, part * d); j < end; ++j) target[j - part * d] = source[j] + bias[j];
        }
    });
    attend(config, layerIndex, intervention.ablatedHeads, layer, scratch.headOutputs);

    const auto addResidual = [](const FloatMatrix& residual, const FloatRowView& shift, FloatMatrix& target) {
        return [&](Index row, Index first, Index count) {
            target.row(row).segment(first, count) +=
                shift.segment(first, count) + residual.row(row).segment(first, count);
        };
    };
    multiply(scratch.headOutputs, weights.projection, layer.afterAttention,
             addResidual(layer.input, weights.projection.bias, layer.afterAttention));
    normalise(layer.afterAttention, weights.norm2, config.normEpsilon, scratch.normalised);
    multiply(scratch.normalised, weights.mlpIn, scratch.hidden, [&](Index row, Index first, Index count) {
        kernels().gelu(scratch.hidden.row(row).data() + first, weights.mlpIn.bias.data() + first, count,
                       config.gelu == Gelu::Exact);
    });
    multiply(scratch.hidden, weights.mlpOut, layer.output,
             addResidual(layer.afterAttention, weights.mlpOut.bias, layer.output));
}

}  // namespace

double passBytes(const LanguageModelConfig& config, Index tokenCount, std::size_t numberSize) {
    const double n = double(tokenCount), layerNumbers = 7 * n * double(config.d) + double(config.heads) * n * n;
    return double(numberSize) * (double(config.layers) * layerNumbers + n * double(3 * config.d + config.mlpWidth));
}

Message findTokenCountProblem(const LanguageModel& model, Index tokenCount) {
    const LanguageModelConfig& config = model.config();
    if (tokenCount < 1) return CoreMessages::tr("there is no token; accepted: at least one");
    if (tokenCount > config.context)
        return {CoreMessages::tr("the text has %1 tokens; accepted: up to %2, the context of the model"), tokenCount,
                config.context};
    const double bytes = passBytes(config, tokenCount, sizeof(float));
    if (bytes > memoryLimit())
        return {CoreMessages::tr("%1 tokens need %2 of memory, and a computation may take %3; accepted: fewer tokens"),
                tokenCount, byteSizeText(bytes), byteSizeText(memoryLimit())};
    return {};
}

void requirePass(const LanguageModel& model, std::span<const int> tokens,
                 const LanguageModelIntervention& intervention) {
    if (const Message problem = findTokenCountProblem(model, Index(tokens.size())); !problem.empty())
        throw TextError(problem);
    const LanguageModelConfig& config = model.config();
    for (const int id : tokens)
        require(id >= 0 && id < config.vocabulary, "a token's id", "from 0 to " + std::to_string(config.vocabulary - 1),
                id);
    for (const auto& [layer, head] : intervention.ablatedHeads) {
        require(layer >= 0 && layer < config.layers, "a head's layer", "from 0 to " + std::to_string(config.layers - 1),
                layer);
        require(head >= 0 && head < config.heads, "a head", "from 0 to " + std::to_string(config.heads - 1), head);
    }
}

LanguageModelPass runLanguageModel(const LanguageModel& model, std::span<const int> tokens,
                                   const LanguageModelIntervention& intervention, std::stop_token stop) {
    requirePass(model, tokens, intervention);
    const LanguageModelWeights& weights = model.weights();
    const Index n = Index(tokens.size());
    LanguageModelPass pass;
    pass.tokens.assign(tokens.begin(), tokens.end());
    FloatMatrix stream(n, model.config().d);
    for (Index i = 0; i < n; ++i) stream.row(i) = weights.tokens.row(tokens[std::size_t(i)]) + weights.positions.row(i);
    Scratch scratch;
    for (Index layerIndex = 0; layerIndex < model.config().layers; ++layerIndex) {
        if (stop.stop_requested()) return pass;
        LanguageModelLayer& layer = pass.layers.emplace_back();
        layer.input = layerIndex == 0 ? std::move(stream) : pass.layers[std::size_t(layerIndex - 1)].output;
        runLayer(model, layerIndex, intervention, layer, scratch);
    }
    normalise(pass.layers.back().output, weights.finalNorm, model.config().normEpsilon, pass.finalNormalised);
    return pass;
}

FloatMatrix outputLogits(const LanguageModel& model, const FloatMatrix& normalisedRows) {
    const FloatMatrixView& output = model.weights().output;
    FloatMatrix logits(normalisedRows.rows(), output.rows());
    multiply(normalisedRows, output.data(), output.cols(), true, logits, [](Index, Index, Index) {});
    return logits;
}

FloatMatrix layerLogits(const LanguageModel& model, const FloatMatrix& residualRows) {
    FloatMatrix normalised;
    normalise(residualRows, model.weights().finalNorm, model.config().normEpsilon, normalised);
    return outputLogits(model, normalised);
}

Eigen::RowVectorXd nextTokenProbabilities(const Eigen::RowVectorXf& logits, double temperature) {
    require(temperature > 0 && std::isfinite(temperature), "temperature", "above 0", temperature);
    Eigen::RowVectorXd row = logits.cast<double>() / temperature;
    kernels().softmax(row.data(), row.size());
    return row;
}

}  // namespace attention
