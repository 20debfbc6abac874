#include "app/window_options.h"

#include <algorithm>

#include <QFileInfo>

#include "app/cli_text.h"
#include "app/command.h"
#include "app/command_error.h"
#include "app/lesson_command.h"
#include "core/number_text.h"
#include "ui/lesson/packed_lesson.h"
#include "ui/window/locked_lesson.h"

namespace attention {
namespace {

using namespace Qt::StringLiterals;

/// The file of --lesson, whose value is a path or the name of a lesson of the course. @throws CommandError
QString givenLesson(const QString& given) {
    if (const QString file = courseLesson(given); !file.isEmpty()) return file;
    const QFileInfo info(given);
    const bool isLesson = info.suffix() == QLatin1String(kLessonSuffix) || hasPackedLessonSuffix(given);
    // requireLesson() below reports a file that is missing or faulty.
    if (!isLesson || info.isDir())
        throwUsageError(u"--lesson: %1 is no lesson; accepted: a file that ends in .lesson or .zip, or one of %2"_s.arg(
            quoted(given), courseLessonNames()));
    requireLesson(given);
    return given;
}

}  // namespace

bool isWindowOption(const QString& argument) {
    return std::ranges::any_of(optionsOf(QString::fromLatin1(kWindowName)), [&](const OptionInfo& option) {
        return argument.section(u'=', 0, 0) == optionName(fromUtf8(option.name));
    });
}

WindowRequest windowRequest(const QStringList& arguments) {
    const Command command(QString::fromLatin1(kWindowName), arguments);
    command.requireArguments(0);
    if (!command.has(u"lesson"_s))
        throwUsageError(u"%1: the lesson is missing; accepted: --lesson FILE --locked"_s.arg(
            command.has(u"locked"_s) ? u"--locked"_s : u"--idle"_s));
    WindowRequest request{givenLesson(command.value(u"lesson"_s))};
    if (!command.has(u"locked"_s)) {
        if (command.has(u"idle"_s))
            throwUsageError(u"--idle: only a locked lesson starts anew; accepted: with --locked"_s);
        return request;
    }
    request.idleMinutes = kIdleMinutes;
    if (command.has(u"idle"_s)) {
        const auto minutes = parseInteger(command.value(u"idle"_s).toStdString());
        if (!minutes || *minutes < kMinIdleMinutes || *minutes > kMaxIdleMinutes)
            throwUsageError(u"--idle: %1 cannot be used here; accepted: whole minutes %2 to %3"_s.arg(
                quoted(command.value(u"idle"_s)), QString::number(kMinIdleMinutes), QString::number(kMaxIdleMinutes)));
        request.idleMinutes = int(*minutes);
    }
    return request;
}

}  // namespace attention
