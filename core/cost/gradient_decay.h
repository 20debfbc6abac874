#pragma once

#include <Eigen/Core>

#include "core/formula/derivation.h"
#include "core/matrix.h"

namespace attention {

/// Maximum number of tokens for which derivatives are computed.
inline constexpr Index kMaxDecayTokens = 64;
/// Number of random layers over which derivatives are averaged, and their width.
inline constexpr int kDecayDraws = 16, kDecayWidth = 8;

/// Two small untrained layers with random inputs of variance 1 and random weights of variance 1/8:
/// a recurrence h_i = tanh(U h_(i-1) + W x_i) from h_(-1) = 0, and attention of the last token,
/// y = sum_j softmax_j(x_n . M x_j / sqrt(8)) x_j.
struct RandomLayers {
    using Square = Eigen::Matrix<double, kDecayWidth, kDecayWidth>;

    Eigen::Matrix<double, Eigen::Dynamic, kDecayWidth, Eigen::RowMajor> inputs;  ///< n x 8
    Square inputWeights;                                                         ///< W
    Square stateWeights;                                                         ///< U
    Square scoreWeights;                                                         ///< M
};
/// @param tokens  1 ... kMaxDecayTokens  @param draw  0 ... kDecayDraws - 1
RandomLayers drawRandomLayers(Index tokens, int draw);

/// How strongly the last output of a layer depends on each input: the Frobenius norm of the Jacobian, averaged over
/// kDecayDraws random layers. Column 0 is the last state of the recurrence, column 1 attention. In a recurrence the
/// Jacobian is a product with one factor per step, so it decays (Bengio et al. 1994; Hochreiter et al. 2001).
struct GradientDecay {
    Matrix norms;   ///< n x 2
    Matrix shares;  ///< n x 2: norms divided by the largest norm of the column

    /// Explains an entry of `shares`. @param column  0: recurrence; 1: attention
    Derivation derivation(Index input, Index column) const;
};
/// @param tokens  >= 1; limited to kMaxDecayTokens
GradientDecay computeGradientDecay(Index tokens);

}  // namespace attention
