#include "ui/figure/parts/text.h"

#include <algorithm>
#include <cmath>

#include "ui/figure/matrix_panel.h"
#include "ui/figure/text_width.h"

namespace attention {

void TextPart::set(QStringList forms, const QFont& font, const QColor& ink, Qt::Alignment alignment) {
    m_forms = std::move(forms);
    m_font = font;
    m_ink = ink;
    m_alignment = alignment;
    const double height = m_forms.isEmpty() ? 0 : std::ceil(QFontMetricsF(font).height()) + 2;
    const double minWidth = m_forms.isEmpty() ? 0 : std::ceil(textWidth(m_forms.back(), font));
    m_need = {.minimum = {minWidth, height}, .maximum = {kMaxExtent, height}};
}

void TextPart::keepNarrow() {
    double widest = 0;
    for (const QString& form : m_forms) widest = std::max(widest, textWidth(form, m_font));
    m_need.maximum.setWidth(std::ceil(widest) + 1);
}

void TextPart::draw(QCPPainter& painter, const Theme&) {
    if (m_forms.isEmpty()) return;
    const QString text = firstFittingText(m_forms, content().width(), m_font);
    drawElided(painter, content(), m_alignment | Qt::AlignVCenter, text.isEmpty() ? m_forms.back() : text, m_font,
               m_ink);
}

void FormulaPart::set(const Expression& expression, double size) {
    set({FormulaLayout(expression, size)}, Qt::AlignHCenter);
}

void FormulaPart::set(std::vector<FormulaLayout> forms, Qt::Alignment alignment) {
    m_forms = std::move(forms);
    m_alignment = alignment;
}

Part::SizeHint FormulaPart::measureSizeHint(QSizeF) const {
    if (m_forms.empty()) return {.minimum = {0, 0}, .maximum = {0, 0}};
    const auto roundedUp = [](const FormulaLayout& form) {
        return QSizeF(std::ceil(form.size().width()), std::ceil(form.size().height()));
    };
    QSizeF maximum;
    for (const FormulaLayout& form : m_forms) maximum = maximum.expandedTo(roundedUp(form));
    if (m_alignment & Qt::AlignHCenter) maximum.setWidth(kMaxExtent);
    return {.minimum = roundedUp(m_forms.back()), .maximum = maximum};
}

void FormulaPart::draw(QCPPainter& painter, const Theme& theme) {
    if (m_forms.empty()) return;
    const QRectF room = content();
    const auto fitting = std::ranges::find_if(m_forms, [&](const FormulaLayout& form) {
        return form.size().width() <= room.width() + 1 && form.size().height() <= room.height() + 1;
    });
    const FormulaLayout& form = fitting == m_forms.end() ? m_forms.back() : *fitting;
    const QSizeF size = form.size();
    const double x = m_alignment & Qt::AlignLeft    ? room.left()
                     : m_alignment & Qt::AlignRight ? room.right() - size.width()
                                                    : room.center().x() - size.width() / 2;
    form.paint(painter, {x, room.center().y() - size.height() / 2}, theme, theme.text);
}

}  // namespace attention
