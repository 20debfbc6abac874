#pragma once

#include <Eigen/Core>

#include "core/explain/derivation.h"
#include "core/matrix.h"

namespace attention {

/// The most tokens that derivatives are taken for.
inline constexpr Index kMostFadingTokens = 64;
/// Random layers that derivatives are the mean of, and their width.
inline constexpr int kFadingDraws = 16, kFadingWidth = 8;

/// Two small layers with random numbers, variance 1 for inputs and 1/8 for weights, which stand for untrained ones:
/// a recurrence h_i = tanh(U h_(i-1) + W x_i) from h_(-1) = 0, and attention of the last token,
/// y = sum_j softmax_j(x_n . M x_j / sqrt(8)) x_j.
struct FadingDraw {
    using Square = Eigen::Matrix<double, kFadingWidth, kFadingWidth>;

    Eigen::Matrix<double, Eigen::Dynamic, kFadingWidth, Eigen::RowMajor> inputs;  ///< n x 8
    Square inputWeights;                                                          ///< W
    Square stateWeights;                                                          ///< U
    Square scoreWeights;                                                          ///< M
};
/// @param tokens  1 ... kMostFadingTokens  @param draw  0 ... kFadingDraws - 1
FadingDraw fadingDraw(Index tokens, int draw);

/// How strongly the last output of a layer depends on each input: the Frobenius norm of its derivative by that input,
/// the mean over kFadingDraws random layers. Column 0: the recurrence's last state; column 1: attention. In a
/// recurrence the derivative is a product with a factor for each step between, so that it fades (Bengio et al. 1994;
/// Hochreiter et al. 2001).
struct Fading {
    Matrix norms;   ///< n x 2
    Matrix shares;  ///< n x 2: norms over the largest of their column

    /// Why a share is what it is.
    Derivation derivation(Index input, Index layer) const;
};
/// @param tokens  from 1 on; of more than kMostFadingTokens so many
Fading fadingOf(Index tokens);

}  // namespace attention
