#include "ui/figure/parts/text.h"

#include <algorithm>
#include <cmath>

#include "ui/figure/matrix_panel.h"

namespace attention {

void TextPart::set(QStringList forms, const QFont& font, const QColor& ink, Qt::Alignment alignment) {
    m_forms = std::move(forms);
    m_font = font;
    m_ink = ink;
    m_alignment = alignment;
    const QFontMetricsF metrics(font);
    const double height = m_forms.isEmpty() ? 0 : std::ceil(metrics.height()) + 2;
    const double least = m_forms.isEmpty() ? 0 : std::ceil(metrics.horizontalAdvance(m_forms.back()));
    m_need = {.least = {least, height}, .most = {kUnlimited, height}};
}

void TextPart::draw(QCPPainter& painter, const Theme&) {
    if (m_forms.isEmpty()) return;
    const QString text = firstFitting(m_forms, content().width(), m_font);
    drawElided(painter, content(), m_alignment | Qt::AlignVCenter, text.isEmpty() ? m_forms.back() : text, m_font,
               m_ink);
}

double textWidth(const QString& text, const QFont& font) {
    return QFontMetricsF(font).horizontalAdvance(text);
}

void FormulaPart::set(const Expression& expression, double size) {
    m_layout.emplace(expression, size);
}

Part::Need FormulaPart::measure(QSizeF) const {
    const QSizeF size = m_layout ? m_layout->size() : QSizeF();
    const QSizeF whole(std::ceil(size.width()), std::ceil(size.height()));
    return {.least = whole, .most = {kUnlimited, whole.height()}};
}

void FormulaPart::draw(QCPPainter& painter, const Theme& theme) {
    if (!m_layout) return;
    const QSizeF size = m_layout->size();
    m_layout->paint(painter, content().center() - QPointF(size.width(), size.height()) / 2, theme, theme.text);
}

}  // namespace attention
