#pragma once

#include <QAction>
#include <QWidget>
#include <QtTest>

namespace attention {

/// The entry of a menu of the window, by its text.
inline QAction* menuAction(const QWidget& window, const QString& text) {
    for (QAction* action : window.findChildren<QAction*>())
        if (action->text() == text) return action;
    qFatal("no menu entry %s", qPrintable(text));
}

}  // namespace attention
