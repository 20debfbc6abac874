#include <cstring>
#include <fcntl.h>
#include <optional>
#include <sys/stat.h>
#include <sys/sysmacros.h>
#include <unistd.h>

#include <QtTest>

#include "core/scene/parameters.h"
#include "ui/exhibits/registry.h"

// The real program, as a person or a script starts it.

using namespace attention;

namespace {

/// Longer than any run takes, even under sanitizers.
constexpr int kTimeout = 60'000;

const QString kProgram = QStringLiteral(ATTENTION_PROGRAM);

struct Run {
    int status = -1;
    QByteArray out;
    QByteArray err;
};

QProcessEnvironment plainEnvironment(const QString& home) {
    QProcessEnvironment environment;
    environment.insert(QStringLiteral("PATH"), qEnvironmentVariable("PATH"));
    environment.insert(QStringLiteral("HOME"), home);
    return environment;
}

Run finish(QProcess& process) {
    if (!process.waitForFinished(kTimeout)) {
        process.kill();
        process.waitForFinished();
        return {-1, {}, "did not end: " + process.errorString().toUtf8()};
    }
    if (process.exitStatus() != QProcess::NormalExit) return {-1, {}, "crashed: " + process.readAllStandardError()};
    return {process.exitCode(), process.readAllStandardOutput(), process.readAllStandardError()};
}

QByteArray contentsOf(const QString& path) {
    QFile file(path);
    return file.open(QIODevice::ReadOnly) ? file.readAll() : QByteArray("unreadable");
}

void put(const QString& path, const QByteArray& bytes) {
    QFile file(path);
    QVERIFY(file.open(QIODevice::WriteOnly));
    QCOMPARE(file.write(bytes), bytes.size());
}

std::optional<struct stat> statusOf(const QString& path) {
    struct stat status {};
    if (::lstat(QFile::encodeName(path).constData(), &status) != 0) return std::nullopt;
    return status;
}

/// One line with the program's name, made of printable characters.
bool isOneErrorLine(const QByteArray& err) {
    const QString line = QString::fromUtf8(err);
    if (!line.startsWith(QStringLiteral("attention-lab: error: ")) || !line.endsWith(u'\n')) return false;
    return std::all_of(line.cbegin(), line.cend() - 1, [](QChar character) { return character.isPrint(); });
}

QByteArray withoutDate(QByteArray pdf) {
    const auto date = pdf.indexOf("/CreationDate");
    return pdf.remove(date, pdf.indexOf('\n', date) - date);
}

/// What is wrong with a run that has to end with `status`, one line of error and `said` in it; else nothing.
QString complaint(const Run& run, int status, const QStringList& said) {
    const QString err = QString::fromUtf8(run.err);
    if (!isOneErrorLine(run.err)) return QStringLiteral("not one line of error: ") + err;
    if (run.status != status) return QStringLiteral("status %1: %2").arg(run.status).arg(err);
    if (!run.out.isEmpty()) return QStringLiteral("something on standard output beside ") + err;
    for (const QString& words : said)
        if (!err.contains(words)) return QStringLiteral("no %1 in %2").arg(words, err);
    return {};
}

/// What is wrong with a run that has to succeed.
QString complaint(const Run& run) {
    if (run.status == 0 && run.err.isEmpty()) return {};
    return QStringLiteral("status %1: %2").arg(run.status).arg(QString::fromUtf8(run.err));
}

#define REFUSED(run, status, ...) QCOMPARE(complaint(run, status, QStringList{__VA_ARGS__}), QString())
#define SUCCEEDED(run) QCOMPARE(complaint(run), QString())

}  // namespace

class CommandLineTest : public QObject {
    Q_OBJECT

    std::optional<QTemporaryDir> m_folder;
    QStringList m_mountPrefix;  ///< how to run a command that may mount, or empty

    QString path(const QString& name) const { return m_folder->filePath(name); }
    QStringList names() const {
        return QDir(m_folder->path()).entryList(QDir::AllEntries | QDir::Hidden | QDir::System | QDir::NoDotAndDotDot);
    }

