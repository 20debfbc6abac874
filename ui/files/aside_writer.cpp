#include "ui/files/aside_writer.h"

#include <utility>

#include "ui/files/settings.h"

namespace attention {

AsideWriter::AsideWriter(const QString& path) : m_path(path) {
    m_thread.setMaxThreadCount(1);
}

void AsideWriter::write(const QByteArray& bytes) {
    const std::lock_guard lock(m_mutex);
    // The task that waits takes what is there when it runs.
    if (std::exchange(m_next, bytes)) return;
    m_thread.start([this] {
        std::unique_lock taking(m_mutex);
        const auto taken = std::exchange(m_next, std::nullopt);
        taking.unlock();
        if (taken) writeSettings(m_path, *taken);
    });
}

}  // namespace attention
