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
    Index head = 0;   ///< head of the first such row
    Index query = 0;  ///< query of the first such row
    double sum = 0;   ///< sum of the first such row
};

/// Attention weights loaded from a file: heads x n x m, n x m for a single head, or layers x heads x n x m, of which
/// the scene's parameter `layer` selects one. If the first of four axes has the length 1, which may also be a batch of
/// one sentence, there is one layer. Holds a reference to the scene's array.
class LoadedWeights {
 public:
    /// Nothing if the scene has no loaded weights, or if they have fewer than 2 or more than 4 axes.
    static std::optional<LoadedWeights> of(const Scene& scene);

    Index layers() const { return m_array->shape.size() == 4 ? m_array->shape.front() : 1; }
    /// The selected layer, 0 ... layers() - 1.
    Index layer() const { return m_layer; }
    Index heads() const { return m_array->shape.size() < 3 ? 1 : m_array->shape[m_array->shape.size() - 3]; }
    Index queries() const { return m_array->shape[m_array->shape.size() - 2]; }
    Index keys() const { return m_array->shape.back(); }
    /// Bytes of the selected layer.
    double bytes() const { return sizeof(double) * double(heads() * queries() * keys()); }
    /// The weights of a head, n x m. This and the functions below are about the selected layer.
    Eigen::Map<const Matrix> head(Index head) const;
    /// Head, query and key of the smallest weight in the first row with a negative weight; nothing if there is none.
    std::optional<std::array<Index, 3>> firstNegative() const;
    UnnormalisedRows unnormalisedRows() const;

 private:
    LoadedWeights(const Array& array, Index layer) : m_array(&array), m_layer(layer) {}

    const Array* m_array;
    Index m_layer;
};

/// Returns the tokens that the user typed, as labels for the rows and columns of loaded weights. The default sentence
/// is not used because it says nothing about them. Empty if nothing was typed or the text cannot be tokenised.
std::vector<std::string> userTokens(const std::string& sentence);
/// The labels of rows and columns: the typed tokens if their number fits, otherwise t0, t1, ...
AttentionTokens loadedTokens(const Scene& scene, const LoadedWeights& loaded);

}  // namespace attention
