#pragma once

#include <functional>
#include <utility>

#include <QDateTime>
#include <QList>
#include <QObject>
#include <QPointer>
#include <QWidget>

#include "ui/figure/theme.h"
#include "ui/window/link_code.h"

class QAction;
class QScreen;

namespace attention {

class ExhibitPage;
class LessonActions;
class ParameterPanel;
class PresentationWindow;
class PresenterView;
class SceneModel;

/// Presents the current page full screen, on another screen than the window's if there is one. It follows changes of
/// the screens and continues where possible. If the stage has a screen of its own, the presenter's view opens on the
/// window's screen; else only on request, because the audience may see everything.
class Presentation : public QObject {
    Q_OBJECT

 public:
    /// All references outlive the presentation.
    Presentation(SceneModel& model, ExhibitPage& page, ParameterPanel& panel, QObject* parent = nullptr);
    ~Presentation() override;

    /// Sets the window's actions whose shortcuts also work on the stage.
    void setActions(const QList<QAction*>& actions) { m_actions = actions; }
    void addAction(QAction* action) { m_actions.append(action); }
    /// Sets the languages and themes in the stage's menu; see PresentationWindow::setMenus().
    void setMenus(const QList<QAction*>& languages, const QList<QAction*>& themes) {
        m_languages = languages;
        m_themes = themes;
    }
    /// Sets further entries of the stage's menu.
    void setMoreActions(const QList<QAction*>& actions) { m_moreActions = actions; }
    /// Sets the function that returns the link to the shown scene or step.
    void setLink(std::function<ShownLink()> link) { m_link = std::move(link); }
    /// Enables presenting the current lesson step by step.
    void setLessons(LessonActions& lessons) { m_lessons = &lessons; }
    void setTheme(const Theme& theme);
    void setPresenting(bool presenting);
    bool isPresenting() const { return m_stage != nullptr; }
    /// nullptr while nothing is presented.
    PresentationWindow* stage() const { return m_stage; }
    /// nullptr while the presenter's view is closed.
    PresenterView* presenterView() const { return m_view; }
    void setPresenterView(bool isShown);
    /// Parent for dialogs that the audience need not see.
    QWidget* dialogParent() const;
    /// Sets the clock of the presenter's view; by default the system's.
    void setClock(std::function<QDateTime()> clock) { m_clock = std::move(clock); }
    /// Sets the function that returns the available screens; by default QGuiApplication::screens.
    void setScreens(std::function<QList<QScreen*>()> screens) { m_screens = std::move(screens); }

 Q_SIGNALS:
    void presentingChanged(bool presenting);
    /// Forwards PresentationWindow::whatIfRequested().
    void whatIfRequested();
    /// A sentence for the window's status line, translated.
    void said(const QString& sentence);

 private:
    /// Chooses the screen to present on. A screen that mirrors the window's is not used.
    /// @param removed  a screen that is being removed
    QScreen* chosenScreen(const QScreen* removed = nullptr) const;
    void placeOn(QScreen* screen);
    /// Moves the stage after a screen was added, removed or resized.
    void updateScreen(const QScreen* removed = nullptr);
    void moveToScreen(const QScreen* removed);
    void watch(const QScreen* screen);
    /// Opens the presenter's view if the stage is on another screen, and closes it if it opened automatically and the
    /// stage no longer is.
    void updatePresenterView();
    /// @param isAutomatic  not requested by the user
    void openView(bool isAutomatic);
    void closeView();
    /// Shows messages about the screen in the window and on the stage.
    void showScreenMessages();

    SceneModel& m_model;
    ExhibitPage& m_page;
    ParameterPanel& m_panel;
    LessonActions* m_lessons = nullptr;
    const Theme* m_theme = &Theme::light();
    QList<QAction*> m_actions, m_languages, m_themes, m_moreActions;
    std::function<QList<QScreen*>()> m_screens;
    std::function<ShownLink()> m_link;
    PresentationWindow* m_stage = nullptr;  ///< nullptr while nothing is presented
    QPointer<QWidget> m_previousStage;      ///< the previous stage, until the event loop deletes it
    QPointer<QScreen> m_screen;             ///< the screen of the stage
    PresenterView* m_view = nullptr;
    QPointer<QWidget> m_previousView;  ///< the previous view, until the event loop deletes it
    bool m_isViewAutomatic = false;    ///< the presenter's view was opened automatically
    bool m_wasViewClosed = false;      ///< the user has closed the presenter's view
    std::function<QDateTime()> m_clock = [] { return QDateTime::currentDateTime(); };
    QDateTime m_began;  ///< when the presentation began
};

}  // namespace attention
