#pragma once

#include <optional>
#include <span>
#include <vector>

#include <QImage>
#include <QPolygonF>
#include <qcustomplot.h>

#include "ui/figure/theme.h"

namespace attention {

class Figure;
class Marks;

/// The stage that a picture has reached in a sequence of stages. If the figure glides to the next stage, the new
/// content moves in during Figure::kGlideTime; any other change of stage is immediate.
class GlidingStage {
 public:
    void set(Figure& figure, int stage);
    /// The share of Figure::kGlideTime that has passed, 0 ... 1; 1: the new content is in its place.
    double share() const;
    bool isMoving() const { return share() < 1; }
    /// Whether the content of this stage is moving in now.
    bool isArriving(int stage) const { return stage == m_stage && isMoving(); }

 private:
    const Figure* m_figure = nullptr;
    int m_stage = 0;
    double m_start = 0;  ///< as Figure::glideTime()
};

/// A block of cells, drawn as an image.
struct CellBlock {
    QRectF box;      ///< pixels
    QImage colours;  ///< a pixel for each cell; transparent where nothing is drawn
};
/// A block of one cell, or a mark of one colour. @param colour  may be transparent
CellBlock cellOf(const QRectF& box, QRgb colour);

/// The path and the timing with which cells move.
struct CellWay {
    QPolygonF before = {};  ///< corners of the path before the gate
    /// A point that turns the cells into new ones: the old ones enter at one side, and the new ones come out at the
    /// other side. Nothing: the old ones fade into the new ones at the end of the path.
    std::optional<QPointF> gate = {};
    QPolygonF after = {};       ///< corners of the path after the gate
    double begin = 0, end = 1;  ///< of the move, as shares of the animation's time
    double opacity = 1;         ///< of the old cells
    bool isMark = false;        ///< it has no frame, and its target is drawn already
};

/// Cells that move and turn into other cells.
struct CellMove {
    CellBlock from, to;
    CellWay way = {};
};

/// Sets the times of the moves so that they begin one after the other and the last one ends at 1.
/// @param begin  of the first one
void followOneAnother(std::span<CellMove> moves, double begin);

/// Draws cells where they are after this share of the animation's time. They emerge from behind the boxes where they
/// start; the boxes where they end are cleared first. Moves without cells are left out.
void drawMoves(QCPPainter& painter, std::span<const CellMove> moves, double share, const Theme& theme);
void addMoves(Marks& marks, std::vector<CellMove> moves, double share, const Theme& theme);

}  // namespace attention
