#include "ui/window/lesson_progress.h"

#include <algorithm>
#include <array>

#include <QDir>
#include <QFileInfo>

#include "ui/lesson/challenges.h"
#include "ui/lesson/lesson_file.h"
#include "ui/lesson/packed_lesson.h"

namespace attention {
namespace {

using namespace Qt::StringLiterals;

constexpr auto kDone = "done:"_L1;
constexpr auto kSkipped = "skipped:"_L1;
/// Prefixes of the entries that tell how a question was answered.
constexpr std::array kAnswers{std::pair{Answered::AtOnce, "right:"_L1}, std::pair{Answered::WithHint, "hint:"_L1},
                              std::pair{Answered::Wrongly, "wrong:"_L1}};
/// Prefix of the entry for the fewest moves of a reached goal: "best:2:Heading".
constexpr auto kBest = "best:"_L1;
/// Suffix of a lesson's settings key for whether all of the lesson is done.
constexpr auto kAll = "/all"_L1;
const QString kOpenedFiles = u"opened/files"_s, kOpenedTitles = u"opened/titles"_s;
constexpr qsizetype kMaxOpenedLessons = 10;

/// The settings key under which a lesson's progress is stored.
QString keyOf(const QString& file) {
    const QFileInfo info(hasPackedLessonSuffix(file) ? file : splitLessonPath(file).original());
    return isChallenge(file)       ? u"challenges/"_s + info.fileName()
           : file.startsWith(u':') ? u"course/"_s + info.fileName()
                                   : info.absoluteFilePath();
}

}  // namespace

LessonProgress::LessonProgress(const QString& dataFolder) {
    if (!dataFolder.isEmpty()) m_file = std::make_unique<Settings>(QDir(dataFolder).filePath(u"lessons.json"_s));
}

QStringList LessonProgress::entriesOf(const QString& file) {
    return m_file ? m_file->value(keyOf(file), QStringList()) : QStringList();
}

std::vector<StepProgress> LessonProgress::stepProgress(const QString& file, const Lesson& lesson) {
    std::vector<StepProgress> progress(lesson.steps.size());
    const QStringList entries = entriesOf(file);
    for (std::size_t i = 0; i < lesson.steps.size(); ++i) {
        const QString heading = QString::fromStdString(lesson.steps[i].heading);
        progress[i].state = entries.contains(kDone + heading)      ? StepState::Done
                            : entries.contains(kSkipped + heading) ? StepState::Skipped
                                                                   : StepState::Open;
        for (const auto& [answered, prefix] : kAnswers)
            if (entries.contains(prefix + heading)) progress[i].answered = answered;
        for (const QString& entry : entries) {
            bool isNumber = false;
            const int moves = entry.section(u':', 1, 1).toInt(&isNumber);
            if (isNumber && entry.startsWith(kBest) && entry.section(u':', 2) == heading) progress[i].best = moves;
        }
    }
    return progress;
}

void LessonProgress::store(const QString& file, const Lesson& lesson, const std::vector<StepProgress>& steps) {
    if (!m_file) return;
    QStringList entries;
    bool isAll = true;
    for (std::size_t i = 0; i < std::min(steps.size(), lesson.steps.size()); ++i) {
        const QString heading = QString::fromStdString(lesson.steps[i].heading);
        // A goal that was reached stays reached while it is tried again.
        const StepState state = steps[i].best                                               ? StepState::Done
                                : steps[i].isPresented && steps[i].state == StepState::Open ? StepState::Skipped
                                                                                            : steps[i].state;
        isAll = isAll && state != StepState::Open;
        if (state != StepState::Open) entries += (state == StepState::Done ? kDone : kSkipped) + heading;
        if (steps[i].best) entries += kBest + QString::number(*steps[i].best) + u':' + heading;
        for (const auto& [answered, prefix] : kAnswers)
            if (steps[i].answered == answered) entries += prefix + heading;
    }
    m_file->setValue(keyOf(file), entries);
    m_file->setValue(keyOf(file) + kAll, isAll);
}

bool LessonProgress::isDone(const QString& file) {
    return m_file && m_file->value(keyOf(file) + kAll, false);
}

LessonList::Mark LessonProgress::mark(const QString& file) {
    if (!isDone(file)) return LessonList::Mark::Open;
    const bool isSkipped =
        std::ranges::any_of(entriesOf(file), [](const QString& entry) { return entry.startsWith(kSkipped); });
    return isSkipped ? LessonList::Mark::Skipped : LessonList::Mark::Done;
}

int LessonProgress::passedSteps(const QString& file) {
    return int(std::ranges::count_if(
        entriesOf(file), [](const QString& entry) { return entry.startsWith(kDone) || entry.startsWith(kSkipped); }));
}

CourseTally LessonProgress::tally() {
    CourseTally tally;
    for (const QString& file : courseFiles()) {
        // Reading here is fast: these are small files built into the program.
        const Lesson lesson = readLessonFile(file).lesson;
        const auto before = stepProgress(file, lesson);
        for (std::size_t i = 0; i < lesson.steps.size(); ++i) {
            if (!lesson.steps[i].question) continue;
            const Answered answered = before[i].answered;
            ++(answered == Answered::AtOnce            ? tally.atOnce
               : answered == Answered::WithHint        ? tally.withHint
               : answered == Answered::Wrongly         ? tally.wrongly
               : before[i].state == StepState::Skipped ? tally.skipped
                                                       : tally.open);
        }
    }
    return tally;
}

LessonProgress::OpenedFiles LessonProgress::opened() {
    if (!m_file) return {};
    return {m_file->value(kOpenedFiles, QStringList()), m_file->value(kOpenedTitles, QStringList())};
}

void LessonProgress::rememberOpened(const QString& path, const QString& title) {
    if (!m_file) return;
    const QString file = QFileInfo(path).absoluteFilePath();
    auto [files, titles] = opened();
    titles.resize(files.size());
    if (const qsizetype before = files.indexOf(file); before >= 0) {
        files.removeAt(before);
        titles.removeAt(before);
    }
    files.prepend(file);
    titles.prepend(title);
    m_file->setValue(kOpenedFiles, QStringList(files.mid(0, kMaxOpenedLessons)));
    m_file->setValue(kOpenedTitles, QStringList(titles.mid(0, kMaxOpenedLessons)));
}

}  // namespace attention
