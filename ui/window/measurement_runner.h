#pragma once

#include <memory>
#include <optional>
#include <stop_token>

#include <QFutureWatcher>
#include <QObject>

#include "ui/exhibits/exhibit.h"

namespace attention {

struct Scene;

/// Runs what an exhibit measures off the interface thread; one at a time.
class MeasurementRunner : public QObject {
    Q_OBJECT

 public:
    explicit MeasurementRunner(QObject* parent = nullptr);
    /// Cancels what runs and waits for it.
    ~MeasurementRunner() override;

    /// Does nothing while one runs. `scene` fits its exhibit already.
    void start(const Measurable& measurable, const Scene& scene);
    /// What was measured so far is dropped; ended() follows.
    void cancel();
    bool isRunning() const { return m_outcome != nullptr; }
    bool isCancelled() const { return m_stop.stop_requested(); }

 Q_SIGNALS:
    void started();
    /// @param share  0 ... 1
    void progressed(double share);
    /// Before ended(), unless it was cancelled or failed.
    void measured(const attention::CostMeasurement& measurement);
    /// `reason` is for a developer.
    void failed(const QString& reason);
    void ended();

 private:
    struct Outcome {
        std::optional<CostMeasurement> measurement;
        QString failure;
    };

    void deliver();

    QFutureWatcher<void> m_watcher;
    std::shared_ptr<Outcome> m_outcome;
    std::stop_source m_stop;
};

}  // namespace attention
