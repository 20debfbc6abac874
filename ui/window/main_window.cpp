#include "ui/window/main_window.h"

#include <algorithm>
#include <array>

#include <QActionGroup>
#include <QCloseEvent>
#include <QFileInfo>
#include <QMenuBar>
#include <QMimeData>
#include <QSplitter>
#include <QStackedWidget>
#include <QStatusBar>
#include <QTimer>
#include <QUrl>

#include "core/scene/scene_link.h"
#include "ui/exhibits/evaluated_scene.h"
#include "ui/exhibits/exhibits.h"
#include "ui/exhibits/language_models.h"
#include "ui/figure/figure.h"
#include "ui/files/background_reader.h"
#include "ui/lesson/opened_link.h"
#include "ui/system/browser.h"
#include "ui/text/language.h"
#include "ui/text/phrase_text.h"
#include "ui/widgets/exhibit_list.h"
#include "ui/widgets/glossary_window.h"
#include "ui/widgets/inspector.h"
#include "ui/widgets/parameter_panel.h"
#include "ui/widgets/plain_warning.h"
#include "ui/widgets/question.h"
#include "ui/widgets/style.h"
#include "ui/window/array_actions.h"
#include "ui/window/code_actions.h"
#include "ui/window/command_palette.h"
#include "ui/window/exhibit_page.h"
#include "ui/window/export_actions.h"
#include "ui/window/file_actions.h"
#include "ui/window/lesson_actions.h"
#include "ui/window/lesson_editor.h"
#include "ui/window/link_code.h"
#include "ui/window/locked_lesson.h"
#include "ui/window/main_window_parts.h"
#include "ui/window/page_area.h"
#include "ui/window/panel_tray.h"
#include "ui/window/presentation.h"
#include "ui/window/use_model_menu.h"
#include "ui/window/vision_menu.h"
#include "ui/window/vote_export.h"

