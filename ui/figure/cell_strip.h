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
    std::vector<double> values;       ///< -infinity (masked) is hatched; NaN (a gap) shows three dots
    double end = 1;                   ///< the colour map covers -end ... end
    std::optional<int> decimals;      ///< of the numbers, drawn if all of them fit; nothing: no numbers
    int fontSize = font_size::kBody;  ///< largest font size of the numbers, in pixels

    Index count() const { return Index(values.size()); }
    QRectF cell(Index index) const;
    /// The cell at a place in the box; nothing in a gap.
    std::optional<Index> indexAt(const QPointF& place) const;
    /// The largest font size, in pixels, at which every number with its sign fits into its cell; 0: none does.
    int numberSize() const;
};

/// Draws the cells with a fine frame around them. @param fontSize  of the numbers, in pixels;
/// 0: numberSize(), negative: no numbers
void drawCellStrip(QCPPainter& painter, const CellStrip& strip, const Theme& theme, int fontSize = 0);

/// Which of `count` columns are shown where at most `maxShown` (>= 5) fit: all of them, or the first, the last and
/// those around `chosen`, with -1 for each gap.
std::vector<Index> shownColumns(Index count, Index maxShown, Index chosen);

}  // namespace attention
