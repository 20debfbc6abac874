#pragma once

#include <memory>
#include <optional>
#include <stop_token>

#include <QFutureWatcher>
#include <QObject>

#include "ui/exhibits/exhibit.h"

namespace attention {

struct Scene;

/// Runs an exhibit's time measurement on a worker thread, one at a time.
class MeasurementRunner : public QObject {
    Q_OBJECT

 public:
    explicit MeasurementRunner(QObject* parent = nullptr);
    /// Cancels the running measurement and waits for it.
    ~MeasurementRunner() override;

    /// Starts a measurement, unless one is running. @param scene  already adapted to its exhibit
    void start(const Measurable& measurable, const Scene& scene);
    /// Cancels and discards the measurement; ended() follows.
    void cancel();
    bool isRunning() const { return m_outcome != nullptr; }
    bool isCancelled() const { return m_stop.stop_requested(); }

 Q_SIGNALS:
    void started();
    /// @param share  completed fraction, 0 ... 1
    void progressed(double share);
    /// The measurement succeeded; ended() follows.
    void measured(const attention::CostMeasurement& measurement);
    /// @param reason  an untranslated text for developers
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
