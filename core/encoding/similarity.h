#pragma once

#include <span>
#include <stop_token>
#include <vector>

#include "core/formula/derivation.h"
#include "core/matrix.h"
#include "core/scene/choices.h"

namespace attention {

/// The sinusoidal encoding's similarity of two positions by their offset: entry k is that of i and i + k, for every i.
/// It follows from cos a cos b + sin a sin b = cos(a - b): p_i · p_j = sum over pairs of cos(omega_k (i - j)), and
/// |p_i - p_j|^2 = sum of 4 sin^2(omega_k (i - j) / 2). Absolute error below 1e-15 for each of the d/2 pairs.
/// @param count  number of offsets, >= 1
/// @param dimensions  d, even and at least 2; the identity needs each sine's cosine
/// @param stop  when requested the call returns soon, and what it returns is unspecified
/// @throws std::invalid_argument if an argument is out of its range
/// Source: Vaswani et al. 2017, section 3.5; d2l "Self-Attention and Positional Encoding".
std::vector<double> sinusoidalSimilarity(Index count, Index dimensions, double base, SimilarityMeasure measure,
                                         std::stop_token stop = {});

/// The n x n matrix whose entry (i, j) is byOffset[|i - j|].
Matrix toeplitzMatrix(std::span<const double> byOffset);

/// The n x n similarity of a table's rows, whatever the table is. Symmetric to the bit.
/// @param table  n x d
Matrix tableSimilarity(const Matrix& table, SimilarityMeasure measure, std::stop_token stop = {});

/// How the entries of a similarity matrix lie along each of its diagonals.
struct SimilarityByOffset {
    std::vector<double> mean;    ///< n, entry k of diagonal k
    std::vector<double> spread;  ///< largest minus smallest; 0 everywhere for a function of the offset alone
};
SimilarityByOffset similarityByOffset(const Matrix& similarity);

/// Which part of the variance of a matrix's entries the offset explains: 1 less the part that is left within the
/// diagonals. NaN where all entries are alike.
struct ExplainedVariance {
    double all = 0;          ///< of all entries
    double offDiagonal = 0;  ///< of those beside the main diagonal, whose mean often is another one
};
/// @param square  any square matrix
ExplainedVariance varianceExplainedByOffset(const Matrix& square);

/// An offset at which two positions look similar although they are far apart.
struct SecondaryPeak {
    Index offset = 0;  ///< 1 ... n - 1
    double value = 0;
};
/// Returns secondary peaks of the similarity: maxima beyond the first minimum, nearest offset first. A peak may lie at
/// the last offset if the curve still rises there. Empty if the curve only falls.
/// @param byOffset similarity by offset; of the Euclidean measure: distance
/// @param most how many at most
std::vector<SecondaryPeak> secondaryPeaks(std::span<const double> byOffset, SimilarityMeasure measure,
                                          std::size_t most);

/// Where an offset's own learned embedding is kept: beyond `most` on either side all offsets share one.
/// Source: Shaw, Uszkoreit and Vaswani 2018, "Self-Attention with Relative Position Representations", section 3.2.
Index clipOffset(Index offset, Index most);

/// Why the similarity of positions i and j is what it is: the sum over the d columns with its numbers, and beside it
/// the sum over the d/2 pairs that knows the offset alone.
/// @param i, j  >= 0
/// @param dimensions  even
Derivation similarityDerivation(Index i, Index j, Index dimensions, double base, SimilarityMeasure measure);

/// Why two rows of any table, which knows of no offset, are as similar as they are.
/// @param a, b  rows of one length; i and j are their numbers
Derivation tableSimilarityDerivation(std::span<const double> a, std::span<const double> b, Index i, Index j,
                                     SimilarityMeasure measure);

/// The measure with symbols, and for the sinusoidal encoding the sum of cosines that it comes to.
/// @param isSinusoidal  else of any table
std::vector<Expression> similarityDefinition(Index dimensions, double base, SimilarityMeasure measure,
                                             bool isSinusoidal);

}  // namespace attention
