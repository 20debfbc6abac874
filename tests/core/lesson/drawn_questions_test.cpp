#include "core/lesson/drawn_questions.h"

#include <algorithm>
#include <array>
#include <set>

#include "tests/test_class.h"

using namespace attention;

namespace {

/// @param draws  of each question, the number of values that it has
ExercisePart part(const std::string& name, const std::vector<int>& draws) {
    std::string text = "# T\n";
    for (std::size_t i = 0; i < draws.size(); ++i) {
        text += "## Q" + std::to_string(i) + '\n';
        if (draws[i] > 1) text += "draw: n";
        for (int value = 0; draws[i] > 1 && value < draws[i]; ++value) text += ' ' + std::to_string(value);
        text += "\nask: ?\n- a\n- [x] b\n";
    }
    return {name, readLesson(text)};
}

std::vector<ExercisePart> pool() {
    return {part("one", {3, 4, 5}), part("two", {2, 1, 6}), part("three", {4, 4, 4})};
}

QByteArray textOf(const std::vector<DrawnQuestion>& drawn) {
    QByteArrayList all;
    for (const DrawnQuestion& each : drawn)
        all += QByteArray::number(qulonglong(each.part)) + QByteArray::number(qulonglong(each.step)) + '.' +
               QByteArray::number(qulonglong(each.combination));
    return all.join(' ');
}

}  // namespace

/// Which questions are drawn.
class DrawnQuestionsTest : public QObject {
    Q_OBJECT

 private Q_SLOTS:
    /// For good: what a teacher printed is printed again.
    void theSameSeedDrawsTheSame_data() {
        QTest::addColumn<quint64>("seed");
        QTest::addColumn<int>("count");
        QTest::addColumn<QByteArray>("drawn");
        QTest::newRow("seed 0") << quint64(0) << 5 << QByteArray("01.0 11.0 21.2 10.1 20.2");
        QTest::newRow("seed 7") << quint64(7) << 20
                                << QByteArray(
                                       "00.1 10.1 21.3 02.3 11.0 22.2 01.3 12.4 20.0 00.2 10.0 21.2 02.1 12.0 22.3 "
                                       "01.2 12.3 20.3 12.2 21.1");
        QTest::newRow("a large seed")
            << ~quint64(0) << 33
            << QByteArray(
                   "00.1 11.0 21.2 02.1 10.1 22.1 01.0 12.3 20.3 00.0 10.0 21.3 02.0 12.0 22.3 01.2 12.1 20.1 00.2 "
                   "12.5 21.1 02.3 12.2 22.0 01.1 12.4 20.2 02.4 21.0 01.3 22.2 02.2 20.0");
    }
    void theSameSeedDrawsTheSame() {
        QFETCH(quint64, seed);
        QFETCH(int, count);
        QFETCH(QByteArray, drawn);
        QCOMPARE(textOf(drawQuestions(pool(), std::size_t(count), seed)), drawn);
    }

    void evenlyAndNoneTwiceBeforeAllHaveCome() {
        const auto all = pool();
        QCOMPARE(questionCount(all), std::size_t(33));
        for (std::uint64_t seed = 0; seed < 200; ++seed)
            for (std::size_t count = 0; count <= 33; ++count) {
                const auto drawn = drawQuestions(all, count, seed);
                QCOMPARE(drawn.size(), count);
                std::vector<std::size_t> of(3, 0);
                std::set<std::pair<std::size_t, std::size_t>> steps;
                std::set<std::array<std::size_t, 3>> questions;
                for (std::size_t i = 0; i < count; ++i) {
                    ++of[drawn[i].part];
                    steps.insert({drawn[i].part, drawn[i].step});
                    questions.insert({drawn[i].part, drawn[i].step, drawn[i].combination});
                    if (i < 9) QCOMPARE(steps.size(), i + 1);
                    QVERIFY(drawn[i].combination <
                            combinationCount(all[drawn[i].part].lesson.steps[drawn[i].step].draws));
                }
                QCOMPARE(questions.size(), count);
                const auto [least, most] = std::ranges::minmax(of);
                if (count <= 27) QVERIFY(most - least <= 1);
            }
    }

    void seedsAndValuesDiffer() {
        std::set<QByteArray> all;
        for (std::uint64_t seed = 0; seed < 100; ++seed) all.insert(textOf(drawQuestions(pool(), 9, seed)));
        QCOMPARE(all.size(), std::size_t(100));
        // Each value of a question has its turn.
        std::set<std::size_t> values;
        for (std::uint64_t seed = 0; seed < 100; ++seed)
            for (const DrawnQuestion& each : drawQuestions(pool(), 9, seed))
                if (each.part == 1 && each.step == 2) values.insert(each.combination);
        QCOMPARE(values.size(), std::size_t(6));
    }

    void unevenPools() {
        const std::vector<ExercisePart> all{part("a", {1}), part("b", {2, 2, 2})};
        const auto drawn = drawQuestions(all, 7, 3);
        QCOMPARE(std::ranges::count(drawn, std::size_t(0), &DrawnQuestion::part), 1);
        std::set<std::size_t> first;
        for (std::size_t i = 0; i < 4; ++i) first.insert(drawn[i].part * 10 + drawn[i].step);
        QCOMPARE(first, (std::set<std::size_t>{0, 10, 11, 12}));
        QVERIFY_THROWS_EXCEPTION(std::invalid_argument, drawQuestions(all, 8, 3));
        QVERIFY(drawQuestions({}, 0, 3).empty());
    }
};

ATTENTION_TEST(DrawnQuestionsTest, attention::NoApplication)
#include "drawn_questions_test.moc"
