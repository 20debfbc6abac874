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

/// Fingers on a touch screen: one drags what scrolls, two zoom a figure. All else gets the mouse events that Qt makes
/// of touches. There is one for the whole program.
class TouchInput : public QObject {
 public:
    explicit TouchInput(QObject* parent);

 protected:
    bool eventFilter(QObject* watched, QEvent* event) override;

 private:
    /// What the finger that came first does. A press is held back until it is known whether it becomes a tap, a drag or
    /// one of two fingers.
    enum class State { Free, Held, Scrolling, Passing, Pinching };

    /// @return whether the event, which Qt made of a touch, is handled here
    bool follow(QWindow& window, const QMouseEvent& event);
    void beginDrag(QWindow& window, const QMouseEvent& event);
    void sendPress(QWindow& window);
    void feed(QScroller::Input input, const QMouseEvent& event);
    void pinch(const QTouchEvent& event);

    State m_state = State::Free;
    bool m_isSending = false;
    std::unique_ptr<QMouseEvent> m_press;        ///< held back
    std::unique_ptr<QMouseEvent> m_doubleClick;  ///< which the held press began; null if none
    QPointer<QWidget> m_touched;
    QPointer<QWidget> m_scrolled;  ///< the viewport that moves
    qint64 m_time = 0;             ///< of what QScroller got last, in milliseconds
    double m_apart = 1;            ///< of two fingers, in pixels
    double m_turned = 0;           ///< of the wheel for which a pinch stands, in its units; what was not sent yet
};

}  // namespace attention
