#include "ui/figure/point_labels.h"

#include <algorithm>
#include <cmath>

#include "ui/figure/elided_text.h"
#include "ui/figure/look.h"
#include "ui/figure/parts/large_value.h"
#include "ui/figure/shapes.h"
#include "ui/figure/text_width.h"

namespace attention {
namespace {

/// Pixels from a point to what stands beside it, of its line, and of the gap between two points that is named.
constexpr double kBeside = 12, kLine = 22, kNamedGap = 36;
/// A curve that falls or rises by more is kept free.
constexpr double kSteep = 3;

}  // namespace

void drawPointLabel(QCPPainter& painter, const PointLabel& label, const QRectF& area, const Theme& theme) {
    const QFont font = textFont(font_size::kClaim, QFont::DemiBold);
    const double width = std::ceil(textWidth(label.text, font)) + 1;
    const QPointF& point = label.point;
    const bool isRight = std::abs(label.fall) > kSteep && label.isAbove == (label.fall > 0)
                             ? point.x() + kBeside + width < area.right()
                             : point.x() - kBeside - width < area.left();
    const QRectF room(isRight ? point.x() + kBeside : point.x() - kBeside - width,
                      label.isAbove ? std::max(area.top(), point.y() - kBeside - kLine)
                                    : std::min(area.bottom() - kLine, point.y() + kBeside),
                      width, kLine);
    clearGround(painter, room, theme.surface);
    drawElided(painter, room, Qt::AlignLeft | Qt::AlignVCenter, label.text, font, label.ink);
}

void drawBracket(QCPPainter& painter, double x, double top, double bottom, double in, const QColor& ink) {
    painter.setBrush(Qt::NoBrush);
    painter.setPen(strokePen(ink, 2, Qt::SolidLine, Qt::FlatCap, Qt::MiterJoin));
    painter.drawPolyline(QPolygonF{{x + in, top}, {x, top}, {x, bottom}, {x + in, bottom}});
}

void drawNamedGap(QCPPainter& painter, const QLineF& points, const QString& number, const QString& words,
                  const QRectF& area, bool isLeft, const Theme& theme) {
    const double top = std::min(points.y1(), points.y2()) + kBeside;
    const double bottom = std::max(points.y1(), points.y2()) - kBeside;
    if (bottom - top < kNamedGap) return;
    const double width = 4 + std::max(textWidth(number, textFont(font_size::kBigValue, QFont::DemiBold)),
                                      textWidth(words, textFont(font_size::kAxis)));
    if (isLeft && points.x1() - 2 * kBeside - width < area.left()) return;
    const bool isRight = !isLeft && points.x1() + 2 * kBeside + width < area.right();
    const double x = points.x1() + (isRight ? kBeside : -kBeside);
    drawBracket(painter, x, top, bottom, isRight ? -kBeside / 2 : kBeside / 2, theme.text);
    const double height = largeValueHeight(font_size::kBigValue, true);
    const QRectF room(isRight ? x + kBeside : x - kBeside - width, (top + bottom - height) / 2, width, height);
    drawLargeValue(painter, room, number, {words}, font_size::kBigValue, isRight ? Qt::AlignLeft : Qt::AlignRight,
                   theme);
}

}  // namespace attention