namespace attention {
namespace {

/// Milliseconds for which the status line shows a message.
constexpr int kStatusTime = 8000;
/// Milliseconds between a change and writing the settings.
constexpr int kSaveDelay = 200;
/// The exhibit shown last, or the first one if the last one needs the language model and a browser cannot load it.
const Exhibit& lastExhibit(Settings& settings) {
    const Exhibit* last = findExhibit(settings.value(kExhibitKey, QString()).toStdString());
    try {
        if (last && last->usesLanguageModel()) shippedLanguageModel();
    } catch (const std::runtime_error&) {
        last = nullptr;
    }
    return last ? *last : *exhibits().front();
}
bool hasCell(const EvaluatedScene& shown, const Cell& cell) {
    return shown && hasCell(shown.exhibit(), shown.scene().parameters, cell);
}
/// The pinned cells that exist in the figure at its present size.
std::vector<Cell> validPins(const EvaluatedScene& shown) {
    std::vector<Cell> pins = shown.scene().view.pins;
    std::erase_if(pins, [&](const Cell& pin) { return !hasCell(shown, pin); });
    return pins;
}
/// Why a parameter has no effect in the exhibit at present; empty if it has.
QString noEffectReason(const Exhibit& exhibit, std::string_view key, const Scene& scene,
                       const std::vector<DerivedParameter>& derived) {
    const auto derivedParameter = std::ranges::find(derived, key, &DerivedParameter::key);
    if (derivedParameter == derived.end() || derivedParameter->isUpperBound)
        return exhibit.ineffectiveReason(key, scene).words;
    const auto array = scene.arrays.find(derivedParameter->source);
    if (array == scene.arrays.end()) return MainWindow::tr("The sentence decides it.");
    const QString file = QFileInfo(QString::fromStdString(array->second.path)).fileName();
    return file.isEmpty() ? MainWindow::tr("The array that is open decides it.")
                          : MainWindow::tr("The open file %1 decides it.").arg(file);
}

}  // namespace

MainWindow::MainWindow(Settings& settings, const QString& dataFolder, const Exhibit* first)
    : m_settings(settings), m_model(startScene(first ? *first : lastExhibit(settings))) {
    // All widgets are created at design size and then scaled together.
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
        updateRecoveryLesson();
        if (isVisible()) fitPanels();
    });
    connect(m_editor, &LessonEditor::changed, this, &MainWindow::updateForEditor);
    connect(m_editor, &LessonEditor::edited, this, &MainWindow::showTitle);
    connect(m_editor, &LessonEditor::said, this, &MainWindow::showStatus);
    connect(m_lessons, &LessonActions::said, this, &MainWindow::showStatus);
    connect(m_lessons, &LessonActions::opened, m_files, &FileActions::remember);
    connect(m_files, &FileActions::lessonRequested, m_lessons, qOverload<const QString&>(&LessonActions::open));
    connect(m_panel, &ParameterPanel::controlsCreated, this, &MainWindow::updateFromModel);
    connect(m_panel, &ParameterPanel::arrayOpenRequested, m_arrays, &ArrayActions::chooseFileToOpen);
    connect(m_panel, &ParameterPanel::arrayRemoveRequested, m_arrays, &ArrayActions::remove);
    connect(m_arrays, &ArrayActions::busyChanged, m_panel, &ParameterPanel::setBusy);
    connect(m_arrays, &ArrayActions::said, this, &MainWindow::showStatus);
    connect(m_files, &FileActions::statusMessage, this, &MainWindow::showStatus);
    connect(m_files, &FileActions::openingTakesLong, this,
            [this](const QString& sentence) { statusBar()->showMessage(sentence); });
    connect(m_files, &FileActions::linkRequested, this, &MainWindow::openLink);
    m_exports->setFigureStyle([this] { return m_files->document().exportStyle(); });
    connect(m_exports, &ExportActions::said, this, &MainWindow::showStatus);
    connect(m_files, &FileActions::panelsOpened, &m_exports->panelTray(), &PanelTray::open);
    connect(m_panel, &ParameterPanel::animationRequested, m_exports, &ExportActions::showAnimationDialog);
    connect(m_codes, &CodeActions::said, this, &MainWindow::showStatus);
    connect(&m_files->document(), &SceneDocument::changed, this, &MainWindow::showTitle);
    m_saveTimer.setSingleShot(true);
    m_saveTimer.setInterval(kSaveDelay);
    connect(&m_saveTimer, &QTimer::timeout, this, &MainWindow::save);
    for (const QSplitter* splitter : {m_columns, m_side})
        connect(splitter, &QSplitter::splitterMoved, this, &MainWindow::saveSoon);
    connect(&m_panel->player(), &Player::settingsChanged, this, &MainWindow::saveSoon);
    setAcceptDrops(true);
    setBrowserDrop(m_arrays->offeredFilesTaker([this](const QString& path) { openDropped(path); }));
    m_savedLanguage = m_languageChoice = savedLanguage(settings);
    makeMenus();
    const QString theme = m_settings.value(QStringLiteral("theme"), kThemeNames[0]);
    const auto found = std::ranges::find(kThemeNames, theme);
    m_themeChoice = found == kThemeNames.end() ? ThemeChoice::System : ThemeChoice(found - kThemeNames.begin());
    m_savedTheme = m_themeChoice;
    setTextSize(m_settings.value(QStringLiteral("text-size"), m_textSize));
    applyThemeChoice();
    setMotionReduced(m_settings.value(QStringLiteral("reduce-motion"), false));
    retranslate();
    restore();
    // The figure gets the focus, so that the arrow keys move over it at once.
    m_page->figure()->setFocus();
}

MainWindow::~MainWindow() {
    // Hidden while the model still exists: a slider that is being dragged is released when hidden and notifies the
    // model.
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
    connect(&m_page->useModelMenu(), &UseModelMenu::failed, this, &MainWindow::showStatus);
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
        // Hidden panels keep their stored widths.
        if (m_left->isVisible()) m_panelWidths[0] = qRound(m_left->width() / interfaceScale());
        if (m_side->isVisible()) m_panelWidths[1] = qRound(m_side->width() / interfaceScale());
    });
    // The status bar is visible only while it shows a message.
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
    // A playing animation would overwrite the scene that undo restores.
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
            [this](int index) { m_model.select(validPins(m_page->shown()).at(std::size_t(index))); });
    connect(m_inspector, &Inspector::pinRemoved, this,
            [this](int index) { m_model.togglePin(validPins(m_page->shown()).at(std::size_t(index))); });
    connect(m_inspector, &Inspector::pinsCleared, &m_model, &SceneModel::clearPins);
    connect(m_page, &ExhibitPage::currentCellChanged, this, &MainWindow::updateCell);
    connect(m_page, &ExhibitPage::shownChanged, this, &MainWindow::updatePins);
    connect(m_page, &ExhibitPage::linkActivated, this, &MainWindow::followLink);
    connect(&m_model, &SceneModel::changed, this, &MainWindow::updateFromModel);
    connect(m_panel, &ParameterPanel::invalidInputChanged, m_page, &ExhibitPage::setStale);
}

