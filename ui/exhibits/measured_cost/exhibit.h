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

/// What can be pointed at, by the tables' names: medians (column 0) and predictions (column 1) of the points, and the
/// numbers of the fits.
inline constexpr std::array<std::string_view, 2> kMatrices{"measured", "exponents"};
inline const std::string kMeasured(kMatrices[0]);
inline const std::string kExponents(kMatrices[1]);

/// 12.3 µs; of the unit that leaves one to three digits before the point.
QString timeWords(double seconds, int digits = 3);
QString axisSymbol(AxisVariable against);
QString axisWords(AxisVariable against);
/// "d = 32, k = 3, without projections": what is not on the axis.
QString settingWords(const CostOptions& setting, AxisVariable against);
QString machineWords(const MeasuredCostStudy& study);
QString exponentWords(double exponent);
/// A place on the axis, measured: 118, 48, 3.3.
QString axisNumber(double value);
/// 2, or 1.27 where projections come in.
QString theoryWords(double exponent);
/// With which layer self-attention crosses; of two others both.
QString crossingLayers(const MeasuredCostCrossing& crossing);
/// Why a fit says nothing about the exponent, the longer form first; empty: it does.
QStringList inconclusiveReasons(const CostFit& fit);

}  // namespace attention::measured_cost
