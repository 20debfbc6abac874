#pragma once

#include <optional>
#include <vector>

#include <QPointer>
#include <qcustomplot.h>

#include "core/matrix.h"
#include "ui/figure/theme.h"

namespace attention {

/// Draws the cells of `values` that the axes of `axisRect` show: row r fills r - 0.5 ... r + 0.5 of the left axis,
/// column c likewise of the bottom one. Every cell has its exact colour: low ... high maps to the two ends of `map`,
/// and nothing is interpolated. Where cells are finer than device pixels, a pixel shows the cell at its centre. Vector
/// devices get rectangles, or one lossless image above some 10,000 cells; its pixels are never finer than the dots of a
/// printer with 1200 to the inch.
/// @return 1 when every cell is shown, else the number of cells of which one is
Index drawCells(QCPPainter& painter, const QCPAxisRect& axisRect, const Matrix& values, const ColourMap& map,
                double low, double high);

/// Where drawCells() draws: exactly what the ranges of the axes cover.
QRectF cellArea(const QCPAxisRect& axisRect);

/// Marks a cell that is kept: a corner of ink in each of its four, cased so that it is seen on any cell.
/// @param cell  in pixels; very small cells get marks around them
/// @param inside  marks of cells whose middle is elsewhere are left out
void drawCellMark(QCPPainter& painter, const QRectF& cell, const QRectF& inside, const Theme& theme);

/// Fine lines over an area that has no values.
void drawHatching(QCPPainter& painter, const QRectF& area, const QColor& ink);

/// The labelled scale beside a heatmap, as long as `shrink` times the axis rect it belongs to and true for what that
/// shows.
class ColourBar : public QCPLayoutElement {
    Q_OBJECT

 public:
    ColourBar(QCustomPlot* plot, const QCPAxisRect& reference);

    struct Scale {
        ColourMap map;
        double low;
        double high;
        QString name;       ///< above the bar, its mathematical letters in the formulas' face; may be empty
        double shrink = 1;  ///< length as a part of the reference's height
        bool framed = false;
        bool namesEnds = false;  ///< numbers at both ends, whatever they are
    };
    void setScale(Scale scale, const Theme& theme);
    void setFontSize(int pixels) { m_fontSize = pixels; }
    /// A bar that is not shown leaves its room to the figure.
    void setShown(bool shown);
    /// The value that drawMark() will be called with, so that the numbers it would touch are left out.
    void giveWayTo(std::optional<double> value) { m_marked = value; }
    /// A wedge with the value's number beside the bar.
    void drawMark(QCPPainter& painter, double value) const;

 protected:
    void draw(QCPPainter* painter) override;
    void applyDefaultAntialiasingHint(QCPPainter* painter) const override { painter->setAntialiasing(true); }

 private:
    QRectF bar() const;
    double placeOf(double value) const;
    void drawName(QCPPainter& painter, const QRectF& area) const;
    /// So many that the scale's ends have two significant digits, and two at least.
    int decimals() const;
    QString numberOf(double value) const;

    const QCPAxisRect& m_reference;
    std::optional<Scale> m_scale;
    const Theme* m_theme = nullptr;
    int m_fontSize = type::kAxis;
    bool m_shown = true;
    std::optional<double> m_marked;
    std::vector<double> m_numbers;  ///< where they stand, in pixels from the top
};

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
