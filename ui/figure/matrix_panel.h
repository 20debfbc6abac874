#pragma once

#include <optional>
#include <string>

#include <QStringList>
#include <qcustomplot.h>

#include "core/matrix.h"
#include "core/scene/view.h"
#include "ui/figure/cell_label.h"
#include "ui/figure/colour_scale.h"
#include "ui/figure/elided_text.h"
#include "ui/figure/free_layout.h"
#include "ui/figure/heatmap.h"
#include "ui/figure/tags.h"
#include "ui/figure/theme.h"

namespace attention {

class Figure;
class Marks;

/// How a matrix of an exhibit is shown.
struct MatrixStyle {
    QString symbol = {};  ///< above its left edge, in the face of formulas: "𝑋"; may be empty
    QString name = {};    ///< semibold beside the symbol; may be empty
    QString note = {};    ///< muted beside the name; left out where there is no room
    ColourMap map;
    double low = -1;                ///< the value with the map's first colour
    double high = 1;                ///< the value with the map's last colour
    QString rowAxis = {};           ///< name of the axis of rows; empty: none
    QString columnAxis = {};        ///< name of the axis of columns; empty: none
    bool showsRowLabels = true;     ///< numbers, or words, at the rows
    bool showsColumnLabels = true;  ///< numbers, or words, at the columns
    std::int64_t firstRow = 0;      ///< number of the first row
    std::int64_t firstColumn = 0;   ///< number of the first column
    QStringList rowWords = {};      ///< instead of numbers; elided to `maxLabelWidth`, thinned where they would touch
    QStringList columnWords = {};
    double maxLabelWidth = 90;         ///< pixels
    bool inPairs = false;              ///< columns come in pairs: ticks at powers of two
    std::optional<int> decimals = {};  ///< the values stand in the cells, with so many, where all of them fit
    bool isSquare = false;             ///< square cells, centred in the room
    /// The part of the matrix that is shown, in cells: row r is r - 0.5 ... r + 0.5. Nothing: all of it.
    std::optional<Zoom> visible = {};
    /// Rows of the matrix are drawn as columns, and so are their words and numbers: where tokens stand side by side.
    bool isTransposed = false;
    /// Numbers that are exactly 0 are written "0", whatever the decimals.
    bool plainZeros = false;
    /// Numbers that read as 0 are fainter than the others.
    bool fadesZeros = false;
    /// They are left out instead.
    bool hidesZeros = false;
    int digits = 0;  ///< pixels of the values' font at most, smaller ones where they do not fit; 0: of the usual one
    /// What is outlined of the current cell: its row, its column and itself, itself alone, or nothing.
    enum class Outline { Cross, Cell, None };
    Outline outline = Outline::Cross;
    /// The scale of the colours at the right above the cells, with so many decimals at its ends; name and note give
    /// way.
    std::optional<int> scaleDecimals = {};
};

/// One matrix of a figure: cells with exact colours, a title, axes, numbers in the cells, and the marks of a selection.
/// The figure sets its geometry and must leave space for row labels at the left, the title above and column numbers
/// below.
class MatrixPanel {
 public:
    static constexpr int kNameHeight = 22;     ///< room that symbol and name need above the cells
    static constexpr int kNumbersHeight = 20;  ///< room for numbers below the cells
    static constexpr int kAxisHeight = 20;     ///< room for the name of the columns' axis below the numbers
    static constexpr double kWordLine = 14;    ///< height of the line of a row's or an upright column's word

    /// @param matrix  the table's name, as cells of it have
    MatrixPanel(QCustomPlot& plot, std::string matrix = {});

    /// @param cells  where the cells lie, in the figure's pixels
    /// @param values  are kept by reference; nothing is drawn without. Cells of -infinity are hatched: they are masked
    void show(const QRectF& cells, const Matrix* values, MatrixStyle look, const Theme& theme);
    void hide();
    bool isShown() const { return m_values != nullptr; }
    const std::string& matrix() const { return m_matrix; }
    /// For a panel that shows now one matrix, now another. Before show().
    void setMatrix(std::string matrix) { m_matrix = std::move(matrix); }
    const MatrixStyle& look() const { return *m_look; }
    const Matrix& values() const { return *m_original; }
    CellRect& rect() const { return *m_rect; }
    QCPAxis& xAxis() const { return *m_rect->axis(QCPAxis::atBottom); }
    QCPAxis& yAxis() const { return *m_rect->axis(QCPAxis::atLeft); }

