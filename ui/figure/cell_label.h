#pragma once

#include <QPointF>

namespace attention {

/// A number or a word beside the cells of a matrix.
struct CellLabel {
    QPointF cell;   ///< a place in the first cell of what it names
    bool namesRow;  ///< of the matrix, whichever way it is drawn; else a column
};

}  // namespace attention
