#pragma once

#include <functional>
#include <vector>

#include <qcustomplot.h>

#include "ui/figure/theme.h"

namespace attention {

/// A tick of a logarithmic axis, at digit times a power of ten.
struct LogTick {
    double logValue = 0;  ///< the logarithm, with base 10
    int digit = 1;
    int power = 0;
};
/// Ticks at the powers of ten whose logarithms lie in low ... high. @param isFine  also at 2 and 5 times each power
std::vector<LogTick> logTicks(double low, double high, bool isFine);

/// Ticks of an axis whose coordinates are logarithms with base 10: powers of ten, with 2 and 5 times each where the
/// powers are far apart. Ticks whose labels would touch the previous one are left out.
class LogTicker : public QCPAxisTicker {
 public:
    /// @param axis  the axis that has this ticker  @param label  returns the label of a tick
    LogTicker(const QCPAxis& axis, std::function<QString(const LogTick&)> label)
        : m_axis(axis), m_label(std::move(label)) {}

 protected:
    int getSubTickCount(double) override { return 0; }
    QVector<double> createTickVector(double step, const QCPRange& range) override;
    QString getTickLabel(double tick, const QLocale& locale, QChar format, int precision) override;

 private:
    const QCPAxis& m_axis;
    std::function<QString(const LogTick&)> m_label;
    std::vector<LogTick> m_ticks;
};

/// Sets the style of axes with a grid: axes only at the left and at the bottom, without a line at the left.
void styleGridAxes(QCPAxisRect& rect, const Theme& theme);

}  // namespace attention
