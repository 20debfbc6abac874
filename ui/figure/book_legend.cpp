#include "ui/figure/book_legend.h"

#include <algorithm>
#include <array>
#include <cmath>

#include "ui/figure/figure.h"
#include "ui/figure/look.h"
#include "ui/figure/text_width.h"

namespace attention {

QPen bookPen(std::size_t curve, double width, const Theme& theme) {
    static const std::array<QColor, 4> onLight{"#1F77B4", "#BF00BF", "#008000", "#FF0000"};
    static const std::array<QColor, 4> onDark{"#6BB0E0", "#E27BE2", "#5FC05F", "#FF7A7A"};
    static const std::array<QVector<qreal>, 4> dashes{QVector<qreal>{}, {3.7, 1.6}, {6.4, 1.6, 1, 1.6}, {1, 1.65}};
    const std::size_t kind = curve % onLight.size();
    QPen pen = strokePen((theme.isDark ? onDark : onLight)[kind], width, Qt::SolidLine, Qt::FlatCap, Qt::BevelJoin);
    if (!dashes[kind].isEmpty()) pen.setDashPattern(dashes[kind]);
    return pen;
}

void addBookLegend(Marks& marks, const QRectF& axes, const std::vector<std::pair<QString, QPen>>& curves,
                   const Theme& theme) {
    constexpr double kMinLine = 15, kMaxLine = 20, kMargin = 7;
    const QFont font = textFont(kBookFontSize);
    const double line = std::clamp((axes.height() - 20) / double(curves.size()), kMinLine, kMaxLine);
    const auto count = std::min(double(curves.size()), std::floor((axes.height() - 20) / line + 1e-9));
    if (count < 1) return;
    double width = 0;
    for (const auto& curve : curves) width = std::max(width, textWidth(curve.first, font));
    const double height = count * line + 6;
    const QRectF box(axes.left() + kMargin, axes.bottom() - kMargin - height, width + 52, height);
    QColor back = theme.surface;
    back.setAlphaF(0.8f);
    marks.rect(box, strokePen(theme.isDark ? theme.track : QColor("#CCCCCC"), 1), back, 2.5);
    for (std::size_t i = 0; i < std::size_t(count); ++i) {
        const double y = box.top() + 3 + (double(i) + 0.5) * line;
        marks.line(QLineF(box.left() + 6, y, box.left() + 34, y), curves[i].second);
        marks.label(QRectF(box.left() + 43, y - 10, width + 4, 20), Qt::AlignVCenter | Qt::AlignLeft, curves[i].first,
                    font, theme.text);
    }
}

}  // namespace attention
