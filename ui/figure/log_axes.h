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
/// The powers of ten between two logarithms, ends included. @param isFine  with 2 and 5 times each
std::vector<LogTick> logTicks(double low, double high, bool isFine);

/// Ticks of an axis whose coordinates are logarithms with base 10: powers of ten, with 2 and 5 times each where they
/// are far apart, as far as their labels do not touch.
class LogTicker : public QCPAxisTicker {
 public:
    /// @param axis  that it belongs to  @param label  of a tick
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

/// Dresses a frame whose grid is read: axes at the left and at the bottom only, and no line at the left.
void styleGridAxes(QCPAxisRect& rect, const Theme& theme);

}  // namespace attention
