#include "ui/window/lesson_editor.h"

#include <algorithm>
#include <set>

#include <QFileInfo>
#include <QHBoxLayout>
#include <QMenu>
#include <QSplitter>
#include <QStackedWidget>
#include <QVBoxLayout>

#include "ui/lesson/lesson_check.h"
#include "ui/lesson/packed_lesson.h"
#include "ui/text/phrase_text.h"
#include "ui/widgets/parameter_panel.h"
#include "ui/widgets/segments.h"
#include "ui/widgets/style.h"
#include "ui/window/exhibit_page.h"
#include "ui/window/file_actions.h"
#include "ui/window/lesson_edits.h"

namespace attention {

using namespace Qt::StringLiterals;

namespace {

/// Milliseconds between an edit and checking the lesson, and writing the draft file.
constexpr int kCheckDelay = 300;
constexpr int kDraftDelay = 1000;

/// A lesson that can be edited in place: neither built in nor packed.
bool isWritableLesson(const QString& file) {
    return !file.isEmpty() && !file.startsWith(u':') && !hasPackedLessonSuffix(file);
}

}  // namespace

LessonEditor::LessonEditor(SceneModel& model, const Views& views, Settings& settings, const QString& dataFolder,
                           QWidget* window)
    : QObject(window),
      m_model(model),
      m_views(views),
      m_settings(settings),
      m_window(window),
      m_document(dataFolder.isEmpty() ? QString() : dataFolder + u"/lesson-drafts"_s) {
    m_box = new QWidget;
    m_tabs = new SegmentedControl({}, {QString(), QString()}, m_box);
    m_tabs->setObjectName(u"side-tabs"_s);
    m_pages = new QStackedWidget(m_box);
    auto* column = new QVBoxLayout(m_box);
    column->setContentsMargins({});
    column->setSpacing(0);
    auto* tabs = new QHBoxLayout;
    tabs->setContentsMargins(px(14), px(10), px(14), px(8));
    tabs->addWidget(m_tabs);
    tabs->addStretch();
    m_tabRow = new QWidget(m_box);
    m_tabRow->setLayout(tabs);
    m_tabRow->hide();
    column->addWidget(m_tabRow);
    column->addWidget(m_pages, 1);
    views.side.replaceWidget(0, m_box);
    m_pages->addWidget(&views.panel);
    views.panel.show();
    m_box->show();
    connect(m_tabs, &SegmentedControl::chosen, this, [this](int index) {
        m_pages->setCurrentWidget(index == 0 ? static_cast<QWidget*>(m_form) : &m_views.panel);
        Q_EMIT changed();
    });
    LessonList& list = views.lessons.list();
    connect(&list, &LessonList::moved, this, &LessonEditor::moveStep);
    connect(&list, &LessonList::addRequested, this, &LessonEditor::addScene);
    connect(&list, &LessonList::duplicateRequested, this,
            [this] { showStep(withCopy(*m_draft), tr("Duplicate a step")); });
    connect(&list, &LessonList::removeRequested, this,
            [this] { showStep(withoutStep(*m_draft), tr("Delete a step")); });
    connect(&list, &LessonList::menuRequested, this, &LessonEditor::showListMenu);
    connect(&views.lessons.session(), &LessonSession::aboutToShow, this, [this](int index) {
        m_played.clear();
        if (!isEditing() || index == m_draft->step) return;
        auto next = std::make_shared<LessonDraft>(*m_draft);
        next->step = index;
        m_draft = next;
        m_model.setNextDraft(m_draft);
    });
    connect(&views.lessons, &LessonActions::changed, this, [this] {
        showActions();
        showSoon();
    });
    views.lessons.setEditedFileSource([this] { return isModified() ? QString() : m_document.location().path; });
    views.lessons.setLeaveEditingHandler([this](const std::function<void()>& then) { leave(then); });
    connect(&m_model, &SceneModel::historyChanged, this, &LessonEditor::updateFromHistory);
    connect(&views.page, &ExhibitPage::shownChanged, this, &LessonEditor::showSoon);
    connect(&views.panel.player(), &Player::stopped, this, [this](const std::string& key) {
        if (std::ranges::find(m_played, key) == m_played.end()) m_played.push_back(key);
        showSoon();
    });
    views.files.setSaveOverride([this] {
        if (isEditing()) save();
        return isEditing();
    });
    for (QTimer* timer : {&m_checkTimer, &m_draftTimer, &m_showTimer}) timer->setSingleShot(true);
    m_checkTimer.setInterval(kCheckDelay);
    m_draftTimer.setInterval(kDraftDelay);
    m_showTimer.setInterval(0);
    connect(&m_checkTimer, &QTimer::timeout, this, &LessonEditor::check);
    connect(&m_draftTimer, &QTimer::timeout, this, [this] {
        if (isEditing() && !m_document.saveDraft(*m_draft))
            Q_EMIT said(tr("Unsaved changes cannot be kept against a crash: the disk may be full."));
    });
    connect(&m_showTimer, &QTimer::timeout, this, &LessonEditor::show);
    retranslate();
}

LessonEditor::~LessonEditor() = default;

void LessonEditor::fill(QMenu& menu) {
    const auto add = [&](const char* name, const QKeySequence& keys, auto slot) {
        QAction* action = menu.addAction(QString(), this, slot);
        action->setShortcut(keys);
        m_translatedActions.emplace_back(action, name);
        return action;
    };
    menu.addSeparator();
    add(QT_TR_NOOP("&New lesson"), {}, [this] { leave([this] { startNew(); }); });
    m_copyAction = add(QT_TR_NOOP("Edit a cop&y"), {}, [this] {
        const QString file = isEditing() ? m_document.location().path : m_views.lessons.file();
        edit(file, true);
    });
    m_editAction = add(QT_TR_NOOP("E&dit this lesson"), {}, [this] { edit(m_views.lessons.file(), false); });
    add(QT_TR_NOOP("Add this scene as a s&tep"), QKeySequence(Qt::CTRL | Qt::SHIFT | Qt::Key_N),
        [this] { addScene(); });
    menu.addSeparator();
    m_editingActions = {add(QT_TR_NOOP("&Save lesson"), {}, [this] { save(); }),
                        add(QT_TR_NOOP("Save &lesson as…"), {}, [this] { saveAs(); }),
                        add(QT_TR_NOOP("Stop ed&iting"), {}, [this] { stop(); })};
    retranslate();
    showActions();
}

void LessonEditor::retranslate() {
    for (const auto& [action, name] : m_translatedActions) action->setText(tr(name));
    m_tabs->setTexts(tr("Beside the page"), {tr("Step"), tr("Parameters")});
    if (m_form) m_form->retranslate();
    if (isEditing()) m_checkTimer.start();
}

void LessonEditor::setTheme(const Theme& theme) {
    m_theme = &theme;
    if (m_form) m_form->setTheme(theme);
}

bool LessonEditor::isFormShown() const {
    return isEditing() && m_pages->currentWidget() == m_form;
}

QString LessonEditor::name() const {
    const QString& path = m_document.location().path;
    return path.isEmpty() ? utf8Text(m_lesson.title) : QFileInfo(path).fileName();
}

void LessonEditor::showActions() {
    if (!m_editAction) return;
    const QString& file = m_views.lessons.file();
    m_editAction->setEnabled(!isEditing() && isWritableLesson(file));
    m_copyAction->setEnabled(isEditing() ? !m_document.location().path.isEmpty() : !file.isEmpty());
    for (QAction* action : m_editingActions) action->setEnabled(isEditing());
}

void LessonEditor::showListMenu(int index, const QPoint& position) {
    if (!m_views.lessons.isListingLessons()) return;
    const QString file = m_views.lessons.fileAt(index);
    if (file.isEmpty()) return;
    auto* menu = new QMenu(m_window);
    menu->setAttribute(Qt::WA_DeleteOnClose);
    menu->addAction(tr("Edit a copy"), this, [this, file] { edit(file, true); });
    if (isWritableLesson(file)) menu->addAction(tr("Edit this lesson"), this, [this, file] { edit(file, false); });
    menu->popup(position);
}

void LessonEditor::makeForm() {
    m_form = new LessonForm(m_box);
    connect(m_form, &LessonForm::edited, this, &LessonEditor::editField);
    connect(m_form, &LessonForm::choicesEdited, this, [this](const std::vector<LessonChoice>& choices, bool isBeside) {
        apply(withChoices(*m_draft, isBeside ? m_beside : std::string(), choices), tr("Answers"),
              "lesson.choices" + std::to_string(m_draft->step));
    });
    connect(m_form, &LessonForm::kindChosen, this, &LessonEditor::chooseKind);
    connect(m_form, &LessonForm::useSceneRequested, this, &LessonEditor::useCurrentScene);
    connect(m_form, &LessonForm::restoreSceneRequested, &m_views.lessons, &LessonActions::goBackToLesson);
    connect(m_form, &LessonForm::useCellRequested, this, &LessonEditor::useSelectedCell);
    connect(m_form, &LessonForm::coverRequested, this, &LessonEditor::coverCell);
    connect(m_form, &LessonForm::panelPointedAt, this, &LessonEditor::flashPanel);
    connect(m_form, &LessonForm::languageChosen, this, &LessonEditor::chooseLanguage);
    m_form->retranslate();
    m_form->setTheme(*m_theme);
}

void LessonEditor::begin(const LessonDocument::Location& location, LessonDraft draft) {
    draft.document = ++m_documentCount;
    m_document.begin(location);
    m_beside.clear();
    m_refused.reset();
    m_faults.clear();
    m_played.clear();
    // The form is created on demand because most windows never edit a lesson.
    if (!m_form) makeForm();
    if (m_pages->indexOf(m_form) < 0) m_pages->addWidget(m_form);
    m_pages->setCurrentWidget(m_form);
    m_tabs->setCurrent(0);
    m_tabRow->show();
    m_draft = m_firstDraft = std::make_shared<const LessonDraft>(std::move(draft));
    m_model.setNextDraft(m_draft);
    adopt(m_draft, LessonActions::Preview::Scene);
    showActions();
    show();
    Q_EMIT changed();
}

void LessonEditor::end() {
    if (!isEditing()) return;
    m_document.removeDraft();
    m_draft = m_firstDraft = nullptr;
    m_refused.reset();
    m_model.setNextDraft(nullptr);
    for (QTimer* timer : {&m_checkTimer, &m_draftTimer, &m_showTimer}) timer->stop();
    m_checker.cancel();
    flashPanel(0);
    m_pages->setCurrentWidget(&m_views.panel);
    m_pages->removeWidget(m_form);
    m_form->setParent(m_box);
    m_form->hide();
    m_tabRow->hide();
    m_views.lessons.endPreview();
    showActions();
    Q_EMIT changed();
}

void LessonEditor::updateFromHistory() {
    if (!isEditing()) {
        // Undo may lead to a step with a draft of a closed lesson, which stays closed.
        if (m_model.draft()) m_model.setNextDraft(nullptr);
        return;
    }
    Draft draft = m_model.draft();
    if (!draft || draft->document != m_draft->document) {
        // The history step is from before the lesson was opened.
        draft = m_firstDraft;
        m_model.setNextDraft(draft);
    }
    if (draft != m_draft)
        adopt(draft, draft->step == m_draft->step ? LessonActions::Preview::Stay : LessonActions::Preview::Text);
    showSoon();
}

void LessonEditor::adopt(const Draft& draft, LessonActions::Preview extent) {
    m_draft = draft;
    m_lesson = readLesson(draft->texts.at(""));
    const auto beside = draft->texts.find(m_beside);
    if (beside == draft->texts.end()) m_beside.clear();
    m_translation = m_beside.empty() ? Lesson() : readLesson(beside->second);
    m_isChecked = false;
    m_faults.clear();
    for (const LessonDiagnostic& each : m_lesson.diagnostics) m_faults.push_back(faultOf(each, m_lesson, {}));
    m_views.lessons.preview(m_lesson, m_document.location().folder, draft->step, extent);
    m_checkTimer.start();
    m_draftTimer.start();
    showSoon();
    Q_EMIT edited();
}

void LessonEditor::apply(const LessonDraft& draft, const QString& words, const std::string& kind) {
    m_refused.reset();
    if (draft == *m_draft) return showSoon();
    m_model.editDraft(std::make_shared<const LessonDraft>(draft), words, kind);
}

void LessonEditor::showStep(const LessonDraft& draft, const QString& words) {
    m_refused.reset();
    m_draft = std::make_shared<const LessonDraft>(draft);
    m_model.setNextDraft(m_draft);
    adopt(m_draft, LessonActions::Preview::Scene);
    // A step whose scene cannot be shown adds nothing to the history, so the edit is added here.
    if (m_model.history().currentStep().draft != m_draft) m_model.editDraft(m_draft, words, {});
}

void LessonEditor::moveStep(int from, int to) {
    if (isEditing()) apply(withMovedStep(*m_draft, std::size_t(from), std::size_t(to)), tr("Move a step"));
}

void LessonEditor::check() {
    if (!isEditing()) return;
    struct Checked {
        QString language;
        Lesson lesson;
        std::vector<LessonDiagnostic> diagnostics;
    };
    using All = std::vector<Checked>;
    m_checker.start<All>(
        [texts = m_draft->texts, folder = m_document.location().folder] {
            // Covers refer to a figure, which exists only on the interface thread; formState() checks those of the
            // shown step.
            const auto read = [](const std::string& lesson) {
                Lesson parsed = readLesson(lesson);
                for (LessonStep& step : parsed.steps) {
                    step.covers.clear();
                    step.hides.clear();
                }
                return parsed;
            };
            const Lesson original = read(texts.at(""));
            All all;
            for (const auto& [language, lesson] : texts) {
                Checked checked{utf8Text(language), read(lesson), {}};
                checked.diagnostics = checkLesson(checked.lesson, folder, language.empty() ? nullptr : &original);
                all.push_back(std::move(checked));
            }
            return all;
        },
        [this](const ReadOutcome<All>& outcome) {
            m_faults.clear();
            std::set<std::string> reported;
            for (const Checked& checked : outcome.value)
                for (const LessonDiagnostic& each : checked.diagnostics) {
                    // A fault of the original is not reported again for its translations.
                    const std::string sentence = each.sentence.english();
                    if (checked.language.isEmpty()) reported.insert(sentence);
                    if (checked.language.isEmpty() || !reported.contains(sentence))
                        m_faults.push_back(faultOf(each, checked.lesson, checked.language));
                }
            m_isChecked = true;
            showSoon();
        });
}

}  // namespace attention
