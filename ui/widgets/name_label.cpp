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

void NameLabel::setSymbolAndName(const QString& symbol, const QString& name) {
    m_symbol = symbol;
    setText(name);
    update();
}

void NameLabel::setInks(const QColor& symbol, const Theme& theme) {
    m_symbolColour = symbol;
    m_theme = &theme;
    update();
}

bool NameLabel::isCut() const {
    return QFontMetrics(nameFont()).horizontalAdvance(text()) > width();
}

QSize NameLabel::minimumSizeHint() const {
    return {px(20), px(kControlHeight)};
}

QSize NameLabel::sizeHint() const {
    return {px(60), px(kControlHeight)};
}

void NameLabel::paintEvent(QPaintEvent*) {
    QPainter painter(this);
    const QFont symbolFont = mathFont(px(kLetterSize));
    const int symbolWidth = m_symbol.isEmpty() ? 0 : QFontMetrics(symbolFont).horizontalAdvance(m_symbol);
    const QFont shownFont = nameFont();
    const QFontMetrics metrics(shownFont);
    const int nameWidth = metrics.horizontalAdvance(text());
    const int gap = px(kSymbolGap);
    int left = symbolWidth ? std::max(px(kSymbolColumn), symbolWidth + gap) : 0;
    if (left + nameWidth > width() && symbolWidth) left = std::max(symbolWidth + gap, width() - nameWidth);
    if (left + nameWidth > width()) left = 0;
    // Symbol and name have the same baseline, although their fonts differ in height.
    const int baseline = (height() + fontMetrics().ascent() - fontMetrics().descent()) / 2;
    if (left > 0) {
        painter.setFont(symbolFont);
        painter.setPen(controlColour(m_symbolColour, isEnabled(), *m_theme));
        painter.drawText(QPoint(0, baseline), m_symbol);
    }
    painter.setFont(shownFont);
    painter.setPen(controlColour(m_symbol.isEmpty() ? m_theme->text : m_theme->muted, isEnabled(), *m_theme));
    painter.drawText(QPoint(left, baseline), metrics.elidedText(text(), Qt::ElideRight, width() - left + 1));
}

QFont NameLabel::nameFont() const {
    QFont fitted = font();
    while (QFontMetrics(fitted).horizontalAdvance(text()) > width() && fitted.pixelSize() > px(font_size::kSmallest))
        fitted.setPixelSize(fitted.pixelSize() - 1);
    return fitted;
}

}  // namespace attention
