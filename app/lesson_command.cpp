#include "app/lesson_command.h"

#include <QFile>

#include "app/ending.h"
#include "app/offscreen_application.h"
#include "app/output.h"
#include "app/words.h"
#include "app/work_watch.h"
#include "ui/lesson/lesson_check.h"
#include "ui/system/input_file.h"
#include "ui/text/phrase_text.h"

namespace attention {
namespace {

using namespace Qt::StringLiterals;

std::vector<LessonFault> faultsOf(const OpenedLesson& opened, WorkWatch& watch) {
    const QString original = opened.path.original();
    const bool hasOriginal = !opened.path.language.isEmpty() && QFile::exists(original);
    const Lesson meant = hasOriginal ? lessonIn(original).lesson : Lesson();
    watch.tell(u"checking "_s + opened.path.name);
    const auto faults = checkLesson(opened.lesson, opened.path.folder, hasOriginal ? &meant : nullptr,
                                    [&](double share) { watch.setShare(share); });
    // What is printed must not stand behind the line that tells of it.
    watch.tell({});
    return faults;
}

}  // namespace

OpenedLesson lessonIn(const QString& file) {
    try {
        return readLessonFile(file);
    } catch (const FileError& error) {
        fail(u"%1: %2"_s.arg(file, error.phrase()));
    }
}

void runLesson(const Command& command) {
    QStringList files = command.arguments();
    if (files.isEmpty()) refuse(u"lesson: what to do is missing; accepted: lesson check FILE..."_s);
    requireOneOf(u"lesson: unknown command"_s, files.takeFirst(), {u"check"_s});
    if (files.isEmpty()) refuse(u"lesson check: the file is missing; accepted: lesson check FILE..."_s);
    if (files.contains(QString())) refuse(u"lesson check: the name is empty; accepted: the name of a file"_s);
    const OffscreenApplication application;
    WorkWatch watch;
    std::size_t faulty = 0;
    for (const QString& file : files) {
        const OpenedLesson opened = lessonIn(file);
        const auto faults = faultsOf(opened, watch);
        for (const LessonFault& fault : faults)
            print(u"%1:%2: %3\n"_s.arg(file, QString::number(fault.line), phraseText(fault.sentence)).toUtf8());
        if (faults.empty())
            print(u"%1: no faults, steps: %2\n"_s.arg(file, QString::number(opened.lesson.steps.size())).toUtf8());
        faulty += !faults.empty();
    }
    if (faulty > 0) fail(u"lessons with faults: %1 of %2"_s.arg(faulty).arg(files.size()));
}

}  // namespace attention
