#include "ui/exhibits/paths/lane_place.h"

#include <algorithm>
#include <cmath>
#include <numeric>
#include <utility>

#include <QFontMetricsF>

#include "ui/exhibits/paths/words.h"
#include "ui/figure/theme.h"

namespace attention {
namespace {

constexpr double kHeaderHeight = 42;

/// The place and the distances of nodes, below the header.
/// @param layers  that are drawn of the networks that have several
LaneGrid gridOf(const Network& network, const QRectF& room, const Stretch& stretch, bool isAlone, int layers) {
    LaneGrid grid{.stretch = stretch, .drawing = room, .rows = {}, .layers = network.layers};
    grid.pitch = room.width() / stretch.slotCount();
    // Few tokens stand together as in the book, whatever room there is.
    constexpr double kWidestPitch = 96;
    if (grid.pitch > kWidestPitch) {
        const double spare = (grid.pitch - kWidestPitch) * stretch.slotCount();
        grid.drawing.adjust(spare / 2, 0, -spare / 2, 0);
        grid.pitch = kWidestPitch;
    }
    const int rows = isRecurrence(network.architecture) ? 3 : network.layers + 1;
    // Whole pixels, so that every layer is drawn alike, and the same for all networks that stand side by side.
    grid.drawing.setBottom(std::round(grid.drawing.bottom()));
    const double unit = isAlone ? rows - 1 : std::lcm(2, layers);
    const double least = double(rows) - 1;
    const double height = std::floor(grid.drawing.height() / unit) * unit;
    const double apart = height >= 5 * unit ? height / least : std::max(1.0, std::floor(grid.drawing.height() / least));
    grid.drawing.setTop(grid.drawing.bottom() - apart * least);
    grid.radius = std::clamp(std::min(grid.pitch * 0.3, apart * 0.24), 1.1, 9.0);
    for (int row = 0; row < rows; ++row) grid.rows.push_back(grid.drawing.bottom() - apart * row);
    return grid;
}

/// The names of both ends, side by side where they would touch.
void nameEnds(LanePlace& place, const PathsStudy& study) {
    const QFontMetricsF metrics(textFont(type::kAxis, QFont::DemiBold));
    const double left = place.header.left() - 2, right = place.header.right() + 2;
    const bool isShort = place.grid.drawing.width() < 190;
    const auto make = [&](Index token, bool isTo) {
        const QString text = isShort ? PathsWords::number(double(token)) : PathsWords::end(token, isTo);
        QRectF box(0, 0, metrics.horizontalAdvance(text) + 12, 2 * kTagHalf);
        box.moveCenter({place.grid.xNear(token), place.numbersAt()});
        if (box.left() < left) box.moveLeft(left);
        if (box.right() > right) box.moveRight(right);
        return EndName{box, text};
    };
    place.from = make(study.from, false);
    place.to = make(study.to, true);
    const bool fromIsLeft = study.from <= study.to;
    QRectF& first = fromIsLeft ? place.from.box : place.to.box;
    QRectF& second = fromIsLeft ? place.to.box : place.from.box;
    const double touch = first.right() + 3 - second.left();
    if (touch <= 0) return;
    first.translate(-touch / 2, 0);
    second.translate(touch / 2, 0);
    if (first.left() < left) second.translate(left - first.left(), 0), first.moveLeft(left);
    if (second.right() > right) first.translate(right - second.right(), 0), second.moveRight(right);
}

}  // namespace

std::optional<QPointF> LaneGrid::placeOf(const NetworkNode& node) const {
    return stretch.slotOf(node.token) ? placeNear(node) : std::nullopt;
}

std::optional<QPointF> LaneGrid::placeNear(const NetworkNode& node) const {
    if (node.layer > layers) return std::nullopt;
    return QPointF(xNear(node.token), rows[std::size_t(node.layer)]);
}

std::optional<Index> LaneGrid::tokenAt(const QPointF& place) const {
    const double slack = pitch / 2 + 2;
    if (place.x() < drawing.left() - slack || place.x() > drawing.right() + slack) return std::nullopt;
    const double reach = std::min(std::max(radius + 4, 9.0), apart() / 2);
    const bool isToken = place.y() > rows[0] - reach && place.y() < rows[0] + radius + LanePlace::kNumbersHeight;
    const bool isOutput = std::abs(place.y() - rows.back()) < reach;
    if (!isToken && !isOutput) return std::nullopt;
    return stretch.tokenAt(slotAt(place));
}

bool LanePlace::hasNoteLine() const {
    return header.height() > kHeaderHeight;
}

std::vector<LanePlace> placeLanes(const PathsStudy& study, const Parameters& parameters, const QRectF& room) {
    const bool isAlone = parameters.networks == NetworksChoice::One;
    const std::size_t count = isAlone ? 1 : kLayerFamilies;
    const double gap = room.width() < 480 ? 12 : 20;
    const double width = (room.width() - gap * double(count - 1)) / double(count);
    const Stretch stretch(study.tokens, study.from, study.to);
    const bool hasNoteLine = width < LanePlace::kNarrow && std::ranges::any_of(study.lanes, &PathLane::isCutOff);
    const double header = kHeaderHeight + (hasNoteLine ? LanePlace::kNoteHeight - 3 : 0);
    const double below = LanePlace::kNumbersHeight + 12 + (stretch.isWhole() ? 0 : LanePlace::kStretchHeight);
    std::vector<LanePlace> places;
    for (std::size_t at = 0; at < count; ++at) {
        LanePlace place;
        place.lane = isAlone ? study.family : at;
        place.header = QRectF(room.left() + (width + gap) * double(at), room.top(), width, header);
        place.hasLetters = width >= 150;
        const double margin = place.hasLetters ? 18 : 2;
        QRectF drawing(place.header.left() + margin, place.header.bottom() + 16, width - margin - 2, 0);
        drawing.setBottom(std::max(drawing.top() + 8, room.bottom() - below));
        place.grid = gridOf(study.lanes[place.lane].network, drawing, stretch, isAlone, int(parameters.layers));
        nameEnds(place, study);
        places.push_back(std::move(place));
    }
    return places;
}

}  // namespace attention
