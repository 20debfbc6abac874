#pragma once

#include <array>
#include <optional>

#include <QCoreApplication>

#include "core/cost/measured_cost_study.h"
#include "ui/figure/parts/declared.h"
#include "ui/figure/parts/grid.h"
#include "ui/figure/parts/text.h"
#include "ui/figure/theme.h"

namespace attention::measured_cost {

/// A layer's colour; grey if the samples are the stored run of another machine.
QColor colourOf(const MeasuredCostStudy& study, Architecture architecture, const Theme& theme);
/// The pen style of a layer's line: plainDashOf() where lines are grey.
Qt::PenStyle dashOf(const MeasuredCostStudy& study, Architecture architecture);
/// A pen style for each layer that tells the three apart without colours.
Qt::PenStyle plainDashOf(Architecture architecture);

/// A table with a row for each layer: its exponent with the interval as a drawing, its constant, its noise.
class FitTablePart : public DeclaredPart {
    Q_DECLARE_TR_FUNCTIONS(MeasuredCost)

 public:
    /// @param study, theme  are kept by reference
    void set(const MeasuredCostStudy& study, const Theme& theme);

    void visit(const std::function<void(Part&)>& visitor) override {
        visitor(*this);
        m_grid->visit(visitor);
    }

 protected:
    /// Draws nothing itself: the cells of its grid are parts that draw themselves.
    void declare(Marks&, const Theme&) const override {}
    /// The numbers are cells of the table "exponents".
    void declareAreas(Marks& marks) const override;
    void declareHighlight(Marks& marks, const Theme& theme, const Cell& cell, Highlight how) const override {
        if (const auto box = cellRect(cell)) marks.highlight(*box, frame(), how, theme);
    }
    SizeHint measureSizeHint(QSizeF room) const override { return m_grid->sizeHint(room); }
    void geometryChanged() override { m_grid->setGeometry(content(), frame()); }

 private:
    struct Row {
        MarksPart swatch, interval;
        TextPart name, exponent, theory, constant, spread;
        FormulaPart count;
    };

    std::vector<LayoutItem> slotsOf(Row& row);
    void styleHeader();
    void fillRow(Row& row, const CostFit& fit);
    /// The smallest and the largest exponent on the axis of the intervals.
    std::pair<double, double> exponentRange() const;
    /// The x coordinate of an exponent on that axis. @param room  the axis reaches from its left to its right edge
    double exponentX(double exponent, const QRectF& room) const;
    void addAxisNumbers(Marks& marks, const QRectF& room) const;
    /// The 95 % interval as a bar, the measured exponent as a dot, that of the theory as a tick. Bar and dot are hollow
    /// if the fit is not conclusive.
    void addInterval(Marks& marks, const QRectF& room, const CostFit& fit) const;

    const MeasuredCostStudy* m_study = nullptr;
    const Theme* m_theme = nullptr;
    std::unique_ptr<Grid> m_grid;
    Row m_header;
    std::array<Row, kMeasuredArchitectures.size()> m_rows;
};

}  // namespace attention::measured_cost
