#include <fcntl.h>
#include <unistd.h>

#include "core/scene/scene_text.h"
#include "tests/app/program.h"
#include "tests/test_class.h"
#include "ui/figure/exporters.h"
#include "ui/files/scene_file.h"

using namespace attention;

namespace {

/// A scene as the window saves it.
Scene sceneWith(const char* exhibit, std::int64_t n, std::int64_t d) {
    Scene scene;
    scene.exhibit = exhibit;
    scene.parameters.n = n;
    scene.parameters.d = d;
    scene.parameters.base = 100;
    return scene;
}

QByteArray textOf(const Scene& scene) {
    return QByteArray::fromStdString(writeSceneText(scene));
}

QByteArray nested(int depth, const char* open, const char* close) {
    return QByteArray(open).repeated(depth) + QByteArray(close).repeated(depth);
}

}  // namespace

/// --scene FILE of export and data, and FILE alone.
class AskedSceneTest : public QObject, private ProgramRunner {
    Q_OBJECT

    /// What data writes to standard output; of one that fails, something that equals nothing else.
    QByteArray dataOf(const char* arguments) const {
        static int failures = 0;
        const Run done = run(qPrintable(QStringLiteral("data ") + QLatin1String(arguments)));
        if (complaint(done).isEmpty()) return done.out;
        return QByteArray::number(++failures) + ": " + complaint(done).toUtf8();
    }

 private Q_SLOTS:
    void init() {
        makeFolder();
        put(path(QStringLiteral("saved.attention")), textOf(sceneWith("encoding-curves", 20, 12)));
    }

    // ---- Links ----

    void linksStandForScenes() {
        const Run made = run("link --scene saved.attention");
        SUCCEEDED(made);
        QVERIFY2(made.out.startsWith("attention-lab:scene=1"), made.out.constData());
        QCOMPARE(dataOf("--scene " + made.out.trimmed()), dataOf("--scene saved.attention"));
        const Run addressed = run("link --scene saved.attention --address https://example.org/lab/");
        SUCCEEDED(addressed);
        QCOMPARE(addressed.out, "https://example.org/lab/#" + made.out.mid(14));
        QCOMPARE(dataOf("--scene #exhibit=encoding-curves&n=20&d=12&base=100 --first-column 2"),
                 dataOf("encoding-curves --n 20 --d 12 --base 100 --first-column 2"));
        SUCCEEDED(run("data --scene #lesson=order-is-lost&step=2"));
    }
    void badLinksAreRefused_data() {
        QTest::addColumn<QString>("arguments");
        QTest::addColumn<int>("status");
        QTest::addColumn<QString>("says");
        QTest::addRow("an option") << "data --scene #exhibit=binary&n=x" << 1 << "n: \"x\"";
        QTest::addRow("a scene") << "data --scene attention-lab:scene=2abc" << 1 << "newer version";
        QTest::addRow("as FILE") << "attention-lab:scene=1abcdefgh" << 1 << "the link: scene: ";
        QTest::addRow("beside others") << "#exhibit=binary more" << 2 << "the link alone";
        QTest::addRow("an address with a fragment") << "link binary --address https://a.org/#b" << 2 << "--address";
        QTest::addRow("no address") << "link binary --address lab" << 2 << "--address";
    }
    void badLinksAreRefused() {
        QFETCH(QString, arguments);
        QFETCH(int, status);
        QFETCH(QString, says);
        REFUSED(run(qPrintable(arguments)), status, says);
    }

    // ---- What a scene brings ----

    void everyCarrierOpens_data() {
        QTest::addColumn<QString>("file");
        for (const char* file : {"saved.attention", "figure.svg", "figure.png", "figure.pdf", "renamed"})
            QTest::addRow("%s", file) << file;
    }
    void everyCarrierOpens() {
        QFETCH(QString, file);
        if (file.startsWith(u"figure"))
            SUCCEEDED(run({"export", "encoding-curves", "--n", "20", "--d", "12", "--base", "100", "-o", file}));
        if (file == u"renamed") QVERIFY(QFile::copy(path(QStringLiteral("saved.attention")), path(file)));
        const QByteArray expected = dataOf("encoding-curves --n 20 --d 12 --base 100");
        QVERIFY(expected.startsWith("position,6,7,8,9\n"));
        QCOMPARE(run({"data", "--scene", file}).out, expected);
        QCOMPARE(run({"data", "encoding-curves", "--scene", file}).out, expected);
        // The exhibit named wins over the scene's.
        QCOMPARE(run({"data", "encoding-heatmap", "--scene", file}).out,
                 dataOf("encoding-heatmap --n 20 --d 12 --base 100"));
    }

