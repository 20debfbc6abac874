#include "tests/app/program.h"
#include "tests/test_class.h"
#include "ui/files/scene_file.h"

using namespace attention;

/// The command `panels`: several exhibits in one figure.
class PanelsCommandTest : public QObject, private ProgramRunner {
    Q_OBJECT

 private Q_SLOTS:
    void init() { makeFolder(); }

    void threeExhibitsMakeOneFigure() {
        SUCCEEDED(run("panels encoding-heatmap encoding-curves similarity -o all.svg --font-size 6"));
        const QByteArray svg = contentsOf(path(QStringLiteral("all.svg")));
        QVERIFY(svg.contains("width=\"183mm\""));
        for (const char* letter : {">(a)</text>", ">(b)</text>", ">(c)</text>"}) QVERIFY2(svg.contains(letter), letter);
        QVERIFY(!svg.contains("(d)"));
    }

    /// What it carries draws the same figure again, byte for byte, in SVG and out of a PNG.
    void theFigureIsDrawnAgainFromWhatItCarries() {
        const QString options = QStringLiteral("panels encoding-heatmap scaling --columns 1 --letters A --gap 7 ");
        for (const QString name : {"one.svg", "one.png"})
            SUCCEEDED(run(QString(options + "--caption auto --title Two -o " + name).split(u' ')));
        SUCCEEDED(run("panels one.svg -o again.svg"));
        SUCCEEDED(run("panels one.png -o fromPng.svg"));
        const QByteArray first = contentsOf(path(QStringLiteral("one.svg")));
        QVERIFY(first.contains(">B</text>"));
        QCOMPARE(contentsOf(path(QStringLiteral("again.svg"))), first);
        QCOMPARE(contentsOf(path(QStringLiteral("fromPng.svg"))), first);
    }

    /// A figure carries all that it was drawn with, in each format; what is typed goes before it.
    void allOptionsAreCarried_data() {
        QTest::addColumn<QString>("options");
        QTest::addColumn<QString>("suffix");
        const QString wide = QStringLiteral(" --font-size 7 --columns 2 --width 220.5mm");
        QTest::addRow("pdf") << wide + " --font serif --colours viridis"
                             << "pdf";
        QTest::addRow("png") << wide + " --dpi 120 --theme dark --transparent"
                             << "png";
        QTest::addRow("grey") << wide + " --style greyscale --line-width 1.5"
                              << "svg";
        QTest::addRow("labels") << wide + " --labels Column=a=b --language pt_BR --shared-ranges on --height 120mm"
                                << "svg";
    }
    void allOptionsAreCarried() {
        QFETCH(QString, options);
        QFETCH(QString, suffix);
        if (options.contains("pt_BR")) options.replace("Column", "Coluna");
        const QString one = "one." + suffix, again = "again." + suffix;
        SUCCEEDED(run(("panels encoding-heatmap encoding-heatmap -o " + one + options).split(u' ')));
        SUCCEEDED(run(("panels " + one + " -o " + again).split(u' ')));
        QCOMPARE(contentsOf(path(again)), contentsOf(path(one)));
        SUCCEEDED(run(("panels " + one + " -o typed.svg --style poster --font-size 6").split(u' ')));
        SUCCEEDED(run(QString("panels encoding-heatmap encoding-heatmap --columns 2 --colours viridis --style poster "
                              "--font-size 6 -o poster.svg")
                          .split(u' ')));
        const auto withoutScene = [&](const char* name) {
            const QByteArray svg = contentsOf(path(QString::fromLatin1(name)));
            return svg.sliced(svg.indexOf("</metadata>"));
        };
        if (suffix == "pdf") QCOMPARE(withoutScene("typed.svg"), withoutScene("poster.svg"));
    }

