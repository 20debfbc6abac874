#include <cmath>

#include "ui/figure/parts/softmax_charts.h"
#include "ui/text/number_format.h"

namespace attention {

QString SoftmaxChartsPart::timesText(double lead) {
    // A factor with more digits is written as a power of ten.
    constexpr double kMaxDigits = 6;
    if (lead >= kMaxDigits) return QStringLiteral("10") + superscript(int(std::lround(lead)));
    const double factor = std::pow(10, lead);
    return formatDecimals(factor, factor < 10 ? 1 : 0);
}

void SoftmaxChartsPart::set(const ScalingStudy& study) {
    const QString keys = formatInteger(study.setup.keys), width = formatInteger(study.current.width);
    const QString temperature = wholeOrSignificant(study.temperature, 2);
    const QString over = study.temperature == 1 ? QString() : tr("temperature %1").arg(temperature);
    const auto side = [&](bool isScaled, QStringList title, const QString& note) {
        const QString times = timesText(study.firstLead[isScaled]);
        return Side{study.firstWeights[isScaled],
                    std::move(title),
                    {over.isEmpty() ? note : note + QStringLiteral(", ") + over, note, tr("weights")},
                    formatDecimals(study.firstLargest[isScaled], 2),
                    {tr("%1 times the next key").arg(times), tr("%1 × the next").arg(times)},
                    Index(isScaled)};
    };
    const auto numbers = [](Index count) { return tr("%n number(s) a key", nullptr, int(count)); };
    set({study.firstScores,
         {tr("The same %1 scores").arg(keys), tr("%1 scores").arg(keys)},
         {numbers(study.current.width), QStringLiteral("dₖ = ") + width},
         numbers(kMaxKeyWidth),
         {side(false, {tr("Not divided")}, tr("weights: softmax of the scores")),
          side(true, {tr("Divided by √%1").arg(width)},
               tr("weights: softmax of the scores ÷ %1").arg(wholeOrSignificant(study.deviation(), 3)))},
         study.firstBest,
         tr("equal shares, 1/%1").arg(keys),
         tr("key"),
         std::string(kScalingMatrices.back())});
}

}  // namespace attention
