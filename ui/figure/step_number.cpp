#include "ui/figure/step_number.h"

#include <qcustomplot.h>

#include "ui/figure/look.h"
#include "ui/text/number_format.h"

namespace attention {

void drawStepNumber(QCPPainter& painter, const QPointF& middle, int step, bool isCurrent, const QColor& circle,
                    const QColor& ink, const Theme& theme, double size) {
    QRectF box(0, 0, size, size);
    box.moveCenter(middle);
    painter.setPen(strokePen(circle, 1));
    painter.setBrush(isCurrent ? QBrush(theme.text) : Qt::NoBrush);
    painter.drawEllipse(box);
    painter.setBrush(Qt::NoBrush);
    painter.setPen(isCurrent ? theme.surface : ink);
    painter.setFont(textFont(font_size::kSmallest, QFont::DemiBold));
    drawLabelText(painter, box, Qt::AlignCenter, formatInteger(step));
}

}  // namespace attention
