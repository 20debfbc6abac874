#include "ui/system/input_file.h"

#include <csignal>
#include <fcntl.h>
#include <optional>
#include <sys/stat.h>
#include <thread>
#include <unistd.h>

#include "tests/test_class.h"
#include "tests/ui/files/file_testing.h"
#include "tests/ui/files/temporary_folder.h"

using namespace attention;

namespace {

constexpr qint64 kMax = 1 << 20;

/// The phrase of the error, or nothing.
QString readProblem(const QString& path, qint64 most = kMax) {
    try {
        readFile(path, most);
    } catch (const FileError& error) {
        return error.phrase();
    }
    return {};
}

}  // namespace

class InputFileTest : public QObject {
    Q_OBJECT

    std::optional<TemporaryFolder> m_folder;

 private Q_SLOTS:
    void init() { m_folder.emplace(); }

    void readsAll_data() {
        QTest::addColumn<QString>("name");
        QTest::addColumn<QByteArray>("bytes");
        QTest::addRow("an empty file") << "empty" << QByteArray("");
        QTest::addRow("zero bytes inside") << "zeros" << QByteArray("a\0b\0", 4);
        QTest::addRow("blanks and letters of other scripts") << QStringLiteral("位置 é.csv") << QByteArray("1,2");
        QTest::addRow("more than one piece, the longest accepted") << "long" << QByteArray(kMax, 'x');
    }
    void readsAll() {
        QFETCH(QString, name);
        QFETCH(QByteArray, bytes);
        QCOMPARE(readFile(m_folder->put(name, bytes), kMax), bytes);
    }

    void throughLinks() {
        m_folder->put("file", "1,2");
        QCOMPARE(::symlink("file", encoded(m_folder->path("link")).constData()), 0);
        QCOMPARE(readFile(m_folder->path("link"), kMax), QByteArray("1,2"));
    }

    void saysWhyNot_data() {
        QTest::addColumn<QString>("name");
        QTest::addColumn<QString>("why");
        QTest::addRow("missing") << "missing"
                                 << "there is no such file";
        QTest::addRow("in a folder that is missing") << "missing/file"
                                                     << "there is no such file";
        QTest::addRow("a link to nothing") << "dangling"
                                           << "there is no such file";
        QTest::addRow("a name that a zero would cut to that of a file") << "file" + QString(QChar::Null) + "x"
                                                                        << "there is no such file";
        QTest::addRow("a folder") << "folder"
                                  << "it is a folder";
        QTest::addRow("in a file") << "file/x"
                                   << "a part of the path is not a folder";
        QTest::addRow("256 bytes: one more than a name can have") << QString(256, u'x') << "the name is too long";
        QTest::addRow("a link to itself") << "loop"
                                          << "symbolic links lead in a circle";
        QTest::addRow("one byte more than accepted") << "long"
                                                     << "there is more in it than the 1 MiB that are accepted";
    }
    void saysWhyNot() {
        QFETCH(QString, name);
        QFETCH(QString, why);
        QVERIFY(m_folder->makeFolder("folder"));
        m_folder->put("file", "1,2");
        m_folder->put("long", QByteArray(kMax + 1, 'x'));
        QCOMPARE(::symlink("loop", encoded(m_folder->path("loop")).constData()), 0);
        QCOMPARE(::symlink("nowhere", encoded(m_folder->path("dangling")).constData()), 0);
        QCOMPARE(readProblem(m_folder->path(name)), why);
    }

    void anEmptyName() { QCOMPARE(readProblem(QString()), "there is no such file"); }

    void whatMayNotBeRead() {
        const QString path = m_folder->put("secret", "1,2");
        QCOMPARE(::chmod(encoded(path).constData(), 0), 0);
        // Root may read everything.
        const bool isRoot = ::geteuid() == 0;
        if (isRoot) {
            QCOMPARE(::chmod(encoded(m_folder->path()).constData(), 0755), 0);
            QCOMPARE(::seteuid(65534), 0);
        }
        const QString problem = readProblem(path);
        if (isRoot) QCOMPARE(::seteuid(0), 0);
        QCOMPARE(problem, "reading it is not permitted");
    }

