#include "core/training/influence_layers.h"

#include <algorithm>
#include <cmath>
#include <span>

#include <Eigen/Eigenvalues>
#include <Eigen/QR>

#include "core/random/philox.h"
#include "core/random/random_stream.h"

namespace attention {
namespace {

/// Fixed strides in the random stream for rows and shifts of kernels, so that the numbers of a tap do not depend on
/// width and kernel size.
constexpr Index kKernelRows = kMaxInfluenceWidth;
constexpr Index kKernelShifts = 64;

Jacobian randomMatrix(const InfluenceOptions& setup, RandomStream matrix, double variance, Index firstRow = 0) {
    Jacobian weights(setup.width, setup.width);
    for (Index row = 0; row < setup.width; ++row)
        for (Index column = 0; column < setup.width; ++column)
            weights(row, column) =
                std::sqrt(variance) *
                standardNormal(setup.seed, std::uint32_t(matrix), std::uint64_t(firstRow + row), std::uint32_t(column));
    return weights;
}

/// A Jacobian times the derivative of the activation at an output of the layer.
Jacobian withSlopes(const Jacobian& back, const Matrix& outputs, Index position, bool isTanh) {
    if (!isTanh) return back;
    return back * (1 - outputs.row(position).array().square()).matrix().asDiagonal();
}

class Recurrence : public InfluenceLayer {
 public:
    explicit Recurrence(const InfluenceOptions& setup) : m_isTanh(setup.activation == Activation::Tanh) {
        const Jacobian random = randomMatrix(setup, RandomStream::InfluenceState, 1);
        const Jacobian orthogonal = Eigen::HouseholderQR<Jacobian>(random).householderQ();
        m_weights = setup.radius * orthogonal;
    }

    const Matrix& run(const Matrix& inputs) override {
        m_states = inputs;
        for (Index i = 0; i < inputs.rows(); ++i) {
            if (i > 0) m_states.row(i) += (m_weights * m_states.row(i - 1).transpose()).transpose();
            if (m_isTanh) m_states.row(i) = m_states.row(i).array().tanh();
        }
        return m_states;
    }

    std::vector<Jacobian> jacobians(Index output) const override {
        std::vector<Jacobian> all(std::size_t(m_states.rows()));
        Jacobian back = Jacobian::Identity(m_weights.rows(), m_weights.rows());
        for (Index i = output; i >= 0; --i) {
            all[std::size_t(i)] = withSlopes(back, m_states, i, m_isTanh);
            back = all[std::size_t(i)] * m_weights;
        }
        return all;
    }

    bool isLinear() const override { return !m_isTanh; }

 private:
    bool m_isTanh;
    Jacobian m_weights;
    Matrix m_states;
};

class Convolutions : public InfluenceLayer {
 public:
    explicit Convolutions(const InfluenceOptions& setup)
        : m_isTanh(setup.activation == Activation::Tanh), m_first(-(setup.kernel - 1) / 2) {
        for (Index layer = 0; layer < setup.layers; ++layer) {
            std::vector<Jacobian>& kernel = m_kernels.emplace_back();
            for (Index tap = 0; tap < setup.kernel; ++tap)
                kernel.push_back(
                    randomMatrix(setup, RandomStream::InfluenceKernel, 1 / double(setup.kernel * setup.width),
                                 (layer * kKernelShifts + kKernelShifts / 2 + m_first + tap) * kKernelRows));
        }
        m_outputs.resize(m_kernels.size());
    }

    const Matrix& run(const Matrix& inputs) override {
        const Matrix* from = &inputs;
        for (std::size_t layer = 0; layer < m_kernels.size(); ++layer) {
            Matrix& to = m_outputs[layer];
            to = Matrix::Zero(inputs.rows(), inputs.cols());
            for (Index i = 0; i < to.rows(); ++i)
                forTaps(i, to.rows(), [&](std::size_t tap, Index j) {
                    to.row(i) += (m_kernels[layer][tap] * from->row(j).transpose()).transpose();
                });
            if (m_isTanh) to = to.array().tanh();
            from = &to;
        }
        return m_outputs.back();
    }

    std::vector<Jacobian> jacobians(Index output) const override {
        const Index tokens = m_outputs.back().rows(), width = m_outputs.back().cols();
        std::vector<Jacobian> all(static_cast<std::size_t>(tokens));
        all[std::size_t(output)] = Jacobian::Identity(width, width);
        for (std::size_t layer = m_kernels.size(); layer-- > 0;) {
            std::vector<Jacobian> before(all.size());
            for (Index i = 0; i < tokens; ++i) {
                if (all[std::size_t(i)].size() == 0) continue;
                const Jacobian through = withSlopes(all[std::size_t(i)], m_outputs[layer], i, m_isTanh);
                forTaps(i, tokens, [&](std::size_t tap, Index j) {
                    Jacobian& sum = before[std::size_t(j)];
                    if (sum.size() == 0) sum = Jacobian::Zero(width, width);
                    sum.noalias() += through * m_kernels[layer][tap];
                });
            }
            all = std::move(before);
        }
        return all;
    }

