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

/// Milliseconds after which a file that changes is read: an editor writes in several steps.
constexpr int kSettling = 100;

LessonList::Mark markOf(StepState state) {
    return state == StepState::Done      ? LessonList::Mark::Done
           : state == StepState::Skipped ? LessonList::Mark::Skipped
                                         : LessonList::Mark::Open;
}

}  // namespace

LessonActions::LessonActions(SceneModel& model, const Views& places, const QString& dataFolder, QWidget* window)
    : QObject(window), m_model(model), m_places(places), m_window(window), m_session(model), m_progress(dataFolder) {
    // A file that is opened, or a new scene, is looked at for itself.
    connect(&places.files.document(), &SceneDocument::replaced, this, [this] {
        if (isShown()) explore();
    });
    m_settling.setSingleShot(true);
    m_settling.setInterval(kSettling);
    connect(&m_settling, &QTimer::timeout, this, &LessonActions::reload);
    connect(&m_watcher, &QFileSystemWatcher::fileChanged, this, [this] { m_settling.start(); });
    connect(&m_watcher, &QFileSystemWatcher::directoryChanged, this, [this] {
        // A file that was replaced is not watched any more.
        if (m_watcher.files().size() < m_watched.size()) m_settling.start();
    });
    m_handout = new HandoutActions(window);
    connect(m_handout, &HandoutActions::said, this, &LessonActions::said);
    m_list = new LessonList(&places.left);
    places.left.addWidget(m_list);
    m_text = new LessonText(&places.page);
    m_text->hide();
    connect(m_list, &LessonList::chosen, this, [this](int index) {
        if (listsChallenges()) {
            if (const QString file = challengeAt(index); !file.isEmpty()) open(file);
            return;
        }
        if (!m_isOverview) return m_session.goTo(index);
        if (index == courseFiles().size()) return showEnd();
        open(fileAt(index));
    });
    connect(m_list, &LessonList::courseRequested, this, &LessonActions::showCourse);
    connect(m_list, &LessonList::exploreRequested, this, &LessonActions::explore);
    connect(m_text, &LessonText::chosen, &m_session, &LessonSession::choose);
    connect(&places.page, &ExhibitPage::cellChosen, this, &LessonActions::answerCell);
    connect(m_text, &LessonText::numberTyped, this, &LessonActions::answerNumber);
    connect(m_text, &LessonText::orderGiven, &m_session, &LessonSession::answerOrder);
    connect(m_text, &LessonText::backClicked, &m_session, &LessonSession::back);
    connect(m_text, &LessonText::skipClicked, this, &LessonActions::reveal);
    connect(m_text, &LessonText::startAgainClicked, &m_session, &LessonSession::startAgain);
    connect(m_text, &LessonText::linkActivated, &places.page, &ExhibitPage::linkActivated);
    connect(m_text, &LessonText::nextClicked, this,
            [this] { m_session.index() + 1 < m_session.stepCount() ? m_session.next() : goToNextLesson(); });
    connect(&m_session, &LessonSession::stepChanged, this, &LessonActions::follow);
    connect(&m_session, &LessonSession::stepChanged, this, [this] { m_places.page.holdScales(isShown()); });
    connect(&m_session, &LessonSession::stepChanged, this, [this] {
        if (const auto next = m_session.nextScene()) m_places.page.prepare(*next);
    });
    connect(&m_session, &LessonSession::progressed, this, &LessonActions::follow);
    for (const auto signal : {&LessonSession::stepChanged, &LessonSession::progressed})
        connect(&m_session, signal, this, [this] {
            // Who writes it goes on writing.
            if (m_isEditing) return;
            // Keep the keyboard focus where the user works: in the list while stepping, on the control while dragging.
            const bool isElsewhere = m_places.left.isAncestorOf(m_window->focusWidget()) ||
                                     m_places.panel.isAncestorOf(m_window->focusWidget());
            const bool isTyped = m_session.hasOpenQuestion() &&
                                 (isKind(LessonQuestion::Kind::Number) || isKind(LessonQuestion::Kind::Order));
            if (!isShown() || (isElsewhere && !isTyped)) return;
            // The arrow keys lead to the cell that is asked for, or that the task selects.
            const auto& task = m_session.step().task;
            const bool selectsCell =
                !m_session.hasOpenQuestion() && m_session.hasOpenTask() && task &&
                std::ranges::count(task->clauses, ConditionClause::Kind::Selected, &ConditionClause::kind) > 0;
            if (m_places.page.input().isChoosing() || selectsCell)
                m_places.page.figure()->setFocus();
            else
                m_text->takeFocus();
        });
    qApp->installEventFilter(this);
    connect(&places.panel.player(), &Player::started, this, [this] { m_playedIn = m_session.index(); });
    connect(&places.panel.player(), &Player::stopped, this, [this](const std::string& key) {
        if (isShown() && m_playedIn == m_session.index()) m_session.notePlayed(key);
    });
    // What plays belongs to the step that it was begun in.
    connect(&m_session, &LessonSession::stepChanged, &places.panel, &ParameterPanel::stopPlaying);
    // Who turns to another page by the menu or a key explores.
    connect(&m_model, &SceneModel::changed, this, [this] {
        // Undo leads back to the step.
        if (isAside() && m_model.scene() == *m_aside) {
            m_aside.reset();
            m_isExploring = m_isElsewhere = false;
            follow();
            return;
        }
        if ((isShown() && m_session.isOnOtherExhibit()) || m_isEnd) {
            explore();
            m_isElsewhere = true;
        } else if (m_isEditing && m_isElsewhere && !m_session.isOnOtherExhibit()) {
            m_isExploring = m_isElsewhere = false;
            follow();
        }
        // So does who changes what is seen beside the list of lessons.
        if (m_isOverview) m_model.setInLesson(false);
    });
    m_practice = new PracticeActions(*this, dataFolder, window);
    connect(m_practice, &PracticeActions::said, this, &LessonActions::said);
    // The right number of a question is known once the page's numbers are.
    connect(&places.page, &ExhibitPage::shownChanged, this, [this] {
        // A cell that is pointed at changes none of them.
        const auto& study = m_places.page.shown().study();
        if (isShown() && m_describedStudy.lock() != study) showText();
        m_session.noteShown(m_places.page.shown());
    });
    connect(&m_model, &SceneModel::historyChanged, this, [this] {
        if (isShown() && m_session.moves()) showText();
    });
}

