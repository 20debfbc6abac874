#include "core/lesson/lesson_source.h"

#include <functional>

#include "tests/core/refusal.h"
#include "tests/test_class.h"

using namespace attention;

namespace {

const char* const kText = R"(% Written for the second week.
# Order is lost
minutes: 6

## First
show: order --tokens "dog bites man"
Three words
go in.

% This one is hard.
## Second
cover: 2
ask: What happens?
% A comment within the choices.
- it changes
- [x] it stays {Why
  not?}
do: order changed
Now shuffle.

Look again.
because: A set.

## Third
hide: 3
ask: How much?
answer: 4
Four.
)";

/// What a test does to a text.
using Edit = std::function<void(LessonSource&)>;

QByteArray edited(const Edit& edit, const char* text = kText) {
    LessonSource source(text);
    edit(source);
    return QByteArray::fromStdString(source.text());
}

/// kText with one part replaced by another.
QByteArray replaced(const char* before, const char* after) {
    QByteArray text(kText);
    Q_ASSERT(text.count(before) == 1);
    return text.replace(before, after);
}

}  // namespace

class LessonSourceTest : public QObject {
    Q_OBJECT

 private Q_SLOTS:
    void untouchedTextStays_data() {
        QTest::addColumn<QByteArray>("text");
        QTest::newRow("with all there is") << QByteArray(kText);
        QTest::newRow("no line break at the end") << QByteArray("# A\n\n## B\ntext");
        QTest::newRow("line ends of Windows") << QByteArray("# A\r\n\r\n## B\r\n");
        QTest::newRow("byte-order mark") << QByteArray("\xEF\xBB\xBF# A\n## B\n");
        QTest::newRow("tabs and blanks") << QByteArray("# A  \n##\tB\n\tshow: x\n \n\n\n");
        QTest::newRow("empty") << QByteArray();
        QTest::newRow("only a line break") << QByteArray("\n");
    }
    void untouchedTextStays() {
        QFETCH(QByteArray, text);
        QCOMPARE(QByteArray::fromStdString(LessonSource(text.toStdString()).text()), text);
    }

    void valuesAreThoseThatTheReaderSees() {
        const LessonSource source(kText);
        QCOMPARE(source.stepCount(), readLesson(kText).steps.size());
        QCOMPARE(source.headValue("minutes"), std::string("6"));
        QCOMPARE(source.value(0, "show"), std::string("order --tokens \"dog bites man\""));
        QCOMPARE(source.value(1, "because"), std::string("A set."));
        QCOMPARE(source.value(1, "show"), std::string());
    }

    void editWritesOnlyItsOwnPlace_data() {
        QTest::addColumn<Edit>("edit");
        QTest::addColumn<QByteArray>("expected");
        const auto row = [](const char* name, const Edit& edit, const QByteArray& expected) {
            QTest::newRow(name) << edit << expected;
        };
        row(
            "the same value changes nothing", [](auto& s) { s.setValue(0, "show", s.value(0, "show")); }, kText);
        row(
            "the same words change nothing", [](auto& s) { s.setWords(0, "Three words go in."); }, kText);
        row(
            "the same answer text changes nothing", [](auto& s) { s.setAnswerText(1, "Now shuffle.\n\nLook again."); },
            kText);
        row(
            "the same choices change nothing",
            [](auto& s) {
                s.setChoices(1, std::vector<LessonChoice>{{"it changes", false}, {"it stays", true, "Why not?"}});
            },
            kText);
        row(
            "title", [](auto& s) { s.setTitle(" A\nB "); }, replaced("# Order is lost", "# A B"));
        row(
            "key of the head", [](auto& s) { s.setHeadValue("minutes", "7"); }, replaced("minutes: 6", "minutes: 7"));
        row(
            "new key of the head", [](auto& s) { s.setHeadValue("needs", "heads"); },
            replaced("minutes: 6\n", "minutes: 6\nneeds: heads\n"));
        row(
            "key taken away", [](auto& s) { s.setHeadValue("minutes", ""); }, replaced("minutes: 6\n", ""));
        row(
            "heading", [](auto& s) { s.setHeading(2, "Last"); }, replaced("## Third", "## Last"));
        row(
            "value", [](auto& s) { s.setValue(2, "answer", "5 from weights 1 2"); },
            replaced("answer: 4\n", "answer: 5 from weights 1 2\n"));
        row(
            "a new key has its place", [](auto& s) { s.setValue(2, "unit", "places"); },
            replaced("answer: 4\n", "answer: 4\nunit: places\n"));
        row(
            "a new key after all", [](auto& s) { s.setValue(1, "notes", "Ask two."); },
            replaced("because: A set.\n", "because: A set.\nnotes: Ask two.\n"));
        row(
            "a new scene before the rest", [](auto& s) { s.setValue(1, "show", "heads"); },
            replaced("cover: 2\n", "show: heads\ncover: 2\n"));
        row(
            "words where there were none", [](auto& s) { s.setWords(1, "Look."); },
            replaced("cover: 2\n", "cover: 2\nLook.\n"));
        row(
            "words stand before the question", [](auto& s) { s.setWords(2, "Look.\n\nCount."); },
            replaced("hide: 3\n", "hide: 3\nLook.\n\nCount.\n"));
        row(
            "words replaced", [](auto& s) { s.setWords(0, "One.\n\n\nTwo."); },
            replaced("Three words\ngo in.\n", "One.\n\nTwo.\n"));
        row(
            "words taken away", [](auto& s) { s.setWords(0, ""); }, replaced("Three words\ngo in.\n", ""));
        row(
            "answer text replaced", [](auto& s) { s.setAnswerText(1, "Shuffle."); },
            replaced("Now shuffle.\n\nLook again.\n", "Shuffle.\n\n"));
        row(
            "comments within choices stay",
            [](auto& s) {
                s.setChoices(1, std::vector<LessonChoice>{{"[no]", false}, {"{yes}", true}, {"maybe", false, "No."}});
            },
            replaced("% A comment within the choices.\n- it changes\n- [x] it stays {Why\n  not?}\n",
                     "% A comment within the choices.\n- [ ] [no]\n- [x] {yes} {}\n- maybe {No.}\n"));
        row(
            "without its question a step has no answers", [](auto& s) { s.setValue(2, "ask", ""); },
            replaced("ask: How much?\nanswer: 4\n", ""));
        row(
            "a question comes after the words", [](auto& s) { s.setValue(0, "ask", "Why?"); },
            replaced("go in.\n", "go in.\nask: Why?\n"));
        row(
            "a long value goes on on the next line",
            [](auto& s) { s.setValue(2, "notes", QByteArray(98, 'a').append(" b  c d").toStdString()); },
            replaced("Four.\n", QByteArray("Four.\nnotes:\n  ").append(98, 'a').append("\n  b  c d\n")));
    }
    void editWritesOnlyItsOwnPlace() {
        QFETCH(Edit, edit);
        QFETCH(QByteArray, expected);
        QCOMPARE(edited(edit), expected);
    }

