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

std::vector<LessonDiagnostic> faultsOf(const OpenedLesson& opened, ProgressMonitor& watch) {
    const QString original = opened.path.original();
    const bool hasOriginal = !opened.path.language.isEmpty() && QFile::exists(original);
    const Lesson meant = hasOriginal ? loadLesson(original).lesson : Lesson();
    watch.setActivity(u"checking "_s + opened.path.name);
    const auto faults = checkLesson(opened.lesson, opened.path.folder, hasOriginal ? &meant : nullptr,
                                    [&](double share) { watch.setProgress(share); });
    // What is printed must not stand behind the line that tells of it.
    watch.setActivity({});
    return faults;
}

std::unique_ptr<const UnpackedLesson> unpack(const QString& file) {
    try {
        return std::make_unique<const UnpackedLesson>(file);
    } catch (const FileError& error) {
        throwFailure(u"%1: %2"_s.arg(file, error.phrase()));
    }
}

/// The lesson's file of each name, or those in a packed lesson.
struct Checked {
    QString name;  ///< for messages
    QString file;
};

OpenedLesson loadChecked(const Checked& asked) {
    try {
        return readLessonFile(asked.file);
    } catch (const FileError& error) {
        QStringList others;
        if (!QFile::exists(asked.file))
            for (const QString& code : lessonLanguages(asked.file))
                others += QFileInfo(lessonFileIn(asked.file, code)).fileName();
        throwFailure(u"%1: %2"_s.arg(asked.name, error.phrase()) +
                     (others.isEmpty() ? QString() : u"; accepted: "_s + others.join(u", "_s)));
    }
}

/// One of several files that cannot be read keeps nothing from being said of the others.
template <typename Read>
auto unlessUnreadable(const Read& read) -> std::optional<decltype(read())> {
    try {
        return read();
    } catch (const CommandError& error) {
        printError(error.message);
        return std::nullopt;
    }
}

/// @return how many of them have faults
std::size_t checkFiles(const std::vector<Checked>& files) {
    ProgressMonitor watch;
    std::size_t faulty = 0;
    for (const Checked& asked : files) {
        const QString& name = asked.name;
        const auto read = [&] { return loadChecked(asked); };
        const auto loaded = files.size() > 1 ? unlessUnreadable(read) : std::optional(read());
        faulty += !loaded;
        if (!loaded) continue;
        const OpenedLesson& opened = *loaded;
        const auto faults = faultsOf(opened, watch);
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
    std::vector<Checked> all;
    std::size_t unreadable = 0;
    for (const QString& file : files) {
        if (!isPackedLesson(file)) {
            all.push_back({file, file});
            continue;
        }
        const auto read = [&] { return unpack(file); };
        auto folder = files.size() > 1 ? unlessUnreadable(read) : std::optional(read());
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
    if (path != u"-" && !isPackedLesson(path))
        throwUsageError(u"-o: %1 does not end in .zip; "_s.arg(quoted(path)) + accepted);
    if (isPackedLesson(files.first()))
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
    // A draft may be handed on, too.
    const OffscreenApplication application;
    ProgressMonitor watch;
    std::size_t count = 0;
    for (const QString& lesson : lessonWithTranslations(files.first()))
        count += faultsOf(loadLesson(lesson), watch).size();
    if (count > 0)
        printWarning(u"%1 is packed with faults, which lesson check names: %2"_s.arg(files.first()).arg(count));
}

}  // namespace

OpenedLesson loadLesson(const QString& file) {
    return loadChecked({file, file});
}

void requireLesson(const QString& file) {
    const auto unpacked = isPackedLesson(file) ? unpack(file) : nullptr;
    const OpenedLesson opened = loadChecked({file, unpacked ? unpacked->file() : file});
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
        if (lessonPath(file).name == name) return file;
    return {};
}

QString courseLessonNames() {
    QStringList names;
    for (const QString& file : courseFiles()) names += lessonPath(file).name;
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
