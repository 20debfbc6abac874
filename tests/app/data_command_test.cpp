#include <cmath>
#include <cstring>

#include "tests/app/program.h"
#include "tests/test_class.h"

using namespace attention;

class DataCommandTest : public QObject, private ProgramRunner {
    Q_OBJECT

 private Q_SLOTS:
    void init() { makeFolder(); }

    void csv() {
        const Run done = run("data encoding-curves");
        SUCCEEDED(done);
        const QByteArrayList lines = done.out.split('\n');
        QCOMPARE(lines.size(), 1 + 60 + 1);
        QCOMPARE(lines[0], QByteArray("position,6,7,8,9"));
        QCOMPARE(lines[1], QByteArray("0,0,1,0,1"));
        const QByteArrayList first = lines[2].split(',');
        const double printed[] = {1, 0.17689, 0.98423, 0.09983, 0.99500};  // the book's five digits
        for (int column = 0; column < 5; ++column) QVERIFY(std::abs(first[column].toDouble() - printed[column]) < 5e-6);
    }

    void npy() {
        SUCCEEDED(run("data encoding-heatmap --n 60 --d 32 -o P.npy"));
        const QByteArray bytes = contentsOf(path(QStringLiteral("P.npy")));
        QVERIFY(bytes.startsWith(QByteArray("\x93NUMPY\x01\x00", 8)));
        const QByteArray header = bytes.mid(10, 118);
        QVERIFY(header.contains("'descr': '<f8'"));
        QVERIFY(header.contains("'fortran_order': False"));
        QVERIFY(header.contains("'shape': (60, 32)"));
        QCOMPARE(bytes.size(), 128 + 60 * 32 * 8);
        double value = 0;
        std::memcpy(&value, bytes.constData() + 128 + (3 * 32 + 6) * 8, 8);
        QVERIFY(std::abs(value - std::sin(3 * std::pow(10000, -6.0 / 32))) < 1e-15);
    }

    void derivation() {
        const Run done = run("data encoding-heatmap --d 32 --row 3 --column 6 --table derivation");
        SUCCEEDED(done);
        const QByteArrayList lines = done.out.trimmed().split('\n');
        QCOMPARE(lines[0], QByteArray("name,expression,value"));
        QCOMPARE(lines[1], QByteArray("formula,\"P[i, 2j] = sin(i/10000^(2j/d))\",0.5085361344196324"));
        // mpmath: 3/10000^(6/32) and its sine, to 17 digits
        QVERIFY(lines.contains("angle,3/10000^(6/32),0.5334838230116768"));
        QVERIFY(lines.contains("value,sin(0.533484),0.5085361344196324"));
        QVERIFY(lines.contains("kind,,sine"));
        // The same cell on the other page is the same number.
        QCOMPARE(run("data encoding-curves --d 32 --row 3 --column 6 --table derivation").out, done.out);
    }

    /// Without a preset it is the page's start, which what is given changes.
    void aTrainingRunHasTheSameBytesEachTime() {
        const auto table = [&](const char* name) {
            return run(
                QByteArray("data training --n 8 --d 16 --batch-size 8 --steps 30 --table ").append(name).constData());
        };
        for (const char* name : {"accuracy", "loss", "weights", "example"}) {
            const Run first = table(name);
            QCOMPARE(first.status, 0);
            QCOMPARE(table(name).out, first.out);
        }
        const QByteArray accuracy = table("accuracy").out;
        QVERIFY(
            accuracy.startsWith("length,trained,accuracy,ghost-accuracy,old-places,new-places,most-frequent\n8,yes,"));
        QVERIFY(accuracy.contains("\n12,no,") && accuracy.contains("\n16,no,"));
        REFUSED(run({"data", "training", "--example", "A K"}), 2, "--example", "\"K\"", "A to J");
        REFUSED(run("data training --task induction --mask none"), 2, "--mask", "another --task");
        REFUSED(run("data training --encoding integer"), 2, "--encoding", "sinusoidal");
        REFUSED(run("data training --encoding rotary --d 12"), 2, "--heads", "even");
    }

    void digits() {
        const Run rounded = run("data encoding-curves --n 3 --digits 3");
        SUCCEEDED(rounded);
        QCOMPARE(rounded.out, QByteArray("position,6,7,8,9\n0,0,1,0,1\n1,0.177,0.984,0.0998,0.995\n"
                                         "2,0.348,0.937,0.199,0.98\n"));
        QCOMPARE(run("data encoding-curves --digits 17").out, run("data encoding-curves").out);
        QVERIFY(run("data encoding-curves --n 2 --digits 2 --format tex")
                    .out.contains("1 & 0.18 & 0.98 & 0.10 & 1.0 \\\\"));
        QVERIFY(run("data encoding-curves --n 2 --digits 2 --format json").out.contains("[1, 0.18, 0.98, 0.1, 1]"));
        // Counts are whole numbers.
        QCOMPARE(run("data complexity-table --digits 1 --table table").out.contains("61440"),
                 run("data complexity-table --table table").out.contains("61440"));
    }

    void digitsThatCannotBeUsed() {
        for (const char* digits : {"0", "18", "-1", "2.5", "three", ""})
            REFUSED(run({"data", "encoding-curves", "--digits", digits}), 2, "--digits", "1 to 17");
        REFUSED(run("data encoding-curves --digits 3 -o P.npy"), 2, "--digits", "npy", "csv, json, tex, md");
        REFUSED(run("data encoding-heatmap --row 3 --column 6 --table derivation --digits 3"), 2, "--digits",
                "\"derivation\"", "no real numbers");
    }