    /// Where the cells are drawn, and one of them, in the figure's pixels.
    QRectF area() const;
    QRectF box(Index row, Index column) const;
    /// Pixels that the widest of the rows' numbers or words takes left of the cells.
    static double rowLabelWidth(const MatrixStyle& look, Index rows);
    /// MatrixMargins::at() for one width.
    static QMarginsF marginsFor(const MatrixStyle& look, const Matrix& values, double width);

    std::optional<Cell> cellAt(const QPointF& place) const;
    std::optional<CellLabel> labelAt(const QPointF& place) const;
    bool has(const Cell& cell) const;
    /// Whether the middle of the cell is in the part that is shown.
    bool isVisible(Index row, Index column) const { return area().contains(box(row, column).center()); }
    /// The rows and columns of which anything is shown.
    struct Block {
        Index firstRow = 0, lastRow = 0, firstColumn = 0, lastColumn = 0;
    };
    Block shownBlock() const;

    /// What the functions below draw.
    void add(Marks& marks) const;
    void addCell(Marks& marks, Index row, Index column) const;
    void addRow(Marks& marks, Index row, const QColor& colour, double width = 1.5) const;
    void addColumn(Marks& marks, Index column, const QColor& colour, double width = 1.5) const;
    void addDiagonal(Marks& marks, const Cell& from, const Cell& to, const QColor& colour, double width) const;
    void addPin(Marks& marks, const Cell& cell) const;
    /// Cells, frame, name and values; for Figure::drawContent().
    /// @return 1 when every cell is shown, else the number of cells of which one is
    Index draw(QCPPainter& painter) const;
    /// Outlines of row, column and cell with tags on the axes. For Figure::drawSelection().
    void drawCell(QCPPainter& painter, Index row, Index column) const;
    /// The outline of a whole row, or of a whole column, as where it is what others were made from.
    void drawRow(QCPPainter& painter, Index row, const QColor& colour, double width = 1.5) const;
    void drawColumn(QCPPainter& painter, Index column, const QColor& colour, double width = 1.5) const;
    /// A frame around the cells from one to another on a diagonal, whose colours and numbers are seen in it.
    void drawDiagonal(QCPPainter& painter, const Cell& from, const Cell& to, const QColor& colour, double width) const;
    /// The mark of a cell that is kept, if it is one of this matrix.
    void drawPin(QCPPainter& painter, const Cell& cell) const;

 private:
    void drawName(QCPPainter& painter) const;
    QString numberText(double value) const;
    /// The largest font in which all values fit into their cells; nothing where none does.
    std::optional<QFont> numberFont() const;
    void drawNumbers(QCPPainter& painter) const;
    void tellOmittedWords() const;
    void drawMaskHatching(QCPPainter& painter) const;
    void drawOutline(QCPPainter& painter, const QRectF& box, const QColor& colour, double width) const;
    void styleAxes();
    QString tagOf(const QCPAxis& axis, Index index) const;

    Cell drawn(Index row, Index column) const;

    const Figure& figure() const;
    /// Where the axes lie: beyond the cells where ranges are kept (Figure::keepRanges()) and others had more of them.
    QRectF axesArea() const { return cellArea(*m_rect); }

    std::string m_matrix;
    CellRect* m_rect = nullptr;
    std::optional<QCPRange> m_keptColumns, m_keptRows;
    std::optional<QCPRange> m_keptLabels;  ///< from 0 to the width of the widest label of a row
    std::optional<QCPRange> m_keptWords;   ///< from 0 to the width of the widest word of a column
    const Matrix* m_original = nullptr;
    const Matrix* m_values = nullptr;  ///< as they are drawn: the original, or its transpose
    Matrix m_transpose;
    Matrix m_coloured;  ///< of a matrix with masked cells: NaN in their place
    bool m_hasMasked = false;
    std::optional<MatrixStyle> m_look;
    const Theme* m_theme = nullptr;
};

/// Pixels that numbers, words and names of axes take around a matrix; the name above is not among them. An arrangement
/// asks for them many times, so that words are measured once.
class MatrixMargins {
 public:
    MatrixMargins(const MatrixStyle& look, const Matrix& values);
    /// @param width  of all cells together: words of narrow columns stand upright
    QMarginsF at(double width) const;

 private:
    double m_columns = 1;
    double m_left = 0;
    double m_widest = 0;  ///< of the columns' words
    bool m_hasWords = false;
    bool m_hasNumbers = true;
    double m_name = 0;  ///< height of the columns' axis name
};

}  // namespace attention
