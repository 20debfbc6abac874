#pragma once

#include <memory>

#include "core/io/array.h"
#include "core/matrix.h"

namespace attention {

struct Scene;

/// The array "learned", a table of positions with d columns; nullptr if none was loaded, or if its file was not found.
std::shared_ptr<const Array> learnedPositions(const Scene& scene);

/// The first n rows and d columns of such a table, or fewer if the table is smaller.
MatrixView learnedRows(const Array& table, Index n, Index d);

/// BLEU of a Transformer (base) on the English-to-German development set.
/// Source: Vaswani et al. 2017, "Attention Is All You Need", Table 3, rows "base" and E.
inline constexpr double kBleuWithSinusoids = 25.8;
inline constexpr double kBleuWithLearnedPositions = 25.7;

}  // namespace attention
