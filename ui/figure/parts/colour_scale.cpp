#include "ui/figure/parts/colour_scale.h"

#include <algorithm>
#include <cmath>
#include <numbers>

#include "ui/figure/look.h"
#include "ui/figure/marks.h"
#include "ui/figure/matrix_panel.h"
#include "ui/figure/text_width.h"
#include "ui/text/number_format.h"

namespace attention {
namespace {

constexpr double kScaleHeight = 20;
constexpr double kBarHeight = 9;
constexpr double kMinScaleWidth = 40;
constexpr double kMaxScaleWidth = 140;
/// The length of the wedge at a marked value, in pixels.
constexpr double kMarkWedge = 7;

constexpr double kStepsWidth = 9;
constexpr double kBesideSteps = 5;
constexpr double kHalfNumber = 9;

}  // namespace

void ColourScalePart::set(const ColourMap& map, double low, double high, const QString& name, int decimals) {
    set(map, scaleNumber(low, decimals), scaleNumber(high, decimals), name);
    m_range = {low, high};
}

void ColourScalePart::set(const ColourMap& map, const QString& low, const QString& high, const QString& name) {
    m_map = map;
    m_low = low;
    m_high = high;
    m_range = {};
    m_name = name;
    const QFont font = textFont(font_size::kAxis);
    const auto width = [&](const QString& text, double gap) {
        return text.isEmpty() ? 0 : std::ceil(textWidth(text, font)) + gap;
    };
    m_before = width(m_name, 8) + width(low, 6);
    m_after = width(high, 8);
    m_need = {.minimum = {m_before + kMinScaleWidth + m_after, kScaleHeight},
              .maximum = {m_before + kMaxScaleWidth + m_after, kScaleHeight}};
}

void ColourScalePart::draw(QCPPainter& painter, const Theme& theme) {
    drawColourScale(painter, bar(), *m_map, m_low, m_high, m_name, theme);
}

QRectF ColourScalePart::bar() const {
    return {content().left() + m_before, content().center().y() - kBarHeight / 2,
            content().width() - m_before - m_after, kBarHeight};
}

void ColourScalePart::addValueMark(Marks& marks, const Theme& theme, double value, int decimals) const {
    if (!isVisible() || m_range.size() <= 0) return;
    const QRectF area = bar();
    const double x = area.left() + std::clamp((value - m_range.lower) / m_range.size(), 0.0, 1.0) * area.width();
    marks.casedLine(QLineF(x, area.top(), x, area.bottom()), theme.text, 1.5, theme.surface);
    marks.arrowHead({x, area.top() - 1}, std::numbers::pi / 2, kMarkWedge, theme.text);
    marks.text(QRectF(x - 40, area.top() - kMarkWedge - 20, 80, 20), Qt::AlignHCenter | Qt::AlignBottom,
               {formatDecimals(value, decimals)}, textFont(font_size::kBody, QFont::DemiBold), theme.text);
}

void VerticalColourScalePart::set(const ColourMap& map, double low, double high, int decimals) {
    m_map = map;
    m_low = formatDecimals(low, low == 0 ? 0 : decimals);
    m_high = formatDecimals(high, decimals);
    const QFontMetricsF metrics(textFont(font_size::kSmallest));
    const double number = std::max(metrics.horizontalAdvance(m_low), metrics.horizontalAdvance(m_high));
    const double width = kStepsWidth + kBesideSteps + std::ceil(number) + 1;
    m_need = {.minimum = {width, 2 * kHalfNumber + 8}, .maximum = {width, kMaxExtent}};
}

void VerticalColourScalePart::draw(QCPPainter& painter, const Theme& theme) {
    const QRectF bar(content().topLeft(), QSizeF(kStepsWidth, content().height()));
    painter.save();
    painter.setAntialiasing(false);
    const int steps = std::max(2, int(bar.height()));
    for (int i = 0; i < steps; ++i)
        painter.fillRect(
            QRectF(bar.left(), bar.bottom() - bar.height() * (i + 1) / steps, kStepsWidth, bar.height() / steps + 0.5),
            QColor(m_map->at(double(i) / (steps - 1))));
    painter.setAntialiasing(true);
    painter.setPen(strokePen(theme.control, 1));
    painter.drawRect(bar);
    painter.setFont(textFont(font_size::kSmallest));
    painter.setPen(theme.muted);
    const auto number = [&](const QString& text, double top) {
        drawLabelText(painter,
                      QRectF(bar.right() + kBesideSteps, top, content().width() - kStepsWidth - kBesideSteps, 18),
                      Qt::AlignLeft | Qt::AlignVCenter, text);
    };
    number(m_high, bar.top() - 4);
    number(m_low, bar.bottom() - 2 * kHalfNumber + 4);
    painter.restore();
}

}  // namespace attention
