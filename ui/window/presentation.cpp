#include "ui/window/presentation.h"

#include <QAction>
#include <QApplication>
#include <QDeadlineTimer>
#include <QScreen>
#include <QTimer>
#include <QWindow>

#include "ui/system/browser.h"
#include "ui/widgets/parameter_panel.h"
#include "ui/widgets/style.h"
#include "ui/window/exhibit_page.h"
#include "ui/window/lesson_actions.h"
#include "ui/window/presentation_window.h"
#include "ui/window/presenter_view.h"
#include "ui/window/vote_controller.h"

namespace attention {
namespace {

/// On a smaller screen a warning is shown, because text may be too small to read from a distance.
constexpr QSize kMinStageSize(1280, 720);
/// Milliseconds that window managers may need to notice a change of screens.
constexpr int kScreenSettleTime = 1000;
/// Design size of the presenter's view in pixels, and the fraction of its screen that it takes at most.
constexpr QSize kViewSize(1280, 760);
constexpr double kMaxViewFraction = 0.88;

}  // namespace

Presentation::Presentation(SceneModel& model, ExhibitPage& page, ParameterPanel& panel, QObject* parent)
    : QObject(parent), m_model(model), m_page(page), m_panel(panel), m_screens(&QGuiApplication::screens) {
    connect(qApp, &QGuiApplication::screenRemoved, this, &Presentation::updateScreen);
    connect(qApp, &QGuiApplication::screenAdded, this, [this](const QScreen* screen) {
        watch(screen);
        updateScreen();
    });
    for (const QScreen* screen : m_screens()) watch(screen);
}

Presentation::~Presentation() {
    delete m_view;
    delete m_previousView;
    delete m_stage;
    delete m_previousStage;
}

void Presentation::setTheme(const Theme& theme) {
    m_theme = &theme;
    if (m_stage) m_stage->setTheme(theme);
    if (m_view) m_view->setTheme(theme);
}

QScreen* Presentation::chosenScreen(const QScreen* removed) const {
    QScreen* windowScreen = m_page.screen();
    QScreen* fallback = nullptr;
    for (QScreen* screen : m_screens()) {
        if (screen == removed) continue;
        if (screen != windowScreen &&
            (windowScreen == removed || !screen->geometry().intersects(windowScreen->geometry())))
            return screen;
        if (!fallback || screen == windowScreen) fallback = screen;
    }
    return fallback ? fallback : QGuiApplication::primaryScreen();
}

void Presentation::setPresenting(bool presenting) {
    if (presenting == isPresenting()) return;
    if (!presenting) {
        m_panel.stopPlaying();
        closeView();
        if (VoteController* vote = m_stage->vote()) vote->close();
        // The widget may still be handling a key press, so it is deleted later.
        PresentationWindow* stage = std::exchange(m_stage, nullptr);
        m_previousStage = stage;
        qApp->removeEventFilter(stage);
        setBrowserFullScreen(false);
        stage->disconnect(this);
        stage->hide();
        stage->deleteLater();
        m_page.window()->activateWindow();
        Q_EMIT said({});
        Q_EMIT presentingChanged(false);
        return;
    }
    if (m_lessons) m_lessons->askAgain();
    m_stage = new PresentationWindow(m_model, m_page, m_panel, m_lessons);
    m_stage->setTheme(*m_theme);
    m_stage->addActions(m_actions);
    m_stage->setMenus(m_languages, m_themes);
    m_stage->setMoreActions(m_moreActions);
    m_began = m_clock();
    m_wasViewClosed = false;
    connect(m_stage, &PresentationWindow::presenterViewRequested, this, [this] { setPresenterView(!m_view); });
    connect(m_stage, &PresentationWindow::whatIfRequested, this, &Presentation::whatIfRequested);
    m_stage->setLink(m_link);
    connect(m_stage, &PresentationWindow::ended, this, [this] { setPresenting(false); });
    setBrowserFullScreen(true);
    placeOn(chosenScreen());
    updatePresenterView();
    Q_EMIT presentingChanged(true);
    showScreenMessages();
}

void Presentation::updatePresenterView() {
    const bool isOtherScreen = m_screen != m_page.screen();
    if (isOtherScreen && !m_view && !m_wasViewClosed) openView(true);
    if (!isOtherScreen && m_isViewAutomatic) closeView();
}

void Presentation::setPresenterView(bool isShown) {
    if (!m_stage || isShown == (m_view != nullptr)) return;
    m_wasViewClosed = !isShown;
    isShown ? openView(false) : closeView();
}

void Presentation::openView(bool isAutomatic) {
    m_isViewAutomatic = isAutomatic;
    m_view = new PresenterView(m_model, m_page, m_lessons, *m_stage, m_clock, m_began);
    m_view->setTheme(*m_theme);
    m_view->addActions(m_actions);
    connect(m_view, &PresenterView::closed, this, [this] { setPresenterView(false); });
    QScreen* screen = m_page.screen();
    const QRect available = screen->availableGeometry();
    QRect rect(QPoint(),
               QSize(px(kViewSize.width()), px(kViewSize.height())).boundedTo(available.size() * kMaxViewFraction));
    rect.moveCenter(available.center());
    m_view->setScreen(screen);
    m_view->setGeometry(rect);
    m_view->show();
    if (!isAutomatic) {
        m_view->raise();
        m_view->activateWindow();
        return;
    }
    // Some systems place windows themselves. If the view would appear on the audience's screen, it is closed.
    const auto check = [this, settled = QDeadlineTimer(kScreenSettleTime)] {
        const bool isSeen = m_view && m_view->screen() == m_screen && m_screen != m_page.screen();
        if (m_isViewAutomatic && isSeen && !settled.hasExpired()) closeView();
    };
    connect(m_view->windowHandle(), &QWindow::screenChanged, m_view, check);
    m_stage->activateWindow();
}

void Presentation::closeView() {
    if (!m_view) return;
    // The widget may still be handling a key press, so it is deleted later.
    PresenterView* view = std::exchange(m_view, nullptr);
    m_previousView = view;
    m_isViewAutomatic = false;
    view->disconnect(this);
    m_stage->disconnect(view);
    view->hide();
    view->deleteLater();
}

QWidget* Presentation::dialogParent() const {
    if (m_view) return m_view;
    return m_stage && m_screen == m_page.screen() ? m_stage : m_page.window();
}

void Presentation::showScreenMessages() {
    const QSize size = m_screen->size();
    const bool isOther = m_screen != m_page.screen();
    Q_EMIT said(isOther ? tr("Presenting on the other screen. F11 ends it.") : QString());
    if (size.width() < kMinStageSize.width() || size.height() < kMinStageSize.height())
        m_stage->showMessage(tr("This screen is small: the text may be too small to read from afar. Esc ends."));
    else if (isOther)
        m_stage->showMessage({});
    else
        m_stage->showMessage(tr("There is no separate second screen, so this one is used. Esc ends the presentation."));
}

void Presentation::placeOn(QScreen* screen) {
    m_screen = screen;
    // A window that is already full screen would not move.
    m_stage->hide();
    m_stage->setScreen(screen);
    m_stage->setGeometry(screen->geometry());
    m_stage->showFullScreen();
    m_stage->activateWindow();
    m_stage->setFocus();
}

void Presentation::watch(const QScreen* screen) {
    connect(screen, &QScreen::geometryChanged, this, [this] { updateScreen(); });
}

void Presentation::updateScreen(const QScreen* removed) {
    if (!m_stage) return;
    moveToScreen(removed);
    // A window manager that has not noticed the change yet may move the stage back.
    QTimer::singleShot(kScreenSettleTime, m_stage, [this] {
        if (m_stage && m_screen && m_stage->geometry() != m_screen->geometry()) placeOn(m_screen);
    });
}

void Presentation::moveToScreen(const QScreen* removed) {
    QScreen* screen = chosenScreen(removed);
    // Without any screen, the platform moves the stage to the next one that appears.
    if (!screen || screen == removed) return;
    if (screen == m_screen && screen->geometry() == m_stage->geometry()) return;
    const bool isLost = removed && removed == m_screen;
    const bool isOther = screen != m_screen;
    placeOn(screen);
    updatePresenterView();
    if (isOther) showScreenMessages();
    if (isLost) m_stage->showMessage(tr("The other screen is gone. The presentation goes on here; Esc ends it."));
}

}  // namespace attention
