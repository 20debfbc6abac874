#include <algorithm>

#include <QDir>
#include <QFile>
#include <QFileInfo>

#include "ui/exhibits/exhibits.h"
#include "ui/exhibits/language_models.h"
#include "ui/lesson/challenges.h"
#include "ui/lesson/lesson_check.h"
#include "ui/lesson/lesson_scene.h"
#include "ui/lesson/packed_lesson.h"
#include "ui/text/phrase_text.h"
#include "ui/widgets/plain_warning.h"
#include "ui/widgets/save_path_dialog.h"
#include "ui/window/file_actions.h"
#include "ui/window/lesson_actions.h"

namespace attention {
namespace {

using namespace Qt::StringLiterals;

/// Votes on the one are votes on the other.
bool isSameQuestion(const LessonStep& step, const LessonStep& other) {
    if (!step.question || !other.question) return step.question.has_value() == other.question.has_value();
    return step.question->words == other.question->words && hasSameAnswer(*step.question, *other.question) &&
           std::ranges::equal(step.question->choices, other.question->choices, {}, &LessonChoice::words,
                              &LessonChoice::words);
}

/// For each step of a lesson the one that it was before: with its heading, else, where that is new, with its question.
std::vector<StepOrigin> originsOf(const Lesson& lesson, const Lesson& before) {
    const auto named = [](const Lesson& in, const std::string& heading) {
        return std::ranges::find(in.steps, heading, &LessonStep::heading);
    };
    std::vector<StepOrigin> origins;
    for (const LessonStep& step : lesson.steps) {
        auto found = named(before, step.heading);
        if (found == before.steps.end() && step.question)
            found = std::ranges::find_if(before.steps, [&](const LessonStep& old) {
                return isSameQuestion(step, old) && named(lesson, old.heading) == lesson.steps.end();
            });
        if (found == before.steps.end())
            origins.emplace_back();
        else
            origins.push_back({int(found - before.steps.begin()), isSameQuestion(step, *found)});
    }
    return origins;
}

}  // namespace

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
    const Lesson before = std::exchange(m_original, read.original);
    const auto previous = std::exchange(m_unpacked, read.shown.unpacked);
    m_session.setFolder(read.shown.path.folder);
    m_session.exchange(read.shown.lesson, originsOf(m_original, before), isShown());
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
    // It takes its time, and a browser may be unable to load it: both are for this thread.
    const bool usesModel = std::ranges::any_of(read.shown.lesson.steps, [](const LessonStep& step) {
        const Exhibit* exhibit = step.show.empty() ? nullptr : findExhibit(step.show.front());
        return exhibit && exhibit->usesLanguageModel();
    });
    if (usesModel) shippedLanguageModel();
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
    m_reader.start<Read>(
        [path, language = languageCode()] { return readLesson(path, language); },
        [this, path, skipped, step](const ReadOutcome<Read>& outcome) { showRead(path, skipped, step, outcome); });
}

void LessonActions::showRead(const QString& path, Skipped skipped, std::optional<int> step,
                             const ReadOutcome<Read>& outcome) {
    if (!outcome.problem.isEmpty()) {
        showPlainTextWarning(m_window, tr("Open a lesson"),
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
    if (!outcome.value.shown.lesson.steps.empty()) return leaveEditing([this, show] { leaveDocument(show); });
    m_isEditing ? reportDiagnostic(outcome.value.shown.lesson) : show();
}

void LessonActions::leaveEditing(const std::function<void()>& then) {
    m_isEditing&& m_leaveEditing ? m_leaveEditing(then) : then();
}

void LessonActions::preview(const Lesson& lesson, const QString& folder, int step, Preview shown) {
    m_isEditing = true;
    m_place = -1;
    m_file.clear();
    m_original = lesson;
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

void LessonActions::openCourse(int index) {
    const QStringList files = courseFiles();
    if (index >= 0 && index < files.size()) open(files[index]);
}

void LessonActions::beginCourse() {
    const QString first = courseFiles().front();
    showRead(first, Skipped::Kept, {},
             BackgroundReader::outcomeOf<Read>([&] { return readLesson(first, languageCode()); }));
}

void LessonActions::showMade(const MadeLesson& made) {
    m_reader.cancel();
    leaveDocument([this, made] {
        m_file.clear();
        m_make = made.make;
        m_place = -1;
        m_isExploring = m_isOverview = m_isEnd = false;
        const Read read = readMade();
        m_original = read.original;
        watch(read);
        m_session.begin(read.shown.lesson, {}, made.progress);
    });
}

LessonActions::Read LessonActions::readMade() const {
    return {{{}, m_make(languageCode())}, m_make(u"en"_s)};
}

void LessonActions::begin(const Read& read, int place, Skipped skipped) {
    // A lesson that is alone is not the fifth of twelve.
    m_place = m_isLocked ? -1 : place;
    m_isEditing = false;
    m_isExploring = m_isOverview = m_isEnd = false;
    m_original = read.original;
    watch(read);
    reportDiagnostic(read.shown.lesson);
    if (read.shown.lesson.steps.empty()) return;
    auto before = m_progress.of(m_file, read.original);
    // Who opens a challenge wants to play it, whatever was reached before.
    for (StepProgress& step : before)
        if (isChallenge(m_file) || (skipped == Skipped::AskedAgain && step.state == StepState::Skipped))
            step.state = StepState::Open;
    // The folder before is left once nothing in it is shown.
    const auto previous = std::exchange(m_unpacked, read.shown.unpacked);
    m_session.begin(read.shown.lesson, read.shown.path.folder, before);
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

}  // namespace attention
