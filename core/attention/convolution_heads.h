#pragma once

#include <cstdint>
#include <span>
#include <stop_token>
#include <vector>

#include "core/formula/derivation.h"
#include "core/matrix.h"
#include "core/scene/choices.h"

namespace attention {

/// A one-dimensional convolution layer, and the attention heads that reproduce it.
struct ConvolutionHeadsOptions {
    Index positions = 12;  ///< n >= 1
    Index dimensions = 6;  ///< d >= 1, both input and output channels
    Index kernel = 3;      ///< k >= 1, the kernel size and the number of heads
    double alpha = 2;      ///< >= 0 and finite, sharpness of the heads
    std::uint64_t seed = 1;
    KernelValues values = KernelValues::Random;
    bool padded = true;  ///< zero tokens before and after the sequence, as many as a head or the kernel reaches
    Index radius = 2;    ///< >= 0, window of the restricted attention
    /// The shift of each head, -n ... n; a head without an entry has the shift of its tap, kernelShift().
    std::vector<Index> shifts = {};

    bool operator==(const ConvolutionHeadsOptions&) const = default;
};

/// Delta_h of head (tap) h: -floor((k - 1)/2) ... floor(k/2).
constexpr Index kernelShift(Index head, Index kernel) {
    return head - (kernel - 1) / 2;
}

/// The shift from a query to the key that the head attends to: choice.shifts[head], or kernelShift() if not listed.
Index headShift(const ConvolutionHeadsOptions& choice, Index head);

/// m, the number of keys: n, plus the zero tokens that the kernel or a head reaches beyond both ends.
Index convolutionKeys(const ConvolutionHeadsOptions& choice);

/// The position of key 0: with zero tokens, the smallest shift of the kernel and the heads; otherwise 0.
Index firstConvolutionKey(const ConvolutionHeadsOptions& choice);

/// Attention whose scores depend on positions only, next to a convolution with the same weights.
struct ConvolutionHeads {
    Index firstKey = 0;  ///< firstConvolutionKey()
    Matrix input;        ///< m x d: the keys' rows x_j, zero tokens included
    Matrix kernel;       ///< k d x d: W_h has rows h d ... (h + 1) d - 1
    Matrix values;       ///< k m x d: x_j W_h, head after head
    Matrix weights;      ///< k n x m: A_h, head after head; the softmax of -alpha (j - i - headShift)^2
    Matrix attention;    ///< n x d: sum over h of A_h X W_h
    Matrix convolution;  ///< n x d: sum over h of x_(i + kernelShift) W_h, where x is 0 outside 0 ... n - 1
    Matrix difference;   ///< n x d: attention - convolution
    double largest = 0;  ///< largest absolute entry of `difference`
    /// n x n: the softmax of x_i . x_j / sqrt(d) over the keys with |i - j| <= radius, exactly 0 outside.
    Matrix restricted;

    auto headWeights(Index head) const { return weights.middleRows(head * difference.rows(), difference.rows()); }
};

/// X = G(seed, ConvolutionInput, i, c); random W_h = G(seed, ConvolutionKernel, its shift and row, column). Scores are
/// not divided by sqrt(d). As alpha grows, each head attends to a single position, and the heads compute the
/// convolution (in deep learning this name means a cross-correlation). Without zero tokens, a head whose target lies
/// beyond an end attends to the token at that end, so that attention and convolution differ there at any alpha.
/// @param stop  if a stop is requested, the contents of `heads` are unspecified
/// @throws std::invalid_argument if a member of `choice` is out of its range
/// Source: Cordonnier et al. 2019, arXiv:1911.03584, section 3 (in two dimensions).
void convolutionHeads(const ConvolutionHeadsOptions& choice, ConvolutionHeads& heads, std::stop_token stop = {});

/// The conditions under which the heads compute the convolution; all must hold.
struct ConvolutionConditions {
    static constexpr int kCount = 5;

    bool scoresUseDistanceOnly = true;  ///< scores depend only on key position minus query position; always true here
    bool headsCoverKernel = false;      ///< each head has the shift of its tap of the kernel
    bool weightsAreOneHot = false;      ///< in each row one key has the weight 1, up to rounding
    double minLargestWeight = 0;        ///< the minimum over all rows of the largest weight of a row
    bool hasZeroPadding = false;        ///< there are zero tokens, or no head looks beyond the ends
    /// Each head's values have at least min(d, c) columns for c output channels. Always true here: both are d.
    bool wideEnough = true;
    /// How many of the conditions hold.
    int satisfiedCount() const {
        return int(scoresUseDistanceOnly) + int(headsCoverKernel) + int(weightsAreOneHot) + int(hasZeroPadding) +
               int(wideEnough);
    }
    bool all() const { return satisfiedCount() == kCount; }
};
/// @param heads  result of convolutionHeads() with the same options
ConvolutionConditions convolutionConditions(const ConvolutionHeadsOptions& choice, const ConvolutionHeads& heads);

/// The largest absolute difference between attention and convolution for each alpha.
/// @param heads  result of convolutionHeads() with the same options, except for alpha
std::vector<double> maxDifferenceByAlpha(const ConvolutionHeadsOptions& choice, const ConvolutionHeads& heads,
                                         std::span<const double> alphas, std::stop_token stop = {});

/// Explains a weight of one head: the score -alpha (delta - Delta_h)^2 and its softmax.
/// @param key  0 ... m - 1
Derivation convolutionWeightDerivation(const ConvolutionHeadsOptions& choice, Index head, Index query, Index key);
/// Explains an entry of the attention output as a sum over the heads.
Derivation convolutionAttentionDerivation(const ConvolutionHeadsOptions& choice, const ConvolutionHeads& heads,
                                          Index row, Index column);
/// Explains an entry of the convolution as a sum over the taps of the kernel.
Derivation convolutionDerivation(const ConvolutionHeadsOptions& choice, const ConvolutionHeads& heads, Index row,
                                 Index column);
/// Explains an entry of the difference between attention and convolution.
Derivation convolutionDifferenceDerivation(const ConvolutionHeadsOptions& choice, const ConvolutionHeads& heads,
                                           Index row, Index column);
/// Explains a weight of the restricted attention.
Derivation restrictedDerivation(const ConvolutionHeadsOptions& choice, const ConvolutionHeads& heads, Index query,
                                Index key);

/// The general formulas of the heads and of the convolution.
std::vector<Expression> convolutionDefinition(const ConvolutionHeadsOptions& choice);

/// Bytes that convolutionHeads() holds in `heads`.
double convolutionBytes(const ConvolutionHeadsOptions& choice);

}  // namespace attention
