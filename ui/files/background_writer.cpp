#include "ui/files/background_writer.h"

#include <utility>

#include <QDir>
#include <QFileInfo>

#include "ui/system/output_file.h"

namespace attention {
namespace {

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
    // The task that waits takes what is there when it runs.
    if (std::exchange(m_next, std::move(bytes))) return;
    m_thread.start([this] {
        std::unique_lock taking(m_mutex);
        const auto taken = std::exchange(m_next, nullptr);
        taking.unlock();
        if (taken) m_isWritten = writeWhole(m_path, taken());
    });
}

bool BackgroundWriter::finish() {
    m_thread.waitForDone();
    return m_isWritten;
}

}  // namespace attention
