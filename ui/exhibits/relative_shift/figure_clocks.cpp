#include <algorithm>
#include <cmath>
#include <numbers>

#include "ui/exhibits/relative_shift/figure.h"
#include "ui/exhibits/relative_shift/words.h"
#include "ui/figure/arrow_head.h"
#include "ui/text/number_words.h"

namespace attention {
namespace {

constexpr double kLeastLarge = 38;
constexpr double kLargestClock = 168;
constexpr double kLargeLabel = 19;
constexpr double kBeforeAngle = 7;
/// Where clocks have less height, their axes have no names.
constexpr double kLeastForNames = 120;

}  // namespace

const ShiftFigure::ClockFace* ShiftFigure::clockAt(const QPointF& place) const {
    for (const ClockFace& face : m_clocks)
        if (QLineF(face.centre, place).length() <= face.radius + 2 || face.label.contains(place)) return &face;
    return nullptr;
}

std::optional<Index> ShiftFigure::clockBelow(Index pair, int rows) const {
    const bool isSmall = pair >= m_large;
    const Index first = isSmall ? m_large : 0;
    const Index end = std::min<Index>(isSmall ? Index(m_smallEnd) : m_large, Index(m_clocks.size()));
    if (pair < first || pair >= end) return std::nullopt;
    const Index columns = isSmall ? m_smallColumns : m_largeColumns;
    const Index last = rows < 0 ? (pair - first) / columns : (end - 1 - pair) / columns;
    return pair + columns * (rows < 0 ? -1 : 1) * std::min<Index>(std::abs(rows), last);
}

ShiftFigure::LargeClocks ShiftFigure::largeClocks(const QRectF& room, Index large) const {
    const Index small = shown().pairs() - large;
    LargeClocks plan{.room = room};
    if (small > 0) {
        const double share = small <= 8 ? 0.3 : small <= 24 ? 0.34 : small <= 72 ? 0.46 : 0.52;
        plan.room.setWidth(room.width() * (1 - share) - 14);
    }
    // "sin" stands above the first clock, "cos" beside it.
    const bool isNamed = room.height() >= kLeastForNames;
    plan.room.setTop(room.top() + (isNamed ? 15 : 2));
    const double gap = isNamed ? 27 : 14;
    for (Index c = 1; c <= large; ++c) {
        const Index rows = (large + c - 1) / c;
        // A last row that is half empty looks as if something were missing.
        if (rows * c - large > 1) continue;
        const double size =
            std::floor(std::min({plan.room.width() / double(c) - gap,
                                 (plan.room.height() + 4) / double(rows) - kLargeLabel - 4, kLargestClock}));
        if (size < plan.size) continue;
        plan.size = size;
        plan.columns = c;
    }
    return plan;
}

void ShiftFigure::arrangeClocks(const QRectF& room) {
    m_large = std::min<Index>(shown().pairs(), kMostLarge);
    LargeClocks plan = largeClocks(room, m_large);
    if (plan.size < kLeastLarge && shown().pairs() > kMostLarge) {
        // Fewer, so that hands can be taken.
        m_large = kMostLarge / 2;
        plan = largeClocks(room, m_large);
    }
    const Index large = m_large;
    const Index small = shown().pairs() - large;
    const auto& [forLarge, columns, size] = plan;
    m_largeColumns = columns;
    m_named = room.height() >= kLeastForNames && size >= 40;
    if (size < 16) return;
    const Index rows = (large + columns - 1) / columns;
    const double across = std::min(size * 1.5, columns > 1 ? (forLarge.width() - size) / double(columns - 1) : 0);
    const double downwards = std::min(size + kLargeLabel + 26, forLarge.height() / double(rows));
    for (Index k = 0; k < large; ++k) {
        const QPointF corner(forLarge.left() + double(k % columns) * across,
                             forLarge.top() + double(k / columns) * downwards);
        // No wider than its clock in the first column, where there is nothing to the left.
        const double pitch = std::min(columns > 1 ? across : forLarge.width(), size + 14);
        m_clocks.push_back(
            {.pair = k,
             .centre = {std::floor(corner.x() + size / 2) + 0.5, std::floor(corner.y() + size / 2) + 0.5},
             .radius = size / 2 - kRing - 1,
             .isLarge = true,
             .label = QRectF(corner.x() + size / 2 - pitch / 2 + 2, corner.y() + size + 1, pitch - 4, 17)});
    }
    // All are called alike, by the word or by the number alone.
    m_longNames = std::all_of(m_clocks.begin(), m_clocks.end(), [&](const ClockFace& face) {
        const QString name = ShiftWords::tr("pair %1").arg(wholeNumber(face.pair));
        const QString angle = ShiftWords::degrees(shown().encoding.angles[face.pair]);
        return QFontMetricsF(textFont(type::kAxis, QFont::DemiBold)).horizontalAdvance(name) + kBeforeAngle +
                   QFontMetricsF(textFont(type::kAxis)).horizontalAdvance(angle) <=
               face.label.width();
    });
    const double bottom = forLarge.top() + double(rows - 1) * downwards + size + kLargeLabel;
    if (small == 0) return;
    QRectF forSmall = room;
    forSmall.setLeft(forLarge.right() + 28);
    // Beside the legend, whose row it shares.
    m_smallTitle =
        QRectF(forSmall.left(), m_legend.isValid() ? m_legend.top() : room.top(), forSmall.width(), kLegendHeight - 4);
    forSmall.setTop(m_legend.isValid() ? room.top() + 6 : m_smallTitle.bottom() + 2);
    // A few stand as high as the large ones; many take what there is.
    forSmall.setBottom(small > 24 ? room.bottom() : std::min(bottom, room.bottom()));
    arrangeSmall(forSmall, large, small);
}

void ShiftFigure::arrangeSmall(QRectF room, Index first, Index count) {
    constexpr double kLabel = 13;
    constexpr double kLeastNamed = 24;
    constexpr double kLeast = 7;
    const auto fits = [&](double size, double label, double width) {
        const Index columns = Index(width / (size + 4));
        return columns >= 1 && double((count + columns - 1) / columns) * (size + label + 2.5) <= room.height();
    };
    m_smallNumbers = 0;
    double size = 40;
    double label = kLabel;
    while (size >= kLeastNamed && !fits(size, label, room.width())) size -= 1;
    if (size < kLeastNamed) {
        // Too many for a number each: the first of every row has one.
        label = 0;
        m_smallNumbers = QFontMetricsF(textFont(type::kSmallest)).horizontalAdvance(wholeNumber(first + count - 1)) + 8;
        room.setLeft(room.left() + m_smallNumbers);
        while (size > kLeast && !fits(size, label, room.width())) size -= 0.5;
    }
    const Index most = std::max<Index>(1, Index(room.width() / (size + 4)));
    const Index rows =
        std::min<Index>((count + most - 1) / most, std::max<Index>(1, Index(room.height() / (size + label + 2.5))));
    // As many in each row as make the last one as long as the others.
    const Index columns = std::min(most, (count + rows - 1) / rows);
    const double across = room.width() / double(columns);
    const double downwards = std::min(room.height() / double(rows), size + label + 24);
    for (Index k = 0; k < std::min(count, rows * columns); ++k) {
        const QPointF centre(room.left() + (double(k % columns) + 0.5) * across,
                             room.top() + double(k / columns) * downwards + size / 2);
        ClockFace face{.pair = first + k, .centre = centre, .radius = size / 2 - 1, .isLarge = false, .label = {}};
        if (label > 0) face.label = QRectF(centre.x() - across / 2, centre.y() + size / 2, across, label);
        m_clocks.push_back(face);
    }
    m_smallColumns = columns;
    m_smallLeft = room.left();
    m_smallEnd = m_clocks.size();
}

void ShiftFigure::drawEnd(QCPPainter& painter, const QPointF& place, double radius, bool isHollow) const {
    painter.setPen(QPen(isHollow ? theme().indexI : theme().text, 2));
    painter.setBrush(isHollow ? theme().surface : theme().text);
    painter.drawEllipse(place, isHollow ? radius : radius - 0.5, isHollow ? radius : radius - 0.5);
}

QPolygonF ShiftFigure::turnOf(Index pair, double inner, double outer, double* end) const {
    constexpr double kTurn = 2 * std::numbers::pi;
    // More turns would only fill the ring; the number beside the clock says how many there are.
    const double most = std::clamp(std::floor((outer - inner) / 3.5), 2.0, 4.0);
    const ShiftedEncoding& encoding = shown().encoding;
    const double angle = encoding.angles[pair];
    const double turns = std::abs(angle) / kTurn;
    double drawn = angle;
    if (turns > most) drawn = std::copysign(kTurn * (most - 1) + std::fmod(std::abs(angle), kTurn), angle);
    const double growth = turns > 1 ? (outer - inner) / std::min(turns, most) : 0;
    const int steps = std::clamp(int(std::abs(drawn) * outer / 3), 2, 420);
    const double start = std::atan2(encoding.from[2 * pair], encoding.from[2 * pair + 1]);
    QPolygonF points;
    for (int k = 0; k <= steps; ++k) {
        const double turned = drawn * k / steps;
        const double radius = inner + growth * std::abs(turned) / kTurn;
        points += radius * placeOf(std::sin(start + turned), std::cos(start + turned));
    }
    if (end) *end = drawn;
    return points;
}

void ShiftFigure::drawFace(QCPPainter& painter, const ClockFace& face) const {
    const Theme& t = theme();
    const bool isChosen = face.pair == chosenPair();
    const double r = face.radius;
    const bool isTiny = !face.isLarge && r < 11;
    QColor ground = t.indexJ;
    ground.setAlphaF(t.dark ? 0.10 : 0.06);
    painter.setBrush(isChosen && face.isLarge ? QBrush(ground) : Qt::NoBrush);
    painter.setPen(Qt::NoPen);
    if (isChosen) painter.drawEllipse(face.centre, r, r);
    if (face.isLarge) {
        painter.setPen(QPen(t.track, 1, Qt::SolidLine, Qt::FlatCap));
        painter.drawLine(face.centre - QPointF(r, 0), face.centre + QPointF(r, 0));
        painter.drawLine(face.centre - QPointF(0, r), face.centre + QPointF(0, r));
    }
    drawTurn(painter, face);
    painter.setBrush(Qt::NoBrush);
    painter.setPen(isChosen ? QPen(t.indexJ, face.isLarge ? 2.5 : 2) : QPen(isTiny ? t.track : t.control, 1));
    painter.drawEllipse(face.centre, isChosen && !face.isLarge ? r + 0.5 : r, isChosen && !face.isLarge ? r + 0.5 : r);

    const QPointF from = tip(face, shown().encoding.from);
    const QPointF target = tip(face, shown().encoding.target);
    const double stroke = face.isLarge ? 2.2 : isTiny ? 1.1 : 1.6;
    const auto hand = [&](const QPointF& end, const QColor& ink) {
        painter.setPen(QPen(ink, stroke, Qt::SolidLine, Qt::FlatCap));
        painter.drawLine(face.centre, end);
    };
    hand(from, t.indexI);
    hand(target, t.text);
    if (isChosen && face.isLarge && scene().parameters.firstShift) {
        // Where the first of two turns ends.
        const QPointF between = tip(face, shown().between);
        painter.setPen(QPen(t.control, 1.5, Qt::DashLine, Qt::FlatCap));
        painter.drawLine(face.centre, between);
        painter.setPen(QPen(t.control, 2));
        painter.setBrush(t.surface);
        painter.drawEllipse(between, std::min(kRing, r * 0.16), std::min(kRing, r * 0.16));
    }
    if (face.isLarge) {
        const double ring = std::min(kRing, r * 0.16);
        drawEnd(painter, from, ring, true);
        drawEnd(painter, target, ring, false);
        painter.setPen(Qt::NoPen);
        painter.setBrush(t.text);
        painter.drawEllipse(face.centre, 2.6, 2.6);
    }
    drawLabel(painter, face, isChosen);
}

void ShiftFigure::drawTurn(QCPPainter& painter, const ClockFace& face) const {
    const double angle = shown().encoding.angles[face.pair];
    if (angle == 0) return;
    QColor ground = theme().indexDelta;
    ground.setAlphaF(theme().dark ? 0.20 : 0.16);
    const double inner = face.radius * (face.isLarge ? 0.42 : 0.6);
    const double outer = face.radius * 0.66;
    double drawn = 0;
    const QPolygonF points = turnOf(face.pair, inner, face.isLarge ? outer : inner, &drawn).translated(face.centre);
    painter.setPen(Qt::NoPen);
    painter.setBrush(ground);
    if (std::abs(drawn) >= 2 * std::numbers::pi) {
        painter.drawEllipse(face.centre, inner, inner);
    } else {
        QPolygonF sector = points;
        sector.prepend(face.centre);
        painter.drawPolygon(sector);
    }
    if (!face.isLarge) {
        if (face.radius < 11) return;
        painter.setPen(QPen(theme().indexDelta, 1));
        painter.setBrush(Qt::NoBrush);
        painter.drawPolyline(points);
        return;
    }
    painter.setBrush(Qt::NoBrush);
    painter.setPen(QPen(theme().indexDelta, face.radius < 34 ? 1.4 : 2, Qt::SolidLine, Qt::FlatCap));
    painter.drawPolyline(points);
    const double length = std::min({9.0, std::abs(drawn) * inner * 0.8, face.radius * 0.3});
    if (length < 3) return;
    const QPointF end = points.constLast();
    const QPointF out = end - face.centre;
    // Forwards is counter-clockwise with the cosine to the right, and clockwise with the sine there.
    const double side = (angle > 0) == hasSineRight() ? 1 : -1;
    drawArrowHead(painter, end, std::atan2(out.y(), out.x()) + side * (std::numbers::pi / 2 - 0.12), length,
                  theme().indexDelta);
}

void ShiftFigure::drawLabel(QCPPainter& painter, const ClockFace& face, bool isChosen) const {
    if (!face.label.isValid()) return;
    const QColor ink = isChosen ? theme().indexJ : theme().text;
    if (!face.isLarge) {
        painter.setFont(textFont(type::kSmallest, isChosen ? QFont::DemiBold : QFont::Normal));
        painter.setPen(isChosen ? theme().indexJ : theme().muted);
        painter.drawText(face.label, Qt::AlignCenter, wholeNumber(face.pair));
        return;
    }
    const QString angle = ShiftWords::degrees(shown().encoding.angles[face.pair]);
    const QFont bold = textFont(type::kAxis, QFont::DemiBold);
    const QFont plain = textFont(type::kAxis);
    const double angleWidth = QFontMetricsF(plain).horizontalAdvance(angle);
    const QString name = m_longNames ? ShiftWords::tr("pair %1").arg(wholeNumber(face.pair)) : wholeNumber(face.pair);
    const double nameWidth = QFontMetricsF(bold).horizontalAdvance(name);
    const bool both = nameWidth + kBeforeAngle + angleWidth <= face.label.width();
    const double width = both ? nameWidth + kBeforeAngle + angleWidth : nameWidth;
    const double left = std::max(m_left, face.centre.x() - width / 2);
    painter.setFont(bold);
    painter.setPen(ink);
    painter.drawText(QRectF(left, face.label.top(), nameWidth + 2, face.label.height()), Qt::AlignVCenter, name);
    if (!both) return;
    painter.setFont(plain);
    painter.setPen(theme().indexDelta);
    painter.drawText(QRectF(left + nameWidth + kBeforeAngle, face.label.top(), angleWidth + 2, face.label.height()),
                     Qt::AlignVCenter, angle);
}

void ShiftFigure::drawAxisNames(QCPPainter& painter) const {
    if (!m_named || m_clocks.empty()) return;
    const ClockFace& face = m_clocks.front();
    painter.setFont(textFont(type::kSmallest));
    painter.setPen(theme().muted);
    const QString up = hasSineRight() ? QStringLiteral("cos") : QStringLiteral("sin");
    const QString right = hasSineRight() ? QStringLiteral("sin") : QStringLiteral("cos");
    painter.drawText(QRectF(face.centre.x() - 20, face.centre.y() - face.radius - kRing - 16, 40, 14), Qt::AlignCenter,
                     up);
    painter.drawText(QRectF(face.centre.x() + face.radius + kRing + 3, face.centre.y() - 7, 26, 14),
                     Qt::AlignVCenter | Qt::AlignLeft, right);
}

void ShiftFigure::drawSmallTitle(QCPPainter& painter) const {
    if (!m_smallTitle.isValid() || m_clocks.empty()) return;
    if (m_smallEnd <= std::size_t(m_large)) return;
    const Index last = m_clocks[m_smallEnd - 1].pair;
    const Index pairs = shown().pairs();
    const QString bold =
        last == m_large ? ShiftWords::tr("pair %1").arg(wholeNumber(last))
        : last + 1 == pairs
            ? ShiftWords::tr("pairs %1 to %2").arg(wholeNumber(m_large), wholeNumber(last))
            : ShiftWords::tr("pairs %1 to %2 of %3").arg(wholeNumber(m_large), wholeNumber(last), wholeNumber(pairs));
    drawTwoWeights(painter, m_smallTitle, bold, ShiftWords::tr("slower and slower"), theme().text);
    if (m_smallNumbers <= 0) return;
    painter.setFont(textFont(type::kSmallest));
    painter.setPen(theme().muted);
    double lastDrawn = -1e9;
    for (auto k = std::size_t(m_large); k < m_smallEnd; k += std::size_t(m_smallColumns)) {
        const ClockFace& face = m_clocks[k];
        if (face.centre.y() - lastDrawn < 14) continue;
        lastDrawn = face.centre.y();
        painter.drawText(QRectF(m_smallLeft - m_smallNumbers, face.centre.y() - 8, m_smallNumbers - 5, 16),
                         Qt::AlignRight | Qt::AlignVCenter, wholeNumber(face.pair));
    }
}

}  // namespace attention
