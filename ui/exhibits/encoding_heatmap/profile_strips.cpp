#include "ui/exhibits/encoding_heatmap/profile_strips.h"

#include <algorithm>
#include <cmath>

#include "ui/exhibits/encoding_heatmap/parts.h"
#include "ui/exhibits/sinusoidal_words.h"
#include "ui/figure/value_axis.h"
#include "ui/text/number_words.h"

namespace attention {
namespace {

/// Strips are narrower where the whole figure is.
constexpr int kWideFigure = 800;
/// Dots on a profile need this many pixels from one to the next.
constexpr double kDotSpacing = 5;

}  // namespace

ProfileStrips::ProfileStrips(QCustomPlot& plot)
    : m_row(new QCPAxisRect(&plot, true)), m_column(new QCPAxisRect(&plot, true)) {
    for (QCPAxisRect* strip : {m_row, m_column}) {
        strip->setSizeConstraintRect(QCPLayoutElement::scrInnerRect);
        strip->setRangeDrag({});
        strip->setRangeZoom({});
    }
    m_column->axis(QCPAxis::atLeft)->setRangeReversed(true);
}

void ProfileStrips::show(const EncodingHeatmapStudy& study, const QSizeF& figure, const FigureParts& parts,
                         const Theme& theme) {
    m_study = &study;
    m_hasLegend = parts.legend && !study.learned;
    m_shown = true;
    dress(theme);
    const int height = figure.height() >= 520 ? 60 : 44;
    const int width = figure.width() >= kWideFigure ? 110 : 84;
    m_row->setAutoMargins(QCP::msLeft | QCP::msRight);
    m_row->setMargins(QMargins(0, 28, 0, 8));
    m_row->setMinimumSize(10, height);
    m_row->setMaximumSize(QWIDGETSIZE_MAX, height);
    m_column->setAutoMargins(QCP::msTop | QCP::msBottom);
    m_column->setMargins(QMargins(12, 0, parts.colourBar ? 12 : 28, 0));
    m_column->setMinimumSize(width, 10);
    m_column->setMaximumSize(width, QWIDGETSIZE_MAX);
    for (QCPAxis* axis : {m_row->axis(QCPAxis::atLeft), m_column->axis(QCPAxis::atBottom)}) styleLevels(*axis);
}

void ProfileStrips::hide(const Theme& theme) {
    m_shown = false;
    dress(theme);
    for (QCPAxisRect* strip : {m_row, m_column}) {
        strip->setAutoMargins(QCP::msNone);
        strip->setMargins({});
        strip->setMinimumSize(0, 0);
    }
    m_row->setMaximumSize(QWIDGETSIZE_MAX, 0);
    m_column->setMaximumSize(0, QWIDGETSIZE_MAX);
}

void ProfileStrips::dress(const Theme& theme) {
    m_theme = &theme;
    for (QCPAxisRect* strip : {m_row, m_column}) {
        strip->setVisible(m_shown);
        for (QCPAxis* axis : strip->axes()) {
            axis->setVisible(false);
            styleAxis(*axis, theme);
        }
    }
}

void ProfileStrips::styleLevels(QCPAxis& axis) const {
    axis.setVisible(true);
    const double limit = m_study->limit();
    axis.setRange(-1.15 * limit, 1.15 * limit);
    auto ticker = QSharedPointer<QCPAxisTickerText>::create();
    for (const double value : {-limit, 0.0, limit}) {
        // Below its strip a longer number would touch the one of the last column.
        if (m_study->learned && value < 0 && axis.orientation() == Qt::Horizontal) continue;
        ticker->addTick(value, m_study->learned ? significantNumber(value, 2) : displayNumber(value, 0));
    }
    axis.setTicker(ticker);
    styleValueAxis(axis, *m_theme);
}

void ProfileStrips::draw(QCPPainter& painter, const Cell& cell) const {
    painter.save();
    painter.setAntialiasing(true);
    drawRow(painter, cell);
    drawColumn(painter, cell);
    painter.restore();
}

void ProfileStrips::drawHint(QCPPainter& painter) const {
    painter.setFont(textFont(type::kAxis));
    painter.setPen(m_theme->muted);
    const QRectF strip = m_row->rect();
    painter.drawText(QRectF(strip.left(), strip.top() - 26, strip.width(), 18), Qt::AlignVCenter | Qt::AlignLeft,
                     HeatmapWords::tr("Point at a cell to see its row and its column as waves."));
}

void ProfileStrips::drawRow(QCPPainter& painter, const Cell& cell) const {
    const Samples row = Samples::row(values(), cell.row);
    const QCPAxis& x = *m_row->axis(QCPAxis::atBottom);
    const QCPAxis& y = *m_row->axis(QCPAxis::atLeft);
    const double spacing = pixelSpacing(row, x);
    const bool hasDots = spacing >= kDotSpacing;
    if (hasDots) {
        drawDots(painter, cell, std::clamp(spacing * 0.3, 2.0, 4.0));
    } else {
        drawCurve(painter, curvePoints(beforeOfRow(cell.row), x, y), ghostPen(*m_theme));
        drawCurve(painter, curvePoints(row, x, y), QPen(m_theme->muted, 1));
    }
    drawRowHead(painter, cell.row, hasDots);
}

void ProfileStrips::drawDots(QCPPainter& painter, const Cell& cell, double radius) const {
    const Samples row = Samples::row(values(), cell.row);
    const Samples before = beforeOfRow(cell.row);
    const QCPAxis& x = *m_row->axis(QCPAxis::atBottom);
    const QCPAxis& y = *m_row->axis(QCPAxis::atLeft);
    const double zero = y.coordToPixel(0);
    const auto first = std::max<Index>(0, Index(std::ceil(x.range().lower)));
    const auto last = std::min<Index>(row.count - 1, Index(std::floor(x.range().upper)));
    for (Index column = first; column <= last; ++column) {
        const QPointF point(x.coordToPixel(double(column)), y.coordToPixel(row.value(column)));
        if (column < before.count) {
            const double level = y.coordToPixel(before.value(column));
            painter.setPen(QPen(m_theme->control, 1.5));
            painter.drawLine(QLineF(point.x() - radius - 2, level, point.x() + radius + 2, level));
        }
        const bool selected = column == cell.column;
        painter.setPen(QPen(selected ? m_theme->indexJ : m_theme->control, 1));
        painter.drawLine(QLineF(point.x(), zero, point.x(), point.y()));
        drawDot(painter, point, selected ? radius + 1 : radius, selected ? m_theme->indexJ : m_theme->text,
                isSolid(column), m_theme->surface);
    }
}

void ProfileStrips::drawRowHead(QCPPainter& painter, Index row, bool hasDots) const {
    const QRectF strip = m_row->rect();
    const double top = strip.top() - 26;
    double left = strip.left();
    const auto word = [&](const QString& text, const QFont& font, const QColor& colour, double gap) {
        painter.setFont(font);
        painter.setPen(colour);
        const double width = QFontMetricsF(font).horizontalAdvance(text);
        if (left + width > strip.right()) return;
        painter.drawText(QRectF(left, top, width + 2, 18), Qt::AlignVCenter | Qt::AlignLeft, text);
        left += width + gap;
    };
    const QFont bold = textFont(type::kAxis, QFont::DemiBold);
    const QFont plain = textFont(type::kAxis);
    word(HeatmapWords::tr("Position %1").arg(wholeNumber(m_study->range.start + row)), bold, m_theme->indexI, 8);
    const QString sine = HeatmapWords::tr("sine");
    const QString cosine = HeatmapWords::tr("cosine");
    const QFontMetricsF metrics(plain);
    const QString earlier = beforeOfRow(row).count ? HeatmapWords::tr("before") : QString();
    const double legendWidth = metrics.horizontalAdvance(sine) + metrics.horizontalAdvance(cosine) + 46 +
                               (earlier.isEmpty() ? 0 : metrics.horizontalAdvance(earlier) + 33);
    const double legendLeft = strip.right() - legendWidth;
    const QString rest = HeatmapWords::tr("one position, all columns");
    if (left + metrics.horizontalAdvance(rest) + 16 < (m_hasLegend ? legendLeft : strip.right()))
        word(rest, plain, m_theme->muted, 8);
    if (!hasDots || left > legendLeft || !m_hasLegend) return;
    left = legendLeft;
    for (const bool isSine : {true, false}) {
        drawDot(painter, {left + 4, top + 9}, 3.5, m_theme->text, isSine, m_theme->surface);
        left += 13;
        word(isSine ? sine : cosine, plain, m_theme->muted, 14);
    }
    if (earlier.isEmpty()) return;
    painter.setPen(QPen(m_theme->control, 1.5));
    painter.drawLine(QLineF(left, top + 9, left + 12, top + 9));
    left += 17;
    word(earlier, plain, m_theme->muted, 0);
}

/// The row as it was before; nothing where that did not exist.
Samples ProfileStrips::beforeOfRow(Index row) const {
    const auto& difference = m_study->difference;
    if (!difference || !difference->overlap.contains(row, 0)) return {};
    return Samples::row(*difference->before, row - difference->overlap.firstRow);
}

Samples ProfileStrips::beforeOfColumn(Index column) const {
    const auto& difference = m_study->difference;
    if (!difference || column >= difference->overlap.columns) return {};
    return Samples::column(*difference->before, column, double(difference->overlap.firstRow));
}

void ProfileStrips::drawColumn(QCPPainter& painter, const Cell& cell) const {
    const Samples column = Samples::column(values(), cell.column);
    const QCPAxis& x = *m_column->axis(QCPAxis::atBottom);
    const QCPAxis& y = *m_column->axis(QCPAxis::atLeft);
    const QRectF strip = m_column->rect();
    painter.setBrush(Qt::NoBrush);
    const QPolygonF points = curvePoints(column, y, x);
    const double wavelength = m_study->learned ? 0 : m_study->wavelengths[std::size_t(pairOfColumn(cell.column))];
    const bool fine = wavelength * pixelSpacing(column, y) < kFineWave;
    if (const Samples before = beforeOfColumn(cell.column); before.count)
        drawCurve(painter, curvePoints(before, y, x), ghostPen(*m_theme));
    drawCurve(painter, points, QPen(m_study->difference ? m_theme->text : m_theme->control, fine ? 1 : 1.25));
    const bool sine = isSolid(cell.column);
    if (pixelSpacing(column, y) >= kDotSpacing)
        for (const QPointF& point : samplePoints(column, y, x))
            drawDot(painter, point, 2, m_theme->text, sine, m_theme->surface);
    if (y.range().contains(double(cell.row)))
        drawDot(painter, {x.coordToPixel(column.value(cell.row)), y.coordToPixel(double(cell.row))}, 4.5,
                m_theme->indexI, sine, m_theme->surface);
    painter.setFont(textFont(type::kAxis, QFont::DemiBold));
    painter.setPen(m_theme->indexJ);
    const QRectF head(strip.left() - 8, strip.top() - 42, strip.width() + 60, 18);
    painter.drawText(head, Qt::AlignVCenter | Qt::AlignLeft, HeatmapWords::tr("Column %1").arg(cell.column));
    if (m_study->learned) return;
    painter.setFont(textFont(type::kAxis));
    painter.setPen(m_theme->muted);
    painter.drawText(head.translated(0, 18), Qt::AlignVCenter | Qt::AlignLeft,
                     HeatmapWords::tr("wavelength %1").arg(wavelengthText(wavelength)));
}

}  // namespace attention