LessonActions::~LessonActions() = default;

void LessonActions::fill(QMenu& menu) {
    const auto add = [&](const char* text, const QKeySequence& keys, auto slot) {
        QAction* action = menu.addAction(QString(), this, slot);
        action->setShortcut(keys);
        m_entries.emplace_back(action, text);
        return action;
    };
    add(QT_TR_NOOP("&Continue the course"), QKeySequence(Qt::CTRL | Qt::Key_L), [this] { continueCourse(); });
    add(QT_TR_NOOP("&All lessons"), {}, [this] { showCourse(); });
    add(QT_TR_NOOP("C&hallenges"), {}, [this] { showChallenges(); });
    menu.addSeparator();
    m_practice->fill(menu);
    add(QT_TR_NOOP("&Open a lesson…"), {}, [this] { askOpen(); });
    add(QT_TR_NOOP("Hando&ut…"), {}, [this] { askHandout(); });
    m_packer = new LessonPacker(m_window);
    connect(m_packer, &LessonPacker::said, this, &LessonActions::said);
    m_pack = add(QT_TR_NOOP("Pac&k this lesson…"), {}, [this] {
        if (const auto lesson = savedFile()) m_packer->ask(*lesson);
    });
    menu.addSeparator();
    m_explore = add(QT_TR_NOOP("&Explore freely"), {}, [this] { explore(); });
    m_back = add(QT_TR_NOOP("&Back to the lesson"), QKeySequence(Qt::CTRL | Qt::SHIFT | Qt::Key_L),
                 [this] { goBackToLesson(); });
    m_anew = add(QT_TR_NOOP("Be&gin the lesson anew"), {}, [this] {
        if (isShown() && !m_isEditing) m_session.beginAnew();
    });
    retranslate();
    follow();
}

