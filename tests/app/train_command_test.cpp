#include <csignal>

#include "core/io/csv_reader.h"
#include "core/training/model_file.h"
#include "core/training/training_run.h"
#include "tests/app/program.h"
#include "tests/test_class.h"

using namespace attention;

namespace {

/// Takes minutes.
const QString kLong = QStringLiteral("train sort --steps 100000 --d 64 -o run");

}  // namespace

class TrainCommandTest : public QObject, ProgramRunner {
    Q_OBJECT

 private Q_SLOTS:
    void init() { makeFolder(); }

    void writesModelAndLosses() {
        const Run done = run("train reverse --steps 30 --n 6 --d 8 --heads 2 --encoding learned --seed 7 -o run");
        QCOMPARE(done.status, 0);
        QVERIFY2(isOneLine(done.err, "note") && done.err.contains("at length 6"), done.err);
        QCOMPARE(QDir(path("run")).entryList(QDir::AllEntries | QDir::Hidden | QDir::NoDotAndDotDot),
                 QStringList({"loss.csv", "model.safetensors"}));
        TrainingSettings settings = settingsFor(TrainingTask::Reverse);
        settings.steps = 30;
        settings.n = 6;
        settings.d = 8;
        settings.heads = 2;
        settings.encoding = TrainedEncoding::Learned;
        settings.seed = 7;
        QVERIFY(readModel(settings, contentsOf(path("run/model.safetensors")).toStdString()) ==
                trainedState(settings, 30).values);
        const CsvTable losses = readCsv(contentsOf(path("run/loss.csv")).toStdString());
        QCOMPARE(losses.header, std::string("\"step,loss\""));
        QCOMPARE(losses.values.shape, (std::vector<Index>{30, 2}));
        QVERIFY(losses.values.values.back() < losses.values.values[1]);

        // Again, over what is there.
        const QByteArray before = contentsOf(path("run/model.safetensors"));
        QCOMPARE(run("train reverse --steps 30 --n 6 --d 8 --heads 2 --encoding learned --seed 7 -o run").status, 0);
        QVERIFY(contentsOf(path("run/model.safetensors")) == before);
    }

    void refusals_data() {
        QTest::addColumn<QString>("arguments");
        QTest::addColumn<QStringList>("said");
        QTest::newRow("no task") << "train -o run" << QStringList{"the task is missing", "look-back"};
        QTest::newRow("unknown task") << "train walk -o run" << QStringList{"\"walk\"", "who-is-it"};
        QTest::newRow("no folder") << "train sort" << QStringList{"-o: ", "FOLDER"};
        QTest::newRow("unknown option") << "train sort --dpi 3 -o run" << QStringList{"--dpi", "--batch-size"};
        QTest::newRow("no number") << "train sort --d wide -o run" << QStringList{"--d: \"wide\"", "whole numbers"};
        QTest::newRow("out of range") << "train sort --d 999 -o run"
                                      << QStringList{"--d: \"999\" is out of range", "2 to 256"};
        QTest::newRow("together") << "train sort --heads 5 -o run" << QStringList{"--heads: heads is 5 and d is 32"};
        QTest::newRow("unknown choice") << "train sort --encoding integer -o run"
                                        << QStringList{"--encoding: \"integer\"", "alibi-two-sided"};
        QTest::newRow("switch") << "train sort --mlp maybe -o run" << QStringList{"\"maybe\"", "off, on"};
        QTest::newRow("idle offset") << "train sort --offset 2 -o run"
                                     << QStringList{"--offset: ", "with task look-back"};
        QTest::newRow("idle base") << "train sort --encoding none --base 20 -o run"
                                   << QStringList{"--base: ", "sinusoidal or rotary"};
        QTest::newRow("idle symbols") << "train who-is-it --symbols 20 -o run"
                                      << QStringList{"--symbols: who-is-it has words"};
        QTest::newRow("induction") << "train induction --mask none -o run"
                                   << QStringList{"--mask: ", "with another task"};
        QTest::newRow("no task's offset")
            << "train look-back --n 3 --offset 3 -o run" << QStringList{"--offset: offset is 3", "1 to 2"};
        QTest::newRow("no rate") << "train sort --learning-rate 0 -o run"
                                 << QStringList{"--learning-rate: \"0\"", "greater than 0"};
        QTest::newRow("no seed") << "train sort --seed -1 -o run" << QStringList{"--seed: \"-1\"", "whole numbers 0"};
        QTest::newRow("missing") << "train sort -o run --steps" << QStringList{"--steps", "VALUE"};
        QTest::newRow("pointing") << "train who-is-it --pointing perhaps -o run"
                                  << QStringList{"--pointing: unknown value \"perhaps\"", "on, off"};
        QTest::newRow("pointing at no noun")
            << "train look-back --pointing on -o run"
            << QStringList{"--pointing: look-back has no noun", "accepted: off, or the task who-is-it"};
        QTest::newRow("d and the usual heads")
            << "train look-back --d 7 -o run"
            << QStringList{"--d: 7 is no multiple of 4, the number of heads; accepted: multiples of 4, or"};
        QTest::newRow("d and rotary") << "train look-back --d 20 --encoding rotary -o run"
                                      << QStringList{"--d: 20 is no multiple of 8", "accepted: multiples of 8, or"};
        QTest::newRow("d and heads") << "train look-back --d 7 --heads 4 -o run"
                                     << QStringList{"--heads: heads is 4 and d is 7"};
        QTest::newRow("standard output") << "train sort --steps 2 -o -" << QStringList{"-o: \"-\"", "-o FOLDER"};
        QTest::newRow("two tasks") << "train sort reverse -o run" << QStringList{"\"reverse\"", "one argument"};
    }
    void refusals() {
        QFETCH(QString, arguments);
        QFETCH(QStringList, said);
        QCOMPARE(complaint(run(arguments.split(u' ')), 2, said), QString());
        QVERIFY(names().isEmpty());
    }

