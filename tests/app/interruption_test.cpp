#include <algorithm>
#include <csignal>
#include <fcntl.h>
#include <iterator>
#include <optional>
#include <poll.h>
#include <pty.h>
#include <sys/ioctl.h>
#include <termios.h>
#include <unistd.h>

#include <QElapsedTimer>

#include "tests/app/program.h"
#include "tests/test_class.h"

using namespace attention;

namespace {

/// Takes minutes, and tells how much of it is done.
const QString kMeasuring = QStringLiteral("data measured-cost --repeats 99 --d 1024 --sweep-last 16384");
/// Lasts as long as somebody has the pipe open and writes nothing.
const QString kReading = QStringLiteral("data --scene pipe");
/// "^C" as a keyboard sends it.
constexpr char kInterruptKey = '\x03';

/// A terminal of the test's own, on which a program writes its errors.
class Terminal {
    Q_DISABLE_COPY_MOVE(Terminal)

 public:
    explicit Terminal(unsigned short columns) {
        const winsize size{.ws_row = 24, .ws_col = columns, .ws_xpixel = 0, .ws_ypixel = 0};
        if (::openpty(&m_keyboard, &m_line, nullptr, nullptr, &size) != 0) qFatal("there is no terminal");
        for (const int end : {m_keyboard, m_line}) ::fcntl(end, F_SETFD, FD_CLOEXEC);
        // A terminal sends the signal before it shows the key, so that it may show it on a line that is cleared
        // already.
        termios modes{};
        if (::tcgetattr(m_line, &modes) != 0) qFatal("the terminal has no modes");
        modes.c_lflag &= ~tcflag_t(ECHO);
        if (::tcsetattr(m_line, TCSANOW, &modes) != 0) qFatal("the terminal keeps its modes");
    }
    ~Terminal() {
        ::close(m_keyboard);
        ::close(m_line);
    }
    /// The program will have it as its own, with its errors on it.
    void giveTo(QProcess& process) const {
        process.setChildProcessModifier([line = m_line] {
            ::setsid();
            ::ioctl(line, TIOCSCTTY, 0);
            ::dup2(line, STDERR_FILENO);
        });
    }
    void press(char key) const { QCOMPARE(::write(m_keyboard, &key, 1), 1); }
    /// All that was written until now.
    const QByteArray& read() {
        for (pollfd waited{m_keyboard, POLLIN, 0}; ::poll(&waited, 1, 0) > 0 && (waited.revents & POLLIN) != 0;) {
            char piece[1024];
            const auto count = ::read(m_keyboard, piece, sizeof piece);
            if (count <= 0) break;
            m_written.append(piece, count);
        }
        return m_written;
    }
    /// What stands on its lines.
    QStringList lines() {
        QStringList lines{QString()};
        qsizetype column = 0;
        for (const QChar character : QString::fromUtf8(read())) {
            if (character == u'\n') {
                lines.append(QString());
            } else if (character == u'\r') {
                column = 0;
            } else {
                QString& line = lines.last();
                if (line.size() <= column) line.resize(column + 1, u' ');
                line[column++] = character;
            }
        }
        for (QString& line : lines) line = line.trimmed();
        return lines;
    }

 private:
    int m_keyboard = -1;
    int m_line = -1;
    QByteArray m_written;
};

}  // namespace

/// What a command tells while it works, and what is left when a signal ends it.
class InterruptionTest : public QObject, private ProgramRunner {
    Q_OBJECT

    int m_silent = -1;

    void begin(QProcess& process, const QString& arguments) const {
        process.setWorkingDirectory(path({}));
        process.setProcessEnvironment(environment());
        process.start(program(), arguments.split(u' '));
        QVERIFY(process.waitForStarted());
    }

 private Q_SLOTS:
    void init() {
        makeFolder();
        const QByteArray pipe = QFile::encodeName(path(QStringLiteral("pipe")));
        QCOMPARE(::mkfifo(pipe.constData(), 0600), 0);
        m_silent = ::open(pipe.constData(), O_RDWR | O_CLOEXEC);
    }
    void cleanup() { ::close(m_silent); }