    Run start(const QString& program, const QStringList& arguments,
              const QMap<QString, QString>& variables = {}) const {
        QProcess process;
        process.setWorkingDirectory(m_folder->path());
        QProcessEnvironment environment = plainEnvironment(m_folder->path());
        for (auto variable = variables.cbegin(); variable != variables.cend(); ++variable)
            environment.insert(variable.key(), variable.value());
        environment.insert(QStringLiteral("PROGRAM"), kProgram);
        process.setProcessEnvironment(environment);
        process.start(program, arguments);
        return finish(process);
    }
    Run run(const QStringList& arguments, const QMap<QString, QString>& variables = {}) const {
        return start(kProgram, arguments, variables);
    }
    Run run(const char* arguments) const { return run(QString::fromUtf8(arguments).split(u' ')); }
    /// $PROGRAM is the program.
    Run shell(const QString& script) const { return start(QStringLiteral("/bin/sh"), {QStringLiteral("-c"), script}); }
    /// As shell(), where the script may mount without anybody else seeing it.
    Run mountingShell(const QString& script) const {
        return start(m_mountPrefix.first(),
                     m_mountPrefix.mid(1) + QStringList{QStringLiteral("/bin/sh"), QStringLiteral("-c"), script});
    }

 private Q_SLOTS:
    void initTestCase() {
        QVERIFY2(QFileInfo(kProgram).isExecutable(), ATTENTION_PROGRAM);
        for (const char* flags : {"-m", "-rm"}) {
            QProcess probe;
            probe.start(QStringLiteral("unshare"), {QString::fromLatin1(flags), QStringLiteral("sh"),
                                                    QStringLiteral("-c"), QStringLiteral("mount -t tmpfs none /mnt")});
            if (probe.waitForFinished(kTimeout) && probe.exitStatus() == QProcess::NormalExit &&
                probe.exitCode() == 0) {
                m_mountPrefix = {QStringLiteral("unshare"), QString::fromLatin1(flags)};
                break;
            }
        }
    }
    void init() {
        m_folder.emplace();
        QVERIFY(m_folder->isValid());
    }

    // ---- Asked wrongly ----

