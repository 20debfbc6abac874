#pragma once

#include <span>
#include <stop_token>
#include <vector>

#include "core/formula/derivation.h"
#include "core/matrix.h"
#include "core/scene/choices.h"

namespace attention {

/// The similarity of two positions in the sinusoidal encoding by offset: entry k is the similarity of i and i + k,
/// which is the same for every i. It follows from cos a cos b + sin a sin b = cos(a - b): p_i · p_j = sum over pairs of
/// cos(omega_k (i - j)), and |p_i - p_j|^2 = sum of 4 sin^2(omega_k (i - j) / 2). Absolute error below 1e-15 for each
/// of the d/2 pairs.
/// @param count  number of offsets, >= 1
/// @param dimensions  d, even and at least 2, so that each sine has its cosine
/// @param stop  if a stop is requested, the call returns soon with an unspecified result
/// @throws std::invalid_argument if an argument is out of its range
/// Source: Vaswani et al. 2017, section 3.5; d2l "Self-Attention and Positional Encoding".
std::vector<double> sinusoidalSimilarity(Index count, Index dimensions, double base, SimilarityMeasure measure,
                                         std::stop_token stop = {});

/// The n x n matrix whose entry (i, j) is byOffset[|i - j|].
Matrix toeplitzMatrix(std::span<const double> byOffset);

/// The n x n similarity of the rows of any table. Exactly symmetric.
/// @param table  n x d
Matrix tableSimilarity(const Matrix& table, SimilarityMeasure measure, std::stop_token stop = {});

/// Mean and spread of a similarity matrix along each diagonal.
struct SimilarityByOffset {
    std::vector<double> mean;    ///< n; entry k is the mean of diagonal k
    std::vector<double> spread;  ///< n; maximum minus minimum; all 0 if entries depend on the offset only
};
SimilarityByOffset similarityByOffset(const Matrix& similarity);

/// The fraction of the variance of a matrix's entries that the offset explains: 1 minus the variance within diagonals
/// over the total variance. NaN if all entries are equal.
struct ExplainedVariance {
    double all = 0;          ///< of all entries
    double offDiagonal = 0;  ///< of all entries except the main diagonal
};
/// @param square  any square matrix
ExplainedVariance varianceExplainedByOffset(const Matrix& square);

/// An offset at which two positions look similar although they are far apart.
struct SecondaryPeak {
    Index offset = 0;  ///< 1 ... n - 1
    double value = 0;
};
/// Returns secondary peaks of the similarity: maxima beyond the first minimum, most similar first. A peak may lie at
/// the last offset if the curve still rises there. Empty if the curve only falls.
/// @param byOffset  similarity by offset; for the Euclidean measure, distance by offset
/// @param maxCount  maximum number of peaks
std::vector<SecondaryPeak> secondaryPeaks(std::span<const double> byOffset, SimilarityMeasure measure,
                                          std::size_t maxCount);

/// Clips an offset to -maxOffset ... maxOffset, as relative position embeddings do: all larger offsets share the
/// learned embedding of maxOffset, and all smaller ones that of -maxOffset. Source: Shaw, Uszkoreit and Vaswani 2018,
/// "Self-Attention with Relative Position Representations", section 3.2.
Index clipOffset(Index offset, Index maxOffset);

/// Explains the similarity of positions i and j: the sum over the d columns, and as context the sum over the d/2 pairs,
/// which depends on the offset only.
/// @param i, j  >= 0
/// @param dimensions  even
Derivation similarityDerivation(Index i, Index j, Index dimensions, double base, SimilarityMeasure measure);

/// Explains the similarity of two rows of any table.
/// @param a, b  rows of equal length  @param i, j  their row numbers
Derivation tableSimilarityDerivation(std::span<const double> a, std::span<const double> b, Index i, Index j,
                                     SimilarityMeasure measure);

/// The general formula of the measure and, for the sinusoidal encoding, its sum over the pairs.
/// @param isSinusoidal  false for any other table
std::vector<Expression> similarityDefinition(Index dimensions, double base, SimilarityMeasure measure,
                                             bool isSinusoidal);

}  // namespace attention
