#include "tests/app/program.h"
#include "tests/test_class.h"

using namespace attention;

/// What --style and the options beside it do to a figure.
class StyleOptionsTest : public QObject, private ProgramRunner {
    Q_OBJECT

    QByteArray picture(const QStringList& options) {
        const Run done = run(QStringList{"export", "encoding-heatmap", "-o", "-", "--format", "svg"} + options);
        return complaint(done).isEmpty() ? done.out : QByteArray();
    }

 private Q_SLOTS:
    void init() { makeFolder(); }

    void styles_data() {
        QTest::addColumn<QStringList>("options");
        QTest::addColumn<QByteArray>("contained");
        QTest::addColumn<QByteArray>("absent");
        const auto row = [](const char* name, const QStringList& options, const char* contained, const char* absent) {
            QTest::newRow(name) << options << QByteArray(contained) << QByteArray(absent);
        };
        const QStringList columns{"--style", "two-column"}, own{"--style", "own.json"};
        row("a size", columns, "width=\"183mm\"", "Attention Lab Sans', Inter");
        row("an option wins", columns + QStringList{"--width", "100mm"}, "width=\"100mm\"", "width=\"183mm\"");
        row("a face", columns, "'Attention Lab Serif'", "'Attention Lab Sans', Inter");
        row("another face", columns + QStringList{"--font", "sans"}, "Attention Lab Sans', Inter", "Lab Serif'");
        row("of a file", own, "width=\"99mm\"", ">Position (row)<");
        row("a file's label", own, ">Reihe<", ">Position (row)<");
        row("an option's labels", own + QStringList{"--labels", "Position (row)=Zeile;Column=Spalte"}, ">Zeile<",
            ">Reihe<");
        row("several labels", {"--labels", "Position (row)=Zeile;Column=Spalte"}, ">Spalte<", ">Column<");
        row("a label with a sign =", {"--d", "8", "--labels", "Column=d = 8;Position (row)=n"}, ">d = 8<", ">Column<");
        row("a letter", {"--letter", "b"}, ">(b)</text>", ">b</text>");
        row("a letter and a title", {"--letter", "b", "--title", "T"}, ">(b)</text>", ">b</text>");
    }
    void styles() {
        QFETCH(QStringList, options);
        QFETCH(QByteArray, contained);
        QFETCH(QByteArray, absent);
        put(path(QStringLiteral("own.json")), "{\"width\": \"99mm\", \"labels\": {\"Position (row)\": \"Reihe\"}}");
        const QByteArray svg = picture(options);
        QVERIFY2(svg.contains(contained), contained.constData());
        QVERIFY2(!svg.contains(absent), absent.constData());
    }

    void withoutAStyleNothingChanges() {
        const QByteArray usual = picture({});
        QVERIFY(!usual.isEmpty());
        QCOMPARE(picture({"--line-width", "1", "--font", "sans", "--labels="}), usual);
        for (const char* name : {"one-column", "two-column", "slide-16-9", "poster", "book", "greyscale"})
            QVERIFY2(picture({"--style", name}) != usual && !picture({"--style", name}).isEmpty(), name);
        for (const char* option : {"--colours=cividis", "--line-width=2", "--font=serif", "--letter=a"})
            QVERIFY2(picture({option}) != usual && !picture({option}).isEmpty(), option);
    }

    void badStyles_data() {
        QTest::addColumn<QByteArray>("file");
        QTest::addColumn<QString>("said");
        const auto row = [](const char* name, const char* file, const char* said) {
            QTest::newRow(name) << QByteArray(file) << QString::fromLatin1(said);
        };
        row("no JSON", "{width: 1}", "it is not JSON");
        row("no object", "[1]", "it is not an object");
        row("an unknown key", "{\"widht\": \"9mm\"}", "\"widht\"");
        row("a width without a unit", "{\"width\": 90}", "10mm to 2000mm");
        row("an unknown face", "{\"font\": \"Arial\"}", "sans, serif");
        row("an unknown map", "{\"colours\": \"jet\"}", "cividis");
        row("unknown inks", "{\"inks\": \"sepia\"}", "colour, grey");
        row("lines of no width", "{\"line-width\": 0}", "0.1 to 10");
        row("a label of two lines", "{\"labels\": {\"a\": \"b\\nc\"}}", "one line of text");
        row("a label that is a number", "{\"labels\": {\"a\": 1}}", "one line of text");
        row("labels of a list", "{\"labels\": []}", "\"labels\"");
        row("a text that is not there", "{\"labels\": {\"Zeile\": \"x\"}}", "\"Zeile\"");
    }
    void badStyles() {
        QFETCH(QByteArray, file);
        QFETCH(QString, said);
        put(path(QStringLiteral("own.json")), file);
        REFUSED(run("export encoding-heatmap -o out.svg --style own.json"), 2, said);
        QVERIFY(!QFile::exists(path(QStringLiteral("out.svg"))));
    }
};

ATTENTION_TEST(StyleOptionsTest, QCoreApplication)
#include "style_options_test.moc"
