#pragma once

#include <QEvent>
#include <QWidget>

namespace attention {

/// An event filter that keeps wheel events from widgets, so that scrolling a form does not change a field under the
/// pointer, not even the focused one.
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
