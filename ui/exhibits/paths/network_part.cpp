#include "ui/exhibits/paths/network_part.h"

#include <algorithm>
#include <cmath>
#include <numeric>

#include "core/scene/parameters.h"
#include "ui/exhibits/paths/path_drawing.h"
#include "ui/figure/architecture_style.h"
#include "ui/figure/look.h"
#include "ui/text/number_format.h"

namespace attention {
namespace {

constexpr double kRowNames = 20;     ///< pixels left of the nodes, for the names of their rows
constexpr double kAbove = 14;        ///< pixels above the highest nodes, for rings and for paths that go on
constexpr double kStretchLine = 16;  ///< height of the line that says which tokens are drawn
constexpr QSizeF kMin(64, 40);

/// Lays a network out in a rectangle.
/// @param isAlone  no other network is beside it  @param layers  number of drawn layers of networks with several
NetworkLayout laneGrid(const Network& network, const QRectF& room, const TokenSlots& stretch, bool isAlone,
                       int layers) {
    NetworkLayout grid{.stretch = stretch, .drawing = room, .rows = {}, .layers = network.layers};
    grid.pitch = room.width() / stretch.slotCount();
    // Few tokens are close together, as in the book, and do not fill the width.
    constexpr double kMaxPitch = 96;
    if (grid.pitch > kMaxPitch) {
        const double spare = (grid.pitch - kMaxPitch) * stretch.slotCount();
        grid.drawing.adjust(spare / 2, 0, -spare / 2, 0);
        grid.pitch = kMaxPitch;
    }
    const int rows = isRecurrence(network.architecture) ? 3 : network.layers + 1;
    // The distance of layers is in whole pixels, and the drawings of networks side by side have the same height.
    grid.drawing.setBottom(std::round(grid.drawing.bottom()));
    const double unit = isAlone ? rows - 1 : std::lcm(2, layers);
    const double gaps = double(rows) - 1;
    const double height = std::floor(grid.drawing.height() / unit) * unit;
    const double apart = height >= 5 * unit ? height / gaps : std::max(1.0, std::floor(grid.drawing.height() / gaps));
    grid.drawing.setTop(grid.drawing.bottom() - apart * gaps);
    grid.radius = std::clamp(std::min(grid.pitch * 0.3, apart * 0.24), 1.1, 9.0);
    for (int row = 0; row < rows; ++row) grid.rows.push_back(grid.drawing.bottom() - apart * row);
    return grid;
}

}  // namespace

void NetworkPart::set(const PathsStudy& study, std::size_t lane, const Parameters& parameters) {
    m_study = &study;
    m_lane = lane;
    m_isAlone = parameters.networks == NetworkArrangement::One;
    m_hasField = parameters.receptiveField;
    m_layers = int(parameters.layers);
    m_step = parameters.pathStep;
    m_grid.stretch = TokenSlots(study.tokens, study.from, study.to);
}

Part::SizeHint NetworkPart::measureSizeHint(QSizeF) const {
    return {.minimum = kMin,
            .margins = {kRowNames, kAbove, 4,
                        NetworkLayout::kNumbersHeight + 12 + (m_grid.stretch.isWhole() ? 0 : kStretchLine)}};
}

void NetworkPart::geometryChanged() {
    m_grid = laneGrid(lane().network, content(), m_grid.stretch, m_isAlone, m_layers);
    const Theme& theme = m_figure.theme();
    const auto tag = [&](Index token, bool isTo) {
        return NumberLine::Tag{m_grid.xNear(token), {formatInteger(token)}, isTo ? theme.indexJ : theme.indexI};
    };
    m_numbers.place({tag(m_study->from, false), tag(m_study->to, true)}, content().left() - kRowNames + 2,
                    content().right() + 8, m_grid.numbersAt());
}

void NetworkPart::declare(Marks& marks, const Theme& theme) const {
    m_drawing.addNetwork(marks, lane().network, m_grid, theme);
    if (m_hasField) m_drawing.addReceptiveField(marks, lane(), m_grid, m_study->to, theme);
    m_numbers.addNumbers(
        marks, m_grid.stretch.runs(), m_grid.pitch, [&](Index token) { return m_grid.xNear(token); }, theme);
    addRowNames(marks, theme);
    if (m_grid.stretch.isBroken())
        for (const double y : m_grid.rows)
            marks.label(QRectF(m_grid.xOf(m_grid.stretch.breakSlot()) - 12, y - 14, 24, 20), Qt::AlignCenter,
                        QStringLiteral("…"), textFont(font_size::kAxis), theme.muted);
}

/// Adds the names of the rows of nodes: x, h, y, or numbers of layers.
void NetworkPart::addRowNames(Marks& marks, const Theme& theme) const {
    const Network& network = lane().network;
    const double right = m_grid.drawing.left() + std::min(0.0, m_grid.pitch / 2 - m_grid.radius - 12);
    const auto write = [&](std::size_t row, const QString& text, const QFont& font) {
        const double top = m_grid.rows[row] - (row == 0 && m_grid.radius < 3 ? 12 : 9);
        marks.label(QRectF(std::max(content().left() - kRowNames, right - 18), top, 14, 18),
                    Qt::AlignRight | Qt::AlignVCenter, text, font, theme.muted);
    };
    const QFont letters = mathFont(font_size::kBody);
    write(0, QStringLiteral("𝑥"), letters);
    if (isRecurrence(network.architecture)) {
        write(1, QStringLiteral("ℎ"), letters);
        write(2, QStringLiteral("𝑦"), letters);
    } else if (network.layers == 1) {
        write(1, QStringLiteral("𝑦"), letters);
    } else if (m_grid.apart() >= 12) {
        for (int layer = 1; layer <= network.layers; ++layer)
            write(std::size_t(layer), formatInteger(layer), textFont(font_size::kSmallest));
    }
}

/// Adds the nodes that are computed after the current step.
void NetworkPart::addComputedNodes(Marks& marks, const Theme& theme) const {
    const bool recurs = isRecurrence(lane().network.architecture);
    const QBrush brush = architectureColour(lane().network.architecture, theme);
    for (int row = 1; row < int(m_grid.rows.size()); ++row)
        m_grid.stretch.each([&](Index token) {
            if (!lane().isComputed({recurs ? 1 : row, token}, *m_step)) return;
            marks.circle(QPointF(m_grid.xNear(token), m_grid.rows[std::size_t(row)]), m_grid.radius, Qt::NoPen, brush);
        });
}

void NetworkPart::addPathSoFar(Marks& marks, double stepsShown, const Theme& theme) const {
    if (m_step) addComputedNodes(marks, theme);
    addPath(marks, lane(), m_grid, stepsShown, m_step.has_value(), theme);
    const double radius = std::max(m_grid.radius, 3.0);
    for (const auto& [token, colour] : {std::pair{m_study->from, theme.indexI}, std::pair{m_study->to, theme.indexJ}})
        if (const auto centre = m_grid.placeOf({0, token}))
            marks.circle(*centre, radius, strokePen(theme.surface, 1), colour);
    if (m_study->from == m_study->to) addTokenRing(marks, m_grid, m_study->to, 2.5, strokePen(theme.indexJ, 1.5));
    m_numbers.addTags(marks, m_figure.viewport(), theme);
}

}  // namespace attention
