#pragma once

#include <memory>
#include <utility>
#include <vector>

#include <QMainWindow>
#include <QTimer>

#include "ui/figure/theme.h"
#include "ui/files/settings.h"
#include "ui/window/scene_model.h"

class QAction;
class QActionGroup;
class QApplication;
class QKeySequence;
class QMenu;
class QPushButton;
class QSplitter;
class QStackedWidget;
class QToolButton;

namespace attention {

class ArrayActions;
class CommandPalette;
class ExhibitList;
class ExhibitPage;
class CodeActions;
class ExportActions;
class FileActions;
class GlossaryWindow;
class HistoryMenu;
class Inspector;
class LessonActions;
class LessonEditor;
class LockedLesson;
class ParameterPanel;
class Presentation;
class PresentationWindow;
class VisionMenu;
class VoteExport;

enum class ThemeChoice { System, Light, Dark };

/// The main window: the list of exhibits on the left, the page in the middle, parameters and inspector on the right.
class MainWindow : public QMainWindow {
    Q_OBJECT

 public:
    /// @param settings  the user's settings; changes are written after a short delay
    /// @param dataFolder  for unsaved work (see FileActions); empty: none is kept
    /// @param first  the exhibit to show first; nullptr: the one shown last
    explicit MainWindow(Settings& settings, const QString& dataFolder = {}, const Exhibit* first = nullptr);
    ~MainWindow() override;

    SceneModel& model() { return m_model; }
    ExhibitPage& page() { return *m_page; }
    ParameterPanel& panel() { return *m_panel; }
    void setThemeChoice(ThemeChoice choice);
    /// Sets the text size of the whole interface, figure included, at once. @param percent  of the design size; rounded
    /// to the nearest step
    void setTextSize(int percent);
    int textSize() const { return m_textSize; }
    /// Disables animations.
    void setMotionReduced(bool reduced);
    const Theme& theme() const { return *m_theme; }
    /// @param code  of a language, or "system" for the best match of the user's locale
    void setLanguageChoice(const QString& code);

    /// The language stored in the settings: a code as above.
    static QString savedLanguage(Settings& settings);
    /// Whether the program has never run before with these settings.
    static bool isFirstStart(Settings& settings);

    /// Opens a link to a scene, an exhibit with options, or a step of a lesson. A link can also hide list and menus,
    /// and set language and theme; these are not saved as settings. Shows an error if the link is invalid.
    void openLink(const QString& link);
    /// Hides list, menus and inspector, for embedding in a frame of a web page. Nothing is saved while embedded.
    void setEmbedded(bool embedded);
    bool isEmbedded() const { return m_isEmbedded; }

    /// Shows only a lesson and its pages, full screen, for example for an exhibition: without menus, shortcuts, files,
    /// other pages and drag and drop; nothing is saved.
    /// @param lesson  its file
    /// @param idleMinutes  see LockedLesson
    void lockTo(const QString& lesson, int idleMinutes);
    /// nullptr while the window is not locked.
    LockedLesson* locked() const { return m_locked; }

    /// Writes settings and keeps unsaved work for the next run, because the program ends without being able to ask.
    void keepRecoveryForNextRun();

    FileActions& files() { return *m_files; }
    ExportActions& exports() { return *m_exports; }
    CodeActions& codes() { return *m_codes; }
    ArrayActions& arrays() { return *m_arrays; }
    Presentation& presentation() { return *m_presentation; }
    LessonActions& lessons() { return *m_lessons; }
    LessonEditor& editor() { return *m_editor; }

 protected:
    /// Moves the focus through list, figure, caption, parameters, inspector and corner buttons in this order,
    /// independent of the order in which the widgets were created.
    bool focusNextPrevChild(bool next) override;
    void closeEvent(QCloseEvent* event) override;
    /// Retranslates all texts after a change of language.
    void changeEvent(QEvent* event) override;
    bool event(QEvent* event) override;
    void resizeEvent(QResizeEvent* event) override;
    void dragEnterEvent(QDragEnterEvent* event) override;
    void dropEvent(QDropEvent* event) override;

