#include "ui/figure/value_axis.h"

#include "ui/figure/look.h"

namespace attention {

void styleValueAxis(QCPAxis& axis, const Theme& theme) {
    axis.grid()->setVisible(true);
    axis.grid()->setPen(strokePen(theme.rule, 1));
    axis.grid()->setZeroLinePen(strokePen(theme.control, 1));
    axis.setBasePen(Qt::NoPen);
    axis.setTickPen(Qt::NoPen);
}

void setTicks(QCPAxis& axis, const std::vector<std::pair<double, QString>>& ticks) {
    const auto ticker = QSharedPointer<QCPAxisTickerText>::create();
    for (const auto& [value, text] : ticks) ticker->addTick(value, shownText(text));
    axis.setTicker(ticker);
}

void setTickStep(QCPAxis& axis, double step) {
    const auto ticker = QSharedPointer<QCPAxisTickerFixed>::create();
    ticker->setTickStep(step);
    axis.setTicker(ticker);
}

QPen ghostPen(const Theme& theme) {
    return dashedPen(theme.control, 1, 2, 2);
}

}  // namespace attention
