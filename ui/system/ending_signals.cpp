#include "ui/system/ending_signals.h"

#include <cerrno>
#include <csignal>
#include <fcntl.h>
#include <unistd.h>

#include <QSocketNotifier>

namespace attention {
namespace {

constexpr int kSignals[]{SIGTERM, SIGINT, SIGHUP};

/// The write end of the pipe. A signal handler may call only a few functions, so it just writes the signal's number
/// here.
volatile int writeEnd = -1;

void onSignal(int signal) {
    const int savedErrno = errno;
    const auto byte = static_cast<unsigned char>(signal);
    [[maybe_unused]] const auto written = ::write(writeEnd, &byte, 1);
    errno = savedErrno;
}

void setHandler(int signal, void (*handler)(int), void (*expected)(int)) {
    struct sigaction action {};
    if (::sigaction(signal, nullptr, &action) != 0 || action.sa_handler != expected) return;
    action.sa_handler = handler;
    action.sa_flags = int(handler == SIG_DFL ? 0 : SA_RESETHAND | SA_RESTART);
    ::sigaction(signal, &action, nullptr);
}

}  // namespace

EndingSignals::EndingSignals(QObject* parent) : QObject(parent), m_pipe{-1, -1} {
    if (::pipe2(m_pipe, O_CLOEXEC | O_NONBLOCK) != 0) return;
    writeEnd = m_pipe[1];
    auto* notifier = new QSocketNotifier(m_pipe[0], QSocketNotifier::Read, this);
    connect(notifier, &QSocketNotifier::activated, this, [this] {
        unsigned char signal = 0;
        if (::read(m_pipe[0], &signal, 1) != 1) return;
        m_received = signal;
        Q_EMIT arrived();
    });
    for (const int signal : kSignals) setHandler(signal, onSignal, SIG_DFL);
}

EndingSignals::~EndingSignals() {
    for (const int signal : kSignals) setHandler(signal, SIG_DFL, onSignal);
    for (const int end : m_pipe)
        if (end >= 0) ::close(end);
}

void EndingSignals::raiseAgain() const {
    if (m_received == 0) return;
    setHandler(m_received, SIG_DFL, onSignal);
    ::raise(m_received);
}

}  // namespace attention
