#pragma once

#include <atomic>
#include <chrono>
#include <functional>
#include <mutex>
#include <optional>
#include <thread>

#include <QString>

#include "core/system/signal_wait.h"

namespace attention {

/// Shows the progress of a long-running command. If standard error is a terminal, a command that runs for more than two
/// seconds reports its progress on one line, which is updated in place and erased at the end. SIGINT and SIGTERM
/// terminate the program at any time, without leaving that line, a temporary file or an empty folder behind.
class ProgressMonitor {
    Q_DISABLE_COPY_MOVE(ProgressMonitor)

 public:
    /// Telling: whether there may be a line at all.
    explicit ProgressMonitor(bool isTelling = true);
    ~ProgressMonitor() { stop(); }

    /// @param what            is done from now on: "computing scaling"; empty: nothing is told
    /// @param tellsTimeLeft   its parts take about as long as each other, so that the time left can be told, too
    void setActivity(const QString& what, bool tellsTimeLeft = false);
    /// How much of it is done, 0 ... 1; from any thread. It is told beside the seconds.
    void setProgress(double share) { m_progress = share; }
    /// A folder that is removed, if it is empty, when a signal ends the program.
    void setCreatedFolder(const QByteArray& path);
    /// What is called when a signal ends the program, on another thread, before anything is removed.
    void setEnding(std::function<void()> ending);
    /// Takes the line away; signals do again what they did.
    void stop();

 private:
    void watch();
    void show();
    void erase();
    /// Leaves nothing behind.
    [[noreturn]] void endProgram(int signal);

    std::mutex m_mutex;  ///< of what is told, and where
    QString m_activity;
    std::chrono::steady_clock::time_point m_since;
    std::atomic<double> m_progress = -1;  ///< negative: unknown
    bool m_tellsTimeLeft = false;
    const bool m_isTelling;
    QByteArray m_newFolder;
    std::function<void()> m_ending;
    qsizetype m_lineWidth = 0;             ///< columns that the line takes on the terminal
    std::optional<SignalWait> m_signalFd;  ///< none once it has ended
    std::thread m_thread;
};

}  // namespace attention
