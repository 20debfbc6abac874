#include <QCoreApplication>
#include <QEvent>
#include <QGridLayout>
#include <QLabel>
#include <QMainWindow>

#include "ui/widgets/style.h"

namespace attention {
namespace {

/// Converts a length made by px() at the scale `from` to the current scale. Designed lengths are integers and scales
/// are at least 1, so the designed length is recovered exactly.
int rescaled(int length, double from) {
    return px(qRound(length / from));
}

QSize rescaled(const QSize& size, double from) {
    const auto side = [from](int length) {
        return length <= 0 || length == QWIDGETSIZE_MAX ? length : rescaled(length, from);
    };
    return {side(size.width()), side(size.height())};
}

void scaleLayout(QLayout& layout, double from) {
    const QMargins margins = layout.contentsMargins();
    layout.setContentsMargins(rescaled(margins.left(), from), rescaled(margins.top(), from),
                              rescaled(margins.right(), from), rescaled(margins.bottom(), from));
    if (auto* grid = qobject_cast<QGridLayout*>(&layout)) {
        grid->setHorizontalSpacing(rescaled(grid->horizontalSpacing(), from));
        grid->setVerticalSpacing(rescaled(grid->verticalSpacing(), from));
        for (int row = 0; row < grid->rowCount(); ++row)
            grid->setRowMinimumHeight(row, rescaled(grid->rowMinimumHeight(row), from));
        for (int column = 0; column < grid->columnCount(); ++column)
            grid->setColumnMinimumWidth(column, rescaled(grid->columnMinimumWidth(column), from));
    } else {
        layout.setSpacing(rescaled(layout.spacing(), from));
    }
    for (int i = 0; i < layout.count(); ++i) {
        QSpacerItem* spacer = layout.itemAt(i)->spacerItem();
        if (!spacer) continue;
        const QSizePolicy policy = spacer->sizePolicy();
        spacer->changeSize(rescaled(spacer->sizeHint().width(), from), rescaled(spacer->sizeHint().height(), from),
                           policy.horizontalPolicy(), policy.verticalPolicy());
    }
    layout.invalidate();
}

void scaleWidget(QWidget& widget, double from) {
    if (widget.testAttribute(Qt::WA_SetFont) && widget.font().pixelSize() > 0) {
        QFont font = widget.font();
        font.setPixelSize(rescaled(font.pixelSize(), from));
        widget.setFont(font);
    }
    // The size limits of a window are not scaled: its size is up to the person and the screen.
    if (!widget.isWindow()) {
        widget.setMinimumSize(rescaled(widget.minimumSize(), from));
        widget.setMaximumSize(rescaled(widget.maximumSize(), from));
    }
    if (qobject_cast<QLabel*>(&widget)) {
        const QMargins margins = widget.contentsMargins();
        widget.setContentsMargins(rescaled(margins.left(), from), rescaled(margins.top(), from),
                                  rescaled(margins.right(), from), rescaled(margins.bottom(), from));
    }
}

}  // namespace

void rescaleWidgetTree(QWidget& root, double from) {
    for (QLayout* layout : root.findChildren<QLayout*>())
        // QMainWindow manages the layout of its bars itself.
        if (!qobject_cast<QMainWindow*>(layout->parent())) scaleLayout(*layout, from);
    QList<QWidget*> widgets = root.findChildren<QWidget*>();
    widgets.prepend(&root);
    for (QWidget* widget : widgets) {
        // Internal widgets of Qt have no explicit sizes; menus and other windows rescale themselves.
        if (widget->objectName().startsWith(QLatin1String("qt_")) || widget->window() != root.window()) continue;
        scaleWidget(*widget, from);
        widget->updateGeometry();
    }
    // Menus, scroll bars and lists cache metrics of the style; this event makes them query the style again.
    for (QWidget* widget : root.findChildren<QWidget*>()) {
        QEvent event(QEvent::StyleChange);
        QCoreApplication::sendEvent(widget, &event);
    }
}

}  // namespace attention
