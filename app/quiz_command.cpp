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
    const QStringList asked = command.value(u"lesson"_s).split(u',');
    for (const QString& name : asked)
        if (!known.contains(name))
            throwUsageError(u"--lesson: there are no questions about %1; accepted, with commas between them: %2"_s.arg(
                quoted(name), known.join(u", "_s)));
    return asked;
}

std::int64_t wholeNumber(const Command& command, const QString& option, std::int64_t otherwise, std::int64_t least,
                         std::int64_t most) {
    if (!command.has(option)) return otherwise;
    const auto number = parseInteger(command.value(option).toStdString());
    if (!number || *number < least || *number > most)
        throwUsageError(u"--%1: %2 cannot be used; accepted: a whole number, %3 to %4"_s.arg(
            option, quoted(command.value(option)), QString::number(least), QString::number(most)));
    return *number;
}

}  // namespace

void runQuiz(const Command& command) {
    command.requireArguments(0);
    const auto [format, options] = readPaperRequest(command, u"en"_s);
    const auto pool = readPool(QString::fromStdString(options.language), askedLessons(command));
    // No more than there are different questions.
    const auto most = std::int64_t(questionCount(pool));
    const auto count = wholeNumber(command, u"questions"_s, std::min(kUsualQuestions, most), 1, most);
    const auto seed = wholeNumber(command, u"seed"_s, kUsualSeed, 0, std::numeric_limits<std::int64_t>::max());

    const OffscreenApplication application;
    ProgressMonitor watch;
    const QString path = command.value(u"o"_s);
    watch.setActivity(u"waiting for the output"_s);
    const auto output = openOutput(path);
    checkWritten(*output, path);
    watch.setActivity(u"computing the figures"_s);
    QByteArray bytes;
    {
        const ScopedLanguage speaking(*findLanguage(options.language));
        const auto drawn = drawQuestions(pool, std::size_t(count), std::uint64_t(seed));
        const OpenedLesson quiz{{},
                                exerciseLesson(pool, drawn, QuizWords::tr("Exercises").toStdString(), Headings::Plain)};
        const auto scenes = evaluateHandout(quiz, false, [&](double share) { watch.setProgress(share / 2); });
        PaperDocument document = makeQuiz(quiz.lesson, scenes, options);
        // Whoever has the paper finds its answers by it.
        document.subtitle += u" · "_s + QuizWords::tr("no. %1", "of a quiz").arg(seed);
        bytes = renderPaper(document, format, watch);
    }
    output->write({bytes.constData(), std::size_t(bytes.size())});
    commit(*output, path);
}

}  // namespace attention