    /// Scenes, pictures with their scenes and exhibits stand beside each other.
    void panelsComeFromFiles() {
        SUCCEEDED(run("export encoding-heatmap --n 12 -o a.svg"));
        SUCCEEDED(run("export encoding-heatmap --n 14 -o b.png"));
        SUCCEEDED(run("panels a.svg b.png similarity -o all.svg --columns 2 --font-size 7"));
        const QByteArray svg = contentsOf(path(QStringLiteral("all.svg")));
        QVERIFY(svg.contains("&quot;n&quot;: 12"));
        QVERIFY(svg.contains("&quot;n&quot;: 14"));
        QVERIFY(svg.contains("&quot;exhibit&quot;: &quot;similarity&quot;"));
    }

    void aListSaysAll() {
        write("list.json", R"({"width": "150mm", "height": 90, "columns": 2, "widths": [2, 1], "letters": "A",
            "panels": [{"exhibit": "encoding-heatmap", "parameters": {"n": 16, "d": 8}, "title": "Wide"},
                       {"exhibit": "encoding-heatmap", "parameters": {"n": 16, "d": 8}, "colour-bar": "off"}]})");
        REFUSED(run("panels list.json -o out.svg"), 2, "--height");
        write("list.json", contentsOf(path(QStringLiteral("list.json"))).replace("90,", "\"90mm\","));
        SUCCEEDED(run("panels list.json -o out.svg"));
        const QByteArray svg = contentsOf(path(QStringLiteral("out.svg")));
        QVERIFY(svg.contains("width=\"150mm\" height=\"90mm\""));
        QVERIFY(svg.contains(">Wide</text>"));
        QVERIFY(svg.contains(">B</text>"));
        // What is typed goes before the list.
        SUCCEEDED(run("panels list.json -o out.svg --width 170mm"));
        QVERIFY(contentsOf(path(QStringLiteral("out.svg"))).contains("width=\"170mm\" height=\"90mm\""));
    }

    /// A figure a year later, with one value of one panel changed.
    void aParameterOfAPanelIsSet() {
        write("list.json", R"({"panels": [{"exhibit": "encoding-heatmap", "parameters": {"n": 16}, "title": "A"},
                                          {"exhibit": "similarity", "parameters": {"n": 16}}]})");
        write("other.json", R"({"panels": [{"exhibit": "encoding-heatmap", "parameters": {"n": 16}, "title": "A"},
                                           {"exhibit": "similarity", "parameters": {"n": 12, "d": 8}}]})");
        SUCCEEDED(run("panels list.json -o first.svg --font-size 6"));
        SUCCEEDED(run("panels other.json -o expected.svg --font-size 6"));
        for (const QString& changes : {QStringLiteral("b:n=12;b:d=8"), QStringLiteral("2:n=12; B:d=8;")})
            for (const QString& source : {QStringLiteral("list.json"), QStringLiteral("first.svg")}) {
                SUCCEEDED(run({"panels", source, "--set", changes, "-o", "again.svg", "--font-size", "6"}));
                QCOMPARE(contentsOf(path(QStringLiteral("again.svg"))),
                         contentsOf(path(QStringLiteral("expected.svg"))));
            }
    }

    void badInputIsNamed_data() {
        QTest::addColumn<QByteArray>("list");
        QTest::addColumn<QString>("options");
        QTest::addColumn<QStringList>("said");
        const auto list = [](const char* panels, const char* more = "") {
            return QByteArray("{") + more + "\"panels\": [" + panels + "]}";
        };
        const char* heatmap = R"({"exhibit": "encoding-heatmap", "parameters": {"n": 16}})";
        QTest::addRow("no JSON") << QByteArray("{\n\"panels\": [}") << "" << QStringList{"line 2"};
        QTest::addRow("no panels") << list("") << "" << QStringList{"panels: there are 0"};
        QTest::addRow("unknown key") << list(heatmap, "\"colums\": 2,") << "" << QStringList{"\"colums\"", "columns"};
        QTest::addRow("unknown key of a panel")
            << list(R"({"exhibit": "scaling", "n": 3})") << "" << QStringList{"panel 1: ", "\"n\"", "parameters"};
        QTest::addRow("unknown exhibit") << list(R"({"exhibit": "scalign"})") << ""
                                         << QStringList{"panel 1: ", "\"scalign\", perhaps scaling; "};
        QTest::addRow("unknown parameter")
            << list(R"({"exhibit": "heads", "parameters": {"hedas": 2}})") << ""
            << QStringList{"panel 1: ", "\"hedas\", perhaps heads; accepted: \"heads\", \"head\""};
        QTest::addRow("a bad value") << list(R"({"exhibit": "scaling", "parameters": {"n": "x"}})") << ""
                                     << QStringList{"panel 1: --n"};
        QTest::addRow("shares") << list(heatmap) << "--widths 1,2 --columns 1"
                                << QStringList{"--widths", "accepted: 1"};
        QTest::addRow("set: no panel") << list(heatmap) << "--set n=3" << QStringList{"--set", "\"n=3\"", "b:d=32"};
        QTest::addRow("set: nothing") << list(heatmap) << "--set=" << QStringList{"--set: \"\" is no change", "b:d=32"};
        QTest::addRow("set: no parameter")
            << list(heatmap) << "--set a:=3" << QStringList{"--set: \"a:=3\" is no change", "b:d=32"};
        QTest::addRow("set: no such panel")
            << list(heatmap) << "--set b:n=3" << QStringList{"--set", "\"b\"", "accepted: a"};
        QTest::addRow("set: unknown parameter")
            << list(heatmap) << "--set a:m=3" << QStringList{"panel 1: --m: ", "accepted: --n"};
        QTest::addRow("set: a bad value") << list(heatmap) << "--set 1:n=x" << QStringList{"panel 1: --n"};
        QTest::addRow("letters") << list(heatmap) << "--letters i" << QStringList{"--letters", "\"i\"", "(a)"};
        QTest::addRow("a panel without room")
            << list("{\"exhibit\": \"scaling\"},{\"exhibit\": \"attention\"}") << "--width 60mm"
            << QStringList{"(a) scaling needs", "mm", "type of 9 pt"};
        QTest::addRow("bars that differ") << list("{\"exhibit\": \"encoding-heatmap\"},{\"exhibit\": \"similarity\"}")
                                          << "--shared-colour-bar on --columns 1" << QStringList{"no two panels"};
    }
    void badInputIsNamed() {
        QFETCH(QByteArray, list);
        QFETCH(QString, options);
        QFETCH(QStringList, said);
        write("list.json", list);
        const Run ended = run(QString("panels list.json -o out.svg " + options).split(u' ', Qt::SkipEmptyParts));
        QCOMPARE(complaint(ended, 2, said), QString());
        QVERIFY(!QFile::exists(path(QStringLiteral("out.svg"))));
    }

    void aMistypedExhibitIsNoFile() {
        REFUSED(run("panels heads similarty -o out.svg"), 2, "\"similarty\", perhaps similarity; ");
        REFUSED(run("panels heads similarty.svg -o out.svg"), 1, "similarty.svg: there is no such file");
    }

    /// What panels refuse, export draws smaller, and says so with the size that has room.
    void exportTellsOfSmallerType() {
        const QString alone = "export similarity --font-size 8 -o alone.svg --width %1mm --height 50mm";
        const Run small = run(alone.arg(59).split(u' '));
        QCOMPARE(small.status, 0);
        QVERIFY2(small.err.contains("type of 8 pt") && small.err.contains("93 x 50 mm"), small.err.constData());
        const Run fitting = run(alone.arg(93).split(u' '));
        QVERIFY2(!fitting.err.contains(" pt"), fitting.err.constData());
        REFUSED(run("panels similarity --font-size 8 -o one.svg --width 59mm"), 2, "8 pt", "type of 5 pt");
    }

    /// A figure with panels is no scene, and says so.
    void aFigureWithPanelsIsNoScene() {
        SUCCEEDED(run("panels scaling -o one.svg"));
        REFUSED(run("export --scene one.svg -o out.svg"), 1, "panels");
    }

 private:
    void write(const char* name, const QByteArray& bytes) {
        QFile file(path(QString::fromLatin1(name)));
        QVERIFY(file.open(QIODevice::WriteOnly));
        file.write(bytes);
    }
};

ATTENTION_TEST(PanelsCommandTest, QCoreApplication)
#include "panels_command_test.moc"