    bool isLinear() const override { return !m_isTanh; }

 private:
    /// Calls visit(tap, input) for each tap of the kernel whose input position is in the sequence.
    template <class Visit>
    void forTaps(Index output, Index tokens, const Visit& visit) const {
        for (std::size_t tap = 0; tap < m_kernels[0].size(); ++tap)
            if (const Index input = output + m_first + Index(tap); input >= 0 && input < tokens) visit(tap, input);
    }

    bool m_isTanh;
    Index m_first;  ///< shift of the first tap
    std::vector<std::vector<Jacobian>> m_kernels;
    std::vector<Matrix> m_outputs;  ///< one per layer
};

class SelfAttention : public InfluenceLayer {
 public:
    explicit SelfAttention(const InfluenceOptions& setup)
        : m_heads(setup.heads),
          m_queryWeights(randomMatrix(setup, RandomStream::QueryWeights, 1 / double(setup.width))),
          m_keyWeights(randomMatrix(setup, RandomStream::KeyWeights, 1 / double(setup.width))),
          m_valueWeights(randomMatrix(setup, RandomStream::ValueWeights, 1 / double(setup.width))) {}

    const Matrix& run(const Matrix& inputs) override {
        m_queries = inputs * m_queryWeights.transpose();
        m_keys = inputs * m_keyWeights.transpose();
        m_values = inputs * m_valueWeights.transpose();
        m_outputs.resize(inputs.rows(), inputs.cols());
        m_weights.resize(std::size_t(m_heads));
        for (Index head = 0; head < m_heads; ++head) {
            Matrix& weights = m_weights[std::size_t(head)];
            weights = of(m_queries, head) * of(m_keys, head).transpose() / root();
            for (Index i = 0; i < weights.rows(); ++i) {
                weights.row(i) = (weights.row(i).array() - weights.row(i).maxCoeff()).exp();
                weights.row(i) /= weights.row(i).sum();
            }
            m_outputs.middleCols(head * size(), size()) = weights * of(m_values, head);
        }
        return m_outputs;
    }

    std::vector<Jacobian> jacobians(Index output) const override {
        const std::vector<Vector> slopes = keySlopes(output);
        std::vector<Jacobian> all;
        for (Index j = 0; j < m_outputs.rows(); ++j)
            all.push_back(throughValues(output, j) + throughScores(output, j, slopes));
        return all;
    }

    bool isLinear() const override { return false; }

    std::vector<double> weightsAt(Index output, Index input) const {
        std::vector<double> all;
        for (const Matrix& weights : m_weights) all.push_back(weights(output, input));
        return all;
    }

    Jacobian throughValues(Index output, Index input) const {
        Jacobian all(m_heads * size(), m_heads * size());
        for (Index head = 0; head < m_heads; ++head)
            all.middleRows(head * size(), size()) =
                m_weights[std::size_t(head)](output, input) * m_valueWeights.middleRows(head * size(), size());
        return all;
    }

    /// The gradient of the score of an output and a key by the input of the key, in each head; the same for all keys.
    std::vector<Vector> keySlopes(Index output) const {
        std::vector<Vector> slopes;
        for (Index head = 0; head < m_heads; ++head)
            slopes.emplace_back(m_keyWeights.middleRows(head * size(), size()).transpose() *
                                of(m_queries, head).row(output).transpose());
        return slopes;
    }

    /// The part of the Jacobian through the scores. A score s_ij changes all weights of its query:
    /// d y_i / d s_ij = A_ij (v_j - y_i).
    /// @param slopes  keySlopes() of the output
    Jacobian throughScores(Index output, Index input, const std::vector<Vector>& slopes) const {
        Jacobian all = Jacobian::Zero(m_heads * size(), m_heads * size());
        for (Index head = 0; head < m_heads; ++head) {
            auto sum = all.middleRows(head * size(), size());
            const auto add = [&](Index key, const Vector& slope) {
                const Vector difference = (of(m_values, head).row(key) - of(m_outputs, head).row(output)).transpose();
                sum += m_weights[std::size_t(head)](output, key) / root() * difference * slope.transpose();
            };
            add(input, slopes[std::size_t(head)]);
            // The input is also the query.
            for (Index key = 0; input == output && key < m_keys.rows(); ++key)
                add(key, m_queryWeights.middleRows(head * size(), size()).transpose() *
                             of(m_keys, head).row(key).transpose());
        }
        return all;
    }

