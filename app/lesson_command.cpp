#include "app/lesson_command.h"

#include <QFile>

#include "app/cli_text.h"
#include "app/command_error.h"
#include "app/offscreen_application.h"
#include "app/output.h"
#include "app/progress_monitor.h"
#include "ui/lesson/lesson_check.h"
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

}  // namespace

OpenedLesson loadLesson(const QString& file) {
    try {
        return readLessonFile(file);
    } catch (const FileError& error) {
        throwFailure(u"%1: %2"_s.arg(file, error.phrase()));
    }
}

void runLesson(const Command& command) {
    QStringList files = command.arguments();
    if (files.isEmpty()) throwUsageError(u"lesson: what to do is missing; accepted: lesson check FILE..."_s);
    requireOneOf(u"lesson: unknown command"_s, files.takeFirst(), {u"check"_s});
    if (files.isEmpty()) throwUsageError(u"lesson check: the file is missing; accepted: lesson check FILE..."_s);
    if (files.contains(QString())) throwUsageError(u"lesson check: the name is empty; accepted: the name of a file"_s);
    const OffscreenApplication application;
    ProgressMonitor watch;
    std::size_t faulty = 0;
    for (const QString& file : files) {
        const OpenedLesson opened = loadLesson(file);
        const auto faults = faultsOf(opened, watch);
        for (const LessonDiagnostic& fault : faults)
            print(u"%1:%2: %3\n"_s.arg(file, QString::number(fault.line), phraseText(fault.sentence)).toUtf8());
        if (faults.empty())
            print(u"%1: no faults, steps: %2\n"_s.arg(file, QString::number(opened.lesson.steps.size())).toUtf8());
        faulty += !faults.empty();
    }
    if (faulty > 0) throwFailure(u"lessons with faults: %1 of %2"_s.arg(faulty).arg(files.size()));
}

}  // namespace attention
