#include "ui/figure/turn.h"

#include <algorithm>
#include <cmath>
#include <numbers>

#include "ui/figure/look.h"
#include "ui/figure/marks.h"

namespace attention {
namespace {

constexpr double kTurn = 2 * std::numbers::pi;

}  // namespace

void drawHandEnd(QCPPainter& painter, const QPointF& place, double radius, bool isHollow, const Theme& theme) {
    painter.setPen(strokePen(isHollow ? theme.indexI : theme.text, 2));
    painter.setBrush(isHollow ? theme.surface : theme.text);
    painter.drawEllipse(place, isHollow ? radius : radius - 0.5, isHollow ? radius : radius - 0.5);
}

QPolygonF turnPath(double start, double angle, double inner, double outer, bool isSineRight, double* drawnAngle) {
    // More turns would only fill the ring; the label tells their number.
    const double maxTurns = std::clamp(std::floor((outer - inner) / 3.5), 2.0, 4.0);
    const double turns = std::abs(angle) / kTurn;
    double drawn = angle;
    if (turns > maxTurns) drawn = std::copysign(kTurn * (maxTurns - 1) + std::fmod(std::abs(angle), kTurn), angle);
    const double growth = turns > 1 ? (outer - inner) / std::min(turns, maxTurns) : 0;
    const int steps = std::clamp(int(std::abs(drawn) * outer / 3), 2, 420);
    QPolygonF points;
    for (int k = 0; k <= steps; ++k) {
        const double turned = drawn * k / steps;
        const double radius = inner + growth * std::abs(turned) / kTurn;
        const double sine = std::sin(start + turned), cosine = std::cos(start + turned);
        points += radius * (isSineRight ? QPointF(sine, -cosine) : QPointF(cosine, -sine));
    }
    if (drawnAngle) *drawnAngle = drawn;
    return points;
}

QPolygonF drawTurnSector(QCPPainter& painter, const Theme& theme, const QPointF& centre, double start, double angle,
                         double inner, double outer, double rim, bool isSineRight) {
    double drawn = 0;
    const QPolygonF points = turnPath(start, angle, inner, outer, isSineRight, &drawn).translated(centre);
    QColor ground = theme.indexDelta;
    ground.setAlphaF(theme.isDark ? 0.20F : 0.16F);
    painter.setPen(Qt::NoPen);
    painter.setBrush(ground);
    if (std::abs(drawn) >= kTurn) {
        painter.drawEllipse(centre, inner, inner);
    } else {
        QPolygonF sector = points;
        sector.prepend(centre);
        painter.drawPolygon(sector);
    }
    painter.setBrush(Qt::NoBrush);
    if (rim <= 0) return points;
    painter.setPen(strokePen(theme.indexDelta, rim, Qt::SolidLine, Qt::FlatCap));
    painter.drawPolyline(points);
    return points;
}

QPolygonF addTurnSector(Marks& marks, const Theme& theme, const QPointF& centre, double start, double angle,
                        double inner, double outer, double rim, bool isSineRight) {
    marks.block([=, &theme](QCPPainter& painter) {
        drawTurnSector(painter, theme, centre, start, angle, inner, outer, rim, isSineRight);
    });
    return turnPath(start, angle, inner, outer, isSineRight).translated(centre);
}

}  // namespace attention
