#pragma once

#include <QWidget>

#include "ui/figure/theme.h"

class QToolButton;
class QVBoxLayout;

namespace attention {

class SectionHeading;

/// Controls of a panel that belong together, under a heading that shows and hides them.
class PanelSection : public QWidget {
    Q_OBJECT

 public:
    explicit PanelSection(QWidget* parent = nullptr);

    void setTitle(const QString& title);
    void setTheme(const Theme& theme);
    void add(QWidget* control);
    /// What controls are made children of, so that Tab goes through them in their order.
    QWidget* content() const { return m_content; }
    const QToolButton& heading() const;
    bool isOpen() const { return m_isOpen; }
    void setOpen(bool open);
    /// Opens it unless a person has closed it.
    void openUnlessClosed();

 private:
    SectionHeading* m_heading = nullptr;
    QWidget* m_content = nullptr;
    QVBoxLayout* m_rows = nullptr;
    bool m_isOpen = false;
    bool m_isChosen = false;  ///< by the person
};

}  // namespace attention
