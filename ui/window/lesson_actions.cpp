#include "ui/window/lesson_actions.h"

#include <algorithm>
#include <array>

#include <QAction>
#include <QApplication>
#include <QDir>
#include <QFileInfo>
#include <QKeyEvent>
#include <QLocale>
#include <QMenu>
#include <QStackedWidget>

#include "ui/figure/figure.h"
#include "ui/lesson/challenges.h"
#include "ui/lesson/lesson_check.h"
#include "ui/lesson/lesson_scene.h"
#include "ui/lesson/packed_lesson.h"
#include "ui/lesson/right_answer.h"
#include "ui/text/language.h"
#include "ui/text/phrase_text.h"
#include "ui/text/punctuation.h"
#include "ui/widgets/inspector.h"
#include "ui/widgets/lesson_text.h"
#include "ui/widgets/parameter_panel.h"
#include "ui/widgets/plain_warning.h"
#include "ui/widgets/rich_text.h"
#include "ui/widgets/save_path_dialog.h"
#include "ui/widgets/word_chips.h"
#include "ui/window/challenge_list.h"
#include "ui/window/exhibit_page.h"
#include "ui/window/file_actions.h"
#include "ui/window/handout_actions.h"
#include "ui/window/lesson_packer.h"
#include "ui/window/practice_actions.h"

