#include "ui/window/measurement_runner.h"

#include <utility>

#include <QtConcurrent>

namespace attention {

MeasurementRunner::MeasurementRunner(QObject* parent) : QObject(parent) {
    connect(&m_watcher, &QFutureWatcherBase::finished, this, &MeasurementRunner::deliver);
}

MeasurementRunner::~MeasurementRunner() {
    m_stop.request_stop();
    m_watcher.disconnect(this);
    m_watcher.waitForFinished();
}

void MeasurementRunner::start(const Measurable& measurable, const Scene& scene) {
    if (isRunning()) return;
    m_stop = std::stop_source();
    m_outcome = std::make_shared<Outcome>();
    m_watcher.setFuture(
        QtConcurrent::run([this, measurable = &measurable, scene, stop = m_stop.get_token(), outcome = m_outcome] {
            // Qt queues the signal to this object's thread.
            const auto progress = [this](double share) { Q_EMIT progressed(share); };
            try {
                outcome->measurement = measurable->measure(scene, progress, stop);
            } catch (const std::exception& error) {
                outcome->failure = QString::fromUtf8(error.what());
            }
        }));
    Q_EMIT started();
}

void MeasurementRunner::cancel() {
    m_stop.request_stop();
}

void MeasurementRunner::deliver() {
    const std::shared_ptr<Outcome> outcome = std::exchange(m_outcome, nullptr);
    if (!isCancelled()) {
        if (!outcome->failure.isEmpty()) Q_EMIT failed(outcome->failure);
        if (outcome->measurement) Q_EMIT measured(*outcome->measurement);
    }
    Q_EMIT ended();
}

}  // namespace attention