    void progressOnATerminal() {
        QByteArray lesson("# T\n");
        for (int i = 0; i < 40; ++i)
            lesson += "## Step " + QByteArray::number(i) + "\nshow: training --steps 5000 --seed " +
                      QByteArray::number(i) + "\nask: How much?\nanswer: loss 3 accuracy\n";
        put(path(QStringLiteral("long%3.lesson")), lesson);
        put(path(QStringLiteral("list.json")), R"({"figures": [{"exhibit": "encoding-heatmap", "name": "{start}",
            "parameters": {"start": {"from": 0, "to": 39999, "count": 40000}}}]})");
        constexpr unsigned short kUsual = 80, kShort = 70, kNarrow = 30;
        struct Waiting {
            const char* name;
            QString command;
            QString line;
            unsigned short columns;
            QString file = {};  ///< to be written
            Terminal terminal = Terminal(columns);
            QProcess process{};
            QElapsedTimer timer = {};
            std::optional<qint64> toldAfter = {};
            qsizetype length = 0;  ///< of all that was written when it told first

            bool tells() {
                if (!toldAfter && QRegularExpression(line).match(terminal.lines().last()).hasMatch())
                    toldAfter = timer.elapsed(), length = terminal.read().size();
                return toldAfter.has_value();
            }
        };
        // All at the same time, since each tells nothing for two seconds.
        Waiting all[]{
            {"seconds", kReading, "attention-lab: reading … \\d+ s \\(Ctrl\\+C stops\\)", kUsual, "seconds.csv"},
            {"a share", kMeasuring, "attention-lab: measuring … \\d+ %, \\d+ s \\(Ctrl\\+C stops\\)", kUsual,
             "share.csv"},
            {"a narrow terminal", kReading, "attention-lab: reading … \\d+", kNarrow, "narrow.csv"},
            {"a check of lessons", "lesson check long%3.lesson",
             "attention-lab: checking long%3 … \\d+ %, \\d+ s \\(Ctrl\\+C stops\\)", kUsual},
            // On its shorter line the hint does not fit, so none of it is told.
            {"a list of files", "batch list.json -o out --yes",
             "attention-lab: making 40000 files … \\d+ %, \\d+ s, about \\d+ (s|min|h) left$", kShort},
        };
        for (Waiting& each : all) {
            if (!each.file.isEmpty()) put(path(each.file), "old");
            each.terminal.giveTo(each.process);
            each.timer.start();
            begin(each.process, each.command + (each.file.isEmpty() ? QString() : QStringLiteral(" -o ") + each.file));
        }
        // What works is halted for a while of that, which is time for it, too, but takes no processor's.
        const auto tellWorkers = [&](int signal) {
            for (const Waiting& each : all)
                if (each.command != kReading) ::kill(pid_t(each.process.processId()), signal);
        };
        QTest::qWait(200);
        tellWorkers(SIGSTOP);
        QTest::qWait(1300);
        tellWorkers(SIGCONT);
        // A failure says which of them was silent, whether it had ended, and what was on its terminal.
        (void)QTest::qWaitFor([&] { return std::ranges::count_if(all, &Waiting::tells) == std::ssize(all); }, kTimeout);
        for (Waiting& each : all)
            QVERIFY2(each.toldAfter, qPrintable(QStringLiteral("%1: state %2, status %3, terminal: %4")
                                                    .arg(QLatin1StringView(each.name))
                                                    .arg(each.process.state())
                                                    .arg(each.process.exitCode())
                                                    .arg(each.terminal.lines().join(u'|'))));
        for (Waiting& each : all) {
            QVERIFY2(*each.toldAfter >= 2000, each.name);
            QVERIFY2(each.terminal.lines().last().size() < each.columns, "it would be broken in two");
            // It is rewritten, in the same place.
            QTRY_VERIFY_WITH_TIMEOUT(each.terminal.read().size() > each.length, kTimeout);
            QVERIFY2(each.terminal.lines().size() == 1, each.name);
            each.terminal.press(kInterruptKey);
            QVERIFY2(each.process.waitForFinished(kTimeout), each.name);
            QVERIFY2(each.process.exitStatus() == QProcess::CrashExit, each.name);
            QVERIFY2(each.process.exitCode() == SIGINT, each.name);
            QCOMPARE(each.terminal.lines(), QStringList(QString()));
            QCOMPARE(each.process.readAllStandardOutput(), QByteArray());
            if (!each.file.isEmpty()) QCOMPARE(contentsOf(path(each.file)), QByteArray("old"));
        }
        QCOMPARE(names(),
                 (QStringList{"list.json", "long%3.lesson", "narrow.csv", "out", "pipe", "seconds.csv", "share.csv"}));
    }

    void whatComesOutEndsTheLine() {
        Terminal terminal(80);
        QProcess process;
        terminal.giveTo(process);
        begin(process, kReading + QStringLiteral(" --format csv"));
        QTRY_VERIFY_WITH_TIMEOUT(terminal.read().contains("Ctrl+C stops"), kTimeout);
        const Run saved = run("export encoding-curves -o scene.svg");
        SUCCEEDED(saved);
        QProcess writer;
        writer.setStandardInputFile(path(QStringLiteral("scene.svg")));
        writer.setStandardOutputFile(path(QStringLiteral("pipe")));
        writer.start(QStringLiteral("cat"), QStringList());
        QVERIFY(writer.waitForFinished(kTimeout));
        ::close(std::exchange(m_silent, -1));
        QVERIFY(process.waitForFinished(kTimeout));
        QCOMPARE(process.exitStatus(), QProcess::NormalExit);
        QCOMPARE(process.exitCode(), 0);
        QCOMPARE(process.readAllStandardOutput(), run("data encoding-curves").out);
        QCOMPARE(terminal.lines(), QStringList(QString()));
    }

    void aSignalEndsItCleanly() {
        struct Ended {
            const char* name;
            int signal;
            QString command;
            int wait = 300;
            QProcess process{};
            QElapsedTimer timer = {};

            QString file() const { return QString::fromLatin1(name).remove(u' ') + QStringLiteral(".csv"); }
        };
        // All at the same time, since each is waited for. The last one longer than a terminal waits for its first line.
        Ended all[]{{"INT reading", SIGINT, kReading},   {"INT measuring", SIGINT, kMeasuring},
                    {"TERM reading", SIGTERM, kReading}, {"TERM measuring", SIGTERM, kMeasuring},
                    {"HUP reading", SIGHUP, kReading},   {"HUP measuring", SIGHUP, kMeasuring},
                    {"INT late", SIGINT, kReading, 2500}};
        QStringList left;
        for (Ended& each : all) {
            put(path(each.file()), "old");
            left += each.file();
            each.timer.start();
            begin(each.process, each.command + QStringLiteral(" -o ") + each.file());
        }
        for (Ended& each : all) {
            QVERIFY2(!each.process.waitForFinished(int(std::max<qint64>(0, each.wait - each.timer.elapsed()))),
                     each.name);
            ::kill(pid_t(each.process.processId()), each.signal);
            QVERIFY2(each.process.waitForFinished(kTimeout), each.name);
            QVERIFY2(each.process.exitStatus() == QProcess::CrashExit, each.name);
            QVERIFY2(each.process.exitCode() == each.signal, each.name);
            QCOMPARE(each.process.readAllStandardOutput() + each.process.readAllStandardError(), QByteArray());
            QCOMPARE(contentsOf(path(each.file())), QByteArray("old"));
        }
        left += QStringLiteral("pipe");
        left.sort(Qt::CaseInsensitive);  // as a folder is listed
        QCOMPARE(names(), left);
    }

    void aShellIsToldSo_data() {
        QTest::addColumn<QString>("signal");
        QTest::addColumn<QByteArray>("status");
        QTest::addRow("SIGINT") << "INT" << QByteArray("130\n");
        QTest::addRow("SIGTERM") << "TERM" << QByteArray("143\n");
    }
    void aShellIsToldSo() {
        QFETCH(QString, signal);
        QFETCH(QByteArray, status);
        const Run done =
            start(QStringLiteral("/bin/bash"),
                  {"-c", QStringLiteral("timeout --preserve-status -s %1 0.5 \"$PROGRAM\" %2 -o out.csv; echo $?")
                             .arg(signal, kReading)});
        QCOMPARE(done.out, status);
        QCOMPARE(done.err, QByteArray());
        QCOMPARE(names(), QStringList("pipe"));
    }

    void aNewFolderGoesAgain() {
        QProcess process;
        begin(process, QStringLiteral("export --all -o pictures"));
        QTRY_VERIFY_WITH_TIMEOUT(QFile::exists(path(QStringLiteral("pictures"))), kTimeout);
        ::kill(pid_t(process.processId()), SIGINT);
        QVERIFY(process.waitForFinished(kTimeout));
        QCOMPARE(process.exitStatus(), QProcess::CrashExit);
        QCOMPARE(process.exitCode(), SIGINT);
        QCOMPARE(names(), QStringList("pipe"));
    }

    void aFolderThatWasThereStays() {
        QVERIFY(QDir(path({})).mkdir(QStringLiteral("pictures")));
        put(path(QStringLiteral("pictures/attention.svg")), "old");
        QProcess process;
        // The pipe waits for somebody who reads it.
        QCOMPARE(::mkfifo(QFile::encodeName(path(QStringLiteral("pictures/heads.svg"))).constData(), 0600), 0);
        begin(process, QStringLiteral("export --all -o pictures"));
        QVERIFY(!process.waitForFinished(500));
        ::kill(pid_t(process.processId()), SIGINT);
        QVERIFY(process.waitForFinished(kTimeout));
        QCOMPARE(process.exitCode(), SIGINT);
        QCOMPARE(contentsOf(path(QStringLiteral("pictures/attention.svg"))), QByteArray("old"));
        QCOMPARE(QDir(path(QStringLiteral("pictures")))
                     .entryList(QDir::AllEntries | QDir::Hidden | QDir::System | QDir::NoDotAndDotDot),
                 (QStringList{"attention.svg", "heads.svg"}));
    }

    void hiddenFilesAreRemoved() {
        if (mountPrefix().isEmpty()) QSKIP("a file system of one's own cannot be mounted here");
        // Without /proc a file without a name could not get one, so it has a hidden one from the start.
        const Run done = mountingShell(QStringLiteral("mount -t tmpfs none /proc && mkdir here && cd here || exit 99\n"
                                                      "printf old >out.csv\n"
                                                      "\"$PROGRAM\" %1 -o out.csv & pid=$!\n"
                                                      "until ls -A | grep -q '^[.]attention-lab'; do :; done\n"
                                                      "kill -TERM $pid; wait $pid; echo $? $(ls -A) $(cat out.csv)")
                                           .arg(kMeasuring));
        QCOMPARE(done.out, QByteArray("143 out.csv old\n"));
    }

    void aSignalThatIsIgnoredEndsNothing() {
        const Run done =
            shell(QStringLiteral("trap '' INT; \"$PROGRAM\" data encoding-curves -o /dev/fd/3 --format csv "
                                 "3>out.csv; kill -INT $$; echo $?"));
        QCOMPARE(done.out, QByteArray("0\n"));
    }

    void whatCanBeRefusedIsRefusedBeforeTheWork_data() {
        QTest::addColumn<QString>("command");
        QTest::addColumn<int>("status");
        QTest::addColumn<QString>("said");
        QTest::addRow("text as NPY") << kMeasuring + " -o x.npy" << 2
                                     << "-o: table \"measured\": NPY holds numbers only, and a column of the table is "
                                        "text; accepted: csv, json, tex, md";
        QTest::addRow("a folder that is missing")
            << kMeasuring + " -o missing/x.csv" << 1 << "the folder does not exist";
        QTest::addRow("a picture that is a folder")
            << "export --all -o pictures" << 1 << "pictures/scaling.svg: it is a folder";
        QTest::addRow("pictures too large")
            << "export --all -o new --format png --width 2000mm --height 2000mm --dpi 2400" << 2
            << "--width, --height, --dpi: ";
    }
    void whatCanBeRefusedIsRefusedBeforeTheWork() {
        QFETCH(QString, command);
        QFETCH(int, status);
        QFETCH(QString, said);
        QVERIFY(QDir(path({})).mkpath(QStringLiteral("pictures/scaling.svg")));
        REFUSED(run(command.split(u' ')), status, said);
        QCOMPARE(names(), (QStringList{"pictures", "pipe"}));
        QCOMPARE(
            QDir(path(QStringLiteral("pictures"))).entryList(QDir::AllEntries | QDir::Hidden | QDir::NoDotAndDotDot),
            QStringList("scaling.svg"));
    }
};

ATTENTION_TEST(InterruptionTest, QCoreApplication)
#include "interruption_test.moc"
