#pragma once

#include "ui/figure/figure.h"
#include "ui/figure/matrix_panel.h"
#include "ui/figure/moving_cells.h"
#include "ui/figure/parts/part.h"

namespace attention {

/// Cell sizes of a matrix, in pixels.
struct CellSizes {
    QSizeF least = {0, 0};  ///< cells finer than pixels are possible
    QSizeF most = {kMaxExtent, kMaxExtent};
    QSizeF minimumTotal = {40, 40};  ///< minimum size of all cells together
    bool isSquare = false;
    /// Maximum ratio of a cell's height to its width, on a stage.
    double highest = 1.4;
    bool hasNoOutline = false;  ///< no margins for outlines and labels: one of many small matrices
    /// If the values are only the first rows and columns of a larger matrix: its size. Its other cells have no values
    /// and are hatched. 0: there are no other cells.
    Index rows = 0, columns = 0;
};

/// A matrix as coloured cells, with its name above and numbers or words at rows and columns.
class MatrixPart : public Part {
 public:
    /// @param matrix  name of the matrix, as in Cell::matrix
    explicit MatrixPart(Figure& figure, std::string matrix = {});

    /// @param values  kept by reference
    void set(const Matrix& values, MatrixStyle style, CellSizes cells = {});
    /// For a part that shows some rows of a matrix: the matrix's row that is the first row of the values. Call it
    /// before set().
    void setFirstRow(Index matrixRow) { m_firstRow = matrixRow; }
    /// The values are those of every `step`-th row and column of the matrix. Call it before set().
    void setStep(Index step) { m_step = step; }
    /// For a part that shows different matrices in turn. Call it before set().
    void setMatrix(std::string matrix) { m_panel.setMatrix(std::move(matrix)); }
    /// Reserves pixels between the numbers of the rows and the cells, and right of the cells. Call it after set().
    void reserveMargins(double before, double behind);
    const MatrixPanel& panel() const { return m_panel; }
    /// All cells as they are drawn, or one row of the values; empty while the part is not shown, or if there are too
    /// many cells to tell them apart.
    CellBlock cells(std::optional<Index> row = {}) const;

    /// Adds further highlights for a cell of this matrix, below the highlights of row, column and cell.
    std::function<void(Marks&, const Cell&, Highlight)> declareHighlight = {};

    std::optional<ColourScale> colourScale() const override {
        return ColourScale{m_style->map, m_style->low, m_style->high};
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
    /// The style from set(); changes apply from the next geometryChanged() on.
    MatrixStyle& style() { return *m_style; }
    const MatrixStyle& style() const { return *m_style; }

 private:
    /// The cell of the shown values for a cell of the matrix.
    Cell shownCell(Cell cell) const;
    /// Reduces the maximum size so that cells are nearly square.
    void keepCells(SizeHint& need, QSizeF room) const;

    Figure& m_figure;
    MatrixPanel m_panel;
    Index m_firstRow = 0;
    Index m_step = 1;
    bool m_isBare = false;      ///< CellSizes::hasNoOutline
    double m_highest = 1.4;     ///< CellSizes::highest
    QSizeF m_counts = {1, 1};   ///< columns and rows
    QSizeF m_present = {1, 1};  ///< fractions of width and height that have values
    const Matrix* m_values = nullptr;
    std::optional<MatrixStyle> m_style;
    double m_before = 0, m_behind = 0;
    SizeHint m_need;  ///< without margins
    mutable std::optional<MatrixMargins> m_margins;
    std::optional<QCPRange> m_keptColumns, m_keptRows;  ///< from 0 to the maximum number so far
    mutable std::optional<QCPRange> m_keptLeft;         ///< from 0 to the maximum margin left of the cells so far
};

}  // namespace attention
