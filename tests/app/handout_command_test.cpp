#include <QRegularExpression>

#include "core/lesson/lesson.h"
#include "tests/app/program.h"
#include "tests/test_class.h"
#include "ui/lesson/lesson_file.h"

using namespace attention;

namespace {

/// What a reader of HTML sees, in one line.
QString readableWords(const QByteArray& html) {
    QString words = QString::fromUtf8(html);
    words.remove(
        QRegularExpression(QStringLiteral("<style>.*?</style>"), QRegularExpression::DotMatchesEverythingOption));
    words.remove(QRegularExpression(QStringLiteral("<[^>]*>")));
    return words.replace(QStringLiteral("&quot;"), QStringLiteral("\"")).simplified();
}

/// The first words of a text, without what is set otherwise on paper.
QString beginningOf(const std::string& markdown) {
    static const QRegularExpression set(QStringLiteral("[*^_0-9√·]|(?<![A-Za-zÀ-ÿ])[A-Za-zα-ω](?![A-Za-zÀ-ÿ])"));
    const QString words = QString::fromStdString(markdown).simplified();
    return words.left(std::min(qsizetype(40), qsizetype(words.indexOf(set) < 0 ? 40 : words.indexOf(set))));
}

/// Letters after which a sentence is like no other.
constexpr qsizetype kTelling = 20;

constexpr const char* kLesson = R"(# Own
## One
show: order --tokens "dog bites man" --d 8 --heads 1 --seed 46 --add-position off
ask: How many words?
answer: 3
unit: words
hint: Count them.
because: Three words are three rows.
notes: Wait a little.
)";

}  // namespace

class HandoutCommandTest : public QObject, private ProgramRunner {
    Q_OBJECT

 private Q_SLOTS:
    void init() { makeFolder(); }

    void pdf_data() {
        QTest::addColumn<QString>("options");
        QTest::addColumn<QByteArray>("page");
        QTest::addRow("A4") << "" << QByteArray("595");
        QTest::addRow("letter") << "--paper letter" << QByteArray("612");
        QTest::addRow("answers in Chinese") << "--answers --language zh_CN" << QByteArray("595");
    }
    void pdf() {
        QFETCH(QString, options);
        QFETCH(QByteArray, page);
        SUCCEEDED(typed("handout order-is-lost -o once.pdf " + options));
        const QByteArray bytes = contentsOf(path(QStringLiteral("once.pdf")));
        QVERIFY(bytes.startsWith("%PDF-1."));
        QVERIFY(bytes.contains("/MediaBox [0 0 " + page) || bytes.contains("/MediaBox [0.000000 0.000000 " + page));
        // The program's own faces, all of them inside, and no picture of a figure.
        QVERIFY(bytes.count("/FontFile2") + bytes.count("/FontFile3") >= 2);
        QCOMPARE(bytes.count("/FontFile2") + bytes.count("/FontFile3"), bytes.count("/Type /FontDescriptor"));
        QVERIFY(!bytes.contains("/DCTDecode"));
        // Once more, at another time and where other numbers are usual.
        SUCCEEDED(run(QString("handout order-is-lost -o twice.pdf " + options).split(u' ', Qt::SkipEmptyParts),
                      {{QStringLiteral("LC_ALL"), QStringLiteral("pt_BR.UTF-8")}}));
        QVERIFY(contentsOf(path(QStringLiteral("twice.pdf"))) == bytes);
    }

