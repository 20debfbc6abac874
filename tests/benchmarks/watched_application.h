#pragma once

#include <functional>

#include <QApplication>

/// An application that tells of every event, so that a benchmark sees when a widget was painted.
class Application : public QApplication {
 public:
    using QApplication::QApplication;

    /// Called after an event was handled; the receiver may be gone.
    std::function<void(const QObject* receiver, QEvent::Type type)> handled;

    bool notify(QObject* receiver, QEvent* event) override {
        const QEvent::Type type = event->type();
        const bool result = QApplication::notify(receiver, event);
        if (handled) handled(receiver, type);
        return result;
    }
};
