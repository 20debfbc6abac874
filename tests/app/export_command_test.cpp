#include <QRegularExpression>
#include <QXmlStreamReader>

#include "tests/app/program.h"
#include "tests/test_class.h"
#include "ui/exhibits/evaluated_scene.h"
#include "ui/exhibits/exhibits.h"
#include "ui/figure/theme.h"
#include "ui/files/figure_export.h"
#include "ui/files/scene_file.h"

using namespace attention;

namespace {

/// The text elements of an SVG, one after the other with blanks.
QString wordsIn(const QByteArray& svg) {
    QXmlStreamReader reader(svg);
    QStringList words;
    while (!reader.atEnd())
        if (reader.readNext() == QXmlStreamReader::StartElement && reader.name() == u"text")
            words += reader.readElementText(QXmlStreamReader::IncludeChildElements);
    return words.join(u' ').simplified();
}

}  // namespace

class ExportCommandTest : public QObject, private ProgramRunner {
    Q_OBJECT

 private Q_SLOTS:
    void init() { makeFolder(); }

    void svg() {
        SUCCEEDED(run("export encoding-heatmap --preset d2l -o heatmap.svg"));
        const QByteArray bytes = contentsOf(path(QStringLiteral("heatmap.svg")));
        QVERIFY(bytes.contains("width=\"88.9mm\" height=\"101.6mm\""));  // 3.5 x 4 in
        QVERIFY(bytes.contains(">Column (encoding dimension)</text>"));
        QVERIFY(bytes.contains(">Row (position)</text>"));
    }

    void pdf() {
        SUCCEEDED(run("export encoding-curves --preset d2l -o curves.pdf"));
        const QByteArray bytes = contentsOf(path(QStringLiteral("curves.pdf")));
        QVERIFY(bytes.startsWith("%PDF-1."));
        QVERIFY(bytes.contains(" 432.000 180.000 "));  // 6 x 2.5 in
        QVERIFY(!bytes.contains("/DCTDecode"));
    }

    void whatHasNoRoomIsSaid_data() {
        QTest::addColumn<QString>("size");
        QTest::addColumn<QString>("warning");
        QTest::addRow("a column of a journal") << "--width 89mm --height 60mm"
                                               << "attention-lab: warning: heads: no room at 89 x 60 mm for: ";
        QTest::addRow("a whole page: nothing leaves") << "--width 300mm --height 220mm" << QString();
    }
    void whatHasNoRoomIsSaid() {
        QFETCH(QString, size);
        QFETCH(QString, warning);
        const Run ended = run(QString("export heads -o heads.png --dpi 30 " + size).split(u' '));
        QCOMPARE(ended.status, 0);
        QVERIFY2(warning.isEmpty() ? ended.err.isEmpty() : ended.err.startsWith(warning.toUtf8()),
                 ended.err.constData());
        QVERIFY(ended.err.count('\n') <= 1);
    }

    /// Names that are drawn nowhere are told, with a size and with a type in which they are drawn.
    void namesWithoutRoomAreSaid_data() {
        QTest::addColumn<QString>("options");
        QTest::addColumn<QStringList>("names");
        QTest::addColumn<QString>("all");
        QTest::addRow("eight curves") << "encoding-curves --first-column 0 --last-column 7"
                                      << QStringList{"Column 0", "Column 7"} << "Column 8";
        // Those of one sentence stand upright.
        QTest::addRow("two sentences of twelve words")
            << "heads --tokens a,bb,ccc,dddd,eeeee,ffffff,ggggggg,hhhhhhhh,ii,jj,kk,ll --memory-tokens "
               "m,nn,o,pp,q,rr,s,tt,u,vv,w,xx"
            << QStringList{"bb", "xx"} << "a";
    }
    void namesWithoutRoomAreSaid() {
        QFETCH(QString, options);
        QFETCH(QStringList, names);
        QFETCH(QString, all);
        QStringList command = QString("export " + options + " -o out.png --dpi 20").split(u' ');
        for (QString& word : command) word.replace(u',', u' ');
        const Run done = run(command);
        SUCCEEDED(done);
        static const QRegularExpression told(
            QStringLiteral("no room at 120 x 80 mm for the names (.*); they are drawn at (\\d+) x (\\d+) mm or with "
                           "--font-size ([0-9.]+)\n"));
        const auto found = told.match(QString::fromUtf8(done.err));
        QVERIFY2(found.hasMatch(), done.err.constData());
        for (const QString& name : names) QVERIFY(found.captured(1).contains(u'"' + name + u'"'));
        QVERIFY(!found.captured(1).contains(u'"' + all + u'"'));
        const Run larger =
            run(command + QStringList{"--width", found.captured(2) + "mm", "--height", found.captured(3) + "mm"});
        QVERIFY2(!larger.err.contains("for the names"), larger.err.constData());
        const Run smaller = run(command + QStringList{"--font-size", found.captured(4)});
        QVERIFY2(!smaller.err.contains("for the names"), smaller.err.constData());
    }

