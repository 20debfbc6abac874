
#include "tests/app/program.h"
#include "tests/test_class.h"

using namespace attention;

/// What data and export do on a page that measures.
class MeasureCommandTest : public QObject, private ProgramRunner {
    Q_OBJECT

 private Q_SLOTS:
    void init() { makeFolder(); }

    void dataMeasuresWhereTheSceneHoldsNoSamples() {
        const Run measured = run("data measured-cost --quick --repeats 3 --d 4 --sweep-first 4 --sweep-last 16");
        QCOMPARE(complaint(measured), QString());
        const QList<QByteArray> lines = measured.out.trimmed().split('\n');
        const QList<QByteArray> names = lines.first().split(',');
        const auto median = names.indexOf("median-seconds");
        QVERIFY2(median >= 0 && names.first() == "architecture", lines.first().constData());
        QVERIFY(lines.size() > 6);
        for (const QByteArray& line : lines.mid(1)) QVERIFY2(line.split(',')[median].toDouble() > 0, line.constData());
    }

    void samplesOfASceneAreDrawnAndWrittenNotTakenAnew() {
        const QString scene = QStringLiteral(ATTENTION_GOLDEN_DIR "/scenes/form1_measured.attention");
        const Run first = run({"data", "measured-cost", "--table", "measured", "--scene", scene});
        QCOMPARE(complaint(first), QString());
        QVERIFY2(first.out.contains("convolution,60,16,3,3,"), first.out.constData());
        // The picture carries them along.
        QCOMPARE(complaint(run({"export", "measured-cost", "--scene", scene, "-o", path("a.svg")})), QString());
        const Run again = run({"data", "--table", "measured", "--scene", path("a.svg")});
        QCOMPARE(again.out, first.out);
    }

    void theStoredRunIsGivenWhereItIsAskedFor() {
        const char* stored = "data measured-cost --sample-run --table measured";
        const Run first = run(stored);
        QCOMPARE(complaint(first), QString());
        QCOMPARE(run(stored).out, first.out);  // two measurements never agree to the last digit
        const Run preset = run("data measured-cost --preset start --table measured");
        QCOMPARE(preset.out, first.out);
        for (const char* given : {"data measured-cost --sample-run on --table measured",
                                  "data measured-cost --sample-run=on --table measured"})
            QCOMPARE(run(given).out, first.out);
        // Off is the default, which measures; a short sweep is enough to see it.
        const Run measured =
            run("data measured-cost --quick on --sample-run off --repeats 3 --d 4 --sweep-first 4 --sweep-last 16 "
                "--table measured");
        QVERIFY2(measured.out.contains("convolution,4,4,3,3,"), measured.out.constData());
    }

    void anExportNeverMeasures() {
        // Measured, the two would differ; and this sweep would take minutes.
        for (const char* file : {"b.svg", "c.svg"})
            QCOMPARE(complaint(run({"export", "measured-cost", "--repeats", "99", "--d", "1024", "--sweep-last",
                                    "16384", "-o", path(file)})),
                     QString());
        QCOMPARE(contentsOf(path("b.svg")), contentsOf(path("c.svg")));
    }

    void refusesWhatIsAskedWrongly_data() {
        QTest::addColumn<QString>("command");
        QTest::addColumn<QStringList>("said");
        QTest::addRow("another value of a flag")
            << "data measured-cost --quick=maybe" << QStringList{"--quick", "maybe", "accepted: off, on"};
        QTest::addRow("a flag of another page") << "data heads --quick" << QStringList{"--quick", "heads", "accepted"};
        QTest::addRow("more memory than there is") << "data measured-cost --d 100000 --sweep-last 1000000"
                                                   << QStringList{"--sweep-last", "GB", "accepted: up to"};
        QTest::addRow("another axis than that of the samples")
            << "data measured-cost --scene samples.attention --against d"
            << QStringList{"--against", "the scene has samples"};
        QTest::addRow("no repeat") << "data measured-cost --repeats 0" << QStringList{"--repeats", "3 to 99"};
    }
    void refusesWhatIsAskedWrongly() {
        QFETCH(QString, command);
        QFETCH(QStringList, said);
        // The folder of the project may have blanks in its name, which part arguments.
        QVERIFY(QFile::copy(ATTENTION_GOLDEN_DIR "/scenes/form1_measured.attention", path("samples.attention")));
        QCOMPARE(complaint(run(command.split(u' ')), 2, said), QString());
    }
};

ATTENTION_TEST(MeasureCommandTest, QApplication)
#include "measure_command_test.moc"
