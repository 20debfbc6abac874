#include "ui/lesson/exercise_pool.h"

#include <algorithm>
#include <cmath>
#include <map>
#include <set>

#include <QRegularExpression>

#include "tests/file_contents.h"
#include "tests/test_class.h"
#include "ui/lesson/lesson_check.h"
#include "ui/lesson/lesson_file.h"
#include "ui/lesson/lesson_scene.h"
#include "ui/lesson/right_answer.h"
#include "ui/text/phrase_text.h"

using namespace attention;

namespace {

/// Both sides are computed in double precision, in another order.
constexpr double kSameNumber = 1e-9;

/// "lesson step values", as in exercises.csv.
QString keyOf(const std::string& lesson, std::size_t step, const LessonStep& drawn) {
    return QString::fromStdString(lesson + ' ' + std::to_string(step + 1) + ' ' + drawnValuesText(drawn.draws));
}

/// Answers by tests/golden/make_exercises_golden.py.
std::map<QString, QString> goldenAnswers() {
    std::map<QString, QString> answers;
    // Fields with commas are in quotes, as none of the others is.
    static const QRegularExpression line("^([a-z-]+),(\\d),(\"[^\"]*\"|[^,\n]*),(\"[^\"]*\"|[^,\n]*)$",
                                         QRegularExpression::MultilineOption);
    auto matches = line.globalMatch(QString::fromUtf8(contentsOf(ATTENTION_GOLDEN_DIR "/exercises.csv")));
    while (matches.hasNext()) {
        const auto match = matches.next();
        const auto bare = [&](int field) { return match.captured(field).remove(u'"'); };
        answers[QStringLiteral("%1 %2 %3").arg(match.captured(1), match.captured(2), bare(3))] = bare(4);
    }
    return answers;
}

/// What the program takes for right, written as the golden answers are.
struct Answer {
    QString text;
    std::optional<double> number = std::nullopt;  ///< of the table
};
Answer answerOf(const LessonStep& step) {
    const LessonQuestion& question = *step.question;
    const auto numbers = [](const std::vector<std::int64_t>& list) {
        QStringList texts;
        for (const std::int64_t each : list) texts += QString::number(each);
        return texts.join(u',');
    };
    switch (question.kind) {
        case LessonQuestion::Kind::Choice:
            return {QString::fromStdString(std::ranges::find_if(question.choices, &LessonChoice::isRight)->words)};
        case LessonQuestion::Kind::Cell:
            return {QStringLiteral("cell %1 %2").arg(question.cell.row).arg(question.cell.column)};
        case LessonQuestion::Kind::Token:
            return {QStringLiteral("token %1").arg(question.token)};
        case LessonQuestion::Kind::Order:
            return {"order " + numbers(question.order)};
        case LessonQuestion::Kind::Number:
            break;
    }
    const LessonScene shown = resolveStepScene(step, {});
    LessonQuestion ofTable = question;
    if (question.source) ofTable.number.reset();
    return {{}, rightAnswer(ofTable, evaluateScene(*shown.exhibit, shown.scene)).number};
}

}  // namespace

/// The questions that are part of the program.
class ExercisePoolTest : public QObject {
    Q_OBJECT

 private Q_SLOTS:
    void threeQuestionsForEachLesson() {
        const QStringList names = lessonsWithQuestions();
        QCOMPARE(names.size(), courseFiles().size());
        for (const char* language : {"en", "zh_CN", "pt_BR"}) {
            const auto pool = readPool(language, names);
            QCOMPARE(pool.size(), std::size_t(14));
            for (const ExercisePart& part : pool) {
                QCOMPARE(part.lesson.steps.size(), std::size_t(3));
                for (const LessonStep& step : part.lesson.steps)
                    QVERIFY2(step.question && combinationCount(step.draws) >= 3, step.heading.c_str());
            }
        }
    }

    void noneHasAFault_data() {
        QTest::addColumn<QString>("name");
        for (const QString& name : lessonsWithQuestions()) QTest::addRow("%s", qPrintable(name)) << name;
    }
    void noneHasAFault() {
        QFETCH(QString, name);
        const Lesson original = readPool("en", {name}).front().lesson;
        for (const char* language : {"en", "zh_CN", "pt_BR"})
            for (const auto& fault : checkLesson(readPool(language, {name}).front().lesson, ":/exercises", &original))
                QFAIL(qPrintable(QString("%1 %2: %3").arg(language).arg(fault.line).arg(phraseText(fault.sentence))));
    }

    /// Each answer, with all drawn values, is that of a computation that is not the program's.
    void eachAnswerIsRight() {
        const auto golden = goldenAnswers();
        std::size_t count = 0;
        for (const ExercisePart& part : readPool("en", lessonsWithQuestions()))
            for (std::size_t i = 0; i < part.lesson.steps.size(); ++i)
                for (std::size_t c = 0; c < combinationCount(part.lesson.steps[i].draws); ++c, ++count)
                    isRight(golden, part.name, i, drawStep(part.lesson.steps[i], c).step);
        QCOMPARE(count, golden.size());
    }

    void twentyQuestionsDrawnTenTimesAreRight() {
        const auto golden = goldenAnswers();
        const auto pool = readPool("en", lessonsWithQuestions());
        for (std::uint64_t seed = 1; seed <= 10; ++seed) {
            const auto drawn = drawQuestions(pool, 20, seed);
            const Lesson lesson = exerciseLesson(pool, drawn, "Twenty");
            QCOMPARE(lesson.steps.size(), std::size_t(20));
            for (std::size_t i = 0; i < drawn.size(); ++i)
                isRight(golden, pool[drawn[i].part].name, drawn[i].step, lesson.steps[i]);
        }
    }

    void aQuestionThatComesTwiceHasTwoHeadings() {
        const auto pool = readPool("en", {"deep-stacks"});
        const Lesson lesson = exerciseLesson(pool, drawQuestions(pool, questionCount(pool), 1), "T");
        std::set<std::string> headings;
        for (const LessonStep& step : lesson.steps) headings.insert(step.heading);
        QCOMPARE(headings.size(), lesson.steps.size());
        QVERIFY(headings.size() > 3);
        QVERIFY(readPool("en", {"none"}).empty());
    }

 private:
    static void isRight(const std::map<QString, QString>& golden, const std::string& lesson, std::size_t step,
                        const LessonStep& drawn) {
        const QString key = keyOf(lesson, step, drawn);
        const auto found = golden.find(key);
        QVERIFY2(found != golden.end(), qPrintable(key));
        const Answer answer = answerOf(drawn);
        if (!answer.number) {
            QCOMPARE(key + ": " + answer.text, key + ": " + found->second);
            return;
        }
        const double right = found->second.toDouble();
        QVERIFY2(std::abs(*answer.number - right) <= kSameNumber * std::max(1.0, std::abs(right)),
                 qPrintable(QString("%1: %2, not %3").arg(key).arg(*answer.number).arg(right)));
        // What the text says may be rounded.
        if (drawn.question->number) QVERIFY(isCorrect(*drawn.question, right, *drawn.question->number));
    }
};

ATTENTION_TEST(ExercisePoolTest, QApplication)
#include "exercise_pool_test.moc"
