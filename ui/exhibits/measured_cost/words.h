#pragma once

#include <QCoreApplication>
#include <QStringList>

#include "core/cost/measured_cost_study.h"
#include "ui/exhibits/exhibit.h"

namespace attention::measured_cost {

struct MeasuredCostWords {
    Q_DECLARE_TR_FUNCTIONS(MeasuredCost)

 public:
    static ExhibitWords words();
    static std::vector<Preset> presets();
    static Caption caption(const MeasuredCostStudy& study, const Scene& scene);
    static QString description(const MeasuredCostStudy& study);
    static Explanation explain(const MeasuredCostStudy& study, const Cell& cell);
    static std::vector<Explanation::Tag> tags(const MeasuredCostStudy& study, const Cell& cell);
};

/// What can be pointed at, by the tables' names: medians (column 0) and predictions (column 1) of the points, and the
/// numbers of the fits.
inline constexpr std::array<std::string_view, 2> kMatrices{"measured", "exponents"};
inline const std::string kMeasured(kMatrices[0]);
inline const std::string kExponents(kMatrices[1]);

/// 12.3 µs; of the unit that leaves one to three digits before the point.
QString timeWords(double seconds, int digits = 3);
QString axisSymbol(AgainstChoice against);
QString axisWords(AgainstChoice against);
/// "d = 32, k = 3, without projections": what is not on the axis.
QString settingWords(const CostSetting& setting, AgainstChoice against);
QString machineWords(const MeasuredCostStudy& study);
QString exponentWords(double exponent);
/// A place on the axis, measured: 118, 48, 3.3.
QString axisNumber(double value);
/// 2, or 1.27 where projections come in.
QString theoryWords(double exponent);
/// With which layer self-attention crosses; of two others both.
QString crossingLayers(const MeasuredCostCrossing& crossing);
/// Why a fit says nothing about the exponent, the longer form first; empty: it does.
QStringList doubtWords(const CostFit& fit);

}  // namespace attention::measured_cost
