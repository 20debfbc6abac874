#include <algorithm>
#include <cmath>
#include <cstdlib>

#include <QPainterPath>

#include "ui/exhibits/relative_shift/figure.h"
#include "ui/exhibits/relative_shift/words.h"
#include "ui/figure/arrow_head.h"
#include "ui/text/number_words.h"

namespace attention {
namespace {

/// " + 3" or " − 3".
QString signedTerm(std::int64_t value) {
    return (value < 0 ? QStringLiteral(" − ") : QStringLiteral(" + ")) + wholeNumber(std::abs(value));
}

}  // namespace

void ShiftFigure::drawRoads(QCPPainter& painter) const {
    if (!m_roadsTitle.isValid()) return;
    const RelativeShiftStudy& s = shown();
    drawRule(painter, m_roadsTitle.top() - 6);
    const bool isOne = s.first == 0 || s.second() == 0;
    const QString title =
        wholeNumber(s.target()) + QStringLiteral(" = ") + wholeNumber(s.shift.position) + signedTerm(s.shift.offset) +
        (isOne ? QString()
               : QStringLiteral(" = ") + wholeNumber(s.shift.position) + signedTerm(s.first) + signedTerm(s.second()));
    drawTwoWeights(
        painter, m_roadsTitle, title,
        isOne
            ? ShiftWords::tr("one road")
            : ShiftWords::tr("two roads to the same row, apart by %1 at most").arg(significantNumber(s.composition, 2)),
        theme().text);
    drawLine(painter);
}

void ShiftFigure::drawLine(QCPPainter& painter) const {
    const RelativeShiftStudy& s = shown();
    const Index start = s.shift.position;
    const Index middle = start + s.first;
    const Index end = s.target();
    const Index least = std::min({start, middle, end});
    const Index most = std::max({start, middle, end});
    const double margin = 26;
    const double left = m_line.left() + margin;
    const double right = m_line.right() - margin;
    // A few more on either side, so that one sees that the line goes on.
    constexpr Index kMostDots = 30;
    const bool hasDots = most - least <= kMostDots;
    const double more = hasDots ? (most - least < 3 ? 2 : 1) : double(most - least) * 0.04;
    const double from = double(least) - more;
    const double to = double(most) + more;
    const auto x = [&](double position) { return left + (right - left) * (position - from) / (to - from); };
    const double y = std::round(m_line.center().y() - 2) + 0.5;
    const QFont font = textFont(type::kAxis, QFont::DemiBold);
    const QFontMetricsF metrics(font);

    painter.setPen(QPen(theme().control, 1.5));
    painter.drawLine(QPointF(m_line.left(), y), QPointF(m_line.right(), y));
    if (hasDots)
        for (double p = from; p <= to; ++p) {
            painter.setPen(Qt::NoPen);
            painter.setBrush(theme().control);
            painter.drawEllipse(QPointF(x(p), y), 3, 3);
        }

    const double radius = 10;
    const double height = std::min(m_line.height() / 2 - radius - 10, 52.0);
    const auto longest = double(std::max<Index>(1, most - least));
    std::vector<QRectF> names;
    const auto road = [&](Index a, Index b, double side, const QString& name, double depth) {
        if (a == b) return;
        const double x0 = x(double(a));
        const double x1 = x(double(b));
        const double way = x1 > x0 ? 1 : -1;
        const double bow = height * depth;
        const QPointF p0(x0 + way * 2, y + side * (radius + 2));
        const QPointF p3(x1 - way * 3, y + side * (radius + 3));
        const double pull = std::min(std::abs(x1 - x0) * 0.3, 60.0) * way;
        QPainterPath path(p0);
        path.cubicTo(p0 + QPointF(pull * 0.4, side * bow * 1.3), p3 + QPointF(-pull * 0.4, side * bow * 1.3), p3);
        painter.setBrush(Qt::NoBrush);
        painter.setPen(QPen(theme().indexDelta, 2.2, Qt::SolidLine, Qt::FlatCap));
        painter.drawPath(path);
        const QPointF before = path.pointAtPercent(0.97);
        const QPointF tip = p3;
        drawArrowHead(painter, tip, std::atan2(tip.y() - before.y(), tip.x() - before.x()),
                      std::min(10.0, 4 + std::abs(x1 - x0) * 0.15), theme().indexDelta);
        const QPointF apex = path.pointAtPercent(0.5);
        const double width = metrics.horizontalAdvance(name);
        QRectF label(0, 0, width + 12, 17);
        label.moveCenter(apex);
        if (std::abs(x1 - x0) < width + 44) {
            // Too short for a name on it: beside the upper road, where nothing else runs, and under a lower one.
            const double outer = std::max(x0, x1) + 6 + label.width() / 2;
            const double inner = std::min(x0, x1) - 6 - label.width() / 2;
            label.moveCenter(side > 0
                                 ? QPointF(apex.x(), apex.y() + 13)
                                 : QPointF(outer + label.width() / 2 < m_line.right() ? outer : inner, apex.y() + 2));
        }
        label.moveLeft(std::max(m_line.left(), std::min(label.left(), m_line.right() - label.width())));
        if (!m_line.adjusted(0, -3, 0, 3).contains(label)) return;
        // Two short roads have no room for both names; the panel beside has them.
        if (std::any_of(names.begin(), names.end(), [&](const QRectF& other) { return other.intersects(label); }))
            return;
        names.push_back(label);
        painter.fillRect(label, theme().surface);
        painter.setFont(font);
        painter.setPen(theme().indexDelta);
        painter.drawText(label, Qt::AlignCenter, name);
    };
    const auto named = [&](const QString& letter, Index value) {
        return letter + QStringLiteral(" = ") + wholeNumber(value);
    };
    road(start, end, -1, named(QStringLiteral("δ"), s.shift.offset), 1);
    if (s.first != 0 && s.second() != 0) {
        // Two roads that lead over the same ground bow differently.
        const bool isBack = (s.first > 0) != (s.second() > 0);
        const auto bow = [&](Index length) {
            return std::clamp(std::sqrt(double(std::abs(length)) / longest), 0.55, 1.0);
        };
        road(start, middle, 1, named(QStringLiteral("a"), s.first), isBack ? 1 : bow(s.first));
        road(middle, end, 1, named(QStringLiteral("b"), s.second()), isBack ? 0.55 : bow(s.second()));
    }

    std::vector<QRectF> taken;
    const auto node = [&](Index position, int kind) {
        const QString text = wholeNumber(position);
        const double width = std::max(2 * radius, metrics.horizontalAdvance(text) + 10);
        QRectF box(0, 0, width, 2 * radius);
        box.moveCenter({x(double(position)), y});
        const bool isFree = std::none_of(taken.begin(), taken.end(), [&](const QRectF& other) {
            return other.intersects(box.adjusted(-2, 0, 2, 0));
        });
        const QColor ink = kind == 0 ? theme().indexI : theme().text;
        if (!isFree) {
            // No room for its number, which the title has.
            painter.setPen(QPen(theme().text, 1.5));
            painter.setBrush(theme().surface);
            painter.drawEllipse(box.center(), 4, 4);
            return;
        }
        taken.push_back(box);
        painter.setPen(QPen(kind == 2 ? theme().text : kind == 0 ? theme().indexI : theme().control, 2));
        painter.setBrush(kind == 2 ? theme().text : theme().surface);
        painter.drawRoundedRect(box, radius, radius);
        painter.setFont(font);
        painter.setPen(kind == 2 ? theme().surface : ink);
        painter.drawText(box, Qt::AlignCenter, text);
    };
    node(end, 2);
    if (start != end) node(start, 0);
    if (s.first != 0 && s.second() != 0 && middle != start && middle != end) node(middle, 1);
}

}  // namespace attention
