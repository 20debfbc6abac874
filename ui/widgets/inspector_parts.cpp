#include "ui/widgets/inspector_parts.h"

#include <QKeyEvent>
#include <QPainter>
#include <QScrollBar>

#include "ui/widgets/style.h"

namespace attention {
namespace {

/// The corner radius of the focus ring, in designed pixels.
constexpr int kFocusRingRadius = 6;

}  // namespace

void ClockView::setTheme(const Theme& theme) {
    m_theme = &theme;
    update();
}

void ClockView::setClock(const Clock& clock) {
    m_clock = clock;
    update();
}

void ClockView::paintEvent(QPaintEvent*) {
    QPainter painter(this);
    drawClock(painter, QRectF(rect()), m_clock.angle, m_clock.sine, *m_theme);
}

InspectorArea::InspectorArea(QWidget* parent) : QScrollArea(parent) {
    setFrameShape(QFrame::NoFrame);
    setHorizontalScrollBarPolicy(Qt::ScrollBarAlwaysOff);
    setVerticalScrollBarPolicy(Qt::ScrollBarAlwaysOn);
    // Only Tab moves the focus here; a click must not take it from the figure.
    setFocusPolicy(Qt::TabFocus);
    viewport()->setAutoFillBackground(false);
}

void InspectorArea::paintEvent(QPaintEvent*) {
    if (!hasFocus()) return;
    QPainter painter(viewport());
    drawFocusRing(painter, QRectF(viewport()->rect()).adjusted(px(8), 0, 0, 0), px(kFocusRingRadius), m_theme->text);
}

void InspectorArea::resizeEvent(QResizeEvent* event) {
    QScrollArea::resizeEvent(event);
    if (onResize) onResize();
}

void InspectorArea::focusInEvent(QFocusEvent* event) {
    QScrollArea::focusInEvent(event);
    viewport()->update();
}

void InspectorArea::focusOutEvent(QFocusEvent* event) {
    QScrollArea::focusOutEvent(event);
    viewport()->update();
}

void InspectorArea::keyPressEvent(QKeyEvent* event) {
    QScrollBar& bar = *verticalScrollBar();
    if (event->key() == Qt::Key_Home)
        bar.setValue(bar.minimum());
    else if (event->key() == Qt::Key_End)
        bar.setValue(bar.maximum());
    else
        QScrollArea::keyPressEvent(event);
}

FoldButton::FoldButton(QWidget* parent) : QToolButton(parent) {
    setObjectName(QStringLiteral("fold-inspector"));
    setAutoRaise(true);
    setCheckable(true);
    setFocusPolicy(Qt::TabFocus);
}

void FoldButton::setTheme(const Theme& theme) {
    m_theme = &theme;
    update();
}

void FoldButton::paintEvent(QPaintEvent* event) {
    QToolButton::paintEvent(event);
    QPainter painter(this);
    drawChevron(painter, QRectF(rect()).center(), underMouse() ? m_theme->text : m_theme->muted,
                isChecked() ? Qt::UpArrow : Qt::DownArrow);
}

}  // namespace attention
