#include "ui/exhibits/paths/path_drawing.h"

#include <algorithm>
#include <cmath>

#include "ui/figure/architecture_style.h"
#include "ui/figure/look.h"
#include "ui/text/number_format.h"

namespace attention {
namespace {

/// The minimum radius of nodes, in pixels, in which a number of two digits fits.
constexpr double kTwoDigitsRadius = 8.5;

/// The lines and nodes of a leg, up to the steps that are shown.
struct DrawnLeg {
    QVector<QLineF> lines;
    QVector<QLineF> dashed;  ///< across tokens, or to layers, that are not drawn
    std::vector<QPointF> nodes;
};

bool isStraight(const QLineF& line, const QPointF& next) {
    const QPointF further = next - line.p2();
    return std::abs(line.dx() * further.y() - line.dy() * further.x()) < 1e-6;
}

/// Appends a line, or extends the last one if the new one goes on in the same direction.
void append(QVector<QLineF>& run, const QLineF& line) {
    if (line.p1() == line.p2()) return;
    if (!run.isEmpty() && run.last().p2() == line.p1() && isStraight(run.last(), line.p2()))
        run.last().setP2(line.p2());
    else
        run += line;
}

DrawnLeg drawnLeg(const std::vector<NetworkNode>& leg, const PathNetwork& network, const NetworkLayout& layout,
                  double stepsShown) {
    DrawnLeg drawn;
    std::optional<QPointF> last;
    bool isLastDrawn = false;
    for (std::size_t i = 0; i < leg.size(); ++i) {
        const auto now = double(network.stepsTo(leg, i));
        const double before = i > 0 ? double(network.stepsTo(leg, i - 1)) : 0;
        // The legs of a path meet when the longer one arrives.
        const bool waitsForLongerLeg = network.path.meeting == leg[i] && stepsShown < double(network.path.length);
        const double part = now > before        ? std::clamp((stepsShown - before) / (now - before), 0.0, 1.0)
                            : waitsForLongerLeg ? 0
                                                : 1;
        if (i > 0 && (stepsShown < before || part <= 0)) break;
        const auto place = layout.placeNear(leg[i]);
        if (!place) {
            // The node is above the highest drawn layer: a short dashed line shows that the path goes on.
            if (last) {
                const double along = layout.xNear(leg[i].token) - last->x();
                const double up = std::min(layout.apart(), 11.0);
                drawn.dashed += QLineF(*last, *last + QPointF(along * up / layout.apart(), -up) * part);
            }
            break;
        }
        // A path crosses tokens that are left out by a dashed line through their gap, layer by layer.
        const bool isDrawn = layout.stretch.slotOf(leg[i].token).has_value();
        if (last) append(isDrawn && isLastDrawn ? drawn.lines : drawn.dashed, {*last, *last + (*place - *last) * part});
        if (part < 1) break;
        if (isDrawn) drawn.nodes.push_back(*place);
        isLastDrawn = isDrawn;
        last = place;
    }
    return drawn;
}

void addLeg(Marks& marks, const std::vector<NetworkNode>& leg, const PathNetwork& network, const NetworkLayout& layout,
            double stepsShown, const QColor& colour, const Theme& theme) {
    const double width = layout.pitch < 6 ? 2 : 2.5;
    DrawnLeg drawn = drawnLeg(leg, network, layout, stepsShown);
    const QPen dashes = dashedPen(colour, width, 1.2, 1);
    for (const QLineF& line : drawn.dashed) marks.line(line, dashes);
    for (const auto& [ink, wide] : {std::pair{theme.surface, width + 2}, std::pair{colour, width}})
        marks.lines(drawn.lines, strokePen(ink, wide, Qt::SolidLine, Qt::RoundCap));
    const double radius = std::max(layout.radius, width);
    // Steps of a recurrence that are too close for single dots are drawn as a line, with a dot at its beginning only.
    if (layout.pitch < 6 && isRecurrence(network.network.architecture) && !drawn.nodes.empty()) drawn.nodes.resize(1);
    for (const QPointF& node : drawn.nodes) marks.circle(node, radius, Qt::NoPen, colour);
}

/// Adds the number of steps so far into each node of a leg.
void addSteps(Marks& marks, const std::vector<NetworkNode>& leg, const PathNetwork& network,
              const NetworkLayout& layout, double stepsShown, bool isFilled, const Theme& theme) {
    const QFont font = textFont(font_size::kSmallest, QFont::DemiBold);
    for (std::size_t i = 0; i < leg.size(); ++i) {
        const std::int64_t steps = network.stepsTo(leg, i);
        if (steps < 1 || double(steps) > stepsShown) continue;
        const auto place = layout.placeOf(leg[i]);
        if (!place) continue;
        const bool isEnd = i + 1 == leg.size() && !isRecurrence(network.network.architecture);
        // The longer leg numbers the node where both arrive.
        if (network.path.meeting == leg[i] && steps < network.path.length) continue;
        const bool isMeeting = isEnd && network.path.meeting.has_value();
        marks.label(QRectF(place->x() - 12, place->y() - 9, 24, 18), Qt::AlignCenter, formatInteger(steps), font,
                    !isEnd || isFilled ? theme.onIndex
                    : isMeeting        ? theme.text
                                       : theme.indexJ);
    }
}

/// Adds a ring where the legs meet or where the path ends. In a recurrence the ring is at the output, with a line from
/// the state to it.
void addEnd(Marks& marks, const PathNetwork& network, const NetworkLayout& layout, bool isFilled, const Theme& theme) {
    const bool isMeeting = network.path.meeting.has_value();
    const NetworkNode end = isMeeting ? *network.path.meeting : network.path.firstLeg.back();
    auto place = layout.placeNear(end);
    if (!place || end.layer == 0) return;
    const QColor& ink = isMeeting ? theme.text : theme.indexJ;
    const double radius = std::max(layout.radius, 3.2) + 1;
    if (isRecurrence(network.network.architecture)) {
        const QPointF output(place->x(), layout.rows[2]);
        marks.casedLine(QLineF(*place - QPointF(0, std::max(layout.radius, 1.5)), output), ink,
                        layout.pitch < 6 ? 1.5 : 2, theme.surface);
        place = output;
    }
    const QBrush surface = theme.surface;
    marks.circle(*place, radius, strokePen(theme.surface, 4.5), surface);
    marks.circle(*place, radius, strokePen(ink, 2.25),
                 isFilled ? QBrush(architectureColour(network.network.architecture, theme)) : surface);
}

}  // namespace

void addPath(Marks& marks, const PathNetwork& network, const NetworkLayout& layout, double stepsShown, bool isFilled,
             const Theme& theme) {
    addLeg(marks, network.path.secondLeg, network, layout, stepsShown, theme.indexJ, theme);
    addLeg(marks, network.path.firstLeg, network, layout, stepsShown, theme.indexI, theme);
    if (network.hasPath() && stepsShown >= network.path.length) addEnd(marks, network, layout, isFilled, theme);
    const double digits = network.path.length < 10 ? NetworkLayout::kDigitRadius : kTwoDigitsRadius;
    if (layout.radius < digits) return;
    addSteps(marks, network.path.secondLeg, network, layout, stepsShown, isFilled, theme);
    addSteps(marks, network.path.firstLeg, network, layout, stepsShown, isFilled, theme);
}

void addTokenRing(Marks& marks, const NetworkLayout& layout, Index token, double away, const QPen& pen) {
    if (const auto place = layout.placeOf({0, token})) marks.circle(*place, std::max(layout.radius, 3.0) + away, pen);
}

}  // namespace attention
