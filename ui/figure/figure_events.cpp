#include <utility>

#include <QMouseEvent>

#include "ui/figure/figure.h"

namespace attention {
namespace {

/// A press that moves farther than this, in pixels, is a drag and not a click.
constexpr double kClickSlack = 4;

/// The event with its place in the figure's own pixels.
QMouseEvent scaledEvent(const QMouseEvent& event, double scale) {
    return {event.type(),   event.position() / scale, event.scenePosition(), event.globalPosition(),
            event.button(), event.buttons(),          event.modifiers(),     event.pointingDevice()};
}

}  // namespace

void Figure::wheelEvent(QWheelEvent* event) {
    QWheelEvent scaled(event->position() / m_scale, event->globalPosition(), event->pixelDelta(), event->angleDelta(),
                       event->buttons(), event->modifiers(), event->phase(), event->inverted());
    QCustomPlot::wheelEvent(&scaled);
    event->setAccepted(scaled.isAccepted());
}

void Figure::mouseMoveEvent(QMouseEvent* event) {
    QMouseEvent scaled = scaledEvent(*event, m_scale);
    if (!m_handle.empty()) {
        // A drag selects nothing, wherever it ends.
        if (QLineF(m_pressed, event->position()).length() > kClickSlack) m_doubleClicked = true;
        Q_EMIT edited(m_handle, handleValue(m_handle, scaled.position()));
        return;
    }
    QCustomPlot::mouseMoveEvent(&scaled);
    if (event->buttons() != Qt::NoButton || !hasStudy()) return;
    const bool isHandle = !handleAt(scaled.position()).empty();
    const bool isControl = isHandle || clickActionAt(scaled.position());
    if (isControl)
        setCursor(isWithheld() ? Qt::ForbiddenCursor : isHandle ? Qt::OpenHandCursor : Qt::PointingHandCursor);
    else
        unsetCursor();
    setToolTip(isControl ? m_withheld : QString());
    Q_EMIT hovered(cellAt(scaled.position()));
}

void Figure::mousePressEvent(QMouseEvent* event) {
    m_pressed = event->position();
    showRing(false);
    QMouseEvent scaled = scaledEvent(*event, m_scale);
    if (event->button() == Qt::LeftButton && hasStudy() && !isWithheld()) m_handle = handleAt(scaled.position());
    if (m_handle.empty()) {
        QCustomPlot::mousePressEvent(&scaled);
        return;
    }
    beginDrag(scaled.position());
    setCursor(Qt::ClosedHandCursor);
    // What lay under the pointer moves away from it.
    Q_EMIT hovered(std::nullopt);
    Q_EMIT dragStarted(m_handle);
}

void Figure::mouseReleaseEvent(QMouseEvent* event) {
    QMouseEvent scaled = scaledEvent(*event, m_scale);
    if (!m_handle.empty()) {
        unsetCursor();
        Q_EMIT dragFinished(std::exchange(m_handle, {}));
    } else {
        QCustomPlot::mouseReleaseEvent(&scaled);
    }
    const bool isClick =
        !std::exchange(m_doubleClicked, false) && QLineF(m_pressed, event->position()).length() <= kClickSlack;
    if (event->button() != Qt::LeftButton || !isClick || !hasStudy()) return;
    if (const auto choice = isWithheld() ? std::nullopt : clickActionAt(scaled.position())) applyChange(*choice);
    if (const auto cell = cellAt(scaled.position())) Q_EMIT clicked(*cell);
}

void Figure::mouseDoubleClickEvent(QMouseEvent* event) {
    m_doubleClicked = true;
    QMouseEvent scaled = scaledEvent(*event, m_scale);
    QCustomPlot::mouseDoubleClickEvent(&scaled);
    if (event->button() != Qt::LeftButton || !hasStudy() || isWithheld()) return;
    if (const auto choice = doubleClickActionAt(scaled.position()))
        applyChange(*choice);
    else if (const auto cell = cellAt(scaled.position()))
        Q_EMIT doubleClicked(*cell);
}

void Figure::applyChange(const ParameterChange& choice) {
    Q_EMIT edited(std::string(choice.key), choice.value);
    if (choice.also) Q_EMIT edited(std::string(choice.also->first), choice.also->second);
}

void Figure::leaveEvent(QEvent* event) {
    QCustomPlot::leaveEvent(event);
    Q_EMIT hovered(std::nullopt);
}

bool Figure::event(QEvent* event) {
    // QCustomPlot reads the pixel ratio once, but a window can move to another screen.
    const auto type = event->type();
    if ((type == QEvent::Show || type == QEvent::Resize || type == QEvent::ScreenChangeInternal) &&
        !qFuzzyCompare(bufferDevicePixelRatio(), devicePixelRatioF() * m_scale))
        fitViewport();
    // Whoever walks with the keys wants to see where they act; the page may take the press itself away.
    if (type == QEvent::ShortcutOverride) {
        const int key = static_cast<QKeyEvent*>(event)->key();
        if (key >= Qt::Key_Home && key <= Qt::Key_PageDown) showRing(true);
    }
    return QCustomPlot::event(event);
}

void Figure::resizeEvent(QResizeEvent*) {
    // A buffer without a pixel cannot be drawn in: the one before stays until there is something to see again.
    if (!size().isEmpty()) fitViewport();
}

void Figure::showRing(bool ring) {
    if (std::exchange(m_showsFocusRing, ring) != ring) update();
}

void Figure::focusInEvent(QFocusEvent* event) {
    QCustomPlot::focusInEvent(event);
    switch (event->reason()) {
        case Qt::TabFocusReason:
        case Qt::BacktabFocusReason:
        case Qt::ShortcutFocusReason:
            showRing(true);
            break;
        case Qt::MouseFocusReason:
            showRing(false);
            break;
        default:
            // Back from a menu or another window: as before.
            break;
    }
    update();
    m_announced.reset();
    announce();
}

void Figure::focusOutEvent(QFocusEvent* event) {
    QCustomPlot::focusOutEvent(event);
    update();
}

}  // namespace attention
