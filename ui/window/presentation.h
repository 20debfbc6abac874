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

/// Presents the page at hand on a whole screen: on one where the window is not, where there is one. It follows the
/// screens that there are, and goes on where it can. While the stage has a screen of its own, the presenter's view
/// opens on the window's; otherwise only if it is asked for, because the audience may see all there is.
class Presentation : public QObject {
    Q_OBJECT

 public:
    /// All three are there as long as the presentation is.
    Presentation(SceneModel& model, ExhibitPage& page, ParameterPanel& panel, QObject* parent = nullptr);
    ~Presentation() override;

    /// The window's actions whose keys work on the stage, too.
    void setActions(const QList<QAction*>& actions) { m_actions = actions; }
    void addAction(QAction* action) { m_actions.append(action); }
    /// What the stage's menu offers; see PresentationWindow::setMenus().
    void setMenus(const QList<QAction*>& languages, const QList<QAction*>& themes) {
        m_languages = languages;
        m_themes = themes;
    }
    /// Further entries of the stage's menu.
    void setMoreActions(const QList<QAction*>& actions) { m_moreActions = actions; }
    /// Who knows the link to what is shown.
    void setLink(std::function<ShownLink()> link) { m_link = std::move(link); }
    /// A lesson that is under way is presented in its steps.
    void setLessons(LessonActions& lessons) { m_lessons = &lessons; }
    void setTheme(const Theme& theme);
    void setPresenting(bool presenting);
    bool isPresenting() const { return m_stage != nullptr; }
    /// Nothing while nothing is presented.
    PresentationWindow* stage() const { return m_stage; }
    /// nullptr while it is closed.
    PresenterView* presenterView() const { return m_view; }
    void setPresenterView(bool isShown);
    /// Over which window something is asked that the audience need not see.
    QWidget* dialogParent() const;
    /// What the presenter's view takes for the time of day; by default the system's.
    void setClock(std::function<QDateTime()> clock) { m_clock = std::move(clock); }
    /// Who knows which screens there are; QGuiApplication, by default.
    void setScreens(std::function<QList<QScreen*>()> screens) { m_screens = std::move(screens); }

 Q_SIGNALS:
    void presentingChanged(bool presenting);
    /// As PresentationWindow::whatIfRequested().
    void whatIfRequested();
    /// One sentence for the window, translated.
    void said(const QString& sentence);

 private:
    /// The screen to present on, of those that are there apart from `gone`. One that shows the same as the window's
    /// is none.
    QScreen* chosenScreen(const QScreen* gone = nullptr) const;
    void placeOn(QScreen* screen);
    /// Follows the screens: to one that came, from one that is about to go, to its new size.
    void follow(const QScreen* gone = nullptr);
    void settle(const QScreen* gone);
    void watch(const QScreen* screen);
    /// Opens the presenter's view where only the presenter sees it, and closes it if that has become another screen.
    void followView();
    /// @param isByItself  nobody asked for it
    void openView(bool isByItself);
    void closeView();
    /// What the window and the audience have to know about the screen.
    void announce();

    SceneModel& m_model;
    ExhibitPage& m_page;
    ParameterPanel& m_panel;
    LessonActions* m_lessons = nullptr;
    const Theme* m_theme = &Theme::light();
    QList<QAction*> m_actions, m_languages, m_themes, m_moreActions;
    std::function<QList<QScreen*>()> m_screens;
    std::function<ShownLink()> m_link;
    PresentationWindow* m_stage = nullptr;  ///< while something is presented
    QPointer<QWidget> m_previousStage;      ///< the stage before, until the event loop deletes it
    QPointer<QScreen> m_screen;             ///< that is presented on
    PresenterView* m_view = nullptr;
    QPointer<QWidget> m_previousView;  ///< the view before, until the event loop deletes it
    bool m_isViewByItself = false;     ///< nobody asked for it
    bool m_wasViewClosed = false;      ///< the presenter does not want it
    std::function<QDateTime()> m_clock = [] { return QDateTime::currentDateTime(); };
    QDateTime m_began;
};

}  // namespace attention
