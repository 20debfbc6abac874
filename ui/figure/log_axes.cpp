#include "ui/figure/log_axes.h"

#include <cmath>

#include "ui/figure/figure.h"

namespace attention {

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

void styleGridAxes(QCPAxisRect& rect, const Theme& theme) {
    rect.setupFullAxesBox();
    for (QCPAxis* axis : rect.axes()) styleAxis(*axis, theme);
    for (const auto side : {QCPAxis::atTop, QCPAxis::atRight}) rect.axis(side)->setVisible(false);
    for (const auto side : {QCPAxis::atLeft, QCPAxis::atBottom}) {
        QCPGrid& grid = *rect.axis(side)->grid();
        grid.setVisible(true);
        grid.setPen(QPen(theme.rule, 1));
        grid.setZeroLinePen(QPen(theme.rule, 1));
    }
    rect.axis(QCPAxis::atLeft)->setBasePen(Qt::NoPen);
    rect.axis(QCPAxis::atLeft)->setTickPen(Qt::NoPen);
}

}  // namespace attention
