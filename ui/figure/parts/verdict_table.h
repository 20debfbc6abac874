#pragma once

#include <string>
#include <string_view>
#include <vector>

#include "core/encoding/encoding_properties.h"
#include "ui/figure/parts/part.h"

namespace attention {

/// Adds the mark of a verdict in the middle of a box of 16 x 16 pixels. Marks differ in shape, not in colour.
void addVerdict(Marks& marks, const QRectF& box, Verdict verdict, const Theme& theme);

/// A table of candidates (rows) and tests (columns). Its marks are filled discs for yes and light crosses for no; a row
/// that passes all tests is an unbroken chain of discs on grey. Column headings are sentences in several lines. Each
/// mark is a cell.
class VerdictTablePart : public FixedPart {
 public:
    struct Row {
        QString name = {};
        std::vector<Verdict> verdicts = {};
    };
    struct Look {
        QStringList heads = {};  ///< headings of the columns
        std::vector<Row> rows = {};
        Index chosenColumn = -1;    ///< column with a bold heading; -1: none
        std::string matrix = {};    ///< as in Cell::matrix
        std::string_view key = {};  ///< key of the parameter that a click on a row sets to the row's index
        /// Texts of the legend: for each Verdict, in this order, and for a grey row; empty: no legend.
        QStringList legend = {};
    };
    void set(Look look);

    std::optional<Cell> cellAt(const QPointF& place) const override;
    std::optional<QRectF> cellRect(const Cell& cell) const override;
    std::optional<ParameterChange> choiceAt(const QPointF& place) const override;
    void drawHighlight(QCPPainter& painter, const Theme& theme, const Cell& cell, Highlight how) override;

 protected:
    void geometryChanged() override;
    void draw(QCPPainter& painter, const Theme& theme) override;

 private:
    QFont headFont(Index column) const;
    QRectF rowBox(Index row) const;
    QRectF cellBox(Index row, Index column) const;
    bool passesAll(Index row) const;
    void drawDisc(QCPPainter& painter, const Theme& theme, const QPointF& centre, double radius, Verdict verdict,
                  bool isOnGrey) const;
    void drawLegend(QCPPainter& painter, const Theme& theme) const;

    Look m_look;
    int m_headSize = 0, m_nameSize = 0;
    double m_names = 0, m_heads = 0;  ///< width of the names' column, height of the heads
    double m_row = 0, m_column = 0;   ///< height of a row, width of a column
};

}  // namespace attention
