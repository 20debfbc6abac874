#include <fcntl.h>
#include <sys/stat.h>
#include <sys/sysmacros.h>
#include <unistd.h>

#include "tests/app/program.h"
#include "tests/test_class.h"

using namespace attention;

/// Where output is written, and what becomes of the file there when that fails.
class OutputTest : public QObject, private ProgramRunner {
    Q_OBJECT

 private Q_SLOTS:
    void init() { makeFolder(); }

    void outputs_data() {
        QTest::addColumn<QString>("command");
        for (const char* command :
             {"data encoding-heatmap --n 1000 -o out.csv", "data encoding-heatmap --n 1000 -o out.npy",
              "data encoding-heatmap --n 1000 -o out.json", "data encoding-heatmap --n 1000 -o out.tex",
              "data encoding-heatmap --n 1000 -o out.md", "export encoding-heatmap -o out.svg",
              "export encoding-heatmap -o out.png", "export encoding-heatmap -o out.pdf", "quiz -o out.html"})
            QTest::addRow("%s", command) << command;
    }

    void fullFileSystem_data() { outputs_data(); }
    void fullFileSystem() {
        QFETCH(QString, command);
        if (mountPrefix().isEmpty()) QSKIP("a file system of one's own cannot be mounted here");
        const QString file = command.section(u' ', -1);
        const Run refused =
            mountingShell(QStringLiteral("mkdir small && mount -t tmpfs -o size=16k none small && cd small || exit 99\n"
                                         "printf old >%1; \"$PROGRAM\" %2; status=$?\n"
                                         "test \"$(ls -A):$(cat %1)\" = %1:old || echo harmed >&2\n"
                                         "exit $status")
                              .arg(file, command));
        REFUSED(refused, 1, file, QStringLiteral("the disk is full"));
    }

    void readOnlyFileSystem_data() { outputs_data(); }
    void readOnlyFileSystem() {
        QFETCH(QString, command);
        if (mountPrefix().isEmpty()) QSKIP("a file system of one's own cannot be mounted here");
        const QString file = command.section(u' ', -1);
        const Run refused =
            mountingShell(QStringLiteral("mkdir fixed && mount -t tmpfs none fixed && printf old >fixed/%1 || exit 99\n"
                                         "mount -o remount,ro fixed && cd fixed || exit 99\n"
                                         "\"$PROGRAM\" %2; status=$?\n"
                                         "test \"$(cat %1)\" = old || echo harmed >&2\n"
                                         "exit $status")
                              .arg(file, command));
        REFUSED(refused, 1, file, QStringLiteral("the file system is read-only"));
    }

    void folderWithoutPermission() {
        if (::geteuid() == 0) QSKIP("root may write everywhere; readOnlyFileSystem shows the same");
        QVERIFY(QDir(path({})).mkdir(QStringLiteral("fixed")));
        QCOMPARE(::chmod(QFile::encodeName(path(QStringLiteral("fixed"))).constData(), 0555), 0);
        REFUSED(run("data encoding-heatmap -o fixed/out.csv"), 1, QStringLiteral("fixed/out.csv"),
                QStringLiteral("not permitted"));
    }

    void fullDevice_data() {
        QTest::addColumn<QString>("command");
        QTest::addColumn<QString>("format");
        for (const char* format : {"csv", "npy", "json", "tex", "md"})
            QTest::addRow("%s", format) << "data encoding-heatmap" << format;
        for (const char* format : {"svg", "png", "pdf"})
            QTest::addRow("%s", format) << "export encoding-heatmap" << format;
    }
    void fullDevice() {
        QFETCH(QString, command);
        QFETCH(QString, format);
        // A node of one's own, because a program that goes wrong as root would replace /dev/full itself.
        const QByteArray node = QFile::encodeName(path(QStringLiteral("full")));
        if (::mknod(node.constData(), S_IFCHR | 0666, makedev(1, 7)) != 0) QSKIP("a device node cannot be made here");
        QFile probe(path(QStringLiteral("full")));
        if (!probe.open(QIODevice::WriteOnly)) QSKIP("a device node cannot be opened here");
        probe.close();
        const Run refused = run((command + QStringLiteral(" -o full --format ") + format).split(u' '));
        REFUSED(refused, 1, QStringLiteral("full: the disk is full"));
        const auto status = statusOf(path(QStringLiteral("full")));
        QVERIFY(status && S_ISCHR(status->st_mode));
        QCOMPARE(status->st_rdev, makedev(1, 7));
        QCOMPARE(names(), QStringList(QStringLiteral("full")));
    }

