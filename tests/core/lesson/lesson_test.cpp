#include "core/lesson/lesson.h"

#include "tests/core/refusal.h"
#include "tests/test_class.h"

using namespace attention;

namespace {

const char* const kWhole = R"(# Order is lost
minutes: 6
needs: attention-by-hand, heads

## Predict
show: order --tokens "dog bites man" --add-position off
controls: order, seed
focus: weights 3 6
cover: 2, weights, weights 3 *, * 2
Three words
go in.
ask: What happens to the output of "dog"?
- it changes
- [x] it stays the same
  and moves along
- it becomes that of "man" {Look at the line.}
do: order changed
try: --order 2,1,0
Now shuffle
the words.

Then look again.
because: A token sees a set.
notes: Ask two of them
% ask: This line is a comment.
  why they think so.
glide: on
hide: 3

## Count
ask: How much?
answer: 0.77 from weights 4 1
tolerance: 0.01
unit: %
hint: Look at "animal".

## Look
scene: mine.attention
ask: Which one?
answer: cell weights 4 1

## Sort
ask: In which order?
answer: order 2,1,0
)";

QByteArray faultsOf(const Lesson& lesson) {
    QByteArray all;
    for (const LessonDiagnostic& fault : lesson.diagnostics)
        all += QByteArray::number(qulonglong(fault.line)) + ": " + fault.sentence.english().c_str() + '\n';
    return all;
}

}  // namespace

class LessonTest : public QObject {
    Q_OBJECT

 private Q_SLOTS:
    void allOfItIsRead() {
        const Lesson lesson = readLesson(kWhole);
        QCOMPARE(faultsOf(lesson), QByteArray());
        QCOMPARE(lesson.title, std::string("Order is lost"));
        QCOMPARE(lesson.minutes, std::optional(6));
        QCOMPARE(lesson.needs, (std::vector<std::string>{"attention-by-hand", "heads"}));
        QCOMPARE(lesson.steps.size(), std::size_t(4));

        const LessonStep& predict = lesson.steps[0];
        QCOMPARE(predict.show,
                 (std::vector<std::string>{"order", "--tokens", "dog bites man", "--add-position", "off"}));
        QCOMPARE(predict.controls, (std::vector<std::string>{"order", "seed"}));
        QCOMPARE(predict.focus->cell, std::optional(Cell{3, 6, "weights"}));
        QCOMPARE(
            predict.covers,
            (std::vector<LessonCover>{
                {.panel = 2}, {.cells = {-1, -1, "weights"}}, {.cells = {3, -1, "weights"}}, {.cells = {-1, 2, {}}}}));
        QCOMPARE(predict.hides, std::vector<LessonCover>{{.panel = 3}});
        QCOMPARE(predict.question->choices.size(), std::size_t(3));
        QCOMPARE(predict.question->choices[1].words, std::string("it stays the same and moves along"));
        QVERIFY(predict.question->choices[1].isRight && !predict.question->choices[0].isRight);
        QCOMPARE(predict.question->choices[2].hint, std::string("Look at the line."));
        QCOMPARE(predict.question->choices[2].words, std::string("it becomes that of \"man\""));
        QCOMPARE(predict.task, std::optional(readCondition("order changed")));
        QCOMPARE(predict.lineOf({"do"}), std::size_t(17));
        QCOMPARE(predict.lineOf({"unit", "ask"}), std::size_t(12));
        QCOMPARE(predict.lineOf({"unit"}), std::size_t(5));
        QCOMPARE(predict.solution, (std::vector<std::string>{"--order", "2,1,0"}));
        QCOMPARE(predict.words, std::string("Three words go in."));
        QCOMPARE(predict.answerText, std::string("Now shuffle the words.\n\nThen look again."));
        QCOMPARE(predict.explanation, std::string("A token sees a set."));
        QCOMPARE(predict.notes, std::string("Ask two of them why they think so."));
        QVERIFY(predict.isAnimated);

        const LessonQuestion& count = *lesson.steps[1].question;
        QCOMPARE(count.kind, LessonQuestion::Kind::Number);
        QCOMPARE(count.number, std::optional(0.77));
        QCOMPARE(count.source, (std::optional(TableSource{"weights", 4, "1"})));
        QCOMPARE(count.tolerance, std::optional(0.01));
        QCOMPARE(count.unit, std::string("%"));
        QCOMPARE(lesson.steps[2].sceneFile, std::string("mine.attention"));
        QCOMPARE(lesson.steps[2].question->cell, (Cell{4, 1, "weights"}));
        QCOMPARE(lesson.steps[3].question->order, (std::vector<std::int64_t>{2, 1, 0}));
    }