 private:
    Index size() const { return m_queryWeights.rows() / m_heads; }
    double root() const { return std::sqrt(double(size())); }
    Eigen::Ref<const Matrix, 0, Eigen::OuterStride<>> of(const Matrix& all, Index head) const {
        return all.middleCols(head * size(), size());
    }

    Index m_heads;
    Jacobian m_queryWeights, m_keyWeights, m_valueWeights;
    Matrix m_queries, m_keys, m_values, m_outputs;
    std::vector<Matrix> m_weights;
};

}  // namespace

InfluenceOptions relevantOptions(InfluenceOptions setup, Architecture layer) {
    const InfluenceOptions defaults;
    if (layer != Architecture::Recurrent) setup.radius = defaults.radius;
    if (layer != Architecture::Convolution) setup.kernel = defaults.kernel, setup.layers = defaults.layers;
    if (layer == Architecture::Attention)
        setup.activation = defaults.activation;
    else
        setup.heads = defaults.heads;
    return setup;
}

Index receptiveReach(const InfluenceOptions& setup) {
    return setup.layers * ((setup.kernel - 1) / 2);
}

std::vector<int> influenceTokens(const InfluenceOptions& setup, Index sequence) {
    std::vector<int> tokens;
    for (Index i = 0; i < setup.tokens; ++i)
        tokens.push_back(
            int(double(kInfluenceSymbols) * uniform(setup.seed, std::uint32_t(RandomStream::InfluenceTokens),
                                                    std::uint64_t(sequence), std::uint32_t(i))));
    return tokens;
}

Matrix influenceInputs(const InfluenceOptions& setup, const std::vector<int>& tokens) {
    Matrix inputs(Index(tokens.size()), setup.width);
    for (Index i = 0; i < inputs.rows(); ++i) {
        const auto current = tokens.begin() + i;
        // Copy the vector of an earlier occurrence, because drawing random numbers is slower.
        if (const auto same = std::find(tokens.begin(), current, *current); same != current)
            inputs.row(i) = inputs.row(same - tokens.begin());
        else
            standardNormalRow(setup.seed, std::uint32_t(RandomStream::InfluenceEmbedding), std::uint64_t(*current), 0,
                              std::span(inputs.row(i).data(), std::size_t(setup.width)));
    }
    return inputs;
}

double spectralNorm(const Jacobian& jacobian) {
    if (jacobian.size() == 0) return 0;
    const double scale = jacobian.cwiseAbs().maxCoeff();
    if (!(scale > 0)) return 0;
    const Jacobian scaled = jacobian / scale;
    const Jacobian square = scaled.transpose() * scaled;
    // Only the largest eigenvalue is needed, and it is as precise as the entries.
    return scale *
           std::sqrt(Eigen::SelfAdjointEigenSolver<Jacobian>(square, Eigen::EigenvaluesOnly).eigenvalues().maxCoeff());
}

std::unique_ptr<InfluenceLayer> influenceLayer(const InfluenceOptions& setup, Architecture layer) {
    if (layer == Architecture::Recurrent) return std::make_unique<Recurrence>(setup);
    if (layer == Architecture::Convolution) return std::make_unique<Convolutions>(setup);
    return std::make_unique<SelfAttention>(setup);
}

AttentionJacobianParts attentionJacobianParts(const InfluenceOptions& setup, const Matrix& inputs, Index output,
                                              Index input) {
    SelfAttention layer(setup);
    layer.run(inputs);
    return {layer.weightsAt(output, input), spectralNorm(layer.throughValues(output, input)),
            spectralNorm(layer.throughScores(output, input, layer.keySlopes(output)))};
}

Readout::Readout(const InfluenceOptions& setup) : weights(kInfluenceSymbols, setup.width) {
    for (Index row = 0; row < weights.rows(); ++row)
        for (Index column = 0; column < weights.cols(); ++column)
            weights(row, column) = standardNormal(setup.seed, std::uint32_t(RandomStream::InfluenceReadOut),
                                                  std::uint64_t(row), std::uint32_t(column)) /
                                   std::sqrt(double(setup.width));
}

double Readout::loss(const Vector& output, int target) const {
    const Vector logits = weights * output;
    const double largest = logits.maxCoeff();
    return std::log((logits.array() - largest).exp().sum()) + largest - logits[target];
}

Vector Readout::gradient(const Vector& output, int target) const {
    Vector probabilities = weights * output;
    probabilities = (probabilities.array() - probabilities.maxCoeff()).exp().matrix();
    probabilities /= probabilities.sum();
    probabilities[target] -= 1;
    return weights.transpose() * probabilities;
}

}  // namespace attention
