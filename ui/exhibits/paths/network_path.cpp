#include "ui/exhibits/paths/network_path.h"

#include <algorithm>
#include <cmath>

#include "ui/figure/architecture_style.h"
#include "ui/figure/look.h"
#include "ui/text/number_format.h"

namespace attention {
namespace {

/// Nodes as large as this have room for a number of two digits.
constexpr double kTwoDigitsRadius = 8.5;

/// Places along a leg as far as it is lit.
struct DrawnLeg {
    QVector<QLineF> lines;
    QVector<QLineF> dashed;  ///< where it passes what is not drawn
    std::vector<QPointF> nodes;
};

bool isStraight(const QLineF& line, const QPointF& next) {
    const QPointF further = next - line.p2();
    return std::abs(line.dx() * further.y() - line.dy() * further.x()) < 1e-6;
}

void add(QVector<QLineF>& run, const QLineF& line) {
    if (line.p1() == line.p2()) return;
    if (!run.isEmpty() && run.last().p2() == line.p1() && isStraight(run.last(), line.p2()))
        run.last().setP2(line.p2());
    else
        run += line;
}

DrawnLeg placesOf(const std::vector<NetworkNode>& leg, const PathNetwork& lane, const NetworkLayout& grid, double lit) {
    DrawnLeg drawn;
    std::optional<QPointF> last;
    bool isLastDrawn = false;
    for (std::size_t i = 0; i < leg.size(); ++i) {
        const auto now = double(lane.stepsTo(leg, i));
        const double before = i > 0 ? double(lane.stepsTo(leg, i - 1)) : 0;
        // The legs of a path meet when the longer one arrives.
        const bool isEarly = lane.path.meeting == leg[i] && lit < double(lane.path.length);
        const double part = now > before ? std::clamp((lit - before) / (now - before), 0.0, 1.0) : isEarly ? 0 : 1;
        if (i > 0 && (lit < before || part <= 0)) break;
        const auto place = grid.placeNear(leg[i]);
        if (!place) {
            // Above the highest layer that is drawn: it goes on there.
            if (last) {
                const double along = grid.xNear(leg[i].token) - last->x();
                const double up = std::min(grid.apart(), 11.0);
                drawn.dashed += QLineF(*last, *last + QPointF(along * up / grid.apart(), -up) * part);
            }
            break;
        }
        // Tokens that are left out are passed where they are left out, layer by layer.
        const bool isDrawn = grid.stretch.slotOf(leg[i].token).has_value();
        if (last) add(isDrawn && isLastDrawn ? drawn.lines : drawn.dashed, {*last, *last + (*place - *last) * part});
        if (part < 1) break;
        if (isDrawn) drawn.nodes.push_back(*place);
        isLastDrawn = isDrawn;
        last = place;
    }
    return drawn;
}

void addLeg(Marks& marks, const std::vector<NetworkNode>& leg, const PathNetwork& lane, const NetworkLayout& grid,
            double lit, const QColor& colour, const Theme& theme) {
    const double width = grid.pitch < 6 ? 2 : 2.5;
    DrawnLeg drawn = placesOf(leg, lane, grid, lit);
    const QPen dashes = dashedPen(colour, width, 1.2, 1);
    for (const QLineF& line : drawn.dashed) marks.line(line, dashes);
    for (const auto& [ink, wide] : {std::pair{theme.surface, width + 2}, std::pair{colour, width}})
        marks.lines(drawn.lines, strokePen(ink, wide, Qt::SolidLine, Qt::RoundCap));
    const double radius = std::max(grid.radius, width);
    // Steps closer together than dots are a line.
    if (grid.pitch < 6 && isRecurrence(lane.network.architecture) && !drawn.nodes.empty()) drawn.nodes.resize(1);
    for (const QPointF& node : drawn.nodes) marks.circle(node, radius, Qt::NoPen, colour);
}

/// The steps so far, in the nodes that have room for a number.
void addSteps(Marks& marks, const std::vector<NetworkNode>& leg, const PathNetwork& lane, const NetworkLayout& grid,
              double lit, bool isFilled, const Theme& theme) {
    const QFont font = textFont(font_size::kSmallest, QFont::DemiBold);
    for (std::size_t i = 0; i < leg.size(); ++i) {
        const std::int64_t steps = lane.stepsTo(leg, i);
        if (steps < 1 || double(steps) > lit) continue;
        const auto place = grid.placeOf(leg[i]);
        if (!place) continue;
        const bool isEnd = i + 1 == leg.size() && !isRecurrence(lane.network.architecture);
        // The longer leg numbers the node where both arrive.
        if (lane.path.meeting == leg[i] && steps < lane.path.length) continue;
        const bool isMeeting = isEnd && lane.path.meeting.has_value();
        marks.label(QRectF(place->x() - 12, place->y() - 9, 24, 18), Qt::AlignCenter, formatInteger(steps), font,
                    !isEnd || isFilled ? theme.onIndex
                    : isMeeting        ? theme.text
                                       : theme.indexJ);
    }
}

/// Where the legs meet, or where the path ends: a ring; from a state on to the output.
void addEnd(Marks& marks, const PathNetwork& lane, const NetworkLayout& grid, bool isFilled, const Theme& theme) {
    const bool isMeeting = lane.path.meeting.has_value();
    const NetworkNode end = isMeeting ? *lane.path.meeting : lane.path.firstLeg.back();
    auto place = grid.placeNear(end);
    if (!place || end.layer == 0) return;
    const QColor& ink = isMeeting ? theme.text : theme.indexJ;
    const double radius = std::max(grid.radius, 3.2) + 1;
    if (isRecurrence(lane.network.architecture)) {
        const QPointF output(place->x(), grid.rows[2]);
        marks.cased(QLineF(*place - QPointF(0, std::max(grid.radius, 1.5)), output), ink, grid.pitch < 6 ? 1.5 : 2,
                    theme.surface);
        place = output;
    }
    const QBrush surface = theme.surface;
    marks.circle(*place, radius, strokePen(theme.surface, 4.5), surface);
    marks.circle(*place, radius, strokePen(ink, 2.25),
                 isFilled ? QBrush(architectureColour(lane.network.architecture, theme)) : surface);
}

}  // namespace

void addPath(Marks& marks, const PathNetwork& lane, const NetworkLayout& grid, double lit, bool isFilled,
             const Theme& theme) {
    addLeg(marks, lane.path.secondLeg, lane, grid, lit, theme.indexJ, theme);
    addLeg(marks, lane.path.firstLeg, lane, grid, lit, theme.indexI, theme);
    if (lane.hasPath() && lit >= lane.path.length) addEnd(marks, lane, grid, isFilled, theme);
    const double digits = lane.path.length < 10 ? NetworkLayout::kDigitRadius : kTwoDigitsRadius;
    if (grid.radius < digits) return;
    addSteps(marks, lane.path.secondLeg, lane, grid, lit, isFilled, theme);
    addSteps(marks, lane.path.firstLeg, lane, grid, lit, isFilled, theme);
}

void addTokenRing(Marks& marks, const NetworkLayout& grid, Index token, double away, const QPen& pen) {
    if (const auto place = grid.placeOf({0, token})) marks.circle(*place, std::max(grid.radius, 3.0) + away, pen);
}

}  // namespace attention
