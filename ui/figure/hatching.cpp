#include "ui/figure/hatching.h"

#include <algorithm>

#include "ui/figure/heatmap.h"
#include "ui/figure/look.h"
#include "ui/figure/marks.h"
#include "ui/figure/matrix_panel.h"

namespace attention {
namespace {

constexpr double kMinHatchedCell = 5;

}  // namespace

void addHatchedCells(Marks& marks, const MatrixPanel& panel, const Theme& theme,
                     const std::function<bool(Index row, Index column)>& isHatched) {
    if (!panel.isShown()) return;
    const QSizeF cell = panel.box(0, 0).size();
    if (std::min(cell.width(), cell.height()) < kMinHatchedCell) return;
    const auto [firstRow, lastRow, firstColumn, lastColumn] = panel.shownBlock();
    for (Index row = firstRow; row <= lastRow; ++row)
        for (Index column = firstColumn; column <= lastColumn; ++column) {
            if (!isHatched(row, column)) continue;
            const Index first = column;
            while (column < lastColumn && isHatched(row, column + 1)) ++column;
            const QRectF run = panel.box(row, first).united(panel.box(row, column)) & panel.area();
            marks.fill(run, theme.surface);
            marks.hatching(run, theme.control);
        }
}

void drawHatchedSwatch(QCPPainter& painter, const QRectF& swatch, const Theme& theme) {
    drawHatching(painter, swatch, theme.control);
    painter.setPen(strokePen(theme.track, 1));
    painter.setBrush(Qt::NoBrush);
    painter.drawRect(swatch);
}

}  // namespace attention
