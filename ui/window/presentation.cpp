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
#include "ui/window/presentation_window.h"
#include "ui/window/presenter_view.h"
#include "ui/window/vote_controller.h"

namespace attention {
namespace {

/// On a smaller screen the text cannot be read from afar.
constexpr QSize kMinStage(1280, 720);
/// Milliseconds in which window managers hear of another screen.
constexpr int kStageSettling = 1000;
/// Of the presenter's view, designed pixels; and how much of its screen it takes at most.
constexpr QSize kViewSize(1280, 760);
constexpr double kMaxViewPart = 0.88;

}  // namespace

Presentation::Presentation(SceneModel& model, ExhibitPage& page, ParameterPanel& panel, QObject* parent)
    : QObject(parent), m_model(model), m_page(page), m_panel(panel), m_screens(&QGuiApplication::screens) {
    connect(qApp, &QGuiApplication::screenRemoved, this, &Presentation::follow);
    connect(qApp, &QGuiApplication::screenAdded, this, [this](const QScreen* screen) {
        watch(screen);
        follow();
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

QScreen* Presentation::chosenScreen(const QScreen* gone) const {
    QScreen* own = m_page.screen();
    QScreen* only = nullptr;
    for (QScreen* screen : m_screens()) {
        if (screen == gone) continue;
        if (screen != own && (own == gone || !screen->geometry().intersects(own->geometry()))) return screen;
        if (!only || screen == own) only = screen;
    }
    return only ? only : QGuiApplication::primaryScreen();
}

void Presentation::setPresenting(bool presenting) {
    if (presenting == isPresenting()) return;
    if (!presenting) {
        m_panel.stopPlaying();
        closeView();
        if (VoteController* vote = m_stage->vote()) vote->close();
        // It may be in the midst of a key press.
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
    followView();
    Q_EMIT presentingChanged(true);
    announce();
}

void Presentation::followView() {
    const bool isApart = m_screen != m_page.screen();
    if (isApart && !m_view && !m_wasViewClosed) openView(true);
    if (!isApart && m_isViewByItself) closeView();
}

void Presentation::setPresenterView(bool isShown) {
    if (!m_stage || isShown == (m_view != nullptr)) return;
    m_wasViewClosed = !isShown;
    isShown ? openView(false) : closeView();
}

void Presentation::openView(bool isByItself) {
    m_isViewByItself = isByItself;
    m_view = new PresenterView(m_model, m_page, m_lessons, *m_stage, m_clock, m_began);
    m_view->setTheme(*m_theme);
    m_view->addActions(m_actions);
    connect(m_view, &PresenterView::closed, this, [this] { setPresenterView(false); });
    QScreen* screen = m_page.screen();
    const QRect room = screen->availableGeometry();
    QRect place(QPoint(), QSize(px(kViewSize.width()), px(kViewSize.height())).boundedTo(room.size() * kMaxViewPart));
    place.moveCenter(room.center());
    m_view->setScreen(screen);
    m_view->setGeometry(place);
    m_view->show();
    if (!isByItself) {
        m_view->raise();
        m_view->activateWindow();
        return;
    }
    // Some systems put a window wherever they like: what is meant for one is then not shown to all.
    const auto check = [this, settled = QDeadlineTimer(kStageSettling)] {
        const bool isSeen = m_view && m_view->screen() == m_screen && m_screen != m_page.screen();
        if (m_isViewByItself && isSeen && !settled.hasExpired()) closeView();
    };
    connect(m_view->windowHandle(), &QWindow::screenChanged, m_view, check);
    m_stage->activateWindow();
}

void Presentation::closeView() {
    if (!m_view) return;
    // It may be in the midst of a key press.
    PresenterView* view = std::exchange(m_view, nullptr);
    m_previousView = view;
    m_isViewByItself = false;
    view->disconnect(this);
    m_stage->disconnect(view);
    view->hide();
    view->deleteLater();
}

QWidget* Presentation::dialogParent() const {
    if (m_view) return m_view;
    return m_stage && m_screen == m_page.screen() ? m_stage : m_page.window();
}

void Presentation::announce() {
    const QSize size = m_screen->size();
    const bool isOther = m_screen != m_page.screen();
    Q_EMIT said(isOther ? tr("Presenting on the other screen. F11 ends it.") : QString());
    if (size.width() < kMinStage.width() || size.height() < kMinStage.height())
        m_stage->showMessage(tr("This screen is small: the text may be too small to read from afar. Esc ends."));
    else if (isOther)
        m_stage->showMessage({});
    else
        m_stage->showMessage(tr("There is no separate second screen, so this one is used. Esc ends the presentation."));
}

void Presentation::placeOn(QScreen* screen) {
    m_screen = screen;
    // A window that is full already would stay where it is.
    m_stage->hide();
    m_stage->setScreen(screen);
    m_stage->setGeometry(screen->geometry());
    m_stage->showFullScreen();
    m_stage->activateWindow();
    m_stage->setFocus();
}

void Presentation::watch(const QScreen* screen) {
    connect(screen, &QScreen::geometryChanged, this, [this] { follow(); });
}

void Presentation::follow(const QScreen* gone) {
    if (!m_stage) return;
    settle(gone);
    // A window manager that has not heard of it yet puts the stage where its screen was.
    QTimer::singleShot(kStageSettling, m_stage, [this] {
        if (m_stage && m_screen && m_stage->geometry() != m_screen->geometry()) placeOn(m_screen);
    });
}

void Presentation::settle(const QScreen* gone) {
    QScreen* screen = chosenScreen(gone);
    // Without any the platform brings the stage to the next one that comes.
    if (!screen || screen == gone) return;
    if (screen == m_screen && screen->geometry() == m_stage->geometry()) return;
    const bool isLost = gone && gone == m_screen;
    const bool isOther = screen != m_screen;
    placeOn(screen);
    followView();
    if (isOther) announce();
    if (isLost) m_stage->showMessage(tr("The other screen is gone. The presentation goes on here; Esc ends it."));
}

}  // namespace attention