    void faultsAreFoundAndTheOtherStepsAreThere_data() {
        QTest::addColumn<QByteArray>("text");
        QTest::addColumn<QByteArray>("fault");
        const auto row = [](const char* name, const char* step, const char* fault) {
            QTest::newRow(name) << QByteArray("# T\n\n## One\nshow: order\n\n## Bad\n") + step << QByteArray(fault);
        };
        row("an unknown key", "colour: red", "7: \"colour\" is not accepted here; accepted: draw, show, scene");
        row("a key without a value", "show:", "7: show has no value");
        row("a key twice", "show: order\nshow: heads", "8: show stands here twice");
        row("two scenes", "show: order\nscene: a.attention", "8: a step has either");
        row("a file elsewhere", "scene: ../secret.attention", "7: \"../secret.attention\" is not accepted here");
        row("an absolute file", "scene: /etc/passwd", "7: \"/etc/passwd\" is not accepted here");
        row("panels from 0", "cover: 0", "7: \"0\" is not accepted here; accepted: a panel, a matrix");
        row("half a place", "cover: weights 3", "7: \"weights 3\" is not accepted here");
        row("an open quote", "show: order --tokens \"dog", "7: a quotation mark is not closed");
        row("no such control", "controls: colour", "7: there is no parameter \"colour\"");
        row("no condition", "do: order is nice", "7: \"order is nice\" is no condition");
        row("one choice", "ask: What?\n- [x] this", "7: a question needs two choices at least");
        row("no choice", "ask: What?", "7: a question needs two choices at least");
        row("none is right", "ask: What?\n- this\n- that", "7: no choice is right");
        row("two are right", "ask: What?\n- [x] this\n- [x] that", "9: 2 choices are right; exactly one");
        row("two that read alike", "ask: What?\n- [x] this\n- that\n- this",
            "10: the choice \"this\" stands here twice");
        row("choices and an answer", "ask: What?\nanswer: 3\n- this\n- that", "8: a question has either choices");
        row("an answer to nothing", "answer: 3", "7: answer stands without a question");
        row("a tolerance below 0", "ask: What?\nanswer: 3\ntolerance: -1", "9: \"-1\" is not accepted here");
        row("an answer of nothing", "ask: What?\nanswer: cell weights", "8: \"cell weights\" is not accepted here");
        row("half a source", "ask: What?\nanswer: 3 from weights", "8: \"3 from weights\" is not accepted here");
        row("an order of one", "ask: What?\nanswer: order 0",
            "8: \"order 0\" is not accepted here; accepted: an order of 2");
        row("too many to put in order", "ask: What?\nanswer: order 0,1,2,3,4,5,6,7,8,9,10,11,12,13,14,15,16",
            "an order of 2 to 16 places");
        row("an order of words", "ask: What?\nanswer: order a,b", "8: \"order a,b\" is not accepted here");
        row("a page of its own", "page: own", "7: \"own\" is not accepted here; accepted: same, next");
        row("glides somehow", "glide: fast", "7: \"fast\" is not accepted here; accepted: on, off");
        row("a control character", "Beep\x07.", "7: the character U+0007 cannot be seen");
        row("a control character of Latin-1", "ask: W\xC2\x85hat?", "7: the character U+0085 cannot be seen");
        row("text turned round", "Order\xE2\x80\xAE is lost", "7: the character U+202E cannot be seen");
        row("an isolate in a choice", "ask: What?\n- [x] this\n- \xE2\x81\xA6that", "9: the character U+2066");
        row("nothing to draw", "draw: n", "7: \"n\" is not accepted here; accepted: a name of small letters");
        row("one value", "draw: n 4", "7: \"n 4\" is not accepted here");
        row("a draw without a name", "draw: 4 6 8", "7: \"4\" is not accepted here");
        row("a value twice", "draw: n 4 6 4", "7: \"4\" is not accepted here");
        row("a value too few", "draw: n,m 4,16 6", "7: \"6\" is not accepted here");
        row("a draw twice", "draw: n 4 6 and n 8 9", "7: \"n\" is drawn twice");
        row("no draw behind and", "draw: n 4 6 and", "7: \"n 4 6 and\" is not accepted here");
        row("too many combinations", "draw: n 1 2 3 4 5 6 7 8 9 and m 1 2 3 4 5 6 7 8",
            "7: the draws have more than 64");
        row("a name that is not drawn", "draw: n 4 6\nask: What is {n} + {m}?",
            "8: \"{m}\" is not accepted here; "
            "accepted: {n}");
        row("a name before its draw", "show: order --n {n}\nHello.\ndraw: n 4 6", "7: \"{n}\" stands before");
        row("a fault of a drawn value", "draw: n four five\nask: What?\nanswer: {n} from 2", "9: \"four from 2\"");
        row("a heading twice", "## One", "7: there is a step \"One\" already");
        row("a second title", "# Again", "7: there is a title already");
    }
    void faultsAreFoundAndTheOtherStepsAreThere() {
        QFETCH(QByteArray, text);
        QFETCH(QByteArray, fault);
        const Lesson lesson = readLesson(text.toStdString());
        QVERIFY2(faultsOf(lesson).contains(fault), faultsOf(lesson).constData());
        QVERIFY(lesson.steps.size() >= 2);
        QVERIFY(!lesson.steps[0].hasErrors);
        QVERIFY(lesson.steps.back().hasErrors);
    }

