#include "ui/window/main_window.h"

#include <algorithm>
#include <array>

#include <QActionGroup>
#include <QApplication>
#include <QClipboard>
#include <QCloseEvent>
#include <QFileInfo>
#include <QHBoxLayout>
#include <QLabel>
#include <QMenuBar>
#include <QMimeData>
#include <QPushButton>
#include <QScreen>
#include <QScrollArea>
#include <QScrollBar>
#include <QSplitter>
#include <QStackedWidget>
#include <QStatusBar>
#include <QTimer>
#include <QToolButton>
#include <QUrl>

#include "core/scene/scene_link.h"
#include "ui/exhibits/evaluated_scene.h"
#include "ui/exhibits/exhibits.h"
#include "ui/figure/figure.h"
#include "ui/lesson/opened_link.h"
#include "ui/system/browser.h"
#include "ui/system/diagnostics.h"
#include "ui/text/citation.h"
#include "ui/text/language.h"
#include "ui/text/phrase_text.h"
#include "ui/widgets/exhibit_list.h"
#include "ui/widgets/glossary_window.h"
#include "ui/widgets/inspector.h"
#include "ui/widgets/parameter_panel.h"
#include "ui/widgets/plain_warning.h"
#include "ui/widgets/question.h"
#include "ui/widgets/rich_text.h"
#include "ui/widgets/style.h"
#include "ui/window/array_actions.h"
#include "ui/window/code_actions.h"
#include "ui/window/command_palette.h"
#include "ui/window/exhibit_page.h"
#include "ui/window/export_actions.h"
#include "ui/window/file_actions.h"
#include "ui/window/history_menu.h"
#include "ui/window/lesson_actions.h"
#include "ui/window/lesson_editor.h"
#include "ui/window/link_code.h"
#include "ui/window/locked_lesson.h"
#include "ui/window/page_area.h"
#include "ui/window/panel_tray.h"
#include "ui/window/presentation.h"
#include "ui/window/shortcut_list.h"
#include "ui/window/use_model_menu.h"
#include "ui/window/vision_menu.h"
#include "ui/window/vote_export.h"

