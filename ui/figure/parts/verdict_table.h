#pragma once

#include <string>
#include <string_view>
#include <vector>

#include "core/encoding/encoding_properties.h"
#include "ui/figure/parts/part.h"

namespace attention {

/// Adds the mark of a verdict in the middle of a box of 16 x 16 pixels. The forms differ, so that no colour is needed.
void addVerdict(Marks& marks, const QRectF& box, Verdict verdict, const Theme& theme);

/// What was tried against what was asked: a row of marks for each, filled discs for yes and light crosses for no, so
/// that a row that passes all tests is an unbroken chain, on grey. Heads are sentences in several lines. Each mark is a
/// cell.
class VerdictTablePart : public FixedPart {
 public:
    struct Row {
        QString name = {};
        std::vector<Verdict> verdicts = {};
    };
    struct Look {
        QStringList heads = {};
        std::vector<Row> rows = {};
        Index chosenColumn = -1;    ///< whose head is bold; -1: none
        std::string matrix = {};    ///< of the cells
        std::string_view key = {};  ///< of the parameter that a click on a row sets to its number
        /// What the marks mean, in the order of Verdict, and a grey row; empty: nothing is said.
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
    double m_row = 0, m_column = 0;
};

}  // namespace attention
