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

/// How long an activity runs before its line appears.
constexpr auto kDelay = 2s;
/// The interval between two updates of the line, in milliseconds.
constexpr int kUpdateInterval = 500;
/// The terminal itself writes "^C" when Ctrl+C is pressed.
constexpr qsizetype kEchoColumns = 2;

/// "40 s", "12 min", "3 h".
QString durationText(double seconds) {
    constexpr double minute = 60, hour = 60 * minute;
    // Below two minutes or hours, the smaller unit is more precise.
    if (seconds < 2 * minute) return u"%1 s"_s.arg(std::ceil(seconds));
    return seconds < 2 * hour ? u"%1 min"_s.arg(std::ceil(seconds / minute)) : u"%1 h"_s.arg(std::ceil(seconds / hour));
}

}  // namespace

ProgressMonitor::ProgressMonitor(bool isVisible)
    : m_isVisible(isVisible && isOnTerminal()), m_signals(std::in_place), m_thread([this] { watch(); }) {}

void ProgressMonitor::setActivity(const QString& activity, bool showsTimeLeft) {
    const std::lock_guard lock(m_mutex);
    erase();
    m_activity = activity;
    m_showsTimeLeft = showsTimeLeft;
    m_progress = -1;
    m_since = std::chrono::steady_clock::now();
}

void ProgressMonitor::setCreatedFolder(const QByteArray& path) {
    const std::lock_guard lock(m_mutex);
    m_createdFolder = path;
}

void ProgressMonitor::setSignalCallback(std::function<void()> callback) {
    const std::lock_guard lock(m_mutex);
    m_signalCallback = std::move(callback);
}

void ProgressMonitor::stop() {
    if (!m_thread.joinable()) return;
    m_signals->stop();
    m_thread.join();
    erase();
    m_signals.reset();
}

void ProgressMonitor::watch() {
    while (const auto signal = m_signals->wait(m_isVisible ? kUpdateInterval : -1)) {
        if (*signal != 0) endProgram(*signal);
        if (m_isVisible) show();
    }
}

void ProgressMonitor::show() {
    const std::lock_guard lock(m_mutex);
    const auto elapsed = std::chrono::steady_clock::now() - m_since;
    if (m_activity.isEmpty() || elapsed < kDelay || !mayWriteToTerminal()) return;
    const double share = m_progress;
    const QString doneText = share < 0 ? QString() : u"%1 %, "_s.arg(int(100 * share));
    const auto seconds = std::chrono::floor<std::chrono::seconds>(elapsed).count();
    const QString timeLeft = m_showsTimeLeft && share > 0
                                 ? u", about %1 left"_s.arg(durationText(double(seconds) / share * (1 - share)))
                                 : QString();
    // A line that wraps could not be erased, so parts at its end are left out if it would be too long.
    const qsizetype maxColumns = std::max<qsizetype>(terminalColumns() - 1 - kEchoColumns, 0);
    QString line = u"attention-lab: %1 … %2%3 s"_s.arg(m_activity, doneText, QString::number(seconds)).left(maxColumns);
    for (const QString& part : {timeLeft, u" (Ctrl+C stops)"_s}) {
        if (line.size() + part.size() > maxColumns) break;
        line += part;
    }
    // Blanks at the end overwrite the rest of a longer previous line.
    writeToTerminal(('\r' + line.leftJustified(m_lineWidth)).toStdString());
    m_lineWidth = line.size();
}

void ProgressMonitor::erase() {
    if (m_lineWidth == 0) return;
    writeToTerminal('\r' + std::string(std::size_t(m_lineWidth + kEchoColumns), ' ') + '\r');
    m_lineWidth = 0;
}

void ProgressMonitor::endProgram(int signal) {
    // Never unlocked: no other thread may show progress or begin something any more.
    m_mutex.lock();
    erase();
    if (m_signalCallback) m_signalCallback();
    OutputFile::removeTemporaries();
    if (!m_createdFolder.isEmpty()) QDir().rmdir(QFile::decodeName(m_createdFolder));
    SignalWait::endProgram(signal);
}

}  // namespace attention
