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

/// Whether two versions of a step ask the same question, so that votes remain valid.
bool isSameQuestion(const LessonStep& step, const LessonStep& other) {
    if (!step.question || !other.question) return step.question.has_value() == other.question.has_value();
    return step.question->words == other.question->words && hasSameAnswer(*step.question, *other.question) &&
           std::ranges::equal(step.question->choices, other.question->choices, {}, &LessonChoice::words,
                              &LessonChoice::words);
}

/// For each step of a new version of a lesson, the step of the old version that it replaces: the one with the same
/// heading, else, if the heading is new, the one with the same question.
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
    if (m_generateLesson) return replaceLesson(generateLesson());
    // Another lesson is being opened; try again later.
    if (m_reader.isReading()) return m_reloadTimer.start();
    m_reader.start<LoadedLesson>(
        [file = m_file, language = languageCode()] { return readLesson(file, language); },
        [this](const ReadOutcome<LoadedLesson>& outcome) {
            if (outcome.problem.isEmpty()) return replaceLesson(outcome.value);
            Q_EMIT said(tr("%1 was not read anew: %2.").arg(QDir::toNativeSeparators(m_file), outcome.problem));
        });
}

void LessonActions::replaceLesson(const LoadedLesson& loaded) {
    watch(loaded);
    reportDiagnostic(loaded.shown.lesson);
    if (loaded.shown.lesson.steps.empty()) return;
    const Lesson before = std::exchange(m_original, loaded.original);
    const auto previous = std::exchange(m_unpacked, loaded.shown.unpacked);
    m_session.setFolder(loaded.shown.path.folder);
    m_session.replaceLesson(loaded.shown.lesson, originsOf(m_original, before), isShown());
}

void LessonActions::watch(const LoadedLesson& loaded) {
    if (const QStringList all = m_watcher.files() + m_watcher.directories(); !all.isEmpty()) m_watcher.removePaths(all);
    m_watched.clear();
    // Generated and built-in lessons do not change.
    if (m_generateLesson || m_file.startsWith(u':')) return;
    m_watched = {m_file};
    if (!loaded.shown.unpacked) m_watched += loaded.shown.path.file();
    m_watched.removeDuplicates();
    m_watcher.addPaths(m_watched + QStringList(QFileInfo(m_file).path()));
}

bool LessonActions::canOpen(const QString& path) {
    return QFileInfo(path).suffix().toLower() == QLatin1String(kLessonSuffix) || hasPackedLessonSuffix(path);
}

LessonActions::LoadedLesson LessonActions::readLesson(const QString& file, const QString& language) {
    LoadedLesson loaded{openLesson(file, language), {}};
    const QString original = loaded.shown.path.original();
    // A translation may exist without its original.
    const bool hasOriginal = !loaded.shown.path.language.isEmpty() && QFile::exists(original);
    loaded.original = hasOriginal ? readLessonFile(original).lesson : loaded.shown.lesson;
    requireFirstScene(loaded.shown);
    // Loading the language model takes long and can fail in a browser, so it is loaded here, in the background.
    const bool usesModel = std::ranges::any_of(loaded.shown.lesson.steps, [](const LessonStep& step) {
        const Exhibit* exhibit = step.show.empty() ? nullptr : findExhibit(step.show.front());
        return exhibit && exhibit->usesLanguageModel();
    });
    if (usesModel) shippedLanguageModel();
    return loaded;
}

void LessonActions::chooseFileToOpen() {
    const QString filters = u"%1 (*.%2 *.%3);;%4"_s.arg(tr("Lessons"), QLatin1String(kLessonSuffix),
                                                        QLatin1String(kPackedLessonSuffix), tr("All files (*)"));
    askFile(m_window, tr("Open a lesson"), {}, filters, [this](const QString& path) { open(path); });
}

void LessonActions::open(const QString& path) {
    open(path, SkippedSteps::StaySkipped);
}

void LessonActions::openAt(const QString& path, int step) {
    open(path, SkippedSteps::StaySkipped, step);
}

void LessonActions::open(const QString& path, SkippedSteps skipped, std::optional<int> step) {
    m_reader.start<LoadedLesson>([path, language = languageCode()] { return readLesson(path, language); },
                                 [this, path, skipped, step](const ReadOutcome<LoadedLesson>& outcome) {
                                     finishOpening(path, skipped, step, outcome);
                                 });
}

