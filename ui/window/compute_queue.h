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
/// pending, so a burst of slider steps shows as many pictures as there is time for, and always the last one. A slow
/// computation is cancelled for a newer scene, but never twice in a row, so pictures keep appearing however fast the
/// slider moves.
class ComputeQueue : public QObject {
    Q_OBJECT

 public:
    explicit ComputeQueue(QObject* parent = nullptr);
    /// Stops what runs and waits for it.
    ~ComputeQueue() override;

    /// `scene` fits the exhibit already. Takes the place of a scene that still waits.
    void request(const Exhibit& exhibit, const Scene& scene);
    /// Prefetches a scene while the queue is idle; a later request for the same numbers is answered at once. Replaces
    /// an earlier prefetch; any request has priority.
    void prefetch(const Exhibit& exhibit, const Scene& scene);
    /// Milliseconds after which a computation that is no longer the latest is given up.
    void setCancelDelay(qint64 patience) { m_cancelDelay = patience; }
    /// Where studies are kept that took long, and found again. It outlives the queue.
    /// @param least  milliseconds of a computation that is worth it; less is hardly noticed
    void setCache(StudyCache& kept, qint64 least = 50) {
        m_cache = &kept;
        m_minCachedMs = least;
    }
    bool isIdle() const { return !m_running || (m_isAhead && !m_waiting); }
    /// Nothing runs, not even what is computed ahead.
    bool isInactive() const { return !m_running; }
    /// Milliseconds from the last picture, or from when there was something to wait for; 0 while idle.
    qint64 waitingTime() const { return isIdle() ? 0 : m_sincePicture.elapsed(); }
    /// Computations started so far that somebody waited for.
    int startedCount() const { return m_startedCount; }

 Q_SIGNALS:
    void finished(const attention::Scene& scene, std::shared_ptr<const attention::Study> result);
    /// `reason` is for a developer; there is no result.
    void failed(const attention::Scene& scene, const QString& reason);
    /// Something is computed from now on, or nothing is.
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

    bool isSame(const std::optional<Job>& known, const Exhibit& exhibit, const Scene& scene) const;
    void start(const Job& job);
    /// Delivers what is known already, in its turn.
    void deliverCached(const Job& job, std::shared_ptr<const Study> result);
    void startPrefetch();
    void deliver();

    QFutureWatcher<void> m_watcher;
    /// Not in the future, which would keep a result of half a gigabyte alive until the next one.
    std::shared_ptr<Outcome> m_outcome;
    /// What a resumable exhibit goes on from, as long as someone shows or keeps it.
    std::map<const Exhibit*, std::weak_ptr<const Study>> m_last;
    std::optional<Job> m_running;
    std::optional<Job> m_waiting;
    std::optional<Job> m_prefetch;                  ///< what is computed ahead, or is to be
    std::shared_ptr<const Study> m_prefetchResult;  ///< of it, once it is there
    bool m_isAhead = false;                         ///< what runs is m_prefetch
    StudyCache* m_cache = nullptr;
    qint64 m_minCachedMs = 0;
    std::stop_source m_stop;
    /// Stopping every computation that is no longer the latest would starve the picture while a slider moves; one that
    /// has run this long is not worth waiting for.
    qint64 m_cancelDelay = 150;
    QElapsedTimer m_since;
    QElapsedTimer m_sincePicture;
    bool m_wasCancelled = false;  ///< the computation before the running one was given up
    int m_startedCount = 0;
};

}  // namespace attention
