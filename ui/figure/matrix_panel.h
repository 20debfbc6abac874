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
    QString symbol = {};  ///< above its left edge, in the font of formulas: "𝑋"; may be empty
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
    QStringList rowWords = {};  ///< instead of numbers; elided to `maxLabelWidth`, some left out where they would touch
    QStringList columnWords = {};
    double maxLabelWidth = 90;         ///< pixels
    bool columnsInPairs = false;       ///< columns come in pairs, so ticks are at powers of two
    std::optional<int> decimals = {};  ///< of the values drawn in the cells if all of them fit; nothing: none drawn
    bool isSquare = false;             ///< square cells, centred in the available rectangle
    /// The part of the matrix that is shown, in cells: row r is r - 0.5 ... r + 0.5. Nothing: all of it.
    std::optional<Zoom> visible = {};
    /// Rows of the matrix are drawn as columns, with their words and numbers, for example with tokens side by side.
    bool isTransposed = false;
    /// Numbers that are exactly 0 are written "0", whatever the decimals.
    bool plainZeros = false;
    /// Numbers that are 0 when rounded to `decimals` are fainter than the others.
    bool fadesZeros = false;
    /// Numbers that are 0 when rounded to `decimals` are not drawn.
    bool hidesZeros = false;
    int fontSize = 0;  ///< largest font size of the values, in pixels, reduced until they fit; 0: the smallest
    /// Which outlines mark the current cell: those of its row, its column and itself, only its own, or none.
    enum class Outline { Cross, Cell, None };
    Outline outline = Outline::Cross;
    /// Decimals at the ends of a colour scale, which is drawn above the cells at the right; name and note get the space
    /// that it leaves. Nothing: no scale.
    std::optional<int> scaleDecimals = {};
};

/// One matrix of a figure: cells with exact colours, a title, axes, numbers in the cells, and the marks of a selection.
/// The figure sets its geometry and must leave space for row labels at the left, the title above and column numbers
/// below.
class MatrixPanel {
 public:
    static constexpr int kNameHeight = 22;     ///< of the line with symbol and name above the cells
    static constexpr int kNumbersHeight = 20;  ///< of the line of numbers below the cells
    static constexpr int kAxisHeight = 20;     ///< of the line below them with the name of the columns' axis
    static constexpr double kWordLine = 14;    ///< line height of a row's word or of a column's vertical word

    /// @param matrix  name of the matrix, as in Cell::matrix
    MatrixPanel(QCustomPlot& plot, std::string matrix = {});

    /// @param cells  where the cells lie, in the figure's pixels
    /// @param values  kept by reference; nullptr hides the panel. Cells of -infinity are masked and drawn hatched
    void show(const QRectF& cells, const Matrix* values, MatrixStyle style, const Theme& theme);
    void hide();
    bool isShown() const { return m_values != nullptr; }
    const std::string& matrix() const { return m_matrix; }
    /// Call it before show() if the panel shows different matrices in turn.
    void setMatrix(std::string matrix) { m_matrix = std::move(matrix); }
    const MatrixStyle& style() const { return *m_style; }
    const Matrix& values() const { return *m_original; }
    CellRect& rect() const { return *m_rect; }
    QCPAxis& xAxis() const { return *m_rect->axis(QCPAxis::atBottom); }
    QCPAxis& yAxis() const { return *m_rect->axis(QCPAxis::atLeft); }

    /// The rectangle of all cells, and that of one cell, in the figure's pixels.
    QRectF area() const;
    QRectF box(Index row, Index column) const;
    /// Pixels that the numbers or words of the rows, and the name of their axis, take left of the cells.
    static double rowLabelWidth(const MatrixStyle& style, Index rows);
    /// MatrixMargins::at() for one width.
    static QMarginsF marginsFor(const MatrixStyle& style, const Matrix& values, double width);

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

    /// These add to `marks` what the draw functions below draw.
    void add(Marks& marks) const;
    void addCell(Marks& marks, Index row, Index column) const;
    void addRow(Marks& marks, Index row, const QColor& colour, double width = 1.5) const;
    void addColumn(Marks& marks, Index column, const QColor& colour, double width = 1.5) const;
    void addDiagonal(Marks& marks, const Cell& from, const Cell& to, const QColor& colour, double width) const;
    void addPin(Marks& marks, const Cell& cell) const;
    /// Cells, frame, name and values; for Figure::drawContent().
    /// @return 1 when every cell is shown; n when only one of n cells is
    Index draw(QCPPainter& painter) const;
    /// Outlines of row, column and cell with tags on the axes. For Figure::drawSelection().
    void drawCell(QCPPainter& painter, Index row, Index column) const;
    /// The outline of a whole row or column, for example of one from which other numbers were computed.
    void drawRow(QCPPainter& painter, Index row, const QColor& colour, double width = 1.5) const;
    void drawColumn(QCPPainter& painter, Index column, const QColor& colour, double width = 1.5) const;
    /// A frame around the cells from one to another on a diagonal, whose colours and numbers stay visible.
    void drawDiagonal(QCPPainter& painter, const Cell& from, const Cell& to, const QColor& colour, double width) const;
    /// The mark of a pinned cell, if it is one of this matrix.
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

    /// Row and column as they are drawn, exchanged if the matrix is drawn transposed; also the inverse of that.
    Cell drawn(Index row, Index column) const;

    const Figure& figure() const;
    /// The rectangle that the axes enclose. It is larger than the cells if ranges are kept (Figure::keepRanges()) and
    /// an earlier matrix had more cells.
    QRectF axesArea() const { return cellArea(*m_rect); }

    std::string m_matrix;
    CellRect* m_rect = nullptr;
    std::optional<QCPRange> m_keptColumns, m_keptRows;
    std::optional<QCPRange> m_keptLabels;  ///< from 0 to the width of the widest label of a row
    std::optional<QCPRange> m_keptWords;   ///< from 0 to the width of the widest word of a column
    const Matrix* m_original = nullptr;
    const Matrix* m_values = nullptr;  ///< as they are drawn: the original, or its transpose
    Matrix m_transpose;
    Matrix m_coloured;  ///< m_values with NaN in place of masked cells, if there are any
    bool m_hasMasked = false;
    std::optional<MatrixStyle> m_style;
    const Theme* m_theme = nullptr;
};

/// Pixels that numbers, words and names of axes take around a matrix, without the name above it. A layout asks for the
/// margins many times, but words are measured only once.
class MatrixMargins {
 public:
    MatrixMargins(const MatrixStyle& style, const Matrix& values);
    /// @param width  of all cells together: words of narrow columns are vertical
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
