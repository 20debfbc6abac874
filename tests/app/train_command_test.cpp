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
                                  << QStringList{"--pointing: unknown value \"perhaps\"", "off, on"};
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

    void divergence() {
        REFUSED(run("train sort --layers 16 --norm off --learning-rate 1e6 --n 4 --d 8 --heads 2 --steps 50 -o run"), 1,
                "is no finite number", "--learning-rate");
        TrainingSettings settings = settingsFor(TrainingTask::Sort);
        settings.layers = 16;
        settings.norm = false;
        settings.n = 4;
        settings.d = 8;
        settings.heads = 2;
        for (const double value : readModel(settings, contentsOf(path("run/model.safetensors")).toStdString()))
            QVERIFY(std::isfinite(value));
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
