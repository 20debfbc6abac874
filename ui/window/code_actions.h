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

/// What the figure shows as text for other programs: a command, a Python program, and the listing in the figure.
class CodeActions : public QObject {
    Q_OBJECT

 public:
    /// @param window  over which questions are asked
    CodeActions(SceneModel& model, ExhibitPage& page, Settings& settings, QWidget* window);

    void fillFileMenu(QMenu& menu);
    void fillEditMenu(QMenu& menu);
    void retranslate();
    void setTheme(const Theme& theme);

    /// The command that exports what is shown, for a shell.
    void copyCommand();
    /// Copies the program; it is made in the background, and said() tells when it is there.
    void copyProgram(ProgramKind kind);
    /// Writes the program with the files that it reads, in the background; said() tells how it went.
    void exportProgram(ProgramKind kind, const QString& path);
    /// The lines of the listing that the figure shows.
    void copyListing();

 Q_SIGNALS:
    /// For the status line.
    void said(const QString& sentence);

 private:
    void askExportProgram(ProgramKind kind);
    /// Makes the program of what is shown and calls `done` with it on the interface thread.
    void makeProgram(ProgramKind kind, const QString& stem, const std::function<void(const ExhibitProgram&)>& done);
    /// Follows the figure and the exhibit that are shown.
    void follow();
    void placeListingButton();

    SceneModel& m_model;
    ExhibitPage& m_page;
    Settings& m_settings;
    QWidget* m_window;
    const Theme* m_theme;
    std::vector<QMenu*> m_programs;                           ///< menus of the kinds of programs
    std::vector<std::pair<QAction*, const char*>> m_entries;  ///< of the menus, with their texts in the source
    QPointer<Figure> m_figure;
    QPointer<QToolButton> m_copyListing;
    QAction* m_listingEntry = nullptr;
};

}  // namespace attention
