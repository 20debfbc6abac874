#include "ui/figure/parts/card.h"

#include <cmath>

#include "ui/figure/look.h"
#include "ui/figure/matrix_panel.h"
#include "ui/figure/text_width.h"

namespace attention {
namespace {

constexpr double kInset = 10;
constexpr double kOneLine = 26;
constexpr double kTwoLines = 46;

QFont boldNameFont() {
    return textFont(font_size::kName, QFont::DemiBold);
}
QFont claimFont() {
    return textFont(font_size::kClaim, QFont::DemiBold);
}

}  // namespace

void CardPart::set(Look look) {
    m_look = std::move(look);
    m_numberWidth = std::ceil(textWidth(m_look.number, claimFont())) + 2;
    const double name = std::ceil(textWidth(m_look.names.back(), boldNameFont()));
    m_need = {.minimum = {name + m_numberWidth + 3 * kInset, kOneLine}, .maximum = {kMaxExtent, kTwoLines}};
}

std::optional<ParameterChange> CardPart::choiceAt(const QPointF& place) const {
    return !m_look.isChosen && content().contains(place) ? std::optional(m_look.choice) : std::nullopt;
}

void CardPart::draw(QCPPainter& painter, const Theme& theme) {
    const QRectF& box = content();
    painter.setPen(m_look.isChosen ? strokePen(theme.text, 2) : strokePen(theme.track, 1));
    painter.drawRoundedRect(box.adjusted(1, 1, -1, -1), 6, 6);
    const QColor& ink = m_look.isChosen ? theme.text : theme.muted;
    drawElided(painter, QRectF(box.right() - kInset - m_numberWidth, box.top(), m_numberWidth, box.height()),
               Qt::AlignRight | Qt::AlignVCenter, m_look.number, claimFont(), ink);
    QRectF words = box.adjusted(kInset, 0, -m_numberWidth - 2 * kInset, 0);
    const QString note = box.height() < kTwoLines
                             ? QString()
                             : firstFittingText(m_look.notes, words.width(), textFont(font_size::kAxis));
    if (!note.isEmpty()) {
        words.adjust(0, 4, 0, -4);
        drawElided(painter, QRectF(words.left(), words.center().y(), words.width(), words.height() / 2),
                   Qt::AlignLeft | Qt::AlignVCenter, note, textFont(font_size::kAxis), theme.muted);
        words.setHeight(words.height() / 2);
    }
    const QString name = firstFittingText(m_look.names, words.width(), boldNameFont());
    drawElided(painter, words, Qt::AlignLeft | Qt::AlignVCenter, name.isEmpty() ? m_look.names.back() : name,
               boldNameFont(), ink);
}

}  // namespace attention
