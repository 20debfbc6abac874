#pragma once

#include <functional>

#include <QScrollArea>
#include <QToolButton>

#include "ui/figure/clock.h"
#include "ui/figure/theme.h"

namespace attention {

/// The dial of a sine or cosine.
class ClockView : public QWidget {
 public:
    using QWidget::QWidget;

    void setTheme(const Theme& theme);
    void setClock(const Clock& clock);

 protected:
    void paintEvent(QPaintEvent* event) override;

 private:
    const Theme* m_theme = &Theme::light();
    Clock m_clock;
};

/// A scroll area for wheel and keys. The widget inside is not resized automatically.
class InspectorArea : public QScrollArea {
 public:
    explicit InspectorArea(QWidget* parent);

    void setTheme(const Theme& theme) { m_theme = &theme; }
    std::function<void()> onResize;

 protected:
    void paintEvent(QPaintEvent* event) override;
    void resizeEvent(QResizeEvent* event) override;
    void focusInEvent(QFocusEvent* event) override;
    void focusOutEvent(QFocusEvent* event) override;
    void keyPressEvent(QKeyEvent* event) override;

 private:
    const Theme* m_theme = &Theme::light();
};

/// A button with a chevron that folds and unfolds the inspector.
class FoldButton : public QToolButton {
 public:
    explicit FoldButton(QWidget* parent);

    void setTheme(const Theme& theme);

 protected:
    void paintEvent(QPaintEvent* event) override;

 private:
    const Theme* m_theme = &Theme::light();
};

}  // namespace attention
