#include "ui/figure/axis_style.h"

#include <algorithm>
#include <cmath>

#include "ui/figure/look.h"
#include "ui/figure/tags.h"
#include "ui/text/number_format.h"

namespace attention {

IndexTicker::IndexTicker(std::int64_t count, std::int64_t offset, Ends ends, Steps steps)
    : m_count(count), m_offset(offset), m_ends(ends), m_steps(steps) {}

double IndexTicker::getTickStep(const QCPRange& range) {
    // QCustomPlot proposes steps such as 1, 2, 2.5 and 5. An index axis needs whole steps.
    double step = std::max(1.0, std::floor(QCPAxisTicker::getTickStep(range)));
    if (m_steps == Steps::Binary) step = std::exp2(std::round(std::log2(step)));
    // The last number is the longest, so all labels fit if the last two do.
    while (step < range.size() && wouldTouch(range.upper - step, range.upper))
        step = m_steps == Steps::Binary ? 2 * step : std::floor(cleanMantissa(1.9 * step));
    return step;
}

int IndexTicker::getSubTickCount(double) {
    return 0;
}

QVector<double> IndexTicker::createTickVector(double step, const QCPRange& range) {
    const double first = std::max(0.0, std::ceil(range.lower));
    const double last = std::min(double(m_count - 1), std::floor(range.upper));
    QVector<double> ticks;
    // Multiples of the step in positions, so that labels stay round numbers while the table's start moves.
    const double offset = double(m_offset);
    for (double position = std::ceil((first + offset) / step) * step; position - offset <= last; position += step)
        ticks.append(position - offset);
    if (last < first || m_ends == Ends::Plain) return ticks;
    const auto crowded = [&](double a, double b) { return std::abs(a - b) < step * 0.6; };
    if (!ticks.isEmpty() && ticks.first() != first &&
        (crowded(ticks.first(), first) || wouldTouch(ticks.first(), first)))
        ticks.removeFirst();
    if (ticks.isEmpty() || ticks.first() != first) ticks.prepend(first);
    if (ticks.last() != last && ticks.size() > 1 && (crowded(ticks.last(), last) || wouldTouch(ticks.last(), last)))
        ticks.removeLast();
    if (ticks.last() != last) ticks.append(last);
    return ticks;
}

bool IndexTicker::wouldTouch(double tick, double end) const {
    if (!m_axis) return false;
    constexpr double kMinGap = 6;
    const QFontMetricsF metrics(m_axis->tickLabelFont());
    const auto width = [&](double index) {
        return metrics.horizontalAdvance(formatDecimals(std::round(index) + double(m_offset), 0));
    };
    const double needed =
        m_axis->orientation() == Qt::Vertical ? metrics.height() : (width(tick) + width(end)) / 2 + kMinGap;
    return std::abs(m_axis->coordToPixel(tick) - m_axis->coordToPixel(end)) < needed;
}

QString IndexTicker::getTickLabel(double tick, const QLocale&, QChar, int) {
    const auto number = [&](double index) { return formatDecimals(index + double(m_offset), 0); };
    const QString text = number(tick);
    // A single label stays although the tag covers it: without any label the axis's name would move there.
    if (!m_axis || !m_tagged || m_count == 1) return text;
    const auto tagged = double(*m_tagged);
    return tagTouches(*m_axis, tagged, number(tagged), tick, text) ? QString() : text;
}

QString PlainTicker::getTickLabel(double tick, const QLocale&, QChar, int) {
    const double step = getTickStep(m_range);
    int decimals = 0;
    const auto isWhole = [](double value) { return std::abs(value - std::round(value)) < 1e-6; };
    while (decimals < 6 && !isWhole((m_equalDecimals ? step : tick) * std::pow(10, decimals))) ++decimals;
    return formatDecimals(tick, decimals);
}

QVector<double> PlainTicker::createTickVector(double step, const QCPRange& range) {
    m_range = range;
    return QCPAxisTicker::createTickVector(step, range);
}

void assignLayers(QCPAxisRect& rect) {
    // axes() without a side returns the axes in the order of a hash, which differs from run to run, and so would the
    // exported file.
    for (const auto side : {QCPAxis::atLeft, QCPAxis::atRight, QCPAxis::atTop, QCPAxis::atBottom})
        for (QCPAxis* axis : rect.axes(side)) {
            axis->setLayer(QStringLiteral("axes"));
            axis->grid()->setLayer(QStringLiteral("grid"));
        }
}

void styleAxis(QCPAxis& axis, const Theme& theme) {
    const QPen line = strokePen(theme.control, 1);
    axis.setBasePen(line);
    axis.setTickPen(line);
    axis.setSubTickPen(Qt::NoPen);
    axis.setTickLength(0, 4);
    axis.setSubTickLength(0, 0);
    axis.setTickLabelFont(textFont(font_size::kAxis));
    axis.setTickLabelColor(theme.muted);
    axis.setLabelFont(textFont(font_size::kAxis));
    axis.setLabelColor(theme.muted);
    axis.setTickLabelPadding(4);
    axis.setLabelPadding(6);
    axis.grid()->setVisible(false);
}

void styleBookAxis(QCPAxis& axis, const Theme& theme) {
    styleAxis(axis, theme);
    axis.setBasePen(strokePen(theme.text, 1));
    axis.setTickPen(strokePen(theme.text, 1));
    axis.setTickLabelColor(theme.text);
    axis.setLabelColor(theme.text);
    axis.setTickLabelFont(textFont(kBookFontSize));
    axis.setLabelFont(textFont(kBookFontSize));
}

}  // namespace attention
