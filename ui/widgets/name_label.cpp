#include "ui/widgets/name_label.h"

#include <algorithm>

#include <QPainter>

#include "ui/widgets/style.h"

namespace attention {
namespace {

// In designed pixels.
constexpr int kLetterSize = 18;
constexpr int kSymbolColumn = 32;
constexpr int kSymbolGap = 10;

}  // namespace

void NameLabel::setWords(const QString& symbol, const QString& name) {
    m_symbol = symbol;
    setText(name);
    update();
}

void NameLabel::setInks(const QColor& symbol, const Theme& theme) {
    m_symbolInk = symbol;
    m_theme = &theme;
    update();
}

bool NameLabel::isCut() const {
    return QFontMetrics(nameFace()).horizontalAdvance(text()) > width();
}

QSize NameLabel::minimumSizeHint() const {
    return {px(20), px(kControlHeight)};
}

QSize NameLabel::sizeHint() const {
    return {px(60), px(kControlHeight)};
}

void NameLabel::paintEvent(QPaintEvent*) {
    QPainter painter(this);
    const QFont face = mathFont(px(kLetterSize));
    const int symbolWidth = m_symbol.isEmpty() ? 0 : QFontMetrics(face).horizontalAdvance(m_symbol);
    const QFont words = nameFace();
    const QFontMetrics metrics(words);
    const int nameWidth = metrics.horizontalAdvance(text());
    const int gap = px(kSymbolGap);
    int left = symbolWidth ? std::max(px(kSymbolColumn), symbolWidth + gap) : 0;
    if (left + nameWidth > width() && symbolWidth) left = std::max(symbolWidth + gap, width() - nameWidth);
    if (left + nameWidth > width()) left = 0;
    // Both stand on one base line, whatever their faces' heights are.
    const int base = (height() + fontMetrics().ascent() - fontMetrics().descent()) / 2;
    if (left > 0) {
        painter.setFont(face);
        painter.setPen(controlColour(m_symbolInk, isEnabled(), *m_theme));
        painter.drawText(QPoint(0, base), m_symbol);
    }
    painter.setFont(words);
    painter.setPen(controlColour(m_symbol.isEmpty() ? m_theme->text : m_theme->muted, isEnabled(), *m_theme));
    painter.drawText(QPoint(left, base), metrics.elidedText(text(), Qt::ElideRight, width() - left + 1));
}

QFont NameLabel::nameFace() const {
    QFont face = font();
    while (QFontMetrics(face).horizontalAdvance(text()) > width() && face.pixelSize() > px(font_size::kSmallest))
        face.setPixelSize(face.pixelSize() - 1);
    return face;
}

}  // namespace attention
