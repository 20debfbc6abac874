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

/// A layer's colour; grey where the samples are another machine's.
QColor colourOf(const MeasuredCostStudy& study, Architecture architecture, const Theme& theme);
/// How the line of a layer is dashed: grey ones differ in that alone.
Qt::PenStyle dashOf(const MeasuredCostStudy& study, Architecture architecture);
/// With which the three layers are told apart without colours.
Qt::PenStyle plainDashOf(Architecture architecture);

/// A row for each layer below the plot: its exponent with the interval as a picture, its constant, its noise.
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
    /// Its rows are parts of their own.
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
    /// The exponents that the picture reaches from and to.
    std::pair<double, double> exponentRange() const;
    double placeOf(double exponent, const QRectF& room) const;
    void addNumbers(Marks& marks, const QRectF& room) const;
    /// The interval as a bar with its middle as a dot, what theory says as a tick; hollow where it says nothing.
    void addInterval(Marks& marks, const QRectF& room, const CostFit& fit) const;

    const MeasuredCostStudy* m_study = nullptr;
    const Theme* m_theme = nullptr;
    std::unique_ptr<Grid> m_grid;
    Row m_head;
    std::array<Row, kMeasuredArchitectures.size()> m_rows;
};

}  // namespace attention::measured_cost
