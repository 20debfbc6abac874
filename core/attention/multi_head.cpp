#include "core/attention/multi_head.h"

#include <algorithm>
#include <cmath>
#include <span>
#include <stdexcept>
#include <string>

#include "core/attention/softmax.h"
#include "core/matrix_product.h"
#include "core/number_text.h"
#include "core/random/philox.h"
#include "core/random/random_stream.h"
#include "core/string_utils.h"
#include "core/system/memory.h"
#include "core/threads.h"

namespace attention {
namespace {

/// Nanoseconds: about those of one multiply or add and of one weight, and what is worth starting a thread for.
constexpr double kOfTerm = 0.01;
constexpr double kOfWeight = 1.5;
constexpr double kWorthAThread = 50000;
/// Queries that one thread takes at least, and how many times as many before it looks whether to stop.
constexpr Index kBlock = 48;
constexpr Index kMaxBlocks = 10;

void refuseUnless(bool holds, const std::string& otherwise) {
    if (!holds) throw std::invalid_argument(otherwise);
}

void requireSequences(const char* name, const Matrix& matrix, Index batch) {
    refuseUnless(matrix.size() > 0,
                 std::string(name) + " is " + shapeText(matrix.rows(), matrix.cols()) + "; accepted: at least 1 x 1");
    refuseUnless(matrix.rows() % batch == 0, std::string(name) + " is " + shapeText(matrix.rows(), matrix.cols()) +
                                                 "; accepted: rows that are a multiple of the batch's " +
                                                 std::to_string(batch) + " sequences");
}

/// @throws std::invalid_argument
void requireFit(const AttentionInput& input) {
    const AttentionOptions& choice = input.choice;
    refuseUnless(input.queries, "an attention layer needs an input");
    refuseUnless(input.batch >= 1, "a batch of " + std::to_string(input.batch) + "; accepted: at least 1 sequence");
    refuseUnless(choice.heads >= 1, "heads: " + std::to_string(choice.heads) + "; accepted: at least 1");
    refuseUnless(choice.temperature > 0 && std::isfinite(choice.temperature),
                 "temperature: " + formatNumber(choice.temperature) + "; accepted: numbers above 0");
    refuseUnless(choice.dropout >= 0 && choice.dropout < 1,
                 "attention-dropout: " + formatNumber(choice.dropout) + "; accepted: at least 0 and below 1");
    requireSequences("the input", *input.queries, input.batch);
    if (input.memory) {
        requireSequences("the memory", *input.memory, input.batch);
        refuseUnless(input.memory->cols() == input.queries->cols(),
                     "the memory is " + shapeText(input.memory->rows(), input.memory->cols()) + " and the input " +
                         shapeText(input.queries->rows(), input.queries->cols()) +
                         "; accepted: as many columns in both");
    }
    if (!choice.projections) return;
    refuseUnless(input.weights, "an attention layer with projections needs weights");
    const std::string problem = weightsProblem(*input.weights, input.queries->cols(), choice.heads, choice.design);
    refuseUnless(problem.empty(), problem);
}

/// out = input weights^T + bias; of sliced heads each takes its own columns of the input.
void project(const Matrix& input, const Matrix& weights, const Vector& bias, const AttentionOptions& choice,
             Matrix& out) {
    out.resize(input.rows(), weights.rows());
    if (choice.design == HeadDesign::Sliced) {
        const Index width = weights.cols();
        for (Index head = 0; head < choice.heads; ++head)
            productWithTransposed(input.middleCols(head * width, width), weights.middleRows(head * width, width),
                                  out.middleCols(head * width, width));
    } else {
        productWithTransposed(input, weights, out);
    }
    if (bias.size() > 0) out.rowwise() += bias.transpose();
}

std::span<double> rowSpan(Matrix& matrix, Index row) {
    return {matrix.data() + row * matrix.cols(), std::size_t(matrix.cols())};
}
std::span<const double> rowSpan(const Matrix& matrix, Index row) {
    return {matrix.data() + row * matrix.cols(), std::size_t(matrix.cols())};
}

AllowedKeys allowedKeys(const Mask& mask, Index query) {
    return {.first = mask.first(query), .end = mask.last(query), .masked = mask.maskedKeys(query)};
}

/// The softmax of one query's scaled scores.
void weigh(const MultiHeadAttention& layer, Index sequence, Index head, Index query, std::span<double> weights) {
    const std::span<const double> scores = rowSpan(layer.scores, layer.firstRow(sequence, head) + query);
    softmaxRow(scores, allowedKeys(layer.masks[std::size_t(sequence)], query), weights,
               {layer.divisor, layer.temperature});
}

void dropOut(const AttentionOptions& choice, Index sequence, Index head, Index query, std::span<double> weights) {
    for (Index key = 0; key < Index(weights.size()); ++key) {
        double& weight = weights[std::size_t(key)];
        const double draw = attentionDropoutSample(choice.seed, sequence, head, query, key);
        weight = draw < choice.dropout ? 0 : weight / (1 - choice.dropout);
    }
}

/// Scores, weights and output of some queries of one head, on this thread.
void attendQueries(const AttentionOptions& choice, Index sequence, Index head, Index first, Index end,
                   MultiHeadAttention& result) {
    const Index n = result.queryCount, m = result.keyCount, w = result.width, count = end - first;
    const Index firstRow = result.firstRow(sequence, head) + first;
    productWithTransposed(result.query.block(sequence * n + first, head * w, count, w),
                          result.key.block(sequence * m, head * w, m, w), result.scores.middleRows(firstRow, count),
                          ProductThreads::One);
    for (Index query = first; query < end; ++query) {
        const std::span<double> weights = rowSpan(result.weights, firstRow + query - first);
        weigh(result, sequence, head, query, weights);
        if (choice.dropout > 0) dropOut(choice, sequence, head, query, weights);
    }
    product(result.weights.middleRows(firstRow, count), result.value.block(sequence * m, head * w, m, w),
            result.concatenation.block(sequence * n + first, head * w, count, w), ProductThreads::One);
}

/// The matrices that grow with the square of the length.
void resizePairs(Index rows, Index columns, Matrix& matrix) {
    constexpr Index kLarge = Index{1} << 20;
    const Index formerSize = matrix.size();
    matrix.resize(rows, columns);
    if (matrix.size() != formerSize && matrix.size() >= kLarge) preferLargePages(matrix.data(), matrix.size());
}

}  // namespace

void attend(const AttentionInput& input, MultiHeadAttention& result, std::stop_token stop) {
    requireFit(input);
    const AttentionOptions& choice = input.choice;
    const Matrix& queries = *input.queries;
    const Matrix& memory = input.memory ? *input.memory : queries;
    result.batch = input.batch;
    result.heads = choice.projections ? choice.heads : 1;
    result.queryCount = queries.rows() / input.batch;
    result.keyCount = memory.rows() / input.batch;
    result.width = choice.projections ? headWidth(choice.design, queries.cols(), choice.heads) : queries.cols();
    result.divisor = choice.projections ? std::sqrt(double(result.width)) : 1;
    result.temperature = choice.temperature;
    const Index n = result.queryCount;
    const Index m = result.keyCount;
    const Index w = result.width;

    result.masks.clear();
    for (Index sequence = 0; sequence < result.batch; ++sequence)
        result.masks.emplace_back(input.mask, result.batch, sequence, n, m);

    if (choice.projections) {
        project(queries, input.weights->query, input.weights->queryBias, choice, result.query);
        if (stop.stop_requested()) return;
        project(memory, input.weights->key, input.weights->keyBias, choice, result.key);
        if (stop.stop_requested()) return;
        project(memory, input.weights->value, input.weights->valueBias, choice, result.value);
    } else {
        result.query = queries;
        result.key = memory;
        result.value = memory;
    }
    resizePairs(result.batch * result.heads * n, m, result.scores);
    resizePairs(result.scores.rows(), m, result.weights);
    result.concatenation.resize(result.batch * n, result.heads * w);
    // All heads' queries are one long list, of which each thread takes a part, a block of one head at a time.
    const double nanoseconds = double(m) * (kOfTerm * 4 * double(w) + kOfWeight);
    const auto grain = Index(kWorthAThread / nanoseconds / double(kBlock)) + 1;
    const Index blocks = (n + kBlock - 1) / kBlock;
    parallelFor(result.batch * result.heads * blocks, grain, [&](Index firstBlock, Index endBlock) {
        for (Index block = firstBlock; block < endBlock && !stop.stop_requested();) {
            const Index head = block / blocks, inHead = block % blocks;
            const Index count = std::min({blocks - inHead, endBlock - block, kMaxBlocks});
            attendQueries(choice, head / result.heads, head % result.heads, inHead * kBlock,
                          std::min(n, (inHead + count) * kBlock), result);
            block += count;
        }
    });
    if (stop.stop_requested()) return;
    if (!choice.projections) {
        result.output = result.concatenation;
        return;
    }
    result.output.resize(queries.rows(), queries.cols());
    productWithTransposed(result.concatenation, input.weights->output, result.output);
    if (input.weights->outputBias.size() > 0) result.output.rowwise() += input.weights->outputBias.transpose();
}

Matrix scaledScores(const MultiHeadAttention& layer, Index sequence, Index head) {
    return layer.headScores(sequence, head) / layer.divisor / layer.temperature;
}

Matrix maskedScores(const MultiHeadAttention& layer, Index sequence, Index head) {
    Matrix scores = scaledScores(layer, sequence, head);
    const Mask& mask = layer.masks[std::size_t(sequence)];
    for (Index query = 0; query < layer.queryCount; ++query) {
        auto row = scores.row(query);
        row.head(mask.first(query)).setConstant(kMaskedScore);
        row.tail(layer.keyCount - mask.last(query)).setConstant(kMaskedScore);
        for (const Index key : mask.maskedKeys(query)) row[key] = kMaskedScore;
    }
    return scores;
}

Matrix headOutput(const MultiHeadAttention& layer, Index sequence, Index head) {
    return layer.concatenation.block(sequence * layer.queryCount, head * layer.width, layer.queryCount, layer.width);
}

Vector weightsBeforeDropout(const MultiHeadAttention& layer, Index sequence, Index head, Index query) {
    Vector weights(layer.keyCount);
    weigh(layer, sequence, head, query, {weights.data(), std::size_t(weights.size())});
    return weights;
}

double entropy(const Eigen::Ref<const Eigen::RowVectorXd>& weights) {
    double sum = 0;
    for (const double weight : weights)
        if (weight > 0) sum -= weight * std::log(weight);
    return sum;
}

double attentionDropoutSample(std::uint64_t seed, Index sequence, Index head, Index query, Index key) {
    // Each of the three has its own bits, so that no draw moves when another count changes.
    const std::uint64_t row = std::uint64_t(sequence) << 40 | std::uint64_t(head) << 24 | std::uint64_t(query);
    return uniform(seed, std::uint32_t(RandomStream::AttentionDropout), row, std::uint32_t(key));
}

double attentionBytes(const AttentionOptions& choice, Index batch, Index queries, Index keys, Index dimensions) {
    const double heads = choice.projections ? double(choice.heads) : 1;
    const double all =
        choice.projections ? heads * double(headWidth(choice.design, dimensions, choice.heads)) : double(dimensions);
    const double n = double(batch) * double(queries);
    const double m = double(batch) * double(keys);
    const double ofRows = 2 * n * all + 2 * m * all + n * double(dimensions);
    const double ofPairs = 2 * heads * n * double(keys);
    return double(sizeof(double)) * (ofRows + ofPairs) + n * double(sizeof(std::pair<Index, Index>));
}

}  // namespace attention
