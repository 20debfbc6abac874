#include "ui/widgets/page_preview.h"

#include <algorithm>
#include <cmath>

#include <QPainter>
#include <QScrollBar>

#include "ui/figure/exporters.h"
#include "ui/widgets/style.h"

namespace attention {
namespace {

constexpr int kAroundPage = 24;
constexpr int kChequer = 8;
/// A larger picture takes too long for a preview that follows what is typed; it is shown a little softer.
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
    // The keyboard scrolls what does not fit.
    setFocusPolicy(actual ? Qt::StrongFocus : Qt::NoFocus);
    updateScrollBars();
    Q_EMIT scaled();
}

QSizeF PagePreview::pageSize() const {
    const QSizeF inches(m_page.width / kMillimetresPerInch, m_page.height / kMillimetresPerInch);
    if (m_actual) return {inches.width() * logicalDpiX(), inches.height() * logicalDpiY()};
    const QSizeF room = QSizeF(maximumViewportSize()) - QSizeF(2 * kAroundPage, 2 * kAroundPage);
    return inches.scaled(room.expandedTo({1, 1}), Qt::KeepAspectRatio);
}

QRectF PagePreview::pageRect() const {
    const QSizeF size = pageSize();
    const auto start = [](double length, int room, int scrolled) {
        return length + 2 * kAroundPage > room ? kAroundPage - scrolled : (room - length) / 2;
    };
    const double ratio = devicePixelRatioF();
    const auto whole = [&](double length) { return std::round(length * ratio) / ratio; };
    return {whole(start(size.width(), viewport()->width(), horizontalScrollBar()->value())),
            whole(start(size.height(), viewport()->height(), verticalScrollBar()->value())), whole(size.width()),
            whole(size.height())};
}

double PagePreview::dotsPerInch() const {
    const QSizeF pixels = pageRect().size() * devicePixelRatioF();
    const double most = std::sqrt(kMaxPixels / (pixels.width() * pixels.height()));
    return pixels.width() * std::min(1.0, most) / (m_page.width / kMillimetresPerInch);
}

void PagePreview::updateScrollBars() {
    const QSizeF page = m_actual ? pageSize() : QSizeF();
    const QSize room = maximumViewportSize();
    const auto set = [](QScrollBar* bar, double length, int visible) {
        bar->setPageStep(visible);
        bar->setRange(0, std::max(0, int(std::ceil(length)) + 2 * kAroundPage - visible));
    };
    set(horizontalScrollBar(), page.width(), room.width());
    set(verticalScrollBar(), page.height(), room.height());
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
        const QRect seen = page.toAlignedRect() & viewport()->rect();
        for (int y = seen.top() / kChequer; y <= seen.bottom() / kChequer; ++y)
            for (int x = seen.left() / kChequer; x <= seen.right() / kChequer; ++x)
                if ((x + y) % 2) painter.fillRect(x * kChequer, y * kChequer, kChequer, kChequer, theme.hover);
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