    void numbersWithoutRoomAreSaid() {
        const QStringList command = QString("export order --preset start -o out.png --dpi 20").split(u' ');
        const Run done = run(command);
        SUCCEEDED(done);
        static const QRegularExpression told(
            QStringLiteral("no room at 120 x 80 mm for numbers in the cells; they are drawn at (\\d+) x (\\d+) mm"));
        const auto found = told.match(QString::fromUtf8(done.err));
        QVERIFY2(found.hasMatch(), done.err.constData());
        const Run larger =
            run(command + QStringList{"--width", found.captured(1) + "mm", "--height", found.captured(2) + "mm"});
        QVERIFY2(!larger.err.contains("in the cells"), larger.err.constData());
    }

    void pngSize_data() {
        QTest::addColumn<QString>("options");
        QTest::addColumn<QSize>("pixels");
        QTest::addRow("120 x 80 mm at 300 dpi: 1417.3, 944.9") << "" << QSize(1417, 945);
        QTest::addRow("4 x 2 in at 150 dpi") << "--width 4in --height 2in --dpi 150" << QSize(600, 300);
        QTest::addRow("the preset's 3.5 x 4 in at 100 dpi") << "--preset d2l --dpi 100" << QSize(350, 400);
        QTest::addRow("width wins over the preset's") << "--preset d2l --dpi 100 --width 5in" << QSize(500, 400);
        QTest::addRow("a value behind =") << "--dpi=100 --width=2in --height 2in" << QSize(200, 200);
    }
    void pngSize() {
        QFETCH(QString, options);
        QFETCH(QSize, pixels);
        SUCCEEDED(
            run(QStringLiteral("export encoding-heatmap -o out.png %1").arg(options).split(u' ', Qt::SkipEmptyParts)));
        QCOMPARE(QImage(path(QStringLiteral("out.png"))).size(), pixels);
    }

    void themeAndTransparency() {
        SUCCEEDED(run("export encoding-heatmap --theme dark --dpi 96 -o dark.png"));
        SUCCEEDED(run("export encoding-heatmap --transparent --dpi 96 -o clear.png"));
        QCOMPARE(QImage(path(QStringLiteral("dark.png"))).pixelColor(0, 0), Theme::dark().surface);
        QCOMPARE(QImage(path(QStringLiteral("clear.png"))).pixelColor(0, 0).alpha(), 0);
    }

    void formatWinsOverTheExtension() {
        SUCCEEDED(run("export encoding-heatmap -o P.svg --format pdf"));
        QVERIFY(contentsOf(path(QStringLiteral("P.svg"))).startsWith("%PDF"));
        SUCCEEDED(run("export encoding-heatmap -o P.PNG"));
        QVERIFY(contentsOf(path(QStringLiteral("P.PNG"))).startsWith("\x89PNG"));
    }

    void zoom_data() {
        QTest::addColumn<QString>("options");
        QTest::addColumn<QString>("part");
        QTest::addRow("positions and columns") << "encoding-heatmap --n 60 --d 32 --zoom 10-29,4-11"
                                               << "3.5 11.5 9.5 29.5";
        QTest::addRow("positions alone") << "encoding-heatmap --n 60 --d 32 --zoom 56-59"
                                         << "-0.5 31.5 55.5 59.5";
        QTest::addRow("curves") << "encoding-curves --n 60 --zoom 10-20"
                                << "10 20 -1 1";
        QTest::addRow("bits") << "binary --n 64 --d 8 --zoom 8-15"
                              << "-0.5 7.5 7.5 15.5";
        QTest::addRow("heads") << "heads --n 40 --d 16 --zoom 20-39,10-19"
                               << "9.5 19.5 19.5 39.5";
    }
    void zoom() {
        QFETCH(QString, options);
        QFETCH(QString, part);
        SUCCEEDED(run(QStringLiteral("export %1 -o out.svg").arg(options).split(u' ')));
        const auto zoom = openScene(path(QStringLiteral("out.svg"))).scene.view.zoom;
        QVERIFY(zoom);
        QCOMPARE(QStringLiteral("%1 %2 %3 %4").arg(zoom->left).arg(zoom->right).arg(zoom->top).arg(zoom->bottom), part);
    }

