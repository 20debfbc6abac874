#pragma once

#include <QMainWindow>

#include "ui/files/settings.h"
#include "ui/scene_model.h"

class QAction;
class QActionGroup;
class QApplication;
class QSplitter;

namespace attention {

class ExhibitList;
class ExhibitPage;
class ParameterPanel;
class ReadoutView;

enum class ThemeChoice { System, Light, Dark };

/// The window: exhibits at the left, the page in the middle, parameters and the selected cell at the right.
class MainWindow : public QMainWindow {
    Q_OBJECT

 public:
    /// @param settings  what a person set before; written when the window closes
    explicit MainWindow(Settings& settings, QWidget* parent = nullptr);
    ~MainWindow() override;

    SceneModel& model() { return m_model; }
    ExhibitPage& page() { return *m_page; }
    ParameterPanel& panel() { return *m_panel; }
    void setThemeChoice(ThemeChoice choice);
    const Theme& theme() const { return *m_theme; }

    /// Writes what the page shows, drawn in the light theme. @return a sentence on what went wrong, or nothing
    std::optional<QString> exportFigure(const QString& path);
    /// Writes the page's first table in the background; the status line says how it went.
    void exportData(const QString& path);

 protected:
    void closeEvent(QCloseEvent* event) override;
    void changeEvent(QEvent* event) override;
    bool event(QEvent* event) override;
    void resizeEvent(QResizeEvent* event) override;

 private:
    void makeMenus();
    void makeWidgets();
    void follow();
    void followCell();
    void openLink(const QString& link);
    void applyThemeChoice();
    void restore();
    void save();
    void stepExhibit(int by);
    /// @return nothing when the person changed their mind
    QString askPath(const QString& title, const QStringList& suffixes);
    void askExportFigure();
    void askExportData();
    void showAbout();
    void showKeys();

    Settings& m_settings;
    SceneModel m_model;
    ThemeChoice m_themeChoice = ThemeChoice::System;
    const Theme* m_theme = nullptr;
    std::string m_exhibitId;
    QSplitter* m_columns = nullptr;
    QSplitter* m_side = nullptr;
    ExhibitList* m_list = nullptr;
    ExhibitPage* m_page = nullptr;
    ParameterPanel* m_panel = nullptr;
    ReadoutView* m_readout = nullptr;
    QActionGroup* m_themes = nullptr;
    QAction* m_exportFigure = nullptr;
    QAction* m_exportData = nullptr;
    QAction* m_fullScreen = nullptr;
    QAction* m_showList = nullptr;
    QAction* m_showSide = nullptr;
    class QToolButton* m_exportButton = nullptr;
};

/// Opens the window and runs until it closes. @return the program's exit status
int runWindow(QApplication& application);

}  // namespace attention
