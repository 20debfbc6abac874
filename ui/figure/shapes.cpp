#include "ui/figure/shapes.h"

#include <cmath>
#include <numbers>

#include <QPaintEngine>

#include "ui/figure/look.h"

namespace attention {

void setHasGround(QPainter& painter, bool hasGround) {
    // The painter's background brush is free for this: figures never draw with it, and save() and restore() keep it.
    painter.setBackground(hasGround ? QBrush(Qt::white) : QBrush(Qt::NoBrush));
}

bool clearGround(QPainter& painter, const QRectF& room, const QColor& surface) {
    if (painter.background().style() != Qt::NoBrush) {
        painter.fillRect(room, surface);
        return true;
    }
    if (!painter.paintEngine() || painter.paintEngine()->type() != QPaintEngine::Raster) return false;
    painter.save();
    painter.setCompositionMode(QPainter::CompositionMode_Clear);
    painter.fillRect(room, Qt::black);
    painter.restore();
    return true;
}

void drawArrowHead(QCPPainter& painter, const QPointF& tip, double direction, double length, const QColor& ink) {
    constexpr double kHalfAngle = 0.46;
    const auto corner = [&](double turn) {
        return tip + length * QPointF(std::cos(direction + turn), std::sin(direction + turn));
    };
    painter.setPen(Qt::NoPen);
    painter.setBrush(ink);
    painter.drawPolygon(QPolygonF({tip, corner(std::numbers::pi - kHalfAngle), corner(std::numbers::pi + kHalfAngle)}));
}

void drawConnector(QCPPainter& painter, const QPolygonF& points, const QColor& ink, double width) {
    constexpr double kHead = 4.5;
    painter.setPen(strokePen(ink, width, Qt::SolidLine, Qt::FlatCap, Qt::MiterJoin));
    painter.setBrush(Qt::NoBrush);
    painter.drawPolyline(points);
    const QLineF last(points.back(), points[points.size() - 2]);
    if (last.length() < 1) return;
    const double head = kHead + width - kConnector;
    const QPointF along = QPointF(last.dx(), last.dy()) / last.length() * head;
    const QPointF across(-along.y(), along.x());
    painter.drawPolyline(QPolygonF{points.back() + along + across, points.back(), points.back() + along - across});
}

QRectF squareAround(const QPointF& centre, double radius) {
    return {centre.x() - radius, centre.y() - radius, 2 * radius, 2 * radius};
}

void drawCasedRing(QCPPainter& painter, const QPointF& centre, double radius, const QPen& pen, const QColor& casing,
                   double rim) {
    painter.setBrush(Qt::NoBrush);
    painter.setPen(strokePen(casing, rim));
    painter.drawEllipse(centre, radius, radius);
    painter.setPen(pen);
    painter.drawEllipse(centre, radius, radius);
}

void drawCasedLine(QCPPainter& painter, const QLineF& line, const QColor& colour, double width, const QColor& casing) {
    painter.setPen(strokePen(casing, width + 2, Qt::SolidLine, Qt::FlatCap));
    painter.drawLine(line);
    painter.setPen(strokePen(colour, width, Qt::SolidLine, Qt::FlatCap));
    painter.drawLine(line);
}

void drawCasedBox(QCPPainter& painter, const QRectF& box, const QColor& colour, double width, const QColor& casing,
                  double rim) {
    painter.setBrush(Qt::NoBrush);
    painter.setPen(strokePen(casing, width + 2 * rim, Qt::SolidLine, Qt::SquareCap, Qt::MiterJoin));
    painter.drawRect(box);
    painter.setPen(strokePen(colour, width, Qt::SolidLine, Qt::SquareCap, Qt::MiterJoin));
    painter.drawRect(box);
}

}  // namespace attention