    /// Every question of the course is on paper; what is right, and why, on the teacher's alone.
    void course_data() {
        QTest::addColumn<QString>("language");
        QTest::addColumn<QString>("lesson");
        const QStringList codes{QStringLiteral("en"), QStringLiteral("zh_CN"), QStringLiteral("pt_BR")};
        // One language each; scripts/night has all of them.
        const bool isWhole = qEnvironmentVariableIsSet("ATTENTION_ALL_HANDOUTS");
        qsizetype place = 0;
        for (const QString& file : courseFiles()) {
            const QString name = splitLessonPath(file).name;
            for (const QString& code : isWhole ? codes : codes.sliced(place % codes.size(), 1))
                QTest::addRow("%s, %s", qPrintable(name), qPrintable(code)) << code << name;
            ++place;
        }
    }
    void course() {
        QFETCH(QString, language);
        QFETCH(QString, lesson);
        const QString command = QStringLiteral("handout %1 --language %2 -o %3 %4").arg(lesson, language);
        SUCCEEDED(typed(command.arg(QStringLiteral("pupil.html"), QString())));
        SUCCEEDED(typed(command.arg(QStringLiteral("teacher.html"), QStringLiteral("--answers"))));
        const QByteArray html = contentsOf(path(QStringLiteral("pupil.html")));
        const QString pupil = readableWords(html),
                      teacher = readableWords(contentsOf(path(QStringLiteral("teacher.html"))));
        const Lesson read = openLesson(QStringLiteral(":/lessons/%1.lesson").arg(lesson), language).lesson;
        for (const LessonStep& step : read.steps) {
            QVERIFY(pupil.contains(QString::fromStdString(step.heading)));
            if (step.question) {
                const QString asked = beginningOf(step.question->words);
                QVERIFY2(pupil.contains(asked) && teacher.contains(asked), qPrintable(asked));
            }
            const QString because = beginningOf(step.explanation);
            if (because.size() < kTelling) continue;
            QVERIFY2(!pupil.contains(because), qPrintable(because));
            QVERIFY2(teacher.contains(because), qPrintable(because));
        }
        QVERIFY(html.contains("<html lang=\"" + language.toUtf8().replace('_', '-') + '"'));
        // One file: nothing is fetched, and each picture says what it shows.
        QVERIFY(!html.contains("src=\"http") && !html.contains("<link"));
        QCOMPARE(html.count("<svg class=\"picture\" role=\"img\" aria-label=\""), html.count("<svg class=\"picture\""));
        QVERIFY(html.contains("@font-face"));
    }

    void ownLesson() {
        write(QStringLiteral("own.lesson"), kLesson);
        SUCCEEDED(run("handout own.lesson -o own.html"));
        SUCCEEDED(run("handout own.lesson --answers -o answers.html"));
        const QString pupil = readableWords(contentsOf(path(QStringLiteral("own.html"))));
        const QString teacher = readableWords(contentsOf(path(QStringLiteral("answers.html"))));
        for (const char* said : {"Count them.", "Three words are three rows.", "Wait a little.", "3 words"}) {
            QVERIFY2(teacher.contains(QLatin1String(said)), said);
            QVERIFY2(!pupil.contains(QLatin1String(said)), said);
        }
        // Its words are its author's; the rest is in the language.
        const Run foreign = run("handout own.lesson --language pt-BR -o own.pdf");
        QCOMPARE(foreign.status, 0);
        QVERIFY(isOneLine(foreign.err, "note"));
    }

    /// What lies behind a cover is not to be read from the file.
    void coveredTextIsNotInTheFile() {
        write(QStringLiteral("own.lesson"),
              "# Own\n## One\nshow: order --tokens \"dog bites man\" --d 8 --heads 1 --seed 56 --add-position off "
              "--order 2,1,0 --matrix token-difference --row 1 --column 0\ncover: 2, 3\nask: What?\n- [x] a\n- b\n");
        SUCCEEDED(run("handout own.lesson -o own.html"));
        SUCCEEDED(run("handout own.lesson --answers -o answers.html"));
        const QString pupil = readableWords(contentsOf(path(QStringLiteral("own.html"))));
        const QString teacher = readableWords(contentsOf(path(QStringLiteral("answers.html"))));
        const QString note = QStringLiteral("without P");
        QVERIFY(teacher.contains(note));
        QVERIFY(!pupil.contains(note));
        QVERIFY(pupil.contains(u'?'));
    }

    /// Formulas behind a cover, and a number that is left out, cannot be copied from a PDF.
    void coveredTextIsNotCopiedFromPdf() {
        const QString copier = QStandardPaths::findExecutable(QStringLiteral("pdftotext"));
        if (copier.isEmpty()) QSKIP("pdftotext is not there");
        constexpr const char* kScene = "# Own\n## One\nshow: relative-shift --position 0 --offset 5 --d 32 --pair 3\n";
        write(QStringLiteral("open.lesson"), QByteArray(kScene));
        write(QStringLiteral("covered.lesson"), QByteArray(kScene) +
                                                    "cover: all-pairs, pair-turn, two-shifts, addition-formula-1, "
                                                    "addition-formula-2, rotation\n"
                                                    "hide: angles 2 0\nask: What?\n- [x] a\n- b\n");
        const auto copied = [&](const QString& name) {
            const Run made = typed(QStringLiteral("handout %1.lesson -o %1.pdf").arg(name));
            const Run read = start(copier, {path(name + QStringLiteral(".pdf")), QStringLiteral("-")});
            return made.status == 0 && read.status == 0 ? QString::fromUtf8(read.out) : QString();
        };
        const QString open = copied(QStringLiteral("open"));
        const QString covered = copied(QStringLiteral("covered"));
        for (const QString& text : {QStringLiteral("0.7765"), QStringLiteral("91°")}) {
            QVERIFY2(open.contains(text), qPrintable(text));
            QVERIFY2(!covered.contains(text), qPrintable(text));
        }
        QVERIFY(covered.contains(QStringLiteral("51°")));
    }

