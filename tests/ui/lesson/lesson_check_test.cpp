#include "ui/lesson/lesson_check.h"

#include <QDir>
#include <QTemporaryDir>

#include "tests/test_class.h"
#include "tests/ui/exhibits/exhibit_testing.h"
#include "ui/lesson/lesson_file.h"
#include "ui/lesson/lesson_scene.h"
#include "ui/text/language.h"
#include "ui/text/phrase_text.h"

using namespace attention;

namespace {

QString faultsOf(const Lesson& lesson, const QString& folder = {}, const Lesson* original = nullptr) {
    QString all;
    for (const LessonDiagnostic& fault : checkLesson(lesson, folder, original))
        all += QString("%1: %2\n").arg(fault.line).arg(phraseText(fault.sentence));
    return all;
}

Lesson lessonWith(const QString& step) {
    return readLesson(("# T\n\n## One\n" + step).toStdString());
}

}  // namespace

/// What `lesson check` finds, and that the course has no fault.
class LessonCheckTest : public QObject {
    Q_OBJECT

 private Q_SLOTS:
    void found_data() {
        QTest::addColumn<QString>("step");
        QTest::addColumn<QString>("fault");
        const auto row = [](const char* name, const char* step, const char* fault) {
            QTest::newRow(name) << QString(step) << QString(fault);
        };
        row("nothing is shown", "Hello.", "3: Nothing is shown");
        row("no such exhibit", "show: ordre", "4: There is no exhibit “ordre”.");
        row("no such preset", "show: order --preset none", "4: order has no preset “none”.");
        row("no such option", "show: order --colour red", "4: order does not use --colour.");
        row("a file", "show: attention --input x.npy", "4: attention does not use --input.");
        row("no option", "show: order tokens", "4: “tokens” stands where an option");
        row("no value", "show: order --tokens", "4: --tokens has no value.");
        row("a bad value", "show: order --d many", "4: --d: \"many\" is not a whole number");
        row("a scene file that is not there", "scene: none.attention", "4: none.attention: ");
        row("a control that the exhibit lacks", "show: order\ncontrols: base2", "there is no parameter");
        row("a control of another exhibit", "show: order\ncontrols: sharpness", "5: order has no control “sharpness”.");
        row("more controls than a presentation shows", "show: order\ncontrols: order, seed, heads",
            "5: The step shows 3 controls; accepted: at most 2");
        row("no such matrix", "show: attention\nfocus: U", "5: attention has no “U” to focus on.");
        row("no such panel", "show: order\ncover: 99\nask: How?\n- a\n- [x] b",
            "panels: scales (the scales of the colours), ");
        row("no such word", "show: order\ncover: nothing\nask: How?\n- a\n- [x] b", "“nothing”");
        row("two words that are not there", "show: order\ncover: nothing, never\nask: How?\n- a\n- [x] b", "“never”");
        row("no such cells", "show: attention\ncover: weights 99 *\nask: How?\n- a\n- [x] b",
            "5: attention has no such cells to cover.");
        row("covered for good", "show: order\ncover: 1", "expected “ask:”");
        row("a page that is shared with no question", "show: order\npage: same\nask: How?\n- a\n- [x] b",
            "5: No question stands before this step");
        row("no such panel to leave out", "show: order\nhide: 99", "5: There is no “99” to cover; panels: scales (");
        row("no such cell", "show: attention\nask: Where?\nanswer: cell weights 99 0", "6: attention has no such cell");
        row("no such token", "show: attention\nask: Where?\nanswer: token 99", "6: The answer is token 99");
        row("not all tokens", "show: order --tokens \"a b c\"\nask: How?\nanswer: order 2,1",
            "6: The answer is to name");
        row("no such table", "show: attention\nask: How much?\nanswer: 1 from none 0 0", "has no table “none”");
        row("no such row", "show: attention\nask: How much?\nanswer: 1 from weights 99 0", "no number in row 99");
        row("another number", "show: complexity-table\nask: How much?\nanswer: 1 from table 0 count",
            "6: The answer says 1");
        row("it holds already", "show: encoding-heatmap --n 60\ncontrols: n\ndo: n = 60",
            "6: The condition holds already when");
        row("it is not offered", "show: encoding-heatmap\ncontrols: d\ndo: n = 61", "6: “n” is not among the controls");
        row("it does not follow", "show: encoding-heatmap --n 60\ncontrols: n\ndo: n != 60", "“try: --n VALUE”");
        row("it does not help", "show: encoding-heatmap\ncontrols: n\ndo: n > 61\ntry: --n 61",
            "7: The condition does not hold after");
        row("it cannot be", "show: order\ncontrols: sharpness\ndo: sharpness = 3", "order does not use --sharpness");
        const char* const kTable = "show: complexity-table --n 64 --d 64\ncontrols: d\n";
        const auto goal = [&](const char* name, const char* keys, const char* fault) {
            QTest::newRow(name) << kTable + QString(keys) << QString(fault);
        };
        goal("a goal that is reached", "goal: table 3 count / table 2 count >= 1\ntry: --d 8",
             "6: The goal is reached");
        goal("a goal without a solution", "goal: table 3 count < 1000", "6: The goal has no solution");
        goal("a solution that is none", "goal: table 3 count < 1000\ntry: --d 8", "7: The goal is not reached after");
        goal("a solution out of reach", "goal: table 3 count < 1000\ntry: --n 4", "7: “n” is not among the controls");
        goal("a goal in no table", "goal: none 3 count < 1000\ntry: --d 8", "6: complexity-table has no table “none”");
        goal("a goal in no row", "goal: table 3..9 count < 1000\ntry: --d 8",
             "6: The table “table” has no such number");
        goal("a goal in no column", "goal: table 3 price < 1000\ntry: --d 8",
             "6: The table “table” has no such number");
        goal("a goal of another page", "goal: sharpness >= 3\ntry: --d 8", "6: complexity-table does not use");
        // Self-attention takes 2·n²·d operations.
        const QString drawn = "draw: d,m 2,64 4,128 6,190\nshow: complexity-table --n 4 --d {d}\nask: How much?\n";
        const QString hint = "\nhint: See [there](lesson=order-is-lost&step=1).";
        const auto ask = [&](const char* name, const QString& lines, const char* fault) {
            QTest::newRow(name) << drawn + lines << QString(fault);
        };
        ask("wrong in one draw only", "answer: {m} from table 3 count\ntolerance: 0" + hint,
            "7: With d = 6, m = 190: The answer says 190, and the table “table” has 192.");
        ask("a row that some draws have not", "answer: table {d} count" + hint,
            "7: With d = 6, m = 190: The table “table” has no");
        ask("no hint", "answer: table 3 count", "A wrong answer has no hint with a link");
        ask("a hint without a link", "answer: table 3 count\nhint: Look.",
            "8: With d = 2, m = 64: A wrong answer has no");
        ask("a choice without a hint", "- [x] {m}\n- {d}", "8: With d = 2, m = 64: A wrong answer has no hint");
        ask("choices alike in one draw", "- [x] {m}\n- 190 {" + hint.mid(7) + "}",
            "8: With d = 6, m = 190: the choice");
        row("a draw without a question", "draw: n 4 6\nshow: order", "expected “ask:”");
        row("a draw without a scene", "show: order\n\n## Two\ndraw: n 4 6\nask: ?\n- [x] {n}\n- 8",
            "7: With n = 4: A step "
            "with drawn values is shown by itself");
        row("a link to no lesson", "show: order\nSee [it](lesson=none&step=1).", "5: There is no lesson “none”");
        row("a link to no step", "show: order\nbecause: See [it](lesson=order-is-lost&step=8).",
            "5: The lesson “order-is-lost” has no step 8 to link to; accepted: 1 to 7.");
        row("half a link", "show: order\nnotes: See [it](lesson=order-is-lost&step=).", "5: A link cannot be read");
        QString words = "show: order\n";
        for (int i = 0; i < 46; ++i) words += "word ";
        QTest::newRow("too many words") << words << QString("3: The text has 46 words; accepted: at most 45.");
    }
    void found() {
        QFETCH(QString, step);
        QFETCH(QString, fault);
        const QString faults = faultsOf(lessonWith(step));
        QVERIFY2(faults.contains(fault), qPrintable(faults));
    }

