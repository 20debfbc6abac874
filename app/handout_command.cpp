#include "app/handout_command.h"

#include <algorithm>

#include <QFileInfo>

#include "app/cli_text.h"
#include "app/command_error.h"
#include "app/lesson_command.h"
#include "app/offscreen_application.h"
#include "app/output.h"
#include "app/paper_command.h"
#include "ui/lesson/lesson_language.h"
#include "ui/lesson/packed_lesson.h"
#include "ui/system/input_file.h"
#include "ui/text/scoped_language.h"

namespace attention {
namespace {

using namespace Qt::StringLiterals;

/// The file of what is a file's path, or the name of a lesson of the course.
QString lessonFile(const QString& asked) {
    const QFileInfo info(asked);
    const QString suffix = info.suffix().toLower();
    if (suffix == QLatin1String(kLessonSuffix)) return asked;
    if (isPackedLesson(asked) && info.exists()) return asked;
    if (isPackedLesson(asked)) throwFailure(u"%1: there is no such file"_s.arg(asked));
    if (const QString file = courseLesson(asked); !file.isEmpty()) return file;
    throwUsageError(u"handout: unknown lesson %1; accepted: a file NAME.lesson, or of the course: %2"_s.arg(
        quoted(asked), courseLessonNames()));
}

LessonInLanguage openAsked(const QString& asked, const QString& file, const QString& language) {
    try {
        return openLessonIn(file, language);
    } catch (const FileError& error) {
        const QStringList codes = lessonLanguages(file);
        throwFailure(codes.isEmpty() || codes.contains(language)
                         ? u"%1: %2"_s.arg(asked, error.phrase())
                         : u"%1: %2; accepted: --language %3"_s.arg(
                               asked, error.phrase(), joined(codes, [](const QString& code) { return code; })));
    }
}

}  // namespace

void runHandout(const Command& command) {
    command.requireArguments(1);
    if (command.argument().isEmpty())
        throwUsageError(
            u"handout: the lesson is missing; accepted: a file NAME.lesson, or the name of a lesson of the course"_s);
    const QString file = lessonFile(command.argument());
    const QString own = lessonPath(file).language;
    const auto [format, options] = readPaperRequest(command, own.isEmpty() ? u"en"_s : own);
    const QString language = QString::fromStdString(options.language);

    const OffscreenApplication application;
    ProgressMonitor watch;
    watch.setActivity(u"reading"_s);
    const LessonInLanguage asked = openAsked(command.argument(), file, language);
    if (asked.opened.lesson.steps.empty())
        throwFailure(u"%1: it has no step; docs/lessons.md tells how a lesson is written"_s.arg(command.argument()));
    const QString path = command.value(u"o"_s);
    watch.setActivity(u"waiting for the output"_s);
    if (QFileInfo(path).exists() && QFileInfo(path) == QFileInfo(file))
        throwUsageError(u"-o: %1 is the lesson itself; accepted: another file"_s.arg(quoted(path)));
    const auto output = openOutput(path);
    checkWritten(*output, path);
    watch.setActivity(u"computing the figures"_s);
    std::vector<HandoutScene> scenes;
    try {
        scenes = evaluateHandout(asked.opened, options.hasAnswers, [&](double share) { watch.setProgress(share / 2); });
    } catch (const HandoutError& error) {
        throwFailure(u"%1:%2: %3"_s.arg(command.argument(), QString::number(error.line()), error.sentence()));
    }
    QByteArray bytes;
    {
        const ScopedLanguage speaking(*findLanguage(options.language));
        bytes = renderPaper(makeHandout(asked.opened.lesson, scenes, options), format, watch);
    }
    output->write({bytes.constData(), std::size_t(bytes.size())});
    commit(*output, path);
    watch.stop();
    if (asked.isUntranslated && command.has(u"language"_s) && language != u"en")
        printNote(u"%1: it has no translations; its own words stay"_s.arg(command.argument()));
}

}  // namespace attention
