// The functions of ClocksPart that draw.

#include <algorithm>
#include <cmath>
#include <numbers>

#include "ui/figure/heatmap.h"
#include "ui/figure/look.h"
#include "ui/figure/panel_title.h"
#include "ui/figure/parts/clocks.h"
#include "ui/figure/shapes.h"
#include "ui/figure/text_width.h"
#include "ui/figure/turn.h"
#include "ui/text/number_format.h"

namespace attention {
namespace {

/// The smallest length that is visible on a small clock, in pixels.
constexpr double kMinVisible = 0.4;

}  // namespace

void ClocksPart::draw(QCPPainter& painter, const Theme& theme) {
    for (const Face& face : m_faces) drawFace(painter, theme, face);
    if (m_smallTitle.isValid()) drawSmallNames(painter, theme);
}

void ClocksPart::drawHighlight(QCPPainter& painter, const Theme& theme, const Cell& cell, Highlight how) {
    const Face* face = cell.matrix == m_look.matrix ? faceOf(cell.row) : nullptr;
    if (!face) return;
    if (how == Highlight::Pinned) {
        drawPinMark(painter, squareAround(face->centre, face->radius + 3), frame().adjusted(-9, -9, 9, 9), theme);
        return;
    }
    painter.setBrush(Qt::NoBrush);
    // The chosen clock has a ring already, which another ring in the colour of text would blur.
    const QColor ink = face->isLarge && face->clock == m_look.chosen ? theme.indexJ : theme.text;
    painter.setPen(strokePen(ink, how == Highlight::Current ? 2 : how == Highlight::Related ? 1.5 : 1));
    const double ring = face->radius + (face->isLarge ? 4 : 2.5);
    painter.drawEllipse(face->centre, ring, ring);
}

ClocksPart::Hands ClocksPart::handsOf(const Face& face) const {
    const auto shown = std::size_t(face.clock - m_look.first);
    Hands hands{.from = tip(face, *m_look.from),
                .to = tip(face, *m_look.to),
                .zero = tip(face, 0.0),
                .fromZero = m_look.fromZero ? tip(face, *m_look.fromZero) : tip(face, 0.0),
                .start = std::atan2((*m_look.from)[2 * face.clock], (*m_look.from)[2 * face.clock + 1]),
                .angle = (*m_look.angles)[face.clock]};
    if (!m_starts.isMoving() && !m_turns.isMoving()) return hands;
    hands.start = m_starts[shown];
    hands.angle = m_turns[shown];
    hands.from = tip(face, hands.start);
    hands.to = tip(face, hands.start + hands.angle);
    hands.fromZero = tip(face, hands.angle);
    return hands;
}

void ClocksPart::drawArrow(QCPPainter& painter, const Theme& theme, const Face& face, const QPolygonF& path,
                           double angle) const {
    const QPointF end = path.constLast();
    const QPointF out = end - face.centre;
    const double radius = std::hypot(out.x(), out.y());
    const double length = std::min({9.0, std::abs(angle) * radius * 0.8, face.radius * 0.3});
    if (length < 3) return;
    // Positive angles are counter-clockwise if the cosine is to the right, and clockwise if the sine is.
    const double side = (angle > 0) == m_look.isSineRight ? 1 : -1;
    drawArrowHead(painter, end, std::atan2(out.y(), out.x()) + side * (std::numbers::pi / 2 - 0.5 * length / radius),
                  length, theme.indexDelta);
}

void ClocksPart::drawTurn(QCPPainter& painter, const Theme& theme, const Face& face) const {
    const Hands hands = handsOf(face);
    const double start = hands.start, angle = hands.angle;
    if (angle == 0) return;
    if (face.isLarge) {
        const QPolygonF path =
            turnPath(start, angle, face.radius * 0.62, face.radius * 0.8, m_look.isSineRight).translated(face.centre);
        painter.setBrush(Qt::NoBrush);
        painter.setPen(strokePen(theme.indexDelta, face.radius < 34 ? 2 : 3, Qt::SolidLine, Qt::FlatCap));
        painter.drawPolyline(path);
        drawArrow(painter, theme, face, path, angle);
        return;
    }
    const double inner = face.radius * 0.6;
    // A thinner sector would be hidden by the hands.
    if (std::abs(angle) * inner < kMinVisible) return;
    drawTurnSector(painter, theme, face.centre, start, angle, inner, inner, face.radius < 11 ? 0 : 1,
                   m_look.isSineRight);
}

void ClocksPart::drawFace(QCPPainter& painter, const Theme& theme, const Face& face) const {
    const bool isChosen = face.clock == m_look.chosen;
    const double r = face.radius;
    const bool isTiny = !face.isLarge && r < 11;
    if (isChosen) {
        QColor ground = theme.indexJ;
        ground.setAlphaF(theme.isDark ? 0.10F : 0.06F);
        painter.setBrush(ground);
        painter.setPen(Qt::NoPen);
        painter.drawEllipse(face.centre, r, r);
    }
    if (face.isLarge) {
        painter.setPen(strokePen(theme.track, 1, Qt::SolidLine, Qt::FlatCap));
        painter.drawLine(face.centre - QPointF(r, 0), face.centre + QPointF(r, 0));
        painter.drawLine(face.centre - QPointF(0, r), face.centre + QPointF(0, r));
    }
    drawTurn(painter, theme, face);
    painter.setBrush(Qt::NoBrush);
    painter.setPen(isChosen ? strokePen(theme.indexJ, face.isLarge ? 2.5 : 2)
                            : strokePen(isTiny ? theme.track : theme.control, 1));
    painter.drawEllipse(face.centre, isChosen && !face.isLarge ? r + 0.5 : r, isChosen && !face.isLarge ? r + 0.5 : r);

    const double ring = std::min(kRing, r * 0.16);
    const auto hand = [&](const QPointF& end, const QColor& ink, double width, Qt::PenStyle style) {
        painter.setPen(strokePen(ink, width, style, Qt::FlatCap));
        painter.drawLine(face.centre, end);
    };
    const Hands hands = handsOf(face);
    if (face.isLarge && m_look.fromZero) {
        const QPointF zero = hands.zero, end = hands.fromZero;
        const QPolygonF path = turnPath(0, hands.angle, r * 0.32, r * 0.5, m_look.isSineRight).translated(face.centre);
        painter.setBrush(Qt::NoBrush);
        painter.setPen(strokePen(theme.indexDelta, r < 34 ? 1.5 : 2.2, Qt::DashLine, Qt::FlatCap));
        painter.drawPolyline(path);
        drawArrow(painter, theme, face, path, hands.angle);
        hand(zero, theme.indexI, 1.4, Qt::DashLine);
        hand(end, theme.text, 1.4, Qt::DashLine);
        drawHandEnd(painter, zero, ring * 0.8, true, theme);
        drawHandEnd(painter, end, ring * 0.8, false, theme);
    }
    const double stroke = face.isLarge ? 2.2 : isTiny ? 1.1 : 1.6;
    const QPointF from = hands.from, to = hands.to;
    if (face.isLarge || QLineF(from, to).length() >= kMinVisible) hand(from, theme.indexI, stroke, Qt::SolidLine);
    hand(to, theme.text, stroke, Qt::SolidLine);
    if (isChosen && face.isLarge && m_look.between) {
        const QPointF between = tip(face, *m_look.between);
        hand(between, theme.control, 1.5, Qt::DashDotLine);
        painter.setPen(strokePen(theme.control, 2));
        painter.setBrush(theme.surface);
        painter.drawEllipse(between, ring, ring);
    }
    if (face.isLarge) {
        drawHandEnd(painter, from, ring, true, theme);
        drawHandEnd(painter, to, ring, false, theme);
        painter.setPen(Qt::NoPen);
        painter.setBrush(theme.text);
        painter.drawEllipse(face.centre, 2.6, 2.6);
        if (m_plan.isNumbered && m_look.isLabelled) drawEnds(painter, theme, face);
    }
    drawLabel(painter, theme, face);
}

void ClocksPart::drawEnds(QCPPainter& painter, const Theme& theme, const Face& face) const {
    const double r = face.radius;
    const Hands hands = handsOf(face);
    const std::array<QPointF, 4> tips{hands.from, hands.to, hands.zero, hands.fromZero};
    painter.setFont(textFont(font_size::kAxis, QFont::DemiBold));
    struct Name {
        std::size_t end;
        double angle;  // on the screen, clockwise from the right
        QRectF box;
    };
    std::vector<Name> names;
    for (std::size_t k = 0; k < (m_look.fromZero ? 4U : 2U); ++k) {
        const QPointF direction = tips[k] - face.centre;
        names.push_back({k, std::atan2(direction.y(), direction.x()),
                         QRectF(0, 0, wordWidth(m_look.ends[k], QFont::DemiBold) + 3, 15)});
    }
    std::ranges::stable_sort(names, {}, &Name::angle);
    const auto place = [&](Name& name) {
        const QPointF direction(std::cos(name.angle), std::sin(name.angle));
        // Wide names are further out at the sides.
        name.box.moveCenter(face.centre + (r + 13) * direction +
                            QPointF(direction.x() * std::max(0.0, name.box.width() / 2 - 7), 0));
    };
    // Names that overlap move apart along the rim and keep the order of their hands.
    constexpr double kStep = 0.02;
    constexpr int kMaxClockSteps = 60;
    for (int step = 0; step < kMaxClockSteps; ++step) {
        for (Name& name : names) place(name);
        bool isFree = true;
        for (std::size_t i = 0; i < names.size(); ++i) {
            Name &one = names[i], &next = names[(i + 1) % names.size()];
            if (&one == &next || !one.box.adjusted(0, 1, 0, -1).intersects(next.box)) continue;
            // Of only two names each follows the other: they move apart on the side where they are nearer.
            const double gap = std::remainder(next.angle - one.angle, 2 * std::numbers::pi);
            if (gap < 0) continue;
            one.angle -= kStep, next.angle += kStep;
            isFree = false;
        }
        if (isFree) break;
    }
    std::vector<QRectF> taken;
    for (const auto& [end, angle, box] : names) {
        if (!frame().adjusted(-4, -2, 4, 2).contains(box) ||
            std::ranges::any_of(taken, [&](const QRectF& other) { return other.intersects(box); }))
            continue;
        taken.push_back(box);
        painter.setPen(end % 2 == 0 ? theme.indexI : theme.text);
        drawLabelText(painter, box, Qt::AlignCenter, m_look.ends[end]);
    }
}

void ClocksPart::drawLabel(QCPPainter& painter, const Theme& theme, const Face& face) const {
    if (!face.label.isValid()) return;
    const bool isChosen = face.clock == m_look.chosen;
    if (!face.isLarge) {
        painter.setFont(textFont(font_size::kSmallest, isChosen ? QFont::DemiBold : QFont::Normal));
        painter.setPen(isChosen ? theme.indexJ : theme.muted);
        drawLabelText(painter, face.label, Qt::AlignCenter, formatInteger(face.clock));
        return;
    }
    struct Word {
        QString text;
        QFont font;
        QColor ink;
    };
    const QFont bold = textFont(font_size::kAxis, QFont::DemiBold), plain = textFont(font_size::kAxis);
    const auto line = [&](double y, const std::vector<Word>& words) {
        double width = -kBeforeAngle;
        for (const Word& word : words) width += kBeforeAngle + std::ceil(textWidth(word.text, word.font));
        double left = std::floor(face.centre.x() - width / 2);
        for (const Word& word : words) {
            const double room = std::ceil(textWidth(word.text, word.font));
            painter.setFont(word.font);
            painter.setPen(word.ink);
            drawLabelText(painter, QRectF(left, y, room + 1, kWordLine), Qt::AlignVCenter | Qt::AlignLeft, word.text);
            left += room + kBeforeAngle;
        }
    };
    const QString angle = m_look.angleText((*m_look.angles)[face.clock]);
    const QColor ink = isChosen ? theme.indexJ : theme.text;
    const QString name = m_look.name(face.clock);
    if (m_plan.isNumbered) {
        double y = face.label.top();
        line(y, {{name, bold, ink}});
        for (const std::size_t end : {0, 2}) {
            if (end == 2 && !m_look.fromZero) break;
            line(y += kWordLine, {{handsText(m_look.ends[end], m_look.ends[end + 1]), plain, theme.text},
                                  {angle, bold, theme.indexDelta}});
        }
        return;
    }
    // All labels have the same form: name and angle, else number and angle, else the number alone.
    const auto fits = [&](bool isLong) {
        return std::ranges::all_of(m_faces, [&](const Face& other) {
            const QString word = isLong ? m_look.name(other.clock) : formatInteger(other.clock);
            return !other.isLarge || wordWidth(word, QFont::DemiBold) + kBeforeAngle +
                                             wordWidth(m_look.angleText((*m_look.angles)[other.clock])) <=
                                         other.label.width();
        });
    };
    const bool isLong = fits(true);
    std::vector<Word> words{{isLong ? name : formatInteger(face.clock), bold, ink}};
    if (isLong || fits(false)) words.push_back({angle, plain, theme.indexDelta});
    line(face.label.top(), words);
}

void ClocksPart::drawSmallNames(QCPPainter& painter, const Theme& theme) const {
    if (Index(m_faces.size()) <= m_plan.large) return;
    const QStringList names = m_look.smallTitle(m_look.first + m_plan.large, m_faces.back().clock);
    drawPanelTitle(painter, m_smallTitle, names, {}, theme);
    if (m_smallNumbers <= 0) return;
    painter.setFont(textFont(font_size::kSmallest));
    painter.setPen(theme.muted);
    double lastDrawn = -1e9;
    for (auto k = std::size_t(m_plan.large); k < m_faces.size(); k += std::size_t(m_smallColumns)) {
        const Face& face = m_faces[k];
        if (face.centre.y() - lastDrawn < 14) continue;
        lastDrawn = face.centre.y();
        drawLabelText(painter, QRectF(m_smallLeft - m_smallNumbers, face.centre.y() - 8, m_smallNumbers - 5, 16),
                      Qt::AlignRight | Qt::AlignVCenter, formatInteger(face.clock));
    }
}

}  // namespace attention
