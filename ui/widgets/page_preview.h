#pragma once

#include <QAbstractScrollArea>
#include <QImage>

#include "core/scene/view.h"

namespace attention {

/// A page of paper on a grey ground, as large as there is room or as large as it will be.
class PagePreview : public QAbstractScrollArea {
    Q_OBJECT

 public:
    explicit PagePreview(QWidget* parent = nullptr);

    void setPage(const FigureSize& millimetres);
    /// The page's contents, stretched to the whole page until better ones come.
    /// @param dark   of its theme, for the chequers behind what is transparent
    /// @param exact  these are the file's own pixels: where they are coarser than the screen's, one sees them
    void setPicture(const QImage& picture, bool dark, bool exact);
    const QImage& picture() const { return m_picture; }
    /// True to scale by the screen's logical resolution, scrolled where that is larger than the room.
    void setActualSize(bool actual);
    bool isActualSize() const { return m_actual; }

    /// Where the page lies in the viewport, in its coordinates; on whole device pixels.
    QRectF pageRect() const;
    /// Device pixels an inch of the page as it is shown now, or less where that would be too large a picture.
    double dotsPerInch() const;

 Q_SIGNALS:
    /// dotsPerInch() is another one now, but not because of setPage().
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
