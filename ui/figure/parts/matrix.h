#pragma once

#include "ui/figure/figure.h"
#include "ui/figure/matrix_panel.h"
#include "ui/figure/moving_cells.h"
#include "ui/figure/parts/part.h"

namespace attention {

/// Cell sizes of a matrix, in pixels.
struct CellSizes {
    QSizeF least = {0, 0};  ///< finer cells than pixels are drawn, too
    QSizeF most = {kMaxExtent, kMaxExtent};
    QSizeF minimumTotal = {40, 40};  ///< of all cells together, at least
    bool isSquare = false;
    /// Heights of a cell in widths, at most, on a stage.
    double highest = 1.4;
    bool hasNoOutline = false;  ///< without room for outlines around it: one of many small ones
    /// Of a matrix of which the values are the first rows and columns; the rest has none and is hatched. 0: there is
    /// no rest.
    Index rows = 0, columns = 0;
};

/// A matrix as coloured cells, with its name above and numbers or words at rows and columns.
class MatrixPart : public Part {
 public:
    /// @param matrix  the table's name, as cells of it have
    explicit MatrixPart(Figure& figure, std::string matrix = {});

    /// @param values  are kept by reference
    void set(const Matrix& values, MatrixStyle look, CellSizes cells = {});
    /// Which row of the table the first one shown is, where the part shows some of its rows. Before set().
    void setFirstRow(Index tableRow) { m_firstRow = tableRow; }
    /// The values are those of every `step`-th row and column of the table. Before set().
    void setStep(Index step) { m_step = step; }
    /// For a part that shows now one matrix, now another. Before set().
    void setMatrix(std::string matrix) { m_panel.setMatrix(std::move(matrix)); }
    /// Keeps pixels free between the numbers of the rows and the cells, and right of the cells; after set().
    void reserveMargins(double before, double behind);
    const MatrixPanel& panel() const { return m_panel; }
    /// All cells as they are drawn, or one row of the values; none while the part is not there, or where they are too
    /// many to be told apart.
    CellBlock cells(std::optional<Index> row = {}) const;

    /// Adds what else is highlighted with a cell of this matrix, below the highlights of row, column and cell.
    std::function<void(Marks&, const Cell&, Highlight)> declareHighlight = {};

    std::optional<ColourScale> colourScale() const override {
        return ColourScale{m_look->map, m_look->low, m_look->high};
    }
    std::optional<Cell> cellAt(const QPointF& place) const override;
    std::optional<CellLabel> labelAt(const QPointF& place) const override { return m_panel.labelAt(place); }
    std::optional<QRectF> cellRect(const Cell& cell) const override;
    void drawHighlight(QCPPainter& painter, const Theme& theme, const Cell& cell, Highlight how) override;

 protected:
    SizeHint measureSizeHint(QSizeF room) const override;
    void geometryChanged() override;
    void hidden() override { m_panel.hide(); }
    void draw(QCPPainter& painter, const Theme& theme) override;
    /// From set(), as it is at the next place().
    MatrixStyle& look() { return *m_look; }
    const MatrixStyle& look() const { return *m_look; }

 private:
    Cell shownCell(Cell cell) const;
    /// Narrows what a matrix takes of a room so that its cells are nearly square.
    void keepCells(SizeHint& need, QSizeF room) const;

    Figure& m_figure;
    MatrixPanel m_panel;
    Index m_firstRow = 0;
    Index m_step = 1;
    bool m_isBare = false;
    double m_highest = 1.4;     ///< CellSizes::highest
    QSizeF m_counts = {1, 1};   ///< columns and rows
    QSizeF m_present = {1, 1};  ///< the part of width and height that has values
    const Matrix* m_values = nullptr;
    std::optional<MatrixStyle> m_look;
    double m_before = 0, m_behind = 0;
    SizeHint m_need;  ///< without margins
    mutable std::optional<MatrixMargins> m_margins;
    std::optional<QCPRange> m_keptColumns, m_keptRows;  ///< from 0 to how many there were at most
    mutable std::optional<QCPRange> m_keptLeft;         ///< from 0 to the widest that the margin left of the cells was
};

}  // namespace attention
