#include "ui/figure/clock.h"

#include <algorithm>
#include <cmath>
#include <numbers>

#include <QLineF>

#include "ui/figure/look.h"

namespace attention {
namespace {

/// The dial's radius as a fraction of half the square's side.
constexpr double kRadius = 0.9;
/// The radius of the arc that shows the angle, as a fraction of the dial's radius.
constexpr double kArcRadius = 0.4;
/// Strokes have their nominal widths in a square of this side, in pixels.
constexpr double kNominalSide = 84;

QPointF centreOf(const QRectF& square) {
    // On the middle of a pixel, so that the axes are sharp.
    return {std::floor(square.center().x()) + 0.5, std::floor(square.center().y()) + 0.5};
}

double radiusOf(const QRectF& square) {
    return kRadius * (std::min(square.width(), square.height()) / 2 - 0.5);
}

}  // namespace

QPointF clockTip(const QRectF& square, double angle) {
    return centreOf(square) + radiusOf(square) * QPointF(std::cos(angle), -std::sin(angle));
}

void drawClock(QPainter& painter, const QRectF& square, double angle, bool sine, const Theme& theme) {
    const QPointF centre = centreOf(square);
    const double radius = radiusOf(square);
    const double stroke = std::max(1.0, radius / (kRadius * kNominalSide / 2));
    const QPointF tip = clockTip(square, angle);
    painter.save();
    painter.setRenderHint(QPainter::Antialiasing);
    painter.setBrush(Qt::NoBrush);
    painter.setPen(strokePen(theme.track, 1, Qt::SolidLine, Qt::FlatCap));
    painter.drawLine(centre - QPointF(radius / kRadius, 0), centre + QPointF(radius / kRadius, 0));
    painter.drawLine(centre - QPointF(0, radius / kRadius), centre + QPointF(0, radius / kRadius));
    painter.setPen(strokePen(theme.control, stroke));
    painter.drawEllipse(centre, radius, radius);

    const double turn = 2 * std::numbers::pi;
    const double withinTurn = angle - turn * std::floor(angle / turn);
    painter.setPen(strokePen(theme.muted, 1.25 * stroke));
    // QPainter counts in sixteenths of a degree.
    painter.drawArc(
        QRectF(centre - QPointF(kArcRadius, kArcRadius) * radius, 2 * QSizeF(kArcRadius, kArcRadius) * radius), 0,
        int(std::lround(withinTurn / turn * 360 * 16)));

    const QPointF foot = sine ? QPointF(tip.x(), centre.y()) : centre;
    painter.setPen(strokePen(theme.text, 3 * stroke, Qt::SolidLine, Qt::FlatCap));
    painter.drawLine(foot, QPointF(tip.x(), sine ? tip.y() : centre.y()));
    painter.setPen(strokePen(theme.indexI, 2 * stroke, Qt::SolidLine, Qt::RoundCap));
    painter.drawLine(centre, tip);
    painter.setPen(Qt::NoPen);
    painter.setBrush(theme.indexI);
    painter.drawEllipse(tip, 4 * stroke, 4 * stroke);
    painter.restore();
}

bool isOnHand(const QPointF& place, const QPointF& centre, const QPointF& tip, double reach) {
    const QPointF along = tip - centre;
    const double t = QPointF::dotProduct(place - centre, along) / QPointF::dotProduct(along, along);
    return QLineF(place, tip).length() <= reach ||
           (t > 0.5 && t <= 1 && QLineF(place, centre + t * along).length() <= reach / 2);
}

double handAngle(const QPointF& direction, bool isSineRight) {
    return isSineRight ? std::atan2(direction.x(), -direction.y()) : std::atan2(-direction.y(), direction.x());
}

}  // namespace attention
