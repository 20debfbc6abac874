#include "ui/window/compute_queue.h"

#include <utility>

#include <QtConcurrent>

#include "ui/exhibits/resumable.h"

namespace attention {

ComputeQueue::ComputeQueue(QObject* parent) : QObject(parent) {
    connect(&m_watcher, &QFutureWatcherBase::finished, this, &ComputeQueue::deliver);
}

ComputeQueue::~ComputeQueue() {
    m_stop.request_stop();
    m_watcher.disconnect(this);
    m_watcher.waitForFinished();
}

void ComputeQueue::request(const Exhibit& exhibit, const Scene& scene) {
    if (!m_running) {
        m_sincePicture.start();
        start({&exhibit, scene});
        Q_EMIT busyChanged(true);
        return;
    }
    const bool leavesPage = m_running->exhibit != &exhibit;
    if (leavesPage || (m_since.elapsed() > m_patience && !m_gaveUp)) m_stop.request_stop();
    m_waiting = Job{&exhibit, scene};
}

void ComputeQueue::start(const Job& job) {
    m_running = job;
    m_stop = std::stop_source();
    m_since.start();
    ++m_startedCount;
    m_outcome = std::make_shared<Outcome>();
    const auto* resumable = dynamic_cast<const Resumable*>(job.exhibit);
    auto before = resumable ? m_last[job.exhibit].lock() : nullptr;
    m_watcher.setFuture(QtConcurrent::run([exhibit = job.exhibit, scene = job.scene, resumable,
                                           before = std::move(before), stop = m_stop.get_token(), outcome = m_outcome] {
        // An exception would lose its text on the way through QFuture.
        try {
            outcome->result = before ? resumable->computeFrom(*before, scene, stop) : exhibit->compute(scene, stop);
        } catch (const std::exception& error) {
            outcome->failure = QString::fromUtf8(error.what());
        }
    }));
}

void ComputeQueue::deliver() {
    const Job done = *std::exchange(m_running, std::nullopt);
    const Outcome outcome = std::move(*m_outcome);
    m_outcome.reset();
    const bool stopped = m_stop.stop_requested();
    m_gaveUp = stopped;
    if (!stopped) m_sincePicture.start();
    if (!stopped && outcome.result) m_last[done.exhibit] = outcome.result;
    if (const auto next = std::exchange(m_waiting, std::nullopt)) start(*next);
    if (!m_running) Q_EMIT busyChanged(false);
    if (stopped) return;
    if (outcome.result)
        Q_EMIT finished(done.scene, outcome.result);
    else
        Q_EMIT failed(done.scene, outcome.failure);
}

}  // namespace attention