void LessonActions::finishOpening(const QString& path, SkippedSteps skipped, std::optional<int> step,
                                  const ReadOutcome<LoadedLesson>& outcome) {
    if (!outcome.problem.isEmpty()) {
        showPlainTextWarning(m_window, tr("Open a lesson"),
                             tr("%1 was not opened: %2.").arg(QDir::toNativeSeparators(path), outcome.problem));
        return;
    }
    const auto show = [this, path, skipped, step, loaded = outcome.value] {
        m_file = path;
        m_generateLesson = nullptr;
        const qsizetype courseIndex = courseFiles().indexOf(path);
        begin(loaded, int(courseIndex), skipped);
        // In a locked window, the next person must not undo the previous person's changes.
        if (m_isLocked) m_model.resetTo(m_model.scene());
        if (step && *step < m_session.stepCount()) m_session.goTo(*step);
        if (courseIndex >= 0 || isChallenge(path)) return;
        rememberOpened(path, QString::fromStdString(loaded.shown.lesson.title));
        saveProgress();
    };
    if (!outcome.value.shown.lesson.steps.empty()) return leaveEditing([this, show] { leaveDocument(show); });
    m_isEditing ? reportDiagnostic(outcome.value.shown.lesson) : show();
}

void LessonActions::leaveEditing(const std::function<void()>& then) {
    m_isEditing&& m_leaveEditing ? m_leaveEditing(then) : then();
}

void LessonActions::preview(const Lesson& lesson, const QString& folder, int step, Preview extent) {
    m_isEditing = true;
    m_courseIndex = -1;
    m_file.clear();
    m_original = lesson;
    if (!m_watched.isEmpty()) m_watcher.removePaths(m_watcher.files() + m_watcher.directories());
    m_watched.clear();
    if (extent != Preview::Stay) m_isExploring = m_isListingLessons = m_isCourseEnd = m_isOnOtherPage = false;
    m_session.preview(lesson, folder, step, extent == Preview::Scene);
}

void LessonActions::endPreview() {
    if (!m_isEditing) return;
    m_isEditing = m_isOnOtherPage = false;
    m_session.end();
    explore();
}

void LessonActions::openCourse(int index) {
    const QStringList files = courseFiles();
    if (index >= 0 && index < files.size()) open(files[index]);
}

void LessonActions::beginCourse() {
    const QString first = courseFiles().front();
    finishOpening(first, SkippedSteps::StaySkipped, {},
                  BackgroundReader::outcomeOf<LoadedLesson>([&] { return readLesson(first, languageCode()); }));
}

void LessonActions::showGenerated(const GeneratedLesson& generated) {
    m_reader.cancel();
    leaveDocument([this, generated] {
        m_file.clear();
        m_generateLesson = generated.generate;
        m_courseIndex = -1;
        m_isExploring = m_isListingLessons = m_isCourseEnd = false;
        const LoadedLesson loaded = generateLesson();
        m_original = loaded.original;
        watch(loaded);
        m_session.begin(loaded.shown.lesson, {}, generated.progress);
    });
}

LessonActions::LoadedLesson LessonActions::generateLesson() const {
    return {{{}, m_generateLesson(languageCode())}, m_generateLesson(u"en"_s)};
}

void LessonActions::begin(const LoadedLesson& loaded, int courseIndex, SkippedSteps skipped) {
    // A locked lesson shows no position in the course.
    m_courseIndex = m_isLocked ? -1 : courseIndex;
    m_isEditing = false;
    m_isExploring = m_isListingLessons = m_isCourseEnd = false;
    m_original = loaded.original;
    watch(loaded);
    reportDiagnostic(loaded.shown.lesson);
    if (loaded.shown.lesson.steps.empty()) return;
    auto before = m_progress.stepProgress(m_file, loaded.original);
    // A challenge can always be played again, whatever was reached before.
    for (StepProgress& step : before)
        if (isChallenge(m_file) || (skipped == SkippedSteps::AskAgain && step.state == StepState::Skipped))
            step.state = StepState::Open;
    // The previous lesson's temporary folder is kept until its scene is no longer shown.
    const auto previous = std::exchange(m_unpacked, loaded.shown.unpacked);
    m_session.begin(loaded.shown.lesson, loaded.shown.path.folder, before);
}

void LessonActions::leaveDocument(const std::function<void()>& then) {
    const auto go = [this, then](bool isLeft) {
        if (!isLeft) return;
        m_views.files.document().setInLesson(true);
        then();
    };
    m_views.files.document().isInLesson() ? go(true) : m_views.files.leave(go);
}

void LessonActions::reportDiagnostic(const Lesson& lesson) {
    if (lesson.diagnostics.empty()) return;
    const LessonDiagnostic& first = lesson.diagnostics.front();
    const QString sentence = lesson.steps.empty() ? tr("Line %1 of the lesson: %2.")
                                                  : tr("Line %1 of the lesson: %2. The steps without faults work.");
    Q_EMIT said(sentence.arg(first.line).arg(phraseText(first.sentence)));
}

}  // namespace attention
