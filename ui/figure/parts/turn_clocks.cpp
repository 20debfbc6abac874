#include "ui/figure/parts/turn_clocks.h"

#include <algorithm>
#include <cmath>
#include <limits>
#include <numbers>

#include <QPainterPath>

#include "ui/figure/clock.h"
#include "ui/figure/heatmap.h"
#include "ui/figure/look.h"
#include "ui/figure/shapes.h"
#include "ui/figure/text_width.h"
#include "ui/figure/turn.h"

namespace attention {
namespace {

constexpr double kFullTurn = 2 * std::numbers::pi;
constexpr double kMinTurnClock = 108, kMinTurnHeight = 190;
constexpr double kMaxRadius = 190;
/// A press at most this far from a hand's end, in pixels, grabs the hand.
constexpr double kHandGrabDistance = 12;
/// Radius of the end of a hand, in pixels.
constexpr double kHandRing = 5.5;
constexpr double kBetweenTurns = 14;
/// Distance from a hand's end to its name.
constexpr double kHandNameDistance = 9;
constexpr double kTurnSample = 30, kMaxDigits = 32, kMinDigits = 12;
/// Maximum width of the lines under a clock as a fraction of the clock's width, so that the lines of two clocks do not
/// touch.
constexpr double kLinesShare = 0.88;
/// The maximum of an equation, and the minimum font size of its digits.
constexpr double kEquationShare = 0.97, kMinEquation = 17;
constexpr double kAroundEquals = 7;
/// Length of the line sample before start and end, below an angle.
constexpr double kShortSample = 20;
constexpr int kMinName = 11, kMaxName = 15;
/// From this displacement on, in radians, a line leads from a hand to its name.
constexpr double kNeedsLeader = 0.1;
/// Space is reserved for numbers as wide as these, so that nothing moves while they grow.
constexpr QStringView kUsualEnd = u"888", kUsualAngle = u"−888.8°";
constexpr double kBesideTurnArrow = 4, kBeforeDegrees = 12, kBehindSample = 10;

/// Radii of a turn's sector and of the line in it, as fractions of the clock's radius.
struct TurnRing {
    double inner, outer, line;
};
constexpr std::array kTurnRings{TurnRing{0.62, 0.93, 0.76}, TurnRing{0, 0.5, 0.4}};

}  // namespace

void TurnClocksPart::set(Look look) {
    m_look = std::move(look);
    std::vector<double> starts, angles;
    for (const Clock& clock : m_look.clocks)
        for (const Turn& turn : clock.turns) starts.push_back(turn.start), angles.push_back(turn.angle);
    m_starts.set(m_figure, std::move(starts), kFullTurn);
    m_angles.set(m_figure, std::move(angles));
    m_need = {.minimum = {kMinTurnClock * double(m_look.clocks.size()), kMinTurnHeight}};
}

QPointF TurnClocksPart::direction(double angle) const {
    return m_look.isSineRight ? QPointF(std::sin(angle), -std::cos(angle)) : QPointF(std::cos(angle), -std::sin(angle));
}

TurnClocksPart::Turn TurnClocksPart::turnAt(std::size_t clock, bool isInner) const {
    const std::size_t index = 2 * clock + (isInner ? 1 : 0);
    return {m_starts[index], m_angles[index]};
}

double TurnClocksPart::endAngle(std::size_t clock, std::size_t end) const {
    const Turn turn = turnAt(clock, end >= 2);
    return turn.start + (end % 2 == 0 ? 0 : turn.angle);
}

QPointF TurnClocksPart::tip(std::size_t clock, std::size_t end) const {
    return m_centres[clock] + m_radius * direction(endAngle(clock, end));
}

double TurnClocksPart::endsWidth() const {
    double ends = 2 * textWidth(kUsualEnd.toString(), nameFont());
    for (const std::size_t turn : {0U, 2U})
        ends = std::max(ends, textWidth(endName(turn), nameFont()) + textWidth(endName(turn + 1), nameFont()));
    return ends + 2 * kBesideTurnArrow + textWidth(QStringLiteral("→"), nameFont(QFont::Normal));
}

double TurnClocksPart::angleWidth() const {
    double angle = textWidth(kUsualAngle.toString(), digitFont());
    for (const Clock& clock : m_look.clocks)
        for (const Turn& turn : clock.turns) angle = std::max(angle, textWidth(turn.text, digitFont()));
    return angle;
}

double TurnClocksPart::linesWidth() const {
    if (m_isEquation)
        return std::ceil(2 * std::max(angleWidth(), m_sample + kBehindSample + endsWidth()) + 2 * kAroundEquals +
                         textWidth(QStringLiteral("="), digitFont()));
    return std::ceil((m_sample > 0 ? m_sample + kBehindSample : 0) + endsWidth() + kBeforeDegrees + angleWidth());
}

double TurnClocksPart::linesHeight() const {
    const double line = std::round(1.4 * m_digitSize);
    return m_nameSize + 9 + (m_isEquation ? line + m_nameSize + 6 : 2 * line);
}

void TurnClocksPart::geometryChanged() {
    m_centres.clear();
    if (m_look.clocks.empty()) return;
    const QRectF room = content();
    const auto count = double(m_look.clocks.size());
    m_across = std::floor((room.width() + kBetweenTurns) / count);
    const double width = m_across - kBetweenTurns;
    // The largest digits that fit under a clock; if none does, the line samples are left out.
    const auto choose = [&](double digits) {
        m_digitSize = int(digits);
        m_nameSize = std::clamp(int(std::lround(0.6 * digits)), kMinName, kMaxName);
        m_form = 0;
        while (m_form + 1 < m_look.ends[0].size() && textWidth(endName(0), nameFont()) > 0.28 * width) ++m_form;
        return linesWidth() <= (m_isEquation ? kEquationShare : kLinesShare) * width;
    };
    const double largest = std::clamp(std::floor(0.066 * room.height()), kMinDigits, kMaxDigits);
    double digits = largest;
    m_isEquation = true;
    m_sample = kShortSample;
    while (digits > kMinEquation && !choose(digits)) --digits;
    m_isEquation = choose(digits);
    if (!m_isEquation) {
        digits = largest;
        m_sample = kTurnSample;
        while (digits > 15 && !choose(digits)) --digits;
    }
    if (!choose(digits)) {
        m_sample = 0;
        while (digits > kMinDigits && !choose(digits)) --digits;
    }
    double widest = textWidth(kUsualEnd.toString(), nameFont());
    for (std::size_t end = 0; end < m_look.ends.size(); ++end)
        widest = std::max(widest, textWidth(endName(end), nameFont()));
    const double below = linesHeight();
    const double rimAcross = widest + kHandNameDistance + 1, rimDown = m_nameSize + kHandNameDistance + 3;
    // Names of two clocks seldom meet in the gap between them.
    m_radius = std::floor(std::min({m_across / 2 - rimAcross, (room.height() - below) / 2 - rimDown, kMaxRadius}));
    if (m_radius < 4) return;
    const double height = 2 * (m_radius + rimDown) + below;
    const double left = room.left() + (room.width() - (count * m_across - kBetweenTurns)) / 2;
    // A part of the unused height separates the clocks from the text under them.
    const double unused = room.height() - height, gap = std::floor(std::min(0.3 * unused, 32.0));
    const double top = room.top() + std::floor((unused - gap) / 2);
    for (std::size_t k = 0; k < m_look.clocks.size(); ++k)
        m_centres.emplace_back(std::floor(left + double(k) * m_across + width / 2) + 0.5,
                               std::floor(top + rimDown + m_radius) + 0.5);
    const double lines = std::min(width, linesWidth());
    m_lines = QRectF(std::floor(m_centres[0].x() - lines / 2), top + 2 * (m_radius + rimDown) + gap, lines, below);
}

std::optional<std::size_t> TurnClocksPart::indexOf(const Cell& cell) const {
    for (std::size_t k = 0; k < m_centres.size(); ++k)
        if (cell.matrix == m_look.matrix && cell.row == m_look.clocks[k].number && cell.column <= 0) return k;
    return std::nullopt;
}

std::string_view TurnClocksPart::handleAt(const QPointF& place) const {
    for (std::size_t k = 0; k < m_centres.size() && m_look.dragged.valueAt; ++k) {
        if (isOnHand(place, m_centres[k], tip(k, 1), kHandGrabDistance)) return m_look.dragged.endKey;
        if (isOnHand(place, m_centres[k], tip(k, 0), kHandGrabDistance)) return m_look.dragged.startKey;
    }
    return {};
}

std::optional<Index> TurnClocksPart::nearestClock(const QPointF& place) const {
    const auto distance = [&](const QPointF& centre) { return QLineF(centre, place).length(); };
    const auto nearest = std::ranges::min_element(m_centres, {}, distance);
    if (nearest == m_centres.end()) return std::nullopt;
    return m_look.clocks[std::size_t(nearest - m_centres.begin())].number;
}

ParameterValue TurnClocksPart::handleValue(std::string_view key, const QPointF& place) const {
    const auto clock = m_grabbed ? m_grabbed : nearestClock(place);
    const auto index = clock ? indexOf({*clock, 0, m_look.matrix}) : std::nullopt;
    if (!index || !m_look.dragged.valueAt) return {};
    return m_look.dragged.valueAt(key == m_look.dragged.endKey, *clock,
                                  handAngle(place - m_centres[*index], m_look.isSineRight));
}

std::optional<Cell> TurnClocksPart::cellAt(const QPointF& place) const {
    for (std::size_t k = 0; k < m_centres.size(); ++k)
        if (QLineF(m_centres[k], place).length() <= m_radius + 2 ||
            m_lines.translated(double(k) * m_across, 0).contains(place))
            return Cell{m_look.clocks[k].number, 0, m_look.matrix};
    return std::nullopt;
}

std::optional<QRectF> TurnClocksPart::cellRect(const Cell& cell) const {
    const auto index = indexOf(cell);
    return index ? std::optional(squareAround(m_centres[*index], m_radius)) : std::nullopt;
}

std::optional<ParameterChange> TurnClocksPart::choiceAt(const QPointF& place) const {
    const auto cell = cellAt(place);
    return cell ? std::optional(ParameterChange{m_look.key, std::int64_t(cell->row)}) : std::nullopt;
}

void TurnClocksPart::drawHighlight(QCPPainter& painter, const Theme& theme, const Cell& cell, Highlight how) {
    const auto index = indexOf(cell);
    if (!index) return;
    if (how == Highlight::Pinned) {
        drawPinMark(painter, squareAround(m_centres[*index], m_radius + 4), frame().adjusted(-9, -9, 9, 9), theme);
        return;
    }
    // The highlight is a line under the name, because a ring would hide the hands' ends.
    const double width = textWidth(m_look.clocks[*index].name, nameFont());
    const double y = m_lines.top() + m_nameSize + 5.5;
    painter.setPen(strokePen(theme.indexJ, how == Highlight::Current ? 2.5 : 1.5, Qt::SolidLine, Qt::FlatCap));
    painter.drawLine(QLineF(m_centres[*index].x() - width / 2, y, m_centres[*index].x() + width / 2, y));
}

void TurnClocksPart::draw(QCPPainter& painter, const Theme& theme) {
    for (std::size_t k = 0; k < m_centres.size(); ++k) {
        const QPointF centre = m_centres[k];
        painter.setBrush(Qt::NoBrush);
        for (const bool isInner : {false, true}) drawTurn(painter, theme, k, isInner);
        painter.setBrush(Qt::NoBrush);
        painter.setPen(strokePen(theme.control, 1.25));
        painter.drawEllipse(centre, m_radius, m_radius);
        // The hands of the inner turn lie below those that can be dragged.
        for (const std::size_t end : {2U, 3U, 0U, 1U}) {
            const bool isStart = end % 2 == 0;
            QPen pen = strokePen(isStart ? theme.indexI : theme.text, end < 2 ? 2.4 : 1.6, Qt::SolidLine, Qt::FlatCap);
            if (end >= 2) pen.setDashPattern({4, 3});
            painter.setPen(pen);
            painter.drawLine(centre, tip(k, end));
        }
        const double ring = std::min(kHandRing, 0.14 * m_radius);
        for (const std::size_t end : {2U, 3U, 0U, 1U})
            drawHandEnd(painter, tip(k, end), end < 2 ? ring : 0.85 * ring, end % 2 == 0, theme);
        painter.setPen(Qt::NoPen);
        painter.setBrush(theme.text);
        painter.drawEllipse(centre, 3, 3);
        painter.setBrush(Qt::NoBrush);
        drawEnds(painter, theme, k);
        drawLines(painter, theme, k);
    }
}

void TurnClocksPart::drawTurn(QCPPainter& painter, const Theme& theme, std::size_t clock, bool isInner) const {
    const Turn turn = turnAt(clock, isInner);
    if (turn.angle == 0) return;
    const TurnRing& ring = kTurnRings[isInner ? 1 : 0];
    const QPointF centre = m_centres[clock];
    const auto arc = [&](double from, double angle, double inner, double outer) {
        const int steps = std::clamp(int(std::abs(angle) * outer / 3), 2, 600);
        QPolygonF points;
        for (int k = 0; k <= steps; ++k)
            points += centre + (inner + (outer - inner) * k / steps) * direction(from + angle * k / steps);
        return points;
    };
    const double sector = std::clamp(turn.angle, -kFullTurn, kFullTurn);
    QPolygonF band = arc(turn.start, sector, ring.outer * m_radius, ring.outer * m_radius);
    const QPolygonF inside = arc(turn.start, sector, ring.inner * m_radius, ring.inner * m_radius);
    for (auto point = inside.crbegin(); point != inside.crend(); ++point) band += *point;
    QColor ground = theme.indexDelta;
    ground.setAlphaF((isInner ? 0.12F : 0.21F) + (theme.isDark ? 0.05F : 0));
    painter.setPen(Qt::NoPen);
    painter.setBrush(ground);
    painter.drawPolygon(band);
    // More than one turn is a spiral; more turns than this would only fill the ring.
    constexpr double kMaxTurns = 3;
    const double turns = std::abs(turn.angle) / kFullTurn;
    double drawn = turn.angle;
    if (turns > kMaxTurns)
        drawn = std::copysign(kFullTurn * (kMaxTurns - 1) + std::fmod(std::abs(turn.angle), kFullTurn), turn.angle);
    const double growth = turns > 1 ? 0.8 * std::min(ring.outer - ring.line, ring.line - ring.inner) : 0;
    const QPolygonF path = arc(turn.start, drawn, (ring.line - growth) * m_radius, (ring.line + growth) * m_radius);
    const double width = m_radius < 50 ? 2 : 3;
    QPen pen = strokePen(theme.indexDelta, isInner ? 0.75 * width : width, Qt::SolidLine, Qt::FlatCap);
    if (isInner) pen.setDashPattern({2.4, 1.8});
    painter.setPen(pen);
    painter.setBrush(Qt::NoBrush);
    // The line ends inside its arrow head, which ends at the hand.
    const double radius = (ring.line + growth) * m_radius;
    const double head = std::min({4.2 * width, std::abs(turn.angle) * radius * 0.8, 0.22 * m_radius});
    QPolygonF line = path;
    while (line.size() > 2 && QLineF(line.constLast(), path.constLast()).length() < 0.7 * head) line.removeLast();
    painter.drawPolyline(line);
    if (head < 3) return;
    const QPointF out = path.constLast() - centre;
    // Positive angles are counter-clockwise if the cosine is to the right, and clockwise if the sine is.
    const double side = (turn.angle > 0) == m_look.isSineRight ? 1 : -1;
    drawArrowHead(painter, path.constLast(),
                  std::atan2(out.y(), out.x()) + side * (std::numbers::pi / 2 - 0.5 * head / radius), head,
                  theme.indexDelta);
}

void TurnClocksPart::drawEnds(QCPPainter& painter, const Theme& theme, std::size_t clock) const {
    struct Name {
        std::size_t end;
        double handAngle, angle;  // of the hand and of its name, on the screen, clockwise from the right
        QRectF box;
    };
    std::vector<Name> names;
    const double height = m_nameSize + 3;
    for (std::size_t end = 0; end < m_look.ends.size(); ++end) {
        const QPointF hand = tip(clock, end) - m_centres[clock];
        const double angle = std::atan2(hand.y(), hand.x());
        // Two hands at the same angle with equal names have one name.
        if (std::ranges::any_of(names, [&](const Name& other) {
                return endName(other.end) == endName(end) && std::abs(other.angle - angle) * m_radius < 1;
            }))
            continue;
        names.push_back({end, angle, angle, QRectF(0, 0, textWidth(endName(end), nameFont()) + 3, height)});
    }
    std::ranges::stable_sort(names, {}, &Name::angle);
    const auto place = [&](Name& name) {
        const QPointF outwards(std::cos(name.angle), std::sin(name.angle));
        const double half =
            std::abs(outwards.x()) * name.box.width() / 2 + std::abs(outwards.y()) * name.box.height() / 2;
        name.box.moveCenter(m_centres[clock] + (m_radius + kHandNameDistance - 1 + half) * outwards);
    };
    // Names that overlap move apart along the rim and keep the order of their hands.
    constexpr double kStep = 0.015;
    constexpr int kMaxSteps = 200;
    for (int step = 0; step < kMaxSteps; ++step) {
        for (Name& name : names) place(name);
        bool isFree = true;
        for (std::size_t i = 0; i < names.size(); ++i) {
            Name &one = names[i], &next = names[(i + 1) % names.size()];
            if (&one == &next || !one.box.adjusted(-1, 1, 1, -1).intersects(next.box)) continue;
            one.angle -= kStep, next.angle += kStep;
            isFree = false;
        }
        if (isFree) break;
    }
    for (const auto& [end, handAngle, angle, box] : names) {
        if (std::abs(angle - handAngle) > kNeedsLeader) {
            const QPointF outwards(std::cos(angle), std::sin(angle));
            const QPointF from = tip(clock, end);
            painter.setPen(strokePen(theme.control, 1));
            painter.drawLine(from + kHandRing * QPointF(std::cos(handAngle), std::sin(handAngle)),
                             m_centres[clock] + (m_radius + kHandNameDistance - 1) * outwards);
        }
        painter.setFont(nameFont());
        painter.setPen(end % 2 == 0 ? theme.indexI : theme.text);
        drawLabelText(painter, box, Qt::AlignCenter, endName(end));
    }
}

void TurnClocksPart::drawLines(QCPPainter& painter, const Theme& theme, std::size_t clock) const {
    const QRectF lines = m_lines.translated(double(clock) * m_across, 0);
    painter.setFont(nameFont());
    painter.setPen(theme.indexJ);
    drawLabelText(painter, QRectF(lines.left(), lines.top(), lines.width(), m_nameSize + 4), Qt::AlignCenter,
                  m_look.clocks[clock].name);
    if (m_isEquation) return drawEquation(painter, theme, lines, clock);
    const double height = std::round(1.4 * m_digitSize);
    for (const std::size_t turn : {0U, 1U}) {
        const double top = lines.bottom() - double(2 - turn) * height, middle = top + height / 2;
        double left = lines.left();
        if (turn == 1) {
            painter.setPen(strokePen(theme.rule, 1));
            painter.drawLine(QLineF(left, std::round(top) - 0.5, lines.right(), std::round(top) - 0.5));
        }
        if (m_sample > 0) {
            drawSample(painter, theme, turn, {left, middle});
            left += m_sample + kBehindSample;
        }
        left = drawWay(painter, theme, turn, QRectF(left, top, lines.right() - left, height));
        painter.setFont(digitFont());
        painter.setPen(theme.indexDelta);
        drawLabelText(painter, QRectF(left, top, lines.right() - left, height), Qt::AlignRight | Qt::AlignVCenter,
                      m_look.clocks[clock].turns[turn].text);
    }
}

void TurnClocksPart::drawSample(QCPPainter& painter, const Theme& theme, std::size_t turn, const QPointF& from) const {
    QPen pen = strokePen(theme.indexDelta, turn == 0 ? 3 : 2.25, Qt::SolidLine, Qt::FlatCap);
    if (turn == 1) pen.setDashPattern({2.4, 1.8});
    painter.setPen(pen);
    painter.drawLine(from, from + QPointF(m_sample, 0));
}

double TurnClocksPart::drawWay(QCPPainter& painter, const Theme& theme, std::size_t turn, const QRectF& room) const {
    double left = room.left();
    const auto word = [&](const QString& text, const QFont& font, const QColor& ink, double gap) {
        const double width = std::ceil(textWidth(text, font));
        painter.setFont(font);
        painter.setPen(ink);
        drawLabelText(painter, QRectF(left, room.top(), width + 1, room.height()), Qt::AlignLeft | Qt::AlignVCenter,
                      text);
        left += width + gap;
    };
    word(endName(2 * turn), nameFont(), theme.indexI, kBesideTurnArrow);
    word(QStringLiteral("→"), nameFont(QFont::Normal), theme.muted, kBesideTurnArrow);
    word(endName(2 * turn + 1), nameFont(), theme.text, 0);
    return left;
}

/// Draws both angles, with "=" between them if they are equal.
void TurnClocksPart::drawEquation(QCPPainter& painter, const Theme& theme, const QRectF& lines,
                                  std::size_t clock) const {
    const auto& turns = m_look.clocks[clock].turns;
    const double height = std::round(1.4 * m_digitSize), middle = lines.center().x();
    const double top = lines.top() + m_nameSize + 9, ways = lines.bottom() - m_nameSize - 6;
    const double sign = textWidth(QStringLiteral("="), digitFont()) / 2 + kAroundEquals;
    painter.setFont(digitFont());
    painter.setPen(theme.text);
    if (turns[0].text == turns[1].text)
        drawLabelText(painter, QRectF(middle - sign, top, 2 * sign, height), Qt::AlignCenter, QStringLiteral("="));
    for (const std::size_t turn : {0U, 1U}) {
        const QRectF half(turn == 0 ? lines.left() : middle + sign, top, middle - sign - lines.left(), height);
        painter.setFont(digitFont());
        painter.setPen(theme.indexDelta);
        drawLabelText(painter, half, (turn == 0 ? Qt::AlignRight : Qt::AlignLeft) | Qt::AlignVCenter, turns[turn].text);
        const double way = m_sample + kBehindSample + textWidth(endName(2 * turn), nameFont()) +
                           textWidth(endName(2 * turn + 1), nameFont()) + 2 * kBesideTurnArrow +
                           textWidth(QStringLiteral("→"), nameFont(QFont::Normal));
        const double angle = textWidth(turns[turn].text, digitFont());
        // Start and end are below the middle of their angle.
        const double centre = turn == 0 ? half.right() - angle / 2 : half.left() + angle / 2;
        const double left = std::clamp(centre - way / 2, half.left(), std::max(half.left(), half.right() - way));
        const QRectF room(left, ways, way, m_nameSize + 6);
        drawSample(painter, theme, turn, {left, room.center().y()});
        drawWay(painter, theme, turn, room.adjusted(m_sample + kBehindSample, 0, 0, 0));
    }
}

}  // namespace attention