    void aFileOfATebibyteIsRefusedByItsSize() {
        const QString path = m_folder->put("sparse", "");
        QCOMPARE(::truncate(encoded(path).constData(), off_t{1} << 40), 0);
        QCOMPARE(readProblem(path, qint64{1} << 30), "there is more in it than the 1 GiB that are accepted");
    }

    void devicesWithoutEndAreGivenUp() {
        QCOMPARE(readProblem("/dev/zero"), "there is more in it than the 1 MiB that are accepted");
        QCOMPARE(readFile("/dev/null", kMax), QByteArray());
    }

    void pipes_data() {
        QTest::addColumn<QByteArray>("bytes");
        QTest::addColumn<QString>("why");
        QTest::addRow("more than a pipe holds") << QByteArray(300'000, 'x') << "";
        QTest::addRow("one byte") << QByteArray("x") << "";
        QTest::addRow("one byte more than accepted")
            << QByteArray(kMax + 1, 'x') << "there is more in it than the 1 MiB that are accepted";
    }
    void pipes() {
        QFETCH(QByteArray, bytes);
        QFETCH(QString, why);
        const QByteArray pipe = encoded(m_folder->path("pipe"));
        QCOMPARE(::mkfifo(pipe.constData(), 0600), 0);
        const auto before = std::signal(SIGPIPE, SIG_IGN);
        const int guard = ::open(pipe.constData(), O_RDONLY | O_NONBLOCK);  // else the next line would wait
        const int descriptor = ::open(pipe.constData(), O_WRONLY);
        QVERIFY(descriptor >= 0);
        std::thread writer([&] {
            for (qsizetype done = 0; done < bytes.size();) {
                const auto count = ::write(descriptor, bytes.constData() + done, std::size_t(bytes.size() - done));
                if (count < 0) break;
                done += count;
            }
            ::close(descriptor);
        });
        QByteArray read;
        QString problem;
        try {
            read = readFile(m_folder->path("pipe"), kMax);
        } catch (const FileError& error) {
            problem = error.phrase();
        }
        // Not before: what is written while nobody has the pipe open to read is lost.
        ::close(guard);
        writer.join();
        std::signal(SIGPIPE, before);
        QCOMPARE(problem, why);
        if (why.isEmpty()) QCOMPARE(read, bytes);
    }

    void aPipeThatNobodyWritesIsNotWaitedForLong() {
        QCOMPARE(::mkfifo(encoded(m_folder->path("pipe")).constData(), 0600), 0);
        QElapsedTimer timer;
        timer.start();
        QCOMPARE(readProblem(m_folder->path("pipe")), "nobody writes to the pipe");
        QVERIFY2(timer.elapsed() < 10'000, qPrintable(QString::number(timer.elapsed())));
    }

    void readingIsGivenUp_data() {
        QTest::addColumn<QString>("name");
        QTest::addColumn<bool>("isBefore");
        QTest::addRow("a pipe with a silent writer, while it is read") << "pipe" << false;
        QTest::addRow("a pipe with a silent writer, before it is read") << "pipe" << true;
        QTest::addRow("a device without end, before it is read") << "/dev/zero" << true;
    }
    void readingIsGivenUp() {
        QFETCH(QString, name);
        QFETCH(bool, isBefore);
        QCOMPARE(::mkfifo(encoded(m_folder->path("pipe")).constData(), 0600), 0);
        const int silent = ::open(encoded(m_folder->path("pipe")).constData(), O_RDWR);
        std::stop_source stop;
        if (isBefore) stop.request_stop();
        QString problem;
        std::thread reader([&] {
            const ReadCancellation reading(stop.get_token());
            problem = readProblem(name.startsWith(u'/') ? name : m_folder->path(name));
        });
        stop.request_stop();
        reader.join();
        QCOMPARE(problem, "given up");
        // Whoever reads next on this thread is not concerned.
        { const ReadCancellation reading(stop.get_token()); }
        QCOMPARE(readFile(m_folder->put("file", "1,2"), kMax), QByteArray("1,2"));
        ::close(silent);
    }
};

ATTENTION_TEST(InputFileTest, QCoreApplication)
#include "input_file_test.moc"
