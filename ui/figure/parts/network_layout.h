#pragma once

#include <algorithm>
#include <cmath>
#include <optional>
#include <vector>

#include <QRectF>

#include "core/cost/paths_study.h"
#include "ui/figure/parts/token_slots.h"

namespace attention {

/// The positions of the nodes of a network, in the figure's pixels.
struct NetworkLayout {
    TokenSlots stretch;
    QRectF drawing;            ///< from the highest row of nodes to the tokens, as wide as the tokens' slots
    std::vector<double> rows;  ///< y of each row of nodes, tokens first; the outputs of a recurrence are the last
    double pitch = 1;          ///< from one slot to the next
    double radius = 1;         ///< of a node
    int layers = 1;            ///< number of layers that are drawn

    bool operator==(const NetworkLayout&) const = default;

    /// Distance between two rows of nodes.
    double apart() const { return rows[0] - rows[1]; }
    /// How far from the middle of a row its nodes can be clicked.
    double reach() const { return std::min(std::max(radius + 4, 9.0), apart() / 2); }
    QRectF rowRect(double top, double bottom) const {
        const double slack = pitch / 2 + 2;
        return {QPointF(drawing.left() - slack, top), QPointF(drawing.right() + slack, bottom)};
    }
    double xOf(double slot) const { return drawing.left() + (slot + 0.5) * pitch; }
    /// The x of a token; if the token is not drawn, that of the gap where it is left out.
    double xNear(Index token) const { return xOf(stretch.slotNear(token)); }
    double slotAt(const QPointF& place) const { return (place.x() - drawing.left()) / pitch - 0.5; }
    /// The position of a node; nothing if it is not drawn.
    std::optional<QPointF> placeOf(const NetworkNode& node) const {
        return stretch.slotOf(node.token) ? placeNear(node) : std::nullopt;
    }
    /// The position of a node, or of the gap where it is left out; nothing if its layer is not drawn.
    std::optional<QPointF> placeNear(const NetworkNode& node) const {
        if (node.layer > layers) return std::nullopt;
        return QPointF(xNear(node.token), rows[std::size_t(node.layer)]);
    }
    /// Around the nodes of the tokens, with their numbers.
    QRectF tokensRect() const { return rowRect(rows[0] - reach(), rows[0] + radius + kNumbersHeight); }
    /// Around the outputs in the highest row.
    QRectF outputsRect() const { return rowRect(rows.back() - reach(), rows.back() + reach()); }
    /// The rows of nodes between those two.
    QRectF betweenRect() const {
        return {QPointF(drawing.left(), outputsRect().bottom()), QPointF(drawing.right(), tokensRect().top())};
    }
    /// The token whose node, number or output in the highest row is at a point.
    std::optional<Index> tokenAt(const QPointF& place) const {
        if (!tokensRect().contains(place) && !outputsRect().contains(place)) return std::nullopt;
        return stretch.tokenAt(slotAt(place));
    }
    /// The line of numbers below the tokens: its lower end below the nodes, and the y of its middle.
    static constexpr double kNumbersHeight = 20;
    double numbersAt() const { return rows[0] + std::max(radius, 4.0) + 13; }
    /// Nodes as large as this have room for a number of one digit.
    static constexpr double kDigitRadius = 6.5;
    /// Nodes of fine networks are dots of a few pixels.
    bool isFine() const { return radius < 1.7; }
};

}  // namespace attention
