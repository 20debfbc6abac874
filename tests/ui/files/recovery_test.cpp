#include "ui/files/recovery.h"

#include <algorithm>
#include <csignal>
#include <cstdio>
#include <optional>
#include <span>
#include <unistd.h>

#include <QFileInfo>

#include "tests/test_class.h"
#include "tests/ui/files/temporary_folder.h"
#include "ui/files/scene_file.h"

using namespace attention;

namespace {

// What starts this test once more, as a window that crashes or as one that starts.
constexpr const char* kRecoveryClass = "ui.files.recovery";
constexpr const char* kKeepAndCrash = "--keep-and-crash";
constexpr const char* kTake = "--take";

/// Scenes of different windows differ in n.
Recovery::UnsavedWork work(std::int64_t n, const QString& path = {}) {
    Recovery::UnsavedWork work{.scene = {}, .path = path, .onDisk = "hash"};
    work.scene.parameters.n = n;
    return work;
}

[[noreturn]] void keepAndCrash(const QString& folder, std::int64_t n, const QString& path) {
    Recovery recovery(folder);
    if (!recovery.save(work(1)) || !recovery.save(work(n, path))) std::_Exit(1);
    ::kill(::getpid(), SIGKILL);
    std::_Exit(2);
}

/// Takes what there is as soon as a line comes in, prints it, and lives until another line comes.
int take(const QString& folder) {
    Recovery recovery(folder);
    std::puts("ready");
    std::fflush(stdout);
    std::getchar();
    for (const auto& leftover : recovery.claimRecoverable())
        std::printf("%lld ", (long long)leftover.work.scene.parameters.n);
    std::puts("");
    std::fflush(stdout);
    std::getchar();
    return 0;
}

void crash(const QString& folder, std::int64_t n, const QString& path = {}) {
    QProcess window;
    window.start(QCoreApplication::applicationFilePath(),
                 {kRecoveryClass, kKeepAndCrash, folder, QString::number(n), path});
    QVERIFY(window.waitForFinished());
    QCOMPARE(window.exitStatus(), QProcess::CrashExit);
}

QList<qint64> numbers(const std::vector<Recovery::RecoveredWork>& leftovers) {
    QList<qint64> numbers;
    for (const auto& leftover : leftovers) numbers.append(leftover.work.scene.parameters.n);
    return numbers;
}

}  // namespace

class RecoveryTest : public QObject {
    Q_OBJECT

    std::optional<TemporaryFolder> m_folder;

    /// In a folder that has to be made, with blanks.
    QString folder() const { return m_folder->path(QStringLiteral("恢 复/recovery")); }
    QStringList names() const {
        return QDir(folder()).entryList(QDir::AllEntries | QDir::Hidden | QDir::NoDotAndDotDot);
    }

 private Q_SLOTS:
    void init() { m_folder.emplace(); }

    void nothingIsMadeBeforeThereIsWork() {
        Recovery recovery(folder());
        QCOMPARE(recovery.claimRecoverable().size(), 0u);
        recovery.clear();
        QVERIFY(!QFile::exists(folder()));
    }

    void aWindowClosedProperlyLeavesNothing() {
        {
            Recovery recovery(folder());
            QVERIFY(recovery.save(work(5)));
            QVERIFY(recovery.save(work(6)));
            QCOMPARE(names().size(), 2);  // the work and its lock
        }
        QCOMPARE(names(), QStringList());
    }

    void clearRemovesTheWorkAndItCanBeKeptAgain() {
        Recovery recovery(folder());
        QVERIFY(recovery.save(work(5)));
        recovery.clear();
        QCOMPARE(names(), QStringList());
        QVERIFY(recovery.save(work(6)));
        QCOMPARE(names().size(), 2);
    }

