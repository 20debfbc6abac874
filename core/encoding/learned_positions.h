#pragma once

#include <memory>

#include "core/matrix.h"
#include "core/scene/scene.h"

namespace attention {

/// The array "learned", a table of positions with d columns; nullptr where none was loaded, or its file was not found.
std::shared_ptr<const Array> learnedPositions(const Scene& scene);

/// The first n positions and d columns of such a table, where they are; fewer where it has no more.
MatrixView learnedRows(const Array& table, Index n, Index d);

/// A Transformer (base) on the English-to-German development set.
struct PublishedResult {
    double perplexity = 0;  ///< per word piece
    double bleu = 0;
};
/// Source: Vaswani et al. 2017, "Attention Is All You Need", Table 3, rows "base" and E.
inline constexpr PublishedResult kWithSinusoids{4.92, 25.8};
inline constexpr PublishedResult kWithLearnedPositions{4.92, 25.7};

}  // namespace attention