    void headsAndWholeFiles_data() {
        QTest::addColumn<QByteArray>("text");
        QTest::addColumn<QByteArray>("fault");
        QTest::newRow("empty") << QByteArray() << QByteArray("1: the title is missing");
        QTest::newRow("no steps") << QByteArray("# T\n") << QByteArray("there is no step");
        QTest::newRow("no title") << QByteArray("## One\n") << QByteArray("1: the title is missing");
        QTest::newRow("text before steps")
            << QByteArray("# T\nhello\n## One\n") << QByteArray("2: text before the first");
        QTest::newRow("no minutes") << QByteArray("# T\nminutes: some\n## One\n") << QByteArray("2: \"some\" is not");
        QTest::newRow("too many minutes") << QByteArray("# T\nminutes: 121\n## One\n") << QByteArray("whole minutes");
        QTest::newRow("an unknown head") << QByteArray("# T\nauthor: me\n## One\n")
                                         << QByteArray("2: \"author\" is not");
        QTest::newRow("a title turned round")
            << QByteArray("# T\xE2\x81\xA9\n## One\n") << QByteArray("1: the character U+2069 cannot be seen");
        QTest::newRow("a NUL byte") << QByteArray("# T\n## One\nA \0 b\n", 16) << QByteArray("3: a NUL byte");
        QTest::newRow("a long title") << "# " + QByteArray(200, 'T') + "\n## One\n"
                                      << QByteArray("1: the heading is longer than 120 bytes");
        QTest::newRow("a need elsewhere")
            << QByteArray("# T\n\nneeds: a, ../b\n## One\n") << QByteArray("3: \"../b\" is not accepted here");
        QByteArray many("# T\n");
        for (int i = 0; i <= int(kMaxLessonSteps); ++i) many += "## Step " + QByteArray::number(i) + "\n";
        QTest::newRow("too many steps") << many << QByteArray("a lesson has at most 60 steps");
        QTest::newRow("too long") << QByteArray(int(kMaxLessonBytes) + 1, 'x')
                                  << QByteArray("longer than a lesson may");
    }
    void headsAndWholeFiles() {
        QFETCH(QByteArray, text);
        QFETCH(QByteArray, fault);
        const Lesson lesson = readLesson(text.toStdString());
        QVERIFY2(faultsOf(lesson).contains(fault), faultsOf(lesson).constData());
        QVERIFY(lesson.steps.size() <= kMaxLessonSteps);
        if (fault.contains("NUL") || fault.contains("longer than 120"))
            QCOMPARE(lesson.diagnostics.size(), std::size_t(1));
    }

