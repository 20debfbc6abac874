#pragma once

#include <atomic>
#include <functional>
#include <mutex>

#include <QByteArray>
#include <QString>
#include <QThreadPool>

namespace attention {

/// Repeatedly writes one small file on a background thread, atomically each time. Requests made during a write are
/// merged; the last one is written. The destructor waits until everything is written.
class BackgroundWriter {
    Q_DISABLE_COPY_MOVE(BackgroundWriter)

 public:
    /// @param path  its folder is made where it is missing
    explicit BackgroundWriter(const QString& path);
    /// Waits until all is written.
    ~BackgroundWriter() = default;

    /// Returns at once. What cannot be written is not written, and what is no file is left alone.
    /// @param bytes  is called on the background thread; calls that were overtaken are left out
    void write(std::function<QByteArray()> bytes);
    /// Waits until all is written. @return false if the last writing failed
    bool finish();

 private:
    const QString m_path;
    std::mutex m_mutex;
    std::function<QByteArray()> m_next;    ///< waits for the thread; none: nothing is to be written
    std::atomic<bool> m_isWritten = true;  ///< what was last taken
    QThreadPool m_thread;                  ///< ends first
};

}  // namespace attention