namespace attention {
namespace {

using namespace Qt::StringLiterals;

constexpr auto kDone = "done:"_L1;
constexpr auto kSkipped = "skipped:"_L1;
/// Of a question that was answered, beside what was done.
constexpr std::array kAnswers{std::pair{Answered::AtOnce, "right:"_L1}, std::pair{Answered::WithHint, "hint:"_L1},
                              std::pair{Answered::Wrongly, "wrong:"_L1}};
/// Of a goal that was reached, with the fewest moves: "best:2:Heading".
constexpr auto kBest = "best:"_L1;
const QString kOpenedFiles = u"opened/files"_s, kOpenedTitles = u"opened/titles"_s;
constexpr qsizetype kMaxOpenedLessons = 10;
/// Milliseconds after which a file that changes is read: an editor writes in several steps.
constexpr int kSettling = 100;

QString languageCode() {
    const std::string_view code = currentLanguage().code;
    return QString::fromUtf8(code.data(), qsizetype(code.size()));
}

/// What a lesson's progress is kept by.
QString progressKey(const QString& file) {
    const QFileInfo info(isPackedLesson(file) ? file : lessonPath(file).original());
    return isChallenge(file)       ? u"challenges/"_s + info.fileName()
           : file.startsWith(u':') ? u"course/"_s + info.fileName()
                                   : info.absoluteFilePath();
}

LessonList::Mark markOf(StepState state) {
    return state == StepState::Done      ? LessonList::Mark::Done
           : state == StepState::Skipped ? LessonList::Mark::Skipped
                                         : LessonList::Mark::Open;
}

std::vector<QString> headingsOf(const Lesson& lesson) {
    std::vector<QString> headings;
    for (const LessonStep& step : lesson.steps) headings.push_back(QString::fromStdString(step.heading));
    return headings;
}

/// The first paragraph of a step's words, without Markdown.
QString headlineOf(const std::string& words) {
    return withFormulaLetters(QString::fromStdString(withoutLinks(words))).remove(u'*').section(u'\n', 0, 0);
}

}  // namespace

LessonActions::LessonActions(SceneModel& model, const Views& places, const QString& dataFolder, QWidget* window)
    : QObject(window), m_model(model), m_places(places), m_window(window), m_session(model) {
    if (!dataFolder.isEmpty()) m_progress = std::make_unique<Settings>(QDir(dataFolder).filePath(u"lessons.json"_s));
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
            if (m_places.page.isChoosing() || selectsCell)
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
        if ((isShown() && m_session.isOnOtherExhibit()) || m_isEnd) {
            explore();
            m_isElsewhere = true;
        } else if (m_isEditing && m_isElsewhere && !m_session.isOnOtherExhibit()) {
            // Undo leads back to the step.
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

void LessonActions::reload() {
    if (!m_session.isUnderWay() || m_isEditing) return;
    if (m_make) return replaceLesson(readMade());
    // What is being opened goes first.
    if (m_reader.isReading()) return m_settling.start();
    m_reader.start<Read>(
        [file = m_file, language = languageCode()] { return readLesson(file, language); },
        [this](const ReadOutcome<Read>& outcome) {
            if (outcome.problem.isEmpty()) return replaceLesson(outcome.value);
            Q_EMIT said(tr("%1 was not read anew: %2.").arg(QDir::toNativeSeparators(m_file), outcome.problem));
        });
}

void LessonActions::replaceLesson(const Read& read) {
    watch(read);
    reportDiagnostic(read.shown.lesson);
    if (read.shown.lesson.steps.empty()) return;
    const auto before = std::exchange(m_headings, headingsOf(read.original));
    std::vector<int> from;
    for (const QString& heading : m_headings) {
        const auto found = std::ranges::find(before, heading);
        from.push_back(found == before.end() ? -1 : int(found - before.begin()));
    }
    const auto previous = std::exchange(m_unpacked, read.shown.unpacked);
    m_session.setFolder(read.shown.path.folder);
    m_session.exchange(read.shown.lesson, from, isShown());
}

void LessonActions::watch(const Read& read) {
    if (const QStringList all = m_watcher.files() + m_watcher.directories(); !all.isEmpty()) m_watcher.removePaths(all);
    m_watched.clear();
    // What is part of the program does not change.
    if (m_make || m_file.startsWith(u':')) return;
    m_watched = {m_file};
    if (!read.shown.unpacked) m_watched += read.shown.path.file();
    m_watched.removeDuplicates();
    m_watcher.addPaths(m_watched + QStringList(QFileInfo(m_file).path()));
}

void LessonActions::setTheme(const Theme& theme) {
    m_theme = &theme;
    m_list->setTheme(theme);
    m_text->setTheme(theme);
    if (m_end) m_end->setTheme(theme);
}

bool LessonActions::canOpen(const QString& path) {
    return QFileInfo(path).suffix().toLower() == QLatin1String(kLessonSuffix) || isPackedLesson(path);
}

LessonActions::Read LessonActions::readLesson(const QString& file, const QString& language) {
    Read read{openLesson(file, language), {}};
    const QString original = read.shown.path.original();
    // A translation may stand alone.
    const bool hasOriginal = !read.shown.path.language.isEmpty() && QFile::exists(original);
    read.original = hasOriginal ? readLessonFile(original).lesson : read.shown.lesson;
    requireFirstScene(read.shown);
    return read;
}

void LessonActions::askOpen() {
    const QString filters = u"%1 (*.%2 *.%3);;%4"_s.arg(tr("Lessons"), QLatin1String(kLessonSuffix),
                                                        QLatin1String(kPackedLessonSuffix), tr("All files (*)"));
    askFile(m_window, tr("Open a lesson"), {}, filters, [this](const QString& path) { open(path); });
}

void LessonActions::open(const QString& path) {
    open(path, Skipped::Kept);
}

void LessonActions::openAt(const QString& path, int step) {
    open(path, Skipped::Kept, step);
}

void LessonActions::open(const QString& path, Skipped skipped, std::optional<int> step) {
    m_reader.start<Read>([path, language = languageCode()] { return readLesson(path, language); },
                         [this, path, skipped, step](const ReadOutcome<Read>& outcome) {
                             if (!outcome.problem.isEmpty()) {
                                 showPlainTextWarning(
                                     m_window, tr("Open a lesson"),
                                     tr("%1 was not opened: %2.").arg(QDir::toNativeSeparators(path), outcome.problem));
                                 return;
                             }
                             const auto show = [this, path, skipped, step, read = outcome.value] {
                                 m_file = path;
                                 m_make = nullptr;
                                 const qsizetype place = courseFiles().indexOf(path);
                                 begin(read, int(place), skipped);
                                 // What a person did is not for the next one to undo.
                                 if (m_isLocked) m_model.resetTo(m_model.scene());
                                 if (step && *step < m_session.stepCount()) m_session.goTo(*step);
                                 if (place >= 0 || isChallenge(path)) return;
                                 noteOpened(path, QString::fromStdString(read.shown.lesson.title));
                                 keep();
                             };
                             if (!outcome.value.shown.lesson.steps.empty())
                                 return leaveEditing([this, show] { leaveDocument(show); });
                             m_isEditing ? reportDiagnostic(outcome.value.shown.lesson) : show();
                         });
}

void LessonActions::leaveEditing(const std::function<void()>& then) {
    m_isEditing&& m_leaveEditing ? m_leaveEditing(then) : then();
}

void LessonActions::preview(const Lesson& lesson, const QString& folder, int step, Preview shown) {
    m_isEditing = true;
    m_place = -1;
    m_file.clear();
    m_headings = headingsOf(lesson);
    if (!m_watched.isEmpty()) m_watcher.removePaths(m_watcher.files() + m_watcher.directories());
    m_watched.clear();
    if (shown != Preview::Page) m_isExploring = m_isOverview = m_isEnd = m_isElsewhere = false;
    m_session.preview(lesson, folder, step, shown == Preview::Scene);
}

void LessonActions::endPreview() {
    if (!m_isEditing) return;
    m_isEditing = m_isElsewhere = false;
    m_session.end();
    explore();
}

QString LessonActions::fileAt(int index) {
    const QStringList course = courseFiles();
    return index < course.size() ? course.value(index) : openedFiles().files.value(index - course.size() - 1);
}

void LessonActions::openCourse(int index) {
    const QStringList files = courseFiles();
    if (index >= 0 && index < files.size()) open(files[index]);
}

void LessonActions::showMade(const MadeLesson& made) {
    m_reader.cancel();
    leaveDocument([this, made] {
        m_file.clear();
        m_make = made.make;
        m_place = -1;
        m_isExploring = m_isOverview = m_isEnd = false;
        const Read read = readMade();
        m_headings = headingsOf(read.original);
        watch(read);
        m_session.begin(read.shown.lesson, {}, made.states, made.answered);
    });
}

LessonActions::Read LessonActions::readMade() const {
    return {{{}, m_make(languageCode())}, m_make(u"en"_s)};
}

bool LessonActions::isDone(const QString& name) {
    return std::ranges::any_of(courseFiles(), [&](const QString& file) {
        return lessonPath(file).name == name && m_progress && m_progress->value(progressKey(file) + u"/all"_s, false);
    });
}

void LessonActions::continueCourse() {
    if (m_session.isUnderWay() && m_isExploring) return goBackToLesson();
    const QStringList files = courseFiles();
    for (int i = 0; i < files.size(); ++i) {
        if (m_progress && m_progress->value(progressKey(files[i]) + u"/all"_s, false)) continue;
        return openCourse(i);
    }
    showEnd();
}

void LessonActions::begin(const Read& read, int place, Skipped skipped) {
    // A lesson that is alone is not the fifth of twelve.
    m_place = m_isLocked ? -1 : place;
    m_isEditing = false;
    m_isExploring = m_isOverview = m_isEnd = false;
    m_headings = headingsOf(read.original);
    watch(read);
    reportDiagnostic(read.shown.lesson);
    if (read.shown.lesson.steps.empty()) return;
    Kept before = kept(progressKey(m_file), read.original);
    if (skipped == Skipped::AskedAgain) std::ranges::replace(before.states, StepState::Skipped, StepState::Open);
    // Who opens a challenge wants to play it, whatever was reached before.
    if (isChallenge(m_file)) before.states.clear();
    // The folder before is left once nothing in it is shown.
    const auto previous = std::exchange(m_unpacked, read.shown.unpacked);
    m_session.begin(read.shown.lesson, read.shown.path.folder, before.states, before.answered, before.best);
}

void LessonActions::leaveDocument(const std::function<void()>& then) {
    const auto go = [this, then](bool isLeft) {
        if (!isLeft) return;
        m_places.files.document().setInLesson(true);
        then();
    };
    m_places.files.document().isInLesson() ? go(true) : m_places.files.leave(go);
}

void LessonActions::reportDiagnostic(const Lesson& lesson) {
    if (lesson.diagnostics.empty()) return;
    const LessonDiagnostic& first = lesson.diagnostics.front();
    const QString sentence = lesson.steps.empty() ? tr("Line %1 of the lesson: %2.")
                                                  : tr("Line %1 of the lesson: %2. The steps without faults work.");
    Q_EMIT said(sentence.arg(first.line).arg(phraseText(first.sentence)));
}

LessonActions::Kept LessonActions::kept(const QString& key, const Lesson& lesson) {
    Kept kept{std::vector(lesson.steps.size(), StepState::Open), std::vector(lesson.steps.size(), Answered::Not),
              std::vector<std::optional<int>>(lesson.steps.size())};
    if (!m_progress) return kept;
    const QStringList notes = m_progress->value(key, QStringList());
    for (std::size_t i = 0; i < lesson.steps.size(); ++i) {
        const QString heading = QString::fromStdString(lesson.steps[i].heading);
        kept.states[i] = notes.contains(kDone + heading)      ? StepState::Done
                         : notes.contains(kSkipped + heading) ? StepState::Skipped
                                                              : StepState::Open;
        for (const auto& [answered, note] : kAnswers)
            if (notes.contains(note + heading)) kept.answered[i] = answered;
        for (const QString& note : notes) {
            bool isNumber = false;
            const int moves = note.section(u':', 1, 1).toInt(&isNumber);
            if (isNumber && note.startsWith(kBest) && note.section(u':', 2) == heading) kept.best[i] = moves;
        }
    }
    return kept;
}

void LessonActions::keep() {
    if (!m_progress || !m_session.isUnderWay() || m_make || m_isEditing) return;
    QStringList notes;
    bool isAll = true;
    for (int i = 0; i < m_session.stepCount() && i < int(m_headings.size()); ++i) {
        const QString& heading = m_headings[std::size_t(i)];
        // A goal that is tried once more stays reached.
        const auto best = m_session.best(i);
        const StepState state = best ? StepState::Done : m_session.state(i);
        isAll = isAll && state != StepState::Open;
        if (state != StepState::Open) notes += (state == StepState::Done ? kDone : kSkipped) + heading;
        if (best) notes += kBest + QString::number(*best) + u':' + heading;
        for (const auto& [answered, note] : kAnswers)
            if (m_session.answered(i) == answered) notes += note + heading;
    }
    const QString key = progressKey(m_file);
    m_progress->setValue(key, notes);
    m_progress->setValue(key + u"/all"_s, isAll);
}

LessonList::Mark LessonActions::markOfLesson(const QString& file) {
    const QString key = progressKey(file);
    if (!m_progress || !m_progress->value(key + u"/all"_s, false)) return LessonList::Mark::Open;
    const QStringList notes = m_progress->value(key, QStringList());
    const bool isSkipped = std::ranges::any_of(notes, [](const QString& note) { return note.startsWith(kSkipped); });
    return isSkipped ? LessonList::Mark::Skipped : LessonList::Mark::Done;
}

LessonActions::OpenedFiles LessonActions::openedFiles() {
    if (!m_progress) return {};
    return {m_progress->value(kOpenedFiles, QStringList()), m_progress->value(kOpenedTitles, QStringList())};
}

void LessonActions::noteOpened(const QString& path, const QString& title) {
    Q_EMIT opened(path);
    if (!m_progress) return;
    const QString file = QFileInfo(path).absoluteFilePath();
    auto [files, titles] = openedFiles();
    titles.resize(files.size());
    if (const qsizetype before = files.indexOf(file); before >= 0) {
        files.removeAt(before);
        titles.removeAt(before);
    }
    files.prepend(file);
    titles.prepend(title);
    m_progress->setValue(kOpenedFiles, QStringList(files.mid(0, kMaxOpenedLessons)));
    m_progress->setValue(kOpenedTitles, QStringList(titles.mid(0, kMaxOpenedLessons)));
}

CourseTally LessonActions::tally() {
    CourseTally tally;
    for (const QString& file : courseFiles()) {
        // Short files of the program itself.
        const Lesson lesson = readLessonFile(file).lesson;
        const Kept before = kept(progressKey(file), lesson);
        for (std::size_t i = 0; i < lesson.steps.size(); ++i) {
            if (!lesson.steps[i].question) continue;
            const Answered answered = before.answered[i];
            ++(answered == Answered::AtOnce             ? tally.atOnce
               : answered == Answered::WithHint         ? tally.withHint
               : answered == Answered::Wrongly          ? tally.wrongly
               : before.states[i] == StepState::Skipped ? tally.skipped
                                                        : tally.open);
        }
    }
    return tally;
}

void LessonActions::openSkipped() {
    for (const QString& file : courseFiles())
        if (markOfLesson(file) != LessonList::Mark::Done) return open(file, Skipped::AskedAgain);
}

void LessonActions::setLocked() {
    m_isLocked = true;
    m_list->setAlone();
}

void LessonActions::explore() {
    if (m_isLocked) return;
    m_isExploring = true;
    m_isOverview = m_isEnd = m_isElsewhere = false;
    follow();
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
        m_end->setTally(tally());
    }
    if (!isShown) {
        m_text->hide();
        // Nothing of the page below the end is seen.
        m_places.panel.setVisibleKeys(m_isEnd ? std::optional(std::vector<std::string>()) : std::nullopt);
        m_places.panel.setWithheld({});
        m_places.page.setWithheld({});
        m_places.page.holdScales(false);
        m_places.inspector.setReplacementText(m_isEnd ? tr("Nothing is shown.") : QString());
        m_places.page.setHoverEnabled(false);
        m_places.page.setChoosing(false);
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
    m_places.page.setHoverEnabled(isAsking && !isByClick);
    m_places.page.setChoosing(isAsking && isByClick);
    m_places.page.setStepMarks(marks());
    showText();
    Q_EMIT changed();
}

void LessonActions::showPreview() {
    m_places.panel.setVisibleKeys(std::nullopt);
    m_places.panel.setWithheld({});
    m_places.page.setWithheld({});
    m_places.inspector.setReplacementText({});
    m_places.page.setHoverEnabled(false);
    m_places.page.setChoosing(false);
    m_places.page.setStepMarks(marks());
    showText();
    Q_EMIT changed();
}

bool LessonActions::isAsking() const {
    return isShown() && m_session.hasOpenQuestion();
}

bool LessonActions::leavesSideIdle() const {
    return m_isEnd || (isShown() && !m_isEditing && m_session.step().question && m_session.step().controls.empty());
}

QString LessonActions::withheld() const {
    return isShown() && m_session.hasOpenQuestion() && m_session.step().task ? tr("Answer first.") : QString();
}

bool LessonActions::isKind(LessonQuestion::Kind kind) const {
    return m_session.step().question && m_session.step().question->kind == kind;
}

StepMarks LessonActions::marks() const {
    if (!isShown()) return {};
    const LessonStep& step = m_session.step();
    const bool isAnswered = isKind(LessonQuestion::Kind::Cell) && !m_session.hasOpenQuestion();
    return {step.focus, isAnswered ? std::optional(step.question->cell) : std::nullopt,
            m_session.hasOpenQuestion() ? step.covers : std::vector<LessonCover>(), step.hides};
}

QString LessonActions::headline() const {
    const LessonStep& step = m_session.step();
    const bool isToDo = m_session.hasOpenTask() && !step.answerText.empty();
    return headlineOf(m_session.hasOpenQuestion()                             ? step.question->words
                      : isToDo                                                ? step.answerText
                      : !step.explanation.empty() && !m_session.hasOpenTask() ? step.explanation
                      : step.question                                         ? step.question->words
                      : step.words.empty()                                    ? step.heading
                                                                              : step.words);
}

QStringList LessonActions::headlines() const {
    const LessonStep& step = m_session.step();
    QStringList all{headline()};
    if (step.question) all += headlineOf(step.question->words);
    if (step.task) all += headlineOf(step.answerText);
    return all << headlineOf(step.explanation) << headlineOf(step.words);
}

QStringList LessonActions::shownWords() const {
    return sentenceWords(m_model.exhibit(), m_model.shown().parameters);
}

QStringList LessonActions::wordsToOrder() const {
    if (!isKind(LessonQuestion::Kind::Order)) return {};
    const QStringList words = shownWords();
    return std::size_t(words.size()) == m_session.step().question->order.size() ? words : QStringList();
}

std::string LessonActions::linkTarget() const {
    if (!isShown() || m_place < 0) return {};
    return "lesson=" + lessonPath(m_file).name.toStdString() + "&step=" + std::to_string(m_session.index() + 1);
}

QString LessonActions::placeWords() const {
    return tr("%1, step %2 of %3")
        .arg(QString::fromStdString(m_session.lesson().title), QString::number(m_session.index() + 1),
             QString::number(m_session.stepCount()));
}

QString LessonActions::shownAnswer() const {
    return m_session.hasOpenQuestion() || isKind(LessonQuestion::Kind::Order) ? QString() : presenterAnswer();
}

QString LessonActions::presenterAnswer() const {
    if (!m_session.step().question) return {};
    const QString answer = rightAnswer(), unit = QString::fromStdString(m_session.step().question->unit);
    return answer.isEmpty() || unit.isEmpty() ? answer : tr("%1 %2", "a number and its unit").arg(answer, unit);
}

void LessonActions::reveal() {
    const LessonStep& step = m_session.step();
    m_session.reveal(isKind(LessonQuestion::Kind::Cell)                 ? std::optional(step.question->cell)
                     : isKind(LessonQuestion::Kind::Number) && m_number ? m_number->cell
                                                                        : std::nullopt);
    if (!step.task) return;
    const auto played = std::ranges::find(step.task->clauses, ConditionClause::Kind::Played, &ConditionClause::kind);
    if (played != step.task->clauses.end()) m_places.panel.play(played->key);
}

bool LessonActions::goForward() {
    if (m_session.hasOpenQuestion() || m_session.hasOpenTask()) {
        reveal();
        return true;
    }
    const bool hasMore = m_session.index() + 1 < m_session.stepCount();
    m_session.next();
    return hasMore;
}

bool LessonActions::goBack() {
    const bool hasMore = m_session.index() > 0;
    m_session.back();
    return hasMore;
}

void LessonActions::showList() {
    if (listsChallenges()) {
        auto entries = challengeEntries(languageCode(), [this](const QString& file) {
            const Lesson lesson = readLessonFile(file).lesson;
            return ChallengeResult{markOfLesson(file), kept(progressKey(file), lesson).best.front()};
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
            const QStringList notes = m_progress ? m_progress->value(progressKey(file), QStringList()) : QStringList();
            const auto isPassed = [](const QString& note) {
                return note.startsWith(kDone) || note.startsWith(kSkipped);
            };
            const int steps = int(lesson.steps.size());
            entries.push_back(
                {.text = QString::fromStdString(lesson.title),
                 .detail = lesson.minutes ? tr("about %n minute(s)", nullptr, *lesson.minutes) : QString(),
                 .mark = markOfLesson(file),
                 .done = std::min(steps, int(std::ranges::count_if(notes, isPassed))),
                 .steps = steps});
        }
        m_list->setHasCourse(false);
        const int count = int(entries.size());
        entries.push_back({.text = tr("What you have learned"), .mark = LessonList::Mark::None});
        const auto [files, titles] = openedFiles();
        for (qsizetype i = 0; i < files.size(); ++i)
            entries.push_back({.text = titles.value(i, QFileInfo(files[i]).fileName()),
                               .detail = QDir::toNativeSeparators(files[i]),
                               .mark = markOfLesson(files[i])});
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

void LessonActions::takeNumber() {
    const auto& question = m_session.step().question;
    const auto source = question ? question->source : std::nullopt;
    if (!source || (m_number && (m_number->scene != m_session.begun() || m_number->source != *source)))
        m_number.reset();
    const EvaluatedScene& shown = m_places.page.shown();
    const bool isBegun = shown && shown.exhibit().id() == m_session.begun().exhibit &&
                         hasSameNumbers(shown.exhibit(), shown.scene(), m_session.begun());
    if (!source || m_number || !isBegun) return;
    const auto tables = shown.exhibit().tables();
    if (std::ranges::find(tables, source->table, &TableDescription::name) == tables.end()) return;
    m_number = {m_session.begun(), *source, numberAt(shown.table(source->table), *source), cellOf(shown, *source)};
}

std::optional<double> LessonActions::rightNumber() const {
    const LessonQuestion& question = *m_session.step().question;
    return question.number ? question.number : m_number ? m_number->number : std::nullopt;
}

QString LessonActions::rightAnswer() const {
    const LessonQuestion& question = *m_session.step().question;
    switch (question.kind) {
        case LessonQuestion::Kind::Choice:
            return {};
        case LessonQuestion::Kind::Number: {
            const auto right = rightNumber();
            return right ? answerNumberText(*right) : QString();
        }
        case LessonQuestion::Kind::Cell: {
            const EvaluatedScene& shown = m_places.page.shown();
            const bool isOfStep = shown && shown.scene().exhibit == m_session.begun().exhibit;
            return answerCellText(question.cell, isOfStep ? shown : EvaluatedScene());
        }
        case LessonQuestion::Kind::Token:
            return shownWords().value(qsizetype(question.token), tr("token %1").arg(question.token));
        case LessonQuestion::Kind::Order: {
            const QStringList words = wordsToOrder();
            QStringList ordered;
            for (const std::int64_t place : question.order) ordered += words.value(qsizetype(place));
            return ordered.join(u' ');
        }
    }
    return {};
}

void LessonActions::showText() {
    m_describedStudy = m_places.page.shown().study();
    takeNumber();
    const LessonStep& step = m_session.step();
    LessonText::State state{.step = &step,
                            .isAsking = m_session.hasOpenQuestion(),
                            .isWaiting = m_session.hasOpenTask(),
                            .problem = m_session.problem(),
                            .isFirst = m_session.index() == 0,
                            .isLast = m_session.index() + 1 == m_session.stepCount(),
                            .hasNextLesson = isChallenge(m_file) ? m_file != challengeFiles().back()
                                                                 : m_place >= 0 && m_place + 1 < courseFiles().size(),
                            .isChallenge = isChallenge(m_file),
                            .moves = m_session.moves(),
                            .best = m_session.best(m_session.index())};
    if (const auto& missed = m_session.wrongReply(); missed && state.isAsking) {
        state.hasMissed = true;
        if (missed->choice >= 0) state.missed = missed->choice;
    }
    if (const auto& reply = m_session.reply()) {
        state.isRight = reply->isRight;
        if (reply->choice >= 0) state.chosen = reply->choice;
    }
    if (step.question) state.answer = rightAnswer();
    state.words = wordsToOrder();
    m_text->setState(state);
}

void LessonActions::answerNumber(const QString& typed) {
    bool isNumber = false;
    QString text = typed.trimmed();
    // As it is said in the language or with a point, or a fraction.
    text.replace(currentLanguage().decimalSign, u'.');
    double given = QLocale::c().toDouble(text.section(u'/', 0, 0), &isNumber);
    if (isNumber && text.contains(u'/')) given /= QLocale::c().toDouble(text.section(u'/', 1), &isNumber);
    const auto right = rightNumber();
    if (!isNumber) return m_text->showNumberError(tr("This is no number"));
    if (!right) return m_text->showNumberError(tr("The picture is still being computed"));
    m_session.answerNumber(*right, given);
}

void LessonActions::answerCell(const Cell& cell) {
    const EvaluatedScene& shown = m_places.page.shown();
    if (!isShown() || !shown || m_isEditing) return;
    if (cell.row >= 0 && cell.column >= 0) return m_session.answerCell(cell, shown.tokenOf(cell));
    // The word at a row or column stands for its token; which cell is meant it leaves open.
    if (isKind(LessonQuestion::Kind::Token))
        if (const auto token = shown.tokenOf(cell)) return m_session.answerCell(cell, token);
    const QString notice = isKind(LessonQuestion::Kind::Token) ? tr("No word stands there: click a word.")
                           : cell.column < 0                   ? tr("That names a whole row: click one of its cells.")
                                             : tr("That names a whole column: click one of its cells.");
    m_text->showNotice(notice);
    Q_EMIT replyRefused(notice);
}

bool LessonActions::eventFilter(QObject* watched, QEvent* event) {
    if (event->type() != QEvent::KeyPress || !isShown()) return false;
    const auto* widget = qobject_cast<QWidget*>(watched);
    if (!widget || widget->window() != m_window || widget->inherits("QLineEdit") || widget->inherits("QPlainTextEdit"))
        return false;
    const auto* key = static_cast<QKeyEvent*>(event);
    return !(key->modifiers() & ~Qt::KeypadModifier) && m_text->pressKey(key->key());
}

}  // namespace attention
