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

    /// What a figure was drawn with comes back out of it: the file alone makes the same file again.
    void figuresAreDrawnAgainFromTheirFiles_data() {
        QTest::addColumn<QStringList>("options");
        const auto row = [](const char* name, const QStringList& options) { QTest::addRow("%s", name) << options; };
        row("nothing", {});
        row("a style", {"--style", "one-column"});
        row("greys", {"--style", "greyscale", "--theme", "dark"});
        row("a style with options", {"--style", "book", "--colours", "cividis", "--font-size", "7.3", "--dpi", "150"});
        row("labels", {"--labels", "Column=<Spalte> & \"𝑛\";Position (row)=位置", "--letter", "b"});
        row("words", {"--title", "auto", "--caption", "auto", "--line-width", "1.7"});
        row("own words", {"--title", "A  title <b>", "--caption", "n = 6"});
        row("a language", {"--language", "pt_BR", "--title", "auto"});
        row("parts", {"--legend", "off", "--colour-bar", "off", "--transparent", "--width", "90mm"});
        row("a code", {"--qr", "on", "--address", "https://example.org/lab/", "--width", "150mm"});
    }
    void figuresAreDrawnAgainFromTheirFiles() {
        QFETCH(QStringList, options);
        for (const char* format : {"svg", "png", "pdf"}) {
            const auto name = [&](const char* stem) { return QStringLiteral("%1.%2").arg(stem, format); };
            QStringList given = options;
            if (QLatin1String(format) != "png" && given.contains("--dpi")) given.remove(given.indexOf("--dpi"), 2);
            SUCCEEDED(run(QStringList{"export", "encoding-heatmap", "--n", "6", "-o", name("a")} + given));
            SUCCEEDED(run({"export", "--scene", name("a"), "-o", name("b")}));
            const QByteArray first = contentsOf(path(name("a")));
            QVERIFY2(contentsOf(path(name("b"))) == first, format);
            // Without options the file says nothing of them.
            QCOMPARE(first.contains("attention-lab-look") || first.contains("<look "), !options.isEmpty());
        }
    }

    void optionsWinOverWhatAFigureCarries_data() {
        QTest::addColumn<QStringList>("options");
        QTest::addColumn<QByteArray>("contained");
        QTest::addColumn<QByteArray>("absent");
        const auto row = [](const char* name, const QStringList& options, const char* contained, const char* absent) {
            QTest::newRow(name) << options << QByteArray(contained) << QByteArray(absent);
        };
        row("nothing", {}, ">Zeile<", "'Attention Lab Sans', Inter");
        row("a face", {"--font", "sans"}, "'Attention Lab Sans', Inter", "'Attention Lab Serif'");
        row("a label", {"--labels", "Position (row)=Reihe"}, ">Reihe<", ">Zeile<");
        row("another label", {"--labels", "Column=Spalte"}, ">Spalte<", ">Position (row)<");
        row("no title", {"--title="}, ">(b)<", ">The title<");
        row("no letter", {"--letter", "off"}, ">The title<", ">(b)<");
        row("a style", {"--style", "slide-16-9"}, "'Attention Lab Sans', Inter", "'Attention Lab Serif'");
        row("a style's rest", {"--style", "slide-16-9"}, ">Zeile<", ">Position (row)<");
        row("no style", {"--style", "none"}, ">Position (row)<", "'Attention Lab Serif'");
        row("nothing at all", {"--style", "none"}, "width=\"88mm\"", ">The title<");
        row("a parameter", {"--n", "7"}, ">Zeile<", "'Attention Lab Sans', Inter");
    }
    void optionsWinOverWhatAFigureCarries() {
        QFETCH(QStringList, options);
        QFETCH(QByteArray, contained);
        QFETCH(QByteArray, absent);
        SUCCEEDED(run({"export", "encoding-heatmap", "--n", "6", "--style", "one-column", "--labels",
                       "Position (row)=Zeile", "--title", "The title", "--letter", "b", "-o", "a.pdf"}));
        const Run done = run(QStringList{"export", "--scene", "a.pdf", "-o", "-", "--format", "svg"} + options);
        SUCCEEDED(done);
        QVERIFY2(done.out.contains(contained), contained.constData());
        QVERIFY2(!done.out.contains(absent), absent.constData());
    }

    void whatAFigureCarriesIsOfItsExhibit() {
        SUCCEEDED(run({"export", "encoding-heatmap", "--title", "Heatmap", "--font", "serif", "-o", "a.svg"}));
        SUCCEEDED(run("export similarity --scene a.svg -o b.svg"));
        QVERIFY(!contentsOf(path(QStringLiteral("b.svg"))).contains("Attention Lab Serif"));
        QVERIFY(!contentsOf(path(QStringLiteral("b.svg"))).contains(">Heatmap<"));
    }

    /// A scene is read whatever became of the look beside it.
    void damagedLooks() {
        SUCCEEDED(run({"export", "encoding-heatmap", "--font", "serif", "-o", "a.svg"}));
        const QByteArray svg = contentsOf(path(QStringLiteral("a.svg")));
        for (const auto& [old, now, said] : {std::tuple{"serif&quot;}", "gothic&quot;}", "font"},
                                             {"serif&quot;}", "serif", "JSON"},
                                             {"&quot;font&quot;", "&quot;fount&quot;", "fount"}}) {
            QByteArray damaged = svg;
            QVERIFY(damaged.contains(old));
            put(path(QStringLiteral("d.svg")), damaged.replace(old, now));
            const Run done = run("export --scene d.svg -o b.svg");
            QCOMPARE(done.status, 0);
            QVERIFY2(isOneLine(done.err, "warning") && done.err.contains(said), done.err.constData());
        }
    }

    void labelsOfAFileMayBeForOtherFigures() {
        put(path(QStringLiteral("book.json")),
            "{\"labels\": {\"Position (row)\": \"Reihe\", \"Offset\": \"Abstand\"}}");
        SUCCEEDED(run("export encoding-heatmap -o a.svg --style book.json"));
        QVERIFY(contentsOf(path(QStringLiteral("a.svg"))).contains(">Reihe<"));
        // None of them is: that is told, and the figure is made.
        const Run other = run("export binary -o b.svg --style book.json");
        QCOMPARE(other.status, 0);
        QVERIFY2(other.err.contains("note: binary: the style has labels"), other.err.constData());
        // What is typed is meant for this one.
        REFUSED(run({"export", "encoding-heatmap", "-o", "c.svg", "--style", "book.json", "--labels", "Offset=x"}), 2,
                "--labels: \"Offset\"");
        REFUSED(run({"export", "encoding-heatmap", "-o", "c.svg", "--labels", "positon=x"}), 2,
                "accepted: \"Position (row)\"");
        QVERIFY(!QFile::exists(path(QStringLiteral("c.svg"))));
    }

    void panelsAreDrawnAsTheirFigures() {
        for (const char* exhibit : {"encoding-heatmap", "similarity"})
            SUCCEEDED(run({"export", exhibit, "--style", "one-column", "--font-size", "6", "--labels",
                           QLatin1String(exhibit) == "similarity" ? "Offset δ = j − i=Abstand" : "Position (row)=Zeile",
                           "-o", QStringLiteral("%1.pdf").arg(QLatin1String(exhibit))}));
        SUCCEEDED(run("panels encoding-heatmap.pdf similarity.pdf -o all.svg --columns 1"));
        const QByteArray svg = contentsOf(path(QStringLiteral("all.svg")));
        for (const char* text : {"'Attention Lab Serif'", ">Zeile<", ">Abstand<"}) QVERIFY2(svg.contains(text), text);
        SUCCEEDED(run("panels encoding-heatmap.pdf similarity.pdf -o all.svg --columns 1 --style none --font-size 6"));
        QVERIFY(!contentsOf(path(QStringLiteral("all.svg"))).contains("'Attention Lab Serif'"));
    }

    void badStyles_data() {
        QTest::addColumn<QByteArray>("file");
        QTest::addColumn<QString>("said");
        const auto row = [](const char* name, const char* file, const char* said) {
            QTest::newRow(name) << QByteArray(file) << QString::fromLatin1(said);
        };
        row("no JSON", "{\"width\": 1,\n\n,}", "line 3: ");
        row("no object", "[1]", "it is not an object");
        row("an unknown key", "{\"widht\": \"9mm\"}", "\"widht\"");
        row("a width without a unit", "{\"width\": 90}", "10mm to 2000mm");
        row("an unknown face", "{\"font\": \"Arial\"}", "sans, serif");
        row("an unknown map", "{\"colours\": \"jet\"}", "cividis");
        row("unknown inks", "{\"inks\": \"sepia\"}", "colour, grey");
        row("lines of no width", "{\"line-width\": 0}", "\"line-width\" is 0; accepted: 0.1 to 10");
        row("a label of two lines", "{\"labels\": {\"a\": \"b\\nc\"}}", "one line of text");
        row("a label that is a number", "{\"labels\": {\"a\": 1}}", "\"a\" is 1; accepted: one line of text");
        row("labels of a list", "{\"labels\": []}", "\"labels\"");
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
