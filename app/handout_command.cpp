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

/// The file of a lesson that is given as a path or as the name of a lesson of the course. @throws CommandError
QString lessonFile(const QString& nameOrPath) {
    const QFileInfo info(nameOrPath);
    const QString suffix = info.suffix().toLower();
    // A missing .lesson file is reported when it is read.
    if (suffix == QLatin1String(kLessonSuffix)) return nameOrPath;
    if (hasPackedLessonSuffix(nameOrPath) && info.exists()) return nameOrPath;
    if (hasPackedLessonSuffix(nameOrPath)) throwFailure(u"%1: there is no such file"_s.arg(nameOrPath));
    if (const QString file = courseLesson(nameOrPath); !file.isEmpty()) return file;
    throwUsageError(u"handout: unknown lesson %1; accepted: a file NAME.lesson, or of the course: %2"_s.arg(
        quoted(nameOrPath), courseLessonNames()));
}

LessonInLanguage openForPrinting(const QString& nameOrPath, const QString& file, const QString& language) {
    try {
        return openLessonIn(file, language);
    } catch (const FileError& error) {
        const QStringList codes = lessonLanguages(file);
        throwFailure(codes.isEmpty() || codes.contains(language)
                         ? u"%1: %2"_s.arg(nameOrPath, error.phrase())
                         : u"%1: %2; accepted: --language %3"_s.arg(
                               nameOrPath, error.phrase(), joined(codes, [](const QString& code) { return code; })));
    }
}

}  // namespace

void runHandout(const Command& command) {
    command.requireArguments(1);
    if (command.argument().isEmpty())
        throwUsageError(
            u"handout: the lesson is missing; accepted: a file NAME.lesson, or the name of a lesson of the course"_s);
    const QString file = lessonFile(command.argument());
    const QString lessonLanguage = splitLessonPath(file).language;
    const auto [format, options] = readPaperRequest(command, lessonLanguage.isEmpty() ? u"en"_s : lessonLanguage);
    const QString language = QString::fromStdString(options.language);

    const OffscreenApplication application;
    ProgressMonitor monitor;
    monitor.setActivity(u"reading"_s);
    const LessonInLanguage lesson = openForPrinting(command.argument(), file, language);
    if (lesson.opened.lesson.steps.empty())
        throwFailure(u"%1: it has no step; docs/lessons.md tells how a lesson is written"_s.arg(command.argument()));
    const QString outputPath = command.value(u"o"_s);
    monitor.setActivity(u"waiting for the output"_s);
    if (QFileInfo(outputPath).exists() && QFileInfo(outputPath) == QFileInfo(file))
        throwUsageError(u"-o: %1 is the lesson itself; accepted: another file"_s.arg(quoted(outputPath)));
    const auto output = openOutput(outputPath);
    // Throws if the file could not be opened, before the figures are computed.
    checkWritten(*output, outputPath);
    monitor.setActivity(u"computing the figures"_s);
    std::vector<HandoutScene> scenes;
    try {
        // This is the first half of the progress; renderPaper() reports the second half.
        scenes =
            evaluateHandout(lesson.opened, options.hasAnswers, [&](double share) { monitor.setProgress(share / 2); });
    } catch (const HandoutError& error) {
        throwFailure(u"%1:%2: %3"_s.arg(command.argument(), QString::number(error.line()), error.sentence()));
    }
    QByteArray bytes;
    {
        const ScopedLanguage scopedLanguage(*findLanguage(options.language));
        bytes = renderPaper(makeHandout(lesson.opened.lesson, scenes, options), format, monitor);
    }
    output->write({bytes.constData(), std::size_t(bytes.size())});
    commit(*output, outputPath);
    monitor.stop();
    if (lesson.hasNoTranslations && command.has(u"language"_s) && language != u"en")
        printNote(u"%1: it has no translations; its own words stay"_s.arg(command.argument()));
}

}  // namespace attention
