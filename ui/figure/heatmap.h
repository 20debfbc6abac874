#pragma once

#include <functional>

#include <qcustomplot.h>

#include "core/matrix.h"
#include "ui/figure/theme.h"

namespace attention {

class Marks;

/// Draws the cells of `values` that the axes of `axisRect` show: row r fills r - 0.5 ... r + 0.5 of the left axis,
/// column c likewise of the bottom one. Every cell has its exact colour: low ... high maps to the two ends of `map`,
/// and nothing is interpolated. Where cells are finer than device pixels, a pixel shows the cell at its centre. Vector
/// devices get rectangles, or one lossless image above some 10,000 cells; its pixels are never finer than the dots of a
/// printer with 1200 to the inch.
/// @return 1 when every cell is shown, else the number of cells of which one is
Index drawCells(QCPPainter& painter, const QCPAxisRect& axisRect, const Matrix& values, const ColourMap& map,
                double low, double high);
/// Adds what drawCells() draws; axes and values are kept by reference. @param tell  called with what that returns
void addCells(Marks& marks, const QCPAxisRect& axisRect, const Matrix& values, const ColourMap& map, double low,
              double high, std::function<void(Index oneIn)> tell);

/// Where drawCells() draws: exactly what the ranges of the axes cover.
QRectF cellArea(const QCPAxisRect& axisRect);

/// Marks a cell that is kept: a corner of ink in each of its four, cased so that it is seen on any cell.
/// @param cell  in pixels; very small cells get marks around them
/// @param inside  marks of cells whose middle is elsewhere are left out
void drawPinMark(QCPPainter& painter, const QRectF& cell, const QRectF& inside, const Theme& theme);

/// Fine lines over an area that has no values.
void drawHatching(QCPPainter& painter, const QRectF& area, const QColor& ink);

/// The colours of a map as an upright bar, its first one at the bottom, each in its exact colour.
void drawColourRamp(QCPPainter& painter, const QRectF& area, const ColourMap& map);

/// An axis rect that keeps the cells of its heatmap square, centred in its room, when asked to.
class CellRect : public QCPAxisRect {
    Q_OBJECT

 public:
    explicit CellRect(QCustomPlot* plot) : QCPAxisRect(plot, true) {}
    void setSquareCells(bool square) { m_square = square; }
    void update(UpdatePhase phase) override;

 private:
    bool m_square = false;
};

}  // namespace attention
