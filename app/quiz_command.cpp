#include "app/quiz_command.h"

#include <limits>

#include <QCoreApplication>

#include "app/cli_text.h"
#include "app/command_error.h"
#include "app/offscreen_application.h"
#include "app/output.h"
#include "app/paper_command.h"
#include "core/number_text.h"
#include "ui/lesson/exercise_pool.h"
#include "ui/text/scoped_language.h"

namespace attention {
namespace {

using namespace Qt::StringLiterals;

struct QuizWords {
    Q_DECLARE_TR_FUNCTIONS(Quiz)
};

constexpr std::int64_t kUsualQuestions = 10;
constexpr std::int64_t kUsualSeed = 1;

/// The names behind --lesson; all lessons of the pool without it.
QStringList askedLessons(const Command& command) {
    const QStringList known = lessonsWithQuestions();
    if (!command.has(u"lesson"_s)) return known;
    const QStringList names = command.value(u"lesson"_s).split(u',');
    for (const QString& name : names)
        if (!known.contains(name))
            throwUsageError(u"--lesson: there are no questions about %1; accepted, with commas between them: %2"_s.arg(
                quoted(name), known.join(u", "_s)));
    return names;
}

std::int64_t wholeNumber(const Command& command, const QString& option, std::int64_t defaultValue, std::int64_t minimum,
                         std::int64_t maximum) {
    if (!command.has(option)) return defaultValue;
    const auto number = parseInteger(command.value(option).toStdString());
    if (!number || *number < minimum || *number > maximum)
        throwUsageError(u"--%1: %2 cannot be used; accepted: a whole number, %3 to %4"_s.arg(
            option, quoted(command.value(option)), QString::number(minimum), QString::number(maximum)));
    return *number;
}

}  // namespace

void runQuiz(const Command& command) {
    command.requireArguments(0);
    const auto [format, options] = readPaperRequest(command, u"en"_s);
    const auto pool = readPool(QString::fromStdString(options.language), askedLessons(command));
    // A quiz has at most as many questions as there are different ones.
    const auto maximum = std::int64_t(questionCount(pool));
    const auto count = wholeNumber(command, u"questions"_s, std::min(kUsualQuestions, maximum), 1, maximum);
    const auto seed = wholeNumber(command, u"seed"_s, kUsualSeed, 0, std::numeric_limits<std::int64_t>::max());

    const OffscreenApplication application;
    ProgressMonitor monitor;
    const QString path = command.value(u"o"_s);
    monitor.setActivity(u"waiting for the output"_s);
    const auto output = openOutput(path);
    checkWritten(*output, path);
    monitor.setActivity(u"computing the figures"_s);
    QByteArray bytes;
    {
        const ScopedLanguage scopedLanguage(*findLanguage(options.language));
        const auto drawn = drawQuestions(pool, std::size_t(count), std::uint64_t(seed));
        const OpenedLesson quiz{{},
                                exerciseLesson(pool, drawn, QuizWords::tr("Exercises").toStdString(), Headings::Plain)};
        const auto scenes = evaluateHandout(quiz, false, [&](double share) { monitor.setProgress(share / 2); });
        PaperDocument document = makeQuiz(quiz.lesson, scenes, options);
        // The seed is printed, so that the answers to a printed quiz can be made later.
        document.subtitle += u" · "_s + QuizWords::tr("no. %1", "of a quiz").arg(seed);
        bytes = renderPaper(document, format, monitor);
    }
    output->write({bytes.constData(), std::size_t(bytes.size())});
    commit(*output, path);
}

}  // namespace attention
