#include "app/progress_monitor.h"

#include <algorithm>
#include <string>

#include <QDir>

#include "core/system/terminal.h"
#include "ui/system/output_file.h"

namespace attention {
namespace {

using namespace Qt::StringLiterals;
using namespace std::chrono_literals;

/// Do not report before this many milliseconds.
constexpr auto kPatience = 2s;
/// Between two lines, in milliseconds.
constexpr int kPace = 500;
/// "^C" is what a terminal writes when it is pressed.
constexpr qsizetype kEchoColumns = 2;

}  // namespace

ProgressMonitor::ProgressMonitor() : m_signalFd(std::in_place), m_thread([this] { watch(); }) {}

void ProgressMonitor::setActivity(const QString& what) {
    const std::lock_guard lock(m_mutex);
    erase();
    m_activity = what;
    m_progress = -1;
    m_since = std::chrono::steady_clock::now();
}

void ProgressMonitor::setCreatedFolder(const QByteArray& path) {
    const std::lock_guard lock(m_mutex);
    m_newFolder = path;
}

void ProgressMonitor::stop() {
    if (!m_thread.joinable()) return;
    m_signalFd->stop();
    m_thread.join();
    erase();
    m_signalFd.reset();
}

void ProgressMonitor::watch() {
    while (const auto signal = m_signalFd->wait(isOnTerminal() ? kPace : -1)) {
        if (*signal != 0) endProgram(*signal);
        show();
    }
}

void ProgressMonitor::show() {
    const std::lock_guard lock(m_mutex);
    const auto passed = std::chrono::steady_clock::now() - m_since;
    if (m_activity.isEmpty() || passed < kPatience || !mayWriteToTerminal()) return;
    const double share = m_progress;
    const QString done = share < 0 ? QString() : u"%1 %, "_s.arg(int(100 * share));
    const auto seconds = std::chrono::floor<std::chrono::seconds>(passed).count();
    // A line that is broken in two could not be taken back.
    const QString line = u"attention-lab: %1 … %2%3 s (Ctrl+C stops)"_s.arg(m_activity, done, QString::number(seconds))
                             .left(std::max<qsizetype>(terminalColumns() - 1 - kEchoColumns, 0));
    // A shorter line leaves nothing of the one before.
    writeToTerminal(('\r' + line.leftJustified(m_lineWidth)).toStdString());
    m_lineWidth = line.size();
}

void ProgressMonitor::erase() {
    if (m_lineWidth == 0) return;
    writeToTerminal('\r' + std::string(std::size_t(m_lineWidth + kEchoColumns), ' ') + '\r');
    m_lineWidth = 0;
}

void ProgressMonitor::endProgram(int signal) {
    // Never unlocked: nothing is begun or told any more.
    m_mutex.lock();
    erase();
    OutputFile::removeTemporaries();
    if (!m_newFolder.isEmpty()) QDir().rmdir(QFile::decodeName(m_newFolder));
    SignalWait::endProgram(signal);
}

}  // namespace attention
