#pragma once

#include <optional>
#include <vector>

#include <qcustomplot.h>

#include "core/matrix.h"
#include "ui/figure/theme.h"

namespace attention {

/// A row of numbers as coloured cells that fill a box.
struct CellStrip {
    QRectF box;                       ///< pixels
    std::vector<double> values;       ///< -infinity is hatched: it is masked; in place of NaN stand dots: a gap
    double end = 1;                   ///< the colours reach from -end to end
    std::optional<int> decimals;      ///< the numbers stand in the cells with so many, where all of them fit
    int fontSize = font_size::kBody;  ///< pixels of the numbers at most

    Index count() const { return Index(values.size()); }
    QRectF cell(Index index) const;
    /// The cell at a place in the box; nothing in a gap.
    std::optional<Index> indexAt(const QPointF& place) const;
    /// The largest size at which all numbers fit, with their signs inside the cells; 0: none.
    int numberSize() const;
};

/// Draws the cells with a fine frame around them. @param numbers  pixels of the numbers; 0: as numberSize(), less: none
void drawCellStrip(QCPPainter& painter, const CellStrip& strip, const Theme& theme, int numbers = 0);

/// Which of `count` columns are shown where there is room for `most`, 5 or more: all of them, or the first, the last
/// and those around `chosen`; -1 is a gap.
std::vector<Index> shownColumns(Index count, Index most, Index chosen);

}  // namespace attention
