#pragma once

#include <QWidget>

#include "ui/figure/theme.h"

class QToolButton;
class QVBoxLayout;

namespace attention {

class SectionHeading;

/// A group of controls of a side panel, such as the parameters, under a heading that shows and hides them.
class PanelSection : public QWidget {
    Q_OBJECT

 public:
    explicit PanelSection(QWidget* parent = nullptr);

    void setTitle(const QString& title);
    void setTheme(const Theme& theme);
    void add(QWidget* control);
    /// The parent for the controls, so that the tab order is their order of construction.
    QWidget* content() const { return m_content; }
    const QToolButton& heading() const;
    bool isOpen() const { return m_isOpen; }
    void setOpen(bool open);
    /// Opens the section unless the person has opened or closed it by its heading.
    void openUnlessClosed();

 private:
    SectionHeading* m_heading = nullptr;
    QWidget* m_content = nullptr;
    QVBoxLayout* m_rows = nullptr;
    bool m_isOpen = false;
    bool m_wasToggled = false;  ///< the person has clicked the heading
};

}  // namespace attention
