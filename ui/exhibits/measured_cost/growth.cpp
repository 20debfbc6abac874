#include "ui/exhibits/measured_cost/growth.h"

#include <algorithm>
#include <cmath>

#include "ui/exhibits/measured_cost/exhibit.h"
#include "ui/exhibits/measured_cost/fit_table.h"
#include "ui/figure/architecture_style.h"
#include "ui/text/architecture_words.h"
#include "ui/text/number_format.h"

namespace attention::measured_cost {
namespace {

/// The powers of ten that the axis of counts always includes, so that it stays while sliders move and counts grow.
constexpr std::pair kCountDecades{1, 11};

}  // namespace

GrowthLook growthLook(const MeasuredCostStudy& study, const Theme& theme) {
    const bool isMeasured = study.isMeasured;
    std::pair decades(int(std::floor(std::log10(study.low))), int(std::ceil(std::log10(study.high))));
    if (!isMeasured)
        decades = {std::min(decades.first, kCountDecades.first), std::max(decades.second, kCountDecades.second)};
    GrowthChartPart::Look look;
    // The axis title includes the options that all points share.
    look.keyName = QStringLiteral("%1 (%2)").arg(axisWords(study.axis), settingWords(study.setting, study.axis));
    look.first = study.first;
    look.last = study.last;
    look.decades = {decades.first, std::max(decades.second, decades.first + 1)};
    look.decadeText = [isMeasured](int power) {
        return isMeasured ? timeWords(std::pow(10, power), 1) : QStringLiteral("10") + superscript(power);
    };
    look.keyText = [](double key) { return formatDecimals(key, 0); };
    for (const MeasuredCostCurve& curve : study.curves)
        look.lines.push_back({curve.values, curve.heights, architectureColour(curve.architecture, theme),
                              plainDashOf(curve.architecture)});
    for (std::size_t k = 0; k < study.points.size(); ++k) {
        const MeasuredCostPoint& point = study.points[k];
        if (std::isfinite(point.median))
            look.rings.push_back({double(point.value), point.median, architectureColour(point.architecture, theme),
                                  Cell{Index(k), Index(CostPointNumber::Median), kPointMatrix},
                                  timeWords(point.median)});
    }
    return look;
}

std::vector<LineEndLabelsPart::Line> growthEnds(const MeasuredCostStudy& study, const Theme& theme, bool isDetailed) {
    std::vector<LineEndLabelsPart::Line> ends;
    for (const MeasuredCostCurve& curve : study.curves) {
        const CostFit* fit = study.fitOf(curve.architecture);
        if (curve.heights.empty() || !std::isfinite(curve.heights.back()) || !fit) continue;
        const auto row = std::ranges::find(kMeasuredArchitectures, curve.architecture);
        ends.push_back(
            {architectureWords(curve.architecture), std::log10(curve.values.back()), std::log10(curve.heights.back()),
             isDetailed && study.isMeasured && !fit->isConclusive ? inconclusiveReasons(*fit) : QStringList(),
             isDetailed
                 ? std::optional(Cell{row - kMeasuredArchitectures.begin(), Index(CostFitNumber::Exponent), kFitMatrix})
                 : std::nullopt,
             architectureColour(curve.architecture, theme)});
    }
    return ends;
}

std::vector<GrowthChartPart::SlopeTriangle> doublingTriangles(const MeasuredCostStudy& study, const Theme& theme,
                                                              const std::optional<Cell>& selected) {
    const bool isAtPoint = selected && selected->matrix == kPointMatrix && selected->row >= 0 &&
                           std::size_t(selected->row) < study.points.size();
    const auto from = isAtPoint ? std::optional(double(study.points[std::size_t(selected->row)].value)) : std::nullopt;
    std::vector<GrowthChartPart::SlopeTriangle> triangles;
    for (const CostDoubling& doubling : costDoublings(study, from)) {
        const QString note =
            doubling.alike ? MeasuredCost::tr("%1, too").arg(architectureWords(*doubling.alike)) : QString();
        triangles.push_back({doubling.from, doubling.to, doubling.bottom, doubling.top, QStringLiteral("×2"),
                             QStringLiteral("×") + formatDecimals(doubling.factor, 1), note,
                             architectureColour(doubling.architecture, theme)});
    }
    return triangles;
}

}  // namespace attention::measured_cost
