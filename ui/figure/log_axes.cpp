#include "ui/figure/log_axes.h"

#include <algorithm>
#include <cmath>

#include "ui/figure/figure.h"
#include "ui/figure/look.h"

namespace attention {
namespace {

constexpr double kUnlimitedPixels = 1e9;

}  // namespace

std::vector<LogTick> logTicks(double low, double high, bool isFine) {
    constexpr double kRounding = 1e-9;
    std::vector<LogTick> ticks;
    for (int power = int(std::floor(low)); power <= int(std::ceil(high)); ++power)
        for (const int digit : {1, 2, 5}) {
            if (digit != 1 && !isFine) continue;
            const double place = power + std::log10(double(digit));
            if (place >= low - kRounding && place <= high + kRounding) ticks.push_back({place, digit, power});
        }
    return ticks;
}

QVector<double> LogTicker::createTickVector(double, const QCPRange& range) {
    constexpr double kFineDecade = 90;  // decades longer than this, in pixels, also have ticks at 2 and 5
    constexpr double kMinGap = 6;
    const bool isAcross = m_axis.orientation() == Qt::Horizontal;
    const double length = isAcross ? m_axis.axisRect()->width() : m_axis.axisRect()->height();
    const QFontMetricsF metrics(m_axis.tickLabelFont());
    m_ticks = logTicks(range.lower, range.upper, length / range.size() > kFineDecade);
    // A range without any tick gets one in its middle.
    if (m_ticks.empty()) m_ticks = {{.logValue = range.center()}};
    double end = -kUnlimitedPixels;
    std::erase_if(m_ticks, [&](const LogTick& tick) {
        const double half = isAcross ? metrics.horizontalAdvance(m_label(tick)) / 2 : metrics.height() / 2;
        const double centre = (tick.logValue - range.lower) / range.size() * length;
        if (centre - half < end + kMinGap) return true;
        end = centre + half;
        return false;
    });
    QVector<double> coordinates;
    for (const LogTick& tick : m_ticks) coordinates += tick.logValue;
    return coordinates;
}

QString LogTicker::getTickLabel(double tick, const QLocale&, QChar, int) {
    const auto found = std::ranges::find(m_ticks, tick, &LogTick::logValue);
    return found == m_ticks.end() ? QString() : m_label(*found);
}

void styleGridAxes(QCPAxisRect& rect, const Theme& theme) {
    rect.setupFullAxesBox();
    for (QCPAxis* axis : rect.axes()) styleAxis(*axis, theme);
    for (const auto side : {QCPAxis::atTop, QCPAxis::atRight}) rect.axis(side)->setVisible(false);
    for (const auto side : {QCPAxis::atLeft, QCPAxis::atBottom}) {
        QCPGrid& grid = *rect.axis(side)->grid();
        grid.setVisible(true);
        grid.setPen(strokePen(theme.rule, 1));
        grid.setZeroLinePen(strokePen(theme.rule, 1));
    }
    rect.axis(QCPAxis::atLeft)->setBasePen(Qt::NoPen);
    rect.axis(QCPAxis::atLeft)->setTickPen(Qt::NoPen);
}

}  // namespace attention