    void aDerivationNeedsACell() {
        REFUSED(run("data encoding-heatmap --row 3 --table derivation -o d.csv"), 2,
                "--table: derivation needs a selected cell; accepted: with --row and --column");
        QVERIFY(!QFile::exists(path(QStringLiteral("d.csv"))));
    }

    void parameters_data() {
        QTest::addColumn<QString>("options");
        QTest::addColumn<QByteArray>("header");
        QTest::addColumn<int>("rows");
        QTest::addRow("defaults") << "" << QByteArray("position,6,7,8,9") << 60;
        QTest::addRow("--n=5") << "--n=5" << QByteArray("position,6,7,8,9") << 5;
        QTest::addRow("the default last column gives way to d") << "--d 8" << QByteArray("position,6,7") << 60;
        QTest::addRow("both defaults give way to d") << "--d 3" << QByteArray("position,2") << 60;
        QTest::addRow("first gives way to an explicit last") << "--last-column 2" << QByteArray("position,2") << 60;
        QTest::addRow("last gives way to an explicit first") << "--first-column 12" << QByteArray("position,12") << 60;
        QTest::addRow("odd d") << "--d 9 --first-column 7" << QByteArray("position,7,8") << 60;
        QTest::addRow("as the window opens it, only when asked")
            << "--preset start" << QByteArray("position,2,3,4,5,6,7") << 40;
        QTest::addRow("a flag wins over the start")
            << "--n 5 --preset start" << QByteArray("position,2,3,4,5,6,7") << 5;
        QTest::addRow("a preset") << "--preset one-pair" << QByteArray("position,6,7") << 60;
        QTest::addRow("a flag wins over the preset, before it too")
            << "--last-column 8 --preset one-pair" << QByteArray("position,6,7,8") << 60;
        QTest::addRow("a preset gives way to a flag") << "--preset one-pair --d 7" << QByteArray("position,6") << 60;
        QTest::addRow("another table") << "--table P --d 3" << QByteArray("0,1,2") << 60;
        QTest::addRow("a blank standard output") << "-o - --n 4" << QByteArray("position,6,7,8,9") << 4;
        QTest::addRow("after --") << "--n 4 --" << QByteArray("position,6,7,8,9") << 4;
    }
    void parameters() {
        QFETCH(QString, options);
        QFETCH(QByteArray, header);
        QFETCH(int, rows);
        // Options may come before the exhibit.
        const QStringList arguments =
            QStringLiteral("data %1 encoding-curves").arg(options).split(u' ', Qt::SkipEmptyParts);
        const Run done = run(options.startsWith(u'-') ? arguments : QStringList{"data", "encoding-curves"});
        SUCCEEDED(done);
        QCOMPARE(done.out.left(done.out.indexOf('\n')), header);
        QCOMPARE(done.out.count('\n'), 1 + rows);
    }

    void formats_data() {
        QTest::addColumn<QString>("format");
        QTest::addColumn<QByteArray>("begins");
        QTest::addColumn<QByteArray>("holds");
        QTest::addRow("csv") << "csv" << QByteArray("position,6,7,8,9\n0,0,1,0,1\n") << QByteArray("\n59,");
        QTest::addRow("npy") << "npy" << QByteArray("\x93NUMPY\x01\x00", 8) << QByteArray("'shape': (60, 5)");
        QTest::addRow("json") << "json" << QByteArray("{") << QByteArray("\"position\"");
        QTest::addRow("tex") << "tex" << QByteArray() << QByteArray("\\toprule");
        QTest::addRow("md") << "md" << QByteArray("|") << QByteArray("position");
    }
    void formats() {
        QFETCH(QString, format);
        QFETCH(QByteArray, begins);
        QFETCH(QByteArray, holds);
        SUCCEEDED(run({"data", "encoding-curves", "-o", "out." + format}));
        const QByteArray bytes = contentsOf(path("out." + format));
        QVERIFY2(bytes.startsWith(begins), bytes.left(80).constData());
        QVERIFY2(bytes.contains(holds), bytes.left(80).constData());
        // The same by --format, whatever the name, and to standard output.
        SUCCEEDED(run({"data", "encoding-curves", "-o", "out.xyz", "--format", format}));
        QCOMPARE(contentsOf(path(QStringLiteral("out.xyz"))), bytes);
        QCOMPARE(run({"data", "encoding-curves", "--format", format}).out, bytes);
        QCOMPARE(run({"data", "encoding-curves", "-o", "-", "--format", format}).out, bytes);
        SUCCEEDED(run({"data", "encoding-curves", "-o", "OUT." + format.toUpper()}));
        QCOMPARE(contentsOf(path("OUT." + format.toUpper())), bytes);
    }

    void jsonHoldsTheNumbers() {
        const Run done = run("data encoding-curves --n 3 --format json");
        SUCCEEDED(done);
        QJsonParseError error;
        (void)QJsonDocument::fromJson(done.out, &error);
        QCOMPARE(error.errorString(), QStringLiteral("no error occurred"));
        for (const QByteArray& number : run("data encoding-curves --n 3").out.split('\n')[2].split(','))
            QVERIFY2(done.out.contains(number), number.constData());
    }

    void formatWinsOverTheExtension() {
        SUCCEEDED(run("data encoding-heatmap -o P.csv --format npy"));
        QVERIFY(contentsOf(path(QStringLiteral("P.csv"))).startsWith("\x93NUMPY"));
    }
};

ATTENTION_TEST(DataCommandTest, QCoreApplication)
#include "data_command_test.moc"
