#include "ui/widgets/whole_rows.h"

#include <algorithm>
#include <utility>

#include <QEvent>
#include <QScrollArea>
#include <QScrollBar>

namespace attention {

WholeRows::WholeRows(QScrollArea& area, std::function<std::vector<QRect>()> rows)
    : QObject(&area), m_area(area), m_rows(std::move(rows)) {
    for (QWidget** each : {&m_above, &m_below}) {
        *each = new QWidget(area.viewport());
        (*each)->setAutoFillBackground(true);
        (*each)->hide();
    }
    m_later.setSingleShot(true);
    m_later.setInterval(0);
    connect(&m_later, &QTimer::timeout, this, &WholeRows::cover);
    connect(area.verticalScrollBar(), &QScrollBar::valueChanged, this, &WholeRows::cover);
    area.viewport()->installEventFilter(this);
    area.widget()->installEventFilter(this);
}

void WholeRows::update() {
    m_later.start();
}

bool WholeRows::eventFilter(QObject*, QEvent* event) {
    if (event->type() == QEvent::Resize || event->type() == QEvent::LayoutRequest) update();
    return false;
}

void WholeRows::cover() {
    const int height = m_area.viewport()->height(), shift = m_area.widget()->y();
    int top = 0, bottom = height;
    const std::vector<QRect> rows = m_rows();
    // Covering one may cut the next, where they overlap.
    for (bool isCut = true; std::exchange(isCut, false);)
        for (const QRect& row : rows) {
            const int from = row.top() + shift, to = row.bottom() + 1 + shift;
            if (row.isEmpty() || row.height() > height / 2) continue;
            if (from < top && to > top) {
                top = to;
                isCut = true;
            }
            if (from < bottom && to > bottom) {
                bottom = from;
                isCut = true;
            }
        }
    m_above->setGeometry(0, 0, m_area.viewport()->width(), top);
    m_below->setGeometry(0, bottom, m_area.viewport()->width(), std::max(0, height - bottom));
    for (QWidget* each : {m_above, m_below}) {
        each->setVisible(each->height() > 0 && top < bottom);
        each->raise();
    }
}

std::vector<QRect> shownPlaces(const QWidget& content, const std::vector<const QWidget*>& widgets) {
    std::vector<QRect> places;
    for (const QWidget* widget : widgets)
        if (widget->isVisibleTo(&content)) places.emplace_back(widget->mapTo(&content, QPoint()), widget->size());
    return places;
}

}  // namespace attention
