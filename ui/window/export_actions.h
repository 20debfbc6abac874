#pragma once

#include <functional>
#include <optional>
#include <utility>
#include <vector>

#include <QObject>
#include <QString>

#include "core/io/table_format.h"
#include "ui/files/carried_style.h"
#include "ui/files/figure_export.h"
#include "ui/files/settings.h"
#include "ui/window/scene_model.h"

class QAction;
class QMenu;
class QWidget;

namespace attention {

class ExhibitPage;
class PanelTray;

/// What leaves the window as a file or on the clipboard: figures, tables, captions.
class ExportActions : public QObject {
    Q_OBJECT

 public:
    /// @param window  over which questions are asked
    ExportActions(SceneModel& model, ExhibitPage& page, Settings& settings, QWidget* window);

    void fillFileMenu(QMenu& menu);
    void fillEditMenu(QMenu& menu);
    void retranslate();
    QAction* exportFigureAction() const { return m_exportFigure; }
    QAction* copyFigureAction() const { return m_copyFigure; }
    void setTheme(const Theme& theme);
    /// @param style  asks what the figure was exported with that was opened and is shown, if it was one
    void setFigureStyle(std::function<std::optional<CarriedStyle>()> style) { m_figureStyle = std::move(style); }
    PanelTray& panelTray() { return *m_panels; }

    /// Writes what the figure shows as it was exported last. The extension decides the format.
    /// @return a phrase on what went wrong, that follows the file's name, or nothing
    std::optional<QString> exportFigure(const QString& path);
    /// Writes a table of the exhibit in the background; said() tells how it went.
    void exportData(const std::string& table, const QString& path);
    /// The figure as SVG and PNG and its first table as tab-separated values, for whatever takes one of them.
    void copyFigure();
    /// The exhibit's first table as text.
    void copyTable(TableFormat format);
    void copyCaption();
    /// Asks how a parameter that plays goes into a file. @param key  of a parameter with a slider
    void askAnimation(const std::string& key);
    /// The scene as one text, which opens it in the browser version and in this program.
    void copyLink();

 Q_SIGNALS:
    /// For the status line.
    void said(const QString& sentence);

 private:
    /// As it was exported last.
    ExportOptions chosen() const;
    void askExportFigure();
    void askExportSeries();
    /// Asks for the address that links begin with.
    void askLinkAddress();
    void exportAgain();
    void fillDataMenu();
    void askExportData(const std::string& table);
    void warn(const QString& title, const QString& path, const QString& phrase);

    SceneModel& m_model;
    ExhibitPage& m_page;
    Settings& m_settings;
    QWidget* m_window;
    const Theme* m_theme = &Theme::light();
    QAction* m_exportFigure = nullptr;
    QAction* m_copyFigure = nullptr;
    QAction* m_linkAddress = nullptr;
    QMenu* m_data = nullptr;
    PanelTray* m_panels;
    std::function<std::optional<CarriedStyle>()> m_figureStyle = [] { return std::nullopt; };
    std::vector<std::pair<QAction*, const char*>> m_entries;  ///< of the menus, with their texts in the source
};

}  // namespace attention
