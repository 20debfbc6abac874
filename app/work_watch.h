#pragma once

#include <atomic>
#include <chrono>
#include <mutex>
#include <optional>
#include <thread>

#include <QString>

#include "core/system/signal_wait.h"

namespace attention {

/// Stands beside a command that may work for long. Where standard error is a terminal, what takes longer than two
/// seconds is told there in one line, which is rewritten in place and gone at the end. Ctrl+C and SIGTERM end the
/// program at any moment, without that line, a hidden file or an empty folder left behind.
class WorkWatch {
    Q_DISABLE_COPY_MOVE(WorkWatch)

 public:
    /// Until it ends, signals come to the watch. Made before any other thread is.
    WorkWatch();
    ~WorkWatch() { end(); }

    /// @param what  is done from now on: "computing scaling"; empty: nothing is told
    void tell(const QString& what);
    /// How much of it is done, 0 ... 1; from any thread. It is told beside the seconds.
    void setShare(double share) { m_share = share; }
    /// A folder that is removed, if it is empty, when a signal ends the program.
    void setNewFolder(const QByteArray& path);
    /// Takes the line away; signals do again what they did.
    void end();

 private:
    void watch();
    void show();
    void erase();
    /// Leaves nothing behind.
    [[noreturn]] void endProgram(int signal);

    std::mutex m_mutex;  ///< of what is told, and where
    QString m_what;
    std::chrono::steady_clock::time_point m_since;
    std::atomic<double> m_share = -1;  ///< negative: unknown
    QByteArray m_newFolder;
    qsizetype m_shown = 0;                ///< columns that the line takes on the terminal
    std::optional<SignalWait> m_signals;  ///< none once it has ended
    std::thread m_thread;
};

}  // namespace attention
