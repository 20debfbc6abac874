#include "ui/figure/parts/scale.h"

#include <algorithm>
#include <cmath>

#include "ui/figure/matrix_panel.h"
#include "ui/figure/text_width.h"

namespace attention {
namespace {

constexpr double kScaleHeight = 20;
constexpr double kBarHeight = 9;
constexpr double kShortestScale = 40;
constexpr double kLongest = 140;

}  // namespace

void ScalePart::set(const ColourMap& map, double low, double high, const QString& name, int decimals) {
    set(map, scaleNumber(low, decimals), scaleNumber(high, decimals), name);
}

void ScalePart::set(const ColourMap& map, const QString& low, const QString& high, const QString& name) {
    m_map = map;
    m_low = low;
    m_high = high;
    m_name = name;
    const QFont font = textFont(type::kAxis);
    const auto width = [&](const QString& text, double gap) {
        return text.isEmpty() ? 0 : std::ceil(textWidth(text, font)) + gap;
    };
    m_before = width(m_name, 8) + width(low, 6);
    m_after = width(high, 8);
    m_need = {.least = {m_before + kShortestScale + m_after, kScaleHeight},
              .most = {m_before + kLongest + m_after, kScaleHeight}};
}

void ScalePart::draw(QCPPainter& painter, const Theme& theme) {
    const QRectF bar(content().left() + m_before, content().center().y() - kBarHeight / 2,
                     content().width() - m_before - m_after, kBarHeight);
    drawScale(painter, bar, *m_map, m_low, m_high, m_name, theme);
}

}  // namespace attention
