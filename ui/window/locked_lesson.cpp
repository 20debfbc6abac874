#include "ui/window/locked_lesson.h"

#include <utility>

#include <QApplication>
#include <QEvent>
#include <QShortcut>
#include <QWidget>

namespace attention {

LockedLesson::LockedLesson(QWidget& window, int idleMinutes, std::function<void()> restart) : QObject(&window) {
    m_idle.setSingleShot(true);
    m_idle.setInterval(idleMinutes * 60'000);
    connect(&m_idle, &QTimer::timeout, this, [restart = std::move(restart)] {
        if (QWidget* popup = QApplication::activePopupWidget()) popup->close();
        restart();
    });
    auto* leave = new QShortcut(QKeySequence(Qt::CTRL | Qt::SHIFT | Qt::Key_Q), &window);
    leave->setContext(Qt::ApplicationShortcut);
    connect(leave, &QShortcut::activated, &window, &QWidget::close);
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
            m_idle.start();
            break;
        default:
            break;
    }
    return QObject::eventFilter(watched, event);
}

}  // namespace attention