void LessonActions::askHandout() {
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
    for (const auto& [action, text] : m_entries) action->setText(tr(text));
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
    return std::ranges::any_of(
        courseFiles(), [&](const QString& file) { return lessonPath(file).name == name && m_progress.isDone(file); });
}

void LessonActions::continueCourse() {
    if (m_session.isUnderWay() && m_isExploring) return goBackToLesson();
    const QStringList files = courseFiles();
    for (int i = 0; i < files.size(); ++i) {
        if (!m_progress.isDone(files[i])) return openCourse(i);
    }
    showEnd();
}

void LessonActions::openSkipped() {
    for (const QString& file : courseFiles())
        if (m_progress.mark(file) != LessonList::Mark::Done) return open(file, Skipped::AskedAgain);
}

void LessonActions::noteOpened(const QString& path, const QString& title) {
    Q_EMIT opened(path);
    m_progress.noteOpened(path, title);
}

void LessonActions::keep() {
    if (m_session.isUnderWay() && !m_make && !m_isEditing) m_progress.note(m_file, m_original, m_session.progress());
}

QString LessonActions::languageCode() {
    const std::string_view code = currentLanguage().code;
    return QString::fromUtf8(code.data(), qsizetype(code.size()));
}

void LessonActions::setLocked() {
    m_isLocked = true;
    m_list->setAlone();
}

void LessonActions::explore() {
    if (m_isLocked) return;
    m_isExploring = true;
    m_isOverview = m_isEnd = m_isElsewhere = false;
    m_aside.reset();
    follow();
}

void LessonActions::stepAside() {
    const Scene left = m_model.scene();
    explore();
    if (!isShown()) m_aside = left;
    Q_EMIT changed();
}

void LessonActions::comeBack() {
    if (isAside()) m_model.setScene(*m_aside);
}

void LessonActions::goBackToLesson() {
    if (!m_session.isUnderWay()) return;
    leaveDocument([this] {
        m_isExploring = m_isOverview = m_isEnd = m_isElsewhere = false;
        m_session.goTo(m_session.index());
    });
}

void LessonActions::showCourse() {
    m_isOverview = m_isExploring = true;
    m_isEnd = m_isOfChallenges = false;
    follow();
}

void LessonActions::showChallenges() {
    m_isOverview = m_isExploring = m_isOfChallenges = true;
    m_isEnd = false;
    follow();
}

bool LessonActions::listsChallenges() const {
    return m_isOverview ? m_isOfChallenges : m_session.isUnderWay() && isChallenge(m_file);
}

void LessonActions::goToNextLesson() {
    if (m_isLocked) return open(m_file);
    if (isChallenge(m_file)) {
        const QStringList files = challengeFiles();
        const qsizetype next = files.indexOf(m_file) + 1;
        return next < files.size() ? open(files[next]) : showChallenges();
    }
    if (m_place < 0) {
        explore();
        if (m_make) Q_EMIT madeLessonEnded();
        return;
    }
    m_place + 1 < courseFiles().size() ? openCourse(m_place + 1) : showEnd();
}

void LessonActions::makeEnd() {
    m_end = new CourseEnd(&m_places.page);
    m_end->setTheme(*m_theme);
    m_end->setGeometry(m_places.page.rect());
    m_end->show();
    connect(m_end, &CourseEnd::lessonChosen, this, &LessonActions::openCourse);
    connect(m_end, &CourseEnd::skippedRequested, this, &LessonActions::openSkipped);
    connect(m_end, &CourseEnd::exploreRequested, this, &LessonActions::explore);
    connect(m_end, &CourseEnd::exhibitChosen, this, [this](const QString& id) {
        m_model.setExhibit(id.toStdString());
        explore();
    });
}

void LessonActions::showEnd() {
    m_isOverview = m_isExploring = m_isEnd = true;
    m_isOfChallenges = false;
    m_places.page.setMoreOpen(false);
    follow();
    m_end->takeFocus();
}

