#include "ui/figure/parts/decade_curve.h"

#include <algorithm>
#include <cmath>

#include "ui/figure/curve.h"
#include "ui/figure/look.h"
#include "ui/figure/marks.h"
#include "ui/figure/matrix_panel.h"
#include "ui/text/number_format.h"

namespace attention {
namespace {

constexpr int kDecadesPerTick = 8;
constexpr double kMarkerGrip = 10;
constexpr double kMarkerRadius = 6;

}  // namespace

double DecadeCurvePart::decadeOf(double value) const {
    return value > 0 ? std::max<double>(m_look.lowest, std::log10(value)) : m_look.lowest;
}

void DecadeCurvePart::set(Look look) {
    m_look = std::move(look);
    const double last = m_look.keys.empty() ? 1 : m_look.keys.back();
    double largest = m_look.value;
    for (const double value : m_look.values) largest = std::max(largest, value);
    const double highest = largest > 0 ? std::max(0.0, std::ceil(std::log10(largest))) : 0;
    setMarker({.key = std::min(m_look.key, last),
               .value = decadeOf(m_look.value),
               .pen = strokePen(m_figure.theme().control, 1),
               .parameter = m_look.parameter,
               .gripRadius = kMarkerGrip,
               .valueFromKey = [last, step = m_look.step](double key) -> ParameterValue {
                   return std::round(std::clamp(key, 0.0, last) / step) * step;
               }});
    styleAxes({0, last}, m_look.keyName, {double(m_look.lowest), highest + 0.5});
    const auto ticks = QSharedPointer<QCPAxisTickerText>::create();
    for (int decade = 0; decade > m_look.lowest; decade -= kDecadesPerTick)
        ticks->addTick(decade, decade == 0 ? QStringLiteral("1") : QStringLiteral("10") + superscript(decade));
    y().setTicker(ticks);
}

void DecadeCurvePart::draw(QCPPainter& painter, const Theme& theme) {
    QPolygonF points;
    for (std::size_t i = 0; i < m_look.values.size(); ++i) points << at(m_look.keys[i], decadeOf(m_look.values[i]));
    drawCurve(painter, points, strokePen(theme.text, 2, Qt::SolidLine, Qt::FlatCap, Qt::BevelJoin));
    if (!m_look.endNote.isEmpty() && !points.isEmpty()) {
        // High enough not to touch the marker, which may be there as well.
        constexpr double kHeight = 16, kAbove = 8;
        const double width = content().width() / 2;
        drawFirstFitting(painter,
                         QRectF(points.back().x() - width, points.back().y() - kAbove - kHeight, width, kHeight),
                         Qt::AlignRight | Qt::AlignVCenter, {m_look.endNote}, textFont(font_size::kAxis), theme.muted);
    }
    paintMarks(painter, [this](Marks& marks) { addMarker(marks); });
    painter.setPen(strokePen(theme.surface, 1.5));
    painter.setBrush(theme.text);
    painter.drawEllipse(marked(), kMarkerRadius, kMarkerRadius);
    painter.setBrush(Qt::NoBrush);
}

}  // namespace attention
