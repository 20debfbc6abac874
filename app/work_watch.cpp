#include "app/work_watch.h"

#include <algorithm>
#include <string>

#include <QDir>

#include "core/system/terminal.h"
#include "ui/system/output_file.h"

namespace attention {
namespace {

using namespace Qt::StringLiterals;
using namespace std::chrono_literals;

/// Before this nobody wonders.
constexpr auto kPatience = 2s;
/// Between two lines, in milliseconds.
constexpr int kPace = 500;
/// "^C" is what a terminal writes when it is pressed.
constexpr qsizetype kEchoColumns = 2;

}  // namespace

WorkWatch::WorkWatch() : m_signals(std::in_place), m_thread([this] { watch(); }) {}

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
    m_signals->stop();
    m_thread.join();
    erase();
    m_signals.reset();
}

void WorkWatch::watch() {
    while (const auto signal = m_signals->wait(isOnTerminal() ? kPace : -1)) {
        if (*signal != 0) endProgram(*signal);
        show();
    }
}

void WorkWatch::show() {
    const std::lock_guard lock(m_mutex);
    const auto passed = std::chrono::steady_clock::now() - m_since;
    if (m_what.isEmpty() || passed < kPatience || !mayWriteToTerminal()) return;
    const double share = m_share;
    const QString done = share < 0 ? QString() : u"%1 %, "_s.arg(int(100 * share));
    const auto seconds = std::chrono::floor<std::chrono::seconds>(passed).count();
    // A line that is broken in two could not be taken back.
    const QString line = u"attention-lab: %1 … %2%3 s (Ctrl+C stops)"_s.arg(m_what, done, QString::number(seconds))
                             .left(std::max<qsizetype>(terminalColumns() - 1 - kEchoColumns, 0));
    // A shorter line leaves nothing of the one before.
    writeToTerminal(('\r' + line.leftJustified(m_shown)).toStdString());
    m_shown = line.size();
}

void WorkWatch::erase() {
    if (m_shown == 0) return;
    writeToTerminal('\r' + std::string(std::size_t(m_shown + kEchoColumns), ' ') + '\r');
    m_shown = 0;
}

void WorkWatch::endProgram(int signal) {
    // Never unlocked: nothing is begun or told any more.
    m_mutex.lock();
    erase();
    OutputFile::abandonAll();
    if (!m_newFolder.isEmpty()) QDir().rmdir(QFile::decodeName(m_newFolder));
    SignalWait::endProgram(signal);
}

}  // namespace attention
