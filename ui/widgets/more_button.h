#pragma once

#include <QAbstractButton>

#include "ui/figure/theme.h"

namespace attention {

/// The button "More" with an arrow, in the muted colour of headings.
class MoreButton : public QAbstractButton {
 public:
    explicit MoreButton(QWidget* parent);

    void setTheme(const Theme& theme);
    QSize sizeHint() const override;

 protected:
    void paintEvent(QPaintEvent* event) override;
    void enterEvent(QEnterEvent* event) override;
    void leaveEvent(QEvent* event) override;
    void keyPressEvent(QKeyEvent* event) override;

 private:
    const Theme* m_theme = &Theme::light();
};

}  // namespace attention
