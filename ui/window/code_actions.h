#pragma once

#include <functional>
#include <utility>
#include <vector>

#include <QObject>
#include <QPointer>
#include <QString>

#include "ui/code/exhibit_program.h"
#include "ui/files/settings.h"
#include "ui/window/scene_model.h"

class QAction;
class QMenu;
class QToolButton;
class QWidget;

namespace attention {

class ExhibitPage;
class Figure;
struct Theme;

/// Copies or exports the figure's content as text for other programs: a command line, a Python program, or the program
/// listing in the figure.
class CodeActions : public QObject {
    Q_OBJECT

 public:
    /// @param window  parent of dialogs
    CodeActions(SceneModel& model, ExhibitPage& page, Settings& settings, QWidget* window);

    void fillFileMenu(QMenu& menu);
    void fillEditMenu(QMenu& menu);
    void retranslate();
    void setTheme(const Theme& theme);

    /// Copies a shell command that exports the shown figure.
    void copyCommand();
    /// Generates a Python program in the background and copies it; said() reports when it is copied.
    void copyProgram(ProgramKind kind);
    /// Generates the program in the background and writes it with its data files; said() or a warning reports the
    /// result.
    void exportProgram(ProgramKind kind, const QString& path);
    /// Copies the listing that the figure shows.
    void copyListing();

 Q_SIGNALS:
    /// A sentence for the status line, translated.
    void said(const QString& sentence);

 private:
    void chooseProgramFile(ProgramKind kind);
    /// Generates a program for the shown scene in the background and calls `done` on the interface thread.
    /// @param stem  base name of the program's files
    void makeProgram(ProgramKind kind, const QString& stem, const std::function<void(const ExhibitProgram&)>& done);
    /// Updates menus and button for the current figure and exhibit.
    void updateForFigure();
    void placeListingButton();

    SceneModel& m_model;
    ExhibitPage& m_page;
    Settings& m_settings;
    QWidget* m_window;
    const Theme* m_theme;
    std::vector<QMenu*> m_programMenus;                                 ///< submenus that list the kinds of programs
    std::vector<std::pair<QAction*, const char*>> m_translatedActions;  ///< menu entries with their untranslated texts
    QPointer<Figure> m_figure;
    QPointer<QToolButton> m_copyListingButton;
    QAction* m_copyListingAction = nullptr;
};

}  // namespace attention