    void good_data() {
        QTest::addColumn<QString>("step");
        for (const char* step :
             {"draw: d,m 2,64 4,128 6,192\nshow: complexity-table --n 4 --d {d}\nask: How much?\n"
              "answer: {m} from table 3 count\nhint: See [there](lesson=order-is-lost&step=1).",
              "show: encoding-heatmap --n 60\ncontrols: n\ndo: n >= 128",
              "show: encoding-heatmap --n 60\ncontrols: n\ndo: n > 61\ntry: --n 62",
              "show: encoding-heatmap --n 60\ncontrols: n\ndo: n > 60",
              "show: encoding-heatmap --n 60\ncontrols: n\ndo: n < 60",
              "show: encoding-heatmap\ndo: selected row 3 column 6",
              "show: attention --preset causal\nfocus: weights 1 0",
              "show: attention\ncover: weights 1 *, X, 1\nask: How?\n- a\n- [x] b",
              "show: order\nhide: 1, largest-differences",
              "show: order --tokens \"a b c\"\nask: How?\nanswer: order 2,1,0",
              "show: encoding-heatmap --n 4 --d 2\nask: What is row 0, column 1?\nanswer: 1 from P 0 1",
              "show: encoding-heatmap --n 4 --d 2\ncontrols: n\ngoal: P * * >= 0\ntry: --n 1\nhint: Fewer."})
            QTest::addRow("%s", step) << QString(step);
    }
    void good() {
        QFETCH(QString, step);
        QCOMPARE(faultsOf(lessonWith(step)), QString());
    }

