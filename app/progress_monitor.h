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
    /// @param isVisible  false: never shows a line, but still handles signals
    explicit ProgressMonitor(bool isVisible = true);
    ~ProgressMonitor() { stop(); }

    /// @param activity        what is done from now on: "computing scaling"; empty: shows nothing
    /// @param showsTimeLeft   also shows an estimate of the time left, which assumes that progress is about linear in
    /// time
    void setActivity(const QString& activity, bool showsTimeLeft = false);
    /// Sets the share of the activity that is done, 0 ... 1, to be shown. May be called on any thread.
    void setProgress(double share) { m_progress = share; }
    /// Sets the folder that is removed, if it is empty, when a signal ends the program; an empty path: none.
    void setCreatedFolder(const QByteArray& path);
    /// Sets the function that is called when a signal ends the program, on another thread, before files are removed.
    void setSignalCallback(std::function<void()> callback);
    /// Erases the line and restores the previous handling of signals.
    void stop();

 private:
    void watch();
    void show();
    void erase();
    /// Erases the line, removes temporary files and ends the program as `signal` would have done.
    [[noreturn]] void endProgram(int signal);

    std::mutex m_mutex;  ///< guards what is shown, and the terminal line
    QString m_activity;
    std::chrono::steady_clock::time_point m_since;
    std::atomic<double> m_progress = -1;  ///< negative: unknown
    bool m_showsTimeLeft = false;
    const bool m_isVisible;
    QByteArray m_createdFolder;
    std::function<void()> m_signalCallback;
    qsizetype m_lineWidth = 0;            ///< in columns of the terminal; 0: no line is shown
    std::optional<SignalWait> m_signals;  ///< nothing after stop()
    std::thread m_thread;
};

}  // namespace attention
