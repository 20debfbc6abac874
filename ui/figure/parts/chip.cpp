#include "ui/figure/parts/chip.h"

#include <cmath>

#include "ui/figure/look.h"
#include "ui/figure/marks.h"
#include "ui/figure/text_width.h"

namespace attention {
namespace {

constexpr double kChipHeight = 21;
constexpr double kCorner = 4;
constexpr double kTextPadding = 6;
constexpr double kChevron = 10;     ///< with the gap before it
constexpr double kSymbolSize = 14;  ///< pixels of the em

}  // namespace

Chip::Chip(const QString& text, const std::optional<Expression>& expression, bool isLearned)
    : m_text(text), m_isLearned(isLearned) {
    if (expression) m_formula.emplace(*expression, kSymbolSize);
    m_textWidth = std::ceil(textWidth(text, font()));
}

QFont Chip::font() const {
    return m_formula ? mathFont(int(kSymbolSize)) : textFont(font_size::kAxis);
}

QSizeF Chip::size() const {
    const double formula = m_formula ? std::ceil(m_formula->size().width()) + 1 : 0;
    return {m_textWidth + formula + 2 * kTextPadding + kChevron, kChipHeight};
}

QRectF Chip::boxAt(const QPointF& middle) const {
    const QSizeF box = size();
    return {QPointF(std::round(middle.x() - box.width() / 2), std::round(middle.y() - box.height() / 2)), box};
}

void Chip::add(Marks& marks, const QPointF& middle, bool isOpen, const Theme& theme) const {
    const QRectF box = boxAt(middle).adjusted(0.5, 0.5, -0.5, -0.5);
    addChipFrame(marks, box, m_isLearned, theme, isOpen ? theme.hover : theme.surface);
    marks.label(QRectF(box.left() + kTextPadding, box.top(), m_textWidth + 1, box.height()),
                Qt::AlignLeft | Qt::AlignVCenter, m_text, font(), theme.text);
    if (m_formula)
        marks.formula(*m_formula,
                      {box.left() + kTextPadding + m_textWidth + 1,
                       std::round(box.center().y() - m_formula->size().height() / 2)},
                      theme.text, theme);
    const QPen pen = strokePen(theme.text, 1.25);
    const QPointF tip(box.right() - kTextPadding, box.center().y());
    if (isOpen)
        marks.polyline(QPolygonF{tip + QPointF(-6, -2), tip + QPointF(-3, 1.5), tip + QPointF(0, -2)}, pen);
    else
        marks.polyline(QPolygonF{tip + QPointF(-4, -4), tip, tip + QPointF(-4, 4)}, pen);
}

void addChipFrame(Marks& marks, const QRectF& box, bool isLearned, const Theme& theme, const QBrush& ground) {
    marks.rect(box, isLearned ? strokePen(theme.text, 2) : strokePen(theme.control, 1), ground, kCorner);
}

}  // namespace attention
