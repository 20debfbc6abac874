#include <QElapsedTimer>

#include "core/scene/scene_link.h"
#include "tests/app/program.h"
#include "tests/test_class.h"
#include "ui/exhibits/exhibits.h"
#include "ui/files/series.h"
#include "ui/lesson/opened_link.h"

using namespace attention;

class BatchCommandTest : public QObject, private ProgramRunner {
    Q_OBJECT

    Run batch(const QByteArray& list, const QStringList& options = {"-o", "out"}) const {
        put(path(QStringLiteral("list.json")), list);
        return run(QStringList{"batch", "list.json"} + options);
    }
    /// All files in the folder "out" and inside its folders.
    QStringList made() const {
        QStringList files;
        QDirIterator all(path(QStringLiteral("out")), QDir::Files | QDir::Hidden, QDirIterator::Subdirectories);
        while (all.hasNext()) files += QDir(path(QStringLiteral("out"))).relativeFilePath(all.next());
        files.sort();
        return files;
    }

 private Q_SLOTS:
    void init() { makeFolder(); }

    void files_data() {
        QTest::addColumn<QByteArray>("list");
        QTest::addColumn<QStringList>("files");
        const auto row = [](const char* name, const char* list, const QStringList& files) {
            QTest::addRow("%s", name) << QByteArray(list) << files;
        };
        row("a grid, and a table",
            R"({"figures": [{"exhibit": "encoding-heatmap", "name": "pe-{n}-{d}", "format": "svg", "width": "120mm",
                             "parameters": {"n": [16, 32], "d": [8, 16]}}],
                "tables": [{"exhibit": "attention", "table": "weights", "name": "w", "format": "csv"}]})",
            {"pe-16-16.svg", "pe-16-8.svg", "pe-32-16.svg", "pe-32-8.svg", "w.csv"});
        row("a logarithmic sweep of a real number; the ends as they are given",
            R"({"tables": [{"exhibit": "convolution", "table": "difference", "name": "{alpha}",
                            "parameters": {"n": 4, "alpha": {"from": 1, "to": 40, "count": 3, "scale": "log"}}}]})",
            {"1.csv", "40.csv", "6.32456.csv"});
        row("a linear sweep of a whole number, none twice",
            R"({"tables": [{"exhibit": "binary", "name": "{n}",
                            "parameters": {"n": {"from": 1, "to": 3, "count": 9}}}]})",
            {"1.csv", "2.csv", "3.csv"});
        row("options are swept, too; defaults; folders; the extension as the format",
            R"({"defaults": {"theme": ["light", "dark"], "parameters": {"n": 5, "first-column": 0}},
                "figures": [{"exhibit": ["encoding-curves", "encoding-heatmap"], "name": "{exhibit}/{theme}-{n}-{d}.svg",
                             "transparent": true, "parameters": {"d": 12}}],
                "tables": [{"exhibit": "binary", "table": ["bits", "P"]}]})",
            {"binary-P.csv", "binary-bits.csv", "encoding-curves/dark-5-12.svg", "encoding-curves/light-5-12.svg",
             "encoding-heatmap/dark-5-12.svg", "encoding-heatmap/light-5-12.svg"});
        row("without names", R"({"figures": [{"exhibit": "encoding-heatmap", "parameters": {"n": [3, 4], "d": 8}}]})",
            {"encoding-heatmap-3.svg", "encoding-heatmap-4.svg"});
        row("panels, with a sweep that both know and one that one of them sets itself",
            R"({"defaults": {"parameters": {"d": 8}},
                "panels": [{"name": "both-{n}", "columns": 2, "font-size": "5pt", "parameters": {"n": [8, 16]},
                            "panels": [{"exhibit": "similarity"}, {"exhibit": "encoding-curves", "parameters": {"n": 9}}]},
                           {"format": "png", "dpi": 50, "width": "300mm", "panels": [{"exhibit": "binary"}]}]})",
            {"both-16.svg", "both-8.svg", "panels-1.png"});
    }
    void files() {
        QFETCH(QByteArray, list);
        QFETCH(QStringList, files);
        SUCCEEDED(batch(list));
        QCOMPARE(made(), files);
    }

    void eachFileIsThatOfTheCommand() {
        SUCCEEDED(batch(R"({"figures": [{"exhibit": "encoding-heatmap", "name": "{format}-{d}",
                             "format": ["svg", "pdf", "png"], "width": "90mm", "caption": "auto",
                             "parameters": {"d": [8, 10], "n": 12}}],
                            "tables": [{"exhibit": "encoding-heatmap", "name": "P-{n}", "format": "npy",
                             "parameters": {"n": [3, 4]}}]})",
                        {"--jobs", "2", "-o", "out"}));
        for (const char* format : {"svg", "pdf", "png"})
            for (const int d : {8, 10}) {
                const QString name = QStringLiteral("%1-%2.%1").arg(format).arg(d);
                SUCCEEDED(run({"export", "encoding-heatmap", "--n", "12", "--d", QString::number(d), "--width", "90mm",
                               "--caption", "auto", "-o", name}));
                QCOMPARE(contentsOf(path("out/" + name)), contentsOf(path(name)));
            }
        SUCCEEDED(run("data encoding-heatmap --n 4 -o P-4.npy"));
        QCOMPARE(contentsOf(path("out/P-4.npy")), contentsOf(path("P-4.npy")));
    }

    void aJobMoreChangesNothing() {
        const QByteArray list = R"({"figures": [{"exhibit": ["encoding-curves", "encoding-heatmap", "heads"],
                                    "format": "pdf", "language": ["en", "zh_CN"], "name": "{exhibit}-{language}"}]})";
        for (const char* jobs : {"1", "3"})
            SUCCEEDED(batch(list, {"--jobs", jobs, "-o", QStringLiteral("out%1").arg(jobs)}));
        const QStringList files = QDir(path("out1")).entryList(QDir::Files);
        QCOMPARE(files.size(), 6);
        for (const QString& file : files) QCOMPARE(contentsOf(path("out1/" + file)), contentsOf(path("out3/" + file)));
    }

    void pathsBeginWhereTheListIs() {
        QVERIFY(QDir(path({})).mkdir("paper"));
        SUCCEEDED(run("data encoding-heatmap --n 5 --d 4 -o paper/X.npy"));
        SUCCEEDED(run("export encoding-heatmap --n 5 --d 4 -o paper/saved.svg"));
        const QByteArray list =
            R"({"tables": [{"exhibit": "attention", "input": "X.npy", "table": "X", "name": "{input}-{n}"},
                                               {"scene": "saved.svg", "name": "{scene}-{exhibit}-{n}"}]})";
        put(path("paper/list.json"), list);
        SUCCEEDED(run("batch paper/list.json"));
        QVERIFY(QFile::exists(path("paper/X-5.csv")));
        QVERIFY(QFile::exists(path("paper/saved-encoding-heatmap-5.csv")));
        // From standard input, it is the working folder.
        SUCCEEDED(shell(QStringLiteral("cd paper && mkdir ../in && \"$PROGRAM\" batch - -o ../in <list.json")));
        QCOMPARE(contentsOf(path("in/X-5.csv")), contentsOf(path("paper/X-5.csv")));
    }

    void theListOfASeriesMakesIt() {
        const Exhibit& exhibit = *findExhibit("encoding-heatmap");
        Series series{.exhibit = &exhibit,
                      .scene = startScene(exhibit),
                      .sweeps = {{"d", {"8", "16"}}, {"base", {"100", "2.5"}}},
                      .name = QStringLiteral("{d}-{base}"),
                      .look = {}};
        series.look.choices.size = {100, 70};
        series.look.hasCaption = true;
        const QString link = linkText({}, writeSceneLink(series.scene));
        SUCCEEDED(batch(series.list(link)));
        QCOMPARE(made(), (QStringList{"16-100.svg", "16-2.5.svg", "8-100.svg", "8-2.5.svg"}));
        SUCCEEDED(run({"export", "--scene", link, "--d", "8", "--base", "2.5", "--width", "100mm", "--height", "70mm",
                       "--caption", "auto", "-o", "one.svg"}));
        QCOMPARE(contentsOf(path("out/8-2.5.svg")), contentsOf(path("one.svg")));
    }

    void refused_data() {
        QTest::addColumn<QByteArray>("list");
        QTest::addColumn<QStringList>("said");
        const auto row = [](const char* name, const char* list, const QStringList& said) {
            QTest::addRow("%s", name) << QByteArray(list) << (QStringList{"list.json: "} + said);
        };
        const auto entry = [&](const char* name, const char* keys, const QStringList& said) {
            const QByteArray list = QByteArray(R"({"figures": [{"exhibit": "encoding-heatmap", "name": "good"},
                                                                {"exhibit": "encoding-heatmap", )") +
                                    keys + "}]}";
            QTest::addRow("%s", name) << list << (QStringList{"list.json: "} + said);
        };
        row("empty", "", {"line 1, column 1"});
        row("bad JSON", "{\"figures\": [\n  {\"exhibit\": \"heads\",}]}", {"line 2, column 23"});
        row("a list", "[]", {"a list", "figures, tables, panels"});
        row("panels without panels", R"({"panels": [{"name": "x"}]})", {"panels[0]", "the panels are missing"});
        row("panels of one exhibit", R"({"panels": [{"exhibit": "heads"}]})",
            {"panels[0]", "\"exhibit\"", "panels, name"});
        row("a parameter of no panel",
            R"({"panels": [{"panels": [{"exhibit": "binary"}], "parameters": {"heads": 2}}]})",
            {"panels[0]", "no panel uses \"heads\""});
        row("no entry", R"({"figures": []})", {"figures, tables"});
        row("unknown key of the list", R"({"figurs": []})", {"\"figurs\"", "figures, tables"});
        row("an entry is no object", R"({"figures": [3]})", {"figures[0]: 3", "an object"});
        row("the exhibit is missing", R"({"figures": [{"name": "x"}]})", {"figures[0]", "exhibit"});
        row("unknown exhibit", R"({"figures": [{"exhibit": "encoding-heatmop"}]})",
            {"figures[0]", "\"encoding-heatmop\"", "encoding-curves, encoding-heatmap"});
        row("a key twice", R"({"figures": [{"exhibit": "heads"}, {"exhibit": "heads", "exhibit": "heads"}]})",
            {"figures[1].exhibit", "twice"});
        row("a default of no entry", R"({"defaults": {"parameters": {"seed": 3}}, "figures": [{"exhibit": "binary"}]})",
            {"defaults", "\"seed\""});
        row("an option of the other command", R"({"tables": [{"exhibit": "heads", "width": "90mm"}]})",
            {"tables[0]", "\"width\"", "table, format"});
        entry("unknown key", R"("wdth": 3)", {"figures[1]", "\"wdth\"", "width"});
        entry("-o is that of the command", R"("o": "x.svg")", {"figures[1]", "\"o\""});
        entry("a parameter among the options", R"("n": 3)", {"figures[1]", "\"n\" in parameters"});
        entry("unknown parameter", R"("parameters": {"colum": 3})",
              {"figures[1].parameters", "\"colum\", perhaps column; accepted: \"column\", "});
        entry("a parameter that the exhibit does not use", R"("parameters": {"alpha": 3})",
              {"figures[1]", "\"alpha\"", "n, d, base"});
        entry("an array that it does not read", R"("weights": "w.npy")", {"figures[1]", "\"weights\""});
        entry("a sweep of no values", R"("parameters": {"n": []})", {"figures[1].parameters.n", "no values"});
        entry("null", R"("parameters": {"n": null})", {"figures[1].parameters.n: null"});
        entry("a sweep inside a sweep", R"("parameters": {"n": [1, [2]]})", {"figures[1].parameters.n[1]: a list"});
        entry("a range without count", R"("parameters": {"n": {"from": 1, "to": 2}})",
              {"figures[1].parameters.n: count is missing"});
        entry("a count of none", R"("parameters": {"n": {"from": 1, "to": 2, "count": 0}})",
              {"figures[1].parameters.n.count: 0"});
        entry("unknown key of a range", R"("parameters": {"n": {"from": 1, "to": 2, "count": 2, "step": 1}})",
              {"figures[1].parameters.n.step"});
        entry("logarithms of 0", R"("parameters": {"n": {"from": 0, "to": 2, "count": 2, "scale": "log"}})",
              {"figures[1].parameters.n", "above 0"});
        entry("a switch", R"("transparent": "maybe")", {"figures[1].transparent", "\"maybe\"", "on, off"});
        entry("two entries for one file", R"("name": "sub/../good")", {"figures[0] and figures[1]", "good.svg"});
        entry("two values for one file", R"("name": "x", "parameters": {"n": [3, 4]})",
              {"figures[1] (n 3) and figures[1] (n 4)", "x.svg"});
        entry("a name outside", R"("name": "../x")", {"figures[1]", "../x.svg"});
        entry("a name from the root", R"("name": "/x")", {"figures[1]", "/x.svg"});
        entry("no name", R"("name": "")", {"figures[1]", "\"\""});
        entry("an extension of nothing", R"("name": "x.tiff")", {"figures[1]", "\"x.tiff\"", ".png, .svg, .pdf"});
        entry("a name of nothing", R"("name": "x-{alpha}")", {"figures[1]", "\"{alpha}\""});
        entry("too many files", R"("parameters": {"n": {"from": 1, "to": 10000, "count": 10000}})", {"10000", "--yes"});
    }
    void refused() {
        QFETCH(QByteArray, list);
        QFETCH(QStringList, said);
        const Run done = batch(list);
        QCOMPARE(complaint(done, 2, said), QString());
        QCOMPARE(names(), QStringList("list.json"));
    }

    void options_data() {
        QTest::addColumn<QString>("options");
        QTest::addColumn<int>("status");
        QTest::addColumn<QString>("said");
        QTest::addRow("no list") << "batch" << 2 << "FILE.json";
        QTest::addRow("two lists") << "batch list.json other.json" << 2 << "\"other.json\"";
        QTest::addRow("a missing list") << "batch none.json" << 1 << "none.json: there is no such file";
        QTest::addRow("no job") << "batch list.json --jobs 0" << 2 << "--jobs: \"0\"";
        QTest::addRow("jobs in words") << "batch list.json --jobs two" << 2 << "--jobs: \"two\"";
        QTest::addRow("a folder in a missing one") << "batch list.json -o a/b" << 1 << "a/b: ";
        QTest::addRow("a folder that is a file")
            << "batch list.json -o list.json" << 1 << "list.json: it is not a folder";
    }
    void options() {
        QFETCH(QString, options);
        QFETCH(int, status);
        QFETCH(QString, said);
        put(path("list.json"), R"({"figures": [{"exhibit": "heads"}]})");
        REFUSED(run(options.split(u' ')), status, said);
        QCOMPARE(names(), QStringList("list.json"));
    }

    void theOthersAreMade() {
        QVERIFY(QDir(path({})).mkpath("out/folder.svg"));
        const Run done =
            batch(R"({"figures": [{"exhibit": "encoding-heatmap", "name": "{n}", "parameters": {"n": [0, 4]}},
                                               {"exhibit": "heads", "theme": "blue"},
                                               {"scene": "none.svg"},
                                               {"exhibit": "heads", "name": "folder"},
                                               {"exhibit": "heads", "parameters": {"d": 30, "heads": 4}, "name": "{n}"},
                                               {"exhibit": "binary", "name": "last"}]})");
        QCOMPARE(done.status, 1);
        QCOMPARE(made(), (QStringList{"4.svg", "last.svg"}));
        const QList<QByteArray> lines = done.err.split('\n');
        const char* said[]{"figures[0] (n 0), out/0.svg: --n: \"0\"",
                           "figures[1], out/heads.svg: --theme",
                           "figures[2]: none.svg: there is no such file",
                           "figures[3]: out/folder.svg: it is a folder",
                           "figures[4]: --heads",
                           "note: 2 of 7 files"};
        QCOMPARE(lines.size(), std::ssize(said) + 1);
        for (std::size_t i = 0; i < std::size(said); ++i)
            QVERIFY2(lines[qsizetype(i)].contains(said[i]), done.err.constData());
    }

    void aFullDiskLeavesWhatIsWhole() {
        if (mountPrefix().isEmpty()) QSKIP("a file system of one's own cannot be mounted here");
        put(path("list.json"), R"({"figures": [{"exhibit": "encoding-heatmap", "name": "{start}",
                                   "parameters": {"start": {"from": 0, "to": 99, "count": 100}}}]})");
        const Run done = mountingShell(
            "mkdir out && mount -t tmpfs -o size=256k none out && \"$PROGRAM\" batch list.json -o out --jobs 2; echo "
            "$?\n"
            "for file in out/*.svg; do tail -c 7 $file; done; ls -A out | wc -l");
        const QList<QByteArray> lines = done.out.trimmed().split('\n');
        QCOMPARE(lines.first(), QByteArray("1"));
        const int count = lines.last().toInt();
        QVERIFY2(count > 0 && count < 99, done.out.constData());
        QCOMPARE(lines.count("</svg>"), count);
        QVERIFY2(done.err.contains("the disk is full") &&
                     done.err.contains("note: " + QByteArray::number(count) + " of 100 files"),
                 done.err.constData());
        // The others are not tried: each job fails once.
        QVERIFY2(done.err.count('\n') <= 3, done.err.constData());
    }

    void aSignalEndsTheProcesses() {
        put(path("list.json"), R"({"tables": [{"exhibit": "measured-cost", "name": "{d}", "table": "measured",
                                   "parameters": {"repeats": 99, "d": [1000, 1024], "sweep-last": 16384}}]})");
        const Run done = shell(
            "\"$PROGRAM\" batch list.json -o out --jobs 2 & pid=$!\n"
            "until [ \"$(pgrep -P $pid | wc -l)\" = 2 ]; do :; done; all=$(pgrep -P $pid)\n"
            "kill -TERM $pid; wait $pid; echo $?; kill -0 $all 2>/dev/null && echo alive");
        QCOMPARE(done.out, QByteArray("143\n"));
        QVERIFY2(!done.err.contains("attention-lab: "), done.err.constData());
        QCOMPARE(names(), QStringList("list.json"));
    }

    void aProcessThatEndsIsNamed() {
        put(path("list.json"), R"({"tables": [{"exhibit": "measured-cost", "name": "{d}", "table": "measured",
                                   "parameters": {"repeats": 99, "d": [1000, 1024], "sweep-last": 16384}},
                                  {"exhibit": "binary", "name": "good"}]})");
        const Run done = shell(
            "\"$PROGRAM\" batch list.json -o out --jobs 1 & pid=$!\n"
            "until child=$(pgrep -P $pid); do :; done; until [ -d out ]; do :; done\n"
            "kill -KILL $child; wait $pid; echo $?");
        QCOMPARE(done.out, QByteArray("1\n"));
        QVERIFY2(done.err.contains("tables[0] (d 1000), out/1000.csv: ") && done.err.contains("note: 0 of 3"),
                 done.err.constData());
    }
};

ATTENTION_TEST(BatchCommandTest, QCoreApplication)
#include "batch_command_test.moc"
