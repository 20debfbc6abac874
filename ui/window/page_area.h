#pragma once

#include <QScrollArea>

namespace attention {

class ExhibitPage;

/// The page in its place in the window. While more of its caption is unfolded, the page is higher by that and scrolls:
/// its figure keeps its size, and nothing covers it.
class PageArea : public QScrollArea {
 public:
    /// @param page  becomes the area's
    explicit PageArea(ExhibitPage& page, QWidget* parent = nullptr);

    QSize sizeHint() const override;
    QSize minimumSizeHint() const override;

 protected:
    bool eventFilter(QObject* watched, QEvent* event) override;
    void resizeEvent(QResizeEvent* event) override;

 private:
    void fit();

    ExhibitPage& m_page;
    int m_more = 0;  ///< pixels that are unfolded
};

}  // namespace attention
