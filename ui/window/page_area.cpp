#include "ui/window/page_area.h"

#include <algorithm>

#include <QEvent>
#include <QScrollBar>

#include "ui/window/exhibit_page.h"

namespace attention {
namespace {

/// What is unfolded comes into view, but takes at most this part of the height from the figure.
constexpr double kShown = 0.4;

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
    const bool opens = m_more == 0 && m_page.moreHeight() > 0;
    m_more = m_page.moreHeight();
    // The bar lies on the page's margin: the figure keeps its width, too.
    setVerticalScrollBarPolicy(m_more > 0 ? Qt::ScrollBarAlwaysOn : Qt::ScrollBarAlwaysOff);
    setViewportMargins(0, 0, m_more > 0 ? -verticalScrollBar()->sizeHint().width() : 0, 0);
    verticalScrollBar()->parentWidget()->raise();
    m_page.resize(width(), height() + m_more);
    if (opens) verticalScrollBar()->setValue(std::min(m_more, int(kShown * height())));
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
