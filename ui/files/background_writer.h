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
    /// @param path  of the file; its folder is created if it is missing
    explicit BackgroundWriter(const QString& path);
    /// Waits until everything is written.
    ~BackgroundWriter() = default;

    /// Requests a write and returns at once. Errors are only reported by finish(). A path that exists and is no regular
    /// file is left alone.
    /// @param bytes  returns the contents; called on the background thread, unless a later request replaces this one
    void write(std::function<QByteArray()> bytes);
    /// Waits until everything is written. @return false if the last write failed
    bool finish();

 private:
    const QString m_path;
    std::mutex m_mutex;
    std::function<QByteArray()> m_next;             ///< the request that waits for the thread; null: none
    std::atomic<bool> m_lastWriteSucceeded = true;  ///< whether the last write succeeded
    QThreadPool m_thread;  ///< the last member, so that it is destroyed first and waits for its task
};

}  // namespace attention
