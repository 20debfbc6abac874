#pragma once

#include <array>
#include <optional>

#include <QCoreApplication>

#include "core/cost/cost_study.h"
#include "ui/figure/parts/grid.h"
#include "ui/figure/parts/sketch.h"
#include "ui/figure/parts/text.h"
#include "ui/figure/theme.h"

namespace attention::measured_cost {

/// A layer's colour; grey where the samples are another machine's.
QColor colourOf(const CostStudy& study, Architecture architecture, const Theme& theme);
/// How the line of a layer is dashed: grey ones differ in that alone.
Qt::PenStyle dashOf(const CostStudy& study, Architecture architecture);

/// A row for each layer below the plot: its exponent with the interval as a picture, its constant, its noise.
class FitTable {
    Q_DECLARE_TR_FUNCTIONS(MeasuredCost)

 public:
    /// @param study, theme  are kept by reference
    Grid grid(const CostStudy& study, const Theme& theme);

    /// A number of the table "exponents" at a place.
    std::optional<Cell> cellAt(const QPointF& place) const;
    /// Nothing for a cell that is not drawn.
    std::optional<QRectF> boxOf(const Cell& cell) const;

 private:
    struct Row {
        SketchPart swatch, interval;
        TextPart name, exponent, theory, constant, spread;
        FormulaPart count;
    };

    std::vector<Slot> slotsOf(Row& row);
    void dressHead();
    void dress(Row& row, const CostFit& fit);
    /// The exponents that the picture reaches from and to.
    std::pair<double, double> exponentRange() const;
    double placeOf(double exponent, const QRectF& room) const;
    void drawNumbers(QCPPainter& painter, const QRectF& room) const;
    /// The interval as a bar with its middle as a dot, what theory says as a tick; hollow where it says nothing.
    void drawInterval(QCPPainter& painter, const QRectF& room, const CostFit& fit) const;

    const CostStudy* m_study = nullptr;
    const Theme* m_theme = nullptr;
    Row m_head;
    std::array<Row, kMeasuredArchitectures.size()> m_rows;
};

}  // namespace attention::measured_cost
