#include "ui/files/background_writer.h"

#include <utility>

#include <QDir>
#include <QFileInfo>

#include "ui/system/output_file.h"

namespace attention {
namespace {

/// Writes the file, and its folder if it is missing. @return false if that failed, or if the path is no regular file
bool writeWhole(const QString& path, const QByteArray& bytes) {
    if (QFileInfo(path).exists() && !QFileInfo(path).isFile()) return false;
    if (path.isEmpty() || !QDir().mkpath(QFileInfo(path).path())) return false;
    return !writeFile(path, bytes).has_value();
}

}  // namespace

BackgroundWriter::BackgroundWriter(const QString& path) : m_path(path) {
    m_thread.setMaxThreadCount(1);
}

void BackgroundWriter::write(std::function<QByteArray()> bytes) {
    const std::lock_guard lock(m_mutex);
    // If there was a request already, its task is still waiting and will write the new one instead.
    if (std::exchange(m_next, std::move(bytes))) return;
    m_thread.start([this] {
        std::unique_lock takeLock(m_mutex);
        const auto makeBytes = std::exchange(m_next, nullptr);
        takeLock.unlock();
        if (makeBytes) m_lastWriteSucceeded = writeWhole(m_path, makeBytes());
    });
}

bool BackgroundWriter::finish() {
    m_thread.waitForDone();
    return m_lastWriteSucceeded;
}

}  // namespace attention
