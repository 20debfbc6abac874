#include "ui/figure/parts/switch.h"

#include <algorithm>
#include <cmath>

#include "ui/figure/look.h"
#include "ui/figure/matrix_panel.h"
#include "ui/figure/text_width.h"
#include "ui/text/number_format.h"

namespace attention {
namespace {

constexpr double kBox = 20;

}  // namespace

void IndexSwitchPart::set(std::string_view key, const QString& word, std::int64_t count, std::int64_t chosen) {
    m_key = key;
    m_word = word;
    m_count = count;
    m_chosen = chosen;
    m_name = std::ceil(textWidth(word, textFont(font_size::kAxis))) + 8;
}

Part::SizeHint IndexSwitchPart::measureSizeHint(QSizeF) const {
    // There is no narrower form: if the boxes do not fit, the control of the parameter can be used.
    const double width = m_name + kBox * double(m_count);
    return {.minimum = {width, kBox}, .maximum = {width, kBox}};
}

QRectF IndexSwitchPart::boxAt(std::int64_t index) const {
    return {content().left() + m_name + kBox * double(index), content().center().y() - kBox / 2, kBox, kBox};
}

std::optional<ParameterChange> IndexSwitchPart::choiceAt(const QPointF& place) const {
    for (std::int64_t i = 0; isVisible() && i < m_count; ++i)
        if (boxAt(i).contains(place)) return ParameterChange{m_key, i};
    return std::nullopt;
}

void IndexSwitchPart::draw(QCPPainter& painter, const Theme& theme) {
    drawElided(painter, content().adjusted(0, 0, m_name - content().width(), 0), Qt::AlignLeft | Qt::AlignVCenter,
               m_word, textFont(font_size::kAxis), theme.muted);
    for (std::int64_t i = 0; i < m_count; ++i) {
        const bool isChosen = i == m_chosen;
        painter.setPen(strokePen(theme.control, 1));
        painter.setBrush(isChosen ? theme.text : theme.surface);
        painter.drawRect(boxAt(i));
        painter.setFont(textFont(font_size::kAxis, isChosen ? QFont::DemiBold : QFont::Normal));
        painter.setPen(isChosen ? theme.surface : theme.text);
        drawLabelText(painter, boxAt(i), Qt::AlignCenter, formatInteger(i));
    }
}

}  // namespace attention
