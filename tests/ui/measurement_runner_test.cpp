#include "ui/window/measurement_runner.h"

#include <QSemaphore>
#include <QSignalSpy>

#include "tests/test_class.h"
#include "tests/ui/bare_exhibit.h"

using namespace attention;

namespace {

/// Measures only when the test lets it: half, then the rest.
class GatedMeasuring : public Measurable {
 public:
    std::optional<SceneProblem> measuringProblem(const Scene&) const override { return std::nullopt; }
    QString measuringPlan(const Scene&) const override { return {}; }
    std::optional<CostMeasurement> measure(const Scene& scene, const std::function<void(double)>& progress,
                                           std::stop_token stop) const override {
        if (scene.parameters.n == kThrows) throw std::runtime_error("the clock stands still");
        const std::stop_callback wake(stop, [this] { gate.release(); });
        progress(0.5);
        gate.acquire();
        if (stop.stop_requested()) return std::nullopt;
        progress(1);
        CostMeasurement measurement;
        measurement.samples = {{Architecture::Attention, scene.parameters.n, 1, 1, {1.0}}};
        return measurement;
    }

    static constexpr std::int64_t kThrows = 999;
    mutable QSemaphore gate;
};

}  // namespace

class MeasuringTest : public QObject {
    Q_OBJECT

 private Q_SLOTS:
    void tellsHowFarItIsAndWhatItFound() {
        const GatedMeasuring exhibit;
        MeasurementRunner measuring;
        QSignalSpy progressed(&measuring, &MeasurementRunner::progressed);
        QSignalSpy ended(&measuring, &MeasurementRunner::ended);
        QList<qint64> found;
        connect(&measuring, &MeasurementRunner::measured, this,
                [&](const CostMeasurement& measurement) { found += measurement.samples.front().n; });
        measuring.start(exhibit, sizedScene(7));
        QTRY_COMPARE(progressed.count(), 1);
        QVERIFY(measuring.isRunning());
        QCOMPARE(ended.count(), 0);
        exhibit.gate.release();
        QTRY_COMPARE(ended.count(), 1);
        QCOMPARE(found, QList<qint64>{7});
        QCOMPARE(progressed.last().first().toDouble(), 1.0);
        QVERIFY(!measuring.isRunning());
    }

    void aSecondOneDoesNotStartBesideTheFirst() {
        const GatedMeasuring exhibit;
        MeasurementRunner measuring;
        QSignalSpy started(&measuring, &MeasurementRunner::started);
        QSignalSpy ended(&measuring, &MeasurementRunner::ended);
        measuring.start(exhibit, sizedScene(1));
        measuring.start(exhibit, sizedScene(2));
        exhibit.gate.release();
        QTRY_COMPARE(ended.count(), 1);
        QCOMPARE(started.count(), 1);
    }

    void whatIsCancelledLeavesNothing() {
        const GatedMeasuring exhibit;
        MeasurementRunner measuring;
        QSignalSpy ended(&measuring, &MeasurementRunner::ended);
        int found = 0;
        connect(&measuring, &MeasurementRunner::measured, this, [&] { ++found; });
        measuring.start(exhibit, sizedScene(1));
        measuring.cancel();
        QTRY_COMPARE(ended.count(), 1);
        QCOMPARE(found, 0);
        // And the next one is not cancelled with it.
        measuring.start(exhibit, sizedScene(2));
        exhibit.gate.release();
        QTRY_COMPARE(ended.count(), 2);
        QCOMPARE(found, 1);
    }

    void aFailureIsTold() {
        const GatedMeasuring exhibit;
        MeasurementRunner measuring;
        QSignalSpy failed(&measuring, &MeasurementRunner::failed);
        QSignalSpy ended(&measuring, &MeasurementRunner::ended);
        measuring.start(exhibit, sizedScene(GatedMeasuring::kThrows));
        QTRY_COMPARE(ended.count(), 1);
        QCOMPARE(failed.count(), 1);
        QCOMPARE(failed.first().first().toString(), QStringLiteral("the clock stands still"));
    }

    void leavingWaitsForIt() {
        const GatedMeasuring exhibit;
        {
            MeasurementRunner measuring;
            measuring.start(exhibit, sizedScene(1));
        }
        // Nothing of it touches the exhibit any more.
        QVERIFY(exhibit.gate.available() <= 1);
    }
};

ATTENTION_TEST(MeasuringTest, QApplication)
#include "measurement_runner_test.moc"
