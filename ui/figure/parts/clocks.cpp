#include "ui/figure/parts/clocks.h"

#include <algorithm>
#include <cmath>
#include <limits>
#include <numbers>

#include "ui/figure/heatmap.h"
#include "ui/figure/look.h"
#include "ui/figure/panel_title.h"
#include "ui/figure/shapes.h"
#include "ui/figure/text_width.h"
#include "ui/text/number_format.h"

namespace attention {
namespace {

constexpr double kTurn = 2 * std::numbers::pi;
/// How near a hand's end a press takes hold of it.
constexpr double kGrasp = 11;
/// Of the end of a hand.
constexpr double kRing = 4.5;
constexpr std::array<Index, 2> kMaxLarge{8, ClocksPart::kAlwaysLarge};
constexpr double kMax = 220;
/// From this size on the ends of hands have names, which stand around the clock, and both turns their own lines.
constexpr double kMinNumbered = 76;
constexpr double kRimWithNames = 21;
constexpr double kPlainRim = 6;
constexpr double kWordLine = 16;
constexpr double kBetweenClocks = 8;
/// Of a label beyond its clock's rim.
constexpr double kBeside = 3;
constexpr double kSmallTitle = 20;
constexpr double kBeforeAngle = 7;
/// On a small clock nobody sees less than this, in pixels.
constexpr double kSeen = 0.4;

double wordWidth(const QString& text, QFont::Weight weight = QFont::Normal, int size = font_size::kAxis) {
    return textWidth(text, textFont(size, weight));
}

QString arrow(const QString& from, const QString& to) {
    return from + QStringLiteral(" → ") + to;
}

}  // namespace

void drawHandEnd(QCPPainter& painter, const QPointF& place, double radius, bool isHollow, const Theme& theme) {
    painter.setPen(strokePen(isHollow ? theme.indexI : theme.text, 2));
    painter.setBrush(isHollow ? theme.surface : theme.text);
    painter.drawEllipse(place, isHollow ? radius : radius - 0.5, isHollow ? radius : radius - 0.5);
}

QPolygonF turnPath(double start, double angle, double inner, double outer, bool isSineRight, double* end) {
    // More turns would only fill the ring; the number beside the clock says how many there are.
    const double most = std::clamp(std::floor((outer - inner) / 3.5), 2.0, 4.0);
    const double turns = std::abs(angle) / kTurn;
    double drawn = angle;
    if (turns > most) drawn = std::copysign(kTurn * (most - 1) + std::fmod(std::abs(angle), kTurn), angle);
    const double growth = turns > 1 ? (outer - inner) / std::min(turns, most) : 0;
    const int steps = std::clamp(int(std::abs(drawn) * outer / 3), 2, 420);
    QPolygonF points;
    for (int k = 0; k <= steps; ++k) {
        const double turned = drawn * k / steps;
        const double radius = inner + growth * std::abs(turned) / kTurn;
        const double sine = std::sin(start + turned), cosine = std::cos(start + turned);
        points += radius * (isSineRight ? QPointF(sine, -cosine) : QPointF(cosine, -sine));
    }
    if (end) *end = drawn;
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

void ClocksPart::set(Look look) {
    m_look = std::move(look);
    m_need.clear();
    m_lines.clear();
    std::vector<double> starts, turns;
    for (Index clock = m_look.first; clock < m_look.first + m_look.count; ++clock) {
        const double turn = (*m_look.angles)[clock];
        turns.push_back(turn);
        starts.push_back(m_look.offset != 0 ? turn / m_look.offset * m_look.position
                                            : std::atan2((*m_look.from)[2 * clock], (*m_look.from)[2 * clock + 1]));
    }
    m_starts.set(m_figure, std::move(starts), kTurn);
    m_turns.set(m_figure, std::move(turns));
}

double ClocksPart::Plan::label() const {
    return isNumbered ? 3 * kWordLine + 4 : kWordLine + 2;
}

double ClocksPart::widestLine(Index clocks) const {
    if (m_lines.empty()) {
        const double names = std::max(wordWidth(arrow(m_look.ends[0], m_look.ends[1])),
                                      wordWidth(arrow(m_look.ends[2], m_look.ends[3])));
        for (Index k = 0; k < std::min(m_look.count, kMaxLarge.front()); ++k) {
            const QString angle = m_look.angleText((*m_look.angles)[m_look.first + k]);
            const double line = names + kBeforeAngle + wordWidth(angle, QFont::DemiBold);
            m_lines.push_back(std::max(line, m_lines.empty() ? 0 : m_lines.back()));
        }
    }
    return m_lines[std::size_t(clocks - 1)];
}

ClocksPart::Plan ClocksPart::planOf(QSizeF room, Index large, bool isNumbered) const {
    const Index small = m_look.count - large;
    Plan plan{.large = large, .rim = isNumbered ? kRimWithNames : kPlainRim, .isNumbered = isNumbered};
    plan.width = room.width();
    if (small > 0) {
        const double share = small <= 4     ? 0.12
                             : small <= 12  ? 0.22
                             : small <= 32  ? 0.34
                             : small <= 72  ? 0.46
                             : small <= 150 ? 0.52
                                            : 0.62;
        plan.width = std::floor(room.width() * (1 - share)) - 14;
    }
    const double lines = isNumbered ? widestLine(large) : 0;
    for (Index columns = 1; columns <= large; ++columns) {
        const Index rows = (large + columns - 1) / columns;
        // A last row that is half empty looks as if something were missing.
        if (rows * columns - large > 1) continue;
        const double pitch = (plan.width + kBetweenClocks) / double(columns) - kBetweenClocks;
        const double size = std::floor(
            std::min({pitch - 2 * plan.rim, room.height() / double(rows) - 2 * plan.rim - plan.label(), kMax}));
        if (size < plan.size || lines > size + 2 * (plan.rim + kBeside)) continue;
        plan.size = size;
        plan.columns = columns;
        plan.rows = rows;
    }
    return plan;
}

ClocksPart::Plan ClocksPart::planOf(QSizeF room) const {
    std::optional<Plan> best;
    for (const Index most : kMaxLarge) {
        const Index large = std::min(m_look.count, most);
        Plan plan = planOf(room, large, true);
        if (plan.size < kMinNumbered) plan = planOf(room, large, false);
        // More large clocks only where they keep their names and are not much smaller for it.
        if (!best || !best->isNumbered || best->size < 0.75 * plan.size) best = plan;
    }
    return *best;
}

Part::SizeHint ClocksPart::measured(QSizeF room) const {
    if (!m_look.isLabelled) {
        constexpr double kAlone = 46;
        return {.minimum = {kAlone, kAlone}, .maximum = {kAlone, kAlone}};
    }
    constexpr QSizeF kMin(250, 78);
    // As they stand in this room: in a higher one more rows may let them be larger.
    const Plan most = planOf(room);
    // Many small ones can use more height than the large ones.
    const double height = m_look.count > 32 ? std::max(most.height(), 400.0) : most.height();
    return {.minimum = kMin, .maximum = QSizeF(kMaxExtent, height).expandedTo(kMin)};
}

void ClocksPart::geometryChanged() {
    m_faces.clear();
    m_smallTitle = {};
    const QRectF room = content();
    if (!m_look.isLabelled) {
        m_plan = {.large = 1};
        m_faces.push_back({m_look.first, room.center(), room.width() / 2 - kRing, true});
        return;
    }
    m_plan = planOf(room.size());
    if (m_plan.size < 8) return;
    const double downwards = m_plan.size + 2 * m_plan.rim + m_plan.label();
    const double across = std::min((m_plan.width + kBetweenClocks) / double(m_plan.columns),
                                   (m_plan.size + 2 * m_plan.rim) * 1.45 + kBetweenClocks);
    for (Index k = 0; k < m_plan.large; ++k) {
        const QPointF corner =
            room.topLeft() + QPointF(double(k % m_plan.columns) * across, double(k / m_plan.columns) * downwards);
        const QPointF centre = corner + QPointF(m_plan.rim + m_plan.size / 2, m_plan.rim + m_plan.size / 2);
        const double label = std::min(across - 2, m_plan.size + 2 * (m_plan.rim + kBeside));
        m_faces.push_back({.clock = m_look.first + k,
                           .centre = {std::floor(centre.x()) + 0.5, std::floor(centre.y()) + 0.5},
                           .radius = m_plan.size / 2,
                           .isLarge = true,
                           .label = QRectF(centre.x() - label / 2, corner.y() + m_plan.size + 2 * m_plan.rim, label,
                                           m_plan.label())});
    }
    const Index small = m_look.count - m_plan.large;
    if (small == 0) return;
    QRectF rest = room.adjusted(m_plan.width + 14, 0, 0, 0);
    // A few stand as high as the large ones; many take what there is.
    if (small <= 24) rest.setHeight(std::min(rest.height(), m_plan.height()));
    m_smallTitle = QRectF(rest.topLeft(), QSizeF(rest.width(), kSmallTitle - 4));
    placeSmall(rest.adjusted(0, kSmallTitle, 0, 0), m_look.first + m_plan.large, small);
}

void ClocksPart::placeSmall(QRectF room, Index first, Index count) {
    constexpr double kLabel = 15;
    constexpr double kMinNamed = 20;
    constexpr double kMin = 4.5;
    const auto fits = [&](double size, double label) {
        const Index columns = Index(room.width() / (size + 3));
        return columns >= 1 && double((count + columns - 1) / columns) * (size + label + 2) <= room.height();
    };
    m_smallNumbers = 0;
    double size = 44;
    double label = kLabel;
    while (size >= kMinNamed && !fits(size, label)) size -= 1;
    if (size < kMinNamed) {
        // Too many for a number each: the first of every row has one.
        label = 0;
        m_smallNumbers = wordWidth(formatInteger(first + count - 1), QFont::Normal, font_size::kSmallest) + 8;
        room.setLeft(room.left() + m_smallNumbers);
        while (size > kMin && !fits(size, label)) size -= 0.5;
    }
    const Index most = std::max<Index>(1, Index(room.width() / (size + 3)));
    const Index rows =
        std::min<Index>((count + most - 1) / most, std::max<Index>(1, Index(room.height() / (size + label + 2))));
    // As many in each row as make the last one as long as the others.
    const Index columns = std::min(most, (count + rows - 1) / rows);
    const double across = std::min(room.width() / double(columns), size + 34);
    const double downwards = std::min(room.height() / double(rows), size + label + 24);
    for (Index k = 0; k < std::min(count, rows * columns); ++k) {
        const QPointF centre(room.left() + (double(k % columns) + 0.5) * across,
                             room.top() + double(k / columns) * downwards + size / 2);
        Face face{.clock = first + k, .centre = centre, .radius = size / 2 - 1};
        if (label > 0) face.label = QRectF(centre.x() - across / 2, centre.y() + size / 2, across, label);
        m_faces.push_back(face);
    }
    m_smallColumns = columns;
    m_smallLeft = room.left();
}

const ClocksPart::Face* ClocksPart::faceAt(const QPointF& place) const {
    for (const Face& face : m_faces)
        if (QLineF(face.centre, place).length() <= face.radius + 2 || face.label.contains(place)) return &face;
    return nullptr;
}

const ClocksPart::Face* ClocksPart::faceOf(Index clock) const {
    const auto found = std::ranges::find(m_faces, clock, &Face::clock);
    return found == m_faces.end() ? nullptr : &*found;
}

bool ClocksPart::isLarge(Index clock) const {
    const Face* face = faceOf(clock);
    return face && face->isLarge;
}

std::optional<ClocksPart::Hand> ClocksPart::handAt(const QPointF& place) const {
    const auto near = [&](const QPointF& hand, const Face& face) {
        // The end of a hand, or the outer half of it.
        const QPointF along = hand - face.centre;
        const double t = QPointF::dotProduct(place - face.centre, along) / QPointF::dotProduct(along, along);
        return QLineF(place, hand).length() <= kGrasp ||
               (t > 0.5 && t <= 1 && QLineF(place, face.centre + t * along).length() <= kGrasp / 2);
    };
    for (const Face& face : m_faces) {
        if (!face.isLarge) continue;
        if (near(tip(face, *m_look.to), face)) return To;
        if (near(tip(face, *m_look.from), face)) return From;
    }
    return std::nullopt;
}

std::optional<std::pair<Index, double>> ClocksPart::nearest(const QPointF& place) const {
    std::optional<std::pair<Index, double>> found;
    for (const Face& face : m_faces) {
        const double away = QLineF(face.centre, place).length() - face.radius;
        if (face.isLarge && (!found || away < found->second)) found = {face.clock, away};
    }
    return found;
}

double ClocksPart::angleAt(Index clock, const QPointF& place) const {
    const Face* face = faceOf(clock);
    const QPointF to = face ? place - face->centre : QPointF(1, 0);
    return m_look.isSineRight ? std::atan2(to.x(), -to.y()) : std::atan2(-to.y(), to.x());
}

std::optional<Index> ClocksPart::clockBelow(Index clock, int rows) const {
    const Index firstSmall = m_look.first + m_plan.large;
    const bool isSmall = clock >= firstSmall;
    const Index first = isSmall ? firstSmall : m_look.first;
    const Index end =
        isSmall ? m_look.first + Index(m_faces.size()) : std::min(firstSmall, m_look.first + Index(m_faces.size()));
    if (clock < first || clock >= end) return std::nullopt;
    const Index columns = isSmall ? m_smallColumns : m_plan.columns;
    const Index last = rows < 0 ? (clock - first) / columns : (end - 1 - clock) / columns;
    return clock + columns * (rows < 0 ? -1 : 1) * std::min<Index>(std::abs(rows), last);
}

std::optional<Cell> ClocksPart::cellAt(const QPointF& place) const {
    const Face* face = faceAt(place);
    return face ? std::optional(Cell{face->clock, 0, m_look.matrix}) : std::nullopt;
}

std::optional<QRectF> ClocksPart::cellRect(const Cell& cell) const {
    const Face* face = cell.matrix == m_look.matrix ? faceOf(cell.row) : nullptr;
    if (!face) return std::nullopt;
    // With its number and the ends of its hands, which a cover must hide, too.
    const QRectF dial = squareAround(face->centre, face->radius + (face->isLarge ? m_plan.rim : 0));
    return face->label.isEmpty() ? dial : dial.united(face->label);
}

std::optional<Figure::ParameterChange> ClocksPart::choiceAt(const QPointF& place) const {
    const Face* face = faceAt(place);
    return face ? std::optional(Figure::ParameterChange{m_look.key, std::int64_t(face->clock)}) : std::nullopt;
}

void ClocksPart::drawMark(QCPPainter& painter, const Theme& theme, const Cell& cell, Mark how) {
    const Face* face = cell.matrix == m_look.matrix ? faceOf(cell.row) : nullptr;
    if (!face) return;
    if (how == Mark::Pinned) {
        drawPinMark(painter, squareAround(face->centre, face->radius + 3), frame().adjusted(-9, -9, 9, 9), theme);
        return;
    }
    painter.setBrush(Qt::NoBrush);
    // The chosen one has a ring already, which one in ink would blur.
    const QColor ink = face->isLarge && face->clock == m_look.chosen ? theme.indexJ : theme.text;
    painter.setPen(strokePen(ink, how == Mark::Current ? 2 : how == Mark::Related ? 1.5 : 1));
    const double ring = face->radius + (face->isLarge ? 4 : 2.5);
    painter.drawEllipse(face->centre, ring, ring);
}

void ClocksPart::draw(QCPPainter& painter, const Theme& theme) {
    for (const Face& face : m_faces) drawFace(painter, theme, face);
    if (m_smallTitle.isValid()) drawSmallNames(painter, theme);
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

void ClocksPart::drawArrow(QCPPainter& painter, const Theme& theme, const Face& face, const QPolygonF& way,
                           double angle) const {
    const QPointF end = way.constLast();
    const QPointF out = end - face.centre;
    const double radius = std::hypot(out.x(), out.y());
    const double length = std::min({9.0, std::abs(angle) * radius * 0.8, face.radius * 0.3});
    if (length < 3) return;
    // Forwards is counter-clockwise with the cosine to the right, and clockwise with the sine there.
    const double side = (angle > 0) == m_look.isSineRight ? 1 : -1;
    drawArrowHead(painter, end, std::atan2(out.y(), out.x()) + side * (std::numbers::pi / 2 - 0.5 * length / radius),
                  length, theme.indexDelta);
}

void ClocksPart::drawTurn(QCPPainter& painter, const Theme& theme, const Face& face) const {
    const Hands hands = handsOf(face);
    const double start = hands.start, angle = hands.angle;
    if (angle == 0) return;
    if (face.isLarge) {
        const QPolygonF way =
            turnPath(start, angle, face.radius * 0.62, face.radius * 0.8, m_look.isSineRight).translated(face.centre);
        painter.setBrush(Qt::NoBrush);
        painter.setPen(strokePen(theme.indexDelta, face.radius < 34 ? 2 : 3, Qt::SolidLine, Qt::FlatCap));
        painter.drawPolyline(way);
        drawArrow(painter, theme, face, way, angle);
        return;
    }
    const double inner = face.radius * 0.6;
    // A sliver as thin as this is under the hands.
    if (std::abs(angle) * inner < kSeen) return;
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
        const QPolygonF way = turnPath(0, hands.angle, r * 0.32, r * 0.5, m_look.isSineRight).translated(face.centre);
        painter.setBrush(Qt::NoBrush);
        painter.setPen(strokePen(theme.indexDelta, r < 34 ? 1.5 : 2.2, Qt::DashLine, Qt::FlatCap));
        painter.drawPolyline(way);
        drawArrow(painter, theme, face, way, hands.angle);
        hand(zero, theme.indexI, 1.4, Qt::DashLine);
        hand(end, theme.text, 1.4, Qt::DashLine);
        drawHandEnd(painter, zero, ring * 0.8, true, theme);
        drawHandEnd(painter, end, ring * 0.8, false, theme);
    }
    const double stroke = face.isLarge ? 2.2 : isTiny ? 1.1 : 1.6;
    const QPointF from = hands.from, to = hands.to;
    if (face.isLarge || QLineF(from, to).length() >= kSeen) hand(from, theme.indexI, stroke, Qt::SolidLine);
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
        double angle;  // as it is seen, clockwise from the right
        QRectF box;
    };
    std::vector<Name> names;
    for (std::size_t k = 0; k < (m_look.fromZero ? 4U : 2U); ++k) {
        const QPointF way = tips[k] - face.centre;
        names.push_back(
            {k, std::atan2(way.y(), way.x()), QRectF(0, 0, wordWidth(m_look.ends[k], QFont::DemiBold) + 3, 15)});
    }
    std::ranges::stable_sort(names, {}, &Name::angle);
    const auto place = [&](Name& name) {
        const QPointF way(std::cos(name.angle), std::sin(name.angle));
        // Wide names stand further out at the sides.
        name.box.moveCenter(face.centre + (r + 13) * way +
                            QPointF(way.x() * std::max(0.0, name.box.width() / 2 - 7), 0));
    };
    // Names of hands that are near each other make way along the rim, in the order of the hands.
    constexpr double kStep = 0.02;
    constexpr int kMaxClockSteps = 60;
    for (int step = 0; step < kMaxClockSteps; ++step) {
        for (Name& name : names) place(name);
        bool isFree = true;
        for (std::size_t i = 0; i < names.size(); ++i) {
            Name &one = names[i], &next = names[(i + 1) % names.size()];
            if (&one == &next || !one.box.adjusted(0, 1, 0, -1).intersects(next.box)) continue;
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
            line(y += kWordLine,
                 {{arrow(m_look.ends[end], m_look.ends[end + 1]), plain, theme.text}, {angle, bold, theme.indexDelta}});
        }
        return;
    }
    // All are labelled alike: with the word, the number alone, or without the angle.
    const auto fits = [&](bool isLong) {
        return std::ranges::all_of(m_faces, [&](const Face& each) {
            const QString word = isLong ? m_look.name(each.clock) : formatInteger(each.clock);
            return !each.isLarge || wordWidth(word, QFont::DemiBold) + kBeforeAngle +
                                            wordWidth(m_look.angleText((*m_look.angles)[each.clock])) <=
                                        each.label.width();
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
