#pragma once

#include <memory>
#include <optional>
#include <stop_token>

#include <QElapsedTimer>
#include <QFutureWatcher>
#include <QObject>

#include "core/scene/scene.h"
#include "ui/exhibits/exhibit.h"

namespace attention {

/// Computes scenes off the interface thread; the latest wins. One computation runs and at most one waits: a burst of
/// slider steps shows as many pictures as there is time for, and always the last one.
class ComputeQueue : public QObject {
    Q_OBJECT

 public:
    explicit ComputeQueue(QObject* parent = nullptr);
    /// Stops what runs and waits for it.
    ~ComputeQueue() override;

    /// `scene` fits the exhibit already. Takes the place of a scene that still waits.
    void request(const Exhibit& exhibit, const Scene& scene);
    bool isIdle() const { return !m_running; }
    /// Computations started so far.
    int startedCount() const { return m_startedCount; }

 Q_SIGNALS:
    void finished(const attention::Scene& scene, std::shared_ptr<const attention::Result> result);
    /// `reason` is for a developer; there is no result.
    void failed(const attention::Scene& scene, const QString& reason);

 private:
    struct Job {
        const Exhibit* exhibit;
        Scene scene;
    };
    struct Outcome {
        std::shared_ptr<const Result> result;
        QString failure;
    };

    void start(const Job& job);
    void deliver();

    QFutureWatcher<void> m_watcher;
    /// Not in the future, which would keep a result of half a gigabyte alive until the next one.
    std::shared_ptr<Outcome> m_outcome;
    std::optional<Job> m_running;
    std::optional<Job> m_waiting;
    std::stop_source m_stop;
    QElapsedTimer m_since;
    int m_startedCount = 0;
};

}  // namespace attention
