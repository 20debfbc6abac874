#include "app/lesson_command.h"

#include <memory>
#include <optional>

#include <QFile>
#include <QFileInfo>

#include "app/cli_text.h"
#include "app/command_error.h"
#include "app/offscreen_application.h"
#include "app/output.h"
#include "app/progress_monitor.h"
#include "ui/lesson/lesson_check.h"
#include "ui/lesson/lesson_language.h"
#include "ui/lesson/lesson_scene.h"
#include "ui/lesson/packed_lesson.h"
#include "ui/system/input_file.h"
#include "ui/text/phrase_text.h"

namespace attention {
namespace {

using namespace Qt::StringLiterals;

std::vector<LessonDiagnostic> faultsOf(const OpenedLesson& opened, ProgressMonitor& monitor) {
    const QString original = opened.path.original();
    const bool hasOriginal = !opened.path.language.isEmpty() && QFile::exists(original);
    const Lesson originalLesson = hasOriginal ? loadLesson(original).lesson : Lesson();
    monitor.setActivity(u"checking "_s + opened.path.name);
    const auto faults = checkLesson(opened.lesson, opened.path.folder, hasOriginal ? &originalLesson : nullptr,
                                    [&](double share) { monitor.setProgress(share); });
    // The progress line must be erased before faults are printed.
    monitor.setActivity({});
    return faults;
}

std::unique_ptr<const UnpackedLesson> unpack(const QString& file) {
    try {
        return std::make_unique<const UnpackedLesson>(file);
    } catch (const FileError& error) {
        throwFailure(u"%1: %2"_s.arg(file, error.phrase()));
    }
}

/// A lesson to be checked: a file, or one of the lessons in a packed file.
struct LessonToCheck {
    QString name;  ///< for messages
    QString file;
};

OpenedLesson loadLessonToCheck(const LessonToCheck& lesson) {
    try {
        return readLessonFile(lesson.file);
    } catch (const FileError& error) {
        QStringList otherFiles;
        if (!QFile::exists(lesson.file))
            for (const QString& code : lessonLanguages(lesson.file))
                otherFiles += QFileInfo(lessonFileIn(lesson.file, code)).fileName();
        throwFailure(u"%1: %2"_s.arg(lesson.name, error.phrase()) +
                     (otherFiles.isEmpty() ? QString() : u"; accepted: "_s + otherFiles.join(u", "_s)));
    }
}

/// The result of `read`. If it fails, the error is printed and nothing is returned, so that other files are checked.
template <typename Read>
auto readOrPrintError(const Read& read) -> std::optional<decltype(read())> {
    try {
        return read();
    } catch (const CommandError& error) {
        printError(error.message);
        return std::nullopt;
    }
}

/// Prints the faults of each lesson. @return the number of lessons with faults, or that cannot be read
std::size_t checkFiles(const std::vector<LessonToCheck>& files) {
    ProgressMonitor monitor;
    std::size_t faulty = 0;
    for (const LessonToCheck& lesson : files) {
        const QString& name = lesson.name;
        const auto read = [&] { return loadLessonToCheck(lesson); };
        const auto loaded = files.size() > 1 ? readOrPrintError(read) : std::optional(read());
        faulty += !loaded;
        if (!loaded) continue;
        const OpenedLesson& opened = *loaded;
        const auto faults = faultsOf(opened, monitor);
        for (const LessonDiagnostic& fault : faults)
            print(u"%1:%2: %3\n"_s.arg(name, QString::number(fault.line), phraseText(fault.sentence)).toUtf8());
        if (faults.empty())
            print(u"%1: no faults, steps: %2\n"_s.arg(name, QString::number(opened.lesson.steps.size())).toUtf8());
        faulty += !faults.empty();
    }
    return faulty;
}

void runCheck(const QStringList& files) {
    if (files.isEmpty()) throwUsageError(u"lesson check: the file is missing; accepted: lesson check FILE..."_s);
    if (files.contains(QString())) throwUsageError(u"lesson check: the name is empty; accepted: the name of a file"_s);
    const OffscreenApplication application;
    std::vector<std::unique_ptr<const UnpackedLesson>> unpacked;
    std::vector<LessonToCheck> all;
    std::size_t unreadable = 0;
    for (const QString& file : files) {
        if (!hasPackedLessonSuffix(file)) {
            all.push_back({file, file});
            continue;
        }
        const auto read = [&] { return unpack(file); };
        auto folder = files.size() > 1 ? readOrPrintError(read) : std::optional(read());
        unreadable += !folder;
        if (!folder) continue;
        unpacked.push_back(std::move(*folder));
        for (const QString& lesson : unpacked.back()->lessonFiles())
            all.push_back({file + u'/' + QFileInfo(lesson).fileName(), lesson});
    }
    if (const std::size_t faulty = unreadable + checkFiles(all); faulty > 0)
        throwFailure(u"lessons with faults: %1 of %2"_s.arg(faulty).arg(unreadable + all.size()));
}

void runPack(const Command& command, const QStringList& files) {
    const QString accepted = u"accepted: lesson pack FILE -o FILE.zip"_s;
    if (files.size() != 1 || files.first().isEmpty())
        throwUsageError(u"lesson pack: one lesson is packed, and %1 are named; "_s.arg(files.size()) + accepted);
    if (!command.has(u"o"_s)) throwUsageError(u"-o: the file to write is missing; "_s + accepted);
    const QString path = command.value(u"o"_s);
    if (path != u"-" && !hasPackedLessonSuffix(path))
        throwUsageError(u"-o: %1 does not end in .zip; "_s.arg(quoted(path)) + accepted);
    if (hasPackedLessonSuffix(files.first()))
        throwUsageError(u"lesson pack: %1 is packed already; "_s.arg(quoted(files.first())) + accepted);
    QByteArray zip;
    try {
        zip = packLesson(files.first());
    } catch (const FileError& error) {
        throwFailure(u"%1: %2"_s.arg(files.first(), error.phrase()));
    }
    const auto output = openOutput(path);
    output->write({zip.constData(), std::size_t(zip.size())});
    commit(*output, path);
    // A lesson with faults is packed, too, because a draft may be handed on: there is only a warning.
    const OffscreenApplication application;
    ProgressMonitor monitor;
    std::size_t count = 0;
    for (const QString& lesson : lessonWithTranslations(files.first()))
        count += faultsOf(loadLesson(lesson), monitor).size();
    if (count > 0)
        printWarning(u"%1 is packed with faults, which lesson check names: %2"_s.arg(files.first()).arg(count));
}

}  // namespace

OpenedLesson loadLesson(const QString& file) {
    return loadLessonToCheck({file, file});
}

void requireLesson(const QString& file) {
    const auto unpacked = hasPackedLessonSuffix(file) ? unpack(file) : nullptr;
    const OpenedLesson opened = loadLessonToCheck({file, unpacked ? unpacked->file() : file});
    try {
        requireFirstScene(opened);
    } catch (const FileError& error) {
        throwFailure(u"%1: %2"_s.arg(file, error.phrase()));
    }
    if (!opened.lesson.steps.empty() || opened.lesson.diagnostics.empty()) return;
    const LessonDiagnostic& fault = opened.lesson.diagnostics.front();
    throwFailure(u"%1: it has no step to show; line %2: %3"_s.arg(file, QString::number(fault.line),
                                                                  phraseText(fault.sentence)));
}

QString courseLesson(const QString& name) {
    for (const QString& file : courseFiles())
        if (splitLessonPath(file).name == name) return file;
    return {};
}

QString courseLessonNames() {
    QStringList names;
    for (const QString& file : courseFiles()) names += splitLessonPath(file).name;
    return names.join(u", "_s);
}

void runLesson(const Command& command) {
    QStringList files = command.arguments();
    if (files.isEmpty())
        throwUsageError(
            u"lesson: what to do is missing; accepted: lesson check FILE..., lesson pack FILE -o FILE.zip"_s);
    const QString task = files.takeFirst();
    requireOneOf(u"lesson: unknown command"_s, task, {u"check"_s, u"pack"_s});
    if (task == u"pack") return runPack(command, files);
    if (command.has(u"o"_s)) throwUsageError(u"-o: lesson check writes no file; accepted: lesson check FILE..."_s);
    runCheck(files);
}

}  // namespace attention
