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

/// Collects shown figures as panels of one figure, until the program ends.
class PanelTray : public QObject {
    Q_OBJECT

 public:
    /// @param window  parent of the dialog
    PanelTray(ExhibitPage& page, Settings& settings, QWidget* window);

    void fillMenu(QMenu& menu);
    void retranslate();
    void setTheme(const Theme& theme) { m_theme = &theme; }
    const CollectedPanels& collected() const { return m_collected; }

    /// Adds the shown figure as a panel.
    void add();
    /// Shows the dialog that arranges and exports the panels.
    void arrange();
    /// Opens the dialog with the panels of an opened figure, after a question if other panels were collected.
    /// @param name  of the figure's file
    void open(const CollectedPanels& figure, const QString& name);

 Q_SIGNALS:
    /// A sentence for the status line, translated.
    void said(const QString& sentence);

 private:
    ExhibitPage& m_page;
    Settings& m_settings;
    QWidget* m_window;
    const Theme* m_theme = &Theme::light();
    CollectedPanels m_collected;
    std::vector<std::pair<QAction*, const char*>> m_translatedActions;  ///< menu entries with their untranslated texts
};

}  // namespace attention
