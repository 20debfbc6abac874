#include <algorithm>

#include "ui/exhibits/complexity_chart/exhibit.h"
#include "ui/exhibits/exhibits.h"
#include "ui/figure/parts/cost_chart.h"
#include "ui/figure/parts/inset.h"
#include "ui/figure/parts/parts_figure.h"
#include "ui/figure/parts/text.h"
#include "ui/text/architecture_words.h"

namespace attention {
namespace complexity_chart {
namespace {

/// Curves with rings where they cross, or the plane of lengths and widths, and how they are counted.
class ComplexityChartFigure : public PartsFigure {
    Q_DECLARE_TR_FUNCTIONS(ComplexityChart)

 public:
    /// Along a curve to the right and left, down to the next layer and then to the crossings. In the plane as it is
    /// drawn.
    Cell adjacentCell(const Cell& cell, int right, int down) const override {
        if (shown().isPlane) {
            if (cell.matrix != kCheapest) return {m_chart.markedRow(), m_chart.markedColumn(), kCheapest};
            return {cell.row - down, cell.column + right, kCheapest};
        }
        const auto curves = Index(shown().curves.size());
        const auto crossings = Index(shown().axis.crossings.size());
        if (cell.matrix == kCrossings && down >= 0)
            return {std::clamp<Index>(cell.row + right, 0, std::max<Index>(crossings - 1, 0)), 0, kCrossings};
        if (cell.matrix != kCosts) return {m_chart.markerRow(), curves - 1, kCosts};
        if (cell.column + down >= curves && crossings > 0) return {0, 0, kCrossings};
        return {std::clamp<Index>(cell.row + right, 0, Index(shown().axis.values.size()) - 1), cell.column + down,
                kCosts};
    }

 protected:
    Grid buildLayout() override {
        const CostChart& chart = shown().axis.chart;
        const bool isPlane = shown().isPlane;
        const auto axisForms = [](AxisVariable axis) {
            return QStringList{QStringLiteral("%1 %2").arg(axisWords(axis), letterOf(axis)), letterOf(axis)};
        };
        CostChartPart::Look look{.axisNames = axisForms(chart.against),
                                 .widthNames = axisForms(AxisVariable::D),
                                 .present = placeWords(chart, isPlane),
                                 .amount = amount,
                                 .hasValues = isPlane || (!isOnStage() && chart.compared.size() > 2)};
        if (!isPlane)
            look.lowest = [areTwo = chart.compared.size() == 2,
                           isCost = chart.quantity == CostQuantity::Cost](const std::vector<Architecture>& layers) {
                const QString names = namesOf(layers);
                const QString told =
                    areTwo && layers.size() == 1
                        ? isCost ? tr("cheaper: %1").arg(architecturesInSentence(layers)) : tr("lower: %1").arg(names)
                    : areTwo ? tr("equal: %1").arg(names)
                             : tr("lowest: %1").arg(names);
                return QStringList{told, names, namesOf(layers, true)};
            };
        m_chart.set(shown(), std::move(look));
        m_note.set(noteForms(shown()), textFont(font_size::kAxis), theme().muted);
        return column({m_note, m_inset}, 0).titled("cost-chart", {isPlane ? planeWords(chart) : quantityWords(chart)});
    }
    bool needsRelayout(const Scene&, const Scene&) const override { return false; }
    void declareSelection(Marks& marks) override {
        m_chart.addMarkerTags(marks, currentCell());
        PartsFigure::declareSelection(marks);
    }

 private:
    const CostChartStudy& shown() const { return study<CostChartStudy>(); }

    TextPart m_note;
    CostChartPart m_chart{*this};
    InsetPart m_inset{m_chart};
};

}  // namespace

}  // namespace complexity_chart

const FigureMaker complexityChartFigure = newFigure<complexity_chart::ComplexityChartFigure>;

}  // namespace attention
