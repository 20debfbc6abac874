#include "ui/window/presentation.h"

#include <QAction>
#include <QApplication>
#include <QScreen>
#include <QTimer>

#include "ui/system/browser.h"
#include "ui/widgets/parameter_panel.h"
#include "ui/window/exhibit_page.h"
#include "ui/window/presentation_window.h"

namespace attention {
namespace {

/// On a smaller screen the text cannot be read from afar.
constexpr QSize kMinStage(1280, 720);
/// Milliseconds in which window managers hear of another screen.
constexpr int kStageSettling = 1000;

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
    delete m_stage;
    delete m_previousStage;
}

void Presentation::setTheme(const Theme& theme) {
    m_theme = &theme;
    if (m_stage) m_stage->setTheme(theme);
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
    m_stage = new PresentationWindow(m_model, m_page, m_panel, m_lessons);
    m_stage->setTheme(*m_theme);
    m_stage->addActions(m_actions);
    m_stage->setMenus(m_languages, m_themes);
    connect(m_stage, &PresentationWindow::ended, this, [this] { setPresenting(false); });
    setBrowserFullScreen(true);
    placeOn(chosenScreen());
    Q_EMIT presentingChanged(true);
    announce();
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
    if (isOther) announce();
    if (isLost) m_stage->showMessage(tr("The other screen is gone. The presentation goes on here; Esc ends it."));
}

}  // namespace attention
