#pragma once

#include <QAbstractScrollArea>
#include <QImage>

#include "core/scene/view.h"

namespace attention {

/// Shows a page on a grey background, either fitted to the widget or in actual size.
class PagePreview : public QAbstractScrollArea {
    Q_OBJECT

 public:
    explicit PagePreview(QWidget* parent = nullptr);

    void setPage(const FigureSize& millimetres);
    /// Sets the picture of the page. It is stretched to the whole page.
    /// @param dark   whether its theme is dark, for the checkerboard behind transparent parts
    /// @param exact  whether the pixels are those of the exported file, which are then enlarged without smoothing
    void setPicture(const QImage& picture, bool dark, bool exact);
    const QImage& picture() const { return m_picture; }
    /// Switches to actual size, by the logical resolution of the screen, with scroll bars if necessary; or to fitted
    /// size.
    void setActualSize(bool actual);
    bool isActualSize() const { return m_actual; }

    /// The rectangle of the page in viewport coordinates, on whole device pixels.
    QRectF pageRect() const;
    /// Device pixels per inch of the page as shown now, or less if the picture would have too many pixels.
    double dotsPerInch() const;

 Q_SIGNALS:
    /// dotsPerInch() has changed, other than by setPage().
    void scaled();

 protected:
    void paintEvent(QPaintEvent* event) override;
    void resizeEvent(QResizeEvent* event) override;
    void scrollContentsBy(int, int) override { viewport()->update(); }
    void focusInEvent(QFocusEvent* event) override;
    void focusOutEvent(QFocusEvent* event) override;

 private:
    void updateScrollBars();
    QSizeF pageSize() const;

    FigureSize m_page;
    QImage m_picture;
    bool m_dark = false;
    bool m_exact = false;
    bool m_actual = false;
};

}  // namespace attention