    void whatACrashLeavesIsFound_data() {
        QTest::addColumn<QString>("path");
        QTest::addRow("a scene never saved") << "";
        QTest::addRow("a scene with a file") << QStringLiteral("/home/x/课 \"堂\"\n.attention");
    }
    void whatACrashLeavesIsFound() {
        QFETCH(QString, path);
        crash(folder(), 77, path);
        QCOMPARE(names().size(), 2);
        Recovery recovery(folder());
        const auto leftovers = recovery.claimRecoverable();
        QCOMPARE(leftovers.size(), 1u);
        QVERIFY(leftovers[0].work.scene == work(77).scene);
        QCOMPARE(leftovers[0].work.path, path);
        QCOMPARE(leftovers[0].work.onDisk, QByteArray("hash"));
        QCOMPARE(recovery.claimRecoverable().size(), 0u);  // it is this window's already
        recovery.discard(leftovers[0]);
        QCOMPARE(names(), QStringList());
    }

    void otherPagesAreKeptAsFarAsThereIsRoom_data() {
        QTest::addColumn<int>("pages");
        QTest::addColumn<bool>("fit");
        QTest::addRow("every page of the program") << 28 << true;
        QTest::addRow("more than a scene file may have") << 9000 << false;
    }
    void otherPagesAreKeptAsFarAsThereIsRoom() {
        QFETCH(int, pages);
        QFETCH(bool, fit);
        Recovery::UnsavedWork kept = work(5);
        Scene page;
        page.exhibit = "attention";
        page.parameters.tokens = std::string(2000, 'a');
        for (int i = 0; i < pages; ++i) {
            page.parameters.n = i + 1;
            kept.otherPages.push_back(std::make_shared<const Scene>(page));
        }
        Recovery last(folder());
        QVERIFY(last.save(kept));
        last.unlock();
        Recovery recovery(folder());
        const auto leftovers = recovery.claimRecoverable();
        QCOMPARE(numbers(leftovers), QList<qint64>{5});
        const auto& found = leftovers[0].work.otherPages;
        QVERIFY(!found.empty());
        QCOMPARE(found.size() == kept.otherPages.size(), fit);
        QVERIFY(std::ranges::equal(found, std::span(kept.otherPages).first(found.size()),
                                   [](const auto& a, const auto& b) { return *a == *b; }));
    }

    void aPageThatCannotBeReadCostsNoOther() {
        Recovery::UnsavedWork kept = work(5);
        for (const int n : {6, 7}) kept.otherPages.push_back(std::make_shared<const Scene>(work(n).scene));
        Recovery last(folder());
        QVERIFY(last.save(kept));
        last.unlock();
        QFile file(folder() + '/' + QDir(folder()).entryList({"*.work"}, QDir::Files).front());
        QVERIFY(file.open(QIODevice::ReadWrite));
        QByteArray bytes = file.readAll();
        bytes.replace("\"pages\":[\"{", "\"pages\":[\"?");
        file.seek(0);
        QCOMPARE(file.write(bytes), bytes.size());
        file.close();
        Recovery recovery(folder());
        const auto leftovers = recovery.claimRecoverable();
        QCOMPARE(numbers(leftovers), QList<qint64>{5});
        QCOMPARE(leftovers[0].work.otherPages.size(), 1u);
        QCOMPARE(leftovers[0].work.otherPages[0]->parameters.n, 7);
    }

    void whatIsNotForgottenIsFoundAgain() {
        crash(folder(), 77);
        for (int start = 0; start < 2; ++start) {
            Recovery recovery(folder());
            QCOMPARE(numbers(recovery.claimRecoverable()), QList<qint64>{77});
        }
        QCOMPARE(names().size(), 1);
    }