    void windowsLineEndingsAndByteOrderMarks() {
        const std::string text = "\xEF\xBB\xBF" + QByteArray(kWhole).replace('\n', "\r\n").toStdString();
        const Lesson lesson = readLesson(text);
        QCOMPARE(faultsOf(lesson), QByteArray());
        QCOMPARE(lesson.steps[0].words, readLesson(kWhole).steps[0].words);
    }

    void drawnValuesStandEverywhere() {
        const Lesson lesson = readLesson(
            "# T\n## A\ndraw: n 4 6 and d,m 8,32\n  16,{x}\nshow: heads --n {n}\n  --d {d}\nWords {n}, {Big}, {2}.\n"
            "ask: Ask {n}?\n- {n} {Hint {n}, {d}}\n- [x] m{m}\nSaid {d}{m}.\ndo: n = 1{n}\ntry: --n 1{n}\n"
            "because: So {n}.\nnotes: N{n}\n% {none}\n\n## B\nFree {n}.\nask: {n}?\nanswer: 1\nunit: {u}\n");
        QCOMPARE(faultsOf(lesson), QByteArray());
        const LessonStep& step = lesson.steps[0];
        QCOMPARE(combinationCount(step.draws), std::size_t(4));
        QCOMPARE(step.show, (std::vector<std::string>{"heads", "--n", "4", "--d", "8"}));
        // Only small letters are a name.
        QCOMPARE(step.words, std::string("Words 4, {Big}, {2}."));
        QCOMPARE(step.question->words, std::string("Ask 4?"));
        QCOMPARE(step.question->choices[0].words, std::string("4"));
        QCOMPARE(step.question->choices[0].hint, std::string("Hint 4, 8"));
        QCOMPARE(step.question->choices[1].words, std::string("m32"));
        QCOMPARE(step.answerText, std::string("Said 832."));
        QCOMPARE(step.task, std::optional(readCondition("n = 14")));
        QCOMPARE(step.solution, (std::vector<std::string>{"--n", "14"}));
        QCOMPARE(step.explanation, std::string("So 4."));
        QCOMPARE(step.notes, std::string("N4"));
        // Without a draw braces are text.
        QCOMPARE(lesson.steps[1].words, std::string("Free {n}."));
        QCOMPARE(lesson.steps[1].question->unit, std::string("{u}"));
        QVERIFY(lesson.steps[1].source.empty());

        const auto shown = [&](std::size_t combination) { return drawStep(step, combination).step.show; };
        QCOMPARE(shown(0), step.show);
        QCOMPARE(shown(1), (std::vector<std::string>{"heads", "--n", "6", "--d", "8"}));
        QCOMPARE(shown(2), (std::vector<std::string>{"heads", "--n", "4", "--d", "16"}));
        const DrawnStep last = drawStep(step, 3);
        QCOMPARE(drawnValuesText(last.step.draws), std::string("n = 6, d = 16, m = {x}"));
        // What was drawn is not looked at again.
        QCOMPARE(last.step.answerText, std::string("Said 16{x}."));
        QCOMPARE(last.step.heading, std::string("A"));
        QCOMPARE(last.step.lines, step.lines);
        QCOMPARE(last.step.source, step.source);
    }

