#pragma once

#include <cstdint>
#include <span>
#include <stop_token>
#include <vector>

#include "core/explain/derivation.h"
#include "core/matrix.h"
#include "core/scene/choices.h"

namespace attention {

/// A one-dimensional convolution layer, and the heads that are to compute the same.
struct ConvolutionHeadsChoice {
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

    bool operator==(const ConvolutionHeadsChoice&) const = default;
};

/// Delta_h of head (tap) h: -floor((k - 1)/2) ... floor(k/2).
constexpr Index kernelShift(Index head, Index kernel) {
    return head - (kernel - 1) / 2;
}

/// Where a head looks: as listed, else its place of the kernel.
Index headShift(const ConvolutionHeadsChoice& choice, Index head);

/// m, the keys of each head: n, and with zero tokens as many as the kernel or a head reaches beyond both ends.
Index convolutionKeys(const ConvolutionHeadsChoice& choice);

/// The position of key 0: with zero tokens the least shift of the kernel and the heads, else 0.
Index firstConvolutionKey(const ConvolutionHeadsChoice& choice);

/// Attention whose scores know positions alone, beside the convolution with the same numbers.
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
void convolutionHeads(const ConvolutionHeadsChoice& choice, ConvolutionHeads& heads, std::stop_token stop = {});

/// What makes the heads compute the convolution: all together.
struct ConvolutionConditions {
    static constexpr int kCount = 5;

    bool distanceAlone = true;     ///< scores know how far away a key is and nothing else: so they are made here
    bool headAtEachPlace = false;  ///< the heads look at the places of the kernel, each at its own
    bool oneKeyEach = false;       ///< in every row of every head one key has all the weight, up to rounding
    double leastOfLargest = 0;     ///< of the rows of all heads, the smallest of their largest weights
    bool zeroTokens = false;       ///< stand where heads look beyond the ends, or none does
    /// Each head's values have as many numbers as an output of the convolution can need: min(d, c) for c columns, which
    /// are d here. So they are made here.
    bool wideEnough = true;
    /// How many of them hold.
    int held() const {
        return int(distanceAlone) + int(headAtEachPlace) + int(oneKeyEach) + int(zeroTokens) + int(wideEnough);
    }
    bool all() const { return held() == kCount; }
};
/// @param heads  of convolutionHeads() with the same choice
ConvolutionConditions convolutionConditions(const ConvolutionHeadsChoice& choice, const ConvolutionHeads& heads);

/// The largest difference at each of some alphas, with the numbers of `heads`.
/// @param heads  of convolutionHeads() with the same choice, whose alpha does not matter
std::vector<double> differencesByAlpha(const ConvolutionHeadsChoice& choice, const ConvolutionHeads& heads,
                                       std::span<const double> alphas, std::stop_token stop = {});

/// Why a weight of one head is what it is: -alpha (delta - Delta_h)^2 and its softmax.
/// @param key  0 ... m - 1
Derivation convolutionWeightDerivation(const ConvolutionHeadsChoice& choice, Index head, Index query, Index key);
/// An entry of the heads' output: what each head adds.
Derivation convolutionAttentionDerivation(const ConvolutionHeadsChoice& choice, const ConvolutionHeads& heads,
                                          Index row, Index column);
/// An entry of the convolution: what each shift adds.
Derivation convolutionDerivation(const ConvolutionHeadsChoice& choice, const ConvolutionHeads& heads, Index row,
                                 Index column);
/// The difference of the two.
Derivation convolutionDifferenceDerivation(const ConvolutionHeadsChoice& choice, const ConvolutionHeads& heads,
                                           Index row, Index column);
/// A weight of the restricted attention.
Derivation restrictedDerivation(const ConvolutionHeadsChoice& choice, const ConvolutionHeads& heads, Index query,
                                Index key);

/// Heads and convolution with symbols.
std::vector<Expression> convolutionDefinition(const ConvolutionHeadsChoice& choice);

/// Bytes that convolutionHeads() holds in `heads`.
double convolutionBytes(const ConvolutionHeadsChoice& choice);

}  // namespace attention
