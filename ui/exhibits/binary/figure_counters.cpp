#include <algorithm>
#include <cmath>
#include <numbers>

#include "ui/exhibits/binary/figure.h"
#include "ui/figure/look.h"

namespace attention {
namespace {

constexpr double kMinClock = 18, kMaxClock = 34;

}  // namespace

QRectF BinaryFigure::switchBox(Index bit) const {
    const double width = std::clamp(bits().box(0, 0).width() - 6, 4.0, 14.0);
    QRectF box(0, 0, width, 2 * width);
    box.moveCenter({bitCentre(bit), m_switches.content().center().y()});
    return box;
}

Index BinaryFigure::clockStep() const {
    Index step = 1;
    while (double(step) * pairPitch() < kMinClock + 2 && step < pairs()) step *= 2;
    return step;
}

double BinaryFigure::clockRadius() const {
    return std::min(kMaxClock, std::max(kMinClock, double(clockStep()) * pairPitch() - 3)) / 2;
}

void BinaryFigure::drawIdleCounters(QCPPainter& painter) const {
    const double radius = clockRadius();
    painter.setBrush(Qt::NoBrush);
    painter.setPen(strokePen(theme().control, 1));
    for (Index pair = 0; pair < pairs(); pair += clockStep()) {
        const QPointF centre = clockCentre(pair);
        painter.drawEllipse(centre, radius, radius);
        if (clockStep() > 1)
            painter.drawLine(QLineF(centre + QPointF(0, radius + 1), {centre.x(), encoding().area().top() - 2}));
    }
    for (Index bit = 0; bit < shown().bits.cols(); ++bit) drawSwitch(painter, bit, false, true);
}

void BinaryFigure::drawSwitch(QCPPainter& painter, Index bit, bool isOn, bool isIdle) const {
    const QRectF box = switchBox(bit);
    const double radius = box.width() / 2;
    painter.setPen(strokePen(isOn ? inkOf(true) : theme().control, 1));
    painter.setBrush(isOn ? inkOf(true) : inkOf(false));
    painter.drawRoundedRect(box, radius, radius);
    if (isIdle || box.width() < 6) return;
    painter.setBrush(isOn ? theme().surface : theme().control);
    painter.setPen(Qt::NoPen);
    const double y = isOn ? box.top() + radius : box.bottom() - radius;
    painter.drawEllipse(QPointF(box.center().x(), y), radius - 2.5, radius - 2.5);
}

void BinaryFigure::drawSwitches(QCPPainter& painter, Index row) const {
    for (Index bit = 0; bit < shown().bits.cols(); ++bit) drawSwitch(painter, bit, shown().bits(row, bit) != 0, false);
    const double middle = m_switches.content().center().y();
    if (shown().positionOf(row) == 0 || bits().box(0, 0).width() < 24) return;
    for (const Index bit : shown().bitsChangedTo(row)) {
        if (bit >= shown().bits.cols()) continue;
        const double x = switchBox(bit).right() + 4.5;
        const double up = shown().bits(row, bit) != 0 ? -1 : 1;
        const QPointF tip(x, middle + 7 * up);
        painter.setPen(strokePen(theme().indexI, 1.5, Qt::SolidLine, Qt::RoundCap, Qt::RoundJoin));
        painter.setBrush(Qt::NoBrush);
        painter.drawLine(QLineF(x, middle - 7 * up, tip.x(), tip.y()));
        painter.drawPolyline(QPolygonF{tip + QPointF(-3, -4 * up), tip, tip + QPointF(3, -4 * up)});
    }
}

void BinaryFigure::drawHands(QCPPainter& painter, Index row) const {
    const bool isFirst = shown().positionOf(row) == 0;
    const double radius = clockRadius();
    QColor shade = theme().indexI;
    shade.setAlphaF(0.28F);
    for (Index pair = 0; pair < pairs(); pair += clockStep()) {
        const QPointF centre = clockCentre(pair);
        const double angle = shown().angle(row, pair);
        const double step = shown().frequencies[std::size_t(pair)];
        if (!isFirst && step > 0.01) {
            constexpr double kSixteenths = 16 * 180 / std::numbers::pi;
            const double turn = std::remainder(angle - step, 2 * std::numbers::pi);
            painter.setPen(Qt::NoPen);
            painter.setBrush(shade);
            painter.drawPie(QRectF(centre - QPointF(radius, radius), 2 * QSizeF(radius, radius)),
                            int(std::lround(turn * kSixteenths)), int(std::lround(step * kSixteenths)));
        }
        const QPointF tip = centre + radius * QPointF(std::cos(angle), -std::sin(angle));
        painter.setPen(strokePen(theme().indexI, radius > 12 ? 2 : 1.5, Qt::SolidLine, Qt::RoundCap));
        painter.drawLine(QLineF(centre, tip));
        painter.setPen(Qt::NoPen);
        painter.setBrush(theme().indexI);
        const double dot = radius > 12 ? 2.5 : 2;
        painter.drawEllipse(tip, dot, dot);
    }
}

}  // namespace attention
