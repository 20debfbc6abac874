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

/// The window: exhibits at the left, the page in the middle, parameters and the selected cell at the right.
class MainWindow : public QMainWindow {
    Q_OBJECT

 public:
    /// @param settings  what a person set before; what is set is written soon
    /// @param dataFolder  for unsaved work (see FileActions); empty: none is kept
    /// @param first  the exhibit to begin with; nullptr: the one that was open last
    explicit MainWindow(Settings& settings, const QString& dataFolder = {}, const Exhibit* first = nullptr);
    ~MainWindow() override;

    SceneModel& model() { return m_model; }
    ExhibitPage& page() { return *m_page; }
    ParameterPanel& panel() { return *m_panel; }
    void setThemeChoice(ThemeChoice choice);
    /// The whole interface, figure and all, live. @param percent  of the designed size; the nearest step is taken
    void setTextSize(int percent);
    int textSize() const { return m_textSize; }
    /// Nothing moves by itself.
    void setMotionReduced(bool reduced);
    const Theme& theme() const { return *m_theme; }
    /// @param code  of a language, or "system" for the one that fits the person's locale best
    void setLanguageChoice(const QString& code);

    /// What an earlier run left in the settings: a code as above.
    static QString keptLanguage(Settings& settings);
    /// There was none.
    static bool isFirstStart(Settings& settings);

    /// Shows what a link asks for: a scene, an exhibit with options or a step of a lesson, also without list and menus,
    /// in a language and a theme, which are not kept. Says what is wrong with it.
    void openLink(const QString& link);
    /// Without list, menus and inspector, for a frame on another page. What is set then is not kept.
    void setEmbedded(bool embedded);
    bool isEmbedded() const { return m_isEmbedded; }

    /// Shows a lesson and its pages alone, on the whole screen: no menus and their keys, no files, no other pages, no
    /// dropping, and nothing is kept. @param lesson  its file  @param idleMinutes  see LockedLesson
    void lockTo(const QString& lesson, int idleMinutes);
    /// Nothing while the window is not locked.
    LockedLesson* locked() const { return m_locked; }

    /// The program ends and nobody can be asked: what was set is written, unsaved work kept for the next window.
    void leaveForNextRun();

    FileActions& files() { return *m_files; }
    ExportActions& exports() { return *m_exports; }
    CodeActions& codes() { return *m_codes; }
    ArrayActions& arrays() { return *m_arrays; }
    Presentation& presentation() { return *m_presentation; }
    LessonActions& lessons() { return *m_lessons; }
    LessonEditor& editor() { return *m_editor; }

 protected:
    /// Tab goes through list, figure, caption, parameters, inspector and the corner's buttons, as they lie, whenever
    /// they were made.
    bool focusNextPrevChild(bool next) override;
    void closeEvent(QCloseEvent* event) override;
    /// A change of language arrives here; everything in the window then says its words anew.
    void changeEvent(QEvent* event) override;
    bool event(QEvent* event) override;
    void resizeEvent(QResizeEvent* event) override;
    void dragEnterEvent(QDragEnterEvent* event) override;
    void dropEvent(QDropEvent* event) override;

 private:
    /// Opens what was dropped: a lesson, a scene, or what the page computes from.
    void openDropped(const QString& path);
    /// @param code  as in setLanguageChoice(), which keeps it
    void useLanguage(const QString& code);
    void keepLesson();
    void makeMenus();
    void makeLanguageMenu(QMenu& view);
    void retranslate();
    void makeWidgets();
    void follow();
    /// What keeps the scene from being drawn is told at its field, or, where there is none to see, on the page.
    void followProblem();
    void followShown();
    void followCell();
    void togglePin();
    void followLink(const QString& link);
    void applyThemeChoice();
    void setMinimumRoom();
    void restore();
    void save();
    /// Sizes change with each pixel of a drag; the rest goes along.
    void saveSoon();
    void stepExhibit(int by);
    void focusNextRegion(int by);
    void stepTextSize(int by);
    void showTextSize();
    std::vector<QWidget*> focusStops(QWidget* region) const;
    /// Everything as it suits the window's size: list and parameters, the page, how dense they are.
    void fitWindow();
    /// Of everything but the figure, as it suits the window's size and the text that a person asked for.
    double frameScale() const;
    /// Of list and side, at scale 1.
    QList<int> panelWidths() const;
    void fitPanels();
    void showPanel(QAction* panel, bool shown);
    /// The side while a lesson is edited, or not any more.
    void followEditor();
    void showInspector();
    void showTitle();
    void showHistoryState();
    /// @param takeAlong  as the person wants it from now on, which is told
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
    QTimer m_saving;
    SceneModel m_model;
    ThemeChoice m_themeChoice = ThemeChoice::System;
    ThemeChoice m_keptTheme = ThemeChoice::System;  ///< without what a link asked for; so, too, the language
    const Theme* m_theme = nullptr;
    int m_textSize = 100;
    double m_appliedScale = 1;  ///< of the widgets, as they are
    QList<int> m_panelWidths;   ///< of list and side at scale 1, as the person left them; empty: as designed
    QList<int> m_sideSizes;     ///< heights of parameters and inspector, while that is not folded
    std::string m_exhibitId;
    QSplitter* m_columns = nullptr;
    QSplitter* m_side = nullptr;
    QStackedWidget* m_left = nullptr;  ///< the list, or a lesson
    ExhibitList* m_list = nullptr;
    ExhibitPage* m_page = nullptr;
    ParameterPanel* m_panel = nullptr;
    Inspector* m_inspector = nullptr;
    QActionGroup* m_themes = nullptr;
    QActionGroup* m_languages = nullptr;
    QString m_languageChoice, m_keptLanguage;
    std::vector<std::pair<QAction*, const char*>> m_entries;  ///< of the menus, with their texts in the source
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
    GlossaryWindow* m_glossary = nullptr;  ///< none until it is asked for
    CommandPalette* m_palette = nullptr;   ///< likewise
    QAction* m_pin = nullptr;
    QAction* m_unpinAll = nullptr;
    QAction* m_compare = nullptr;
    QAction* m_takeOnce = nullptr;
    QAction* m_takeAlways = nullptr;
    QAction* m_undo = nullptr;
    QAction* m_redo = nullptr;
    QAction* m_present = nullptr;
    QAction* m_fullScreen = nullptr;
    QAction* m_larger = nullptr;
    QAction* m_smaller = nullptr;
    QAction* m_normalSize = nullptr;
    QAction* m_reduceMotion = nullptr;
    QAction* m_showList = nullptr;  ///< checked while the list is there
    QAction* m_showSide = nullptr;
    bool m_isEmbedded = false;
    LockedLesson* m_locked = nullptr;
    bool m_isListWanted = true;  ///< wherever there is room for it
    bool m_wantsSide = true;
    bool m_isLeft = false;             ///< nothing stands against closing the window any more
    QAction* m_openedPanel = nullptr;  ///< of the panel that a person opened although there is little room
    struct CornerButton {
        QToolButton* button;
        const QAction* action;
        QString icon;      ///< its name
        const char* name;  ///< in the source
    };
    std::vector<CornerButton> m_cornerButtons;
};

}  // namespace attention
