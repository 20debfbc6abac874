#include <QCoreApplication>
#include <QEvent>
#include <QGridLayout>
#include <QLabel>
#include <QMainWindow>

#include "ui/widgets/style.h"

namespace attention {
namespace {

/// A length that was made by px() at one scale, at another. Designed lengths are whole and scales are not below 1, so
/// that the length as designed comes back exactly.
int scaledAgain(int length, double from) {
    return px(qRound(length / from));
}

QSize scaledAgain(const QSize& size, double from) {
    const auto side = [from](int length) {
        return length <= 0 || length == QWIDGETSIZE_MAX ? length : scaledAgain(length, from);
    };
    return {side(size.width()), side(size.height())};
}

void scaleLayout(QLayout& layout, double from) {
    const QMargins margins = layout.contentsMargins();
    layout.setContentsMargins(scaledAgain(margins.left(), from), scaledAgain(margins.top(), from),
                              scaledAgain(margins.right(), from), scaledAgain(margins.bottom(), from));
    if (auto* grid = qobject_cast<QGridLayout*>(&layout)) {
        grid->setHorizontalSpacing(scaledAgain(grid->horizontalSpacing(), from));
        grid->setVerticalSpacing(scaledAgain(grid->verticalSpacing(), from));
        for (int row = 0; row < grid->rowCount(); ++row)
            grid->setRowMinimumHeight(row, scaledAgain(grid->rowMinimumHeight(row), from));
        for (int column = 0; column < grid->columnCount(); ++column)
            grid->setColumnMinimumWidth(column, scaledAgain(grid->columnMinimumWidth(column), from));
    } else {
        layout.setSpacing(scaledAgain(layout.spacing(), from));
    }
    for (int i = 0; i < layout.count(); ++i) {
        QSpacerItem* spacer = layout.itemAt(i)->spacerItem();
        if (!spacer) continue;
        const QSizePolicy policy = spacer->sizePolicy();
        spacer->changeSize(scaledAgain(spacer->sizeHint().width(), from),
                           scaledAgain(spacer->sizeHint().height(), from), policy.horizontalPolicy(),
                           policy.verticalPolicy());
    }
    layout.invalidate();
}

void scaleWidget(QWidget& widget, double from) {
    if (widget.testAttribute(Qt::WA_SetFont) && widget.font().pixelSize() > 0) {
        QFont font = widget.font();
        font.setPixelSize(scaledAgain(font.pixelSize(), from));
        widget.setFont(font);
    }
    // A window's own size is up to the person and the screen.
    if (!widget.isWindow()) {
        widget.setMinimumSize(scaledAgain(widget.minimumSize(), from));
        widget.setMaximumSize(scaledAgain(widget.maximumSize(), from));
    }
    if (qobject_cast<QLabel*>(&widget)) {
        const QMargins margins = widget.contentsMargins();
        widget.setContentsMargins(scaledAgain(margins.left(), from), scaledAgain(margins.top(), from),
                                  scaledAgain(margins.right(), from), scaledAgain(margins.bottom(), from));
    }
}

}  // namespace

void rescaleWidgetTree(QWidget& root, double from) {
    for (QLayout* layout : root.findChildren<QLayout*>())
        // A main window lays out its bars by itself.
        if (!qobject_cast<QMainWindow*>(layout->parent())) scaleLayout(*layout, from);
    QList<QWidget*> widgets = root.findChildren<QWidget*>();
    widgets.prepend(&root);
    for (QWidget* widget : widgets) {
        // What Qt makes for itself inside a widget has no size of its own; menus and other windows see to theirs.
        if (widget->objectName().startsWith(QLatin1String("qt_")) || widget->window() != root.window()) continue;
        scaleWidget(*widget, from);
        widget->updateGeometry();
    }
    // Menus, scroll bars and lists keep what they asked the style for.
    for (QWidget* widget : root.findChildren<QWidget*>()) {
        QEvent event(QEvent::StyleChange);
        QCoreApplication::sendEvent(widget, &event);
    }
}

}  // namespace attention