    void numbersAndPlacesAreDrawn() {
        const auto questionOf = [](const char* lines) {
            const Lesson lesson = readLesson(std::string("# T\n## A\ndraw: n 4 6 and o 2,1,0 0,1,2\nask: ?\n") + lines);
            if (!lesson.diagnostics.empty()) qWarning("%s", faultsOf(lesson).constData());
            return *drawStep(lesson.steps[0], 3).step.question;
        };
        const auto number = questionOf("answer: {n} from table {n} 1\ntolerance: 0.{n}\nunit: m{n}\nhint: H{n}");
        QCOMPARE(number.number, std::optional(6.0));
        QCOMPARE(number.source, (std::optional(TableSource{"table", 6, "1"})));
        QCOMPARE(number.tolerance, std::optional(0.6));
        QCOMPARE(number.unit, std::string("m6"));
        QCOMPARE(number.hint, std::string("H6"));
        QCOMPARE(questionOf("answer: cell {n} 2").cell, (Cell{6, 2, {}}));
        QCOMPARE(questionOf("answer: token {n}").token, std::int64_t(6));
        QCOMPARE(questionOf("answer: order {o}").order, (std::vector<std::int64_t>{0, 1, 2}));
    }

    void aFaultOfOneDrawNamesItsLine() {
        const Lesson lesson = readLesson("# T\n## A\ndraw: n 4 6 x\nask: ?\n- {n}\n- [x] 6\nanswer: {n}\n");
        QVERIFY(lesson.steps[0].hasErrors);  // choices beside an answer
        const Lesson other = readLesson("# T\n\n## A\ndraw: n 4 6\nask: ?\n- {n}\n- [x] 6\n");
        QCOMPARE(faultsOf(other), QByteArray());
        const auto faults = drawStep(other.steps[0], 1).diagnostics;
        QCOMPARE(faults.size(), std::size_t(1));
        QCOMPARE(faults[0].line, std::size_t(7));
        QCOMPARE(faults[0].sentence.english(), std::string("the choice \"6\" stands here twice"));
    }

    void links_data() {
        QTest::addColumn<QByteArray>("markdown");
        QTest::addColumn<QByteArray>("links");
        QTest::addColumn<QByteArray>("words");
        const auto row = [](const char* markdown, const char* links, const char* words) {
            QTest::newRow(markdown) << QByteArray(markdown) << QByteArray(links) << QByteArray(words);
        };
        row("See [lesson *Order*, step 3](lesson=order-is-lost&step=3), then [b](lesson=b&step=12).",
            "lesson=order-is-lost&step=3 lesson=b&step=12", "See lesson *Order*, step 3, then b.");
        for (const char* none :
             {"", "no link", "[a](https://example.org)", "[a](lesson=b)", "[a](lesson=b&step=0)",
              "[a](lesson=b&step=x)", "[](lesson=b&step=1)", "a](lesson=b&step=1)", "[a](lesson=../b&step=1)",
              "[a](lesson=b&step=1", "[a](lesson=b&step=1&theme=dark)", "[a] (lesson=b&step=1)"})
            row(none, "", none);
    }
    void links() {
        QFETCH(QByteArray, markdown);
        QFETCH(QByteArray, links);
        QFETCH(QByteArray, words);
        QByteArrayList targets;
        for (const LessonWordsLink& link : linksIn(markdown.toStdString()))
            targets += QByteArray::fromStdString(link.target());
        QCOMPARE(targets.join(' '), links);
        QCOMPARE(QByteArray::fromStdString(withoutLinks(markdown.toStdString())), words);
    }

    void wordsAreCounted() {
        QCOMPARE(countWords(""), std::size_t(0));
        QCOMPARE(countWords("Three  short\nwords."), std::size_t(3));
        QCOMPARE(countWords("à água é fria"), std::size_t(4));
        QCOMPARE(countWords("\xE6\xB3\xA8\xE6\x84\x8F\xE5\x8A\x9B\xE5\xB1\x82"), std::size_t(2));  // four characters
    }
};

ATTENTION_TEST(LessonTest, attention::NoApplication)
#include "lesson_test.moc"
