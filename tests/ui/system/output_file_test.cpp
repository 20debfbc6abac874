#include "ui/system/output_file.h"

#include <csignal>
#include <fcntl.h>
#include <optional>
#include <sys/stat.h>
#include <unistd.h>

#include "tests/test_class.h"
#include "tests/ui/files/file_testing.h"

using namespace attention;

namespace {

/// Root may write everywhere, so while this lives root is user "nobody".
class AsOrdinaryUser {
    Q_DISABLE_COPY_MOVE(AsOrdinaryUser)

 public:
    AsOrdinaryUser() {
        if (m_isRoot && ::setresuid(65534, 65534, 0) != 0) qFatal("root cannot become nobody");
    }
    ~AsOrdinaryUser() {
        if (m_isRoot && ::setresuid(0, 0, 0) != 0) qFatal("nobody cannot become root again");
    }

 private:
    const bool m_isRoot = ::geteuid() == 0;
};

}  // namespace

class OutputFileTest : public QObject {
    Q_OBJECT

    std::optional<QTemporaryDir> m_folder;

    QString path(const QString& name) const { return m_folder->filePath(name); }
    /// Hidden files too, so that a forgotten temporary one shows.
    QStringList names() const {
        return QDir(m_folder->path()).entryList(QDir::AllEntries | QDir::Hidden | QDir::System | QDir::NoDotAndDotDot);
    }

 private Q_SLOTS:
    void init() {
        m_folder.emplace();
        QVERIFY(m_folder->isValid());
    }

    void writesInPieces_data() {
        QTest::addColumn<QString>("name");
        QTest::addRow("a plain name") << "P.npy";
        QTest::addRow("blanks and letters of other scripts") << QStringLiteral("位置 é.csv");
        QTest::addRow("the longest name there is: 255 bytes") << QString(255, u'x');
        QTest::addRow("a name like an option") << "-o";
    }
    void writesInPieces() {
        QFETCH(QString, name);
        OutputFile file(path(name));
        QVERIFY(file.write("one "));
        QVERIFY(file.write(""));
        QVERIFY(file.write(std::string_view("t\0wo", 4)));
        QVERIFY2(!QFile::exists(path(name)), "nothing may be seen before commit()");
        QCOMPARE(problemOf(file.commit()), "none");
        QCOMPARE(contentsOf(path(name)), QByteArray("one t\0wo", 8));
        QCOMPARE(names(), QStringList(name));
    }

    void relativePathsCountFromTheWorkingFolder() {
        const QString before = QDir::currentPath();
        QVERIFY(QDir::setCurrent(m_folder->path()));
        const QString problem = problemOf(writeFile(QStringLiteral("here.csv"), "x"));
        QVERIFY(QDir::setCurrent(before));
        QCOMPARE(problem, "none");
        QCOMPARE(contentsOf(path(QStringLiteral("here.csv"))), QByteArray("x"));
    }

    void withoutCommitTheOldFileStays() {
        put(path(QStringLiteral("f")), "old");
        {
            OutputFile file(path(QStringLiteral("f")));
            QVERIFY(file.write("new"));
        }
        QCOMPARE(contentsOf(path(QStringLiteral("f"))), QByteArray("old"));
        QCOMPARE(names(), QStringList(QStringLiteral("f")));
    }

    void replacesAtOnce() {
        put(path(QStringLiteral("f")), "old and longer");
        QFile reader(path(QStringLiteral("f")));
        QVERIFY(reader.open(QIODevice::ReadOnly));
        QCOMPARE(problemOf(writeFile(path(QStringLiteral("f")), "new")), "none");
        QCOMPARE(reader.readAll(), QByteArray("old and longer"));  // whoever had it open still reads the whole old one
        QCOMPARE(contentsOf(path(QStringLiteral("f"))), QByteArray("new"));
    }

    void keepsPermissions() {
        put(path(QStringLiteral("f")), "old");
        QCOMPARE(::chmod(QFile::encodeName(path(QStringLiteral("f"))).constData(), 0640), 0);
        QCOMPARE(problemOf(writeFile(path(QStringLiteral("f")), "new")), "none");
        struct stat status {};
        QCOMPARE(::stat(QFile::encodeName(path(QStringLiteral("f"))).constData(), &status), 0);
        QCOMPARE(status.st_mode & 07777u, 0640u);
    }

    void newFilesFollowTheUmask() {
        const mode_t before = ::umask(027);
        const QString problem = problemOf(writeFile(path(QStringLiteral("f")), "new"));
        ::umask(before);
        QCOMPARE(problem, "none");
        struct stat status {};
        QCOMPARE(::stat(QFile::encodeName(path(QStringLiteral("f"))).constData(), &status), 0);
        QCOMPARE(status.st_mode & 07777u, 0640u);
    }