 private:
    /// Opens a dropped path: a lesson, a scene, or an array or model for the current page.
    void openDropped(const QString& path);
    /// Changes the language without saving it as a setting. @param code  as for setLanguageChoice()
    void useLanguage(const QString& code);
    void updateRecoveryLesson();
    void makeMenus();
    /// Adds a menu to the menu bar; retranslate() sets its translated text.
    QMenu* addMenu(const char* text);
    /// Adds an action to a menu; retranslate() sets its translated text.
    QAction* addTo(QMenu* menu, const char* text, const QKeySequence& keys, auto slot);
    /// Makes the menu of files, arrays, models and exports.
    void makeFileMenu();
    /// Makes the menu of history, copying, pinned cells and what is taken along.
    void makeEditMenu();
    /// Makes the menu of pages, sizes, appearance, panels and full screen.
    void makeViewMenu();
    /// Adds the zoom of the figure and the size of the text to the View menu.
    void addSizeActions(QMenu* view);
    /// Adds motion, theme, colour vision and language to the View menu.
    void addAppearanceActions(QMenu* view);
    /// Adds moving the focus between regions, and showing the two panels, to the View menu.
    void addPanelActions(QMenu* view);
    /// Adds the action that fills the screen with the window to the View menu.
    void addFullScreenAction(QMenu* view);
    /// Makes the menu of lessons, votes and the lesson editor.
    void makeCourseMenu();
    /// Makes the menu of the command palette, keys, glossary, citation and information about the program.
    void makeHelpMenu();
    void makeLanguageMenu(QMenu& view);
    void retranslate();
    void makeWidgets();
    void updateFromModel();
    /// Shows a problem of the scene at its parameter, or on the page if that parameter is not visible.
    void updateProblem();
    void updatePins();
    void updateCell();
    void togglePin();
    void followLink(const QString& link);
    void applyThemeChoice();
    void updateMinimumSize();
    void restore();
    void save();
    /// Saves the settings after a short delay, because sizes change often during a drag.
    void saveSoon();
    void stepExhibit(int by);
    void focusNextRegion(int by);
    void stepTextSize(int by);
    void showTextSize();
    std::vector<QWidget*> focusStops(QWidget* region) const;
    /// Adapts the layout to the window's size: panels, scale of the page, and density of the lists.
    void fitWindow();
    /// Scale of everything but the figure, from the window's size and the user's text size.
    double frameScale() const;
    /// Widths of list and right column at scale 1.
    QList<int> panelWidths() const;
    void fitPanels();
    void showPanel(QAction* panel, bool shown);
    /// Updates the window after a change of the lesson editor.
    void updateForEditor();
    void showInspector();
    void showTitle();
    void showHistoryState();
    /// Sets what is taken along to the next page, and confirms it in the status line.
    void chooseTakeAlong(TakeAlong takeAlong);
    void showTakeAlong();
    void showStatus(const QString& sentence);
    void makeCornerButtons();
    void showAbout();
    QString diagnosticsOfWindow() const;
    void showAboutQt();
    void showCitation();
    void showKeys();
    void showPalette();
    void showPaletteOn(PresentationWindow& stage);
    void showGlossary(std::string_view term = {});

    Settings& m_settings;
    QTimer m_saveTimer;
    SceneModel m_model;
    ThemeChoice m_themeChoice = ThemeChoice::System;
    ThemeChoice m_savedTheme = ThemeChoice::System;  ///< the theme in the settings; a link may set another
    const Theme* m_theme = nullptr;
    int m_textSize = 100;
    double m_currentScale = 1;  ///< the scale for which the widgets were last laid out
    QList<int> m_panelWidths;   ///< widths of list and right column at scale 1, as set by the user; empty: defaults
    QList<int> m_sideSizes;     ///< heights of parameters and inspector while the inspector is unfolded
    std::string m_exhibitId;
    QSplitter* m_columns = nullptr;
    QSplitter* m_side = nullptr;
    QStackedWidget* m_left = nullptr;  ///< the left column: list of exhibits, or a lesson
    ExhibitList* m_list = nullptr;
    ExhibitPage* m_page = nullptr;
    ParameterPanel* m_panel = nullptr;
    Inspector* m_inspector = nullptr;
    QActionGroup* m_themes = nullptr;
    QActionGroup* m_languages = nullptr;
    QString m_languageChoice, m_savedLanguage;
    std::vector<std::pair<QAction*, const char*>> m_translatedActions;  ///< menu entries with their untranslated texts
    FileActions* m_files = nullptr;
    ExportActions* m_exports = nullptr;
    CodeActions* m_codes = nullptr;
    ArrayActions* m_arrays = nullptr;
    HistoryMenu* m_history = nullptr;
    VisionMenu* m_vision = nullptr;
    LessonActions* m_lessons = nullptr;
    LessonEditor* m_editor = nullptr;
    Presentation* m_presentation = nullptr;
    VoteExport* m_votes = nullptr;
    GlossaryWindow* m_glossary = nullptr;  ///< nullptr until it is first opened
    CommandPalette* m_palette = nullptr;   ///< nullptr until it is first opened
    QAction* m_pinAction = nullptr;
    QAction* m_unpinAll = nullptr;
    QAction* m_compareAction = nullptr;
    QAction* m_takeOnce = nullptr;
    QAction* m_takeAlways = nullptr;
    QAction* m_undoAction = nullptr;
    QAction* m_redoAction = nullptr;
    QAction* m_presentAction = nullptr;
    QAction* m_fullScreen = nullptr;
    QAction* m_larger = nullptr;
    QAction* m_smaller = nullptr;
    QAction* m_normalSize = nullptr;
    QAction* m_reduceMotion = nullptr;
    QAction* m_showListAction = nullptr;  ///< checked while the list is visible
    QAction* m_showSideAction = nullptr;
    bool m_isEmbedded = false;
    LockedLesson* m_locked = nullptr;
    bool m_isListWanted = true;  ///< the user wants the list, if there is room for it
    bool m_isSideWanted = true;
    bool m_mayClose = false;           ///< all questions about unsaved work are answered, so the window may close
    QAction* m_openedPanel = nullptr;  ///< the action of a panel that the user opened although there is little room
    struct CornerButton {
        QToolButton* button;
        const QAction* action;
        QString icon;      ///< name of the icon
        const char* name;  ///< untranslated text
    };
    std::vector<CornerButton> m_cornerButtons;
};

}  // namespace attention
