#include "ui/window/page_area.h"

#include <algorithm>

#include <QEvent>
#include <QScrollBar>

#include "ui/window/exhibit_page.h"

namespace attention {
namespace {

/// An opened section is scrolled into view, but at most by this fraction of the height, so that part of the figure
/// stays visible.
constexpr double kMaxScrollFraction = 0.4;

}  // namespace

PageArea::PageArea(ExhibitPage& page, QWidget* parent) : QScrollArea(parent), m_page(page) {
    setObjectName(QStringLiteral("page-area"));
    setFrameShape(NoFrame);
    setFocusPolicy(Qt::NoFocus);
    setHorizontalScrollBarPolicy(Qt::ScrollBarAlwaysOff);
    setVerticalScrollBarPolicy(Qt::ScrollBarAlwaysOff);
    setWidget(&page);
    connect(&page, &ExhibitPage::moreResized, this, &PageArea::fit);
    fit();
}

QSize PageArea::sizeHint() const {
    return m_page.sizeHint();
}

QSize PageArea::minimumSizeHint() const {
    return m_page.minimumSizeHint();
}

void PageArea::fit() {
    const bool opens = m_moreHeight == 0 && m_page.moreHeight() > 0;
    m_moreHeight = m_page.moreHeight();
    // The scroll bar covers the page's margin, so that the figure keeps its width.
    setVerticalScrollBarPolicy(m_moreHeight > 0 ? Qt::ScrollBarAlwaysOn : Qt::ScrollBarAlwaysOff);
    setViewportMargins(0, 0, m_moreHeight > 0 ? -verticalScrollBar()->sizeHint().width() : 0, 0);
    verticalScrollBar()->parentWidget()->raise();
    m_page.resize(width(), height() + m_moreHeight);
    if (opens) verticalScrollBar()->setValue(std::min(m_moreHeight, int(kMaxScrollFraction * height())));
}

bool PageArea::eventFilter(QObject* watched, QEvent* event) {
    if (watched == &m_page && event->type() == QEvent::LayoutRequest) updateGeometry();
    return QScrollArea::eventFilter(watched, event);
}

void PageArea::resizeEvent(QResizeEvent* event) {
    QScrollArea::resizeEvent(event);
    fit();
}

}  // namespace attention
