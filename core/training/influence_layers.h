#pragma once

#include <array>
#include <cstdint>
#include <memory>
#include <vector>

#include "core/matrix.h"
#include "core/scene/choices.h"

namespace attention {

/// The layers whose influence is compared, in this order.
inline constexpr std::array<Architecture, 3> kInfluenceLayers{Architecture::Recurrent, Architecture::Convolution,
                                                              Architecture::Attention};

inline constexpr Index kMaxInfluenceTokens = 64;
inline constexpr Index kMaxInfluenceWidth = 16;
/// The number of different tokens.
inline constexpr Index kInfluenceSymbols = 10;

/// The options of three kinds of untrained layers, which map n vectors of width d to n vectors of width d.
struct InfluenceOptions {
    Index tokens = 32;                           ///< n, 1 ... kMaxInfluenceTokens
    Index width = 8;                             ///< d, 1 ... kMaxInfluenceWidth
    double radius = 0.8;                         ///< rho > 0, the spectral radius of the recurrence
    Activation activation = Activation::Linear;  ///< f, of recurrence and convolution
    Index kernel = 3;                            ///< k >= 1
    Index layers = 3;                            ///< number of stacked convolutions, >= 1
    Index heads = 1;                             ///< of attention; must divide d
    std::uint64_t seed = 1;

    bool operator==(const InfluenceOptions&) const = default;
};
/// The options that matter for a layer; all others have their defaults.
InfluenceOptions relevantOptions(InfluenceOptions setup, Architecture layer);

/// How many positions back an output of the stacked convolutions depends on its input.
Index receptiveReach(const InfluenceOptions& setup);

/// A sequence of random tokens. @param sequence  its number, >= 0
std::vector<int> influenceTokens(const InfluenceOptions& setup, Index sequence);
/// n x d: the standard normal vector of each token.
Matrix influenceInputs(const InfluenceOptions& setup, const std::vector<int>& tokens);

/// The derivatives of an output (rows) by an input (columns): d x d, or empty if the output does not depend on the
/// input.
using Jacobian = Eigen::Matrix<double, Eigen::Dynamic, Eigen::Dynamic, Eigen::ColMajor,  //
                               kMaxInfluenceWidth, kMaxInfluenceWidth>;
/// The largest singular value: the maximum factor by which a small change of the input is amplified. 0 for an empty
/// Jacobian.
double spectralNorm(const Jacobian& jacobian);

/// A layer with random weights, and the derivatives of its outputs.
class InfluenceLayer {
 public:
    virtual ~InfluenceLayer() = default;
    /// Computes and stores the outputs for a sequence. @param inputs  n x d  @return the outputs, n x d
    virtual const Matrix& run(const Matrix& inputs) = 0;
    /// The Jacobians of one output by each of the n inputs, for the sequence of the last run().
    virtual std::vector<Jacobian> jacobians(Index output) const = 0;
    /// Whether the derivatives are the same for every sequence.
    virtual bool isLinear() const = 0;
};

/// Recurrent: h_i = f(W h_(i-1) + x_i) from h_(-1) = 0, W = rho Q with a random orthogonal Q.
/// Convolution: in each layer y_i = f(sum_h W_h x_(i + h)) over the kernel's shifts, zeros outside the sequence; the
/// entries of W_h have variance 1/(k d).
/// Attention: y_i = sum_j A_ij W_v x_j without positions and without a mask, A the softmax of q_i . k_j / sqrt(d/H);
/// the entries of W_q, W_k and W_v have variance 1/d, and the outputs of the heads are concatenated.
std::unique_ptr<InfluenceLayer> influenceLayer(const InfluenceOptions& setup, Architecture layer);

/// The two paths by which an input of self-attention reaches an output: through its value, scaled by its weight, and
/// through its key, which changes the weights. A token's own input also changes the weights through its query.
struct AttentionJacobianParts {
    std::vector<double> weights;  ///< A_ij of each head
    double values = 0;            ///< spectral norm of the derivative with constant weights
    double scores = 0;  ///< spectral norm of the rest of the derivative, which is due to the change of the weights
};
AttentionJacobianParts attentionJacobianParts(const InfluenceOptions& setup, const Matrix& inputs, Index output,
                                              Index input);

/// The loss -ln p(target) of a random linear read-out of one output, p the softmax over the symbols.
struct Readout {
    explicit Readout(const InfluenceOptions& setup);
    /// @param output  of width d
    double loss(const Vector& output, int target) const;
    /// The gradient of the loss by the output.
    Vector gradient(const Vector& output, int target) const;

    Matrix weights;  ///< symbols x d; the entries have variance 1/d
};

}  // namespace attention
