#include "ui/figure/free_layout.h"

namespace attention {

void useFreeLayout(QCustomPlot& plot) {
    plot.plotLayout()->clear();
    plot.plotLayout()->addElement(0, 0, new QCPLayoutInset);
}

void placeFreely(QCPAxisRect& rect, const QRectF& place) {
    auto& layout = static_cast<QCPLayoutInset&>(*rect.parentPlot()->plotLayout()->elementAt(0));
    if (!rect.layout()) {
        rect.setMinimumSize(1, 1);
        rect.setAutoMargins(QCP::msNone);
        rect.setMargins({});
        rect.setMinimumMargins({});
        layout.addElement(&rect, QRectF(0, 0, 1, 1));
    }
    const QRectF page = rect.parentPlot()->viewport();
    const QRect whole = place.toRect();
    for (int i = 0; i < layout.elementCount(); ++i)
        // A quarter of a pixel more, because the layout cuts fractions off.
        if (layout.elementAt(i) == &rect)
            layout.setInsetRect(i,
                                QRectF((whole.x() + 0.25) / page.width(), (whole.y() + 0.25) / page.height(),
                                       (whole.width() + 0.25) / page.width(), (whole.height() + 0.25) / page.height()));
    // The new position is known at once, not only after the next replot.
    rect.setOuterRect(whole);
    rect.update(QCPLayoutElement::upLayout);
}

}  // namespace attention
