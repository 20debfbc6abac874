#include "ui/figure/colour_scale.h"

#include <algorithm>
#include <cmath>

#include "ui/figure/look.h"
#include "ui/figure/text_width.h"
#include "ui/text/number_format.h"

namespace attention {

int scaleDecimals(double largest) {
    return largest < 10 ? 2 : largest < 100 ? 1 : 0;
}

QString scaleNumber(double value, int decimals) {
    if (value == 0) return formatDecimals(value, 0);
    return std::abs(value) < 0.5 * std::pow(10, -decimals) ? formatSignificantDigits(value, 1)
                                                           : formatDecimals(value, decimals);
}

void drawColourScale(QCPPainter& painter, const QRectF& bar, const ColourMap& map, double low, double high,
                     const QString& name, const Theme& theme, int decimals) {
    drawColourScale(painter, bar, map, scaleNumber(low, decimals), scaleNumber(high, decimals), name, theme);
}

void drawColourScale(QCPPainter& painter, const QRectF& bar, const ColourMap& map, const QString& low,
                     const QString& high, const QString& name, const Theme& theme) {
    painter.save();
    painter.setAntialiasing(false);
    const int steps = std::max(2, int(bar.width()));
    for (int i = 0; i < steps; ++i)
        painter.fillRect(
            QRectF(bar.left() + bar.width() * i / steps, bar.top(), bar.width() / steps + 0.5, bar.height()),
            QColor(map.at(double(i) / (steps - 1))));
    painter.setAntialiasing(true);
    painter.setBrush(Qt::NoBrush);
    painter.setPen(strokePen(theme.control, 1));
    painter.drawRect(bar);
    const QFont font = textFont(font_size::kAxis);
    painter.setFont(font);
    painter.setPen(theme.muted);
    const double before = textWidth(low, font) + 6;
    const QRectF line(bar.left(), bar.center().y() - 10, bar.width(), 20);
    drawLabelText(painter, QRectF(line.left() - before, line.top(), before, 20), Qt::AlignLeft | Qt::AlignVCenter, low);
    drawLabelText(painter, QRectF(line.right() + 6, line.top(), 80, 20), Qt::AlignLeft | Qt::AlignVCenter, high);
    drawLabelText(painter, QRectF(0, line.top(), line.left() - before - 8, 20), Qt::AlignRight | Qt::AlignVCenter,
                  name);
    painter.restore();
}

}  // namespace attention
