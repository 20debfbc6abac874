#include <algorithm>
#include <array>

#include "tests/app/program.h"
#include "tests/test_class.h"

using namespace attention;

/// quiz: exercises to be printed.
class QuizCommandTest : public QObject, private ProgramRunner {
    Q_OBJECT

    QByteArray htmlOf(const char* arguments) const {
        const Run done = run(qPrintable(QStringLiteral("quiz -o - --format html ") + QLatin1String(arguments)));
        return complaint(done).isEmpty() ? done.out : "failed: " + done.err;
    }

 private Q_SLOTS:
    void init() { makeFolder(); }

    void theSameSeedWritesTheSameBytes() {
        const QByteArray first = htmlOf("--questions 4 --seed 7");
        QVERIFY2(first.startsWith("<!DOCTYPE html>"), first.constData());
        QCOMPARE(htmlOf("--questions 4 --seed 7"), first);
        QVERIFY(htmlOf("--questions 4 --seed 8") != first);
        for (const char* name : {"a.pdf", "b.pdf"})
            SUCCEEDED(run(qPrintable(QString("quiz --questions 3 --seed 7 --paper letter -o %1").arg(name))));
        QVERIFY(contentsOf(path("a.pdf")).startsWith("%PDF"));
        QCOMPARE(contentsOf(path("a.pdf")), contentsOf(path("b.pdf")));
    }

    void theKeyIsOfTheSameQuestions() {
        const QByteArray asked = htmlOf("--questions 3 --seed 7 --lesson what-it-costs");
        const QByteArray key = htmlOf("--questions 3 --seed 7 --lesson what-it-costs --answers");
        for (const char* heading : {"Where they cost the same", "Neighbours only", "A longer text"}) {
            QCOMPARE(asked.count(heading), 1);
            QCOMPARE(key.count(heading), 1);
        }
        const auto places = [](const QByteArray& html) {
            return std::array{html.indexOf("Where they"), html.indexOf("Neighbours"), html.indexOf("A longer text")};
        };
        const auto order = [&](const QByteArray& html) {
            const auto found = places(html);
            std::array<int, 3> sorted{0, 1, 2};
            std::ranges::sort(sorted, {}, [&](int i) { return found[std::size_t(i)]; });
            return sorted;
        };
        QCOMPARE(order(key), order(asked));
        QVERIFY(key.contains("Answer:") && !asked.contains("Answer:"));
        QCOMPARE(asked.count("<svg class=\"picture\""), 3);
        QCOMPARE(key.count("<svg class=\"picture\""), 0);
        // On paper a link is its words.
        QVERIFY(key.contains("What it costs") && !key.contains("lesson=what-it-costs"));
    }

    void inTheLanguageThatIsAsked() {
        for (const char* language : {"zh_CN", "pt_BR"}) {
            const QByteArray html =
                htmlOf(qPrintable(QString("--questions 1 --lesson what-it-costs --language %1").arg(language)));
            QVERIFY2(html.startsWith("<!DOCTYPE html>"), html.constData());
            for (const char* heading : {"Where they cost the same", "Neighbours only", "A longer text"})
                QVERIFY(!html.contains(heading));
        }
    }

    void badInputIsRefused_data() {
        QTest::addColumn<QString>("arguments");
        QTest::addColumn<int>("status");
        QTest::addColumn<QStringList>("says");
        const auto row = [](const char* arguments, int status, const QStringList& says) {
            QTest::newRow(arguments) << arguments << status << says;
        };
        row("", 2, {"-o: the file to write is missing"});
        row("-o a.txt", 2, {"-o: ", ".pdf, .html"});
        row("-o a.pdf more", 2, {"\"more\"", "options only"});
        row("-o a.pdf --questions 0", 2, {"--questions: \"0\"", "1 to 190"});
        row("-o a.pdf --questions 191", 2, {"--questions: \"191\"", "1 to 190"});
        row("-o a.pdf --questions 1.5", 2, {"--questions: \"1.5\"", "a whole number"});
        row("-o a.pdf --questions 15 --lesson what-it-costs", 2, {"--questions: \"15\"", "1 to 14"});
        row("-o a.pdf --seed -1", 2, {"--seed: \"-1\"", "0 to 9223372036854775807"});
        row("-o a.pdf --seed 9223372036854775808", 2, {"--seed: "});
        row("-o a.pdf --seed seven", 2, {"--seed: \"seven\""});
        row("-o a.pdf --lesson none", 2, {"--lesson: there are no questions about \"none\"", "why-mix-words"});
        row("-o a.pdf --lesson what-it-costs,", 2, {"--lesson: there are no questions about \"\""});
        row("-o a.pdf --paper a3", 2, {"--paper: unknown paper \"a3\"", "a4, letter"});
        row("-o a.pdf --language fr", 2, {"--language: ", "\"fr\""});
        row("-o none/a.pdf", 1, {"none/a.pdf"});
    }
    void badInputIsRefused() {
        QFETCH(QString, arguments);
        QFETCH(int, status);
        QFETCH(QStringList, says);
        const Run done = run(qPrintable("quiz " + arguments));
        QCOMPARE(complaint(done, status, says), QString());
        QCOMPARE(names(), QStringList());
    }
};

ATTENTION_TEST(QuizCommandTest, QCoreApplication)
#include "quiz_command_test.moc"
