#include "ui/widgets/page_preview.h"

#include <algorithm>
#include <cmath>

#include <QPainter>
#include <QScrollBar>

#include "ui/figure/exporters.h"
#include "ui/widgets/style.h"

namespace attention {
namespace {

constexpr int kPageMargin = 24;
constexpr int kCheckerSize = 8;
/// The maximum number of pixels of a preview picture, which must be drawn quickly enough to follow typing; larger pages
/// get a lower resolution.
constexpr double kMaxPixels = 2e6;

}  // namespace

PagePreview::PagePreview(QWidget* parent) : QAbstractScrollArea(parent) {
    setFrameShape(QFrame::NoFrame);
    setMinimumSize(px(240), px(160));
    setFocusPolicy(Qt::NoFocus);
    viewport()->setBackgroundRole(QPalette::AlternateBase);
    viewport()->setAutoFillBackground(true);
    for (QScrollBar* bar : {horizontalScrollBar(), verticalScrollBar()}) bar->setSingleStep(20);
}

void PagePreview::setPage(const FigureSize& millimetres) {
    if (m_page == millimetres) return;
    m_page = millimetres;
    updateScrollBars();
}

void PagePreview::setPicture(const QImage& picture, bool dark, bool exact) {
    m_picture = picture;
    m_dark = dark;
    m_exact = exact;
    viewport()->update();
}

void PagePreview::setActualSize(bool actual) {
    if (m_actual == actual) return;
    m_actual = actual;
    // In actual size, keys scroll the page, for which the widget needs the focus.
    setFocusPolicy(actual ? Qt::StrongFocus : Qt::NoFocus);
    updateScrollBars();
    Q_EMIT scaled();
}

QSizeF PagePreview::pageSize() const {
    const QSizeF inches(m_page.width / kMillimetresPerInch, m_page.height / kMillimetresPerInch);
    if (m_actual) return {inches.width() * logicalDpiX(), inches.height() * logicalDpiY()};
    const QSizeF available = QSizeF(maximumViewportSize()) - QSizeF(2 * kPageMargin, 2 * kPageMargin);
    return inches.scaled(available.expandedTo({1, 1}), Qt::KeepAspectRatio);
}

QRectF PagePreview::pageRect() const {
    const QSizeF size = pageSize();
    const auto start = [](double length, int available, int scrolled) {
        return length + 2 * kPageMargin > available ? kPageMargin - scrolled : (available - length) / 2;
    };
    const double ratio = devicePixelRatioF();
    const auto rounded = [&](double length) { return std::round(length * ratio) / ratio; };
    return {rounded(start(size.width(), viewport()->width(), horizontalScrollBar()->value())),
            rounded(start(size.height(), viewport()->height(), verticalScrollBar()->value())), rounded(size.width()),
            rounded(size.height())};
}

double PagePreview::dotsPerInch() const {
    const QSizeF pixels = pageRect().size() * devicePixelRatioF();
    const double maxScale = std::sqrt(kMaxPixels / (pixels.width() * pixels.height()));
    return pixels.width() * std::min(1.0, maxScale) / (m_page.width / kMillimetresPerInch);
}

void PagePreview::updateScrollBars() {
    const QSizeF page = m_actual ? pageSize() : QSizeF();
    const QSize viewportSize = maximumViewportSize();
    const auto set = [](QScrollBar* bar, double length, int visible) {
        bar->setPageStep(visible);
        bar->setRange(0, std::max(0, int(std::ceil(length)) + 2 * kPageMargin - visible));
    };
    set(horizontalScrollBar(), page.width(), viewportSize.width());
    set(verticalScrollBar(), page.height(), viewportSize.height());
    viewport()->update();
}

void PagePreview::paintEvent(QPaintEvent*) {
    if (m_picture.isNull()) return;
    QPainter painter(viewport());
    const QRectF page = pageRect();
    if (m_picture.hasAlphaChannel()) {
        const Theme& theme = m_dark ? Theme::dark() : Theme::light();
        painter.fillRect(page, theme.surface);
        painter.save();
        painter.setClipRect(page);
        const QRect visible = page.toAlignedRect() & viewport()->rect();
        for (int y = visible.top() / kCheckerSize; y <= visible.bottom() / kCheckerSize; ++y)
            for (int x = visible.left() / kCheckerSize; x <= visible.right() / kCheckerSize; ++x)
                if ((x + y) % 2)
                    painter.fillRect(x * kCheckerSize, y * kCheckerSize, kCheckerSize, kCheckerSize, theme.hover);
        painter.restore();
    }
    const bool shrinks = m_picture.width() > page.width() * devicePixelRatioF();
    painter.setRenderHint(QPainter::SmoothPixmapTransform, shrinks || !m_exact);
    painter.drawImage(page, m_picture);
    const double line = 1 / devicePixelRatioF();
    painter.setPen(QPen(palette().color(QPalette::Dark), line));
    painter.drawRect(page.adjusted(-line / 2, -line / 2, line / 2, line / 2));
    if (hasFocus() && window()->testAttribute(Qt::WA_KeyboardFocusChange))
        drawFocusRing(painter, QRectF(viewport()->rect()), 1, palette().color(QPalette::Text));
}

void PagePreview::resizeEvent(QResizeEvent* event) {
    QAbstractScrollArea::resizeEvent(event);
    updateScrollBars();
    if (!m_actual) Q_EMIT scaled();
}

void PagePreview::focusInEvent(QFocusEvent* event) {
    QAbstractScrollArea::focusInEvent(event);
    viewport()->update();
}

void PagePreview::focusOutEvent(QFocusEvent* event) {
    QAbstractScrollArea::focusOutEvent(event);
    viewport()->update();
}

}  // namespace attention
