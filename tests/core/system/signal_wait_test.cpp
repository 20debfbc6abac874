#include "core/system/signal_wait.h"

#include <csignal>
#include <thread>

#include "tests/test_class.h"

using namespace attention;

/// What ends a program by a signal is tested with the program itself (app.interruption).
class SignalWaitTest : public QObject {
    Q_OBJECT

 private Q_SLOTS:
    void aSignalIsTaken_data() {
        QTest::addColumn<int>("signal");
        QTest::addRow("Ctrl+C") << SIGINT;
        QTest::addRow("a request to terminate") << SIGTERM;
        QTest::addRow("the end of the terminal") << SIGHUP;
    }
    void aSignalIsTaken() {
        QFETCH(int, signal);
        SignalWait waited;
        std::raise(signal);
        QCOMPARE(waited.wait(-1), std::optional(signal));
        QCOMPARE(waited.wait(0), std::optional(0));
    }

    void whatIsIgnoredStaysIgnored() {
        const auto before = std::signal(SIGHUP, SIG_IGN);
        {
            SignalWait waited;
            std::raise(SIGHUP);
            QCOMPARE(waited.wait(0), std::optional(0));
        }
        std::signal(SIGHUP, before);
    }

    void itEndsWhenItIsStopped() {
        SignalWait waited;
        std::thread other([&] { waited.stop(); });
        QCOMPARE(waited.wait(-1), std::nullopt);
        other.join();
    }
};

ATTENTION_TEST(SignalWaitTest, QCoreApplication)
#include "signal_wait_test.moc"
