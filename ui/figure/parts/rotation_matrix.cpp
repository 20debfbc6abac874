#include "ui/figure/parts/rotation_matrix.h"

#include "ui/figure/shapes.h"

namespace attention {

void RotationMatrixPart::drawHighlight(QCPPainter& painter, const Theme& theme, const Cell& cell, Highlight how) {
    if (!panel().isShown() || !panel().has(cell) || how == Highlight::Pinned)
        return MatrixPart::drawHighlight(painter, theme, cell, how);
    const bool isCurrent = how == Highlight::Current;
    if (isCurrent) {
        panel().drawRow(painter, cell.row, theme.indexJ, 1.5);
        panel().drawColumn(painter, cell.column, theme.indexJ, 1.5);
    }
    drawCasedBox(painter, panel().box(cell.row, cell.column), theme.text, isCurrent ? 2 : 1, theme.surface);
}

}  // namespace attention
