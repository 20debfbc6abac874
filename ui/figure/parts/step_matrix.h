#pragma once

#include "core/formula/expression.h"
#include "ui/figure/formula.h"
#include "ui/figure/parts/matrix.h"

namespace attention {

/// A matrix that is one numbered step of a pipeline; the number is in a circle before its title. A dashed outline
/// reserves its place until the step is reached.
class StepMatrixPart : public MatrixPart {
 public:
    enum class State { Done, Current, Pending };
    struct Stage {
        int step = 1;
        State state = State::Done;
        std::vector<Expression> symbols = {};  ///< forms of the symbol, the longest first; may be empty
        QStringList names = {};                ///< forms of the name, the longest first
        QStringList notes = {};                ///< forms of the note, drawn where there is room
        QColor rows = {};                      ///< outlines rows and their words' tags
        QColor columns = {};                   ///< outlines columns
        bool outlinesRowAndColumn = true;      ///< with a cell its row and column are outlined, else its row alone
        Index firstRow = 0;                    ///< the number of the first row in the table that cells name
        QMarginsF minimumMargins = {};         ///< room around the content for connectors
        double overhang = 0;                   ///< pixels by which the title may reach beyond the frame
        /// Where this part left, the title reaches no farther than `overhangAlone`.
        const Part* neighbour = nullptr;
        double overhangAlone = 0;
        /// Names the rows; where it left, they are named here.
        const Part* rowLabelsFrom = nullptr;
        double beforeNames = 0;  ///< pixels free left of those names
        bool isTitled = true;    ///< else nothing stands above it
    };
    using MatrixPart::MatrixPart;

    /// @param values  are kept by reference
    void setStage(const Matrix& values, MatrixStyle look, CellSizes cells, Stage stage);
    /// Where a row or a column of the matrix is drawn, with the outline's width.
    QRectF rowBox(Index row) const;
    QRectF columnBox(Index column) const;
    bool isReached() const { return isVisible() && m_stage.state != State::Pending; }
    Index rows() const { return m_matrix ? m_matrix->rows() : 0; }
    Index columns() const { return m_matrix ? m_matrix->cols() : 0; }

    std::optional<Cell> cellAt(const QPointF& place) const override;
    std::optional<QRectF> cellRect(const Cell& cell) const override;
    /// Without the room that is kept for connectors.
    QRectF boundingRect() const override;
    void drawHighlight(QCPPainter& painter, const Theme& theme, const Cell& cell, Highlight how) override;

 protected:
    SizeHint measureSizeHint(QSizeF room) const override;
    void geometryChanged() override;
    void draw(QCPPainter& painter, const Theme& theme) override;

 private:
    double overhang() const;
    bool namesRows() const;
    /// What stands above the matrix, behind the step's number.
    struct Title {
        std::optional<FormulaLayout> symbol;
        QString name, note;
        double nameAt = 0, noteAt = 0, end = 0;  ///< x
    };
    Title title() const;
    void drawTitle(QCPPainter& painter, const Theme& theme) const;
    void drawWordTag(QCPPainter& painter, const Theme& theme, Index index, bool isRow, const QColor& fill) const;

    Stage m_stage;
    double m_titleWidth = 0;  ///< pixels of circle, shortest symbol and shortest name
    const Matrix* m_matrix = nullptr;
};

}  // namespace attention