void MainWindow::setLanguageChoice(const QString& code) {
    useLanguage(code);
    m_savedLanguage = m_languageChoice;
    saveSoon();
}

void MainWindow::useLanguage(const QString& code) {
    const Language* language = findLanguage(code.toStdString());
    m_languageChoice = language ? code : QLatin1String(kSystemLanguage);
    for (QAction* action : m_languages->actions()) action->setChecked(action->data() == m_languageChoice);
    installLanguage(language ? *language : systemLanguage());
}

void MainWindow::updateFromModel() {
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
    const std::vector<DerivedParameter> derived = exhibit.derivedParameters(scene);
    for (const ParameterUse& use : exhibit.uses())
        m_panel->setDisabledReason(std::string(use.key), noEffectReason(exhibit, use.key, scene, derived));
    m_panel->setParameters(m_model.scene().parameters, m_model.shown());
    updateProblem();
}

void MainWindow::updateProblem() {
    const std::optional<SceneProblem>& problem = m_page->problem();
    const bool isShownAtParameter =
        m_panel->setError(problem ? problem->key : std::string(), problem ? problem->words : QString());
    m_page->setProblemShownElsewhere(isShownAtParameter && !m_side->isHidden());
}

void MainWindow::updatePins() {
    const EvaluatedScene& shown = m_page->shown();
    m_inspector->setGeneralFormulas(m_page->formulas());
    std::vector<Explanation> pins;
    for (const Cell& pin : validPins(shown)) pins.push_back(shown.explain(pin));
    m_inspector->setPins(pins);
}

void MainWindow::updateCell() {
    const auto cell = m_page->currentCell();
    const Scene& scene = m_model.shownScene();
    const EvaluatedScene& shown = m_page->shown();
    const bool isPinned = cell && std::ranges::find(scene.view.pins, *cell) != scene.view.pins.end();
    // The figure may still show the previously requested scene, which can have other cells.
    if (!cell || !shown)
        m_inspector->setExplanation(std::nullopt, isPinned);
    else if (hasCell(shown, *cell))
        m_inspector->setExplanation(shown.explain(*cell), isPinned);
    // The menu actions do not exist yet during construction.
    if (!m_compareAction) return;
    m_pinAction->setEnabled(cell.has_value());
    m_pinAction->setChecked(isPinned);
    m_unpinAll->setEnabled(!scene.view.pins.empty());
    m_compareAction->setEnabled(m_model.exhibit().isComparable());
    m_compareAction->setChecked(m_compareAction->isEnabled() && m_model.isComparing());
}

void MainWindow::togglePin() {
    if (const auto cell = m_page->currentCell()) m_model.togglePin(*cell);
}

void MainWindow::openLink(const QString& link) {
    const auto [opened, problem] = BackgroundReader::outcomeOf<OpenedLink>([&] { return attention::openLink(link); });
    if (!problem.isEmpty())
        return showPlainTextWarning(this, tr("Open link"), tr("The link was not opened: %1.").arg(problem),
                                    [this] { Q_EMIT m_files->openingEnded(); });
    // Language and theme of the link are not saved, so the user's choice returns in the next run.
    if (opened.language) useLanguage(utf8Text(opened.language->code));
    if (!opened.theme.isEmpty()) {
        m_themeChoice = opened.theme == QLatin1String("dark") ? ThemeChoice::Dark : ThemeChoice::Light;
        applyThemeChoice();
    }
    setEmbedded(opened.isEmbedded);
    if (opened.scene) {
        m_lessons->cancelOpening();
        return m_files->openLinked(*opened.scene);
    }
    opened.step ? m_lessons->openAt(opened.lesson, *opened.step) : m_lessons->open(opened.lesson);
}

