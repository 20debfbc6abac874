#include "ui/figure/panels.h"

#include "ui/text/number_words.h"

namespace attention {

double drawCommonScale(QCPPainter& painter, double left, double y, double length, const QString& name,
                       const MatrixLook& look, const Theme& theme) {
    const QFontMetricsF metrics(textFont(type::kAxis));
    const int decimals = scaleDecimals(look.high);
    const double number = metrics.horizontalAdvance(displayNumber(look.low, decimals)) + 10;
    const double bar = left + (name.isEmpty() ? 0 : metrics.horizontalAdvance(name) + 10) + number;
    drawScale(painter, QRectF(bar, y, length, 9), look.map, look.low, look.high, name, theme, decimals);
    return bar + length + number;
}

}  // namespace attention
