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

/// Exports figures and tables as files, and copies figures, tables, captions and links to the clipboard.
class ExportActions : public QObject {
    Q_OBJECT

 public:
    /// @param window  parent of dialogs
    ExportActions(SceneModel& model, ExhibitPage& page, Settings& settings, QWidget* window);

    void fillFileMenu(QMenu& menu);
    void fillEditMenu(QMenu& menu);
    void retranslate();
    QAction* exportFigureAction() const { return m_exportFigure; }
    QAction* copyFigureAction() const { return m_copyFigure; }
    void setTheme(const Theme& theme);
    /// @param style  returns the export settings of the exported figure that was opened and is shown; nullopt if none
    /// is
    void setFigureStyle(std::function<std::optional<CarriedStyle>()> style) { m_figureStyle = std::move(style); }
    PanelTray& panelTray() { return *m_panels; }

    /// Writes the shown figure with the settings of the last export; the extension decides the format.
    /// @return nullopt on success, else an error phrase to follow the file's name
    std::optional<QString> exportFigure(const QString& path);
    /// Writes a table of the exhibit in the background; said() or a warning reports the result.
    void exportData(const std::string& table, const QString& path);
    /// Copies the figure as SVG and PNG and its first table as tab-separated values; the program that pastes takes one
    /// of them.
    void copyFigure();
    /// Copies the exhibit's first table as text.
    void copyTable(TableFormat format);
    void copyCaption();
    /// Shows the dialog that exports an animation over a parameter. @param key  of a parameter with a slider
    void showAnimationDialog(const std::string& key);
    /// Copies a link that contains the scene and opens it in the browser version or in this program.
    void copyLink();

 Q_SIGNALS:
    /// A sentence for the status line, translated.
    void said(const QString& sentence);

 private:
    /// The settings of the last export.
    ExportOptions lastOptions() const;
    void showExportDialog();
    void showSeriesDialog();
    /// Asks for the web address with which links begin.
    void showLinkAddressDialog();
    void exportAgain();
    void fillDataMenu();
    void chooseTableFile(const std::string& table);
    void warn(const QString& title, const QString& path, const QString& phrase);

    SceneModel& m_model;
    ExhibitPage& m_page;
    Settings& m_settings;
    QWidget* m_window;
    const Theme* m_theme = &Theme::light();
    QAction* m_exportFigure = nullptr;
    QAction* m_copyFigure = nullptr;
    QAction* m_linkAddress = nullptr;
    QMenu* m_dataMenu = nullptr;
    PanelTray* m_panels;
    std::function<std::optional<CarriedStyle>()> m_figureStyle = [] { return std::nullopt; };
    std::vector<std::pair<QAction*, const char*>> m_translatedActions;  ///< menu entries with their untranslated texts
};

}  // namespace attention