    void badInput_data() {
        QTest::addColumn<QStringList>("arguments");
        QTest::addColumn<int>("status");
        QTest::addColumn<QStringList>("said");
        const auto row = [](const char* name, const QString& arguments, int status, const QStringList& said) {
            QTest::addRow("%s", name) << arguments.split(u' ') << status << said;
        };
        const QString outputs[] = {QStringLiteral("data encoding-heatmap -o out.csv"),
                                   QStringLiteral("export encoding-heatmap -o out.svg")};
        row("unknown command", QStringLiteral("frobnicate"), 2, {"\"frobnicate\"", "list, export, data, help"});
        row("a file is no command", QStringLiteral("scene.json"), 2, {"\"scene.json\"", "list, export, data, help"});
        row("unknown option before a command", QStringLiteral("--frobnicate"), 2,
            {"--frobnicate", "--version, --help"});
        QTest::addRow("empty command") << QStringList{QString()} << 2
                                       << QStringList{"\"\"", "list, export, data, help"};
        row("more after --version", QStringLiteral("--version list"), 2, {"--version", "\"list\""});
        row("help for an unknown command", QStringLiteral("help frobnicate"), 2,
            {"\"frobnicate\"", "list, export, data, help"});
        row("list takes no argument", QStringLiteral("list encoding-heatmap"), 2, {"list", "\"encoding-heatmap\""});
        row("a value for an option without one", QStringLiteral("list --json=1"), 2, {"--json"});
        row("export without -o", QStringLiteral("export encoding-heatmap"), 2, {"-o", ".png, FILE.svg or FILE.pdf"});
        row("export without exhibit", QStringLiteral("export -o out.svg"), 2,
            {"exhibit", "encoding-curves, encoding-heatmap"});
        row("export --all with parameters", QStringLiteral("export --all -o all --n 5"), 2, {"--all", "--n"});
        row("export --all with a preset", QStringLiteral("export --all -o all --preset d2l"), 2, {"--all", "--preset"});
        row("export --all with an exhibit", QStringLiteral("export --all encoding-heatmap -o all"), 2,
            {"\"encoding-heatmap\""});
        for (const QString& output : outputs) {
            const QString command = output.section(u' ', 0, 0);
            const auto each = [&](const char* name, const QString& more, int status, const QStringList& said) {
                row(qPrintable(command + QStringLiteral(": ") + QString::fromUtf8(name)), output + u' ' + more, status,
                    said);
            };
            row(qPrintable(command + ": unknown exhibit"), QString(output).replace("heatmap", "heatmop"), 2,
                {"\"encoding-heatmop\"", "encoding-curves, encoding-heatmap"});
            each("two exhibits", QStringLiteral("encoding-curves"), 2, {"\"encoding-curves\""});
            each("unknown parameter", QStringLiteral("--frobnicate 1"), 2, {"--frobnicate", "--n, --d"});
            each("a parameter the exhibit does not use", QStringLiteral("--first-column 1"), 2,
                 {"--first-column", "encoding-heatmap", "--colour-map"});
            each("unknown preset", QStringLiteral("--preset d3l"), 2, {"--preset", "\"d3l\"", "d2l"});
            each("unknown format", QStringLiteral("--format gif"), 2,
                 {"--format", "\"gif\"", command == u"data" ? "csv, npy" : "png, svg, pdf"});
            each("unknown choice", QStringLiteral("--colour-map rainbow"), 2,
                 {"--colour-map", "\"rainbow\"", "signed, blues"});
            each("a value is missing", QStringLiteral("--n"), 2, {"--n"});
            for (const char* n :
                 {"0", "-3", "1.5", "1e99", "abc", "0x10", "٣", "16385", "99999999999999999999", "+5", "5,0"})
                each(qPrintable(QStringLiteral("n = %1").arg(QString::fromUtf8(n))),
                     QStringLiteral("--n ") + QString::fromUtf8(n), 2,
                     {"--n", u'"' + QString::fromUtf8(n) + u'"', "1 to 16384"});
            QTest::addRow("%s: n is empty", qPrintable(command))
                << output.split(u' ') + QStringList{"--n", ""} << 2 << QStringList{"--n", "\"\"", "1 to 16384"};
            QTest::addRow("%s: n has two lines", qPrintable(command))
                << output.split(u' ') + QStringList{"--n", "5\n\x1b[31m6"} << 2
                << QStringList{"--n", "5\\n", "1 to 16384"};
            each("d = 0", QStringLiteral("--d 0"), 2, {"--d", "1 to 4096"});
            each("d = 4097", QStringLiteral("--d 4097"), 2, {"--d", "1 to 4096"});
            each("base = 1", QStringLiteral("--base 1"), 2, {"--base", "greater than 1"});
            each("base = nan", QStringLiteral("--base nan"), 2, {"--base", "greater than 1"});
            each("start = -1", QStringLiteral("--start -1"), 2, {"--start", "0 to 1000000"});
            each("row = n", QStringLiteral("--row 60"), 2, {"--row", "60", "0 to 59"});
            each("output folder missing",
                 QStringLiteral("-o missing/out.csv --format ") + (command == u"data" ? "csv" : "svg"), 1,
                 {"missing/out.csv", "the folder does not exist"});
            each("output is a folder", QStringLiteral("-o folder"), 1, {"folder", "it is a folder"});
            each("output is a folder, format given",
                 QStringLiteral("-o folder --format ") + (command == u"data" ? "npy" : "pdf"), 1,
                 {"folder", "it is a folder"});
            each("output inside a file",
                 QStringLiteral("-o old/out.csv --format ") + (command == u"data" ? "csv" : "svg"), 1,
                 {"old/out.csv", "not a folder"});
            each("unknown extension", QStringLiteral("-o old.xyz"), 2,
                 {"-o", "\"old.xyz\"", command == u"data" ? ".csv, .npy" : ".png, .svg, .pdf"});
            each("no extension", QStringLiteral("-o old"), 2, {"-o", "\"old\""});
            each("a device without --format", QStringLiteral("-o /dev/null"), 2, {"-o", "--format"});
            QTest::addRow("%s: the output has no name", qPrintable(command))
                << output.split(u' ') + QStringList{"-o", ""} << 2 << QStringList{"-o"};
        }
        row("unknown table", QStringLiteral("data encoding-heatmap -o out.csv --table Q"), 2,
            {"--table", "\"Q\"", "P"});
        row("a later format", QStringLiteral("data encoding-heatmap -o out.csv --format json"), 2,
            {"--format", "csv, npy"});
        row("data takes no width", QStringLiteral("data encoding-heatmap -o out.csv --width 80mm"), 2,
            {"--width", "data"});
        const QString figure = QStringLiteral("export encoding-heatmap -o out.svg ");
        row("unknown theme", figure + "--theme blue", 2, {"--theme", "\"blue\"", "light, dark"});
        row("unknown language", figure + "--language zh_CN", 2, {"--language", "\"zh_CN\"", "en"});
        row("unknown unit", figure + "--width 12furlongs", 2, {"--width", "\"12furlongs\"", "mm, cm, in, pt or px"});
        row("no unit", figure + "--height 80", 2, {"--height", "\"80\"", "mm, cm, in, pt or px"});
        row("too narrow", figure + "--width 9mm", 2, {"--width", "10mm to 2000mm"});
        row("too few dpi", figure + "--dpi 1", 2, {"--dpi", "10 to 2400"});
        row("too many pixels", QStringLiteral("export encoding-heatmap -o out.png --width 2m --height 2m"), 2,
            {"--width"});
        row("more than 1 GiB",
            QStringLiteral("export encoding-heatmap -o out.png --width 400mm --height 400mm --dpi 2000"), 2,
            {"31496 x 31496"});
        row("export takes no table", figure + "--table P", 2, {"--table", "export"});
        const QString curves = QStringLiteral("data encoding-curves -o out.csv ");
        row("last column before first", curves + "--first-column 9 --last-column 6", 2,
            {"--last-column", "first-column", "9 to 31"});
        row("last column beyond d", curves + "--last-column 32", 2, {"--last-column", "d - 1"});
        row("last column beyond a smaller d", curves + "--d 8 --last-column 8", 2, {"--last-column", "d - 1"});
        row("a choice of another exhibit", curves + "--colour-map blues", 2, {"--colour-map", "encoding-curves"});
    }
    void badInput() {
        QFETCH(QStringList, arguments);
        QFETCH(int, status);
        QFETCH(QStringList, said);
        QVERIFY(QDir(m_folder->path()).mkdir(QStringLiteral("folder")));
        const QStringList files{"out.csv", "out.svg", "out.png", "old", "old.xyz"};
        for (const QString& file : files) put(path(file), "old");
        const QStringList before = names();
        QCOMPARE(complaint(run(arguments), status, said), QString());
        for (const QString& file : files) QCOMPARE(contentsOf(path(file)), QByteArray("old"));
        QCOMPARE(names(), before);
    }

