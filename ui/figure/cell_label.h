#pragma once

#include <QPointF>

namespace attention {

/// A number or a word beside the cells of a matrix that names a row or a column.
struct CellLabel {
    QPointF cellPosition;  ///< a point in the first cell of that row or column
    bool namesRow;         ///< a row of the matrix, even where it is drawn transposed; else a column
};

}  // namespace attention