    void limitedFileSize_data() { outputs_data(); }
    void limitedFileSize() {
        QFETCH(QString, command);
        const QString file = command.section(u' ', -1);
        put(path(file), "old");
        REFUSED(shell(QStringLiteral("ulimit -f 8; \"$PROGRAM\" ") + command), 1, file,
                QStringLiteral("larger than allowed"));
        QCOMPARE(contentsOf(path(file)), QByteArray("old"));
        QCOMPARE(names(), QStringList(file));
    }

    void aKilledProgramLeavesNothing() {
        const int unnamed = ::open(QFile::encodeName(path({})).constData(), O_TMPFILE | O_WRONLY, 0600);
        if (unnamed < 0) QSKIP("this file system has no unnamed files");
        ::close(unnamed);
        put(path(QStringLiteral("P.csv")), "old");
        // More than a second of work for a program that is killed after one.
        const Run killed = shell(QStringLiteral(
            "ulimit -c 0; ulimit -t 1; \"$PROGRAM\" data encoding-heatmap --n 16384 --d 4096 -o P.csv; exit $?"));
        QVERIFY2(killed.status > 128, QByteArray::number(killed.status).constData());
        QCOMPARE(contentsOf(path(QStringLiteral("P.csv"))), QByteArray("old"));
        QCOMPARE(names(), QStringList(QStringLiteral("P.csv")));
    }

    void standardOutputThatCannotBeWritten_data() {
        QTest::addColumn<QString>("arguments");
        for (const char* arguments :
             {"list", "list --json", "help", "help export", "--version", "data encoding-heatmap",
              "data encoding-heatmap --format npy", "export encoding-heatmap -o - --format svg"})
            QTest::addRow("%s", arguments) << arguments;
    }
    void standardOutputThatCannotBeWritten() {
        QFETCH(QString, arguments);
        REFUSED(shell(QStringLiteral("\"$PROGRAM\" %1 >/dev/full").arg(arguments)), 1,
                QStringLiteral("standard output: the disk is full"));
        REFUSED(shell(QStringLiteral("\"$PROGRAM\" %1 >&-").arg(arguments)), 1,
                QStringLiteral("standard output: it is closed"));
    }

    void aReaderWhoHasSeenEnough_data() {
        QTest::addColumn<QString>("ignoring");
        QTest::addRow("SIGPIPE as usual") << "";
        QTest::addRow("SIGPIPE ignored") << "trap '' PIPE; ";
    }
    void aReaderWhoHasSeenEnough() {
        QFETCH(QString, ignoring);
        // 16384 rows are more than a pipe holds.
        const Run quiet = shell(ignoring + QStringLiteral("\"$PROGRAM\" data encoding-curves --n 16384 | head -n 1"));
        SUCCEEDED(quiet);
        QCOMPARE(quiet.out, QByteArray("position,6,7,8,9\n"));
    }

    void devicesStayDevices() {
        const QByteArray node = QFile::encodeName(path(QStringLiteral("null")));
        if (::mknod(node.constData(), S_IFCHR | 0666, makedev(1, 3)) != 0) QSKIP("a device node cannot be made here");
        QFile probe(path(QStringLiteral("null")));
        if (!probe.open(QIODevice::WriteOnly)) QSKIP("a device node cannot be opened here");
        SUCCEEDED(run("data encoding-heatmap -o null --format csv"));
        SUCCEEDED(run("export encoding-heatmap -o null --format png"));
        const auto status = statusOf(path(QStringLiteral("null")));
        QVERIFY(status && S_ISCHR(status->st_mode));
        QCOMPARE(names(), QStringList(QStringLiteral("null")));
    }

    void pipesStayPipes() {
        QCOMPARE(::mkfifo(QFile::encodeName(path(QStringLiteral("pipe"))).constData(), 0600), 0);
        const Run done =
            shell(QStringLiteral("cat pipe & \"$PROGRAM\" data encoding-curves -o pipe --format csv || exit; wait"));
        SUCCEEDED(done);
        QCOMPARE(done.out, run("data encoding-curves").out);
        const auto status = statusOf(path(QStringLiteral("pipe")));
        QVERIFY(status && S_ISFIFO(status->st_mode));
    }

    void aPipeThatNobodyReadsIsGivenUp_data() {
        QTest::addColumn<QString>("command");
        QTest::addRow("data") << "data similarity -o pipe --format csv";
        QTest::addRow("export") << "export similarity -o pipe --format svg";
    }
    void aPipeThatNobodyReadsIsGivenUp() {
        QFETCH(QString, command);
        QCOMPARE(::mkfifo(QFile::encodeName(path(QStringLiteral("pipe"))).constData(), 0600), 0);
        REFUSED(run(command.split(u' ')), 1, "pipe: nobody reads the pipe");
    }

