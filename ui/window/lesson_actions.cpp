#include "ui/window/lesson_actions.h"

#include <algorithm>

#include <QAction>
#include <QApplication>
#include <QFileInfo>
#include <QMenu>
#include <QStackedWidget>

#include "ui/figure/figure.h"
#include "ui/lesson/challenges.h"
#include "ui/lesson/packed_lesson.h"
#include "ui/text/language.h"
#include "ui/widgets/inspector.h"
#include "ui/widgets/lesson_text.h"
#include "ui/widgets/parameter_panel.h"
#include "ui/window/challenge_list.h"
#include "ui/window/exhibit_page.h"
#include "ui/window/figure_input.h"
#include "ui/window/file_actions.h"
#include "ui/window/handout_actions.h"
#include "ui/window/lesson_packer.h"
#include "ui/window/practice_actions.h"

namespace attention {
namespace {

using namespace Qt::StringLiterals;

/// Milliseconds between a change of a lesson file and reading it again, because editors write in several steps.
constexpr int kReloadDelay = 100;

LessonList::Mark markOf(StepState state) {
    return state == StepState::Done      ? LessonList::Mark::Done
           : state == StepState::Skipped ? LessonList::Mark::Skipped
                                         : LessonList::Mark::Open;
}

}  // namespace

LessonActions::LessonActions(SceneModel& model, const Views& views, const QString& dataFolder, QWidget* window)
    : QObject(window), m_model(model), m_views(views), m_window(window), m_session(model), m_progress(dataFolder) {
    // Opening a file or a new scene pauses the lesson.
    connect(&views.files.document(), &SceneDocument::replaced, this, [this] {
        if (isShown()) explore();
    });
    connectWatcher();
    m_handout = new HandoutActions(window);
    connect(m_handout, &HandoutActions::said, this, &LessonActions::said);
    m_list = new LessonList(&views.leftColumn);
    views.leftColumn.addWidget(m_list);
    m_text = new LessonText(&views.page);
    m_text->hide();
    connectViews();
    connectSession();
    qApp->installEventFilter(this);
    connect(&views.panel.player(), &Player::started, this, [this] { m_playedStep = m_session.index(); });
    connect(&views.panel.player(), &Player::stopped, this, [this](const std::string& key) {
        if (isShown() && m_playedStep == m_session.index()) m_session.notePlayed(key);
    });
    // A playing animation belongs to the step in which it was started.
    connect(&m_session, &LessonSession::stepChanged, &views.panel, &ParameterPanel::stopPlaying);
    // Opening another page by menu or key pauses the lesson.
    connect(&m_model, &SceneModel::changed, this, &LessonActions::noteSceneChanged);
    m_practice = new PracticeActions(*this, dataFolder, window);
    connect(m_practice, &PracticeActions::said, this, &LessonActions::said);
    // The right answer to a number question is known once the page's numbers are computed.
    connect(&views.page, &ExhibitPage::shownChanged, this, [this] {
        // Hovering over a cell does not change the study.
        const auto& study = m_views.page.shown().study();
        if (isShown() && m_describedStudy.lock() != study) showText();
        m_session.noteShown(m_views.page.shown());
    });
    connect(&m_model, &SceneModel::historyChanged, this, [this] {
        if (isShown() && m_session.moves()) showText();
    });
}

void LessonActions::connectWatcher() {
    m_reloadTimer.setSingleShot(true);
    m_reloadTimer.setInterval(kReloadDelay);
    connect(&m_reloadTimer, &QTimer::timeout, this, &LessonActions::reload);
    connect(&m_watcher, &QFileSystemWatcher::fileChanged, this, [this] { m_reloadTimer.start(); });
    connect(&m_watcher, &QFileSystemWatcher::directoryChanged, this, [this] {
        // QFileSystemWatcher stops watching a file that was replaced.
        if (m_watcher.files().size() < m_watched.size()) m_reloadTimer.start();
    });
}

void LessonActions::connectViews() {
    connect(m_list, &LessonList::chosen, this, [this](int index) {
        if (listsChallenges()) {
            if (const QString file = challengeAt(index); !file.isEmpty()) open(file);
            return;
        }
        if (!m_isListingLessons) return m_session.goTo(index);
        if (index == courseFiles().size()) return showCourseEnd();
        open(fileAt(index));
    });
    connect(m_list, &LessonList::courseRequested, this, &LessonActions::showCourse);
    connect(m_list, &LessonList::exploreRequested, this, &LessonActions::explore);
    connect(m_text, &LessonText::chosen, &m_session, &LessonSession::choose);
    connect(&m_views.page, &ExhibitPage::cellChosen, this, &LessonActions::answerCell);
    connect(m_text, &LessonText::numberTyped, this, &LessonActions::answerNumber);
    connect(m_text, &LessonText::orderGiven, &m_session, &LessonSession::answerOrder);
    connect(m_text, &LessonText::backClicked, &m_session, &LessonSession::back);
    connect(m_text, &LessonText::skipClicked, this, &LessonActions::reveal);
    connect(m_text, &LessonText::startAgainClicked, &m_session, &LessonSession::startAgain);
    connect(m_text, &LessonText::linkActivated, &m_views.page, &ExhibitPage::linkActivated);
    connect(m_text, &LessonText::nextClicked, this,
            [this] { m_session.index() + 1 < m_session.stepCount() ? m_session.next() : goToNextLesson(); });
}

void LessonActions::connectSession() {
    connect(&m_session, &LessonSession::stepChanged, this, &LessonActions::updateViews);
    connect(&m_session, &LessonSession::stepChanged, this, [this] { m_views.page.holdScales(isShown()); });
    connect(&m_session, &LessonSession::stepChanged, this, [this] {
        if (const auto next = m_session.nextScene()) m_views.page.prefetch(*next);
    });
    connect(&m_session, &LessonSession::progressed, this, &LessonActions::updateViews);
    for (const auto signal : {&LessonSession::stepChanged, &LessonSession::progressed})
        connect(&m_session, signal, this, &LessonActions::focusForStep);
}

void LessonActions::focusForStep() {
    // While a lesson is edited, the focus stays in the form.
    if (m_isEditing) return;
    // Keep the keyboard focus where the user works: in the list while stepping, on the control while dragging.
    const bool isElsewhere =
        m_views.leftColumn.isAncestorOf(m_window->focusWidget()) || m_views.panel.isAncestorOf(m_window->focusWidget());
    const bool isTyped =
        m_session.hasOpenQuestion() && (isKind(LessonQuestion::Kind::Number) || isKind(LessonQuestion::Kind::Order));
    if (!isShown() || (isElsewhere && !isTyped)) return;
    // The figure gets the focus if a cell is asked for or must be selected, so that the arrow keys move over it.
    const auto& task = m_session.step().task;
    const bool selectsCell =
        !m_session.hasOpenQuestion() && m_session.hasOpenTask() && task &&
        std::ranges::count(task->clauses, ConditionClause::Kind::Selected, &ConditionClause::kind) > 0;
    if (m_views.page.input().isChoosing() || selectsCell)
        m_views.page.figure()->setFocus();
    else
        m_text->takeFocus();
}

void LessonActions::noteSceneChanged() {
    // Undo has led back to the paused scene.
    if (hasPausedScene() && m_model.scene() == *m_pausedScene) {
        m_pausedScene.reset();
        m_isExploring = m_isOnOtherPage = false;
        updateViews();
        return;
    }
    if ((isShown() && m_session.isOnOtherExhibit()) || m_isCourseEnd) {
        explore();
        m_isOnOtherPage = true;
    } else if (m_isEditing && m_isOnOtherPage && !m_session.isOnOtherExhibit()) {
        m_isExploring = m_isOnOtherPage = false;
        updateViews();
    }
    // Changing the scene while the list of lessons is shown also counts as exploring.
    if (m_isListingLessons) m_model.setInLesson(false);
}

LessonActions::~LessonActions() = default;

void LessonActions::fill(QMenu& menu) {
    const auto add = [&](const char* text, const QKeySequence& keys, auto slot) {
        QAction* action = menu.addAction(QString(), this, slot);
        action->setShortcut(keys);
        m_translatedActions.emplace_back(action, text);
        return action;
    };
    add(QT_TR_NOOP("&Continue the course"), QKeySequence(Qt::CTRL | Qt::Key_L), [this] { continueCourse(); });
    add(QT_TR_NOOP("&All lessons"), {}, [this] { showCourse(); });
    add(QT_TR_NOOP("C&hallenges"), {}, [this] { showChallenges(); });
    menu.addSeparator();
    m_practice->fill(menu);
    add(QT_TR_NOOP("&Open a lesson…"), {}, [this] { chooseFileToOpen(); });
    add(QT_TR_NOOP("Hando&ut…"), {}, [this] { makeHandout(); });
    m_packer = new LessonPacker(m_window);
    connect(m_packer, &LessonPacker::said, this, &LessonActions::said);
    m_packAction = add(QT_TR_NOOP("Pac&k this lesson…"), {}, [this] {
        if (const auto lesson = savedFile()) m_packer->ask(*lesson);
    });
    menu.addSeparator();
    m_exploreAction = add(QT_TR_NOOP("&Explore freely"), {}, [this] { explore(); });
    m_backAction = add(QT_TR_NOOP("&Back to the lesson"), QKeySequence(Qt::CTRL | Qt::SHIFT | Qt::Key_L),
                       [this] { goBackToLesson(); });
    m_restartAction = add(QT_TR_NOOP("Be&gin the lesson anew"), {}, [this] {
        if (isShown() && !m_isEditing) m_session.beginAnew();
    });
    retranslate();
    updateViews();
}

void LessonActions::makeHandout() {
    if (const auto lesson = savedFile()) m_handout->ask(m_session.isUnderWay() ? *lesson : QString());
}

std::optional<QString> LessonActions::savedFile() {
    if (!m_isEditing) return m_file;
    const QString edited = m_editedFile();
    if (!edited.isEmpty()) return edited;
    Q_EMIT said(tr("Save the lesson first: this is made of its file."));
    return std::nullopt;
}

void LessonActions::askAgain() {
    if (isShown() && !m_isEditing) m_session.askAgain();
}

void LessonActions::retranslate() {
    for (const auto& [action, text] : m_translatedActions) action->setText(tr(text));
    m_practice->retranslate();
    m_list->retranslate();
    m_text->retranslate();
    if (m_end) m_end->retranslate();
    reload();
}

void LessonActions::setTheme(const Theme& theme) {
    m_theme = &theme;
    m_list->setTheme(theme);
    m_text->setTheme(theme);
    if (m_end) m_end->setTheme(theme);
}

QString LessonActions::fileAt(int index) {
    const QStringList course = courseFiles();
    return index < course.size() ? course.value(index) : m_progress.opened().files.value(index - course.size() - 1);
}

bool LessonActions::isDone(const QString& name) {
    return std::ranges::any_of(courseFiles(), [&](const QString& file) {
        return splitLessonPath(file).name == name && m_progress.isDone(file);
    });
}

void LessonActions::continueCourse() {
    if (m_session.isUnderWay() && m_isExploring) return goBackToLesson();
    const QStringList files = courseFiles();
    for (int i = 0; i < files.size(); ++i) {
        if (!m_progress.isDone(files[i])) return openCourse(i);
    }
    showCourseEnd();
}

void LessonActions::openSkipped() {
    for (const QString& file : courseFiles())
        if (m_progress.mark(file) != LessonList::Mark::Done) return open(file, SkippedSteps::AskAgain);
}

void LessonActions::rememberOpened(const QString& path, const QString& title) {
    Q_EMIT opened(path);
    m_progress.rememberOpened(path, title);
}

void LessonActions::saveProgress() {
    if (m_session.isUnderWay() && !m_generateLesson && !m_isEditing)
        m_progress.store(m_file, m_original, m_session.progress());
}

QString LessonActions::languageCode() {
    const std::string_view code = currentLanguage().code;
    return QString::fromUtf8(code.data(), qsizetype(code.size()));
}

void LessonActions::setLocked() {
    m_isLocked = true;
    m_list->hideNavigation();
}

void LessonActions::explore() {
    if (m_isLocked) return;
    m_isExploring = true;
    m_isListingLessons = m_isCourseEnd = m_isOnOtherPage = false;
    m_pausedScene.reset();
    updateViews();
}

void LessonActions::pauseAtScene() {
    const Scene left = m_model.scene();
    explore();
    if (!isShown()) m_pausedScene = left;
    Q_EMIT changed();
}

void LessonActions::resume() {
    if (hasPausedScene()) m_model.setScene(*m_pausedScene);
}

void LessonActions::goBackToLesson() {
    if (!m_session.isUnderWay()) return;
    leaveDocument([this] {
        m_isExploring = m_isListingLessons = m_isCourseEnd = m_isOnOtherPage = false;
        m_session.goTo(m_session.index());
    });
}

void LessonActions::showCourse() {
    m_isListingLessons = m_isExploring = true;
    m_isCourseEnd = m_isListOfChallenges = false;
    updateViews();
}

void LessonActions::showChallenges() {
    m_isListingLessons = m_isExploring = m_isListOfChallenges = true;
    m_isCourseEnd = false;
    updateViews();
}

bool LessonActions::listsChallenges() const {
    return m_isListingLessons ? m_isListOfChallenges : m_session.isUnderWay() && isChallenge(m_file);
}

void LessonActions::goToNextLesson() {
    if (m_isLocked) return open(m_file);
    if (isChallenge(m_file)) {
        const QStringList files = challengeFiles();
        const qsizetype next = files.indexOf(m_file) + 1;
        return next < files.size() ? open(files[next]) : showChallenges();
    }
    if (m_courseIndex < 0) {
        explore();
        if (m_generateLesson) Q_EMIT generatedLessonEnded();
        return;
    }
    m_courseIndex + 1 < courseFiles().size() ? openCourse(m_courseIndex + 1) : showCourseEnd();
}

void LessonActions::makeCourseEnd() {
    m_end = new CourseEnd(&m_views.page);
    m_end->setTheme(*m_theme);
    m_end->setGeometry(m_views.page.rect());
    m_end->show();
    connect(m_end, &CourseEnd::lessonChosen, this, &LessonActions::openCourse);
    connect(m_end, &CourseEnd::skippedRequested, this, &LessonActions::openSkipped);
    connect(m_end, &CourseEnd::exploreRequested, this, &LessonActions::explore);
    connect(m_end, &CourseEnd::exhibitChosen, this, [this](const QString& id) {
        m_model.setExhibit(id.toStdString());
        explore();
    });
}

void LessonActions::showCourseEnd() {
    m_isListingLessons = m_isExploring = m_isCourseEnd = true;
    m_isListOfChallenges = false;
    m_views.page.setMoreOpen(false);
    updateViews();
    m_end->takeFocus();
}

void LessonActions::updateViews() {
    saveProgress();
    const bool isShown = this->isShown();
    // Scenes tried while editing a lesson need not be saved either.
    m_views.files.document().setInLesson(isShown || m_isEditing);
    // Opening the list of lessons from a lesson is not exploring yet.
    if (!m_isListingLessons) m_model.setInLesson(isShown);
    if (m_backAction) {
        m_backAction->setEnabled(m_session.isUnderWay() && m_isExploring);
        m_exploreAction->setEnabled(isShown || m_isListingLessons);
        m_restartAction->setEnabled(isShown && !m_isEditing);
        m_packAction->setEnabled(m_session.isUnderWay() && !hasPackedLessonSuffix(m_file));
    }
    m_views.leftColumn.setCurrentIndex(isShown || m_isListingLessons ? 1 : 0);
    m_views.page.setCaptionReplacement(isShown ? m_text : nullptr);
    showList();
    // A link on the course's end page may have led to another page.
    if (!m_isCourseEnd && m_end) {
        m_end->hide();
        std::exchange(m_end, nullptr)->deleteLater();
    }
    if (m_isCourseEnd) {
        if (!m_end) makeCourseEnd();
        m_end->setTally(m_progress.tally());
    }
    if (!isShown) {
        m_text->hide();
        // The course's end covers the page, so its parameters are hidden.
        m_views.panel.setVisibleKeys(m_isCourseEnd ? std::optional(std::vector<std::string>()) : std::nullopt);
        m_views.panel.setWithheld({});
        m_views.page.setWithheld({});
        m_views.page.holdScales(false);
        m_views.inspector.setReplacementText(m_isCourseEnd ? tr("Nothing is shown.") : QString());
        m_views.page.setPointerBlocked(false);
        m_views.page.input().setChoosing(false);
        m_views.page.setStepMarks({});
        Q_EMIT changed();
        return;
    }
    if (m_isEditing) {
        showPreview();
        return;
    }
    const LessonStep& step = m_session.step();
    const bool isAsking = m_session.hasOpenQuestion();
    const bool isByClick = isKind(LessonQuestion::Kind::Cell) || isKind(LessonQuestion::Kind::Token);
    m_views.panel.setVisibleKeys(step.controls);
    m_views.panel.setWithheld(withheldReason());
    m_views.page.setWithheld(withheldReason());
    m_views.inspector.setReplacementText(isAsking ? tr("Answer first.") : QString());
    // A hovered cell would reveal the answer.
    m_views.page.setPointerBlocked(isAsking && !isByClick);
    m_views.page.input().setChoosing(isAsking && isByClick);
    m_views.page.setStepMarks(marks());
    showText();
    Q_EMIT changed();
}

void LessonActions::showPreview() {
    m_views.panel.setVisibleKeys(std::nullopt);
    m_views.panel.setWithheld({});
    m_views.page.setWithheld({});
    m_views.inspector.setReplacementText({});
    m_views.page.setPointerBlocked(false);
    m_views.page.input().setChoosing(false);
    m_views.page.setStepMarks(marks());
    showText();
    Q_EMIT changed();
}

void LessonActions::showList() {
    if (listsChallenges()) {
        auto entries = challengeEntries(languageCode(), [this](const QString& file) {
            const Lesson lesson = readLessonFile(file).lesson;
            return ChallengeResult{m_progress.mark(file), m_progress.stepProgress(file, lesson).front().best};
        });
        m_list->setHasCourse(true);
        return m_list->setEntries({}, tr("Challenges"), tr("solved in few moves"), std::move(entries),
                                  m_isListingLessons ? -1 : challengeRow(m_file));
    }
    if (m_isListingLessons) {
        m_list->setEditable(false);
        std::vector<LessonList::Entry> entries;
        for (const QString& file : courseFiles()) {
            // Reading here is fast: these are small files built into the program.
            const Lesson lesson = openLesson(file, languageCode()).lesson;
            const int steps = int(lesson.steps.size());
            entries.push_back(
                {.text = QString::fromStdString(lesson.title),
                 .detail = lesson.minutes ? tr("about %n minute(s)", nullptr, *lesson.minutes) : QString(),
                 .mark = m_progress.mark(file),
                 .done = std::min(steps, m_progress.passedSteps(file)),
                 .steps = steps});
        }
        m_list->setHasCourse(false);
        const int count = int(entries.size());
        entries.push_back({.text = tr("What you have learned"), .mark = LessonList::Mark::None});
        const auto [files, titles] = m_progress.opened();
        for (qsizetype i = 0; i < files.size(); ++i)
            entries.push_back({.text = titles.value(i, QFileInfo(files[i]).fileName()),
                               .detail = QDir::toNativeSeparators(files[i]),
                               .mark = m_progress.mark(files[i])});
        m_list->setEntries({}, tr("The course"), tr("%n lesson(s)", nullptr, count), std::move(entries),
                           m_isCourseEnd ? count : -1);
        return;
    }
    if (!m_session.isUnderWay()) return;
    const Lesson& lesson = m_session.lesson();
    std::vector<LessonList::Entry> entries;
    for (int i = 0; i < m_session.stepCount(); ++i)
        entries.push_back({.text = QString::fromStdString(lesson.steps[std::size_t(i)].heading),
                           .mark = m_isEditing ? LessonList::Mark::Number : markOf(m_session.state(i))});
    m_list->setEditable(m_isEditing);
    const QString position =
        m_courseIndex >= 0 ? tr("Lesson %1 of %2").arg(m_courseIndex + 1).arg(courseFiles().size()) : QString();
    m_list->setHasCourse(m_courseIndex >= 0);
    m_list->setEntries(position, QString::fromStdString(lesson.title),
                       lesson.minutes ? tr("about %n minute(s)", nullptr, *lesson.minutes) : QString(),
                       std::move(entries), m_session.index());
}

}  // namespace attention