    void linksKeepPointing_data() {
        QTest::addColumn<QString>("destination");
        QTest::addColumn<bool>("exists");
        QTest::addRow("relative") << "target" << true;
        QTest::addRow("into another folder, relative") << "inner/target" << true;
        QTest::addRow("to a file not there yet") << "later" << false;
    }
    void linksKeepPointing() {
        QFETCH(QString, destination);
        QFETCH(bool, exists);
        QVERIFY(QDir(m_folder->path()).mkdir(QStringLiteral("inner")));
        if (exists) put(path(destination), "old");
        QCOMPARE(::symlink(QFile::encodeName(destination).constData(),
                           QFile::encodeName(path(QStringLiteral("b"))).constData()),
                 0);
        QCOMPARE(::symlink("b", QFile::encodeName(path(QStringLiteral("a"))).constData()), 0);
        QCOMPARE(problemOf(writeFile(path(QStringLiteral("a")), "new")), "none");
        QVERIFY(QFileInfo(path(QStringLiteral("a"))).isSymLink());
        QVERIFY(QFileInfo(path(QStringLiteral("b"))).isSymLink());
        QVERIFY(!QFileInfo(path(destination)).isSymLink());
        QCOMPARE(contentsOf(path(destination)), QByteArray("new"));
    }

    void saysWhyNot_data() {
        QTest::addColumn<QString>("target");
        QTest::addColumn<QString>("why");
        QTest::addRow("its folder is missing") << "missing/f"
                                               << "the folder does not exist";
        QTest::addRow("a folder in which no file can be made") << "/proc/f.csv"
                                                               << "writing there is not permitted";
        QTest::addRow("the name is empty") << ""
                                           << "the folder does not exist";
        QTest::addRow("it is a folder") << "inner"
                                        << "it is a folder";
        QTest::addRow("it is a folder, with a slash") << "inner/"
                                                      << "it is a folder";
        QTest::addRow("its folder is a file") << "file/f"
                                              << "a part of the path is not a folder";
        QTest::addRow("256 bytes: one more than a name can have") << QString(256, u'x') << "the name is too long";
        QTest::addRow("a link to itself") << "loop"
                                          << "symbolic links lead in a circle";
        QTest::addRow("a device that takes nothing") << "/dev/full"
                                                     << "the disk is full";
    }
    void saysWhyNot() {
        QFETCH(QString, target);
        QFETCH(QString, why);
        QVERIFY(QDir(m_folder->path()).mkdir(QStringLiteral("inner")));
        put(path(QStringLiteral("file")), "old");
        QCOMPARE(::symlink("loop", QFile::encodeName(path(QStringLiteral("loop"))).constData()), 0);
        const QStringList before = names();
        OutputFile file(target.isEmpty() || target.startsWith(u'/') ? target : path(target));
        QVERIFY(!file.write("new"));
        QVERIFY(!file.write("more"));
        QCOMPARE(problemOf(file.commit()), why);
        QCOMPARE(problemOf(file.problem()), why);
        QVERIFY(!file.isPipeClosed());
        QCOMPARE(contentsOf(path(QStringLiteral("file"))), QByteArray("old"));
        QCOMPARE(names(), before);
    }

    void whatIsProtectedStays() {
        const QByteArray folder = QFile::encodeName(m_folder->path());
        put(path(QStringLiteral("f")), "old");
        QCOMPARE(::chmod((folder + "/f").constData(), 0444), 0);
        QCOMPARE(::chmod(folder.constData(), 0777), 0);
        {
            const AsOrdinaryUser user;
            QCOMPARE(problemOf(writeFile(path(QStringLiteral("f")), "new")), "writing there is not permitted");
        }
        QCOMPARE(::chmod(folder.constData(), 0555), 0);
        {
            const AsOrdinaryUser user;
            QCOMPARE(problemOf(writeFile(path(QStringLiteral("g")), "new")), "writing there is not permitted");
        }
        QCOMPARE(::chmod(folder.constData(), 0700), 0);
        QCOMPARE(contentsOf(path(QStringLiteral("f"))), QByteArray("old"));
        QCOMPARE(names(), QStringList(QStringLiteral("f")));
    }

    void devicesAreWrittenDirectly() {
        QCOMPARE(problemOf(writeFile(QStringLiteral("/dev/null"), "new")), "none");
        struct stat status {};
        QCOMPARE(::stat("/dev/null", &status), 0);
        QVERIFY(S_ISCHR(status.st_mode));
    }

    void aPipeNobodyReads() {
        const QByteArray pipe = QFile::encodeName(path(QStringLiteral("pipe")));
        QCOMPARE(::mkfifo(pipe.constData(), 0600), 0);
        const int reader = ::open(pipe.constData(), O_RDONLY | O_NONBLOCK);
        QVERIFY(reader >= 0);
        const auto before = std::signal(SIGPIPE, SIG_IGN);
        OutputFile file(path(QStringLiteral("pipe")));
        QVERIFY(file.write("seen"));
        ::close(reader);
        QVERIFY(!file.write("not seen"));
        std::signal(SIGPIPE, before);
        QVERIFY(file.isPipeClosed());
        // Nobody comes to read.
        QCOMPARE(problemOf(writeFile(path(QStringLiteral("pipe")), "new")), "nobody reads the pipe");
        struct stat status {};
        QCOMPARE(::stat(pipe.constData(), &status), 0);
        QVERIFY(S_ISFIFO(status.st_mode));
    }
};

ATTENTION_TEST(OutputFileTest, QCoreApplication)
#include "output_file_test.moc"
