#include "ui/figure/parts/row_strip.h"

#include <algorithm>
#include <cmath>
#include <limits>

#include "ui/figure/heatmap.h"
#include "ui/figure/look.h"
#include "ui/figure/matrix_panel.h"
#include "ui/figure/shapes.h"
#include "ui/figure/text_width.h"
#include "ui/figure/theme.h"
#include "ui/text/number_format.h"

namespace attention {

RowStripPart::RowStripPart(Figure& figure) : PlotPart(figure) {}

void RowStripPart::set(const Matrix& values, Look look, const QCPRange& columns) {
    m_values = &values;
    m_look = std::move(look);
    styleAxes(columns, {}, {-0.5, 0.5});
    for (QCPAxis* axis : {&x(), &y()}) {
        axis->setTicks(false);
        axis->setTickLabels(false);
        axis->setBasePen(Qt::NoPen);
        axis->grid()->setVisible(false);
    }
}

QRectF RowStripPart::box(Index column) const {
    return QRectF(at(double(column) - 0.5, -0.5), at(double(column) + 0.5, 0.5)).normalized();
}

void RowStripPart::drawHighlight(QCPPainter& painter, const Theme& theme, const Cell& cell, Highlight how) {
    if (!isVisible() || how != Highlight::Current || cell.row < 0 || cell.row >= m_values->rows()) return;
    m_row = m_values->row(cell.row);
    if (m_look->hasNumber)
        for (Index column = 0; column < m_row.cols(); ++column)
            if (!m_look->hasNumber({cell.row, column})) m_row(0, column) = std::numeric_limits<double>::quiet_NaN();
    const QRectF area = cellArea(*x().axisRect());
    clearGround(painter, area, theme.surface);
    if (m_row.hasNaN()) drawHatching(painter, area, theme.track);
    drawCells(painter, *x().axisRect(), m_row, m_look->map, m_look->low, m_look->high);
    drawNumbers(painter);
    painter.setAntialiasing(true);
    drawCasedBox(painter, area.adjusted(-1, -1, 1, 1), theme.indexI, 2, theme.surface);
    if (cell.column >= 0 && cell.column < m_row.cols() && x().range().contains(double(cell.column)))
        drawCasedBox(painter, (box(cell.column) & area).adjusted(-1, -1, 1, 1), theme.text, 2, theme.surface);
    PlotPart::drawHighlight(painter, theme, cell, how);
}

void RowStripPart::drawNumbers(QCPPainter& painter) const {
    const QFont font = textFont(font_size::kSmallest);
    const QFontMetricsF metrics(font);
    const QSizeF cell = box(0).size();
    if (cell.height() < std::max(metrics.height(), metrics.capHeight() + kNumberGap)) return;
    const auto first = std::max<Index>(0, Index(std::ceil(x().range().lower)));
    const auto last = std::min<Index>(m_row.cols() - 1, Index(std::floor(x().range().upper)));
    // All cells have numbers or none has: numbers in some cells only would suggest that the others have no value.
    for (Index column = first; column <= last; ++column)
        if (std::isfinite(m_row(0, column)) &&
            textWidth(formatDecimals(m_row(0, column), m_look->decimals), font) + kNumberGap > cell.width())
            return;
    painter.setFont(font);
    for (Index column = first; column <= last; ++column) {
        const double value = m_row(0, column);
        if (!std::isfinite(value)) continue;
        painter.setPen(numberInk(m_look->map, m_look->low, m_look->high, value, m_look->decimals));
        drawLabelText(painter, box(column), Qt::AlignCenter, formatDecimals(value, m_look->decimals));
    }
}

}  // namespace attention
