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
    Index dimensions = 6;  ///< d >= 1, channels that come in and go out
    Index kernel = 3;      ///< k >= 1, as many heads
    double alpha = 2;      ///< >= 0 and finite
    std::uint64_t seed = 1;
    KernelValues values = KernelValues::Random;
    bool padded = true;  ///< zero tokens stand before and after the sequence, as many as a head or the kernel reaches
    Index radius = 2;    ///< >= 0, of the restricted attention
    /// Where the heads look, -n ... n each; heads beyond the list look at their places of the kernel.
    std::vector<Index> shifts = {};

    bool operator==(const ConvolutionHeadsOptions&) const = default;
};

/// Delta_h of head (tap) h: -floor((k - 1)/2) ... floor(k/2).
constexpr Index kernelShift(Index head, Index kernel) {
    return head - (kernel - 1) / 2;
}

/// Where a head looks: as listed, else its place of the kernel.
Index headShift(const ConvolutionHeadsOptions& choice, Index head);

/// m, the keys of each head: n, and with zero tokens as many as the kernel or a head reaches beyond both ends.
Index convolutionKeys(const ConvolutionHeadsOptions& choice);

/// The position of key 0: with zero tokens the least shift of the kernel and the heads, else 0.
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
    double largest = 0;  ///< of the difference, without its sign
    /// n x n: the softmax of x_i . x_j / sqrt(d) over the keys with |i - j| <= radius, exactly 0 outside.
    Matrix restricted;

    auto headWeights(Index head) const { return weights.middleRows(head * difference.rows(), difference.rows()); }
};

/// X = G(seed, ConvolutionInput, i, c); random W_h = G(seed, ConvolutionKernel, its shift and row, column). Scores are
/// not divided by sqrt(d). As alpha grows each head attends one place alone, and the heads compute the convolution (the
/// cross-correlation that is called so in deep learning). Without zero tokens a head that looks over the edge attends
/// the border token instead, and the rows there differ at any alpha.
/// @param stop  when requested the contents of `heads` are unspecified
/// @throws std::invalid_argument if a member of `choice` is out of its range
/// Source: Cordonnier et al. 2019, arXiv:1911.03584, section 3 (in two dimensions).
void convolutionHeads(const ConvolutionHeadsOptions& choice, ConvolutionHeads& heads, std::stop_token stop = {});

/// The conditions under which the heads compute the convolution; all must hold.
struct ConvolutionConditions {
    static constexpr int kCount = 5;

    bool scoresUseDistanceOnly = true;  ///< scores know how far away a key is and nothing else; always so here
    bool headsCoverKernel = false;      ///< the heads look at the places of the kernel, each at its own
    bool weightsAreOneHot = false;      ///< in every row of every head one key has all the weight, up to rounding
    double minLargestWeight = 0;        ///< of the rows of all heads, the smallest of their largest weights
    bool hasZeroPadding = false;        ///< zero tokens stand where heads look beyond the ends, or none looks there
    /// Each head's values have as many numbers as an output of the convolution can need: min(d, c) for c columns. Here
    /// both are d, so that it always holds.
    bool wideEnough = true;
    /// How many of them hold.
    int satisfiedCount() const {
        return int(scoresUseDistanceOnly) + int(headsCoverKernel) + int(weightsAreOneHot) + int(hasZeroPadding) +
               int(wideEnough);
    }
    bool all() const { return satisfiedCount() == kCount; }
};
/// @param heads  of convolutionHeads() with the same choice
ConvolutionConditions convolutionConditions(const ConvolutionHeadsOptions& choice, const ConvolutionHeads& heads);

/// The largest difference at each of some alphas, with the numbers of `heads`.
/// @param heads  of convolutionHeads() with the same choice, whose alpha does not matter
std::vector<double> maxDifferenceByAlpha(const ConvolutionHeadsOptions& choice, const ConvolutionHeads& heads,
                                         std::span<const double> alphas, std::stop_token stop = {});

/// Why a weight of one head is what it is: -alpha (delta - Delta_h)^2 and its softmax.
/// @param key  0 ... m - 1
Derivation convolutionWeightDerivation(const ConvolutionHeadsOptions& choice, Index head, Index query, Index key);
/// An entry of the heads' output: what each head adds.
Derivation convolutionAttentionDerivation(const ConvolutionHeadsOptions& choice, const ConvolutionHeads& heads,
                                          Index row, Index column);
/// An entry of the convolution: what each shift adds.
Derivation convolutionDerivation(const ConvolutionHeadsOptions& choice, const ConvolutionHeads& heads, Index row,
                                 Index column);
/// The difference of the two.
Derivation convolutionDifferenceDerivation(const ConvolutionHeadsOptions& choice, const ConvolutionHeads& heads,
                                           Index row, Index column);
/// A weight of the restricted attention.
Derivation restrictedDerivation(const ConvolutionHeadsOptions& choice, const ConvolutionHeads& heads, Index query,
                                Index key);

/// Heads and convolution with symbols.
std::vector<Expression> convolutionDefinition(const ConvolutionHeadsOptions& choice);

/// Bytes that convolutionHeads() holds in `heads`.
double convolutionBytes(const ConvolutionHeadsOptions& choice);

}  // namespace attention
