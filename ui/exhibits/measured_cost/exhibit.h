#pragma once

#include <QCoreApplication>
#include <QStringList>

#include "core/cost/measured_cost_study.h"
#include "ui/exhibits/exhibit.h"

namespace attention::measured_cost {

/// The exhibit that measures layers on this machine.
class MeasuredCost : public ExhibitWithStudy<MeasuredCostStudy>, public Measurable {
    Q_DECLARE_TR_FUNCTIONS(MeasuredCost)

 public:
    MeasuredCost();
    double memoryNeeded(const Scene& scene) const override;
    IneffectiveReason ineffectiveReason(std::string_view key, const Scene& scene) const override;
    std::optional<SceneProblem> problem(const Scene& scene) const override;
    bool hasSamples(const Scene& scene) const override;
    std::optional<SceneProblem> measuringProblem(const Scene& scene) const override;
    QString measuringPlan(const Scene& scene) const override;
    std::optional<CostMeasurement> measure(const Scene& scene, const std::function<void(double)>& progress,
                                           std::stop_token stop) const override;
    StudyPtr compute(const Scene& scene, std::stop_token stop) const override;
    ExhibitTexts textsFor(const Scene& scene) const override;
    std::vector<Preset> presets() const override;
    Caption caption(const MeasuredCostStudy& study, const Scene& scene) const override;
    QString description(const MeasuredCostStudy& study, const Scene& scene) const override;
    Explanation explain(const MeasuredCostStudy& study, const Scene& scene, const Cell& cell) const override;
    CellTags tags(const MeasuredCostStudy& study, const Scene& scene, const Cell& cell) const override;
};

/// The matrices that a cell can be in, named as the tables. In "measured" a row is a point, and columns are
/// kCostPointNumbers; in "exponents" a row is a layer, and columns are kCostFitNumbers.
inline constexpr std::array<std::string_view, 2> kMatrices{"measured", "exponents"};
inline const std::string kPointMatrix(kMatrices[0]);
inline const std::string kFitMatrix(kMatrices[1]);

/// "12.3 µs": a time in the unit that gives one to three digits before the decimal point. @param digits  significant
QString timeWords(double seconds, int digits = 3);
QString axisSymbol(AxisVariable axis);
QString axisWords(AxisVariable axis);
/// "d = 32, k = 3, without projections": the options apart from the one on the axis.
QString settingWords(const CostOptions& setting, AxisVariable axis);
QString machineWords(const MeasuredCostStudy& study);
QString exponentWords(double exponent);
/// A value of the axis where lines cross: a whole number from 10 on, below it two significant digits.
QString axisNumber(double value);
/// An exponent of the theory: "2", or with two decimals where it is no whole number.
QString theoryWords(double exponent);
/// "with convolution": the layer whose line crosses that of self-attention; if self-attention is not involved, the
/// names of both layers.
QString crossingLayers(const MeasuredCostCrossing& crossing);
/// Forms of the reason why the fitted exponent is not reliable, the longer one first; empty: it is reliable.
QStringList inconclusiveReasons(const CostFit& fit);

}  // namespace attention::measured_cost
