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

/// Minimum number of entries per thread; drawing them takes about 50 microseconds.
constexpr Index kEntriesPerThread = 2048;

Matrix drawWeights(Index rows, Index columns, std::uint64_t seed, RandomStream matrix,
                   WeightDistribution distribution) {
    Matrix weights(rows, columns);
    const double root = std::sqrt(double(columns));
    parallelFor(rows, std::max<Index>(1, kEntriesPerThread / columns), [&](Index first, Index end) {
        std::vector<double> normals(std::size_t(end - first));
        for (Index column = 0; column < columns; ++column) {
            const auto drawColumn = std::uint32_t(column);
            if (distribution == WeightDistribution::Integers) {
                for (Index row = first; row < end; ++row)
                    weights(row, column) =
                        std::floor(3 * uniform(seed, std::uint32_t(matrix), std::uint64_t(row), drawColumn)) - 1;
            } else {
                standardNormalColumn(seed, std::uint32_t(matrix), std::uint64_t(first), drawColumn, normals);
                for (Index row = first; row < end; ++row)
                    weights(row, column) = normals[std::size_t(row - first)] / root;
            }
        }
    });
    return weights;
}

/// Number of input columns of a projection: those of one head if the heads are sliced, otherwise all.
Index inputWidth(HeadDesign design, Index dimensions, Index heads) {
    return design == HeadDesign::Sliced ? headWidth(design, dimensions, heads) : dimensions;
}

}  // namespace

Index headWidth(HeadDesign design, Index dimensions, Index heads) {
    return design == HeadDesign::Wide ? dimensions : dimensions / heads;
}

AttentionWeights randomWeights(HeadDesign design, Index dimensions, Index heads, std::uint64_t seed,
                               WeightDistribution distribution) {
    const Index allColumns = heads * headWidth(design, dimensions, heads);
    const Index input = inputWidth(design, dimensions, heads);
    AttentionWeights weights;
    weights.query = drawWeights(allColumns, input, seed, RandomStream::QueryWeights, distribution);
    weights.key = drawWeights(allColumns, input, seed, RandomStream::KeyWeights, distribution);
    weights.value = drawWeights(allColumns, input, seed, RandomStream::ValueWeights, distribution);
    weights.output = drawWeights(dimensions, allColumns, seed, RandomStream::OutputWeights, distribution);
    return weights;
}

double parameterCount(HeadDesign design, Index dimensions, Index heads) {
    const double allColumns = double(heads) * double(headWidth(design, dimensions, heads));
    return 3 * allColumns * double(inputWidth(design, dimensions, heads)) + double(dimensions) * allColumns;
}

double multiplyAdds(HeadDesign design, Index dimensions, Index heads, Index queries, Index keys) {
    const double allColumns = double(heads) * double(headWidth(design, dimensions, heads));
    const double n = double(queries);
    const double m = double(keys);
    const double projections = (n + 2 * m) * allColumns * double(inputWidth(design, dimensions, heads));
    const double scoresAndSums = 2 * n * m * allColumns;
    return projections + scoresAndSums + n * double(dimensions) * allColumns;
}

std::string weightsProblem(const AttentionWeights& weights, Index dimensions, Index heads, HeadDesign design) {
    if (design != HeadDesign::Wide && dimensions % heads != 0)
        return "heads: " + std::to_string(heads) + " do not divide d = " + std::to_string(dimensions) +
               "; accepted: divisors of d";
    const Index allColumns = heads * headWidth(design, dimensions, heads);
    const Index input = inputWidth(design, dimensions, heads);
    const struct {
        const char* name;
        const char* bias;
        const Matrix& matrix;
        const Vector& vector;
        Index rows;
        Index columns;
    } parts[] = {{"W_q", "b_q", weights.query, weights.queryBias, allColumns, input},
                 {"W_k", "b_k", weights.key, weights.keyBias, allColumns, input},
                 {"W_v", "b_v", weights.value, weights.valueBias, allColumns, input},
                 {"W_o", "b_o", weights.output, weights.outputBias, dimensions, allColumns}};
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
