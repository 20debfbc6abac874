#include "ui/window/locked_lesson.h"

#include <utility>

#include <QApplication>
#include <QEvent>
#include <QShortcut>
#include <QWidget>

namespace attention {

LockedLesson::LockedLesson(QWidget& window, int idleMinutes, std::function<void()> restart) : QObject(&window) {
    m_idleTimer.setSingleShot(true);
    m_idleTimer.setInterval(idleMinutes * 60'000);
    connect(&m_idleTimer, &QTimer::timeout, this, [restart = std::move(restart)] {
        if (QWidget* popup = QApplication::activePopupWidget()) popup->close();
        restart();
    });
    auto* closeShortcut = new QShortcut(QKeySequence(Qt::CTRL | Qt::SHIFT | Qt::Key_Q), &window);
    closeShortcut->setContext(Qt::ApplicationShortcut);
    connect(closeShortcut, &QShortcut::activated, &window, &QWidget::close);
    qApp->installEventFilter(this);
}

bool LockedLesson::eventFilter(QObject* watched, QEvent* event) {
    switch (event->type()) {
        case QEvent::KeyPress:
        case QEvent::MouseButtonPress:
        case QEvent::MouseMove:
        case QEvent::Wheel:
        case QEvent::TouchBegin:
        case QEvent::TouchUpdate:
            m_idleTimer.start();
            break;
        default:
            break;
    }
    return QObject::eventFilter(watched, event);
}

}  // namespace attention
