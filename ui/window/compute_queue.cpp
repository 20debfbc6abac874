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

bool ComputeQueue::matches(const std::optional<Job>& known, const Exhibit& exhibit, const Scene& scene) const {
    return known && known->exhibit == &exhibit && hasSameNumbers(exhibit, known->scene, scene);
}

void ComputeQueue::request(const Exhibit& exhibit, const Scene& scene) {
    if (isIdle()) {
        m_sinceResult.start();
        const bool isPrefetch = matches(m_prefetch, exhibit, scene);
        if (m_running && isPrefetch) {
            m_running->scene = scene;
            m_isPrefetching = false;
            ++m_startedCount;
        } else if (m_running) {
            m_stop.request_stop();
            m_waiting = Job{&exhibit, scene};
        } else if (isPrefetch && m_prefetchResult) {
            ++m_startedCount;
            deliverCached({&exhibit, scene}, std::exchange(m_prefetchResult, nullptr));
        } else {
            ++m_startedCount;
            start({&exhibit, scene});
        }
        if (isPrefetch) m_prefetch.reset();
        Q_EMIT busyChanged(true);
        return;
    }
    const bool leavesPage = m_running->exhibit != &exhibit;
    if (leavesPage || (m_sinceStart.elapsed() > m_cancelDelay && !m_wasCancelled)) m_stop.request_stop();
    m_waiting = Job{&exhibit, scene};
}

void ComputeQueue::prefetch(const Exhibit& exhibit, const Scene& scene) {
    if (matches(m_prefetch, exhibit, scene)) return;
    if (m_isPrefetching) m_stop.request_stop();
    m_prefetch = Job{&exhibit, scene};
    m_prefetchResult.reset();
    if (!m_running) startPrefetch();
}

void ComputeQueue::startPrefetch() {
    m_isPrefetching = true;
    start(*m_prefetch);
}

void ComputeQueue::deliverCached(const Job& job, std::shared_ptr<const Study> result) {
    m_running = job;
    m_stop = std::stop_source();
    m_sinceStart.start();
    m_outcome = std::make_shared<Outcome>(Outcome{std::move(result), {}});
    QTimer::singleShot(0, this, &ComputeQueue::deliver);
}

void ComputeQueue::start(const Job& job) {
    if (auto known = m_cache ? m_cache->find(*job.exhibit, job.scene) : nullptr)
        return deliverCached(job, std::move(known));
    m_running = job;
    m_stop = std::stop_source();
    m_sinceStart.start();
    m_outcome = std::make_shared<Outcome>();
    const Incremental* resumable = job.exhibit->incremental();
    auto before = resumable ? m_lastStudies[job.exhibit].lock() : nullptr;
    m_watcher.setFuture(QtConcurrent::run([exhibit = job.exhibit, scene = job.scene, resumable,
                                           before = std::move(before), stop = m_stop.get_token(), outcome = m_outcome] {
        // An exception passed through QFuture would lose its text.
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
    const bool isPrefetch = std::exchange(m_isPrefetching, false);
    if (isPrefetch && !stopped) m_prefetchResult = outcome.result;
    if (!isPrefetch) m_wasCancelled = stopped;
    if (!isPrefetch && !stopped) m_sinceResult.start();
    if (!isPrefetch && !stopped && outcome.result) m_lastStudies[done.exhibit] = outcome.result;
    if (m_cache && !stopped && outcome.result && m_sinceStart.elapsed() >= m_minCachedMs)
        m_cache->insert(*done.exhibit, done.scene, outcome.result);
    if (const auto next = std::exchange(m_waiting, std::nullopt)) {
        ++m_startedCount;
        start(*next);
    } else {
        // Deliver the result first: slots connected to finished() may request more. A failed prefetch fails again when
        // it is requested.
        if (!isPrefetch) Q_EMIT busyChanged(false);
        if (!m_running && m_prefetch && !m_prefetchResult && (!isPrefetch || stopped)) startPrefetch();
    }
    if (stopped || isPrefetch) return;
    if (outcome.result)
        Q_EMIT finished(done.scene, outcome.result);
    else
        Q_EMIT failed(done.scene, outcome.failure);
}

}  // namespace attention
