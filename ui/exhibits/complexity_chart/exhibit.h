#pragma once

#include <QCoreApplication>

#include "core/cost/cost_chart_study.h"
#include "ui/exhibits/exhibit.h"

namespace attention::complexity_chart {

/// The exhibit of costs as curves and where they cross.
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
    /// Without tags.
    Explanation explain(const CostChartStudy& study, const Scene& scene, const Cell& cell) const override;
    CellTags tags(const CostChartStudy& study, const Scene& scene, const Cell& cell) const override;
};

/// What can be pointed at, by the tables' names. Rows of the costs are values of the axis, columns the layers compared;
/// a crossing is a row; of the plane rows are widths, columns lengths.
inline constexpr std::array<std::string_view, 3> kMatrices{"costs", "crossings", "cheapest"};
inline const std::string kCosts(kMatrices[0]);
inline const std::string kCrossings(kMatrices[1]);
inline const std::string kCheapest(kMatrices[2]);

/// A cost, or a path that is no whole number.
QString amount(double value);
QString letterOf(AxisVariable axis);
QString axisWords(AxisVariable axis);
/// Where the marker is: "n = 60", or of the plane "n = 60, d = 32".
QString placeWords(const CostChart& chart, bool isInPlane);
/// What is drawn: "Operations per layer".
QString quantityWords(const CostChart& chart);
/// What the plane shows.
QString planeWords(const CostChart& chart);
/// How it is counted.
QString countWords(const CostChart& chart);
/// How it is counted and what is fixed, below the title: forms, the longest first.
QStringList noteForms(const CostChartStudy& study);
/// What is not on an axis and changes a curve that is shown: "n = 60, k = 3".
QString fixedWords(const CostChart& chart, bool isInPlane);
bool isCompared(const CostChart& chart, Architecture architecture);

}  // namespace attention::complexity_chart
