#include <algorithm>
#include <cmath>
#include <functional>

#include "ui/figure/architecture_style.h"
#include "ui/figure/curve.h"
#include "ui/figure/look.h"
#include "ui/figure/matrix_panel.h"
#include "ui/figure/parts/cost_chart.h"
#include "ui/figure/text_width.h"
#include "ui/text/architecture_words.h"
#include "ui/text/number_format.h"

namespace attention {
namespace {

/// Height of the bar under the names of the cheapest layers.
constexpr double kLowestBar = 5;
constexpr double kSwatch = 20;
constexpr double kNameLine = 18;

/// Draws one of `all` lines with the same points. Their dashes alternate, so that all of them are visible.
void drawShared(QCPPainter& painter, const QPolygonF& line, const QColor& colour, double width, std::size_t which,
                std::size_t all) {
    QPen pen = strokePen(colour, width, Qt::SolidLine, Qt::FlatCap);
    if (which > 0) {
        // A dash pattern must begin with a dash, here one of nearly no length.
        constexpr double kNothing = 1e-3;
        const double dash = 9 / width;
        const double before = dash * double(which);
        const double after = dash * double(all - 1 - which);
        pen.setDashPattern({kNothing, before, dash, std::max(after, kNothing)});
    }
    drawCurve(painter, line, pen);
}

}  // namespace

void CostChartPart::draw(QCPPainter& painter, const Theme&) {
    if (isPlane()) {
        drawPlane(painter);
    } else {
        if (m_look.lowest) drawStrip(painter);
        drawCurves(painter);
    }
    drawNames(painter);
}

void CostChartPart::drawStrip(QCPPainter& painter) const {
    // For two layers the strip is the main result of the chart, so its text is larger.
    const bool areTwo = m_study->curves.size() == 2;
    const QFont font = areTwo ? textFont(font_size::kBody, QFont::DemiBold) : textFont(font_size::kSmallest);
    const double bottom = content().top() - 5;
    const double top = bottom - kLowestBar;
    for (const CostRegion& region : m_study->regions) {
        const double from = xOf(region.from) + (region.from > double(m_study->axis.range.first) ? 1 : 0);
        const double to = xOf(region.to) - (region.to < double(m_study->axis.range.last) ? 1 : 0);
        if (to - from < 1) continue;
        const auto& lowest = region.lowest;
        for (std::size_t i = 0; i < lowest.size(); ++i)
            drawShared(painter, {QPointF(from, (top + bottom) / 2), QPointF(to, (top + bottom) / 2)},
                       architectureColour(lowest[i], theme()), kLowestBar, i, lowest.size());
        const QRectF room(from, top - 22, to - from, 20);
        drawFirstFitting(painter, room, Qt::AlignHCenter | Qt::AlignVCenter, m_look.lowest(lowest), font,
                         areTwo && lowest.size() == 1 ? architectureColour(lowest[0], theme()) : theme().text);
    }
}

void CostChartPart::drawCurves(QCPPainter& painter) const {
    constexpr double kWidth = 2.5;
    const std::vector<ChartCurve>& curves = m_study->curves;
    // Solid curves first, so that dashes are visible where two curves coincide.
    for (const bool isDashed : {false, true})
        for (std::size_t i = 0; i < curves.size(); ++i) {
            const Architecture architecture = curves[i].architecture;
            if ((architectureDash(architecture) != Qt::SolidLine) != isDashed) continue;
            const QColor colour = architectureColour(architecture, theme());
            if (curves[i].equalCurves > 1) continue;
            QPen pen = strokePen(colour, kWidth, Qt::SolidLine, Qt::FlatCap);
            if (isDashed && !isGreyLook()) pen.setDashPattern({2.6, 1.8});
            drawCurve(painter, m_lines[i], pen);
        }
    for (std::size_t i = 0; i < curves.size(); ++i)
        if (curves[i].equalCurves > 1)
            drawShared(painter, m_lines[i], architectureColour(curves[i].architecture, theme()), kWidth,
                       curves[i].equalCurvesBefore, curves[i].equalCurves);
    const double marker = markerX();
    painter.setPen(strokePen(theme().control, 1.5));
    painter.drawLine(QLineF(marker, content().top(), marker, content().bottom()));
    for (std::size_t i = 0; i < curves.size(); ++i) {
        const double value = curves[i].currentValue;
        if (!(value > 0) || std::isinf(value) || m_lines[i].isEmpty() || std::log10(value) < y().range().lower)
            continue;
        const Architecture architecture = curves[i].architecture;
        const QPointF point(marker, yOf(value));
        drawDot(painter, point, 5.25, theme().surface, true, theme().surface);
        drawDot(painter, point, 4, architectureColour(architecture, theme()),
                architectureDash(architecture) == Qt::SolidLine, theme().surface);
    }
    for (const Label& label : m_labels) drawCrossing(painter, label);
}

void CostChartPart::drawCrossing(QCPPainter& painter, const Label& label) const {
    const QPointF ring = ringOf(m_study->axis.crossings[label.crossing]);
    if (label.place) {
        painter.setPen(strokePen(theme().control, 1));
        painter.drawLine(label.place->leader);
        double y = label.place->box.top();
        for (const FormulaLayout& line : label.lines) {
            line.paint(painter, {label.place->box.center().x() - line.size().width() / 2, y}, theme(), theme().text);
            y += line.size().height();
        }
    }
    drawRing(painter, ring, m_rings[label.crossing]);
}

void CostChartPart::drawRing(QCPPainter& painter, const QPointF& ring, double radius) const {
    painter.setPen(strokePen(theme().text, radius < kRing ? 1.5 : 2));
    painter.setBrush(theme().surface);
    painter.drawEllipse(ring, radius, radius);
    painter.setPen(Qt::NoPen);
    painter.setBrush(theme().text);
    if (radius >= kRing) painter.drawEllipse(ring, 1.75, 1.75);
    painter.setBrush(Qt::NoBrush);
}

bool CostChartPart::isLowest(Architecture architecture) const {
    return std::ranges::find(m_study->lowest, architecture) != m_study->lowest.end();
}

void CostChartPart::drawNames(QCPPainter& painter) const {
    for (const Name& name : m_names) {
        const ChartCurve& curve = m_study->curves[name.curve];
        const QColor colour = architectureColour(curve.architecture, theme());
        const QRectF& box = name.box;
        if (name.isConnected) {
            painter.setPen(strokePen(theme().control, 1));
            painter.drawLine(QLineF(content().right() + 3, name.end, box.left() - 5, box.center().y()));
        }
        if (isPlane()) painter.fillRect(QRectF(box.left(), box.center().y() - 5, kSwatch, 10), colour);
        const double x = box.left() + (isPlane() ? kSwatch + 7 : 0);
        const bool isBold = isLowest(curve.architecture);
        const QFont font = textFont(font_size::kAxis, isBold ? QFont::DemiBold : QFont::Normal);
        QString text = namesOf({curve.architecture}, m_form.isShort);
        const double width = std::min(nameWidth(m_form.isShort) + 1, m_column.right() - x);
        if (!m_form.hasValues && std::isinf(curve.currentValue)) {
            const double all = width - textWidth(kInfinitySuffix, font);
            // The look's labels replace the name only, without the suffix.
            text = QFontMetricsF(font).elidedText(shownText(text), Qt::ElideRight, all) + kInfinitySuffix;
        }
        drawElided(painter, QRectF(x, box.top(), width, box.height()), Qt::AlignLeft | Qt::AlignVCenter, text, font,
                   isPlane()            ? theme().text
                   : curve.line.empty() ? theme().muted
                                        : colour);
        if (m_form.hasValues)
            drawElided(painter, QRectF(box.right() - valueWidth() - 1, box.top(), valueWidth() + 1, box.height()),
                       Qt::AlignRight | Qt::AlignVCenter, m_look.amount(curve.currentValue), font,
                       isBold ? theme().text : theme().muted);
    }
    if (m_form.hasValues)
        drawElided(painter, QRectF(m_column.left(), content().top() - 30, m_column.width(), kNameLine),
                   Qt::AlignRight | Qt::AlignVCenter, m_look.present, textFont(font_size::kAxis), theme().muted);
    drawAxisNames(painter);
}

void CostChartPart::drawAxisNames(QCPPainter& painter) const {
    const QFont font = textFont(font_size::kAxis);
    const QRectF room(content().left(), content().bottom() + 26, content().width(), 18);
    drawFirstFitting(painter, room, Qt::AlignCenter, m_look.axisNames, font, theme().muted);
    if (!isPlane()) return;
    // Rotated, left of the numbers of d.
    painter.save();
    painter.translate(frame().left() + 7, content().center().y());
    painter.rotate(-90);
    drawFirstFitting(painter, QRectF(-content().height() / 2, -8, content().height(), 16), Qt::AlignCenter,
                     m_look.widthNames, font, theme().muted);
    painter.restore();
}

}  // namespace attention
