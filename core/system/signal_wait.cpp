#include "core/system/signal_wait.h"

#include <cstdlib>

#ifdef __EMSCRIPTEN__

// A program in a browser receives no signals.
namespace attention {

struct SignalWait::State {};

SignalWait::SignalWait() = default;
SignalWait::~SignalWait() = default;
std::optional<int> SignalWait::wait(int) {
    return std::nullopt;
}
void SignalWait::stop() {}
void SignalWait::endProgram(int) {
    std::abort();
}

}  // namespace attention

#else

#include <csignal>
#include <poll.h>
#include <pthread.h>
#include <sys/eventfd.h>
#include <sys/signalfd.h>
#include <unistd.h>

namespace attention {

struct SignalWait::State {
    sigset_t watched;
    sigset_t previousMask;
    int signalDescriptor = -1;  ///< a signalfd; readable when a signal has arrived
    int stopDescriptor = -1;    ///< an eventfd; readable after stop()
};

SignalWait::SignalWait() : m_state(std::make_unique<State>()) {
    ::sigemptyset(&m_state->watched);
    for (const int signal : {SIGINT, SIGTERM, SIGHUP}) {
        struct sigaction action {};
        if (::sigaction(signal, nullptr, &action) == 0 && action.sa_handler == SIG_DFL)
            ::sigaddset(&m_state->watched, signal);
    }
    ::pthread_sigmask(SIG_BLOCK, &m_state->watched, &m_state->previousMask);
    m_state->signalDescriptor = ::signalfd(-1, &m_state->watched, SFD_CLOEXEC);
    m_state->stopDescriptor = ::eventfd(0, EFD_CLOEXEC);
}

SignalWait::~SignalWait() {
    ::close(m_state->signalDescriptor);
    ::close(m_state->stopDescriptor);
    ::pthread_sigmask(SIG_SETMASK, &m_state->previousMask, nullptr);
}

std::optional<int> SignalWait::wait(int milliseconds) {
    pollfd polled[]{{m_state->stopDescriptor, POLLIN, 0}, {m_state->signalDescriptor, POLLIN, 0}};
    ::poll(polled, 2, milliseconds);
    if (polled[0].revents != 0) return std::nullopt;
    signalfd_siginfo info{};
    if (polled[1].revents != 0 && ::read(m_state->signalDescriptor, &info, sizeof info) == sizeof info)
        return static_cast<int>(info.ssi_signo);
    return 0;
}

void SignalWait::stop() {
    ::eventfd_write(m_state->stopDescriptor, 1);
}

void SignalWait::endProgram(int signal) {
    sigset_t one;
    ::sigemptyset(&one);
    ::sigaddset(&one, signal);
    ::pthread_sigmask(SIG_UNBLOCK, &one, nullptr);
    ::raise(signal);
    ::_exit(128 + signal);
}

}  // namespace attention

#endif
