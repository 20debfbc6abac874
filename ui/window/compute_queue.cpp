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
        const bool isAhead = isSame(m_ahead, exhibit, scene);
        if (m_running && isAhead) {
            m_running->scene = scene;
            m_isAhead = false;
            ++m_startedCount;
        } else if (m_running) {
            m_stop.request_stop();
            m_waiting = Job{&exhibit, scene};
        } else if (isAhead && m_aheadResult) {
            ++m_startedCount;
            startKnown({&exhibit, scene}, std::exchange(m_aheadResult, nullptr));
        } else {
            ++m_startedCount;
            start({&exhibit, scene});
        }
        if (isAhead) m_ahead.reset();
        Q_EMIT busyChanged(true);
        return;
    }
    const bool leavesPage = m_running->exhibit != &exhibit;
    if (leavesPage || (m_since.elapsed() > m_patience && !m_gaveUp)) m_stop.request_stop();
    m_waiting = Job{&exhibit, scene};
}

void ComputeQueue::prepare(const Exhibit& exhibit, const Scene& scene) {
    if (isSame(m_ahead, exhibit, scene)) return;
    if (m_isAhead) m_stop.request_stop();
    m_ahead = Job{&exhibit, scene};
    m_aheadResult.reset();
    if (!m_running) startAhead();
}

void ComputeQueue::startAhead() {
    m_isAhead = true;
    start(*m_ahead);
}

void ComputeQueue::startKnown(const Job& job, std::shared_ptr<const Study> result) {
    m_running = job;
    m_stop = std::stop_source();
    m_since.start();
    m_outcome = std::make_shared<Outcome>(Outcome{std::move(result), {}});
    QTimer::singleShot(0, this, &ComputeQueue::deliver);
}

void ComputeQueue::start(const Job& job) {
    if (auto known = m_kept ? m_kept->find(*job.exhibit, job.scene) : nullptr) return startKnown(job, std::move(known));
    m_running = job;
    m_stop = std::stop_source();
    m_since.start();
    m_outcome = std::make_shared<Outcome>();
    const Resumable* resumable = job.exhibit->resumable();
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
    if (isAhead && !stopped) m_aheadResult = outcome.result;
    if (!isAhead) m_gaveUp = stopped;
    if (!isAhead && !stopped) m_sincePicture.start();
    if (!isAhead && !stopped && outcome.result) m_last[done.exhibit] = outcome.result;
    if (m_kept && !stopped && outcome.result && m_since.elapsed() >= m_leastKept)
        m_kept->keep(*done.exhibit, done.scene, outcome.result);
    if (const auto next = std::exchange(m_waiting, std::nullopt)) {
        ++m_startedCount;
        start(*next);
    } else {
        // Before what follows may ask for more. What failed ahead fails again when it is asked for.
        if (!isAhead) Q_EMIT busyChanged(false);
        if (!m_running && m_ahead && !m_aheadResult && (!isAhead || stopped)) startAhead();
    }
    if (stopped || isAhead) return;
    if (outcome.result)
        Q_EMIT finished(done.scene, outcome.result);
    else
        Q_EMIT failed(done.scene, outcome.failure);
}

}  // namespace attention