    void argumentsThatAreNoText() {
        const Run refused = shell(QStringLiteral("\"$PROGRAM\" data encoding-heatmap -o \"$(printf 'x\\377.csv')\""));
        REFUSED(refused, 2, QStringLiteral("UTF-8"));
        QCOMPARE(names(), QStringList());
    }

    void tooMuchMemoryIsRefused() {
#ifdef __SANITIZE_ADDRESS__
        QSKIP("AddressSanitizer needs more address space than this test allows");
#endif
        // 16384 x 4096 doubles are half a gigabyte, and half of what this process may have is allowed.
        put(path(QStringLiteral("P.npy")), "old");
        const Run refused = shell(
            QStringLiteral("ulimit -v 900000; exec \"$PROGRAM\" data encoding-heatmap --n 16384 --d 4096 -o P.npy"));
        REFUSED(refused, 2, QStringLiteral("1.07 GB"), QStringLiteral("0.461 GB"));
        QCOMPARE(contentsOf(path(QStringLiteral("P.npy"))), QByteArray("old"));
    }

    // ---- Could not ----

    void outputs_data() {
        QTest::addColumn<QString>("command");
        for (const char* command : {"data encoding-heatmap --n 1000 -o out.csv",
                                    "data encoding-heatmap --n 1000 -o out.npy", "export encoding-heatmap -o out.svg",
                                    "export encoding-heatmap -o out.png", "export encoding-heatmap -o out.pdf"})
            QTest::addRow("%s", command) << command;
    }

