#include "ui/figure/tags.h"

#include <algorithm>
#include <cmath>

#include "ui/figure/look.h"
#include "ui/figure/shapes.h"
#include "ui/figure/text_width.h"

namespace attention {
namespace {

constexpr double kTagHeight = 18;
constexpr double kTagPadding = 6;

QFont tagFont() {
    return textFont(font_size::kAxis, QFont::DemiBold);
}

/// More pixels than any picture has.
constexpr double kUnbounded = 1e6;

}  // namespace

bool tagTouches(const QCPAxis& axis, double tagged, const QString& tag, double tick, const QString& number) {
    const QFontMetricsF metrics(axis.tickLabelFont());
    const double reach = axis.orientation() == Qt::Horizontal
                             ? (textWidth(tag, tagFont()) + metrics.horizontalAdvance(number)) / 2 + kTagPadding + 4
                             : (kTagHeight + metrics.capHeight()) / 2 + 2;
    return std::abs(axis.coordToPixel(tick) - axis.coordToPixel(tagged)) < reach;
}

QRectF drawTag(QCPPainter& painter, const QString& text, QPointF centre, const QRectF& inside, const QColor& fill,
               const QColor& ink) {
    const QFont font = tagFont();
    QRectF tag(0, 0, textWidth(text, font) + 2 * kTagPadding, kTagHeight);
    tag.moveCenter(centre);
    if (tag.left() < inside.left()) tag.moveLeft(inside.left());
    if (tag.right() > inside.right()) tag.moveRight(inside.right());
    if (tag.top() < inside.top()) tag.moveTop(inside.top());
    if (tag.bottom() > inside.bottom()) tag.moveBottom(inside.bottom());
    painter.setAntialiasing(true);
    painter.setPen(Qt::NoPen);
    painter.setBrush(fill);
    painter.drawRoundedRect(tag, 4, 4);
    painter.setPen(ink);
    painter.setFont(font);
    drawLabelText(painter, tag, Qt::AlignCenter, text);
    return tag;
}

void drawPill(QCPPainter& painter, const QRectF& box, const QColor& fill) {
    painter.setPen(Qt::NoPen);
    painter.setBrush(fill);
    painter.drawRoundedRect(box, box.height() / 2, box.height() / 2);
    painter.setBrush(Qt::NoBrush);
}

void drawAxisTag(QCPPainter& painter, const QCPAxis& axis, double coordinate, const QString& text, const QColor& fill,
                 const Theme& theme) {
    const QRectF rect = axis.axisRect()->rect();
    const bool horizontal = axis.orientation() == Qt::Horizontal;
    const double place = axis.coordToPixel(coordinate);
    const QRectF inside = axis.parentPlot()->viewport();
    painter.save();
    // A number that the tag would cover partly is erased completely.
    const QList<double> ticks = axis.tickVector();
    const QList<QString> labels = axis.tickVectorLabels();
    for (qsizetype i = 0; i < std::min(ticks.size(), labels.size()); ++i) {
        if (labels[i].isEmpty() || !axis.range().contains(ticks[i]) ||
            !tagTouches(axis, coordinate, text, ticks[i], labels[i]))
            continue;
        const double tick = axis.coordToPixel(ticks[i]);
        const double width = textWidth(labels[i], axis.tickLabelFont()) + 4;
        clearGround(painter,
                    horizontal ? QRectF(tick - width / 2, rect.bottom() + 5, width, kTagHeight)
                               : QRectF(rect.left() - 6 - width, tick - kTagHeight / 2, width, kTagHeight),
                    theme.surface);
    }
    const QPointF centre = horizontal ? QPointF(place, rect.bottom() + 14) : QPointF(rect.left() - 17, place);
    drawTag(painter, text, centre, inside, fill, theme.onIndex);
    painter.restore();
}

void drawTagBeside(QCPPainter& painter, const QString& text, const QPointF& edge, bool isLeft, const QRectF& inside,
                   const QColor& fill, const Theme& theme) {
    const double half = textWidth(text, textFont(font_size::kAxis, QFont::DemiBold)) / 2 + 8;
    drawTag(painter, text, edge + QPointF(isLeft ? -half : half, 0), inside, fill, theme.onIndex);
}

void drawUprightTag(QCPPainter& painter, const QString& text, const QPointF& top, const QColor& fill,
                    const Theme& theme) {
    painter.save();
    painter.translate(top);
    painter.rotate(-90);
    drawTagBeside(painter, text, {0, 0}, true, QRectF(-kUnbounded, -kUnbounded, 2 * kUnbounded, 2 * kUnbounded), fill,
                  theme);
    painter.restore();
}

}  // namespace attention