    /// Of all draws the first one tells it.
    void whatIsWrongInEachDrawIsToldOnce() {
        const QString faults =
            faultsOf(lessonWith("draw: d 2 4 6\nshow: complexity-table --d {d}\nask: ?\nanswer: none {d} 0\nhint: ."));
        QCOMPARE(faults.count(u'\n'), 2);
        QVERIFY2(faults.contains("7: With d = 2: "), qPrintable(faults));
        QVERIFY2(faults.contains("8: With d = 2: "), qPrintable(faults));
    }

    void whatALessonNeedsIsBesideIt() {
        QTemporaryDir folder;
        const Lesson lesson = readLesson("# T\nneeds: first\n\n## One\nshow: order\n");
        QVERIFY(faultsOf(lesson, folder.path()).contains("It needs the lesson “first”"));
        QFile(folder.filePath("first.lesson")).open(QIODevice::WriteOnly);
        QCOMPARE(faultsOf(lesson, folder.path()), QString());
        // Those of the course are known by name.
        const Lesson copied = readLesson("# T\nneeds: why-mix-words\n\n## One\nshow: order\n");
        QCOMPARE(faultsOf(copied, folder.path()), QString());
    }

    void lessonsThatNeedEachOtherAreRefused() {
        QTemporaryDir folder;
        const auto put = [&](const char* name, const char* needs) {
            QFile file(folder.filePath(QString("%1.lesson").arg(name)));
            QVERIFY(file.open(QIODevice::WriteOnly));
            file.write(QString("# T\nminutes: 5\nneeds: %1\n\n## One\nshow: order\n").arg(needs).toUtf8());
        };
        put("a", "b, c");
        put("b", "c");
        put("c", "d");
        put("d", "b");
        put("e", "e");
        const auto faults = [&](const char* name) {
            return faultsOf(readLessonFile(folder.filePath(QString("%1.lesson").arg(name))).lesson, folder.path());
        };
        QCOMPARE(faults("a"), QString("3: The lessons need each other in a circle: b → c → d → b.\n"));
        QCOMPARE(faults("e"), QString("3: The lessons need each other in a circle: e → e.\n"));
        // Two ways to one lesson are no circle.
        put("d", "f");
        put("f", "e");
        put("e", "f");
        QVERIFY(faults("a").contains("f → e → f"));
        QFile(folder.filePath("f.lesson")).resize(0);
        QCOMPARE(faults("a"), QString());
    }