    void devStdoutGoesWhereStandardOutputGoes() {
        const QByteArray expected = run("data encoding-curves").out;
        QCOMPARE(run("data encoding-curves -o /dev/stdout --format csv").out, expected);
        SUCCEEDED(shell(QStringLiteral(
            "printf 'before\\n' >log; \"$PROGRAM\" data encoding-curves -o /dev/stdout --format csv >>log")));
        QCOMPARE(contentsOf(path(QStringLiteral("log"))), "before\n" + expected);
    }

    void descriptorsAreSharedWithOthers_data() {
        QTest::addColumn<QString>("script");
        QTest::addColumn<QByteArray>("before");
        QTest::addRow("/dev/stdout between others") << "{ echo a; %1 -o /dev/stdout; echo b; } >log" << QByteArray();
        QTest::addRow("/dev/stdout between others, appending")
            << "{ echo a; %1 -o /dev/stdout; echo b; } >>log" << QByteArray("before\n");
        QTest::addRow("/dev/fd/1, twice opened") << "exec >log; echo a; %1 -o /dev/fd/1; echo b" << QByteArray();
        QTest::addRow("/proc/self/fd/1") << "{ echo a; %1 -o /proc/self/fd/1; echo b; } >log" << QByteArray();
        QTest::addRow("a pipe") << "{ echo a; %1 -o /dev/stdout; echo b; } | cat >log" << QByteArray();
        QTest::addRow("/dev/fd/3") << "{ echo a >&3; %1 -o /dev/fd/3; echo b >&3; } 3>log" << QByteArray();
        QTest::addRow("/dev/fd/7, appending")
            << "{ echo a >&7; %1 -o /dev/fd/7; echo b >&7; } 7>>log" << QByteArray("before\n");
        QTest::addRow("/dev/stderr") << "{ echo a >&2; %1 -o /dev/stderr; echo b >&2; } 2>log" << QByteArray();
        QTest::addRow("a link to /dev/fd/3")
            << "ln -s /dev/fd/3 link; { echo a >&3; %1 -o link; echo b >&3; } 3>log" << QByteArray();
    }
    void descriptorsAreSharedWithOthers() {
        QFETCH(QString, script);
        QFETCH(QByteArray, before);
        put(path(QStringLiteral("log")), before);
        const QByteArray table = run("data encoding-curves").out;
        SUCCEEDED(shell(script.arg(QStringLiteral("\"$PROGRAM\" data encoding-curves --format csv"))));
        QCOMPARE(contentsOf(path(QStringLiteral("log"))), before + "a\n" + table + "b\n");
        put(path(QStringLiteral("log")), before);
        QFile::remove(path(QStringLiteral("link")));
        SUCCEEDED(shell(script.arg(QStringLiteral("\"$PROGRAM\" export encoding-curves --format svg"))));
        const QByteArray figure = contentsOf(path(QStringLiteral("log")));
        QVERIFY2(figure.startsWith(before + "a\n<?xml") && figure.endsWith("</svg>\nb\n"),
                 (figure.left(80) + figure.right(20)).constData());
    }

    void descriptorsThatCannotBeWritten_data() {
        QTest::addColumn<QString>("output");
        QTest::addRow("not open") << "/dev/fd/9";
        QTest::addRow("open for reading") << "/dev/fd/5 5</dev/null";
        QTest::addRow("standard output, closed") << "/dev/stdout >&-";
        QTest::addRow("standard input, closed") << "/proc/self/fd/0 <&-";
    }
    void descriptorsThatCannotBeWritten() {
        QFETCH(QString, output);
        const QString sentence = output.section(u' ', 0, 0) + QStringLiteral(": it is not open for writing\n");
        for (const char* command : {"data encoding-curves --format csv", "export encoding-curves --format svg"})
            REFUSED(shell(QStringLiteral("\"$PROGRAM\" %1 -o %2").arg(QLatin1String(command), output)), 1, sentence);
    }

    void linksAndPermissionsStay() {
        put(path(QStringLiteral("target.csv")), "old");
        QCOMPARE(::chmod(QFile::encodeName(path(QStringLiteral("target.csv"))).constData(), 0640), 0);
        QCOMPARE(::symlink("target.csv", QFile::encodeName(path(QStringLiteral("link.csv"))).constData()), 0);
        SUCCEEDED(run("data encoding-curves -o link.csv"));
        QVERIFY(QFileInfo(path(QStringLiteral("link.csv"))).isSymLink());
        QCOMPARE(contentsOf(path(QStringLiteral("target.csv"))), run("data encoding-curves").out);
        QCOMPARE(statusOf(path(QStringLiteral("target.csv")))->st_mode & 07777u, 0640u);
    }
};

ATTENTION_TEST(OutputTest, QCoreApplication)
#include "output_test.moc"
