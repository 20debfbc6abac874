#pragma once

#include <QEvent>
#include <QWidget>

namespace attention {

/// Scrolling a form must not change the field that passes under the pointer: the wheel reaches a watched widget only
/// while it has the keyboard.
class WheelGuard : public QObject {
 public:
    using QObject::QObject;
    bool eventFilter(QObject* watched, QEvent* event) override {
        if (event->type() != QEvent::Wheel || static_cast<QWidget*>(watched)->hasFocus()) return false;
        event->ignore();
        return true;
    }
};

}  // namespace attention
