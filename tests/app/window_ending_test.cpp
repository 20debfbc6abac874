#include <csignal>

#include <QJsonDocument>
#include <QJsonObject>

#include "tests/app/program.h"
#include "tests/test_class.h"

using namespace attention;

/// What the window leaves when a signal ends the program.
class WindowEndingTest : public QObject, private ProgramRunner {
    Q_OBJECT

    QProcess m_window;

    QStringList recovered() const {
        return QDir(path(QStringLiteral("data/attention-lab/recovery"))).entryList(QDir::Files | QDir::Hidden);
    }
    QJsonObject settings() const {
        return QJsonDocument::fromJson(contentsOf(path(QStringLiteral("config/attention-lab/settings.json")))).object();
    }
    /// The first start, which opens the course, until the first step is shown and its progress written.
    void begin(const QString& shellPrefix = {}) {
        makeFolder();
        m_window.setProcessEnvironment(environment({{"QT_QPA_PLATFORM", "offscreen"},
                                                    {"XDG_CONFIG_HOME", path("config")},
                                                    {"XDG_DATA_HOME", path("data")},
                                                    {"XDG_RUNTIME_DIR", path({})}}));
        if (shellPrefix.isEmpty())
            m_window.start(program(), {});
        else
            m_window.start(QStringLiteral("/bin/sh"),
                           {QStringLiteral("-c"), shellPrefix + QStringLiteral(" exec \"$PROGRAM\"")});
        QVERIFY(m_window.waitForStarted(kTimeout));
        QTRY_VERIFY_WITH_TIMEOUT(QFile::exists(path(QStringLiteral("data/attention-lab/lessons.json"))), kTimeout);
    }

 private Q_SLOTS:
    void lookingAtALessonLeavesTheLessonAlone_data() {
        QTest::addColumn<int>("signal");
        QTest::addRow("SIGTERM") << SIGTERM;
        QTest::addRow("SIGINT") << SIGINT;
        QTest::addRow("SIGHUP") << SIGHUP;
    }
    void lookingAtALessonLeavesTheLessonAlone() {
        QFETCH(int, signal);
        begin();
        QCOMPARE(::kill(pid_t(m_window.processId()), signal), 0);
        QVERIFY(m_window.waitForFinished(kTimeout));
        // Whoever started it can tell that a signal ended it.
        QCOMPARE(m_window.exitStatus(), QProcess::CrashExit);
        QCOMPARE(m_window.readAllStandardError(), QByteArray());
        // The next window goes on with the lesson, and has no scene to ask about.
        const QStringList left = recovered();
        QCOMPARE(left.size(), 1);
        QFile file(path(QStringLiteral("data/attention-lab/recovery/")) + left.front());
        QVERIFY(file.open(QIODevice::ReadOnly));
        QVERIFY(file.readLine().contains("\"lesson\":\":/"));
        QVERIFY(!QFile::exists(path(QStringLiteral("data/attention-lab/unsaved"))));
        // What is written when a window closes.
        for (const char* key : {"exhibit", "language", "theme", "geometry", "side"})
            QVERIFY2(settings().contains(QLatin1String(key)), key);
        QCOMPARE(QDir(path(QStringLiteral("config/attention-lab"))).entryList(QDir::Files | QDir::Hidden),
                 QStringList(QStringLiteral("settings.json")));
    }

    void anIgnoredSignalStaysIgnored() {
        begin(QStringLiteral("trap '' HUP;"));
        QCOMPARE(::kill(pid_t(m_window.processId()), SIGHUP), 0);
        QVERIFY(!m_window.waitForFinished(100));
        m_window.terminate();
        QVERIFY(m_window.waitForFinished(kTimeout));
        QCOMPARE(m_window.exitStatus(), QProcess::CrashExit);
    }
};

ATTENTION_TEST(WindowEndingTest, QCoreApplication)
#include "window_ending_test.moc"