    void badInput_data() {
        QTest::addColumn<QString>("command");
        QTest::addColumn<int>("status");
        QTest::addColumn<QStringList>("said");
        const auto row = [](const char* name, const char* command, int status, const QStringList& said) {
            QTest::addRow("%s", name) << command << status << said;
        };
        row("no lesson", "handout -o a.pdf", 2, {"lesson is missing"});
        row("no such lesson", "handout nothing -o a.pdf", 2, {"\"nothing\"", "order-is-lost"});
        row("no language that an underscore makes known", "handout order-is-lost -o a.pdf --language pt-PT", 2,
            {"en, zh_CN, pt_BR"});
        row("no such file", "handout nothing.lesson -o a.pdf", 1, {"nothing.lesson"});
        row("no output", "handout order-is-lost", 2, {"-o"});
        row("no format", "handout order-is-lost -o a.doc", 2, {".pdf, .html"});
        row("no paper", "handout order-is-lost -o a.pdf --paper a3", 2, {"a3", "a4, letter"});
        row("no language", "handout order-is-lost -o a.pdf --language fr", 2, {"fr", "en, zh_CN, pt_BR"});
        row("no folder", "handout order-is-lost -o nowhere/a.pdf", 1, {"nowhere/a.pdf"});
        row("another language only", "handout chinese.lesson -o a.pdf", 1,
            {"chinese.zh_CN.lesson", "--language zh_CN"});
        row("another language than its own", "handout chinese.zh_CN.lesson --language en -o a.pdf", 1,
            {"chinese.zh_CN.lesson: this lesson has no file in English, only chinese.zh_CN.lesson"});
        row("a scene file that is missing", "handout scene.lesson -o a.pdf", 1, {"scene.lesson:3", "gone.attention"});
        row("a cover of nothing", "handout uncovered.lesson -o a.pdf", 1, {"uncovered.lesson:4", "nonsense"});
        row("a step that cannot be read", "handout faulty.lesson -o a.pdf", 1, {"faulty.lesson:4"});
        row("no text", "handout bytes.lesson -o a.pdf", 1, {"bytes.lesson: it is no UTF-8 text\n"});
        row("no step", "handout empty.lesson -o a.pdf", 1, {"empty.lesson", "no step"});
        row("a full disk", "handout order-is-lost --format pdf -o /dev/full", 1, {"/dev/full", "full"});
    }
    void badInput() {
        QFETCH(QString, command);
        QFETCH(int, status);
        QFETCH(QStringList, said);
        write(QStringLiteral("chinese.zh_CN.lesson"), kLesson);
        write(QStringLiteral("scene.lesson"), "# A\n## One\nscene: gone.attention\nWords.\n");
        write(QStringLiteral("uncovered.lesson"),
              "# A\n## One\nshow: order\ncover: nonsense\nask: What?\n- [x] one\n- two\n");
        write(QStringLiteral("faulty.lesson"), "# A\n## One\nshow: order\nask: What?\n- one\n");
        write(QStringLiteral("empty.lesson"), "# A\n");
        write(QStringLiteral("bytes.lesson"),
              "# A\n## One\nshow: order\nWo\xff"
              "rds.\n");
        write(QStringLiteral("a.pdf"), "before");
        const Run ended = typed(command);
        QCOMPARE(complaint(ended, status, said), QString());
        QVERIFY(contentsOf(path(QStringLiteral("a.pdf"))) == "before");
        QCOMPARE(names().size(), 7);
    }

 private:
    Run typed(const QString& command) const { return run(command.split(u' ', Qt::SkipEmptyParts)); }
    void write(const QString& name, const QByteArray& bytes) {
        QFile file(path(name));
        QVERIFY(file.open(QIODevice::WriteOnly) && file.write(bytes) == bytes.size());
    }
};

ATTENTION_TEST(HandoutCommandTest, QCoreApplication)
#include "handout_command_test.moc"
