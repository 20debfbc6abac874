#include "core/attention/attention_weights.h"

#include <algorithm>
#include <cmath>
#include <vector>

#include "core/random/philox.h"
#include "core/random/random_stream.h"
#include "core/string_utils.h"
#include "core/threads.h"

namespace attention {
namespace {

/// Entries that are worth starting a thread for: some 50 microseconds of random numbers.
constexpr Index kGrain = 2048;

Matrix drawn(Index rows, Index columns, std::uint64_t seed, RandomStream matrix, WeightDistribution numbers) {
    Matrix weights(rows, columns);
    const double root = std::sqrt(double(columns));
    parallelFor(rows, std::max<Index>(1, kGrain / columns), [&](Index first, Index end) {
        std::vector<double> normals(std::size_t(end - first));
        for (Index column = 0; column < columns; ++column) {
            const auto place = std::uint32_t(column);
            if (numbers == WeightDistribution::Integers) {
                for (Index row = first; row < end; ++row)
                    weights(row, column) =
                        std::floor(3 * uniform(seed, std::uint32_t(matrix), std::uint64_t(row), place)) - 1;
            } else {
                standardNormalColumn(seed, std::uint32_t(matrix), std::uint64_t(first), place, normals);
                for (Index row = first; row < end; ++row)
                    weights(row, column) = normals[std::size_t(row - first)] / root;
            }
        }
    });
    return weights;
}

/// What the three projections take in: the columns of one head, or all of the input.
Index inputWidth(HeadDesign design, Index dimensions, Index heads) {
    return design == HeadDesign::Sliced ? headWidth(design, dimensions, heads) : dimensions;
}

}  // namespace

Index headWidth(HeadDesign design, Index dimensions, Index heads) {
    return design == HeadDesign::Wide ? dimensions : dimensions / heads;
}

AttentionWeights randomWeights(HeadDesign design, Index dimensions, Index heads, std::uint64_t seed,
                               WeightDistribution numbers) {
    const Index all = heads * headWidth(design, dimensions, heads);
    const Index input = inputWidth(design, dimensions, heads);
    AttentionWeights weights;
    weights.query = drawn(all, input, seed, RandomStream::QueryWeights, numbers);
    weights.key = drawn(all, input, seed, RandomStream::KeyWeights, numbers);
    weights.value = drawn(all, input, seed, RandomStream::ValueWeights, numbers);
    weights.output = drawn(dimensions, all, seed, RandomStream::OutputWeights, numbers);
    return weights;
}

double parameterCount(HeadDesign design, Index dimensions, Index heads) {
    const double all = double(heads) * double(headWidth(design, dimensions, heads));
    return 3 * all * double(inputWidth(design, dimensions, heads)) + double(dimensions) * all;
}

double multiplyAdds(HeadDesign design, Index dimensions, Index heads, Index queries, Index keys) {
    const double all = double(heads) * double(headWidth(design, dimensions, heads));
    const double n = double(queries);
    const double m = double(keys);
    const double projections = (n + 2 * m) * all * double(inputWidth(design, dimensions, heads));
    const double scoresAndSums = 2 * n * m * all;
    return projections + scoresAndSums + n * double(dimensions) * all;
}

std::string weightsProblem(const AttentionWeights& weights, Index dimensions, Index heads, HeadDesign design) {
    if (design != HeadDesign::Wide && dimensions % heads != 0)
        return "heads: " + std::to_string(heads) + " do not divide d = " + std::to_string(dimensions) +
               "; accepted: divisors of d";
    const Index all = heads * headWidth(design, dimensions, heads);
    const Index input = inputWidth(design, dimensions, heads);
    const struct {
        const char* name;
        const char* bias;
        const Matrix& matrix;
        const Vector& vector;
        Index rows;
        Index columns;
    } parts[] = {{"W_q", "b_q", weights.query, weights.queryBias, all, input},
                 {"W_k", "b_k", weights.key, weights.keyBias, all, input},
                 {"W_v", "b_v", weights.value, weights.valueBias, all, input},
                 {"W_o", "b_o", weights.output, weights.outputBias, dimensions, all}};
    for (const auto& part : parts) {
        if (part.matrix.rows() != part.rows || part.matrix.cols() != part.columns)
            return std::string(part.name) + " is " + shapeText(part.matrix.rows(), part.matrix.cols()) +
                   "; accepted for d = " + std::to_string(dimensions) + " and " + std::to_string(heads) +
                   (heads == 1 ? " head: " : " heads: ") + shapeText(part.rows, part.columns);
        if (part.vector.size() != 0 && part.vector.size() != part.rows)
            return std::string(part.bias) + " has " + std::to_string(part.vector.size()) +
                   (part.vector.size() == 1 ? " number" : " numbers") + "; accepted: " + std::to_string(part.rows) +
                   ", one for each row of " + part.name;
    }
    return {};
}

}  // namespace attention
