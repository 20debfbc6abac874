#pragma once

#include <functional>

#include <QObject>
#include <QTimer>

class QWidget;

namespace attention {

/// Minutes without input after which a locked lesson restarts.
inline constexpr int kIdleMinutes = 3, kMinIdleMinutes = 1, kMaxIdleMinutes = 120;

/// Behaviour of a window that is locked to a lesson: it restarts the lesson for the next person after a time without
/// input, and Ctrl+Shift+Q closes the window.
class LockedLesson : public QObject {
    Q_OBJECT

 public:
    /// @param restart  restarts the lesson
    LockedLesson(QWidget& window, int idleMinutes, std::function<void()> restart);

    /// Timer since the latest input; inactive until there is input after a restart.
    QTimer& idleTimer() { return m_idleTimer; }

 protected:
    bool eventFilter(QObject* watched, QEvent* event) override;

 private:
    QTimer m_idleTimer;
};

}  // namespace attention
