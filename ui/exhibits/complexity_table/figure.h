#pragma once

#include <optional>

#include "ui/exhibits/complexity_table/layout.h"
#include "ui/exhibits/complexity_table/paragraph.h"
#include "ui/figure/figure.h"

namespace attention {

/// The table of costs with a bar below each number, and what it shows in sentences below it.
class ComplexityTableFigure : public Figure {
 public:
    ComplexityTableFigure();
    QSize leastRoom() const override { return {440, 300}; }
    std::optional<QRectF> cellBox(const Cell& cell) const override;
    std::optional<Cell> cellAt(const QPointF& place) const override;
    /// To the next column that is shown.
    Cell neighbour(const Cell& cell, int right, int down) const override;

 protected:
    /// The name of the selected row is bold.
    bool selectionMovesLayout(const Scene& before, const Scene& after) const override {
        return before.parameters.row != after.parameters.row;
    }
    void arrange() override;
    void drawContent(QCPPainter& painter) override;
    void drawSelection(QCPPainter& painter) override;

 private:
    using Layout = ComplexityTableLayout;

    const ComplexityTableStudy& shown() const { return Figure::study<ComplexityTableStudy>(); }
    double barHeight() const { return m_layout.isSmall ? 4 : 5; }
    double barGap() const { return m_layout.isSmall ? 1 : 2; }

    void placeTexts(double width, double height);
    void placeNotes(double width, double height);
    void drawHeads(QCPPainter& painter) const;
    void drawRules(QCPPainter& painter) const;
    void drawName(QCPPainter& painter, std::size_t row) const;
    void drawCell(QCPPainter& painter, std::size_t row, const Layout::Column& column) const;
    void drawBar(QCPPainter& painter, const LayerCost& cost, const Layout::Column& column, double top) const;

    Layout m_layout;
    std::optional<Paragraph> m_sentence;
    std::optional<Paragraph> m_notes;
    bool m_hasLegend = false;  ///< notes say what dots and bars are
};

}  // namespace attention
