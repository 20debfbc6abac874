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

void BinaryFigure::addIdleCounters(Marks& marks) const {
    const double radius = clockRadius();
    const QPen pen = strokePen(theme().control, 1);
    for (Index pair = 0; pair < pairs(); pair += clockStep()) {
        const QPointF centre = clockCentre(pair);
        marks.circle(centre, radius, pen);
        if (clockStep() > 1)
            marks.line(centre + QPointF(0, radius + 1), {centre.x(), encoding().area().top() - 2}, pen);
    }
    for (Index bit = 0; bit < shown().bits.cols(); ++bit) addSwitch(marks, bit, false, true);
}

void BinaryFigure::addSwitch(Marks& marks, Index bit, bool isOn, bool isIdle) const {
    const QRectF box = switchBox(bit);
    const double radius = box.width() / 2;
    marks.rect(box, strokePen(isOn ? inkOf(true) : theme().control, 1), inkOf(isOn), radius);
    if (isIdle || box.width() < 6) return;
    const double y = isOn ? box.top() + radius : box.bottom() - radius;
    marks.circle({box.center().x(), y}, radius - 2.5, Qt::NoPen, isOn ? theme().surface : theme().control);
}

void BinaryFigure::addSwitches(Marks& marks, Index row) const {
    for (Index bit = 0; bit < shown().bits.cols(); ++bit) addSwitch(marks, bit, shown().bits(row, bit) != 0, false);
    const double middle = m_switches.content().center().y();
    if (shown().positionOf(row) == 0 || bits().box(0, 0).width() < 24) return;
    const QPen pen = strokePen(theme().indexI, 1.5, Qt::SolidLine, Qt::RoundCap, Qt::RoundJoin);
    for (const Index bit : shown().bitsChangedTo(row)) {
        if (bit >= shown().bits.cols()) continue;
        const double x = switchBox(bit).right() + 4.5;
        const double direction = shown().bits(row, bit) != 0 ? -1 : 1;
        const QPointF tip(x, middle + 7 * direction);
        marks.line({x, middle - 7 * direction}, tip, pen);
        marks.polyline({tip + QPointF(-3, -4 * direction), tip, tip + QPointF(3, -4 * direction)}, pen);
    }
}

void BinaryFigure::addHands(Marks& marks, Index row) const {
    const bool isFirst = shown().positionOf(row) == 0;
    const double radius = clockRadius();
    QColor shade = theme().indexI;
    shade.setAlphaF(0.28F);
    for (Index pair = 0; pair < pairs(); pair += clockStep()) {
        const QPointF centre = clockCentre(pair);
        const double angle = shown().angle(row, pair);
        const double anglePerPosition = shown().frequencies[std::size_t(pair)];
        if (!isFirst && anglePerPosition > 0.01) {
            constexpr double kSixteenths = 16 * 180 / std::numbers::pi;
            const double turn = std::remainder(angle - anglePerPosition, 2 * std::numbers::pi);
            marks.pie(squareAround(centre, radius), int(std::lround(turn * kSixteenths)),
                      int(std::lround(anglePerPosition * kSixteenths)), Qt::NoPen, shade);
        }
        const QPointF tip = centre + radius * QPointF(std::cos(angle), -std::sin(angle));
        marks.line(centre, tip, strokePen(theme().indexI, radius > 12 ? 2 : 1.5, Qt::SolidLine, Qt::RoundCap));
        marks.circle(tip, radius > 12 ? 2.5 : 2, Qt::NoPen, theme().indexI);
    }
}

}  // namespace attention