    void fullFileSystem_data() {
        outputs_data();
    }
    void fullFileSystem() {
        QFETCH(QString, command);
        if (m_mountPrefix.isEmpty()) QSKIP("a file system of one's own cannot be mounted here");
        const QString file = command.section(u' ', -1);
        const Run refused =
            mountingShell(QStringLiteral("mkdir small && mount -t tmpfs -o size=16k none small && cd small || exit 99\n"
                                         "printf old >%1; \"$PROGRAM\" %2; status=$?\n"
                                         "test \"$(ls -A):$(cat %1)\" = %1:old || echo harmed >&2\n"
                                         "exit $status")
                              .arg(file, command));
        REFUSED(refused, 1, file, QStringLiteral("the disk is full"));
    }

    void readOnlyFileSystem_data() {
        outputs_data();
    }
    void readOnlyFileSystem() {
        QFETCH(QString, command);
        if (m_mountPrefix.isEmpty()) QSKIP("a file system of one's own cannot be mounted here");
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
        QVERIFY(QDir(m_folder->path()).mkdir(QStringLiteral("fixed")));
        QCOMPARE(::chmod(QFile::encodeName(path(QStringLiteral("fixed"))).constData(), 0555), 0);
        REFUSED(run("data encoding-heatmap -o fixed/out.csv"), 1, QStringLiteral("fixed/out.csv"),
                QStringLiteral("not permitted"));
    }

