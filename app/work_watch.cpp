#include "app/work_watch.h"

#include <algorithm>
#include <chrono>
#include <poll.h>
#include <pthread.h>
#include <sys/eventfd.h>
#include <sys/ioctl.h>
#include <sys/signalfd.h>
#include <unistd.h>

#include "ui/system/output_file.h"

namespace attention {
namespace {

using namespace Qt::StringLiterals;
using namespace std::chrono_literals;

/// Before this nobody wonders.
constexpr auto kPatience = 2s;
/// Between two lines, in milliseconds.
constexpr int kPace = 500;
/// What a terminal of unknown width has.
constexpr int kUsualColumns = 80;
/// "^C" is what a terminal writes when it is pressed.
constexpr qsizetype kEchoColumns = 2;

/// True while the terminal is this program's to write on: a job in the background keeps still.
bool isOnTerminal() {
    return ::isatty(STDERR_FILENO) && ::tcgetpgrp(STDERR_FILENO) == ::getpgrp();
}

qsizetype terminalColumns() {
    winsize size{};
    return ::ioctl(STDERR_FILENO, TIOCGWINSZ, &size) == 0 && size.ws_col > 0 ? size.ws_col : kUsualColumns;
}

void writeToTerminal(const QByteArray& bytes) {
    [[maybe_unused]] const auto written = ::write(STDERR_FILENO, bytes.constData(), std::size_t(bytes.size()));
}

}  // namespace

WorkWatch::WorkWatch() {
    ::sigemptyset(&m_watched);
    for (const int signal : {SIGINT, SIGTERM, SIGHUP}) {
        struct sigaction action {};
        // nohup, and a job in the background of a script, are not to be ended by it.
        if (::sigaction(signal, nullptr, &action) == 0 && action.sa_handler == SIG_DFL) ::sigaddset(&m_watched, signal);
    }
    ::pthread_sigmask(SIG_BLOCK, &m_watched, &m_before);
    m_signals = ::signalfd(-1, &m_watched, SFD_CLOEXEC);
    m_ended = ::eventfd(0, EFD_CLOEXEC);
    m_thread = std::thread([this] { watch(); });
}

void WorkWatch::tell(const QString& what) {
    const std::lock_guard lock(m_mutex);
    erase();
    m_what = what;
    m_share = -1;
    m_since = std::chrono::steady_clock::now();
}

void WorkWatch::setNewFolder(const QByteArray& path) {
    const std::lock_guard lock(m_mutex);
    m_newFolder = path;
}

void WorkWatch::end() {
    if (!m_thread.joinable()) return;
    ::eventfd_write(m_ended, 1);
    m_thread.join();
    erase();
    ::close(m_signals);
    ::close(m_ended);
    ::pthread_sigmask(SIG_SETMASK, &m_before, nullptr);
}

void WorkWatch::watch() {
    const int pace = ::isatty(STDERR_FILENO) ? kPace : -1;
    for (;;) {
        pollfd waited[]{{m_ended, POLLIN, 0}, {m_signals, POLLIN, 0}};
        ::poll(waited, 2, pace);
        if (waited[0].revents != 0) return;
        signalfd_siginfo info{};
        if (waited[1].revents != 0 && ::read(m_signals, &info, sizeof info) == sizeof info)
            endProgram(int(info.ssi_signo));
        show();
    }
}

void WorkWatch::show() {
    const std::lock_guard lock(m_mutex);
    const auto passed = std::chrono::steady_clock::now() - m_since;
    if (m_what.isEmpty() || passed < kPatience || !isOnTerminal()) return;
    const double share = m_share;
    const QString done = share < 0 ? QString() : u"%1 %, "_s.arg(int(100 * share));
    const auto seconds = std::chrono::floor<std::chrono::seconds>(passed).count();
    // A line that is broken in two could not be taken back.
    const QString line = u"attention-lab: %1 … %2%3 s (Ctrl+C stops)"_s.arg(m_what, done, QString::number(seconds))
                             .left(std::max<qsizetype>(terminalColumns() - 1 - kEchoColumns, 0));
    // A shorter line leaves nothing of the one before.
    writeToTerminal('\r' + line.leftJustified(m_shown).toUtf8());
    m_shown = line.size();
}

void WorkWatch::erase() {
    if (m_shown == 0) return;
    writeToTerminal('\r' + QByteArray(m_shown + kEchoColumns, ' ') + '\r');
    m_shown = 0;
}

void WorkWatch::endProgram(int signal) {
    // Never unlocked: nothing is begun or told any more.
    m_mutex.lock();
    erase();
    OutputFile::abandonAll();
    if (!m_newFolder.isEmpty()) ::rmdir(m_newFolder.constData());
    // Whoever started the program, a loop in a shell above all, is to know that a signal ended it.
    sigset_t one;
    ::sigemptyset(&one);
    ::sigaddset(&one, signal);
    ::pthread_sigmask(SIG_UNBLOCK, &one, nullptr);
    ::raise(signal);
    ::_exit(128 + signal);
}

}  // namespace attention
