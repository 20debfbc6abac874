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

/// Approximate nanoseconds: of one multiply or add, of one softmax weight, and of the work per thread at least.
constexpr double kNanosecondsPerTerm = 0.01;
constexpr double kNanosecondsPerWeight = 1.5;
constexpr double kMinNanosecondsPerThread = 50000;
/// Queries are computed in blocks of kBlock. A thread computes up to kMaxBlocks blocks before it checks for a stop.
constexpr Index kQueriesPerBlock = 48;
constexpr Index kMaxBlocksAtOnce = 10;

void requireThat(bool holds, const std::string& message) {
    if (!holds) throw std::invalid_argument(message);
}

void requireSequences(const char* name, const Matrix& matrix, Index batch) {
    requireThat(matrix.size() > 0,
                std::string(name) + " is " + shapeText(matrix.rows(), matrix.cols()) + "; accepted: at least 1 x 1");
    requireThat(matrix.rows() % batch == 0, std::string(name) + " is " + shapeText(matrix.rows(), matrix.cols()) +
                                                "; accepted: rows that are a multiple of the batch's " +
                                                std::to_string(batch) + " sequences");
}

/// @throws std::invalid_argument
void requireFit(const AttentionInput& input) {
    const AttentionOptions& choice = input.choice;
    requireThat(input.queries, "an attention layer needs an input");
    requireThat(input.batch >= 1, "a batch of " + std::to_string(input.batch) + "; accepted: at least 1 sequence");
    requireThat(choice.heads >= 1, "heads: " + std::to_string(choice.heads) + "; accepted: at least 1");
    requireThat(choice.temperature > 0 && std::isfinite(choice.temperature),
                "temperature: " + formatNumber(choice.temperature) + "; accepted: numbers above 0");
    requireThat(choice.dropout >= 0 && choice.dropout < 1,
                "attention-dropout: " + formatNumber(choice.dropout) + "; accepted: at least 0 and below 1");
    requireSequences("the input", *input.queries, input.batch);
    if (input.memory) {
        requireSequences("the memory", *input.memory, input.batch);
        requireThat(input.memory->cols() == input.queries->cols(),
                    "the memory is " + shapeText(input.memory->rows(), input.memory->cols()) + " and the input " +
                        shapeText(input.queries->rows(), input.queries->cols()) +
                        "; accepted: as many columns in both");
    }
    if (!choice.projections) return;
    requireThat(input.weights, "an attention layer with projections needs weights");
    const std::string problem = weightsProblem(*input.weights, input.queries->cols(), choice.heads, choice.design);
    requireThat(problem.empty(), problem);
}

/// out = input weights^T + bias; a sliced head multiplies only its own columns of the input.
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
    return {.first = mask.firstKey(query), .end = mask.endKey(query), .masked = mask.maskedKeys(query)};
}

/// The softmax of one query's scaled scores.
void computeWeights(const MultiHeadAttention& layer, Index sequence, Index head, Index query,
                    std::span<double> weights) {
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

/// Computes scores, weights and output of the queries [first, end) of one head on the calling thread.
void attendQueries(const AttentionOptions& choice, Index sequence, Index head, Index first, Index end,
                   MultiHeadAttention& result) {
    const Index n = result.queryCount, m = result.keyCount, w = result.width, count = end - first;
    const Index firstRow = result.firstRow(sequence, head) + first;
    productWithTransposed(result.query.block(sequence * n + first, head * w, count, w),
                          result.key.block(sequence * m, head * w, m, w), result.scores.middleRows(firstRow, count),
                          ProductThreads::One);
    for (Index query = first; query < end; ++query) {
        const std::span<double> weights = rowSpan(result.weights, firstRow + query - first);
        computeWeights(result, sequence, head, query, weights);
        if (choice.dropout > 0) dropOut(choice, sequence, head, query, weights);
    }
    product(result.weights.middleRows(firstRow, count), result.value.block(sequence * m, head * w, m, w),
            result.concatenation.block(sequence * n + first, head * w, count, w), ProductThreads::One);
}

/// Resizes a matrix of queries x keys, which grows with the square of the sequence length.
void resizePairMatrix(Index rows, Index columns, Matrix& matrix) {
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
    resizePairMatrix(result.batch * result.heads * n, m, result.scores);
    resizePairMatrix(result.scores.rows(), m, result.weights);
    result.concatenation.resize(result.batch * n, result.heads * w);
    // The blocks of all sequences and heads form one list, which the threads share. `head` counts sequences x heads.
    const double nanoseconds = double(m) * (kNanosecondsPerTerm * 4 * double(w) + kNanosecondsPerWeight);
    const auto grain = Index(kMinNanosecondsPerThread / nanoseconds / double(kQueriesPerBlock)) + 1;
    const Index blocks = (n + kQueriesPerBlock - 1) / kQueriesPerBlock;
    parallelFor(result.batch * result.heads * blocks, grain, [&](Index firstBlock, Index endBlock) {
        for (Index block = firstBlock; block < endBlock && !stop.stop_requested();) {
            const Index head = block / blocks, blockInHead = block % blocks;
            const Index count = std::min({blocks - blockInHead, endBlock - block, kMaxBlocksAtOnce});
            attendQueries(choice, head / result.heads, head % result.heads, blockInHead * kQueriesPerBlock,
                          std::min(n, (blockInHead + count) * kQueriesPerBlock), result);
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
        row.head(mask.firstKey(query)).setConstant(kMaskedScore);
        row.tail(layer.keyCount - mask.endKey(query)).setConstant(kMaskedScore);
        for (const Index key : mask.maskedKeys(query)) row[key] = kMaskedScore;
    }
    return scores;
}

Matrix headOutput(const MultiHeadAttention& layer, Index sequence, Index head) {
    return layer.concatenation.block(sequence * layer.queryCount, head * layer.width, layer.queryCount, layer.width);
}

Vector weightsBeforeDropout(const MultiHeadAttention& layer, Index sequence, Index head, Index query) {
    Vector weights(layer.keyCount);
    computeWeights(layer, sequence, head, query, {weights.data(), std::size_t(weights.size())});
    return weights;
}

double entropy(const Eigen::Ref<const Eigen::RowVectorXd>& weights) {
    double sum = 0;
    for (const double weight : weights)
        if (weight > 0) sum -= weight * std::log(weight);
    return sum;
}

double attentionDropoutSample(std::uint64_t seed, Index sequence, Index head, Index query, Index key) {
    // Sequence, head and query have separate bits, so that the random numbers do not depend on the sizes.
    const std::uint64_t row = std::uint64_t(sequence) << 40 | std::uint64_t(head) << 24 | std::uint64_t(query);
    return uniform(seed, std::uint32_t(RandomStream::AttentionDropout), row, std::uint32_t(key));
}

double attentionBytes(const AttentionOptions& choice, Index batch, Index queries, Index keys, Index dimensions) {
    const double heads = choice.projections ? double(choice.heads) : 1;
    const double allColumns =
        choice.projections ? heads * double(headWidth(choice.design, dimensions, choice.heads)) : double(dimensions);
    const double n = double(batch) * double(queries);
    const double m = double(batch) * double(keys);
    const double rowNumbers = 2 * n * allColumns + 2 * m * allColumns + n * double(dimensions);
    const double pairNumbers = 2 * heads * n * double(keys);
    return double(sizeof(double)) * (rowNumbers + pairNumbers) + n * double(sizeof(std::pair<Index, Index>));
}

}  // namespace attention
