#include "core/encoding/learned_positions.h"

#include <algorithm>

#include "core/scene/scene.h"

namespace attention {

std::shared_ptr<const Array> learnedPositions(const Scene& scene) {
    const Array* array = findValues(scene, "learned");
    return array && array->shape.size() == 2 ? scene.arrays.find("learned")->second.values : nullptr;
}

MatrixView learnedRows(const Array& table, Index n, Index d) {
    const Index rows = table.shape[0];
    const Index columns = table.shape[1];
    return Eigen::Map<const Matrix>(table.values.data(), rows, columns)
        .topLeftCorner(std::min(n, rows), std::min(d, columns));
}

}  // namespace attention
