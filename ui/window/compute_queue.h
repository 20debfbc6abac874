#pragma once

#include <map>
#include <memory>
#include <optional>
#include <stop_token>

#include <QElapsedTimer>
#include <QFutureWatcher>
#include <QObject>

#include "core/scene/scene.h"
#include "ui/exhibits/exhibit.h"
#include "ui/window/study_cache.h"

namespace attention {

/// Computes scenes on a worker thread; the latest request wins. At most one computation runs and at most one is
/// pending, so a burst of slider steps shows as many figures as there is time for, and always the last one. A slow
/// computation is cancelled for a newer scene, but never twice in a row, so figures keep appearing however fast the
/// slider moves.
class ComputeQueue : public QObject {
    Q_OBJECT

 public:
    explicit ComputeQueue(QObject* parent = nullptr);
    /// Cancels the running computation and waits for it.
    ~ComputeQueue() override;

    /// Requests a computation. It replaces a scene that is still waiting.
    /// @param scene  already adapted to the exhibit, see adaptScene()
    void request(const Exhibit& exhibit, const Scene& scene);
    /// Computes a scene ahead while the queue is idle, so that a later request for the same numbers is answered at
    /// once. Replaces an earlier prefetch; any request has priority.
    void prefetch(const Exhibit& exhibit, const Scene& scene);
    /// Sets after how many milliseconds a computation that is no longer the latest is cancelled.
    void setCancelDelay(qint64 milliseconds) { m_cancelDelay = milliseconds; }
    /// Sets a cache for studies that took long to compute. It outlives the queue.
    /// @param minMilliseconds  computations faster than this are not cached: repeating them is hardly noticed
    void setCache(StudyCache& cache, qint64 minMilliseconds = 50) {
        m_cache = &cache;
        m_minCachedMs = minMilliseconds;
    }
    /// No request is running or waiting; a prefetch may be running.
    bool isIdle() const { return !m_running || (m_isPrefetching && !m_waiting); }
    /// Nothing is being computed, not even a prefetch.
    bool isInactive() const { return !m_running; }
    /// Milliseconds since the last result, or since the queue became busy; 0 while idle.
    qint64 waitingTime() const { return isIdle() ? 0 : m_sinceResult.elapsed(); }
    /// Number of requests started so far; prefetches do not count.
    int startedCount() const { return m_startedCount; }

 Q_SIGNALS:
    void finished(const attention::Scene& scene, std::shared_ptr<const attention::Study> result);
    /// The computation failed. @param reason  an untranslated text for developers
    void failed(const attention::Scene& scene, const QString& reason);
    /// A request is being computed, or none is any more.
    void busyChanged(bool busy);

 private:
    struct Job {
        const Exhibit* exhibit;
        Scene scene;
    };
    struct Outcome {
        std::shared_ptr<const Study> result;
        QString failure;
    };

    /// Whether a job has the same exhibit and computes the same numbers.
    bool matches(const std::optional<Job>& known, const Exhibit& exhibit, const Scene& scene) const;
    void start(const Job& job);
    /// Delivers a result that is already known, asynchronously like a computed one.
    void deliverCached(const Job& job, std::shared_ptr<const Study> result);
    void startPrefetch();
    void deliver();

    QFutureWatcher<void> m_watcher;
    /// The result is not stored in the future, which would keep up to half a gigabyte alive until the next run.
    std::shared_ptr<Outcome> m_outcome;
    /// The last study of each exhibit, from which an incremental exhibit continues computing; weak, so it lasts only
    /// while something else uses it.
    std::map<const Exhibit*, std::weak_ptr<const Study>> m_lastStudies;
    std::optional<Job> m_running;
    std::optional<Job> m_waiting;
    std::optional<Job> m_prefetch;                  ///< the scene to compute ahead, running or still to start
    std::shared_ptr<const Study> m_prefetchResult;  ///< the result of m_prefetch, once computed
    bool m_isPrefetching = false;                   ///< the running computation is m_prefetch
    StudyCache* m_cache = nullptr;
    qint64 m_minCachedMs = 0;
    std::stop_source m_stop;
    /// Cancelling every outdated computation at once would leave the figure unchanged while a slider moves. In
    /// milliseconds.
    qint64 m_cancelDelay = 150;
    QElapsedTimer m_sinceStart;
    QElapsedTimer m_sinceResult;
    bool m_wasCancelled = false;  ///< the computation before the running one was cancelled
    int m_startedCount = 0;
};

}  // namespace attention
