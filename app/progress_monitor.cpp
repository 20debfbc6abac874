#include "app/progress_monitor.h"

#include <algorithm>
#include <cmath>
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

/// "40 s", "12 min", "3 h".
QString durationText(double seconds) {
    constexpr double minute = 60, hour = 60 * minute;
    // Below two of a unit the smaller one says more.
    if (seconds < 2 * minute) return u"%1 s"_s.arg(std::ceil(seconds));
    return seconds < 2 * hour ? u"%1 min"_s.arg(std::ceil(seconds / minute)) : u"%1 h"_s.arg(std::ceil(seconds / hour));
}

}  // namespace

ProgressMonitor::ProgressMonitor(bool isTelling)
    : m_isTelling(isTelling && isOnTerminal()), m_signalFd(std::in_place), m_thread([this] { watch(); }) {}

void ProgressMonitor::setActivity(const QString& what, bool tellsTimeLeft) {
    const std::lock_guard lock(m_mutex);
    erase();
    m_activity = what;
    m_tellsTimeLeft = tellsTimeLeft;
    m_progress = -1;
    m_since = std::chrono::steady_clock::now();
}

void ProgressMonitor::setCreatedFolder(const QByteArray& path) {
    const std::lock_guard lock(m_mutex);
    m_newFolder = path;
}

void ProgressMonitor::setEnding(std::function<void()> ending) {
    const std::lock_guard lock(m_mutex);
    m_ending = std::move(ending);
}

void ProgressMonitor::stop() {
    if (!m_thread.joinable()) return;
    m_signalFd->stop();
    m_thread.join();
    erase();
    m_signalFd.reset();
}

void ProgressMonitor::watch() {
    while (const auto signal = m_signalFd->wait(m_isTelling ? kPace : -1)) {
        if (*signal != 0) endProgram(*signal);
        if (m_isTelling) show();
    }
}

void ProgressMonitor::show() {
    const std::lock_guard lock(m_mutex);
    const auto passed = std::chrono::steady_clock::now() - m_since;
    if (m_activity.isEmpty() || passed < kPatience || !mayWriteToTerminal()) return;
    const double share = m_progress;
    const QString done = share < 0 ? QString() : u"%1 %, "_s.arg(int(100 * share));
    const auto seconds = std::chrono::floor<std::chrono::seconds>(passed).count();
    const QString left = m_tellsTimeLeft && share > 0
                             ? u", about %1 left"_s.arg(durationText(double(seconds) / share * (1 - share)))
                             : QString();
    // A line that is broken in two could not be taken back, so whole parts are left out from its end.
    const qsizetype room = std::max<qsizetype>(terminalColumns() - 1 - kEchoColumns, 0);
    QString line = u"attention-lab: %1 … %2%3 s"_s.arg(m_activity, done, QString::number(seconds)).left(room);
    for (const QString& part : {left, u" (Ctrl+C stops)"_s}) {
        if (line.size() + part.size() > room) break;
        line += part;
    }
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
    if (m_ending) m_ending();
    OutputFile::removeTemporaries();
    if (!m_newFolder.isEmpty()) QDir().rmdir(QFile::decodeName(m_newFolder));
    SignalWait::endProgram(signal);
}

}  // namespace attention