    void parameters_data() {
        QTest::addColumn<QString>("options");
        QTest::addColumn<QString>("same");
        QTest::addRow("the scene's values") << ""
                                            << "--n 20 --d 12 --base 100";
        QTest::addRow("a flag wins") << "--n 5"
                                     << "--n 5 --d 12 --base 100";
        QTest::addRow("a flag before the scene wins, too") << "--base 7"
                                                           << "--n 20 --d 12 --base 7";
        QTest::addRow("the scene's columns give way to d") << "--d 8"
                                                           << "--n 20 --d 8 --base 100";
        QTest::addRow("its last column gives way to an explicit first") << "--first-column 11"
                                                                        << "--n 20 --d 12 --base 100 --first-column 11";
        QTest::addRow("another table") << "--table P"
                                       << "--table P --n 20 --d 12 --base 100";
        QTest::addRow("another format") << "--format json"
                                        << "--format json --n 20 --d 12 --base 100";
    }
    void parameters() {
        QFETCH(QString, options);
        QFETCH(QString, same);
        const auto data = [&](const QString& more) {
            return dataOf(qPrintable(QStringLiteral("encoding-curves ") + more));
        };
        QCOMPARE(data(options + QStringLiteral(" --scene saved.attention")), data(same));
    }

    void whatDoesNotFitGivesWay() {
        // The window keeps columns 6 to 9 of the curves while another page has d = 3.
        put(path(QStringLiteral("shared.attention")), textOf(sceneWith("encoding-heatmap", 4, 3)));
        QCOMPARE(dataOf("encoding-curves --scene shared.attention"), dataOf("encoding-curves --n 4 --d 3 --base 100"));
        // A value that somebody saved does not give way without a word, as a default does.
        put(path(QStringLiteral("long.attention")), textOf(sceneWith("encoding-heatmap", 20'000, 3)));
        const Run adapted = run("data encoding-curves --scene long.attention");
        QCOMPARE(adapted.status, 0);
        QVERIFY2(adapted.err.contains("warning: long.attention: its n is 20000; encoding-curves takes the nearest"),
                 adapted.err.constData());
        REFUSED(run("data --scene saved.attention --last-column 12"), 2, QStringLiteral("--last-column"),
                QStringLiteral("d - 1"));
        REFUSED(run("data --scene saved.attention --colour-map blues"), 2, QStringLiteral("--colour-map"),
                QStringLiteral("encoding-curves"));
    }

    void aFigureIsMadeAgain_data() {
        QTest::addColumn<QString>("exhibit");
        QTest::addColumn<QString>("options");
        QTest::addRow("curves") << "encoding-curves"
                                << "--n 20 --row 3 --column 6 --width 89mm --height 60.5mm";
        QTest::addRow("a preset with a size of its own") << "encoding-curves"
                                                         << "--preset d2l";
        QTest::addRow("colours and look") << "encoding-heatmap"
                                          << "--preset d2l --colour-map blues --row 3";
    }
    void aFigureIsMadeAgain() {
        QFETCH(QString, exhibit);
        QFETCH(QString, options);
        for (const char* format : {"svg", "png"}) {
            const QString first = QStringLiteral("first.%1").arg(QLatin1String(format));
            const QStringList dpi = first.endsWith(u"png") ? QStringList{"--dpi", "72"} : QStringList();
            SUCCEEDED(run(QStringList{"export", exhibit, "-o", first} + options.split(u' ') + dpi));
            SUCCEEDED(run({"export", "--scene", first, "-o", QStringLiteral("again.svg")}));
            SUCCEEDED(run(QStringList{"export", exhibit, "--scene", QStringLiteral("again.svg"), "-o",
                                      QStringLiteral("again.%1").arg(QLatin1String(format))} +
                          dpi));
            QCOMPARE(contentsOf(path(QStringLiteral("again.%1").arg(QLatin1String(format)))), contentsOf(path(first)));
        }
    }

    void sizeAndZoom() {
        Scene scene = sceneWith("encoding-curves", 60, 32);
        scene.view.size = FigureSize{60, 50};
        put(path(QStringLiteral("sized.attention")), textOf(scene));
        scene.view.zoom = Zoom{10, 20, -1, 1};
        put(path(QStringLiteral("zoomed.attention")), textOf(scene));
        const auto picture = [&](const char* arguments) {
            const Run done = run(qPrintable(QStringLiteral("export -o - --format svg ") + QLatin1String(arguments)));
            if (!complaint(done).isEmpty()) qWarning("%s", qPrintable(complaint(done)));
            return done.out;
        };
        const QByteArray sized = picture("--scene sized.attention");
        QVERIFY(sized.contains("width=\"60mm\" height=\"50mm\""));
        QCOMPARE(sized, picture("encoding-curves --base 100 --width 60mm --height 50mm"));
        QVERIFY(picture("--scene sized.attention --width 70mm").contains("width=\"70mm\" height=\"50mm\""));
        const QByteArray zoomed = picture("--scene zoomed.attention");
        QVERIFY(!zoomed.isEmpty() && zoomed != sized);
        // Both belong to the picture that is left.
        QCOMPARE(picture("encoding-heatmap --scene zoomed.attention"), picture("encoding-heatmap --base 100"));
    }

    void ontoTheFileThatIsRead() {
        SUCCEEDED(run("export encoding-curves --n 20 -o figure.svg"));
        SUCCEEDED(run("export --scene figure.svg --n 7 -o figure.svg"));
        QCOMPARE(dataOf("--scene figure.svg"), dataOf("encoding-curves --n 7"));
        SUCCEEDED(run("data --scene figure.svg -o figure.svg --format csv"));
        QCOMPARE(contentsOf(path(QStringLiteral("figure.svg"))), dataOf("encoding-curves --n 7"));
        REFUSED(run("data --scene figure.svg -o figure.svg --format npy"), 1, QStringLiteral("figure.svg"));
        QCOMPARE(contentsOf(path(QStringLiteral("figure.svg"))), dataOf("encoding-curves --n 7"));
        QCOMPARE(names(), (QStringList{"figure.svg", "saved.attention"}));
    }

    void linksPipesAndNames() {
        QVERIFY(QFile::copy(path(QStringLiteral("saved.attention")), path(QStringLiteral("位置 é.attention"))));
        const QByteArray expected = dataOf("--scene saved.attention");
        QCOMPARE(run({"data", "--scene", QStringLiteral("位置 é.attention")}, {{"LC_ALL", "C"}}).out, expected);
        QVERIFY(QFile::link(path(QStringLiteral("saved.attention")), path(QStringLiteral("link"))));
        QCOMPARE(dataOf("--scene link"), expected);
        const Run piped = shell(QStringLiteral("cat saved.attention | \"$PROGRAM\" data --scene /dev/stdin"));
        SUCCEEDED(piped);
        QCOMPARE(piped.out, expected);
    }

    void anArrayThatIsMissing() {
        // No exhibit reads arrays yet, so the numbers are the same; but the figure carries the scene on.
        Scene scene = sceneWith("encoding-curves", 20, 12);
        scene.arrays["input"] = {.path = "gone.npy", .checksum = std::string(64, 'a'), .shape = {20, 12}, .values = {}};
        put(path(QStringLiteral("incomplete.attention")), textOf(scene));
        const Run done = run("data --scene incomplete.attention");
        QCOMPARE(done.status, 0);
        QCOMPARE(done.out, dataOf("--scene saved.attention"));
        QVERIFY2(isOneLine(done.err, "warning"), done.err.constData());
        for (const char* word : {"incomplete.attention", "input", "gone.npy"})
            QVERIFY2(done.err.contains(word), done.err.constData());
        const Run drawn = run("export --scene incomplete.attention -o out.svg");
        QCOMPARE(drawn.status, 0);
        QCOMPARE(drawn.err, done.err);
        // What fails is told in one line.
        REFUSED(run("data --scene incomplete.attention -o missing/out.csv"), 1, QStringLiteral("missing/out.csv"));
    }

    // ---- Files that are no scenes ----

    void badFiles_data() {
        QTest::addColumn<QByteArray>("bytes");
        QTest::addColumn<QStringList>("said");
        const QByteArray scene = textOf(sceneWith("encoding-curves", 20, 12));
        const auto with = [&](const char* from, const char* to) {
            QByteArray changed = scene;
            Q_ASSERT(changed.contains(from));
            return changed.replace(from, to);
        };
        const auto row = [](const char* name, const QByteArray& bytes, const QStringList& said = {}) {
            QTest::addRow("%s", name) << bytes << said;
        };
        row("empty", "");
        row("blanks", " \n\t\n");
        row("a byte order mark alone", "\xEF\xBB\xBF");
        row("text", "the cat sat on the mat\n");
        row("other JSON: settings", "{\"theme\": \"dark\"}", {"scene"});
        row("other JSON: a list", "[1, 2]");
        row("other JSON: a number", "1");
        row("half a scene", scene.left(scene.size() / 2));
        row("more behind it", scene + "{}");
        row("a newer form", with("\"attention-lab-scene\": 1", "\"attention-lab-scene\": 2"), {"2"});
        row("form 0", with("\"attention-lab-scene\": 1", "\"attention-lab-scene\": 0"), {"0"});
        row("a duplicate key", with("\"base\"", "\"n\": 20, \"base\""), {"n"});
        row("an unknown key", with("\"base\"", "\"basis\""), {"basis"});
        row("an unknown exhibit", with("\"encoding-curves\"", "\"encoding-curls\""), {"exhibit", "encoding-curves"});
        row("no exhibit", with("\"exhibit\": \"encoding-curves\",", ""), {"exhibit"});
        row("a wrong type", with("\"n\": 20", "\"n\": \"20\""), {"n", "1 to"});
        row("a fraction", with("\"n\": 20", "\"n\": 20.5"), {"n", "20.5"});
        row("out of range", with("\"n\": 20", "\"n\": 0"), {"n", "0", "1 to"});
        row("beyond 64 bits", with("\"n\": 20", "\"n\": 99999999999999999999"), {"n"});
        row("beyond a double", with("\"base\": 100", "\"base\": 1e999"), {"1e999"});
        row("not a number", with("\"base\": 100", "\"base\": NaN"));
        row("an unknown choice", with("\"signed\"", "\"rainbow\""), {"rainbow", "signed"});
        row("no UTF-8", with("\"encoding-curves\"", "\"encoding-\xFF\""));
        row("a zero byte", QByteArray(scene).insert(40, '\0'));
        row("UTF-16", QByteArray("\xFF\xFE{\0}\0", 6));
        row("lists nested 100 000 deep", nested(100'000, "[", "]"), {"deep"});
        row("objects nested 100 000 deep", nested(100'000, "{\"n\":", "}"), {"deep"});
        row("a PDF", "%PDF-1.4\n%\xE2\xE3\xCF\xD3\n", {"PDF"});
        row("a CSV", "position,6,7\n0,0,1\n");
        QByteArray noise(5000, '\0');
        quint32 state = 1;
        for (char& byte : noise) byte = char((state = state * 1664525 + 1013904223) >> 24);
        row("noise", noise);
        QByteArray png;
        QBuffer buffer(&png);
        buffer.open(QIODevice::WriteOnly);
        QImage(40, 40, QImage::Format_RGB32).save(&buffer, "PNG");
        row("a PNG without a scene", png, {"no scene"});
        row("the first bytes of a PNG", png.left(8), {"no scene"});
        QImage carrier(40, 40, QImage::Format_RGB32);
        carrier.fill(Qt::white);
        carrier.setText(QLatin1String(kSceneKeyword), QString::fromUtf8(scene));
        QByteArray carrying;
        QBuffer carryingBuffer(&carrying);
        carryingBuffer.open(QIODevice::WriteOnly);
        carrier.save(&carryingBuffer, "PNG");
        row("a PNG cut off in its scene", carrying.left(carrying.indexOf(kSceneKeyword) + 60));
        row("an SVG without a scene", "<svg xmlns=\"http://www.w3.org/2000/svg\"><g/></svg>", {"no scene"});
        row("an SVG cut off", "<?xml version=\"1.0\"?><svg xmlns=\"http://www.w3.org/2000/svg\"><metadata>",
            {"no scene"});
        row("HTML", "<!DOCTYPE html><html><body>404</body></html>", {"no scene"});
        row("an SVG that grows when it is read",
            "<!DOCTYPE svg [<!ENTITY a \"aaaaaaaaaa\"><!ENTITY b \"&a;&a;&a;&a;&a;&a;&a;&a;&a;&a;\"><!ENTITY c "
            "\"&b;&b;&b;&b;&b;&b;&b;&b;&b;&b;\">]><svg>&c;&c;&c;</svg>",
            {"no scene"});
    }
    void badFiles() {
        QFETCH(QByteArray, bytes);
        QFETCH(QStringList, said);
        const QString file = QStringLiteral("bad.attention");
        put(path(file), bytes);
        put(path(QStringLiteral("out.svg")), "old");
        said.prepend(file + u':');
        QCOMPARE(complaint(run({"data", "--scene", file}), 1, said), QString());
        QCOMPARE(complaint(run({"export", "encoding-curves", "--scene", file, "-o", "out.svg"}), 1, said), QString());
        // The window is not even tried.
        QCOMPARE(complaint(run(QStringList(file)), 1, said), QString());
        QCOMPARE(complaint(run(QStringList(file), {{"QT_QPA_PLATFORM", "offscreen"}}), 1, said), QString());
        QCOMPARE(contentsOf(path(QStringLiteral("out.svg"))), QByteArray("old"));
        QCOMPARE(contentsOf(path(file)), bytes);
    }

    void aPresetFollowsWhatIsTyped_data() {
        QTest::addColumn<QStringList>("typed");
        QTest::addColumn<QStringList>("meant");
        const auto row = [](const char* name, const QStringList& typed, const QStringList& meant) {
            QTest::addRow("%s", name) << typed << typed + meant;
        };
        const QStringList derivation{"--table", "derivation"};
        row("an order of another sentence", {"order", "--preset", "start", "--tokens", "a b c"}, {"--order", ""});
        row("an order that fits another sentence",
            {"order", "--preset", "start", "--tokens", "a b c d e", "--table", "order"}, {"--order", "0,4,2,3,1"});
        row("the cell of another pair", QStringList{"relative-shift", "--preset", "start", "--pair", "3"} + derivation,
            {"--row", "3"});
        row("a head that another model has not", {"induction", "--preset", "induction-head-off", "--layers", "1"},
            {"--ablated", ""});
        row("a cell of another text",
            QStringList{"all-heads", "--preset", "start", "--tokens", "Once upon a time"} + derivation, {});
    }
    void aPresetFollowsALoadedTable() {
        QFile file(path(QStringLiteral("three.csv")));
        QVERIFY(file.open(QIODevice::WriteOnly) && file.write("1,2\n3,4\n5,6\n") > 0);
        file.close();
        const Run done = run(QStringList{"data", "order", "--preset", "start", "--input", "three.csv"});
        SUCCEEDED(done);
        QCOMPARE(done.out,
                 run(QStringList{"data", "order", "--preset", "start", "--input", "three.csv", "--order", ""}).out);
    }
    void aPresetFollowsWhatIsTyped() {
        QFETCH(QStringList, typed);
        QFETCH(QStringList, meant);
        const Run done = run(QStringList("data") + typed), same = run(QStringList("data") + meant);
        SUCCEEDED(done);
        SUCCEEDED(same);
        QVERIFY(!done.out.isEmpty());
        QCOMPARE(done.out, same.out);
    }
    void whatIsTypedIsNeverDropped() {
        const QStringList sentence{"data", "order", "--preset", "start", "--tokens", "a b c"};
        REFUSED(run(sentence + QStringList{"--order", "0,2,1,3,4"}), 2, QStringLiteral("--order: "));
        REFUSED(run({"data", "induction", "--layers", "1", "--ablated", "1,0"}), 2, QStringLiteral("--ablated: "));
    }

    void aWrongFlagIsToldBeforeABadFile() {
        REFUSED(run("export --scene missing -o out.svg --dpi 1"), 2, QStringLiteral("--dpi"));
        REFUSED(run("data --scene missing --format gif"), 2, QStringLiteral("--format"));
        REFUSED(run("data encoding-heatmop --scene missing"), 2, QStringLiteral("encoding-heatmop"));
    }

    void filesThatCannotBeRead() {
        QVERIFY(QDir(path({})).mkdir(QStringLiteral("folder")));
        QVERIFY(QFile::link(path(QStringLiteral("loop")), path(QStringLiteral("loop"))));
        REFUSED(run("data --scene missing.attention"), 1, QStringLiteral("missing.attention: there is no such file"));
        REFUSED(run("data --scene saved.attention/x"), 1, QStringLiteral("saved.attention/x: "));
        REFUSED(run("data --scene folder"), 1, QStringLiteral("folder: it is a folder"));
        REFUSED(run("data --scene loop"), 1, QStringLiteral("loop: "));
        REFUSED(run("data --scene /dev/null"), 1, QStringLiteral("/dev/null: "));
        REFUSED(run("data --scene /dev/zero"), 1, QStringLiteral("/dev/zero: "));
        REFUSED(run("folder"), 1, QStringLiteral("folder: it is a folder"));
        if (::geteuid() == 0) return;  // root may read everything
        QVERIFY(QFile::setPermissions(path(QStringLiteral("saved.attention")), {}));
        REFUSED(run("data --scene saved.attention"), 1, QStringLiteral("saved.attention: "),
                QStringLiteral("permitted"));
    }

    void aHugeFileIsRefusedAtOnce() {
        QFile huge(path(QStringLiteral("huge.attention")));
        QVERIFY(huge.open(QIODevice::WriteOnly));
        QVERIFY(huge.write("{") == 1 && huge.resize(100'000'000));
        huge.close();
        QElapsedTimer clock;
        clock.start();
        REFUSED(run("data --scene huge.attention"), 1, QStringLiteral("huge.attention: "), QStringLiteral("16 MiB"));
        QVERIFY2(clock.elapsed() < 2000, qPrintable(QString::number(clock.elapsed())));
    }

    // ---- The window ----

    void aSceneNeedsADisplayToo() {
        REFUSED(run("saved.attention"), 1, QStringLiteral("display"));
        REFUSED(run(QStringList(QStringLiteral("saved.attention")), {{"DISPLAY", ":4242"}}), 1,
                QStringLiteral("display"));
    }

    void aFileNamedLikeACommand() {
        put(path(QStringLiteral("list")), "no scene");
        SUCCEEDED(run("list"));
        REFUSED(run("./list"), 1, QStringLiteral("./list: "));
    }

    void theWindowOpensOnAScene() {
        // Corrupt settings are put aside when the window begins, which shows from outside that it did.
        QVERIFY(QDir(path({})).mkpath(QStringLiteral("config/attention-lab")));
        const QString settings = path(QStringLiteral("config/attention-lab/settings.json"));
        put(settings, "{");
        QProcess window;
        window.setWorkingDirectory(path({}));
        window.setProcessEnvironment(
            environment({{"QT_QPA_PLATFORM", "offscreen"}, {"XDG_CONFIG_HOME", path("config")}}));
        window.start(program(), {QStringLiteral("saved.attention")});
        QVERIFY(window.waitForStarted(kTimeout));
        QTRY_VERIFY_WITH_TIMEOUT(QFile::exists(settings + QStringLiteral(".bad")), kTimeout);
        // Had it ended by itself, this would be no crash.
        window.terminate();
        QVERIFY(window.waitForFinished(kTimeout));
        QCOMPARE(window.exitStatus(), QProcess::CrashExit);
        // On a scene that is none it does not begin.
        QVERIFY(QFile::remove(settings + QStringLiteral(".bad")));
        put(settings, "{");
        put(path(QStringLiteral("saved.attention")), "no scene");
        REFUSED(run(QStringList(QStringLiteral("saved.attention")),
                    {{"QT_QPA_PLATFORM", "offscreen"}, {"XDG_CONFIG_HOME", path("config")}}),
                1, QStringLiteral("saved.attention: "));
        QCOMPARE(contentsOf(settings), QByteArray("{"));
    }
};

ATTENTION_TEST(AskedSceneTest, QCoreApplication)
#include "requested_scene_test.moc"
