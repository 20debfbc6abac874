#pragma once

#include <functional>

#include <QObject>
#include <QTimer>

class QWidget;

namespace attention {

/// Minutes without a touch after which a locked lesson starts anew.
inline constexpr int kIdleMinutes = 3, kMinIdleMinutes = 1, kMaxIdleMinutes = 120;

/// What a window that is locked to a lesson does by itself: after some time in which nobody touches it the lesson
/// starts anew for the next person, and Ctrl+Shift+Q closes the window.
class LockedLesson : public QObject {
    Q_OBJECT

 public:
    /// @param restart  starts the lesson anew
    LockedLesson(QWidget& window, int idleMinutes, std::function<void()> restart);

    /// The time without a touch; not running while nothing was touched since the last start.
    QTimer& idle() { return m_idle; }

 protected:
    bool eventFilter(QObject* watched, QEvent* event) override;

 private:
    QTimer m_idle;
};

}  // namespace attention
