#pragma once

#include <memory>

#include <QMouseEvent>
#include <QObject>
#include <QPointer>
#include <QScroller>
#include <QWidget>

class QTouchEvent;
class QWindow;

namespace attention {

/// Touch input: one finger scrolls, two fingers zoom a figure. Everything else gets the mouse events that Qt
/// synthesizes from touches. There is one instance for the program.
class TouchInput : public QObject {
 public:
    explicit TouchInput(QObject* parent);

 protected:
    bool eventFilter(QObject* watched, QEvent* event) override;

 private:
    /// What the first finger does. A press is held back (Held) until it is known whether it becomes a tap, whose events
    /// are passed on (Passing), a drag that scrolls, or a pinch.
    enum class State { Free, Held, Scrolling, Passing, Pinching };

    /// Handles a mouse event that Qt synthesized from a touch. @return whether it was consumed
    bool handleMouse(QWindow& window, const QMouseEvent& event);
    void beginDrag(QWindow& window, const QMouseEvent& event);
    /// Delivers the held press.
    void sendPress(QWindow& window);
    /// Passes an event to the QScroller of the scrolled viewport.
    void feedScroller(QScroller::Input input, const QMouseEvent& event);
    void pinch(const QTouchEvent& event);

    State m_state = State::Free;
    bool m_isSending = false;
    std::unique_ptr<QMouseEvent> m_press;        ///< the press that is held back
    std::unique_ptr<QMouseEvent> m_doubleClick;  ///< the double click that followed the held press; null if none
    QPointer<QWidget> m_touchedWidget;
    QPointer<QWidget> m_scrolledViewport;  ///< the viewport that is scrolled
    qint64 m_scrollerTime = 0;             ///< timestamp of the latest event for QScroller, in milliseconds
    double m_fingerDistance = 1;           ///< distance of the two fingers in pixels
    double m_wheelDelta = 0;  ///< wheel rotation equivalent to the pinch, in eighths of a degree; the part not sent yet
};

}  // namespace attention
