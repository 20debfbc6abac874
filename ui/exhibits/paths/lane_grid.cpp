#include "ui/exhibits/paths/lane_grid.h"

#include <cmath>
#include <numeric>

namespace attention {

LaneGrid laneGrid(const Network& network, const QRectF& room, const Stretch& stretch, bool isAlone, int layers) {
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
    const bool isToken = place.y() > rows[0] - reach && place.y() < rows[0] + radius + kNumbersHeight;
    const bool isOutput = std::abs(place.y() - rows.back()) < reach;
    if (!isToken && !isOutput) return std::nullopt;
    return stretch.tokenAt(slotAt(place));
}

}  // namespace attention
