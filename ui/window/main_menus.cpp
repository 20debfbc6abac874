#include <algorithm>
#include <array>

#include <QActionGroup>
#include <QApplication>
#include <QClipboard>
#include <QHBoxLayout>
#include <QMenuBar>
#include <QPushButton>
#include <QScreen>
#include <QSplitter>
#include <QToolButton>

#include "ui/exhibits/evaluated_scene.h"
#include "ui/figure/figure.h"
#include "ui/system/browser.h"
#include "ui/system/diagnostics.h"
#include "ui/text/citation.h"
#include "ui/text/language.h"
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
#include "ui/window/figure_input.h"
#include "ui/window/file_actions.h"
#include "ui/window/history_menu.h"
#include "ui/window/lesson_actions.h"
#include "ui/window/lesson_editor.h"
#include "ui/window/link_code.h"
#include "ui/window/locked_lesson.h"
#include "ui/window/main_window.h"
#include "ui/window/main_window_parts.h"
#include "ui/window/panel_tray.h"
#include "ui/window/presentation.h"
#include "ui/window/presentation_window.h"
#include "ui/window/shortcut_list.h"
#include "ui/window/use_model_menu.h"
#include "ui/window/vision_menu.h"
#include "ui/window/vote_export.h"

namespace attention {
namespace {

constexpr double kZoomStep = 0.8;

}  // namespace

QMenu* MainWindow::addMenu(const char* text) {
    QMenu* menu = menuBar()->addMenu(QString());
    m_translatedActions.emplace_back(menu->menuAction(), text);
    return menu;
}

QAction* MainWindow::addTo(QMenu* menu, const char* text, const QKeySequence& keys, auto slot) {
    QAction* action = menu->addAction(QString(), this, slot);
    m_translatedActions.emplace_back(action, text);
    action->setShortcut(keys);
    return action;
}

void MainWindow::makeMenus() {
    makeFileMenu();
    makeEditMenu();
    makeViewMenu();
    makeCourseMenu();
    makeHelpMenu();
    makeCornerButtons();
}

void MainWindow::makeFileMenu() {
    QMenu* file = addMenu(QT_TR_NOOP("&File"));
    m_files->fill(*file);
    file->addSeparator();
    m_arrays->fill(*file);
    file->addMenu(&m_page->useModelMenu());
    file->addSeparator();
    m_exports->fillFileMenu(*file);
    m_codes->fillFileMenu(*file);
    file->addSeparator();
    QAction* quit = addTo(file, QT_TR_NOOP("&Quit"), QKeySequence(QKeySequence::Quit), &MainWindow::close);
    quit->setMenuRole(QAction::QuitRole);
    // In a browser, quitting would leave a blank page.
    quit->setVisible(!isInBrowser());
}

void MainWindow::makeEditMenu() {
    QMenu* edit = addMenu(QT_TR_NOOP("&Edit"));
    m_undoAction = addTo(edit, QT_TR_NOOP("&Undo"), QKeySequence(QKeySequence::Undo), [this] { m_model.undo(); });
    m_redoAction = addTo(edit, QT_TR_NOOP("&Redo"), {}, [this] { m_model.redo(); });
    m_redoAction->setShortcuts({QKeySequence(Qt::CTRL | Qt::SHIFT | Qt::Key_Z), QKeySequence(Qt::CTRL | Qt::Key_Y)});
    m_history = new HistoryMenu(m_model, edit);
    edit->addMenu(m_history);
    edit->addSeparator();
    addTo(edit, QT_TR_NOOP("&Copy value"), QKeySequence(QKeySequence::Copy), [this] { m_inspector->copyValue(); });
    m_exports->fillEditMenu(*edit);
    m_codes->fillEditMenu(*edit);
    edit->addSeparator();
    m_pinAction = addTo(edit, QT_TR_NOOP("Pi&n the cell"), QKeySequence(Qt::CTRL | Qt::Key_D), [this] { togglePin(); });
    m_pinAction->setCheckable(true);
    m_unpinAll = addTo(edit, QT_TR_NOOP("Unpin &all cells"), QKeySequence(Qt::CTRL | Qt::SHIFT | Qt::Key_D),
                       [this] { m_model.clearPins(); });
    addTo(edit, QT_TR_NOOP("Clear &selection"), QKeySequence(Qt::CTRL | Qt::SHIFT | Qt::Key_A),
          [this] { m_model.select(std::nullopt); });
    addTo(edit, QT_TR_NOOP("R&eset parameters"), QKeySequence(Qt::CTRL | Qt::Key_R),
          [this] { m_model.resetParameters(); });
    m_takeOnce = addTo(edit, QT_TR_NOOP("Take these values alon&g"), {},
                       [this](bool on) { chooseTakeAlong(on ? TakeAlong::Once : TakeAlong::Nothing); });
    m_takeAlways = addTo(edit, QT_TR_NOOP("Al&ways take values along"), {},
                         [this](bool on) { chooseTakeAlong(on ? TakeAlong::Always : TakeAlong::Nothing); });
    for (QAction* action : {m_takeOnce, m_takeAlways}) action->setCheckable(true);
}

void MainWindow::makeViewMenu() {
    QMenu* view = addMenu(QT_TR_NOOP("&View"));
    QAction* next =
        addTo(view, QT_TR_NOOP("&Next page"), QKeySequence(Qt::CTRL | Qt::Key_PageDown), [this] { stepExhibit(1); });
    QAction* previous =
        addTo(view, QT_TR_NOOP("&Previous page"), QKeySequence(Qt::CTRL | Qt::Key_PageUp), [this] { stepExhibit(-1); });
    m_compareAction = addTo(view, QT_TR_NOOP("&Compare with this figure"), QKeySequence(Qt::CTRL | Qt::Key_K),
                            [this](bool on) { m_model.compare(on); });
    m_compareAction->setCheckable(true);
    view->addSeparator();
    addSizeActions(view);
    view->addSeparator();
    addAppearanceActions(view);
    view->addSeparator();
    addPanelActions(view);
    m_presentAction = addTo(view, QT_TR_NOOP("Present on a &whole screen"), {},
                            [this](bool on) { m_presentation->setPresenting(on); });
    m_presentAction->setCheckable(true);
    // A presenter's clicker sends F5 to start.
    m_presentAction->setShortcuts({Qt::Key_F11, Qt::Key_F5});
    connect(m_presentation, &Presentation::presentingChanged, m_presentAction, &QAction::setChecked);
    m_presentation->setActions({m_presentAction, next, previous, m_undoAction, m_redoAction});
    m_presentation->setMenus(m_languages->actions(), m_themes->actions());
    addFullScreenAction(view);
}

void MainWindow::addSizeActions(QMenu* view) {
    // The plus sign is a shifted equals sign on many keyboards.
    const auto addPlus = [&](const char* text, Qt::Modifier modifier, auto slot) {
        QAction* action = addTo(view, text, {}, slot);
        action->setShortcuts({QKeySequence(modifier | Qt::Key_Plus), QKeySequence(modifier | Qt::Key_Equal)});
        return action;
    };
    addPlus(QT_TR_NOOP("Zoom &in"), Qt::ALT, [this] { m_page->input().zoomBy(kZoomStep); });
    addTo(view, QT_TR_NOOP("Zoom &out"), QKeySequence(Qt::ALT | Qt::Key_Minus),
          [this] { m_page->input().zoomBy(1 / kZoomStep); });
    addTo(view, QT_TR_NOOP("Show &all"), QKeySequence(Qt::ALT | Qt::Key_0), [this] { m_model.setZoom(std::nullopt); });
    view->addSeparator();
    m_larger = addPlus(QT_TR_NOOP("Larg&er text"), Qt::CTRL, [this] { stepTextSize(1); });
    m_smaller =
        addTo(view, QT_TR_NOOP("&Smaller text"), QKeySequence(Qt::CTRL | Qt::Key_Minus), [this] { stepTextSize(-1); });
    m_normalSize = addTo(view, QT_TR_NOOP("Normal te&xt"), QKeySequence(Qt::CTRL | Qt::Key_0),
                         [this] { setTextSize(kTextSizes.front()); });
}

void MainWindow::addAppearanceActions(QMenu* view) {
    view->addMenu(m_panel->playMenu());
    m_reduceMotion = addTo(view, QT_TR_NOOP("&Reduce motion"), {}, [this](bool on) { setMotionReduced(on); });
    m_reduceMotion->setCheckable(true);
    QMenu* theme = view->addMenu(QString());
    m_translatedActions.emplace_back(theme->menuAction(), QT_TR_NOOP("&Theme"));
    m_themes = new QActionGroup(this);
    for (const auto& [choice, text] :
         {std::pair{ThemeChoice::System, QT_TR_NOOP("As the &system")},
          std::pair{ThemeChoice::Light, QT_TR_NOOP("&Light")}, std::pair{ThemeChoice::Dark, QT_TR_NOOP("&Dark")}}) {
        QAction* action = addTo(theme, text, {}, [this, choice = choice] { setThemeChoice(choice); });
        action->setCheckable(true);
        action->setData(int(choice));
        m_themes->addAction(action);
    }
    m_vision = new VisionMenu(*m_page, view);
    view->addMenu(m_vision);
    connect(m_vision, &VisionMenu::said, this, &MainWindow::showStatus);
    makeLanguageMenu(*view);
}

void MainWindow::addPanelActions(QMenu* view) {
    addTo(view, QT_TR_NOOP("Next region"), QKeySequence(Qt::Key_F6), [this] { focusNextRegion(1); });
    addTo(view, QT_TR_NOOP("Previous region"), QKeySequence(Qt::SHIFT | Qt::Key_F6), [this] { focusNextRegion(-1); });
    m_showListAction =
        addTo(view, QT_TR_NOOP("&List of pages"), Qt::Key_F9, [this](bool on) { showPanel(m_showListAction, on); });
    m_showSideAction =
        addTo(view, QT_TR_NOOP("Para&meters"), Qt::Key_F10, [this](bool on) { showPanel(m_showSideAction, on); });
    for (QAction* action : {m_showListAction, m_showSideAction}) {
        action->setCheckable(true);
        action->setChecked(true);
    }
}

void MainWindow::addFullScreenAction(QMenu* view) {
    m_fullScreen = addTo(view, QT_TR_NOOP("&Full screen"), {}, [this](bool on) {
        setBrowserFullScreen(on);
        setWindowState(on ? windowState() | Qt::WindowFullScreen : windowState() & ~Qt::WindowFullScreen);
    });
    m_fullScreen->setCheckable(true);
    QList<QKeySequence> fullScreenKeys = QKeySequence::keyBindings(QKeySequence::FullScreen);
    // A shortcut assigned twice is ambiguous and does nothing.
    fullScreenKeys.removeAll(QKeySequence(Qt::Key_F11));
    fullScreenKeys.prepend(QKeySequence(Qt::SHIFT | Qt::Key_F11));
    m_fullScreen->setShortcuts(fullScreenKeys);
}

void MainWindow::makeCourseMenu() {
    QMenu* course = addMenu(QT_TR_NOOP("&Course"));
    m_lessons->fill(*course);
    m_votes = new VoteExport(m_lessons->session(), m_settings, this);
    course->addSeparator();
    QAction* exportVotes =
        addTo(course, QT_TR_NOOP("Export the &votes…"), {}, [this] { m_votes->ask(m_presentation->dialogParent()); });
    exportVotes->setEnabled(false);
    connect(m_votes, &VoteExport::possibleChanged, exportVotes, &QAction::setEnabled);
    connect(m_votes, &VoteExport::said, this, [this](const QString& sentence) {
        showStatus(sentence);
        if (m_presentation->stage()) m_presentation->stage()->showMessage(sentence);
    });
    m_presentation->setMoreActions({m_undoAction, exportVotes});
    connect(m_presentation, &Presentation::whatIfRequested, this, [this] { showPaletteOn(*m_presentation->stage()); });
    m_editor->fill(*course);
}

void MainWindow::makeHelpMenu() {
    QMenu* help = addMenu(QT_TR_NOOP("&Help"));
    m_presentation->addAction(
        addTo(help, QT_TR_NOOP("&Find by name…"), QKeySequence(Qt::CTRL | Qt::Key_P), &MainWindow::showPalette));
    addTo(help, QT_TR_NOOP("&Keys and mouse"), QKeySequence(QKeySequence::HelpContents), &MainWindow::showKeys);
    addTo(help, QT_TR_NOOP("&Glossary"), QKeySequence(Qt::CTRL | Qt::Key_G), [this] { showGlossary(); });
    addTo(help, QT_TR_NOOP("How to &cite…"), {}, &MainWindow::showCitation);
    addTo(help, QT_TR_NOOP("Copy &diagnostics"), {}, [this] {
        QApplication::clipboard()->setText(diagnosticsOfWindow());
        showStatus(tr("The diagnostics were copied."));
    });
    addTo(help, QT_TR_NOOP("&About Attention Lab"), {}, &MainWindow::showAbout)->setMenuRole(QAction::AboutRole);
    addTo(help, QT_TR_NOOP("About &Qt"), {}, &MainWindow::showAboutQt)->setMenuRole(QAction::AboutQtRole);
}

void MainWindow::makeLanguageMenu(QMenu& view) {
    QMenu* menu = view.addMenu(QString());
    m_translatedActions.emplace_back(menu->menuAction(), QT_TR_NOOP("Lang&uage"));
    m_languages = new QActionGroup(this);
    const auto add = [&](const QString& text, const QString& code) {
        QAction* action = menu->addAction(text, this, [this, code] { setLanguageChoice(code); });
        action->setCheckable(true);
        action->setData(code);
        action->setChecked(code == m_languageChoice);
        m_languages->addAction(action);
        return action;
    };
    m_translatedActions.emplace_back(add({}, QLatin1String(kSystemLanguage)), QT_TR_NOOP("As the &system"));
    // Each language is named in itself, so that its readers recognize it.
    for (const Language& language : languages())
        add(language.name, QString::fromUtf8(language.code.data(), qsizetype(language.code.size())));
}

void MainWindow::retranslate() {
    for (const auto& [action, text] : m_translatedActions) action->setText(tr(text));
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
    // Reasons, explanations and pinned cells contain translated texts, too.
    updateFromModel();
    updatePins();
    updateCell();
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
    add("undo", m_undoAction, QT_TR_NOOP("Undo"));
    add("redo", m_redoAction, QT_TR_NOOP("Redo"));
    row->addSpacing(px(12));
    add("copy", m_exports->copyFigureAction(), QT_TR_NOOP("Copy figure"));
    add("export", m_exports->exportFigureAction(), QT_TR_NOOP("Export figure"));
    add("presentation", m_presentAction, QT_TR_NOOP("Present"));
    // These buttons are visible while their panels are hidden or only temporarily open.
    add("panel-left", m_showListAction, QT_TR_NOOP("List of pages"));
    add("panel-right", m_showSideAction, QT_TR_NOOP("Parameters"));
    menuBar()->setCornerWidget(corner);
}

void MainWindow::showHistoryState() {
    const SceneHistory& history = m_model.history();
    const auto show = [](QAction* action, bool can, const QString& plain, const QString& with, QString text) {
        action->setEnabled(can);
        // An ampersand in a menu would underline the letter behind it.
        action->setText(can && !text.isEmpty() ? with.arg(text.replace(u'&', QLatin1String("&&"))) : plain);
    };
    show(m_undoAction, history.canUndo(), tr("&Undo"), tr("&Undo %1"), history.undoText());
    show(m_redoAction, history.canRedo(), tr("&Redo"), tr("&Redo %1"), history.redoText());
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
        // The box stays open after copying, so that another form can be copied as well.
        button->disconnect();
        connect(button, &QPushButton::clicked, this, [form = form] { QApplication::clipboard()->setText(form); });
    }
    openDialog(box);
}

