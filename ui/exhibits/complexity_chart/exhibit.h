#pragma once

#include <QCoreApplication>

#include "core/cost/cost_chart_study.h"
#include "ui/exhibits/exhibit.h"

namespace attention::complexity_chart {

/// The exhibit "Crossings": costs of layers as curves, and where these cross.
class ChartExhibit : public ExhibitWithStudy<CostChartStudy> {
    Q_DECLARE_TR_FUNCTIONS(ComplexityChart)

 public:
    ChartExhibit();
    double memoryNeeded(const Scene&) const override { return costChartBytes(); }
    IneffectiveReason ineffectiveReason(std::string_view key, const Scene& scene) const override;
    StudyPtr compute(const Scene& scene, std::stop_token stop) const override {
        return studyCostChart(scene.parameters, std::move(stop));
    }
    ExhibitTexts textsFor(const Scene& scene) const override;
    std::vector<Preset> presets() const override;
    Caption caption(const CostChartStudy& study, const Scene& scene) const override;
    QString description(const CostChartStudy& study, const Scene& scene) const override;
    /// The result has no tags; see ExhibitWithStudy::explain().
    Explanation explain(const CostChartStudy& study, const Scene& scene, const Cell& cell) const override;
    CellTags tags(const CostChartStudy& study, const Scene& scene, const Cell& cell) const override;
};

/// The matrices whose cells can be selected, named like the tables. costs: a row per value of the axis, a column per
/// compared layer; crossings: a row per crossing, one column; cheapest: a row per width, a column per length.
inline constexpr std::array<std::string_view, 3> kMatrices{"costs", "crossings", "cheapest"};
inline const std::string kCosts(kMatrices[0]);
inline const std::string kCrossings(kMatrices[1]);
inline const std::string kCheapest(kMatrices[2]);

/// A cost or a path length as text: integers with all digits, others with three significant digits.
QString amount(double value);
/// "𝑛", "𝑑" or "𝑘".
QString letterOf(AxisVariable axis);
/// "tokens", "width" or "kernel".
QString axisWords(AxisVariable axis);
/// The values at the marker: "n = 60", or in the plane "n = 60, d = 32".
QString markerText(const CostChart& chart, bool isInPlane);
/// Title of the chart: "Operations per layer".
QString quantityText(const CostChart& chart);
/// Title of the plane: "Who needs the fewest operations per layer".
QString planeTitle(const CostChart& chart);
/// How costs are counted: "exact multiply–adds, forward pass, with projections".
QString countText(const CostChart& chart);
/// The note below the title, countText() and fixedText(): forms, the longest first.
QStringList noteForms(const CostChartStudy& study);
/// The parameters that are on no axis but affect a shown curve: "n = 60, k = 3".
QString fixedText(const CostChart& chart, bool isInPlane);
bool isCompared(const CostChart& chart, Architecture architecture);

}  // namespace attention::complexity_chart