void MainWindow::updateRecoveryLesson() {
    const bool isUnderWay = m_lessons->isShown() && !m_lessons->isEditing() && !m_lessons->isGenerated();
    m_files->document().setRecoveryLesson(isUnderWay && !m_isEmbedded ? m_lessons->file() : QString());
}

void MainWindow::showInspector() {
    const bool isHidden = m_editor->isEditing() ? m_editor->isFormShown() : m_lessons->isAsking();
    m_inspector->setVisible(!m_isEmbedded && !isHidden);
}

void MainWindow::updateForEditor() {
    showInspector();
    showTitle();
    if (isVisible()) fitPanels();
}

void MainWindow::setEmbedded(bool embedded) {
    if (embedded == m_isEmbedded) return;
    m_isEmbedded = embedded;
    if (embedded) m_files->document().disableRecovery();
    menuBar()->setVisible(!embedded);
    showInspector();
    m_page->setCaptionLimited(embedded);
    // The shortcuts of undo and redo must work without the menus.
    for (QAction* action : {m_undoAction, m_redoAction}) embedded ? addAction(action) : removeAction(action);
    updateMinimumSize();
    fitWindow();
}

void MainWindow::lockTo(const QString& lesson, int idleMinutes) {
    m_settings.stopSaving();
    setAcceptDrops(false);
    // Hiding the menus disables their shortcuts; those of undo and redo stay.
    menuBar()->hide();
    for (QAction* action : {m_undoAction, m_redoAction}) addAction(action);
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
        if (const Exhibit* target = findExhibit(link.mid(5).toStdString())) m_page->useModelMenu().take(*target);
    } else if (link.startsWith(QLatin1String("term:"))) {
        // The glossary is a separate window with links to other pages.
        if (!m_locked) showGlossary(link.mid(5).toStdString());
    } else if (link.startsWith(utf8Text(kLinkScheme))) {
        if (!m_locked) openLink(link);
    } else if (const ParameterUse* use = exhibit.findUse(key)) {
        m_model.setParameter(key, parseValue(*use, link.section(u'=', 1).toStdString()));
    }
}

void MainWindow::keepRecoveryForNextRun() {
    m_panel->stopPlaying();
    m_presentation->setPresenting(false);
    m_files->cancelOpening();
    m_files->document().keepRecoveryForNextRun();
    m_editor->keepRecoveryForNextRun();
    save();
    m_settings.sync();
}

void MainWindow::closeEvent(QCloseEvent* event) {
    m_panel->stopPlaying();
    if (!m_mayClose) {
        // If nothing is asked, the innermost function runs at once, and its close() is ignored because this event is
        // still handled; else it runs after the answers.
        m_editor->leave([this] {
            m_votes->leave(this, [this] {
                m_files->leave([this](bool mayClose) {
                    m_mayClose = mayClose;
                    if (mayClose) close();
                });
            });
        });
    }
    if (!std::exchange(m_mayClose, false)) return event->ignore();
    m_presentation->setPresenting(false);
    m_files->cancelOpening();
    m_files->document().setRecoveryLesson({});
    m_files->document().restartRecovery();
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
    // Also saves the page with which the window was first shown.
    if (event->type() == QEvent::Show || event->type() == QEvent::Move || event->type() == QEvent::Resize) saveSoon();
    if (event->type() == QEvent::ThemeChange && m_theme && m_themeChoice == ThemeChoice::System) applyThemeChoice();
    return handled;
}

void MainWindow::resizeEvent(QResizeEvent* event) {
    QMainWindow::resizeEvent(event);
    fitWindow();
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
    // The drop's source application waits until this function returns, but opening may show a dialog.
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
    // Qt replaces [*] with the platform's mark for unsaved changes.
    setWindowTitle(tr("%1[*] – %2 – Attention Lab").arg(document.name(), m_model.exhibit().words().name));
    setWindowModified(document.isModified());
    setWindowFilePath(document.path());
}

void MainWindow::showStatus(const QString& sentence) {
    if (sentence.isEmpty())
        statusBar()->clearMessage();
    else
        statusBar()->showMessage(sentence, kStatusTime);
}

}  // namespace attention
