#pragma once

#include <utility>
#include <vector>

#include <QObject>

#include "ui/widgets/panels_dialog.h"

class QAction;
class QMenu;
class QWidget;

namespace attention {

class ExhibitPage;

/// Collects what the window shows for a figure with panels, until the program ends.
class PanelTray : public QObject {
    Q_OBJECT

 public:
    /// @param window  over which the dialog opens
    PanelTray(ExhibitPage& page, Settings& settings, QWidget* window);

    void fillMenu(QMenu& menu);
    void retranslate();
    void setTheme(const Theme& theme) { m_theme = &theme; }
    const CollectedPanels& collected() const { return m_collected; }

    /// Adds what is shown now.
    void add();
    void arrange();
    /// Arranges the panels of a figure that was opened, after a question where others are collected already.
    /// @param name  of its file
    void open(const CollectedPanels& figure, const QString& name);

 Q_SIGNALS:
    /// For the status line.
    void said(const QString& sentence);

 private:
    ExhibitPage& m_page;
    Settings& m_settings;
    QWidget* m_window;
    const Theme* m_theme = &Theme::light();
    CollectedPanels m_collected;
    std::vector<std::pair<QAction*, const char*>> m_entries;  ///< of the menu, with their texts in the source
};

}  // namespace attention