namespace attention {
namespace {

/// Windows up to this height get denser lists and a smaller value.
constexpr int kCompactHeight = 900;
/// Width of the parameters, and in windows where the list would leave the page too little room.
constexpr int kSideWidth = 288;
constexpr int kNarrowSide = 264;
constexpr int kFormSide = 340;
/// Before the page gets narrower than this, the list folds away, then the parameters.
constexpr int kMinPage = 640;
/// In a large window everything around the figure grows as well, by this part of what the figure does, in steps: each
/// lays out the whole window anew.
constexpr double kFrameGrowth = 0.45;
constexpr double kFrameStep = 0.1;
/// Beside a panel that a person opens all the same.
constexpr int kNarrowestPage = 480;
constexpr double kZoomStep = 0.8;
/// Per cent of the designed size.
constexpr std::array kTextSizes{100, 115, 130, 150, 175, 200};
/// From here on text stands out more from its ground.
constexpr int kHighContrastFrom = 150;
/// Milliseconds that the status line shows a sentence.
constexpr int kSentenceTime = 8000;
/// Milliseconds after which what was set is written.
constexpr int kSavingPause = 200;
/// Below this the figure would have no room beside the list and the parameters.
constexpr QSize kMinWindow(1000, 640);

const QString kExhibitKey = QStringLiteral("exhibit");
const QString kLanguageKey = QStringLiteral("language");
const QString kTakeAlongKey = QStringLiteral("take-values-along");
constexpr const char* kSystemLanguage = "system";

constexpr std::array<const char*, 3> kThemeNames{"system", "light", "dark"};

/// The exhibit that was open last, at its start.
Scene firstScene(Settings& settings) {
    const Exhibit* last = findExhibit(settings.value(kExhibitKey, QString()).toStdString());
    return startScene(last ? *last : *exhibits().front());
}

bool hasCell(const EvaluatedScene& shown, const Cell& cell) {
    return shown && hasCell(shown.exhibit(), shown.scene().parameters, cell);
}

/// The pinned cells that the figure has at its present size.
std::vector<Cell> pinsOn(const EvaluatedScene& shown) {
    std::vector<Cell> pins = shown.scene().view.pins;
    std::erase_if(pins, [&](const Cell& pin) { return !hasCell(shown, pin); });
    return pins;
}

/// Why a parameter changes nothing in the exhibit as it is; empty: it does.
QString whyNoEffect(const Exhibit& exhibit, std::string_view key, const Scene& scene,
                    const std::vector<DerivedParameter>& decisions) {
    const auto decision = std::ranges::find(decisions, key, &DerivedParameter::key);
    if (decision == decisions.end() || decision->isUpperBound) return exhibit.ineffectiveReason(key, scene).words;
    const auto array = scene.arrays.find(decision->source);
    if (array == scene.arrays.end()) return MainWindow::tr("The sentence decides it.");
    const QString file = QFileInfo(QString::fromStdString(array->second.path)).fileName();
    return file.isEmpty() ? MainWindow::tr("The array that is open decides it.")
                          : MainWindow::tr("The open file %1 decides it.").arg(file);
}

}  // namespace

MainWindow::MainWindow(Settings& settings, const QString& dataFolder, QWidget* parent)
    : QMainWindow(parent), m_settings(settings), m_model(firstScene(settings)) {
    // Everything is made as designed and then scaled as a whole.
    setInterfaceScale(1);
    makeWidgets();
    m_files = new FileActions(m_model, m_settings, dataFolder, this);
    m_exports = new ExportActions(m_model, *m_page, m_settings, this);
    m_codes = new CodeActions(m_model, *m_page, m_settings, this);
    m_arrays = new ArrayActions(m_model, m_settings, this);
    m_presentation = new Presentation(m_model, *m_page, *m_panel, this);
    connect(m_presentation, &Presentation::said, this, &MainWindow::showStatus);
    m_lessons = new LessonActions(m_model, {*m_page, *m_panel, *m_inspector, *m_left, *m_files}, dataFolder, this);
    m_presentation->setLessons(*m_lessons);
    m_presentation->setLink([this] { return shownLink(m_model, m_lessons, m_settings); });
    m_editor =
        new LessonEditor(m_model, {*m_page, *m_panel, *m_lessons, *m_files, *m_side}, m_settings, dataFolder, this);
    connect(m_lessons, &LessonActions::changed, this, [this] {
        showInspector();
        keepLesson();
        if (isVisible()) fitPanels();
    });
    connect(m_editor, &LessonEditor::changed, this, &MainWindow::followEditor);
    connect(m_editor, &LessonEditor::edited, this, &MainWindow::showTitle);
    connect(m_editor, &LessonEditor::said, this, &MainWindow::showStatus);
    connect(m_lessons, &LessonActions::said, this, &MainWindow::showStatus);
    connect(m_lessons, &LessonActions::opened, m_files, &FileActions::remember);
    connect(m_files, &FileActions::lessonAsked, m_lessons, qOverload<const QString&>(&LessonActions::open));
    connect(m_panel, &ParameterPanel::controlsCreated, this, &MainWindow::follow);
    connect(m_panel, &ParameterPanel::arrayOpenRequested, m_arrays, &ArrayActions::askOpen);
    connect(m_panel, &ParameterPanel::arrayRemoveRequested, m_arrays, &ArrayActions::remove);
    connect(m_arrays, &ArrayActions::busyChanged, m_panel, &ParameterPanel::setBusy);
    connect(m_arrays, &ArrayActions::said, this, &MainWindow::showStatus);
    connect(m_files, &FileActions::statusMessage, this, &MainWindow::showStatus);
    connect(m_files, &FileActions::openingTakesLong, this,
            [this](const QString& sentence) { statusBar()->showMessage(sentence); });
    connect(m_files, &FileActions::linkAsked, this, &MainWindow::openLink);
    m_exports->setFigureStyle([this] { return m_files->document().figureStyle(); });
    connect(m_exports, &ExportActions::said, this, &MainWindow::showStatus);
    connect(m_files, &FileActions::panelsOpened, &m_exports->panelTray(), &PanelTray::open);
    connect(m_panel, &ParameterPanel::animationRequested, m_exports, &ExportActions::askAnimation);
    connect(m_codes, &CodeActions::said, this, &MainWindow::showStatus);
    connect(&m_files->document(), &SceneDocument::changed, this, &MainWindow::showTitle);
    m_saving.setSingleShot(true);
    m_saving.setInterval(kSavingPause);
    connect(&m_saving, &QTimer::timeout, this, &MainWindow::save);
    for (const QSplitter* splitter : {m_columns, m_side})
        connect(splitter, &QSplitter::splitterMoved, this, &MainWindow::saveSoon);
    connect(&m_panel->player(), &Player::settingsChanged, this, &MainWindow::saveSoon);
    setAcceptDrops(true);
    setBrowserDrop(m_arrays->offeredFilesTaker([this](const QString& path) { openDropped(path); }));
    m_keptLanguage = m_languageChoice = keptLanguage(settings);
    makeMenus();
    const QString theme = m_settings.value(QStringLiteral("theme"), kThemeNames[0]);
    const auto found = std::ranges::find(kThemeNames, theme);
    m_themeChoice = found == kThemeNames.end() ? ThemeChoice::System : ThemeChoice(found - kThemeNames.begin());
    m_keptTheme = m_themeChoice;
    setTextSize(m_settings.value(QStringLiteral("text-size"), m_textSize));
    applyThemeChoice();
    setMotionReduced(m_settings.value(QStringLiteral("reduce-motion"), false));
    retranslate();
    restore();
    // The arrow keys walk over the figure from the start.
    m_page->figure()->setFocus();
}

MainWindow::~MainWindow() {
    // While the model is there, which hears of it: a slider that is held is let go as it hides.
    hide();
    m_presentation->setPresenting(false);
    m_panel->stopPlaying();
}

void MainWindow::makeWidgets() {
    m_left = new QStackedWidget(this);
    m_list = new ExhibitList(m_left);
    m_left->addWidget(m_list);
    m_list->setObjectName(QStringLiteral("exhibits"));
    m_page = new ExhibitPage(m_model, this);
    connect(&m_page->takeMenu(), &UseModelMenu::failed, this, &MainWindow::showStatus);
    m_page->setObjectName(QStringLiteral("page"));
    m_panel = new ParameterPanel(this);
    m_panel->setObjectName(QStringLiteral("panel"));
    m_inspector = new Inspector(this);
    m_inspector->setObjectName(QStringLiteral("inspector"));

    m_side = new QSplitter(Qt::Vertical, this);
    m_side->addWidget(m_panel);
    m_side->addWidget(m_inspector);
    m_side->setStretchFactor(0, 0);
    m_side->setStretchFactor(1, 1);
    m_side->setChildrenCollapsible(false);
    m_columns = new QSplitter(Qt::Horizontal, this);
    m_columns->addWidget(m_left);
    m_columns->addWidget(new PageArea(*m_page, m_columns));
    m_columns->addWidget(m_side);
    m_columns->setStretchFactor(0, 0);
    m_columns->setStretchFactor(1, 1);
    m_columns->setStretchFactor(2, 0);
    m_columns->setChildrenCollapsible(false);
    setCentralWidget(m_columns);
    connect(m_columns, &QSplitter::splitterMoved, this, [this] {
        m_panelWidths = panelWidths();
        // What is hidden keeps its width.
        if (m_left->isVisible()) m_panelWidths[0] = qRound(m_left->width() / interfaceScale());
        if (m_side->isVisible()) m_panelWidths[1] = qRound(m_side->width() / interfaceScale());
    });
    // There only while it has something to say.
    statusBar()->hide();
    connect(statusBar(), &QStatusBar::messageChanged, this,
            [this](const QString& message) { statusBar()->setVisible(!message.isEmpty()); });

    connect(m_list, &ExhibitList::chosen, this, [this](const std::string& id) { m_model.setExhibit(id); });
    connect(m_panel, &ParameterPanel::parameterChanged, this,
            [this](const std::string& key, const ParameterValue& value) { m_model.setParameter(key, value); });
    connect(m_panel, &ParameterPanel::resetRequested, this,
            [this](const std::string& key) { m_model.resetParameter(key); });
    connect(m_panel, &ParameterPanel::resetAllRequested, &m_model, &SceneModel::resetParameters);
    connect(m_panel, &ParameterPanel::presetChosen, this,
            [this](const std::string& name) { m_model.applyPreset(name); });
    connect(m_panel, &ParameterPanel::gestureBegan, this,
            [this](const std::string& key) { m_model.beginGesture(key); });
    connect(m_panel, &ParameterPanel::gestureEnded, this, [this](const std::string& key) { m_model.endGesture(key); });
    // What plays would change the scene again at once.
    connect(&m_model, &SceneModel::aboutToLeaveStep, m_panel, &ParameterPanel::stopPlaying);
    connect(&m_model, &SceneModel::historyChanged, this, &MainWindow::showHistoryState);
    connect(m_side, &QSplitter::splitterMoved, this, [this] {
        if (m_side->sizes().last() > 0 && !m_inspector->isFolded()) m_sideSizes = m_side->sizes();
    });
    connect(m_inspector, &Inspector::foldToggled, this, [this](bool folded) {
        if (!folded) m_side->setSizes(m_sideSizes);
        saveSoon();
    });
    connect(m_inspector, &Inspector::pinToggled, this, &MainWindow::togglePin);
    connect(m_inspector, &Inspector::pinChosen, this,
            [this](int index) { m_model.select(pinsOn(m_page->shown()).at(std::size_t(index))); });
    connect(m_inspector, &Inspector::pinRemoved, this,
            [this](int index) { m_model.togglePin(pinsOn(m_page->shown()).at(std::size_t(index))); });
    connect(m_inspector, &Inspector::pinsCleared, &m_model, &SceneModel::clearPins);
    connect(m_page, &ExhibitPage::currentCellChanged, this, &MainWindow::followCell);
    connect(m_page, &ExhibitPage::shownChanged, this, &MainWindow::followShown);
    connect(m_page, &ExhibitPage::linkActivated, this, &MainWindow::followLink);
    connect(&m_model, &SceneModel::changed, this, &MainWindow::follow);
    connect(m_panel, &ParameterPanel::refusingChanged, m_page, &ExhibitPage::setStale);
}

void MainWindow::makeMenus() {
    const auto name = [this](QAction* action, const char* text) {
        m_entries.emplace_back(action, text);
        return action;
    };
    const auto add = [&](QMenu* menu, const char* text, const QKeySequence& keys, auto slot) {
        QAction* action = name(menu->addAction(QString(), this, slot), text);
        action->setShortcut(keys);
        return action;
    };
    const auto addMenu = [&](const char* text) {
        QMenu* menu = menuBar()->addMenu(QString());
        name(menu->menuAction(), text);
        return menu;
    };

    QMenu* file = addMenu(QT_TR_NOOP("&File"));
    m_files->fill(*file);
    file->addSeparator();
    m_arrays->fill(*file);
    file->addMenu(&m_page->takeMenu());
    file->addSeparator();
    m_exports->fillFileMenu(*file);
    m_codes->fillFileMenu(*file);
    file->addSeparator();
    QAction* quit = add(file, QT_TR_NOOP("&Quit"), QKeySequence(QKeySequence::Quit), &MainWindow::close);
    quit->setMenuRole(QAction::QuitRole);
    // A page of a browser without its program would be blank.
    quit->setVisible(!isInBrowser());

    QMenu* edit = addMenu(QT_TR_NOOP("&Edit"));
    m_undo = add(edit, QT_TR_NOOP("&Undo"), QKeySequence(QKeySequence::Undo), [this] { m_model.undo(); });
    m_redo = add(edit, QT_TR_NOOP("&Redo"), {}, [this] { m_model.redo(); });
    m_redo->setShortcuts({QKeySequence(Qt::CTRL | Qt::SHIFT | Qt::Key_Z), QKeySequence(Qt::CTRL | Qt::Key_Y)});
    m_history = new HistoryMenu(m_model, edit);
    edit->addMenu(m_history);
    edit->addSeparator();
    add(edit, QT_TR_NOOP("&Copy value"), QKeySequence(QKeySequence::Copy), [this] { m_inspector->copyValue(); });
    m_exports->fillEditMenu(*edit);
    m_codes->fillEditMenu(*edit);
    edit->addSeparator();
    m_pin = add(edit, QT_TR_NOOP("Pi&n the cell"), QKeySequence(Qt::CTRL | Qt::Key_D), [this] { togglePin(); });
    m_pin->setCheckable(true);
    m_unpinAll = add(edit, QT_TR_NOOP("Unpin &all cells"), QKeySequence(Qt::CTRL | Qt::SHIFT | Qt::Key_D),
                     [this] { m_model.clearPins(); });
    add(edit, QT_TR_NOOP("Clear &selection"), QKeySequence(Qt::CTRL | Qt::SHIFT | Qt::Key_A),
        [this] { m_model.select(std::nullopt); });
    add(edit, QT_TR_NOOP("R&eset parameters"), QKeySequence(Qt::CTRL | Qt::Key_R),
        [this] { m_model.resetParameters(); });
    m_takeOnce = add(edit, QT_TR_NOOP("Take these values alon&g"), {},
                     [this](bool on) { chooseTakeAlong(on ? TakeAlong::Once : TakeAlong::Nothing); });
    m_takeAlways = add(edit, QT_TR_NOOP("Al&ways take values along"), {},
                       [this](bool on) { chooseTakeAlong(on ? TakeAlong::Always : TakeAlong::Nothing); });
    for (QAction* action : {m_takeOnce, m_takeAlways}) action->setCheckable(true);

    QMenu* view = addMenu(QT_TR_NOOP("&View"));
    QAction* next =
        add(view, QT_TR_NOOP("&Next page"), QKeySequence(Qt::CTRL | Qt::Key_PageDown), [this] { stepExhibit(1); });
    QAction* previous =
        add(view, QT_TR_NOOP("&Previous page"), QKeySequence(Qt::CTRL | Qt::Key_PageUp), [this] { stepExhibit(-1); });
    m_compare = add(view, QT_TR_NOOP("&Compare with this figure"), QKeySequence(Qt::CTRL | Qt::Key_K),
                    [this](bool on) { m_model.compare(on); });
    m_compare->setCheckable(true);
    view->addSeparator();
    // The plus sign is a shifted equals sign on many keyboards.
    const auto addPlus = [&](const char* text, Qt::Modifier modifier, auto slot) {
        QAction* action = add(view, text, {}, slot);
        action->setShortcuts({QKeySequence(modifier | Qt::Key_Plus), QKeySequence(modifier | Qt::Key_Equal)});
        return action;
    };
    addPlus(QT_TR_NOOP("Zoom &in"), Qt::ALT, [this] { m_page->zoomBy(kZoomStep); });
    add(view, QT_TR_NOOP("Zoom &out"), QKeySequence(Qt::ALT | Qt::Key_Minus),
        [this] { m_page->zoomBy(1 / kZoomStep); });
    add(view, QT_TR_NOOP("Show &all"), QKeySequence(Qt::ALT | Qt::Key_0), [this] { m_model.setZoom(std::nullopt); });
    view->addSeparator();
    m_larger = addPlus(QT_TR_NOOP("Larg&er text"), Qt::CTRL, [this] { stepTextSize(1); });
    m_smaller =
        add(view, QT_TR_NOOP("&Smaller text"), QKeySequence(Qt::CTRL | Qt::Key_Minus), [this] { stepTextSize(-1); });
    m_normalSize = add(view, QT_TR_NOOP("Normal te&xt"), QKeySequence(Qt::CTRL | Qt::Key_0),
                       [this] { setTextSize(kTextSizes.front()); });
    view->addSeparator();
    view->addMenu(m_panel->playMenu());
    m_reduceMotion = add(view, QT_TR_NOOP("&Reduce motion"), {}, [this](bool on) { setMotionReduced(on); });
    m_reduceMotion->setCheckable(true);
    QMenu* theme = view->addMenu(QString());
    name(theme->menuAction(), QT_TR_NOOP("&Theme"));
    m_themes = new QActionGroup(this);
    for (const auto& [choice, text] :
         {std::pair{ThemeChoice::System, QT_TR_NOOP("As the &system")},
          std::pair{ThemeChoice::Light, QT_TR_NOOP("&Light")}, std::pair{ThemeChoice::Dark, QT_TR_NOOP("&Dark")}}) {
        QAction* action = add(theme, text, {}, [this, choice = choice] { setThemeChoice(choice); });
        action->setCheckable(true);
        action->setData(int(choice));
        m_themes->addAction(action);
    }
    m_vision = new VisionMenu(*m_page, view);
    view->addMenu(m_vision);
    connect(m_vision, &VisionMenu::said, this, &MainWindow::showStatus);
    makeLanguageMenu(*view);
    view->addSeparator();
    add(view, QT_TR_NOOP("Next region"), QKeySequence(Qt::Key_F6), [this] { focusNextRegion(1); });
    add(view, QT_TR_NOOP("Previous region"), QKeySequence(Qt::SHIFT | Qt::Key_F6), [this] { focusNextRegion(-1); });
    m_showList = add(view, QT_TR_NOOP("&List of pages"), Qt::Key_F9, [this](bool on) { showPanel(m_showList, on); });
    m_showSide = add(view, QT_TR_NOOP("Para&meters"), Qt::Key_F10, [this](bool on) { showPanel(m_showSide, on); });
    for (QAction* action : {m_showList, m_showSide}) {
        action->setCheckable(true);
        action->setChecked(true);
    }
    m_present =
        add(view, QT_TR_NOOP("Present on a &whole screen"), {}, [this](bool on) { m_presentation->setPresenting(on); });
    m_present->setCheckable(true);
    // The second is what a presenter's clicker sends to begin.
    m_present->setShortcuts({Qt::Key_F11, Qt::Key_F5});
    connect(m_presentation, &Presentation::presentingChanged, m_present, &QAction::setChecked);
    m_presentation->setActions({m_present, next, previous, m_undo, m_redo});
    m_presentation->setMenus(m_languages->actions(), m_themes->actions());
    m_fullScreen = add(view, QT_TR_NOOP("&Full screen"), {}, [this](bool on) {
        setBrowserFullScreen(on);
        setWindowState(on ? windowState() | Qt::WindowFullScreen : windowState() & ~Qt::WindowFullScreen);
    });
    m_fullScreen->setCheckable(true);
    QList<QKeySequence> fullScreenKeys = QKeySequence::keyBindings(QKeySequence::FullScreen);
    // Twice the same would be ambiguous, and do nothing.
    fullScreenKeys.removeAll(QKeySequence(Qt::Key_F11));
    fullScreenKeys.prepend(QKeySequence(Qt::SHIFT | Qt::Key_F11));
    m_fullScreen->setShortcuts(fullScreenKeys);

    QMenu* course = addMenu(QT_TR_NOOP("&Course"));
    m_lessons->fill(*course);
    m_votes = new VoteExport(m_lessons->session(), m_settings, this);
    course->addSeparator();
    QAction* exportVotes =
        add(course, QT_TR_NOOP("Export the &votes…"), {}, [this] { m_votes->ask(m_presentation->dialogParent()); });
    exportVotes->setEnabled(false);
    connect(m_votes, &VoteExport::possibleChanged, exportVotes, &QAction::setEnabled);
    connect(m_votes, &VoteExport::said, this, &MainWindow::showStatus);
    m_presentation->setMoreActions({exportVotes});
    m_editor->fill(*course);

    QMenu* help = addMenu(QT_TR_NOOP("&Help"));
    add(help, QT_TR_NOOP("&Find by name…"), QKeySequence(Qt::CTRL | Qt::Key_P), &MainWindow::showPalette);
    add(help, QT_TR_NOOP("&Keys and mouse"), QKeySequence(QKeySequence::HelpContents), &MainWindow::showKeys);
    add(help, QT_TR_NOOP("&Glossary"), QKeySequence(Qt::CTRL | Qt::Key_G), [this] { showGlossary(); });
    add(help, QT_TR_NOOP("How to &cite…"), {}, &MainWindow::showCitation);
    add(help, QT_TR_NOOP("Copy &diagnostics"), {}, [this] {
        QApplication::clipboard()->setText(diagnosticsOfWindow());
        showStatus(tr("The diagnostics were copied."));
    });
    add(help, QT_TR_NOOP("&About Attention Lab"), {}, &MainWindow::showAbout)->setMenuRole(QAction::AboutRole);
    add(help, QT_TR_NOOP("About &Qt"), {}, &MainWindow::showAboutQt)->setMenuRole(QAction::AboutQtRole);

    makeCornerButtons();
}

void MainWindow::makeLanguageMenu(QMenu& view) {
    QMenu* menu = view.addMenu(QString());
    m_entries.emplace_back(menu->menuAction(), QT_TR_NOOP("Lang&uage"));
    m_languages = new QActionGroup(this);
    const auto add = [&](const QString& text, const QString& code) {
        QAction* action = menu->addAction(text, this, [this, code] { setLanguageChoice(code); });
        action->setCheckable(true);
        action->setData(code);
        action->setChecked(code == m_languageChoice);
        m_languages->addAction(action);
        return action;
    };
    m_entries.emplace_back(add({}, QLatin1String(kSystemLanguage)), QT_TR_NOOP("As the &system"));
    // Each in its own words, for those who read no other.
    for (const Language& language : languages())
        add(language.name, QString::fromUtf8(language.code.data(), qsizetype(language.code.size())));
}

QString MainWindow::keptLanguage(Settings& settings) {
    const QString code = settings.value(kLanguageKey, kSystemLanguage);
    return findLanguage(code.toStdString()) ? code : QLatin1String(kSystemLanguage);
}

bool MainWindow::isFirstStart(Settings& settings) {
    return settings.value(kExhibitKey, QString()).isEmpty();
}

void MainWindow::setLanguageChoice(const QString& code) {
    useLanguage(code);
    m_keptLanguage = m_languageChoice;
    saveSoon();
}

void MainWindow::useLanguage(const QString& code) {
    const Language* language = findLanguage(code.toStdString());
    m_languageChoice = language ? code : QLatin1String(kSystemLanguage);
    for (QAction* action : m_languages->actions()) action->setChecked(action->data() == m_languageChoice);
    installLanguage(language ? *language : systemLanguage());
}

void MainWindow::retranslate() {
    for (const auto& [action, text] : m_entries) action->setText(tr(text));
    for (const CornerButton& corner : m_cornerButtons) {
        const QString name = tr(corner.name);
        const QString keys = corner.action->shortcut().toString(QKeySequence::NativeText);
        corner.button->setAccessibleName(name);
        corner.button->setToolTip(tr("%1 (%2)").arg(name, keys));
    }
    m_files->retranslate();
    m_lessons->retranslate();
    m_editor->retranslate();
    m_arrays->retranslate();
    m_exports->retranslate();
    m_codes->retranslate();
    m_list->retranslate();
    m_page->retranslate();
    m_panel->retranslate();
    m_inspector->retranslate();
    m_history->retranslate();
    m_vision->retranslate();
    showHistoryState();
    showTitle();
    // What explains, and the pinned cells, have words as well.
    follow();
    followShown();
    followCell();
}

void MainWindow::makeCornerButtons() {
    auto* corner = new QWidget(this);
    auto* row = new QHBoxLayout(corner);
    row->setContentsMargins(0, 0, px(8), 0);
    row->setSpacing(px(4));
    const auto add = [&](const char* icon, QAction* action, const char* name) {
        auto* button = new QToolButton(corner);
        button->setAutoRaise(true);
        button->setEnabled(action->isEnabled());
        connect(button, &QToolButton::clicked, action, &QAction::trigger);
        connect(action, &QAction::enabledChanged, button, &QToolButton::setEnabled);
        row->addWidget(button);
        m_cornerButtons.push_back({button, action, QLatin1String(icon), name});
    };
    add("undo", m_undo, QT_TR_NOOP("Undo"));
    add("redo", m_redo, QT_TR_NOOP("Redo"));
    row->addSpacing(px(12));
    add("copy", m_exports->copyFigureAction(), QT_TR_NOOP("Copy figure"));
    add("export", m_exports->exportFigureAction(), QT_TR_NOOP("Export figure"));
    add("presentation", m_present, QT_TR_NOOP("Present"));
    // There while the panels themselves are not, or not for good.
    add("panel-left", m_showList, QT_TR_NOOP("List of pages"));
    add("panel-right", m_showSide, QT_TR_NOOP("Parameters"));
    menuBar()->setCornerWidget(corner);
}

void MainWindow::follow() {
    const Exhibit& exhibit = m_model.exhibit();
    if (m_exhibitId != exhibit.id()) {
        m_exhibitId = exhibit.id();
        m_panel->setExhibit(exhibit);
        m_list->setCurrent(m_exhibitId);
        showTitle();
        saveSoon();
    }
    const Scene& scene = m_model.shownScene();
    m_panel->setLoaded(scene);
    const std::vector<DerivedParameter> decisions = exhibit.derivedParameters(scene);
    for (const ParameterUse& use : exhibit.uses())
        m_panel->setNoEffect(std::string(use.key), whyNoEffect(exhibit, use.key, scene, decisions));
    m_panel->setParameters(m_model.scene().parameters, m_model.shown());
    followProblem();
}

void MainWindow::followProblem() {
    const std::optional<SceneProblem>& problem = m_page->problem();
    const bool isTold =
        m_panel->setRefused(problem ? problem->key : std::string(), problem ? problem->words : QString());
    m_page->setProblemShownElsewhere(isTold && !m_side->isHidden());
}

void MainWindow::followShown() {
    const EvaluatedScene& shown = m_page->shown();
    m_inspector->setGeneralFormulas(m_page->formulas());
    std::vector<Explanation> pins;
    for (const Cell& pin : pinsOn(shown)) pins.push_back(shown.explain(pin));
    m_inspector->setPins(pins);
}

void MainWindow::followCell() {
    const auto cell = m_page->currentCell();
    const Scene& scene = m_model.shownScene();
    const EvaluatedScene& shown = m_page->shown();
    const bool isPinned = cell && std::ranges::find(scene.view.pins, *cell) != scene.view.pins.end();
    // The figure may still show what was asked for before, which has other cells.
    if (!cell || !shown)
        m_inspector->setExplanation(std::nullopt, isPinned);
    else if (hasCell(shown, *cell))
        m_inspector->setExplanation(shown.explain(*cell), isPinned);
    // While the menus are made there is nothing to tell them.
    if (!m_compare) return;
    m_pin->setEnabled(cell.has_value());
    m_pin->setChecked(isPinned);
    m_unpinAll->setEnabled(!scene.view.pins.empty());
    m_compare->setEnabled(m_model.exhibit().isComparable());
    m_compare->setChecked(m_compare->isEnabled() && m_model.isComparing());
}

void MainWindow::togglePin() {
    if (const auto cell = m_page->currentCell()) m_model.togglePin(*cell);
}

void MainWindow::openLink(const QString& link) {
    try {
        const OpenedLink opened = attention::openLink(link);
        // What a person chose is there again without the link.
        if (opened.language) useLanguage(utf8Text(opened.language->code));
        if (!opened.theme.isEmpty()) {
            m_themeChoice = opened.theme == QLatin1String("dark") ? ThemeChoice::Dark : ThemeChoice::Light;
            applyThemeChoice();
        }
        setEmbedded(opened.isEmbedded);
        if (opened.scene) return m_files->openLinked(*opened.scene);
        opened.step ? m_lessons->openAt(opened.lesson, *opened.step) : m_lessons->open(opened.lesson);
    } catch (const FileError& error) {
        showPlainTextWarning(this, tr("Open link"), tr("The link was not opened: %1.").arg(error.phrase()),
                             [this] { Q_EMIT m_files->openingEnded(); });
    }
}

void MainWindow::keepLesson() {
    const bool isUnderWay = m_lessons->isShown() && !m_lessons->isEditing() && !m_lessons->isMade();
    m_files->document().keepLesson(isUnderWay && !m_isEmbedded ? m_lessons->file() : QString());
}

void MainWindow::showInspector() {
    const bool isHidden = m_editor->isEditing() ? m_editor->isFormShown() : m_lessons->isAsking();
    m_inspector->setVisible(!m_isEmbedded && !isHidden);
}

void MainWindow::followEditor() {
    showInspector();
    showTitle();
    if (isVisible()) fitPanels();
}

void MainWindow::setEmbedded(bool embedded) {
    if (embedded == m_isEmbedded) return;
    m_isEmbedded = embedded;
    menuBar()->setVisible(!embedded);
    showInspector();
    m_page->setCaptionLimited(embedded);
    // Their keys work without the menus.
    for (QAction* action : {m_undo, m_redo}) embedded ? addAction(action) : removeAction(action);
    setMinimumRoom();
    fitWindow();
}

void MainWindow::lockTo(const QString& lesson, int idleMinutes) {
    m_settings.keepNothing();
    setAcceptDrops(false);
    // With them go their keys.
    menuBar()->hide();
    for (QAction* action : {m_undo, m_redo}) addAction(action);
    m_lessons->setLocked();
    m_locked = new LockedLesson(*this, idleMinutes, [this, lesson] { m_lessons->open(lesson); });
    m_lessons->open(lesson);
    showFullScreen();
}

void MainWindow::followLink(const QString& link) {
    const std::string key = link.section(u'=', 0, 0).toStdString();
    const Exhibit& exhibit = m_model.exhibit();
    if (link.startsWith(QLatin1String("play:"))) {
        if (isMotionReduced()) showStatus(tr("Playing is off while motion is reduced (View menu)."));
        m_panel->play(link.mid(5).toStdString());
    } else if (link.startsWith(QLatin1String("preset:"))) {
        m_model.applyPreset(link.mid(7).toStdString());
    } else if (link.startsWith(QLatin1String("compare:"))) {
        m_model.compare(link == QLatin1String("compare:on"));
    } else if (link.startsWith(QLatin1String("take:"))) {
        if (const Exhibit* target = findExhibit(link.mid(5).toStdString())) m_page->takeMenu().take(*target);
    } else if (link.startsWith(QLatin1String("term:"))) {
        // It is a window of its own, with links to pages.
        if (!m_locked) showGlossary(link.mid(5).toStdString());
    } else if (link.startsWith(utf8Text(kLinkScheme))) {
        if (!m_locked) openLink(link);
    } else if (const ParameterUse* use = exhibit.findUse(key)) {
        m_model.setParameter(key, parseValue(*use, link.section(u'=', 1).toStdString()));
    }
}

void MainWindow::setThemeChoice(ThemeChoice choice) {
    m_keptTheme = m_themeChoice = choice;
    applyThemeChoice();
    saveSoon();
}

void MainWindow::applyThemeChoice() {
    const bool dark = m_themeChoice == ThemeChoice::Dark || (m_themeChoice == ThemeChoice::System && systemIsDark());
    const Contrast contrast = m_textSize >= kHighContrastFrom ? Contrast::High : Contrast::Normal;
    const Theme* theme = dark ? &Theme::dark(contrast) : &Theme::light(contrast);
    for (QAction* action : m_themes->actions()) action->setChecked(action->data().toInt() == int(m_themeChoice));
    if (theme == m_theme && m_appliedScale == interfaceScale()) return;
    m_theme = theme;
    applyTheme(*theme);
    if (m_appliedScale != interfaceScale()) {
        rescaleWidgetTree(*this, m_appliedScale);
        if (m_glossary) rescaleWidgetTree(*m_glossary, m_appliedScale);
    }
    m_appliedScale = interfaceScale();
    m_list->setTheme(*theme);
    m_page->setTheme(*theme);
    m_panel->setTheme(*theme);
    m_inspector->setTheme(*theme);
    m_exports->setTheme(*theme);
    m_codes->setTheme(*theme);
    m_presentation->setTheme(*theme);
    m_lessons->setTheme(*theme);
    m_editor->setTheme(*theme);
    for (const CornerButton& corner : m_cornerButtons) corner.button->setIcon(themedIcon(corner.icon, *theme));
    if (m_glossary) m_glossary->setTheme(*theme);
    if (m_palette) m_palette->setTheme(*theme);
}

void MainWindow::setTextSize(int percent) {
    const auto distance = [percent](int size) { return std::abs(size - percent); };
    m_textSize = *std::ranges::min_element(kTextSizes, {}, distance);
    struct Scrolled {
        QScrollBar* bar;
        double part;
    };
    std::vector<Scrolled> places;
    for (QScrollBar* bar : findChildren<QScrollBar*>())
        if (bar->maximum() > 0) places.push_back({bar, double(bar->value()) / bar->maximum()});
    setMinimumRoom();
    // Also the contrast may be another.
    setInterfaceScale(frameScale());
    applyThemeChoice();
    fitWindow();
    showTextSize();
    // What was in view stays in view.
    QCoreApplication::sendPostedEvents(nullptr, QEvent::LayoutRequest);
    for (const auto& [bar, part] : places) bar->setValue(qRound(part * bar->maximum()));
    saveSoon();
}

void MainWindow::setMinimumRoom() {
    const QSize room = screen()->availableSize() * 9 / 10;
    // A frame on a page is as large as that page makes it.
    setMinimumSize(m_isEmbedded ? QSize(1, 1)
                                : (kMinWindow * (m_textSize / 100.0)).boundedTo(room).expandedTo(kMinWindow));
}

void MainWindow::stepTextSize(int by) {
    const auto here = std::ranges::find(kTextSizes, m_textSize) - kTextSizes.begin();
    const auto last = std::ptrdiff_t(kTextSizes.size()) - 1;
    setTextSize(kTextSizes[std::size_t(std::clamp<std::ptrdiff_t>(here + by, 0, last))]);
    showStatus(tr("Text at %1 per cent.").arg(m_textSize));
}

void MainWindow::showTextSize() {
    m_larger->setEnabled(m_textSize < kTextSizes.back());
    m_smaller->setEnabled(m_textSize > kTextSizes.front());
    m_normalSize->setEnabled(m_textSize != kTextSizes.front());
}

double MainWindow::frameScale() const {
    const double text = m_textSize / 100.0;
    const double growth = kFrameGrowth * (figureGrowth(size(), text) - 1);
    return std::min(Figure::kMaxScale, text * (1 + std::round(growth / kFrameStep) * kFrameStep));
}

QList<int> MainWindow::panelWidths() const {
    if (m_panelWidths.size() == 2) return m_panelWidths;
    const bool isNarrow = width() < px(ExhibitList::kWidth + kSideWidth + kMinPage);
    return {ExhibitList::kWidth, isNarrow ? kNarrowSide : kSideWidth};
}

void MainWindow::fitPanels() {
    // A narrow frame has the parameters below the page.
    const bool isNarrow = m_isEmbedded && width() < px(kNarrowestPage + kSideWidth);
    m_columns->setOrientation(isNarrow ? Qt::Vertical : Qt::Horizontal);
    if (m_isEmbedded) {
        m_left->hide();
        m_side->show();
        const int side = isNarrow ? std::min(m_panel->sizeHint().height(), height() / 3) : px(kSideWidth);
        m_columns->setSizes({0, (isNarrow ? height() : width()) - side, side});
        return followProblem();
    }
    QList<int> widths = panelWidths();
    // Sentences are written in a form.
    if (m_editor->isFormShown()) widths[1] = std::max(widths[1], kFormSide);
    struct Panel {
        QAction* action;
        QWidget* widget;
        int width;
        bool isShown;
    };
    Panel list{m_showList, m_left, px(widths[0]), m_isListWanted};
    // A step of a lesson that has nothing to say there gives its room to the figure, unless a person opens it.
    const bool isIdle = m_lessons->leavesSideIdle();
    const bool isOpened = isIdle && m_openedPanel == m_showSide;
    Panel side{m_showSide, m_side, px(widths[1]), m_wantsSide};
    const auto taken = [&] { return (list.isShown ? list.width : 0) + (side.isShown ? side.width : 0); };
    const bool fits = taken() <= width() - px(kMinPage);
    if (fits && !isOpened) m_openedPanel = nullptr;
    // What a person works in stays, as if it had been opened just now.
    if (!fits && !m_openedPanel)
        for (const Panel& panel : {list, side})
            if (panel.widget->isVisible() && panel.widget->isAncestorOf(focusWidget())) m_openedPanel = panel.action;
    for (Panel* panel : {&list, &side})
        if (taken() > width() - px(kMinPage) && panel->action != m_openedPanel) panel->isShown = false;
    // The list does not take its place: it would come and go from step to step.
    side.isShown = side.isShown && (!isIdle || isOpened);
    for (const Panel* panel : {&list, &side}) {
        panel->action->setChecked(panel->isShown);
        panel->widget->setVisible(panel->isShown);
        for (const CornerButton& corner : m_cornerButtons)
            if (corner.action == panel->action)
                corner.button->setVisible(!panel->isShown || !fits || panel->action == m_openedPanel);
    }
    // It has another width now.
    menuBar()->setCornerWidget(menuBar()->cornerWidget());
    // One that was opened all the same gives what it can; the splitter knows the least widths.
    const int missing = std::max(0, taken() + px(kNarrowestPage) - width());
    side.width -= std::clamp(side.width - m_panel->minimumSizeHint().width(), 0, missing);
    const int page = std::max(1, width() - taken() - (list.isShown + side.isShown) * m_columns->handleWidth());
    m_columns->setSizes({list.width, page, side.width});
    // A problem is told at its field, where that is seen.
    followProblem();
}

void MainWindow::showPanel(QAction* panel, bool shown) {
    bool& isWanted = panel == m_showList ? m_isListWanted : m_wantsSide;
    // One that was open in spite of the little room folds away again.
    if (!shown && m_openedPanel != panel) isWanted = false;
    if (shown) isWanted = true;
    m_openedPanel = shown ? panel : nullptr;
    fitPanels();
    saveSoon();
}

void MainWindow::setMotionReduced(bool reduced) {
    attention::setMotionReduced(reduced);
    m_reduceMotion->setChecked(reduced);
    m_panel->applyMotionSetting();
    saveSoon();
}

std::vector<QWidget*> MainWindow::focusStops(QWidget* region) const {
    std::vector<QWidget*> stops;
    QList<QWidget*> all = region->findChildren<QWidget*>();
    all.prepend(region);
    for (QWidget* widget : all)
        if ((widget->focusPolicy() & Qt::TabFocus) && !widget->focusProxy() && widget->isEnabled() &&
            widget->isVisible())
            stops.push_back(widget);
    return stops;
}

bool MainWindow::focusNextPrevChild(bool next) {
    std::vector<QWidget*> stops;
    for (QWidget* region : {static_cast<QWidget*>(m_left), static_cast<QWidget*>(m_page), &m_editor->sideBox(),
                            static_cast<QWidget*>(m_inspector), menuBar()->cornerWidget()})
        for (QWidget* stop : focusStops(region)) stops.push_back(stop);
    if (stops.empty()) return false;
    const auto here = std::ranges::find(stops, focusWidget());
    const auto count = std::ptrdiff_t(stops.size());
    // From anywhere else it begins at an end.
    const std::ptrdiff_t place = here == stops.end() ? (next ? -1 : count) : here - stops.begin();
    setAttribute(Qt::WA_KeyboardFocusChange);
    QWidget* stop = stops[std::size_t((place + (next ? 1 : -1) + count) % count)];
    stop->setFocus(next ? Qt::TabFocusReason : Qt::BacktabFocusReason);
    // What the keyboard is on is in view, wherever it came from.
    for (QWidget* around = stop->parentWidget(); around; around = around->parentWidget())
        if (auto* area = qobject_cast<QScrollArea*>(around)) area->ensureWidgetVisible(stop, 0, px(8));
    return true;
}

void MainWindow::focusNextRegion(int by) {
    const std::array<QWidget*, 4> regions{m_left, m_page, &m_editor->sideBox(), m_inspector};
    const QWidget* focus = focusWidget();
    const auto holdsFocus = [focus](const QWidget* region) {
        return focus && (region == focus || region->isAncestorOf(focus));
    };
    const auto found = std::ranges::find_if(regions, holdsFocus);
    const auto count = std::ptrdiff_t(regions.size());
    std::ptrdiff_t place = found == regions.end() ? (by > 0 ? -1 : count) : found - regions.begin();
    for (std::ptrdiff_t tried = 0; tried < count; ++tried) {
        place = (place + by + count) % count;
        const auto stops = focusStops(regions[std::size_t(place)]);
        if (stops.empty()) continue;
        setAttribute(Qt::WA_KeyboardFocusChange);
        stops.front()->setFocus(Qt::ShortcutFocusReason);
        return;
    }
}

void MainWindow::restore() {
    const QSize room = screen()->availableSize();
    resize(std::min(px(1440), room.width()), std::min(px(900), room.height()));
    restoreGeometry(m_settings.value(QStringLiteral("geometry"), QByteArray()));
    const auto isUsable = [](const QList<int>& saved) {
        return saved.size() == 2 && std::ranges::all_of(saved, [](int size) { return size > 0; });
    };
    const QList<int> panels = m_settings.value(QStringLiteral("panels"), QList<int>());
    if (isUsable(panels)) m_panelWidths = panels;
    m_isListWanted = m_settings.value(QStringLiteral("show-list"), true);
    m_wantsSide = m_settings.value(QStringLiteral("show-parameters"), true);
    m_model.setTakeAlong(m_settings.value(kTakeAlongKey, false) ? TakeAlong::Always : TakeAlong::Nothing);
    showTakeAlong();
    fitWindow();
    Player& player = m_panel->player();
    const auto choice = [this](const QString& key, int fallback) {
        return std::clamp(m_settings.value(key, fallback), 0, 2);
    };
    player.setSpeed(Player::Speed(choice(QStringLiteral("play-speed"), int(player.speed()))));
    player.setMode(Player::Mode(choice(QStringLiteral("play-mode"), int(player.mode()))));
    const QList<int> side = m_settings.value(QStringLiteral("side"), QList<int>());
    // Parameters as high as they are; half of a low window belongs to the number that they make.
    const int parameters = std::min(m_panel->sizeHint().height(), height() / 2);
    m_sideSizes = isUsable(side) ? side : QList<int>{parameters, height() - parameters};
    m_side->setSizes(m_sideSizes);
    m_inspector->setFolded(m_settings.value(QStringLiteral("inspector-folded"), false));
}

void MainWindow::save() {
    if (m_isEmbedded) return;
    m_settings.setValue(kLanguageKey, m_keptLanguage);
    m_settings.setValue(QStringLiteral("theme"), kThemeNames[std::size_t(m_keptTheme)]);
    m_settings.setValue(QStringLiteral("text-size"), m_textSize);
    m_settings.setValue(QStringLiteral("reduce-motion"), isMotionReduced());
    m_settings.setValue(kExhibitKey, QString::fromStdString(m_exhibitId));
    m_settings.setValue(QStringLiteral("play-speed"), int(m_panel->player().speed()));
    m_settings.setValue(QStringLiteral("play-mode"), int(m_panel->player().mode()));
    m_settings.setValue(QStringLiteral("geometry"), saveGeometry());
    m_settings.setValue(QStringLiteral("show-list"), m_isListWanted);
    m_settings.setValue(QStringLiteral("show-parameters"), m_wantsSide);
    m_settings.setValue(kTakeAlongKey, m_model.takeAlong() == TakeAlong::Always);
    m_settings.setValue(QStringLiteral("panels"), m_panelWidths);
    m_settings.setValue(QStringLiteral("side"), m_sideSizes);
    m_settings.setValue(QStringLiteral("inspector-folded"), m_inspector->isFolded());
}

void MainWindow::saveSoon() {
    // While it is made it has only what was saved before; a frame keeps nothing.
    if (isVisible() && !m_isEmbedded && !m_saving.isActive()) m_saving.start();
}

void MainWindow::leaveForNextRun() {
    m_panel->stopPlaying();
    m_presentation->setPresenting(false);
    m_files->cancelOpening();
    m_files->document().leaveForNextRun();
    m_editor->leaveForNextRun();
    save();
    m_settings.sync();
}

void MainWindow::closeEvent(QCloseEvent* event) {
    m_panel->stopPlaying();
    if (!m_isLeft) {
        // Called at once where nothing is asked, and close() then does nothing; else after the answer.
        m_editor->leave([this] {
            m_votes->leave(this, [this] {
                m_files->leave([this](bool isLeft) {
                    m_isLeft = isLeft;
                    if (isLeft) close();
                });
            });
        });
    }
    if (!std::exchange(m_isLeft, false)) return event->ignore();
    m_presentation->setPresenting(false);
    m_files->cancelOpening();
    m_files->document().keepLesson({});
    m_files->document().abandon();
    save();
    m_settings.sync();
    QMainWindow::closeEvent(event);
}

void MainWindow::changeEvent(QEvent* event) {
    QMainWindow::changeEvent(event);
    if (event->type() == QEvent::WindowStateChange && m_fullScreen) m_fullScreen->setChecked(isFullScreen());
    if (event->type() == QEvent::LanguageChange) retranslate();
}

bool MainWindow::event(QEvent* event) {
    const bool handled = QMainWindow::event(event);
    if (event->type() == QEvent::Move || event->type() == QEvent::Resize) saveSoon();
    if (event->type() == QEvent::ThemeChange && m_theme && m_themeChoice == ThemeChoice::System) applyThemeChoice();
    return handled;
}

void MainWindow::resizeEvent(QResizeEvent* event) {
    QMainWindow::resizeEvent(event);
    fitWindow();
}

void MainWindow::fitWindow() {
    if (m_theme && interfaceScale() != frameScale()) {
        setInterfaceScale(frameScale());
        applyThemeChoice();
    }
    const bool compact = height() <= px(kCompactHeight);
    m_list->setCompact(compact);
    // What the status line takes for a while folds no chapter.
    m_list->setAvailableHeight(height() - (menuBar()->isHidden() ? 0 : menuBar()->sizeHint().height()));
    m_inspector->setCompact(compact);
    m_page->fit(size(), m_textSize / 100.0);
    fitPanels();
}

void MainWindow::stepExhibit(int by) {
    const auto all = exhibits();
    const auto here = std::ranges::find(all, &m_model.exhibit()) - all.begin();
    const auto count = std::ptrdiff_t(all.size());
    m_model.setExhibit(all[std::size_t((here + by + count) % count)]->id());
}

void MainWindow::dragEnterEvent(QDragEnterEvent* event) {
    if (FileActions::canOpen(*event->mimeData())) event->acceptProposedAction();
}

void MainWindow::dropEvent(QDropEvent* event) {
    event->acceptProposedAction();
    // The source of the drop waits until this returns, and opening may ask a question.
    QMetaObject::invokeMethod(
        this, [this, path = event->mimeData()->urls().first().toLocalFile()] { openDropped(path); },
        Qt::QueuedConnection);
}

void MainWindow::openDropped(const QString& path) {
    if (LessonActions::canOpen(path))
        m_lessons->open(path);
    else if (ArrayActions::canOpen(path))
        m_arrays->openDropped(path);
    else
        m_files->open(path);
}

void MainWindow::showTitle() {
    const SceneDocument& document = m_files->document();
    if (m_editor && m_editor->isEditing()) {
        setWindowTitle(tr("%1[*] – %2 – Attention Lab").arg(m_editor->name(), m_model.exhibit().words().name));
        setWindowModified(m_editor->isModified());
        return setWindowFilePath({});
    }
    // The placeholder shows the unsaved state as the desktop does.
    setWindowTitle(tr("%1[*] – %2 – Attention Lab").arg(document.name(), m_model.exhibit().words().name));
    setWindowModified(document.isModified());
    setWindowFilePath(document.path());
}

void MainWindow::showHistoryState() {
    const SceneHistory& history = m_model.history();
    const auto show = [](QAction* action, bool can, const QString& plain, const QString& with, QString text) {
        action->setEnabled(can);
        // An ampersand in a menu would underline the letter behind it.
        action->setText(can && !text.isEmpty() ? with.arg(text.replace(u'&', QLatin1String("&&"))) : plain);
    };
    show(m_undo, history.canUndo(), tr("&Undo"), tr("&Undo %1"), history.undoText());
    show(m_redo, history.canRedo(), tr("&Redo"), tr("&Redo %1"), history.redoText());
    showTakeAlong();
}

void MainWindow::chooseTakeAlong(TakeAlong takeAlong) {
    m_model.setTakeAlong(takeAlong);
    showTakeAlong();
    showStatus(takeAlong == TakeAlong::Once     ? tr("The page that you open next gets the values of this one.")
               : takeAlong == TakeAlong::Always ? tr("Values, sentence and selection now go along from page to page.")
                                                : tr("Each page now keeps its own values."));
    saveSoon();
}

void MainWindow::showTakeAlong() {
    const TakeAlong takeAlong = m_model.takeAlong();
    m_takeOnce->setEnabled(takeAlong != TakeAlong::Always);
    m_takeOnce->setChecked(takeAlong == TakeAlong::Once);
    m_takeAlways->setChecked(takeAlong == TakeAlong::Always);
}

void MainWindow::showStatus(const QString& sentence) {
    if (sentence.isEmpty())
        statusBar()->clearMessage();
    else
        statusBar()->showMessage(sentence, kSentenceTime);
}

void MainWindow::showAbout() {
    auto* box = new QMessageBox(this);
    box->setWindowTitle(tr("About Attention Lab"));
    box->setIconPixmap(windowIcon().pixmap(64));
    box->setTextFormat(Qt::RichText);
    box->setText(semibold(tr("Attention Lab %1").arg(QApplication::applicationVersion())));
    box->setInformativeText(
        tr("See how self-attention and positional encoding work: exact numbers, drawn live, offline.<br><br>"
           "Free software under the GNU General Public License, version 3 or later. "
           "Drawn with Qt %1 and QCustomPlot, computed with Eigen, set in Inter and Latin Modern Math.")
            .arg(QString::fromLatin1(qVersion())));
    box->setDetailedText(diagnosticsOfWindow());
    openDialog(box);
}

QString MainWindow::diagnosticsOfWindow() const {
    return diagnosticsText(m_theme->isDark ? QStringLiteral("dark") : QStringLiteral("light"));
}

void MainWindow::showAboutQt() {
    auto* box = new QMessageBox(this);
    box->setWindowTitle(tr("About Qt"));
    box->setIconPixmap(QPixmap(QStringLiteral(":/qt-project.org/qmessagebox/images/qtlogo-64.png")));
    box->setTextFormat(Qt::RichText);
    box->setText(semibold(QStringLiteral("Qt %1").arg(QString::fromLatin1(qVersion()))));
    box->setInformativeText(tr("This program is made with Qt, a toolkit for programs on many systems. Qt is free "
                               "software under the GNU Lesser General Public License, version 3, and others.<br><br>%1")
                                .arg(QStringLiteral("<a href='https://www.qt.io'>www.qt.io</a>")));
    openDialog(box);
}

void MainWindow::showCitation() {
    auto* box = new QMessageBox(this);
    box->setWindowTitle(tr("How to cite"));
    box->setTextFormat(Qt::RichText);
    box->setText(semibold(tr("To cite Attention Lab")));
    box->setInformativeText(QStringLiteral("%1<pre>%2</pre>").arg(citationText(), citationBibtex().toHtmlEscaped()));
    box->setTextInteractionFlags(Qt::TextSelectableByMouse | Qt::TextSelectableByKeyboard);
    box->addButton(QMessageBox::Close);
    const std::array forms{
        std::pair{tr("Copy &text"), citationText()},
        std::pair{tr("Copy &BibTeX"), citationBibtex()},
        std::pair{tr("Copy CITATION.&cff"), citationFile()},
    };
    for (const auto& [name, form] : forms) {
        QPushButton* button = box->addButton(name, QMessageBox::ActionRole);
        // Copying closes nothing: one may want another form as well.
        button->disconnect();
        connect(button, &QPushButton::clicked, this, [form = form] { QApplication::clipboard()->setText(form); });
    }
    openDialog(box);
}

void MainWindow::showKeys() {
    openDialog(new ShortcutList(*menuBar(), this));
}

void MainWindow::showPalette() {
    if (!m_palette) {
        const PaletteSources sources{*menuBar(),
                                     m_model,
                                     *m_panel,
                                     *m_lessons,
                                     [this](std::string_view term) { showGlossary(term); },
                                     [this](const std::string& key) {
                                         if (m_side->isHidden()) showPanel(m_showSide, true);
                                         m_panel->focusControl(key);
                                     }};
        m_palette = new CommandPalette(sources, m_settings, this);
        m_palette->setTheme(*m_theme);
    }
    m_palette->open();
}

void MainWindow::showGlossary(std::string_view term) {
    if (!m_glossary) {
        m_glossary = new GlossaryWindow(this);
        m_glossary->setTheme(*m_theme);
    }
    m_glossary->showTerm(term);
}

}  // namespace attention
