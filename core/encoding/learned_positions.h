#pragma once

#include <memory>

#include "core/matrix.h"
#include "core/scene/scene.h"

namespace attention {

/// The array "learned", a table of positions with d columns; nullptr where none was loaded, or its file was not found.
std::shared_ptr<const Array> learnedPositions(const Scene& scene);

/// The first n positions and d columns of such a table, where they are; fewer where it has no more.
MatrixView learnedRows(const Array& table, Index n, Index d);

}  // namespace attention
