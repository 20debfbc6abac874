#pragma once

#include <array>
#include <optional>
#include <string>
#include <vector>

#include "core/attention/attention_layer_setup.h"
#include "core/io/array.h"
#include "core/matrix.h"

namespace attention {

struct Scene;

/// Rows of loaded weights that do not sum to 1.
struct UnnormalisedRows {
    Index count = 0;
    Index head = 0;  ///< of the first of them
    Index query = 0;
    double sum = 0;  ///< of its weights
};

/// Attention weights loaded from a file: heads x n x m, n x m for a single head, or layers x heads x n x m, of which
/// the scene's `layer` is looked at. A first axis of one, be it a layer or a batch of one sentence, is one layer.
/// Holds a reference to the scene's array.
class LoadedWeights {
 public:
    /// Nothing where a scene has none, or has them on other axes.
    static std::optional<LoadedWeights> of(const Scene& scene);

    Index layers() const { return m_array->shape.size() == 4 ? m_array->shape.front() : 1; }
    /// The one that is looked at, below layers().
    Index layer() const { return m_layer; }
    Index heads() const { return m_array->shape.size() < 3 ? 1 : m_array->shape[m_array->shape.size() - 3]; }
    Index queries() const { return m_array->shape[m_array->shape.size() - 2]; }
    Index keys() const { return m_array->shape.back(); }
    /// Of the layer that is looked at.
    double bytes() const { return sizeof(double) * double(heads() * queries() * keys()); }
    /// n x m, of the layer that is looked at, as is everything below
    Eigen::Map<const Matrix> head(Index head) const;
    /// Head, query and key of a weight below 0, the least of the first row that has one; nothing: there is none.
    std::optional<std::array<Index, 3>> negative() const;
    UnnormalisedRows unevenRows() const;

 private:
    LoadedWeights(const Array& array, Index layer) : m_array(&array), m_layer(layer) {}

    const Array* m_array;
    Index m_layer;
};

/// Returns the tokens that the user typed, as labels for the rows and columns of loaded weights. The default sentence
/// is not used because it says nothing about them. Empty if nothing was typed or the text cannot be tokenised.
std::vector<std::string> userTokens(const std::string& sentence);
/// The written words where there are as many as rows and columns, else numbered ones.
AttentionTokens loadedTokens(const Scene& scene, const LoadedWeights& loaded);

}  // namespace attention
