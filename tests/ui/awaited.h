#pragma once

#include <functional>

#include <QCoreApplication>
#include <QDeadlineTimer>
#include <QTimer>

namespace attention {

/// Handles events until it is so, and what follows from it: QTRY_VERIFY looks every 50 milliseconds only, of which
/// nearly all pass with nothing to do.
/// @return whether it became so within a minute
inline bool awaited(const std::function<bool()>& isSo) {
    const QDeadlineTimer end(60000);
    QTimer look;  // what changes without an event is seen, too
    look.start(20);
    while (!isSo()) {
        if (end.hasExpired()) return false;
        QCoreApplication::processEvents(QEventLoop::WaitForMoreEvents);
        QCoreApplication::sendPostedEvents(nullptr, QEvent::DeferredDelete);
    }
    // Words take their room, and heights follow widths.
    for (int i = 0; i < 3; ++i) {
        QCoreApplication::sendPostedEvents(nullptr, QEvent::LayoutRequest);
        QCoreApplication::processEvents();
    }
    return true;
}

}  // namespace attention