    void translationsAreLikeTheirOriginal_data() {
        QTest::addColumn<QString>("translated");
        QTest::addColumn<QString>("fault");
        QTest::newRow("alike") << "show: order\nask: Quoi?\n- [x] un\n- deux" << QString();
        QTest::newRow("another scene") << "show: heads\nask: Quoi?\n- [x] un\n- deux"
                                       << "The original shows another";
        QTest::newRow("another answer") << "show: order\nask: Quoi?\n- un\n- [x] deux"
                                        << "The original has another answer";
        QTest::newRow("no question") << "show: order"
                                     << "The original asks a question here";
        QTest::newRow("a goal") << "show: order\ngoal: heads >= 4\ntry: --heads 4"
                                << "The original has another goal";
        QTest::newRow("a draw more") << "draw: n 4 6\nshow: order\nask: Quoi?\n- [x] un\n- deux"
                                     << "The original draws another number";
        QTest::newRow("a choice more") << "show: order\nask: Quoi?\n- [x] un\n- deux\n- trois"
                                       << "5: It has 3 answers to choose from, and the original has 2";
        QTest::newRow("a hint") << "show: order\nask: Quoi?\n- [x] un\n- deux {Non.}"
                                << "7: The original has no hint";
        QTest::newRow("a reason") << "show: order\nask: Quoi?\n- [x] un\n- deux\nbecause: Oui."
                                  << "8: The original has no “because:” in this step";
        QTest::newRow("a text") << "show: order\nMots.\nask: Quoi?\n- [x] un\n- deux"
                                << "5: The original has no text here";
        QTest::newRow("two at once") << "show: heads\nask: Quoi?\n- un\n- [x] deux"
                                     << "4: The original shows another scene.\n5: The original has another answer";
        QTest::newRow("another step") << "show: order\nask: Quoi?\n- [x] un\n- deux\n\n## Two"
                                      << "1: It has 2 steps, and the original has 1.\n9: The original has no such step";
        QTest::newRow("another first step") << "show: heads\n\n## Two\nshow: order\nask: Quoi?\n- [x] un\n- deux"
                                            << "3: The original has no such step";
    }
    void translationsAreLikeTheirOriginal() {
        QFETCH(QString, translated);
        QFETCH(QString, fault);
        const Lesson original = lessonWith("show: order\nask: What?\n- [x] one\n- two");
        const QString faults = faultsOf(lessonWith(translated), {}, &original);
        QVERIFY2(fault.isEmpty() ? faults.isEmpty() : faults.contains(fault), qPrintable(faults));
    }

    /// The original has gone on since: each line of it that is taken away is missed in the translation.
    void whatATranslationLacksIsNamed_data() {
        QTest::addColumn<QString>("line");
        QTest::addColumn<QString>("fault");
        const auto row = [](const char* line, const char* fault) {
            QTest::newRow(line) << QString(line) << QString(fault);
        };
        row("tolerance: 0.1\n", "The original has “tolerance:” in this step");
        row("unit: places\n", "The original has “unit:” in this step");
        row("hint: Count.\n", "The original has “hint:” in this step");
        row("because: So.\n", "The original has “because:” in this step");
        row("notes: Wait.\n", "The original has “notes:” in this step");
        row("focus: output 0 0\n", "The original has “focus:” in this step");
        row("controls: d\n", "The original offers other controls");
        row("do: d >= 8\n", "The original has another condition");
        row("Words.\n", "A text of the original is missing");
        row("\n## Two\nMore.\n", "The step “Two” of the original is missing at the end");
    }
    void whatATranslationLacksIsNamed() {
        QFETCH(QString, line);
        QFETCH(QString, fault);
        QString whole =
            "show: order --d 4\nWords.\ncontrols: d\nfocus: output 0 0\nask: How many?\nanswer: 3\ntolerance: 0.1\n"
            "unit: places\nhint: Count.\ndo: d >= 8\nSet it.\nbecause: So.\nnotes: Wait.\n\n## Two\nMore.\n";
        const Lesson original = lessonWith(whole);
        QCOMPARE(faultsOf(original, {}, &original), QString());
        QVERIFY(whole.contains(line));
        const QString faults = faultsOf(lessonWith(whole.remove(line)), {}, &original);
        QVERIFY2(faults.contains(fault), qPrintable(faults));
    }

    void theCourseHasNoFault_data() {
        QTest::addColumn<QString>("file");
        QTest::addColumn<QString>("language");
        QCOMPARE(courseFiles().size(), 14);
        for (const QString& file : courseFiles())
            for (const char* language : {"en", "zh_CN", "pt_BR"})
                QTest::addRow("%s, %s", qPrintable(splitLessonPath(file).name), language) << file << QString(language);
    }
    void theCourseHasNoFault() {
        QFETCH(QString, file);
        QFETCH(QString, language);
        const OpenedLesson opened = openLesson(file, language);
        QCOMPARE(opened.path.language, language == "en" ? QString() : language);
        const Lesson original = readLessonFile(file).lesson;
        QCOMPARE(faultsOf(opened.lesson, opened.path.folder, &original), QString());
        QVERIFY(opened.lesson.minutes && *opened.lesson.minutes >= 4 && *opened.lesson.minutes <= 7);
    }
};

ATTENTION_TEST(LessonCheckTest, QApplication)
#include "lesson_check_test.moc"