    void theLatestComesFirst() {
        crash(folder(), 70);
        crash(folder(), 71);
        const QStringList files = QDir(folder()).entryList({"*.work"}, QDir::Files);
        QCOMPARE(files.size(), 2);
        const QDateTime now = QDateTime::currentDateTime();
        for (const QString& name : files) {
            QFile file(folder() + '/' + name);
            QVERIFY(file.open(QIODevice::ReadWrite));
            const int hours = file.readAll().contains("\"n\": 70") ? 1 : 2;
            QVERIFY(file.setFileTime(now.addSecs(-3600 * hours), QFileDevice::FileModificationTime));
        }
        Recovery recovery(folder());
        QCOMPARE(numbers(recovery.claimRecoverable()), (QList<qint64>{70, 71}));
    }

    void livingWindowsKeepTheirWork() {
        Recovery other(folder());
        QVERIFY(other.save(work(5)));
        crash(folder(), 77);
        Recovery recovery(folder());
        QVERIFY(recovery.save(work(6)));
        QCOMPARE(numbers(recovery.claimRecoverable()), QList<qint64>{77});
        QCOMPARE(other.claimRecoverable().size(), 0u);
        QCOMPARE(names().size(), 6);
    }

    void aLockLastsHoweverOldItIs() {
        Recovery other(folder());
        QVERIFY(other.save(work(5)));
        const QDateTime lastYear = QDateTime::currentDateTime().addYears(-1);
        for (const QString& name : names()) {
            QFile file(folder() + '/' + name);
            QVERIFY(file.open(QIODevice::ReadWrite));
            QVERIFY(file.setFileTime(lastYear, QFileDevice::FileModificationTime));
        }
        QCOMPARE(Recovery(folder()).claimRecoverable().size(), 0u);
        QCOMPARE(names().size(), 2);
    }

    void windowsThatStartAtOnceShareTheLeftovers() {
        constexpr int count = 12;
        for (int i = 0; i < count; ++i) crash(folder(), 100 + i);
        QProcess windows[3];
        for (QProcess& window : windows)
            window.start(QCoreApplication::applicationFilePath(), {kRecoveryClass, kTake, folder()});
        for (QProcess& window : windows) {
            while (!window.canReadLine()) QVERIFY(window.waitForReadyRead());
            QCOMPARE(window.readLine(), QByteArray("ready\n"));
        }
        for (QProcess& window : windows) window.write("\n");
        for (QProcess& window : windows) QVERIFY(window.waitForBytesWritten());
        QStringList taken;
        for (QProcess& window : windows) {
            while (!window.canReadLine()) QVERIFY(window.waitForReadyRead());
            taken += QString::fromLatin1(window.readLine()).split(' ', Qt::SkipEmptyParts);
        }
        taken.removeAll("\n");
        std::ranges::sort(taken);
        QStringList all;
        for (int i = 0; i < count; ++i) all += QString::number(100 + i);
        QCOMPARE(taken, all);
        for (QProcess& window : windows) {
            window.write("\n");
            QVERIFY(window.waitForFinished());
        }
    }

    void unreadableLeftoversAreKeptAside_data() {
        QTest::addColumn<QByteArray>("bytes");
        QTest::addRow("empty") << QByteArray();
        QTest::addRow("zeros, as after a crash of the machine") << QByteArray(100, '\0');
        QTest::addRow("no first line") << QByteArray("{\"attention-lab-scene\": 1, \"exhibit\": \"encoding-heatmap\"}");
        QTest::addRow("cut short") << QByteArray("{\"path\":\"\"}\n{\"attention-lab-scene\": 1, \"exhi");
        QTest::addRow("of an exhibit this program does not have")
            << QByteArray("{\"path\":\"\"}\n{\"attention-lab-scene\": 1, \"exhibit\": \"toast\"}");
    }
    void unreadableLeftoversAreKeptAside() {
        QFETCH(QByteArray, bytes);
        crash(folder(), 77);
        QFile file(folder() + "/1-x.work");
        QVERIFY(file.open(QIODevice::WriteOnly));
        file.write(bytes);
        file.close();
        {
            Recovery recovery(folder());
            QCOMPARE(numbers(recovery.claimRecoverable()), QList<qint64>{77});
            QCOMPARE(recovery.unreadable(), QStringList(folder() + "/1-x.work.bad"));
            recovery.claimRecoverable();
            QCOMPARE(recovery.unreadable(), QStringList());
        }
        // Names that the program makes may contain it.
        QCOMPARE(names().filter(QRegularExpression("^1-x\\.")), QStringList("1-x.work.bad"));
        QFile kept(folder() + "/1-x.work.bad");
        QVERIFY(kept.open(QIODevice::ReadOnly));
        QCOMPARE(kept.readAll(), bytes);
    }