    void zoomIsUsedOrRefused_data() {
        QTest::addColumn<QString>("options");
        QTest::addColumn<QString>("says");
        const auto row = [](const char* options, const char* says) {
            QTest::addRow("%s", options) << QString(options) << QString(says);
        };
        row("encoding-heatmap --n 60 --zoom 50-60", "--zoom: \"50-60\" is no part of 0-59");
        row("encoding-heatmap --n 60 --zoom 50-52", "4 of them or more");
        row("encoding-heatmap --n 60 --zoom 20-10", "accepted: FIRST-LAST");
        row("encoding-heatmap --zoom 1-9,x", "\"x\" is no part of 0-31");
        row("encoding-heatmap --zoom 1-9,1-9,1-9", "has 3 parts");
        row("encoding-curves --zoom 1-9,1-9", "has 2 parts; accepted: FIRST-LAST");
        row("similarity --zoom 1-9", "similarity is always shown whole; accepted: with encoding-heatmap");
        row("heads --n 40 --heads-view lines --zoom 1-9", "lines are shown whole");
        row("heads --n 40 --show columns --zoom 1-9", "the tab columns has no weights");
        row("heads --n 4096 --heads 64 --d 64 --zoom 1-9", "memory");
        row("heads --n 10 --zoom 1-9", "10 tokens are shown whole; accepted: with 13 or more");
        row("--all --zoom 1-9", "--zoom: --all draws every exhibit at its defaults");
    }
    void zoomIsUsedOrRefused() {
        QFETCH(QString, options);
        QFETCH(QString, says);
        REFUSED(run(QStringLiteral("export %1 -o out").arg(options).split(u' ') << "--format"
                                                                                << "svg"),
                2, says);
    }

    void titleAndCaption() {
        const Exhibit& curves = *findExhibit("encoding-curves");
        Scene scene;
        scene.exhibit = curves.id();
        const QString title = curves.words().title;
        const QString caption = suggestedCaption(evaluateScene(curves, scene));
        const auto drawn = [&](const QStringList& options) {
            const Run done = run(
                QStringList{"export", "encoding-curves", "--width", "400mm", "-o", "-", "--format", "svg"} + options);
            const QString problem = complaint(done);
            return problem.isEmpty() ? wordsIn(done.out) : problem;
        };
        QVERIFY(!drawn({}).contains(title));
        QVERIFY(drawn({"--title", "auto"}).contains(title));
        QVERIFY(drawn({"--caption", "auto"}).contains(caption.section(u'.', 0, 0)));
        const QString words = drawn({"--title", "Ondas <&> 波", "--caption", "auto, it seems"});
        QVERIFY(words.contains(QStringLiteral("Ondas <&>")));
        QVERIFY(words.contains(QStringLiteral("auto, it seems")));
        QVERIFY(!words.contains(title));
        QCOMPARE(drawn({"--title", "", "--caption", ""}), drawn({}));
        const QString called = drawn({"--title=-o", "--caption=--n=5"});
        QVERIFY(called.contains(QStringLiteral("-o")) && called.contains(QStringLiteral("--n=5")));
    }

    /// A ready caption describes the whole picture, so it names what has no room in this one.
    void aCaptionNamesWhatIsLeftOut() {
        const auto words = [&](const char* size) {
            return wordsIn(run(qPrintable(QStringLiteral("export paths --caption auto -o - --format svg ") +
                                          QLatin1String(size)))
                               .out)
                .simplified();
        };
        const QString lost = QStringLiteral("how long the paths are, the path lengths of all pairs");
        QVERIFY2(words("--width 120mm --height 70mm").contains(lost), qPrintable(words("--width 120mm --height 70mm")));
        QVERIFY(!words("--width 400mm --height 300mm").contains(lost));
    }

    void switches() {
        const auto picture = [&](const char* options) {
            const Run done = run(qPrintable(QStringLiteral("export -o - --format svg %1").arg(QLatin1String(options))));
            return complaint(done).isEmpty() ? done.out : QByteArray();
        };
        const QByteArray heatmap = picture("encoding-heatmap");
        const QByteArray book = picture("encoding-curves --preset d2l");
        QVERIFY(!heatmap.isEmpty() && !book.isEmpty());
        QCOMPARE(picture("encoding-heatmap --colour-bar on --legend on"), heatmap);
        QVERIFY(wordsIn(book).contains(QStringLiteral("Col 6")));
        QVERIFY(!wordsIn(picture("encoding-curves --preset d2l --legend off")).contains(QStringLiteral("Col 6")));
        const QByteArray bare = picture("encoding-heatmap --colour-bar off");
        QVERIFY(!bare.isEmpty() && bare != heatmap);
    }