    void noPlaceToWrite() {
        put(path("file"), "mine");
        REFUSED(run("train sort --steps 3 -o file"), 1, "file: it is not a folder");
        QCOMPARE(contentsOf(path("file")), QByteArray("mine"));
        REFUSED(run("train sort --steps 3 -o no/run"), 1, "does not exist");
        QCOMPARE(names(), QStringList{"file"});
    }

    void divergence_data() {
        QTest::addColumn<int>("layers");
        QTest::addColumn<int>("steps");
        QTest::newRow("in the middle") << 16 << 50;
        QTest::newRow("at the only step") << 8 << 1;
        QTest::newRow("at the last step") << 4 << 2;
    }
    void divergence() {
        QFETCH(int, layers);
        QFETCH(int, steps);
        const QString options = QStringLiteral("--layers %1 --norm off --learning-rate 1e6 --n 16 --d 32 --steps %2")
                                    .arg(layers)
                                    .arg(steps);
        REFUSED(run(QStringLiteral("train look-back -o run %1").arg(options).split(u' ')), 1, "diverged at step",
                "a smaller --learning-rate, or --norm on");
        TrainingSettings settings = settingsFor(TrainingTask::LookBack);
        settings.layers = layers;
        settings.norm = false;
        settings.n = 16;
        settings.d = 32;
        for (const double value : readModel(settings, contentsOf(path("run/model.safetensors")).toStdString()))
            QVERIFY(std::isfinite(value));
        const CsvTable losses = readCsv(contentsOf(path("run/loss.csv")).toStdString());
        QVERIFY(losses.values.shape.front() >= 1 && losses.values.shape.front() <= steps);

        const Run data = run(QStringLiteral("data training --table loss --ghost none %1").arg(options).split(u' '));
        QCOMPARE(data.status, 0);
        QVERIFY2(isOneLine(data.err, "warning") && data.err.contains("diverged at step"), data.err);
        // Without a run beside it the table has two columns of nothing, and no nan else.
        for (const QByteArray& line : data.out.split('\n').mid(1))
            if (!line.isEmpty()) QVERIFY2(line.count("nan") == 2 && line.endsWith(",nan,nan"), data.out);
    }

    void twoRunsDoNotShareAFolder() {
        QProcess first;
        first.setWorkingDirectory(path({}));
        first.setProcessEnvironment(environment());
        first.start(program(), kLong.split(u' '));
        QVERIFY(first.waitForStarted(kTimeout));
        Run second;
        QTRY_VERIFY_WITH_TIMEOUT(
            QDir(path("run")).exists() && (second = run("train sort --steps 2 -o run")).status != 0, kTimeout);
        REFUSED(second, 1, "run: another run is writing into it", "another folder");
        // A killed one has no lock any more.
        first.kill();
        QVERIFY(first.waitForFinished(kTimeout));
        QCOMPARE(run("train sort --steps 2 -o run").status, 0);
    }

    void aKilledRunLeavesNothing_data() {
        QTest::addColumn<int>("signal");
        QTest::newRow("Ctrl+C") << SIGINT;
        QTest::newRow("SIGTERM") << SIGTERM;
    }
    void aKilledRunLeavesNothing() {
        QFETCH(int, signal);
        for (const bool isThere : {false, true}) {
            if (isThere) {
                QVERIFY(QDir(path({})).mkdir("run"));
                put(path("run/model.safetensors"), "old");
            }
            QProcess process;
            process.setWorkingDirectory(path({}));
            process.setProcessEnvironment(environment());
            process.start(program(), kLong.split(u' '));
            QVERIFY(process.waitForStarted(kTimeout));
            // Its folder is made, and its training has begun.
            QTRY_VERIFY_WITH_TIMEOUT(QDir(path("run")).exists(), kTimeout);
            ::kill(pid_t(process.processId()), signal);
            QVERIFY(process.waitForFinished(kTimeout));
            QCOMPARE(process.exitStatus(), QProcess::CrashExit);
            if (!isThere) QCOMPARE(names(), QStringList());
        }
        QCOMPARE(QDir(path("run")).entryList(QDir::AllEntries | QDir::Hidden | QDir::NoDotAndDotDot),
                 QStringList{"model.safetensors"});
        QCOMPARE(contentsOf(path("run/model.safetensors")), QByteArray("old"));
    }
};

ATTENTION_TEST(TrainCommandTest, NoApplication)
#include "train_command_test.moc"
