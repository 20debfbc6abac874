#include "ui/figure/parts/value_bars.h"

#include <algorithm>
#include <cmath>

#include "ui/figure/matrix_panel.h"
#include "ui/figure/text_width.h"

namespace attention {
namespace {

constexpr double kMinValueRow = 36, kMaxValueRow = 64, kValueName = 18, kToValue = 8, kMaxValueBar = 24,
                 kMinValueTrack = 40;

QFont valueFont() {
    return textFont(font_size::kBody, QFont::DemiBold);
}

}  // namespace

void ValueBarsPart::set(std::vector<Bar> bars) {
    m_bars = std::move(bars);
    m_numberWidth = 0;
    for (const Bar& bar : m_bars)
        m_numberWidth = std::max(m_numberWidth, std::ceil(textWidth(bar.number, valueFont())) + 1);
    const auto count = double(m_bars.size());
    m_need = {.minimum = {kMinValueTrack + kToValue + m_numberWidth, count * kMinValueRow},
              .maximum = {kMaxExtent, count * kMaxValueRow}};
}

void ValueBarsPart::draw(QCPPainter& painter, const Theme& theme) {
    const double height = content().height() / double(std::max<std::size_t>(1, m_bars.size()));
    const double track = content().width() - m_numberWidth - kToValue;
    for (std::size_t k = 0; k < m_bars.size(); ++k) {
        const double top = std::round(content().top() + double(k) * height);
        drawElided(painter, QRectF(content().left(), top, content().width(), kValueName),
                   Qt::AlignLeft | Qt::AlignVCenter, m_bars[k].name, textFont(font_size::kAxis), theme.muted);
        const double thick = std::min(kMaxValueBar, height - kValueName - 4);
        const double length = std::max(1.5, track * std::clamp(m_bars[k].share, 0.0, 1.0));
        painter.fillRect(QRectF(content().left(), top + kValueName + 1, length, thick), theme.text);
        drawElided(painter, QRectF(content().left() + length + kToValue, top + kValueName + 1, m_numberWidth, thick),
                   Qt::AlignLeft | Qt::AlignVCenter, m_bars[k].number, valueFont(), theme.text);
    }
}

}  // namespace attention
