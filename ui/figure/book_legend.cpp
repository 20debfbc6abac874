#include "ui/figure/book_legend.h"

#include <algorithm>
#include <cmath>

#include "ui/figure/figure.h"

namespace attention {

void drawBookLegend(QCPPainter& painter, const QRectF& axes, const std::vector<std::pair<QString, QPen>>& curves,
                    const Theme& theme) {
    constexpr double kLeastLine = 15, kMostLine = 20, kAround = 7;
    const QFont font = textFont(kBookFont);
    const QFontMetricsF metrics(font);
    const double line = std::clamp((axes.height() - 20) / double(curves.size()), kLeastLine, kMostLine);
    const auto count = std::min(double(curves.size()), std::floor((axes.height() - 20) / line + 1e-9));
    if (count < 1) return;
    double width = 0;
    for (const auto& curve : curves) width = std::max(width, metrics.horizontalAdvance(curve.first));
    const double height = count * line + 6;
    const QRectF box(axes.left() + kAround, axes.bottom() - kAround - height, width + 52, height);
    QColor back = theme.surface;
    back.setAlphaF(0.8f);
    painter.setPen(QPen(theme.dark ? theme.track : QColor("#CCCCCC"), 1));
    painter.setBrush(back);
    painter.drawRoundedRect(box, 2.5, 2.5);
    painter.setFont(font);
    for (std::size_t i = 0; i < std::size_t(count); ++i) {
        const double y = box.top() + 3 + (double(i) + 0.5) * line;
        painter.setPen(curves[i].second);
        painter.drawLine(QLineF(box.left() + 6, y, box.left() + 34, y));
        painter.setPen(theme.text);
        painter.drawText(QRectF(box.left() + 43, y - 10, width + 4, 20), Qt::AlignVCenter | Qt::AlignLeft,
                         curves[i].first);
    }
    painter.setBrush(Qt::NoBrush);
}

}  // namespace attention
