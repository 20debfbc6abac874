#include "tests/app/program.h"
#include "tests/test_class.h"

using namespace attention;

/// Programs of exhibits: what they print, which files are written with them, and what has none.
class CodeCommandTest : public QObject, private ProgramRunner {
    Q_OBJECT

 private Q_SLOTS:
    void init() { makeFolder(); }

    /// Of every exhibit that has one, at its defaults, a preset and parameters that take each branch of its template.
    void programsPrintTheTable_data() {
        QTest::addColumn<QString>("library");
        QTest::addColumn<QString>("module");
        QTest::addRow("numpy") << "numpy"
                               << "numpy";
    }
    void programsPrintTheTable() {
        QFETCH(QString, library);
        QFETCH(QString, module);
        const QString python = QStringLiteral("/usr/bin/python3");
        if (start(python, {QStringLiteral("-c"), QStringLiteral("import ") + module}).status != 0)
            QSKIP("there is no such module of Python");
        const Run done =
            start(python, {QStringLiteral("-B"), QStringLiteral(ATTENTION_SOURCE_DIR "/tests/code/prove_code.py"),
                           program(), QStringLiteral("--to"), library});
        QVERIFY2(done.status == 0, (done.out + done.err).constData());
        // As many programs as there are cases, none of which was left out.
        QVERIFY2(done.out.trimmed().split('\n').last().split(' ').first().toInt() > 100, done.out.constData());
    }

    void filesStandBesideTheProgram() {
        SUCCEEDED(run("code attention --to numpy -o layer.py"));
        QCOMPARE(names(), QStringList({"layer-W_k.npy", "layer-W_o.npy", "layer-W_q.npy", "layer-W_v.npy",
                                       "layer-X.npy", "layer.py"}));
        const QByteArray before = contentsOf(path("layer.py"));
        QVERIFY(before.contains("np.load(\"layer-X.npy\")"));
        QCOMPARE(contentsOf(path("layer-X.npy")).size(), 128 + 6 * 32 * 8);
        SUCCEEDED(run("code attention --to numpy -o layer.py"));
        QCOMPARE(contentsOf(path("layer.py")), before);
    }

    void smallMatricesStandInTheProgram() {
        SUCCEEDED(run("code attention --preset pencil --to pytorch -o pencil.py"));
        QCOMPARE(names(), QStringList("pencil.py"));
        QVERIFY(contentsOf(path("pencil.py")).contains("X = torch.tensor([["));
    }

    void onStandardOutputTheProgramComesAlone() {
        const Run done = run("code attention --to numpy");
        QCOMPARE(done.status, 0);
        QVERIFY(done.out.contains("attention-lab code attention --to numpy -o attention.py\n"));
        QVERIFY(isOneLine(done.err, "note"));
        QVERIFY(names().isEmpty());
    }

    void refused_data() {
        QTest::addColumn<QByteArray>("arguments");
        QTest::addColumn<QStringList>("said");
        QTest::addRow("no library") << QByteArray("code attention") << QStringList{"--to", "numpy", "matplotlib"};
        QTest::addRow("unknown library") << QByteArray("code attention --to jax")
                                         << QStringList{"--to", "jax", "numpy"};
        QTest::addRow("trained") << QByteArray("code training --to numpy") << QStringList{"training", "convolution"};
        QTest::addRow("measured") << QByteArray("code measured-cost --to numpy")
                                  << QStringList{"measured-cost", "paths"};
        QTest::addRow("extension") << QByteArray("code paths --to numpy -o paths.txt") << QStringList{"-o", ".py"};
        QTest::addRow("parameter") << QByteArray("code heads --heads 5 --d 32 --to numpy")
                                   << QStringList{"--heads", "5"};
    }
    void refused() {
        QFETCH(QByteArray, arguments);
        QFETCH(QStringList, said);
        const Run done = run(arguments.constData());
        QCOMPARE(complaint(done, 2, said), QString());
        QVERIFY(names().isEmpty());
    }

    void aMissingFolderIsToldAndNothingWritten() {
        REFUSED(run("code attention --to numpy -o none/layer.py"), 1, "none/layer.py");
        QVERIFY(names().isEmpty());
    }
};

ATTENTION_TEST(CodeCommandTest, QCoreApplication)
#include "code_command_test.moc"
