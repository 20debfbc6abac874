#include "core/system/signal_wait.h"

#include <csignal>
#include <thread>

#include "tests/test_class.h"

using namespace attention;

namespace {

/// While it lives, a signal is handled so, and not by Qt Test.
class Handler {
    Q_DISABLE_COPY_MOVE(Handler)

 public:
    Handler(int signal, void (*handler)(int)) : m_signal(signal) {
        struct sigaction action {};
        action.sa_handler = handler;
        ::sigaction(signal, &action, &m_before);
    }
    ~Handler() { ::sigaction(m_signal, &m_before, nullptr); }

 private:
    int m_signal;
    struct sigaction m_before {};
};

}  // namespace

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
        const Handler usual(signal, SIG_DFL);
        SignalWait waited;
        std::raise(signal);
        QCOMPARE(waited.wait(-1), std::optional(signal));
        QCOMPARE(waited.wait(0), std::optional(0));
    }

    void whatIsIgnoredStaysIgnored() {
        const Handler ignored(SIGHUP, SIG_IGN);
        SignalWait waited;
        std::raise(SIGHUP);
        QCOMPARE(waited.wait(0), std::optional(0));
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