    void codes() {
        const Run plain = run("export heads --preset start -o plain.svg --qr on");
        QCOMPARE(plain.status, 0);
        // Without an address no phone opens it.
        QVERIFY(isOneLine(plain.err, "warning") && plain.err.contains("--address"));
        SUCCEEDED(run("export heads --preset start -o code.svg --qr on --address https://example.org/lab/"));
        SUCCEEDED(run("export heads --preset start -o none.svg --qr off"));
        const auto squares = [this](const char* name) {
            return contentsOf(path(name)).count("<path fill=\"#ffffff\" d=\"M0 0h");
        };
        QCOMPARE(squares("none.svg"), 0);
        QCOMPARE(squares("code.svg"), 1);
        QVERIFY(contentsOf(path("code.svg")) != contentsOf(path("plain.svg")));
        // The scene goes along as always.
        QCOMPARE(run("data --scene code.svg").out, run("data --scene none.svg").out);
        SUCCEEDED(run(
            "export --all -o all --format pdf --qr on --address https://example.org/ --width 200mm --height 150mm"));
    }

    void fontSize() {
        const auto picture = [&](const char* size) {
            const Run done = run({"export", "encoding-heatmap", "-o", "-", "--format", "svg", "--font-size", size});
            return complaint(done).isEmpty() ? done.out : QByteArray();
        };
        const QByteArray usual = picture("9pt");
        QVERIFY(!usual.isEmpty());
        QCOMPARE(usual, run("export encoding-heatmap -o - --format svg").out);
        QCOMPARE(picture("9"), usual);
        for (const char* size : {"4", "4pt", "12.5pt", "72pt"}) {
            const QByteArray other = picture(size);
            QVERIFY2(!other.isEmpty() && other != usual, size);
        }
    }

    void everyExhibitAtOnce() {
        const QString options =
            QStringLiteral(" --width 300mm --height 220mm --title auto --caption auto --font-size 8 --legend off ") +
            QStringLiteral("--colour-bar off");
        SUCCEEDED(run(qPrintable(QStringLiteral("export --all -o all") + options)));
        QStringList files;
        for (const Exhibit* exhibit : exhibits())
            files += QString::fromUtf8(exhibit->id().data()) + QStringLiteral(".svg");
        files.sort();
        QCOMPARE(QDir(path(QStringLiteral("all"))).entryList(QDir::Files | QDir::Hidden, QDir::Name), files);
        // Each is what export makes of that exhibit alone, with its own words.
        SUCCEEDED(run(qPrintable(QStringLiteral("export encoding-curves -o one.svg") + options)));
        QCOMPARE(contentsOf(path(QStringLiteral("all/encoding-curves.svg"))),
                 contentsOf(path(QStringLiteral("one.svg"))));
        // Some figures have no room for all of themselves at the default size.
        QCOMPARE(run("export --all -o all --format png --dpi 20").status, 0);
        QCOMPARE(QDir(path(QStringLiteral("all"))).entryList(QDir::Files | QDir::Hidden).size(), 2 * files.size());
    }

    void everyExhibitOrNone() {
        put(path(QStringLiteral("file")), "old");
        REFUSED(run("export --all -o file"), 1, QStringLiteral("file"), QStringLiteral("not a folder"));
        REFUSED(run("export --all -o missing/all"), 1, QStringLiteral("missing/all"), QStringLiteral("does not exist"));
        QCOMPARE(contentsOf(path(QStringLiteral("file"))), QByteArray("old"));
        // The last picture's place is taken by a folder: the first is not written either.
        const QString last = QString::fromUtf8(exhibits().back()->id().data()) + QStringLiteral(".svg");
        QVERIFY(QDir(path({})).mkpath(QStringLiteral("all/") + last));
        REFUSED(run("export --all -o all"), 1, last, QStringLiteral("it is a folder"));
        QCOMPARE(QDir(path(QStringLiteral("all"))).entryList(QDir::AllEntries | QDir::Hidden | QDir::NoDotAndDotDot),
                 QStringList(last));
    }
};

ATTENTION_TEST(ExportCommandTest, QCoreApplication)
#include "export_command_test.moc"
