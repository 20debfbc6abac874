#include "ui/figure/hatching.h"

#include <algorithm>

#include "ui/figure/heatmap.h"
#include "ui/figure/matrix_panel.h"

namespace attention {
namespace {

constexpr double kMinHatchedCell = 5;

}  // namespace

bool hatchCells(QCPPainter& painter, const MatrixPanel& panel, const Theme& theme,
                const std::function<bool(Index row, Index column)>& isHatched) {
    if (!panel.isShown()) return false;
    const QSizeF cell = panel.box(0, 0).size();
    if (std::min(cell.width(), cell.height()) < kMinHatchedCell) return false;
    const Index columns = panel.values().cols();
    for (Index row = 0; row < panel.values().rows(); ++row)
        for (Index column = 0; column < columns; ++column) {
            if (!isHatched(row, column)) continue;
            const Index first = column;
            while (column + 1 < columns && isHatched(row, column + 1)) ++column;
            const QRectF run = panel.box(row, first).united(panel.box(row, column));
            painter.fillRect(run, theme.surface);
            drawHatching(painter, run, theme.control);
        }
    return true;
}

void drawHatchedSwatch(QCPPainter& painter, const QRectF& swatch, const Theme& theme) {
    drawHatching(painter, swatch, theme.control);
    painter.setPen(QPen(theme.track, 1));
    painter.setBrush(Qt::NoBrush);
    painter.drawRect(swatch);
}

}  // namespace attention
