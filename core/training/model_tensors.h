#pragma once

#include <cstddef>
#include <span>
#include <string>
#include <string_view>
#include <vector>

#include "core/training/training_settings.h"

namespace attention {

/// One tensor of a model: where it lies among all the model's numbers, row by row.
struct ModelTensor {
    std::string name;          ///< as PyTorch's in tests/golden/training_model.py: "layers.0.attention.W_q.weight"
    std::vector<Index> shape;  ///< one axis or two
    std::size_t begin = 0;     ///< its first number

    std::size_t size() const { return std::size_t(rows() * columns()); }
    Index rows() const { return shape.size() > 1 ? shape[0] : 1; }
    Index columns() const { return shape.back(); }
};

/// Which tensors a model has: d wide, H heads, V different tokens, C classes. W is out x in, Y = X W^T.
/// - embedding.weight, V x d
/// - positions.weight, 4 n x d: of learned positions
/// - layers.L.attention_norm.weight and .bias, d: with norm
/// - layers.L.attention.W_q.weight, d x d, and so W_k, W_v, W_o
/// - layers.L.attention.relative.weight, (2 n + 1) x H: of relative positions; row n + (j - i), offsets beyond n share
///   the last row
/// - layers.L.mlp_norm.weight and .bias, d: with norm and mlp
/// - layers.L.mlp.0.weight, 4 d x d, and .bias, 4 d: with mlp
/// - layers.L.mlp.2.weight, d x 4 d, and .bias, d: with mlp
/// - output.weight, C x d, and .bias, C: of a model that does not point
/// - pointing_norm.weight and .bias, d: of a pointing model with norm
/// - pointing.W_q.weight, d x d, and so W_k: of a pointing model
struct ModelLayout {
    explicit ModelLayout(const TrainingSettings& settings);

    std::vector<ModelTensor> tensors;
    std::size_t size = 0;  ///< numbers in all

    /// Null for a name that the model does not have.
    const ModelTensor* find(std::string_view name) const&;
    const ModelTensor* find(std::string_view name) const&& = delete;
    /// @throws std::invalid_argument for a name that the model does not have
    const ModelTensor& at(std::string_view name) const&;
    const ModelTensor& at(std::string_view name) const&& = delete;
};

/// "layers.2." + name.
std::string layerTensor(Index layer, std::string_view name);

/// All numbers of a model, in the order of its ModelLayout.
using ModelValues = std::vector<double>;

/// One tensor of them as a matrix; of one axis it is one row.
Eigen::Map<const Matrix> tensorView(const ModelTensor& tensor, std::span<const double> values);
Eigen::Map<Matrix> tensorView(const ModelTensor& tensor, std::span<double> values);

/// A model before training, drawn from the seed: the same bits on every machine. Linear maps and their biases are
/// uniform within +-1/sqrt(in), as PyTorch draws them; embeddings uniform with variance 1, learned positions with
/// standard deviation 0.02; norms are 1 and 0, relative biases 0.
ModelValues initialValues(const TrainingSettings& settings);

}  // namespace attention
