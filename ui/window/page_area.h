#pragma once

#include <QScrollArea>

namespace attention {

class ExhibitPage;

/// A scroll area with the page. While the caption's "more" section is open, the page is higher by its height and
/// scrolls, so that the figure keeps its size and stays uncovered.
class PageArea : public QScrollArea {
 public:
    /// @param page  the area takes ownership
    explicit PageArea(ExhibitPage& page, QWidget* parent = nullptr);

    QSize sizeHint() const override;
    QSize minimumSizeHint() const override;

 protected:
    bool eventFilter(QObject* watched, QEvent* event) override;
    void resizeEvent(QResizeEvent* event) override;

 private:
    void fit();

    ExhibitPage& m_page;
    int m_moreHeight = 0;  ///< height of the open "more" section in pixels
};

}  // namespace attention
