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

/// Either cost curves with rings at their crossings, or the plane of lengths and widths; above, a note on how costs are
/// counted.
class ComplexityChartFigure : public PartsFigure {
    Q_DECLARE_TR_FUNCTIONS(ComplexityChart)

 protected:
    /// Left and right move along a curve, up and down from layer to layer, and below the last layer to the crossings.
    /// In the plane all keys move from cell to cell.
    CellWalk cellWalk() const override {
        if (shown().isPlane)
            return {.layouts = {{.matrix = kCheapest, .isUpward = true}},
                    .start = Cell{m_chart.markedRow(), m_chart.markedColumn(), kCheapest}};
        CellWalk walk{.start = Cell{m_chart.markerRow(), std::ssize(shown().curves) - 1, kCosts}};
        walk.lines.resize(shown().curves.size());
        const ChartAxis& axis = shown().axis;
        for (std::size_t row = 0; row < axis.values.size(); ++row)
            for (std::size_t curve = 0; curve < walk.lines.size(); ++curve)
                walk.lines[curve].push_back(
                    {{std::int64_t(row), std::int64_t(curve), kCosts}, std::log(double(axis.values[row]))});
        CellWalk::Line crossings;
        for (const Crossing& crossing : axis.crossings)
            crossings.push_back({{std::ssize(crossings), 0, kCrossings}, std::log(crossing.value)});
        if (!crossings.empty()) walk.lines.push_back(std::move(crossings));
        return walk;
    }
    Grid buildLayout() override {
        const CostChart& chart = shown().axis.chart;
        const bool isPlane = shown().isPlane;
        const auto axisForms = [](AxisVariable axis) {
            return QStringList{QStringLiteral("%1 %2").arg(axisWords(axis), letterOf(axis)), letterOf(axis)};
        };
        CostChartPart::Look look{.axisNames = axisForms(chart.against),
                                 .widthNames = axisForms(AxisVariable::D),
                                 .present = markerText(chart, isPlane),
                                 .amount = amount,
                                 .hasValues = isPlane || (!isOnStage() && chart.compared.size() > 2)};
        if (!isPlane)
            look.lowest = [areTwo = chart.compared.size() == 2,
                           isCost = chart.quantity == CostQuantity::Cost](const std::vector<Architecture>& layers) {
                const QString names = namesOf(layers);
                const QString text =
                    areTwo && layers.size() == 1
                        ? isCost ? tr("cheaper: %1").arg(architecturesInSentence(layers)) : tr("lower: %1").arg(names)
                    : areTwo ? tr("equal: %1").arg(names)
                             : tr("lowest: %1").arg(names);
                return QStringList{text, names, namesOf(layers, true)};
            };
        m_chart.set(shown(), std::move(look));
        m_note.set(noteForms(shown()), textFont(font_size::kAxis), theme().muted);
        return column({m_note, m_inset}, 0).titled("cost-chart", {isPlane ? planeTitle(chart) : quantityText(chart)});
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
