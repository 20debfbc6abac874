#pragma once

#include <array>
#include <optional>
#include <string>
#include <vector>

#include "core/attention/attention_setting.h"
#include "core/io/array.h"
#include "core/matrix.h"
#include "core/scene/scene.h"

namespace attention {

/// Rows of loaded weights that do not sum to 1.
struct UnevenRows {
    Index count = 0;
    Index head = 0;  ///< of the first of them
    Index query = 0;
    double sum = 0;  ///< of its weights
};

/// Attention weights that somebody loaded: heads x n x m, or n x m of one head. Refers to the scene's array.
class LoadedWeights {
 public:
    /// Nothing where a scene has none, or has them on other axes.
    static std::optional<LoadedWeights> of(const Scene& scene);

    Index heads() const { return m_array->shape.size() == 3 ? m_array->shape.front() : 1; }
    Index queries() const { return m_array->shape[m_array->shape.size() - 2]; }
    Index keys() const { return m_array->shape.back(); }
    double bytes() const { return sizeof(double) * double(m_array->values.size()); }
    /// n x m
    Eigen::Map<const Matrix> head(Index head) const;
    /// Head, query and key of a weight below 0, the least of the first row that has one; nothing: there is none.
    std::optional<std::array<Index, 3>> negative() const;
    UnevenRows unevenRows() const;

 private:
    explicit LoadedWeights(const Array& array) : m_array(&array) {}

    const Array* m_array;
};

/// The words that somebody wrote, for rows and columns of loaded weights; the sentence that every exhibit begins with
/// says nothing about them. None where none were written, or where they cannot be split.
std::vector<std::string> writtenWords(const std::string& sentence);
/// The written words where there are as many as rows and columns, else numbered ones.
AttentionTokens loadedTokens(const Scene& scene, const LoadedWeights& loaded);

}  // namespace attention
