#include "ui/window/compute_queue.h"

#include <utility>

#include <QTimer>
#include <QtConcurrent>

namespace attention {

ComputeQueue::ComputeQueue(QObject* parent) : QObject(parent) {
    connect(&m_watcher, &QFutureWatcherBase::finished, this, &ComputeQueue::deliver);
}

ComputeQueue::~ComputeQueue() {
    m_stop.request_stop();
    m_watcher.disconnect(this);
    m_watcher.waitForFinished();
}

bool ComputeQueue::isSame(const std::optional<Job>& known, const Exhibit& exhibit, const Scene& scene) const {
    return known && known->exhibit == &exhibit && hasSameNumbers(exhibit, known->scene, scene);
}

void ComputeQueue::request(const Exhibit& exhibit, const Scene& scene) {
    if (isIdle()) {
        m_sincePicture.start();
        const bool isAhead = isSame(m_prefetch, exhibit, scene);
        if (m_running && isAhead) {
            m_running->scene = scene;
            m_isAhead = false;
            ++m_startedCount;
        } else if (m_running) {
            m_stop.request_stop();
            m_waiting = Job{&exhibit, scene};
        } else if (isAhead && m_prefetchResult) {
            ++m_startedCount;
            deliverCached({&exhibit, scene}, std::exchange(m_prefetchResult, nullptr));
        } else {
            ++m_startedCount;
            start({&exhibit, scene});
        }
        if (isAhead) m_prefetch.reset();
        Q_EMIT busyChanged(true);
        return;
    }
    const bool leavesPage = m_running->exhibit != &exhibit;
    if (leavesPage || (m_since.elapsed() > m_cancelDelay && !m_wasCancelled)) m_stop.request_stop();
    m_waiting = Job{&exhibit, scene};
}

void ComputeQueue::prefetch(const Exhibit& exhibit, const Scene& scene) {
    if (isSame(m_prefetch, exhibit, scene)) return;
    if (m_isAhead) m_stop.request_stop();
    m_prefetch = Job{&exhibit, scene};
    m_prefetchResult.reset();
    if (!m_running) startPrefetch();
}

void ComputeQueue::startPrefetch() {
    m_isAhead = true;
    start(*m_prefetch);
}

void ComputeQueue::deliverCached(const Job& job, std::shared_ptr<const Study> result) {
    m_running = job;
    m_stop = std::stop_source();
    m_since.start();
    m_outcome = std::make_shared<Outcome>(Outcome{std::move(result), {}});
    QTimer::singleShot(0, this, &ComputeQueue::deliver);
}

void ComputeQueue::start(const Job& job) {
    if (auto known = m_cache ? m_cache->find(*job.exhibit, job.scene) : nullptr)
        return deliverCached(job, std::move(known));
    m_running = job;
    m_stop = std::stop_source();
    m_since.start();
    m_outcome = std::make_shared<Outcome>();
    const Incremental* resumable = job.exhibit->incremental();
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
    const bool isAhead = std::exchange(m_isAhead, false);
    if (isAhead && !stopped) m_prefetchResult = outcome.result;
    if (!isAhead) m_wasCancelled = stopped;
    if (!isAhead && !stopped) m_sincePicture.start();
    if (!isAhead && !stopped && outcome.result) m_last[done.exhibit] = outcome.result;
    if (m_cache && !stopped && outcome.result && m_since.elapsed() >= m_minCachedMs)
        m_cache->insert(*done.exhibit, done.scene, outcome.result);
    if (const auto next = std::exchange(m_waiting, std::nullopt)) {
        ++m_startedCount;
        start(*next);
    } else {
        // Deliver the result first: slots connected to finished() may request more. A failed prefetch fails again when
        // it is requested.
        if (!isAhead) Q_EMIT busyChanged(false);
        if (!m_running && m_prefetch && !m_prefetchResult && (!isAhead || stopped)) startPrefetch();
    }
    if (stopped || isAhead) return;
    if (outcome.result)
        Q_EMIT finished(done.scene, outcome.result);
    else
        Q_EMIT failed(done.scene, outcome.failure);
}

}  // namespace attention
