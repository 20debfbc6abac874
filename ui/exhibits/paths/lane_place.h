#pragma once

#include <optional>
#include <vector>

#include <QRectF>
#include <QString>

#include "core/cost/paths_study.h"
#include "ui/exhibits/paths/stretch.h"

namespace attention {

/// Where the nodes of a network lie, in the figure's pixels.
struct LaneGrid {
    Stretch stretch;
    QRectF drawing;            ///< from the highest row of nodes to the tokens, as wide as the tokens' slots
    std::vector<double> rows;  ///< y of each row of nodes, tokens first; the outputs of a recurrence are the last
    double pitch = 1;          ///< from one slot to the next
    double radius = 1;         ///< of a node
    int layers = 1;            ///< that are drawn

    bool operator==(const LaneGrid&) const = default;

    double apart() const { return rows[0] - rows[1]; }
    double xOf(double slot) const { return drawing.left() + (slot + 0.5) * pitch; }
    /// Of a token that is not drawn, the place where it is left out.
    double xNear(Index token) const { return xOf(stretch.slotNear(token)); }
    double slotAt(const QPointF& place) const { return (place.x() - drawing.left()) / pitch - 0.5; }
    /// Nothing for a node that is not drawn.
    std::optional<QPointF> placeOf(const NetworkNode& node) const;
    /// Of a node between two stretches the place where it is left out; nothing above the drawing.
    std::optional<QPointF> placeNear(const NetworkNode& node) const;
    /// The token at its node, or at an output in the highest row.
    std::optional<Index> tokenAt(const QPointF& place) const;
    /// Nodes of fine networks are dots of a few pixels.
    bool isFine() const { return radius < 1.7; }
};

/// How text lies in its line.
inline constexpr Qt::Alignment kAtLeft = Qt::AlignLeft | Qt::AlignVCenter;
/// Half the height of a tag at a token.
inline constexpr double kTagHalf = 9;
/// The name of an end of the path below its token.
struct EndName {
    QRectF box;
    QString text;
};

/// Where one network lies with what stands around it.
struct LanePlace {
    std::size_t lane = 0;  ///< of PathsStudy::lanes
    LaneGrid grid;
    QRectF header;  ///< its name, and the length of its path
    bool hasLetters = false;
    EndName from, to;

    /// A line of its own for how many layers are drawn.
    bool hasNoteLine() const;
    bool isNarrow() const { return header.width() < kNarrow; }
    /// Middle of the line of tokens' numbers.
    double numbersAt() const { return grid.rows[0] + std::max(grid.radius, 4.0) + 4 + kTagHalf; }

    static constexpr double kNarrow = 160;
    static constexpr double kNoteHeight = 15;
    static constexpr double kNumbersHeight = 20;
    static constexpr double kStretchHeight = 16;  ///< of the line on which tokens are drawn, where not all are
};
/// One network, or those that are shown side by side, in the room above the distances.
std::vector<LanePlace> placeLanes(const PathsStudy& study, const Parameters& parameters, const QRectF& room);

}  // namespace attention