void MainWindow::showKeys() {
    openDialog(new ShortcutList(*menuBar(), this));
}

void MainWindow::showPalette() {
    if (PresentationWindow* stage = m_presentation->stage(); stage && !isActiveWindow()) return showPaletteOn(*stage);
    if (!m_palette) {
        const PaletteSources sources{*menuBar(),
                                     m_model,
                                     *m_panel,
                                     *m_lessons,
                                     [this](std::string_view term) { showGlossary(term); },
                                     [this](const std::string& key) {
                                         if (m_side->isHidden()) showPanel(m_showSideAction, true);
                                         m_panel->focusControl(key);
                                     }};
        m_palette = new CommandPalette(sources, m_settings, this);
        m_palette->setTheme(*m_theme);
    }
    m_palette->open();
}

void MainWindow::showPaletteOn(PresentationWindow& stage) {
    auto* palette = stage.findChild<CommandPalette*>();
    if (!palette) {
        // The stage has no control for every parameter, so values are typed after the parameter's name.
        const auto askValue = [this, &stage](const std::string& key) {
            if (key == "tokens" && stage.showSentence(true)) return;
            const ParameterInfo& info = *findParameter(key);
            // For a text parameter, the current text is offered for editing.
            const ParameterValue now = valueOf(m_model.shown().parameters, info);
            const auto* text = std::get_if<std::string>(&now);
            stage.findChild<CommandPalette*>()->open(QString::fromStdString(key + ' ' + (text ? *text : "")));
        };
        palette =
            new CommandPalette({*menuBar(), m_model, *m_panel, *m_lessons, {}, askValue, true}, m_settings, &stage);
        connect(palette, &CommandPalette::chosen, &stage, &PresentationWindow::noteWhatIf);
    }
    palette->setTheme(m_theme->isDark ? Theme::dark(Contrast::High) : Theme::light(Contrast::High));
    stage.activateWindow();
    palette->open();
}

void MainWindow::showGlossary(std::string_view term) {
    if (!m_glossary) {
        m_glossary = new GlossaryWindow(this);
        m_glossary->setTheme(*m_theme);
    }
    m_glossary->showTerm(term);
}

}  // namespace attention
