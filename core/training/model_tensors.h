#pragma once

#include <cstddef>
#include <span>
#include <string>
#include <string_view>
#include <vector>

#include "core/training/training_settings.h"

namespace attention {

/// One tensor of a model and its position in the values of the model, which have it row by row.
struct ModelTensor {
    std::string name;          ///< the same as in tests/golden/training_model.py: "layers.0.attention.W_q.weight"
    std::vector<Index> shape;  ///< one or two axes
    std::size_t begin = 0;     ///< index of its first number in ModelValues

    std::size_t size() const { return std::size_t(rows() * columns()); }
    Index rows() const { return shape.size() > 1 ? shape[0] : 1; }
    Index columns() const { return shape.back(); }
};

/// The tensors of a model of width d with H heads, V different tokens and C classes. A matrix W is out x in: Y = X W^T.
/// - embedding.weight, V x d
/// - positions.weight, 4 n x d: with learned positions
/// - layers.L.attention_norm.weight and .bias, d: with norm
/// - layers.L.attention.W_q.weight, d x d; likewise W_k, W_v, W_o
/// - layers.L.attention.relative.weight, (2 n + 1) x H: with relative positions; row n + (j - i), offsets beyond n
/// share
///   the last row
/// - layers.L.mlp_norm.weight and .bias, d: with norm and mlp
/// - layers.L.mlp.0.weight, 4 d x d, and .bias, 4 d: with mlp
/// - layers.L.mlp.2.weight, d x 4 d, and .bias, d: with mlp
/// - output.weight, C x d, and .bias, C: not in pointing models
/// - pointing_norm.weight and .bias, d: in pointing models with norm
/// - pointing.W_q.weight, d x d; likewise W_k: in pointing models
struct ModelLayout {
    explicit ModelLayout(const TrainingSettings& settings);

    std::vector<ModelTensor> tensors;
    std::size_t size = 0;  ///< total number of values

    /// The tensor with a name; null if there is none.
    const ModelTensor* find(std::string_view name) const&;
    const ModelTensor* find(std::string_view name) const&& = delete;
    /// The tensor with a name. @throws std::invalid_argument if there is none
    const ModelTensor& at(std::string_view name) const&;
    const ModelTensor& at(std::string_view name) const&& = delete;
};

/// The name of a tensor in a layer: "layers.2." + name.
std::string layerTensor(Index layer, std::string_view name);

/// All numbers of a model, in the order of its ModelLayout.
using ModelValues = std::vector<double>;

/// One tensor of the values as a matrix; a tensor with one axis is a single row.
Eigen::Map<const Matrix> tensorView(const ModelTensor& tensor, std::span<const double> values);
Eigen::Map<Matrix> tensorView(const ModelTensor& tensor, std::span<double> values);

/// The random values of a model before training; a seed gives the same bits on every machine. Linear maps and their
/// biases are uniform within +-1/sqrt(in), as in PyTorch; embeddings are uniform with variance 1, learned positions
/// uniform with standard deviation 0.02; norms start with weight 1 and bias 0, relative biases with 0.
ModelValues initialValues(const TrainingSettings& settings);

}  // namespace attention
