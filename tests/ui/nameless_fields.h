#pragma once

#include <QAbstractButton>
#include <QAbstractSpinBox>
#include <QAccessible>
#include <QComboBox>
#include <QLineEdit>
#include <QPlainTextEdit>
#include <QSlider>
#include <QStringList>

/// What can have the keyboard below a widget and has no name for a screen reader: fields and buttons, also those that
/// are folded away, each with the names of what it is in.
inline QStringList namelessFields(const QWidget& root) {
    QStringList nameless;
    for (QWidget* widget : root.findChildren<QWidget*>()) {
        const bool isField = qobject_cast<QLineEdit*>(widget) || qobject_cast<QAbstractSpinBox*>(widget) ||
                             qobject_cast<QComboBox*>(widget) || qobject_cast<QSlider*>(widget) ||
                             qobject_cast<QPlainTextEdit*>(widget) || qobject_cast<QAbstractButton*>(widget);
        if (!isField || widget->focusPolicy() == Qt::NoFocus) continue;
        QAccessibleInterface* reader = QAccessible::queryAccessibleInterface(widget);
        if (reader && !reader->text(QAccessible::Name).isEmpty()) continue;
        QStringList place;
        for (const QObject* at = widget; at && at != &root; at = at->parent())
            place.prepend(at->objectName().isEmpty() ? QString::fromLatin1(at->metaObject()->className())
                                                     : at->objectName());
        nameless += place.join(u'/') + (widget->isVisibleTo(&root) ? QString() : QStringLiteral(" (hidden)"));
    }
    return nameless;
}
