#include "ui/widgets/whole_rows.h"

#include <algorithm>
#include <utility>

#include <QEvent>
#include <QScrollArea>
#include <QScrollBar>

namespace attention {

WholeRows::WholeRows(QScrollArea& area, std::function<std::vector<QRect>()> rows)
    : QObject(&area), m_area(area), m_rows(std::move(rows)) {
    for (QWidget** cover : {&m_topCover, &m_bottomCover}) {
        *cover = new QWidget(area.viewport());
        (*cover)->setAutoFillBackground(true);
        (*cover)->hide();
    }
    m_coverTimer.setSingleShot(true);
    m_coverTimer.setInterval(0);
    connect(&m_coverTimer, &QTimer::timeout, this, &WholeRows::coverCutRows);
    connect(area.verticalScrollBar(), &QScrollBar::valueChanged, this, &WholeRows::coverCutRows);
    area.viewport()->installEventFilter(this);
    area.widget()->installEventFilter(this);
}

void WholeRows::update() {
    m_coverTimer.start();
}

bool WholeRows::eventFilter(QObject*, QEvent* event) {
    if (event->type() == QEvent::Resize || event->type() == QEvent::LayoutRequest) update();
    return false;
}

void WholeRows::coverCutRows() {
    const int height = m_area.viewport()->height(), shift = m_area.widget()->y();
    int top = 0, bottom = height;
    const std::vector<QRect> rows = m_rows();
    // Repeat, because covering a row may cut a row that overlaps it.
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
    m_topCover->setGeometry(0, 0, m_area.viewport()->width(), top);
    m_bottomCover->setGeometry(0, bottom, m_area.viewport()->width(), std::max(0, height - bottom));
    for (QWidget* cover : {m_topCover, m_bottomCover}) {
        cover->setVisible(cover->height() > 0 && top < bottom);
        cover->raise();
    }
}

std::vector<QRect> visibleRects(const QWidget& content, const std::vector<const QWidget*>& widgets) {
    std::vector<QRect> rects;
    for (const QWidget* widget : widgets)
        if (widget->isVisibleTo(&content)) rects.emplace_back(widget->mapTo(&content, QPoint()), widget->size());
    return rects;
}

}  // namespace attention
