#pragma once

#include <QWidget>

#include "ui/figure/theme.h"

class QScrollArea;

namespace attention {

/// Every widget in every state on one page, for those who design the program and for the test that looks at it. Each is
/// a picture of the real widget, so that several have the focus at once, and nothing moves. It shows the language and
/// the scale of the interface in use; after a change of these, make another one. Its own words are no part of the
/// program: they are not translated.
class Gallery : public QWidget {
    Q_OBJECT

 public:
    /// @param theme  the one that was applied to the application
    /// @param pixelRatio  device pixels a logical one, of the pictures
    explicit Gallery(const Theme& theme, double pixelRatio, QWidget* parent = nullptr);
};

/// The gallery in a window, with switches for theme, language and size.
class GalleryWindow : public QWidget {
    Q_OBJECT

 public:
    explicit GalleryWindow(QWidget* parent = nullptr);

 private:
    void make();

    bool m_dark = false;
    QScrollArea* m_scroll = nullptr;
};

}  // namespace attention
