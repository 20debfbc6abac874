#pragma once

#include <functional>

#include <qcustomplot.h>

#include "core/matrix.h"
#include "ui/figure/axis_painter.h"
#include "ui/figure/theme.h"

namespace attention {

class Marks;

/// Draws the cells of `values` that the axes of `axisRect` show: row r fills r - 0.5 ... r + 0.5 of the left axis,
/// column c likewise of the bottom one. Every cell has its exact colour: low ... high maps to the two ends of `map`,
/// and nothing is interpolated. Where cells are finer than device pixels, a pixel shows the cell at its centre. Vector
/// devices get rectangles, or one lossless image above some 10,000 cells; its pixels are never finer than the dots of a
/// printer with 1200 to the inch.
/// @return 1 when every cell is shown; n when only one of n cells is
Index drawCells(QCPPainter& painter, const QCPAxisRect& axisRect, const Matrix& values, const ColourMap& map,
                double low, double high);
/// Adds what drawCells() draws; axes and values are kept by reference. @param tell  called with the return value of
/// drawCells() whenever it has drawn
void addCells(Marks& marks, const QCPAxisRect& axisRect, const Matrix& values, const ColourMap& map, double low,
              double high, std::function<void(Index oneIn)> tell);

/// Where drawCells() draws: exactly what the ranges of the axes cover.
QRectF cellArea(const QCPAxisRect& axisRect);

/// Draws the mark of a pinned cell: an angle at each of its corners, cased so that it is visible on any colour.
/// @param cell  in pixels; very small cells get larger marks around them
/// @param inside  nothing is drawn if the cell's centre lies outside
void drawPinMark(QCPPainter& painter, const QRectF& cell, const QRectF& inside, const Theme& theme);

/// Fine lines over an area that has no values.
void drawHatching(QCPPainter& painter, const QRectF& area, const QColor& ink);

/// Draws the colours of a map as a vertical bar, with the first one at the bottom.
void drawColourRamp(QCPPainter& painter, const QRectF& area, const ColourMap& map);

/// An axis rect that can keep the cells of its heatmap square and centred.
class CellRect : public QCPAxisRect {
    Q_OBJECT

 public:
    explicit CellRect(QCustomPlot* plot) : QCPAxisRect(plot, true) { keepTickLabels(*this); }
    void setSquareCells(bool square) { m_square = square; }
    void update(UpdatePhase phase) override;

 private:
    bool m_square = false;
};

}  // namespace attention
