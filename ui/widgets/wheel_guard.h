#pragma once

#include <QEvent>
#include <QWidget>

namespace attention {

/// Scrolling a form must not change the field that passes under the pointer, also not the one that was used last: the
/// wheel never reaches a watched widget.
class WheelGuard : public QObject {
 public:
    using QObject::QObject;
    bool eventFilter(QObject*, QEvent* event) override {
        if (event->type() != QEvent::Wheel) return false;
        event->ignore();
        return true;
    }
};

}  // namespace attention
