#include "ui/figure/parts/clocks.h"

#include <algorithm>
#include <cmath>
#include <numbers>

#include "ui/figure/clock.h"
#include "ui/figure/look.h"
#include "ui/figure/shapes.h"
#include "ui/figure/text_width.h"
#include "ui/text/number_format.h"

namespace attention {
namespace {

constexpr double kTurn = 2 * std::numbers::pi;
/// A press at most this far from a hand's end, in pixels, grabs the hand.
constexpr double kGrabDistance = 11;
/// Maximum numbers of large clocks that are tried.
constexpr std::array<Index, 2> kMaxLarge{8, ClocksPart::kAlwaysLarge};
constexpr double kMax = 220;
/// From this diameter on, the ends of hands have names around the clock, and each turn has a line of text.
constexpr double kMinNumbered = 76;
constexpr double kRimWithNames = 21;
constexpr double kPlainRim = 6;
constexpr double kBetweenClocks = 8;
/// By how much a label may extend beyond its clock's rim, at each side.
constexpr double kLabelOverhang = 3;
constexpr double kSmallTitle = 20;

}  // namespace

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

double ClocksPart::wordWidth(const QString& text, QFont::Weight weight, int size) {
    return textWidth(text, textFont(size, weight));
}

double ClocksPart::Plan::labelHeight() const {
    return isNumbered ? 3 * kWordLine + 4 : kWordLine + 2;
}

double ClocksPart::widestLine(Index clocks) const {
    if (m_lines.empty()) {
        const double names = std::max(wordWidth(handsText(m_look.ends[0], m_look.ends[1])),
                                      wordWidth(handsText(m_look.ends[2], m_look.ends[3])));
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
        // A last row that is half empty would look as if something were missing.
        if (rows * columns - large > 1) continue;
        const double pitch = (plan.width + kBetweenClocks) / double(columns) - kBetweenClocks;
        const double size = std::floor(
            std::min({pitch - 2 * plan.rim, room.height() / double(rows) - 2 * plan.rim - plan.labelHeight(), kMax}));
        if (size < plan.size || lines > size + 2 * (plan.rim + kLabelOverhang)) continue;
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
        // More large clocks are preferred only if they keep their names and are not much smaller.
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
    // The arrangement in this size; with more height, more rows might allow larger clocks.
    const Plan plan = planOf(room);
    // Many small ones can use more height than the large ones.
    const double height = m_look.count > 32 ? std::max(plan.height(), 400.0) : plan.height();
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
    const double downwards = m_plan.size + 2 * m_plan.rim + m_plan.labelHeight();
    const double across = std::min((m_plan.width + kBetweenClocks) / double(m_plan.columns),
                                   (m_plan.size + 2 * m_plan.rim) * 1.45 + kBetweenClocks);
    for (Index k = 0; k < m_plan.large; ++k) {
        const QPointF corner =
            room.topLeft() + QPointF(double(k % m_plan.columns) * across, double(k / m_plan.columns) * downwards);
        const QPointF centre = corner + QPointF(m_plan.rim + m_plan.size / 2, m_plan.rim + m_plan.size / 2);
        const double label = std::min(across - 2, m_plan.size + 2 * (m_plan.rim + kLabelOverhang));
        m_faces.push_back({.clock = m_look.first + k,
                           .centre = {std::floor(centre.x()) + 0.5, std::floor(centre.y()) + 0.5},
                           .radius = m_plan.size / 2,
                           .isLarge = true,
                           .label = QRectF(centre.x() - label / 2, corner.y() + m_plan.size + 2 * m_plan.rim, label,
                                           m_plan.labelHeight())});
    }
    const Index small = m_look.count - m_plan.large;
    if (small == 0) return;
    QRectF rest = room.adjusted(m_plan.width + 14, 0, 0, 0);
    // A few small clocks take the height of the large ones; many take all of the height.
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
        // Too many for one number each: only the first clock of every row has a number.
        label = 0;
        m_smallNumbers = wordWidth(formatInteger(first + count - 1), QFont::Normal, font_size::kSmallest) + 8;
        room.setLeft(room.left() + m_smallNumbers);
        while (size > kMin && !fits(size, label)) size -= 0.5;
    }
    const Index maxColumns = std::max<Index>(1, Index(room.width() / (size + 3)));
    const Index rows = std::min<Index>((count + maxColumns - 1) / maxColumns,
                                       std::max<Index>(1, Index(room.height() / (size + label + 2))));
    // The clocks are distributed evenly over the rows.
    const Index columns = std::min(maxColumns, (count + rows - 1) / rows);
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

std::string_view ClocksPart::handleAt(const QPointF& place) const {
    if (!m_look.dragged.valueAt) return {};
    for (const Face& face : m_faces) {
        if (!face.isLarge) continue;
        if (isOnHand(place, face.centre, tip(face, *m_look.to), kGrabDistance)) return m_look.dragged.endKey;
        if (isOnHand(place, face.centre, tip(face, *m_look.from), kGrabDistance)) return m_look.dragged.startKey;
    }
    return {};
}

std::optional<Index> ClocksPart::nearestClock(const QPointF& place) const {
    std::optional<std::pair<double, Index>> nearest;
    for (const Face& face : m_faces) {
        const double distance = QLineF(face.centre, place).length() - face.radius;
        if (face.isLarge && (!nearest || distance < nearest->first)) nearest = {distance, face.clock};
    }
    return nearest ? std::optional(nearest->second) : std::nullopt;
}

ParameterValue ClocksPart::handleValue(std::string_view key, const QPointF& place) const {
    const auto clock = m_grabbed ? m_grabbed : nearestClock(place);
    const Face* face = clock ? faceOf(*clock) : nullptr;
    if (!face || !m_look.dragged.valueAt) return {};
    return m_look.dragged.valueAt(key == m_look.dragged.endKey, *clock,
                                  handAngle(place - face->centre, m_look.isSineRight));
}

std::optional<Cell> ClocksPart::adjacentCell(const Cell& cell, int right, int down) const {
    if (cell.matrix != m_look.matrix || right != 0) return std::nullopt;
    const auto clock = clockBelow(cell.row, down);
    return clock ? std::optional(Cell{*clock, 0, cell.matrix}) : std::nullopt;
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
    // Includes the label and the names of the hands' ends, because a cover of the cell must hide them, too.
    const QRectF dial = squareAround(face->centre, face->radius + (face->isLarge ? m_plan.rim : 0));
    return face->label.isEmpty() ? dial : dial.united(face->label);
}

std::optional<ParameterChange> ClocksPart::choiceAt(const QPointF& place) const {
    const Face* face = faceAt(place);
    return face ? std::optional(ParameterChange{m_look.key, std::int64_t(face->clock)}) : std::nullopt;
}

}  // namespace attention