    void locksWithoutWorkAreRemoved() {
        crash(folder(), 77);
        const QString name = QDir(folder()).entryList({"*.work"}, QDir::Files).value(0);
        QVERIFY(QFile::remove(folder() + '/' + name));
        QCOMPARE(names(), QStringList(name + ".lock"));
        QCOMPARE(Recovery(folder()).claimRecoverable().size(), 0u);
        QCOMPARE(names(), QStringList());
    }

    void arraysByPathAreFoundAgain() {
        // More numbers than are kept by value.
        const QString path =
            m_folder->put("X.csv", "1,2,3,4,5,6,7,8\n" + QByteArray("1,2,3,4,5,6,7,0.5\n").repeated(9000));
        Recovery recovery(folder());
        Recovery::UnsavedWork kept = work(5);
        kept.scene.arrays["input"] = loadArray(path);
        QVERIFY(recovery.save(kept));
        const QString file = QDir(folder()).entryInfoList({"*.work"}, QDir::Files).value(0).filePath();
        QVERIFY(QFileInfo(file).size() < 4096);
        // As if another window had left it.
        QVERIFY(QFile::copy(file, folder() + "/1-copy.work"));
        auto leftovers = Recovery(folder()).claimRecoverable();
        QCOMPARE(leftovers.size(), 1u);
        QVERIFY(leftovers[0].work.scene == kept.scene);
        QVERIFY(QFile::remove(path));
        leftovers = Recovery(folder()).claimRecoverable();
        QCOMPARE(leftovers.size(), 1u);
        QCOMPARE(leftovers[0].work.scene.parameters.n, 5);
        QVERIFY(!leftovers[0].work.scene.arrays.at("input").values);
    }

    void withoutAPlaceToWrite_data() {
        QTest::addColumn<QString>("place");
        QTest::addRow("inside a file") << "file/recovery";
        QTest::addRow("where nobody can write") << "/proc/recovery";
        QTest::addRow("no path at all") << "";
    }
    void withoutAPlaceToWrite() {
        QFETCH(QString, place);
        m_folder->put("file", "old");
        Recovery recovery(place.isEmpty() || place.startsWith(u'/') ? place : m_folder->path(place));
        QVERIFY(!recovery.save(work(5)));
        QCOMPARE(recovery.claimRecoverable().size(), 0u);
        recovery.clear();
        QCOMPARE(m_folder->names(), QStringList("file"));
    }

    void theDefaultFolderIsTheApplications() {
        QCoreApplication::setApplicationName(QStringLiteral("attention-lab"));
        QVERIFY2(Recovery::defaultFolder().endsWith("/attention-lab/recovery"), qPrintable(Recovery::defaultFolder()));
    }
};

int runRecoveryTest(int argc, char** argv) {
    const QCoreApplication application(argc, argv);
    const QStringList arguments = QCoreApplication::arguments();
    if (arguments.size() == 5 && arguments[1] == kKeepAndCrash)
        keepAndCrash(arguments[2], arguments[3].toLongLong(), arguments[4]);
    if (arguments.size() == 3 && arguments[1] == kTake) return take(arguments[2]);
    RecoveryTest test;
    return QTest::qExec(&test, argc, argv);
}
ATTENTION_TEST_MAIN(runRecoveryTest)
#include "recovery_test.moc"
