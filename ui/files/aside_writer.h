#pragma once

#include <atomic>
#include <mutex>
#include <optional>

#include <QByteArray>
#include <QString>
#include <QThreadPool>

namespace attention {

/// Writes one small file again and again off the interface thread, whole each time. Of what is asked for while a
/// writing is under way the last is written; nothing is lost when it ends.
class AsideWriter {
    Q_DISABLE_COPY_MOVE(AsideWriter)

 public:
    /// @param path  its folder is made where it is missing
    explicit AsideWriter(const QString& path);
    /// Waits until all is written.
    ~AsideWriter() = default;

    /// Returns at once. What cannot be written is not written, and what is no file is left alone.
    void write(const QByteArray& bytes);
    /// Waits until all is written. @return false if the last writing failed
    bool finish();

 private:
    const QString m_path;
    std::mutex m_mutex;
    std::optional<QByteArray> m_next;      ///< waits for the thread; none: nothing is to be written
    std::atomic<bool> m_isWritten = true;  ///< what was last taken
    QThreadPool m_thread;                  ///< ends first
};

}  // namespace attention
