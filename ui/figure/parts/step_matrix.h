#pragma once

#include "core/formula/expression.h"
#include "ui/figure/formula.h"
#include "ui/figure/parts/matrix.h"

namespace attention {

/// A matrix that is one numbered step of a pipeline; the number is in a circle before its title. Its space stays empty
/// until the step is reached.
class StepMatrixPart : public MatrixPart {
 public:
    enum class State { Done, Current, Pending };
    struct Stage {
        int step = 1;
        State state = State::Done;
        std::vector<Expression> symbols = {};  ///< forms of the symbol, the longest first; may be empty
        QStringList names = {};                ///< forms of the name, the longest first
        QStringList notes = {};                ///< forms of the note, drawn if there is room
        QColor rows = {};                      ///< colour of the outlines of rows and of the tags on their words
        QColor columns = {};                   ///< colour of the outlines of columns
        bool outlinesRowAndColumn = true;      ///< of the current cell; false: only its row is outlined
        Index firstRow = 0;                    ///< row in cells (Cell::row) of the first row of the values
        QMarginsF minimumMargins = {};         ///< space around the content for connectors
        double overhang = 0;                   ///< pixels by which the title may extend beyond the frame
        /// If this part is dropped, the title extends by at most `overhangAlone`.
        const Part* neighbour = nullptr;
        double overhangAlone = 0;
        /// The part with the names of the rows; if it is dropped, they are written here.
        const Part* rowLabelsFrom = nullptr;
        double beforeNames = 0;  ///< free pixels left of those names
        bool isTitled = true;    ///< there is a title above the matrix
    };
    using MatrixPart::MatrixPart;

    /// @param values  kept by reference
    void setStage(const Matrix& values, MatrixStyle style, CellSizes cells, Stage stage);
    /// The rectangle of a row or a column, including its outline.
    QRectF rowBox(Index row) const;
    QRectF columnBox(Index column) const;
    /// Whether the matrix is visible and its step has been reached, so that it has content.
    bool isReached() const { return isVisible() && m_stage.state != State::Pending; }
    Index rows() const { return m_matrix ? m_matrix->rows() : 0; }
    Index columns() const { return m_matrix ? m_matrix->cols() : 0; }

    std::optional<Cell> cellAt(const QPointF& place) const override;
    std::optional<QRectF> cellRect(const Cell& cell) const override;
    /// The bounding rectangle without the space for connectors.
    QRectF boundingRect() const override;
    void drawHighlight(QCPPainter& painter, const Theme& theme, const Cell& cell, Highlight how) override;

 protected:
    SizeHint measureSizeHint(QSizeF room) const override;
    void geometryChanged() override;
    void draw(QCPPainter& painter, const Theme& theme) override;

 private:
    double overhang() const;
    bool namesRows() const;
    /// The title above the matrix, behind the step's number.
    struct Title {
        std::optional<FormulaLayout> symbol;
        QString name, note;
        double nameAt = 0, noteAt = 0, end = 0;  ///< x
    };
    Title title() const;
    void drawTitle(QCPPainter& painter, const Theme& theme) const;
    void drawWordTag(QCPPainter& painter, const Theme& theme, Index index, bool isRow, const QColor& fill) const;

    Stage m_stage;
    double m_titleWidth = 0;  ///< width of circle, shortest symbol and shortest name, in pixels
    const Matrix* m_matrix = nullptr;
};

}  // namespace attention