    void lineOfAParagraphIsNeverReadAsAKey() {
        LessonSource source("# A\n\n## B\n");
        const std::string words = QByteArray(95, 'x').append(" note: this # is - one % paragraph").toStdString();
        source.setWords(0, words);
        QCOMPARE(readLesson(source.text()).steps[0].words, words);
    }

    void paragraphThatCannotBeWrittenIsRefused_data() {
        QTest::addColumn<QString>("words");
        for (const char* words : {"## Heading", "# Title", "note: this", "% comment", "ask:"})
            QTest::newRow(words) << words;
    }
    void paragraphThatCannotBeWrittenIsRefused() {
        QFETCH(QString, words);
        const auto refused = [&](LessonSource& source) { source.setWords(0, words.toStdString()); };
        LessonSource source(kText);
        QVERIFY(!refusalOf([&] { refused(source); }).isEmpty());
        QCOMPARE(QByteArray::fromStdString(source.text()), QByteArray(kText));
    }

    void stepsKeepTheirScenes_data() {
        QTest::addColumn<Edit>("edit");
        QTest::addColumn<QByteArray>("headings");
        QTest::newRow("first to the end")
            << Edit([](auto& s) { s.moveStep(0, 2); }) << QByteArray("Second Third First");
        QTest::newRow("last to the front")
            << Edit([](auto& s) { s.moveStep(2, 0); }) << QByteArray("Third First Second");
        QTest::newRow("by one") << Edit([](auto& s) { s.moveStep(1, 2); }) << QByteArray("First Third Second");
        QTest::newRow("first removed") << Edit([](auto& s) { s.removeStep(0); }) << QByteArray("Second Third");
        QTest::newRow("added before") << Edit([](auto& s) { s.insertStep(1, "New", "heads"); })
                                      << QByteArray("First New Second Third");
        QTest::newRow("added at the end")
            << Edit([](auto& s) { s.insertStep(3, "New", "heads"); }) << QByteArray("First Second Third New");
        QTest::newRow("copied") << Edit([](auto& s) { s.duplicateStep(1, "Copy"); })
                                << QByteArray("First Second Copy Third");
    }
    void stepsKeepTheirScenes() {
        QFETCH(Edit, edit);
        QFETCH(QByteArray, headings);
        LessonSource source(kText);
        edit(source);
        const Lesson lesson = readLesson(source.text());
        QVERIFY(lesson.diagnostics.empty());
        QByteArrayList found;
        std::string scene;
        for (const LessonStep& step : lesson.steps) {
            found += QByteArray::fromStdString(step.heading);
            if (!step.show.empty()) scene = step.show[0];
            QCOMPARE(scene, std::string(step.heading == "New" ? "heads" : "order"));
        }
        QCOMPARE(found.join(' '), headings);
        const std::string text = source.text();
        const std::size_t comment = text.find("% This one is hard.\n## Second");
        QVERIFY2(comment != text.npos, "a comment goes with the step below it");
        QVERIFY(!QByteArray::fromStdString(text).contains("\n\n\n"));
    }

    void movingThereAndBackChangesOnlyScenes() {
        LessonSource source("# A\n\n## B\nshow: x\n\n## C\nshow: y\n\n## D\nshow: z\n");
        const std::string before = source.text();
        for (std::size_t from = 0; from < 3; ++from)
            for (std::size_t to = 0; to < 3; ++to) {
                source.moveStep(from, to);
                source.moveStep(to, from);
                QCOMPARE(source.text(), before);
            }
    }
};

ATTENTION_TEST(LessonSourceTest, attention::NoApplication)
#include "lesson_source_test.moc"