    void fullDevice_data() {
        QTest::addColumn<QString>("command");
        QTest::addColumn<QString>("format");
        for (const char* format : {"csv", "npy"}) QTest::addRow("%s", format) << "data encoding-heatmap" << format;
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

    void limitedFileSize() {
        put(path(QStringLiteral("P.npy")), "old");
        REFUSED(shell(QStringLiteral("ulimit -f 64; \"$PROGRAM\" data encoding-heatmap --n 1000 -o P.npy")), 1,
                QStringLiteral("P.npy"), QStringLiteral("larger than allowed"));
        QCOMPARE(contentsOf(path(QStringLiteral("P.npy"))), QByteArray("old"));
        QCOMPARE(names(), QStringList(QStringLiteral("P.npy")));
    }

    void aKilledProgramLeavesNothing() {
        const int unnamed = ::open(QFile::encodeName(m_folder->path()).constData(), O_TMPFILE | O_WRONLY, 0600);
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

    void noDisplayForTheWindow() {
        REFUSED(run(QStringList()), 1, QStringLiteral("display"), QStringLiteral("list, export, data and help"));
        REFUSED(run(QStringList(), {{QStringLiteral("DISPLAY"), QStringLiteral(":4242")}}), 1,
                QStringLiteral("display"));
    }

    // ---- Done ----

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

    void pngSize_data() {
        QTest::addColumn<QString>("options");
        QTest::addColumn<QSize>("pixels");
        QTest::addRow("120 x 80 mm at 300 dpi: 1417.3, 944.9") << "" << QSize(1417, 945);
        QTest::addRow("4 x 2 in at 150 dpi") << "--width 4in --height 2in --dpi 150" << QSize(600, 300);
        QTest::addRow("the preset's 3.5 x 4 in at 100 dpi") << "--preset d2l --dpi 100" << QSize(350, 400);
        QTest::addRow("width wins over the preset's") << "--preset d2l --dpi 100 --width 5in" << QSize(500, 400);
        QTest::addRow("the last of a repeated option counts")
            << "--dpi 10 --dpi=100 --width 1in --width 2in --height 2in" << QSize(200, 200);
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
        QCOMPARE(QImage(path(QStringLiteral("dark.png"))).pixelColor(0, 0), Theme::darkTheme().surface);
        QCOMPARE(QImage(path(QStringLiteral("clear.png"))).pixelColor(0, 0).alpha(), 0);
    }

    void parameters_data() {
        QTest::addColumn<QString>("options");
        QTest::addColumn<QByteArray>("header");
        QTest::addColumn<int>("rows");
        QTest::addRow("defaults") << "" << QByteArray("position,6,7,8,9") << 60;
        QTest::addRow("--n=5") << "--n=5" << QByteArray("position,6,7,8,9") << 5;
        QTest::addRow("the last n counts") << "--n 5 --n 7" << QByteArray("position,6,7,8,9") << 7;
        QTest::addRow("the default last column gives way to d") << "--d 8" << QByteArray("position,6,7") << 60;
        QTest::addRow("both defaults give way to d") << "--d 3" << QByteArray("position,2") << 60;
        QTest::addRow("first gives way to an explicit last") << "--last-column 2" << QByteArray("position,2") << 60;
        QTest::addRow("last gives way to an explicit first") << "--first-column 12" << QByteArray("position,12") << 60;
        QTest::addRow("odd d") << "--d 9 --first-column 7" << QByteArray("position,7,8") << 60;
        QTest::addRow("a preset") << "--preset one-pair" << QByteArray("position,6,7") << 60;
        QTest::addRow("a flag wins over the preset, before it too")
            << "--last-column 8 --preset one-pair" << QByteArray("position,6,7,8") << 60;
        QTest::addRow("a preset gives way to a flag") << "--preset one-pair --d 7" << QByteArray("position,6") << 60;
        QTest::addRow("another table") << "--table P --d 3" << QByteArray("0,1,2") << 60;
        QTest::addRow("a blank standard output") << "-o - --n 4" << QByteArray("position,6,7,8,9") << 4;
        QTest::addRow("after --") << "-n 4 --" << QByteArray("position,6,7,8,9") << 4;
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

    void formatWinsOverTheExtension() {
        SUCCEEDED(run("data encoding-heatmap -o P.csv --format npy"));
        QVERIFY(contentsOf(path(QStringLiteral("P.csv"))).startsWith("\x93NUMPY"));
        SUCCEEDED(run("export encoding-heatmap -o P.svg --format pdf"));
        QVERIFY(contentsOf(path(QStringLiteral("P.svg"))).startsWith("%PDF"));
        SUCCEEDED(run("export encoding-heatmap -o P.PNG"));
        QVERIFY(contentsOf(path(QStringLiteral("P.PNG"))).startsWith("\x89PNG"));
    }

    void everyExhibitAtOnce() {
        SUCCEEDED(run("export --all -o all"));
        QStringList files;
        for (const Exhibit* exhibit : exhibits())
            files += QString::fromUtf8(exhibit->id().data()) + QStringLiteral(".svg");
        files.sort();
        QCOMPARE(QDir(path(QStringLiteral("all"))).entryList(QDir::Files | QDir::Hidden, QDir::Name), files);
        SUCCEEDED(run("export --all -o all --format png --dpi 50"));
        QCOMPARE(QDir(path(QStringLiteral("all"))).entryList(QDir::Files | QDir::Hidden).size(), 2 * files.size());
        // Each is what export makes of that exhibit alone.
        SUCCEEDED(run("export encoding-curves -o one.svg"));
        QCOMPARE(contentsOf(path(QStringLiteral("all/encoding-curves.svg"))),
                 contentsOf(path(QStringLiteral("one.svg"))));
    }

    void everyExhibitOrNone() {
        put(path(QStringLiteral("file")), "old");
        REFUSED(run("export --all -o file"), 1, QStringLiteral("file"), QStringLiteral("not a folder"));
        REFUSED(run("export --all -o missing/all"), 1, QStringLiteral("missing/all"), QStringLiteral("does not exist"));
        QCOMPARE(contentsOf(path(QStringLiteral("file"))), QByteArray("old"));
        // The last picture's place is taken by a folder: the first is not written either.
        const QString last = QString::fromUtf8(exhibits().back()->id().data()) + QStringLiteral(".svg");
        QVERIFY(QDir(m_folder->path()).mkpath(QStringLiteral("all/") + last));
        REFUSED(run("export --all -o all"), 1, last, QStringLiteral("it is a folder"));
        QCOMPARE(QDir(path(QStringLiteral("all"))).entryList(QDir::AllEntries | QDir::Hidden | QDir::NoDotAndDotDot),
                 QStringList(last));
    }

    void sameBytesEverywhere_data() {
        QTest::addColumn<QString>("file");
        for (const char* file : {"out.csv", "out.npy", "out.svg", "out.png", "out.pdf"})
            QTest::addRow("%s", file) << file;
    }
    void sameBytesEverywhere() {
        QFETCH(QString, file);
        const bool isData = file.endsWith(u"csv") || file.endsWith(u"npy");
        const QStringList command{isData ? "data" : "export",
                                  "encoding-heatmap",
                                  "--base",
                                  "100.5",
                                  "--row",
                                  "3",
                                  "--column",
                                  "6",
                                  "-o",
                                  file};
        put(path(QStringLiteral("settings.json")), "{\"theme\": \"dark\"}");
        QVERIFY(QDir(m_folder->path()).mkpath(QStringLiteral("config/attention-lab")));
        put(path(QStringLiteral("config/attention-lab/settings.json")),
            "{\"theme\": \"dark\", \"exhibit\": \"encoding-curves\"}");
        const QList<QMap<QString, QString>> surroundings{
            {},
            {},  // twice
            {{"LC_ALL", "C"}},
            {{"LC_ALL", "C.UTF-8"}},
            {{"LC_ALL", "pt_BR.UTF-8"}, {"LANG", "pt_BR.UTF-8"}, {"LANGUAGE", "pt_BR"}},
            {{"LC_ALL", "ar_EG.UTF-8"}},
            {{"QT_SCALE_FACTOR", "2"}, {"QT_FONT_DPI", "200"}},
            {{"QT_QPA_PLATFORM", "xcb"},
             {"DISPLAY", ":4242"},
             {"QT_QPA_PLATFORMTHEME", "gtk3"},
             {"QT_STYLE_OVERRIDE", "none"}},
            {{"XDG_CONFIG_HOME", path("config")}},
        };
        QByteArray expected;
        for (const auto& variables : surroundings) {
            SUCCEEDED(run(command, variables));
            QByteArray bytes = contentsOf(path(file));
            if (file.endsWith(u"pdf")) bytes = withoutDate(bytes);
            if (expected.isEmpty()) expected = bytes;
            QVERIFY2(bytes == expected, qPrintable(variables.keys().join(u' ')));
        }
    }

    void namesInOtherScripts() {
        const QString name = QStringLiteral("位置 é.csv");
        SUCCEEDED(run({"data", "encoding-heatmap", "-o", name}, {{"LC_ALL", "C"}}));
        QCOMPARE(names(), QStringList(name));
    }

    // ---- Where it is written ----

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

    void devStdoutGoesWhereStandardOutputGoes() {
        const QByteArray expected = run("data encoding-curves").out;
        QCOMPARE(run("data encoding-curves -o /dev/stdout --format csv").out, expected);
        SUCCEEDED(shell(QStringLiteral(
            "printf 'before\\n' >log; \"$PROGRAM\" data encoding-curves -o /dev/stdout --format csv >>log")));
        QCOMPARE(contentsOf(path(QStringLiteral("log"))), "before\n" + expected);
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

    // ---- What there is ----

    void listNamesEverything() {
        const Run done = run("list");
        SUCCEEDED(done);
        const QString out = QString::fromUtf8(done.out);
        for (const Exhibit* exhibit : exhibits()) {
            QVERIFY(out.contains(QString::fromUtf8(exhibit->id().data())));
            for (const TableDescription& table : exhibit->tables())
                for (const ColumnDescription& column : table.columns)
                    QVERIFY(out.contains(QString::fromUtf8(column.name.data())));
            for (const Preset& preset : exhibit->presets()) QVERIFY(out.contains(preset.shows));
        }
        for (const ParameterInfo& info : parameterTable())
            QVERIFY(out.contains(QStringLiteral("--") + QString::fromUtf8(info.key.data())));
    }

    void listJsonIsForPrograms() {
        const Run done = run("list --json");
        SUCCEEDED(done);
        const QJsonObject list = QJsonDocument::fromJson(done.out).object();
        const QJsonArray all = list.value(QStringLiteral("exhibits")).toArray();
        QCOMPARE(all.size(), qsizetype(exhibits().size()));
        const QJsonObject curves = all[0].toObject();
        QCOMPARE(curves.value(QStringLiteral("id")).toString(), QStringLiteral("encoding-curves"));
        QCOMPARE(curves.value(QStringLiteral("chapter")).toString(), QStringLiteral("Position"));
        const QJsonArray tables = curves.value(QStringLiteral("tables")).toArray();
        QCOMPARE(tables[0].toObject().value(QStringLiteral("name")).toString(), QStringLiteral("columns"));
        QVERIFY(tables[0].toObject().value(QStringLiteral("columns")).toString().startsWith(u"position"));
        QCOMPARE(
            curves.value(QStringLiteral("presets")).toArray()[0].toObject().value(QStringLiteral("name")).toString(),
            QStringLiteral("d2l"));
        const QJsonArray parameters = list.value(QStringLiteral("parameters")).toArray();
        QCOMPARE(parameters.size(), qsizetype(parameterTable().size()));
        const QJsonObject n = parameters[0].toObject();
        QCOMPARE(n.value(QStringLiteral("key")).toString(), QStringLiteral("n"));
        QCOMPARE(n.value(QStringLiteral("minimum")).toInt(), 1);
        QCOMPARE(n.value(QStringLiteral("maximum")).toInt(), 1'000'000);
        QCOMPARE(n.value(QStringLiteral("default")).toInt(), 60);
        QCOMPARE(n.value(QStringLiteral("used-by")).toArray().size(), 2);
    }

    void helpSaysAll() {
        const Run general = run("--help");
        SUCCEEDED(general);
        QCOMPARE(run("help").out, general.out);
        QCOMPARE(run("-h").out, general.out);
        for (const char* word : {"list", "export", "data", "help", "--version", "Exit status"})
            QVERIFY(general.out.contains(word));
        const Run figure = run("help export");
        SUCCEEDED(figure);
        QCOMPARE(run("export --help").out, figure.out);
        QCOMPARE(run("export encoding-heatmap --n 5 -h").out, figure.out);
        for (const char* option : {"--all", "--width", "--height", "--dpi", "--theme", "--language", "--transparent",
                                   "--preset", "--format"})
            QVERIFY2(figure.out.contains(option), option);
        for (const ParameterInfo& info : parameterTable()) {
            QVERIFY(figure.out.contains("--" + QByteArray(info.key.data())));
            QVERIFY(run("help data").out.contains("--" + QByteArray(info.key.data())));
        }
        // It is read in a terminal.
        for (const QByteArray& line : general.out.split('\n'))
            QVERIFY2(QString::fromUtf8(line).size() <= 120, line.constData());
    }

    void version() {
        const Run done = run("--version");
        SUCCEEDED(done);
        static const QRegularExpression pattern(QStringLiteral("^attention-lab \\d+\\.\\d+\\.\\d+\n$"));
        QVERIFY2(QString::fromUtf8(done.out).contains(pattern), done.out.constData());
    }

    // ---- The window ----

    void corruptSettingsDoNotStopTheWindow() {
        QVERIFY(QDir(m_folder->path()).mkpath(QStringLiteral("config/attention-lab")));
        const QString settings = path(QStringLiteral("config/attention-lab/settings.json"));
        put(settings, "{\"theme\": ");
        QProcess window;
        QProcessEnvironment environment = plainEnvironment(m_folder->path());
        environment.insert(QStringLiteral("QT_QPA_PLATFORM"), QStringLiteral("offscreen"));
        environment.insert(QStringLiteral("XDG_CONFIG_HOME"), path(QStringLiteral("config")));
        window.setProcessEnvironment(environment);
        window.start(kProgram, {});
        QVERIFY(window.waitForStarted(kTimeout));
        QTRY_VERIFY_WITH_TIMEOUT(QFile::exists(settings + QStringLiteral(".bad")), kTimeout);
        QCOMPARE(contentsOf(settings + QStringLiteral(".bad")), QByteArray("{\"theme\": "));
        // Had it ended by itself, this would be no crash.
        window.terminate();
        QVERIFY(window.waitForFinished(kTimeout));
        QCOMPARE(window.exitStatus(), QProcess::CrashExit);
    }
};

QTEST_GUILESS_MAIN(CommandLineTest)
#include "command_line_test.moc"
