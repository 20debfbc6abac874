#include "ui/figure/highlight.h"

#include "ui/figure/heatmap.h"
#include "ui/figure/shapes.h"

namespace attention {

void drawCellHighlight(QCPPainter& painter, const QRectF& box, const QRectF& inside, Highlight how, const Theme& theme,
                       const std::optional<QColor>& outline) {
    if (how == Highlight::Pinned) return drawPinMark(painter, box, inside, theme);
    drawCasedBox(painter, box, outline.value_or(theme.text), how == Highlight::Current ? 2 : 1, theme.surface);
}

}  // namespace attention
