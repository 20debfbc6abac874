#include "ui/figure/parts/bars.h"

#include <algorithm>
#include <cmath>

#include "ui/figure/look.h"
#include "ui/figure/marks.h"
#include "ui/figure/matrix_panel.h"
#include "ui/figure/shapes.h"
#include "ui/figure/text_width.h"
#include "ui/figure/value_axis.h"
#include "ui/text/number_format.h"

namespace attention {
namespace {

/// As a fraction of the distance between two bars.
constexpr double kBarWidth = 0.7;
/// Above the highest bar and below the lowest, as a fraction of the range.
constexpr double kHeadroom = 0.08;
/// The headroom if there are numbers at the bars' ends.
constexpr double kNumberRoom = 0.35;

}  // namespace

BarsPart::BarsPart(Figure& figure) : PlotPart(figure), m_figure(figure) {
    findCell = [this](const QPointF& place) -> std::optional<Cell> {
        if (m_values.empty()) return std::nullopt;
        const auto bar = std::clamp<Index>(std::lround(place.x()), 0, Index(m_values.size()) - 1);
        return cellOf(bar);
    };
    findRect = [this](const Cell& cell) -> std::optional<QRectF> {
        const Index bar = m_look.isColumn ? cell.row : cell.column;
        if (bar < 0 || bar >= Index(m_values.size()) || cell != cellOf(bar)) return std::nullopt;
        return box(bar);
    };
    declareHighlight = [this, &figure](Marks& marks, const Cell& cell, Highlight how) {
        if (const auto bar = cellRect(cell)) marks.highlight(*bar, content(), how, figure.theme());
    };
}

Cell BarsPart::cellOf(Index bar) const {
    return m_look.isColumn ? Cell{bar, m_look.row, m_look.matrix} : Cell{m_look.row, bar, m_look.matrix};
}

void BarsPart::set(std::span<const double> values, Look look) {
    m_values = values;
    m_look = std::move(look);
    const auto [smallest, largest] =
        values.empty() ? std::ranges::minmax_result<double>{0, 1} : std::ranges::minmax(values);
    m_extent = m_figure.keptRange(
        m_keptExtent, {m_look.low.value_or(std::min(0.0, smallest)), m_look.high.value_or(std::max(0.0, largest))});
    const double low = m_extent.lower, high = m_extent.upper;
    const double room = (m_look.decimals ? kNumberRoom : kHeadroom) * std::max(high - low, 1e-300);
    const QCPRange range(m_look.low || smallest >= 0 ? low : low - room, m_look.high ? high : high + room);
    styleAxes({-0.5, double(values.size()) - 0.5}, m_look.keyName, range, m_look.name);
    if (m_look.words.isEmpty()) {
        const auto ticker = QSharedPointer<IndexTicker>::create(std::int64_t(values.size()));
        ticker->avoidOverlapOn(x());
        x().setTicker(ticker);
    } else {
        const auto ticker = QSharedPointer<QCPAxisTickerText>::create();
        for (qsizetype i = 0; i < m_look.words.size(); ++i) ticker->addTick(double(i), shownText(m_look.words[i]));
        x().setTicker(ticker);
    }
    x().setTickPen(Qt::NoPen);
    x().setTickLabels(m_look.hasKeys);
    if (m_look.tickStep > 0) setTickStep(y(), m_look.tickStep);
}

void BarsPart::geometryChanged() {
    PlotPart::geometryChanged();
    if (!m_look.decimals || m_values.empty()) return;
    // The numbers at the bars' ends need a fixed height in pixels, whatever the height of the plot is.
    const double low = m_extent.lower, high = m_extent.upper;
    const double number = QFontMetricsF(textFont(font_size::kSmallest)).height() + 3;
    const double below = m_look.low || low >= 0 ? 0 : number, above = m_look.high ? 0 : number;
    const double room = content().height() - below - above;
    if (room < number / 3 || high <= low) return;
    const double pixel = (high - low) / room;
    y().setRange(low - below * pixel, high + above * pixel);
}

QRectF BarsPart::box(Index bar) const {
    const auto key = double(bar);
    return QRectF(at(key - kBarWidth / 2, 0), at(key + kBarWidth / 2, m_values[std::size_t(bar)])).normalized();
}

void BarsPart::draw(QCPPainter& painter, const Theme& theme) {
    painter.setPen(Qt::NoPen);
    painter.setBrush(m_look.colour);
    for (Index bar = 0; bar < Index(m_values.size()); ++bar) painter.drawRect(box(bar));
    painter.setBrush(Qt::NoBrush);
    if (m_look.referenceLevel) {
        painter.setPen(strokePen(theme.text, 1, Qt::DashLine));
        painter.drawLine(
            QLineF(at(x().range().lower, *m_look.referenceLevel), at(x().range().upper, *m_look.referenceLevel)));
    }
    if (m_look.decimals) drawValues(painter, theme);
}

void BarsPart::drawValues(QCPPainter& painter, const Theme& theme) const {
    const QFont font = textFont(font_size::kSmallest);
    const QFontMetricsF metrics(font);
    const double pitch = content().width() / double(m_values.size());
    // All bars have numbers or none has: numbers at some bars only would suggest that the others have no value.
    for (const double value : m_values)
        if (textWidth(formatDecimals(value, *m_look.decimals), font) + 4 > pitch) return;
    painter.setFont(font);
    painter.setPen(theme.text);
    const double height = metrics.height();
    for (Index bar = 0; bar < Index(m_values.size()); ++bar) {
        const double value = m_values[std::size_t(bar)];
        const QString text = formatDecimals(value, *m_look.decimals);
        const QRectF top = box(bar);
        double y = value < 0 ? top.bottom() + 1 : top.top() - height - 1;
        if (m_look.referenceLevel) {
            const double level = at(0, *m_look.referenceLevel).y();
            if (value >= 0 && level > y - 1 && level < y + height) y = level - height - 1;
        }
        QRectF number(0, y, textWidth(text, font) + 4, height);
        number.moveCenter({top.center().x(), number.center().y()});
        // No grid line may cross the number.
        clearGround(painter, number, theme.surface);
        drawLabelText(painter, number, Qt::AlignCenter, text);
    }
}

}  // namespace attention
