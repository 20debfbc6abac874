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

/// Which one of some stages that follow one another a picture has got to. Where the figure glides to the next stage,
/// what that one brings is on its way for Figure::kGlideTime; any other stage is there at once.
class GlidingStage {
 public:
    void set(Figure& figure, int stage);
    /// The share of the time that has passed, 0 ... 1; 1: what the stage brings is there.
    double share() const;
    bool isMoving() const { return share() < 1; }
    /// Whether this stage is the one that the picture is on its way to.
    bool isArriving(int stage) const { return stage == m_stage && isMoving(); }

 private:
    const Figure* m_figure = nullptr;
    int m_stage = 0;
    double m_start = 0;  ///< of Figure::glideTime()
};

/// Cells as they are drawn.
struct CellBlock {
    QRectF box;      ///< pixels
    QImage colours;  ///< a pixel for each cell; transparent where nothing is drawn
};
/// One cell, or a mark of one colour. @param colour  may be transparent
CellBlock cellOf(const QRectF& box, QRgb colour);

/// How cells get from one place to another.
struct CellWay {
    QPolygonF before = {};  ///< corners of the way to the gate
    /// What makes other cells of them: they go in at one side, and the others come out at the other one. Nothing: they
    /// fade into the others at the end.
    std::optional<QPointF> gate = {};
    QPolygonF after = {};       ///< corners of the way from the gate
    double begin = 0, end = 1;  ///< shares of the time
    double opacity = 1;         ///< of the cells until they are others
    bool isMark = false;        ///< it has no frame, and what it goes to is drawn already
};

/// Cells on their way to where they are other ones.
struct CellMove {
    CellBlock from, to;
    CellWay way = {};
};

/// Lets marks of the same kind leave one after the other until the end of the time. @param begin  of the first one
void followOneAnother(std::span<CellMove> moves, double begin);

/// Draws cells where they are after this share of the time. They come from behind what they are made of, and nothing
/// else is in the places to which they go. Moves without cells are left out.
void drawMoves(QCPPainter& painter, std::span<const CellMove> moves, double share, const Theme& theme);
void addMoves(Marks& marks, std::vector<CellMove> moves, double share, const Theme& theme);

}  // namespace attention