void LessonActions::follow() {
    keep();
    const bool isShown = this->isShown();
    // Scenes that one tries for a lesson are nothing to save either.
    m_places.files.document().setInLesson(isShown || m_isEditing);
    // Who goes from a lesson to the list of lessons does not explore.
    if (!m_isOverview) m_model.setInLesson(isShown);
    if (m_back) {
        m_back->setEnabled(m_session.isUnderWay() && m_isExploring);
        m_explore->setEnabled(isShown || m_isOverview);
        m_anew->setEnabled(isShown && !m_isEditing);
        m_pack->setEnabled(m_session.isUnderWay() && !isPackedLesson(m_file));
    }
    m_places.left.setCurrentIndex(isShown || m_isOverview ? 1 : 0);
    m_places.page.setCaptionReplacement(isShown ? m_text : nullptr);
    showList();
    // A link in it may have led away from it.
    if (!m_isEnd && m_end) {
        m_end->hide();
        std::exchange(m_end, nullptr)->deleteLater();
    }
    if (m_isEnd) {
        if (!m_end) makeEnd();
        m_end->setTally(m_progress.tally());
    }
    if (!isShown) {
        m_text->hide();
        // Nothing of the page below the end is seen.
        m_places.panel.setVisibleKeys(m_isEnd ? std::optional(std::vector<std::string>()) : std::nullopt);
        m_places.panel.setWithheld({});
        m_places.page.setWithheld({});
        m_places.page.holdScales(false);
        m_places.inspector.setReplacementText(m_isEnd ? tr("Nothing is shown.") : QString());
        m_places.page.setPointerBlocked(false);
        m_places.page.input().setChoosing(false);
        m_places.page.setStepMarks({});
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
    m_places.panel.setVisibleKeys(step.controls);
    m_places.panel.setWithheld(withheld());
    m_places.page.setWithheld(withheld());
    m_places.inspector.setReplacementText(isAsking ? tr("Answer first.") : QString());
    // What a value says under the pointer would be the answer.
    m_places.page.setPointerBlocked(isAsking && !isByClick);
    m_places.page.input().setChoosing(isAsking && isByClick);
    m_places.page.setStepMarks(marks());
    showText();
    Q_EMIT changed();
}

void LessonActions::showPreview() {
    m_places.panel.setVisibleKeys(std::nullopt);
    m_places.panel.setWithheld({});
    m_places.page.setWithheld({});
    m_places.inspector.setReplacementText({});
    m_places.page.setPointerBlocked(false);
    m_places.page.input().setChoosing(false);
    m_places.page.setStepMarks(marks());
    showText();
    Q_EMIT changed();
}

void LessonActions::showList() {
    if (listsChallenges()) {
        auto entries = challengeEntries(languageCode(), [this](const QString& file) {
            const Lesson lesson = readLessonFile(file).lesson;
            return ChallengeResult{m_progress.mark(file), m_progress.of(file, lesson).front().best};
        });
        m_list->setHasCourse(true);
        return m_list->setEntries({}, tr("Challenges"), tr("solved in few moves"), std::move(entries),
                                  m_isOverview ? -1 : challengeRow(m_file));
    }
    if (m_isOverview) {
        m_list->setEditable(false);
        std::vector<LessonList::Entry> entries;
        for (const QString& file : courseFiles()) {
            // Short files of the program itself.
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
                           m_isEnd ? count : -1);
        return;
    }
    if (!m_session.isUnderWay()) return;
    const Lesson& lesson = m_session.lesson();
    std::vector<LessonList::Entry> entries;
    for (int i = 0; i < m_session.stepCount(); ++i)
        entries.push_back({.text = QString::fromStdString(lesson.steps[std::size_t(i)].heading),
                           .mark = m_isEditing ? LessonList::Mark::Number : markOf(m_session.state(i))});
    m_list->setEditable(m_isEditing);
    const QString place = m_place >= 0 ? tr("Lesson %1 of %2").arg(m_place + 1).arg(courseFiles().size()) : QString();
    m_list->setHasCourse(m_place >= 0);
    m_list->setEntries(place, QString::fromStdString(lesson.title),
                       lesson.minutes ? tr("about %n minute(s)", nullptr, *lesson.minutes) : QString(),
                       std::move(entries), m_session.index());
}

}  // namespace attention
