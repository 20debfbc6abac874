#include "ui/widgets/more_button.h"

#include <QKeyEvent>
#include <QPainter>

#include "ui/widgets/style.h"

namespace attention {
namespace {

// In designed pixels.
constexpr int kButtonGap = 5;
constexpr int kArrow = 12;

}  // namespace

MoreButton::MoreButton(QWidget* parent) : QAbstractButton(parent) {
    setObjectName(QStringLiteral("more"));
    setCheckable(true);
    setFocusPolicy(Qt::TabFocus);
    setCursor(Qt::PointingHandCursor);
}

void MoreButton::setTheme(const Theme& theme) {
    m_theme = &theme;
    setFont(uiFont(font_size::kAxis));
    update();
}

QSize MoreButton::sizeHint() const {
    const QFontMetrics metrics(font());
    return {metrics.horizontalAdvance(text()) + px(2 * kButtonGap + kArrow), metrics.height() + px(4)};
}

void MoreButton::paintEvent(QPaintEvent*) {
    QPainter painter(this);
    painter.setFont(font());
    painter.setPen(underMouse() || isDown() ? m_theme->text : m_theme->muted);
    painter.drawText(rect().adjusted(px(kButtonGap), 0, 0, 0), Qt::AlignLeft | Qt::AlignVCenter, text());
    drawChevron(painter, QPointF(width() - scaled(kArrow) / 2 - scaled(1), height() / 2.0 + scaled(0.5)),
                painter.pen().color(), isChecked() ? Qt::UpArrow : Qt::DownArrow);
    if (hasFocus()) drawFocusRing(painter, QRectF(rect()), scaled(4), m_theme->text);
}

void MoreButton::enterEvent(QEnterEvent*) {
    update();
}

void MoreButton::leaveEvent(QEvent*) {
    update();
}

void MoreButton::keyPressEvent(QKeyEvent* event) {
    // While the caption is unfolded, these keys scroll the page.
    if (isChecked() && (event->key() == Qt::Key_Up || event->key() == Qt::Key_Down)) return event->ignore();
    QAbstractButton::keyPressEvent(event);
}

}  // namespace attention
