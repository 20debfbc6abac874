#include "ui/window/compute_queue.h"

#include <atomic>

#include <QSemaphore>
#include <QSignalSpy>

#include "tests/test_class.h"
#include "tests/ui/bare_exhibit.h"

using namespace attention;

namespace {

struct NumberResult : Study {
    explicit NumberResult(std::int64_t value) : n(value) {}
    std::int64_t n;
};

/// Computes only when the test lets it.
class GatedExhibit : public BareExhibit {
 public:
    GatedExhibit() : BareExhibit({.id = "bare", .uses = {{.key = "n"}}}) {}

    StudyPtr compute(const Scene& scene, std::stop_token stop) const override {
        onInterfaceThread = onInterfaceThread || QThread::currentThread() == QCoreApplication::instance()->thread();
        if (scene.parameters.n == kThrows) throw std::runtime_error("no numbers today");
        const std::stop_callback wake(stop, [this] { gate.release(); });
        gate.acquire();
        return std::make_shared<NumberResult>(scene.parameters.n);
    }

    static constexpr std::int64_t kThrows = 999;
    mutable QSemaphore gate;
    mutable std::atomic<bool> onInterfaceThread = false;
};

}  // namespace

class ComputeQueueTest : public QObject {
    Q_OBJECT

 private slots:
    void init() { m_shown.clear(); }

    void aBurstComputesTheFirstAndTheLast() {
        GatedExhibit exhibit;
        ComputeQueue queue;
        record(queue);
        QSignalSpy finished(&queue, &ComputeQueue::finished);
        for (int n = 1; n <= 50; ++n) queue.request(exhibit, sizedScene(n));
        exhibit.gate.release(2);
        QTRY_COMPARE(finished.count(), 2);
        QCOMPARE(m_shown, (QList<qint64>{1, 50}));
        QCOMPARE(queue.startedCount(), 2);
        QVERIFY(queue.isIdle());
        QVERIFY(!exhibit.onInterfaceThread);
    }

    void whatIsComputedAheadIsThereAtOnce() {
        GatedExhibit exhibit;
        ComputeQueue queue;
        record(queue);
        queue.request(exhibit, sizedScene(1));
        queue.prefetch(exhibit, sizedScene(2));
        exhibit.gate.release(2);
        QTRY_COMPARE(m_shown, (QList<qint64>{1}));
        QVERIFY(queue.isIdle());
        QTRY_VERIFY(queue.isInactive());
        queue.request(exhibit, sizedScene(2));
        QTRY_COMPARE(m_shown, (QList<qint64>{1, 2}));
        // Once only: later requests are computed as ever.
        exhibit.gate.release();
        queue.request(exhibit, sizedScene(2));
        QTRY_COMPARE(m_shown, (QList<qint64>{1, 2, 2}));
    }

    void whatIsStillComputedAheadIsWaitedFor() {
        GatedExhibit exhibit;
        ComputeQueue queue;
        record(queue);
        queue.prefetch(exhibit, sizedScene(2));
        QVERIFY(queue.isIdle());
        queue.request(exhibit, sizedScene(2));
        QVERIFY(!queue.isIdle());
        exhibit.gate.release();
        QTRY_COMPARE(m_shown, (QList<qint64>{2}));
        QVERIFY(queue.isIdle());
    }

    void whatIsAskedForGoesBeforeWhatIsComputedAhead() {
        GatedExhibit exhibit;
        ComputeQueue queue;
        record(queue);
        queue.prefetch(exhibit, sizedScene(2));
        queue.request(exhibit, sizedScene(3));
        exhibit.gate.release();
        QTRY_COMPARE(m_shown, (QList<qint64>{3}));
        // Then what was to be computed ahead is begun again.
        queue.request(exhibit, sizedScene(2));
        exhibit.gate.release();
        QTRY_COMPARE(m_shown, (QList<qint64>{3, 2}));
    }

    void steadyStepsKeepShowingPictures() {
        // Each step comes while the one before is computed, as when a slider moves faster than the numbers.
        GatedExhibit exhibit;
        ComputeQueue queue;
        record(queue);
        for (int n = 1; n <= 20; ++n) {
            queue.request(exhibit, sizedScene(n));
            queue.request(exhibit, sizedScene(n + 100));
            exhibit.gate.release(2);
            QTRY_VERIFY_WITH_TIMEOUT(queue.isIdle(), 60000);
        }
        QCOMPARE(m_shown.size(), 40);
        QCOMPARE(m_shown.last(), 120);
    }

    void whatTakesLongIsNeverGivenUpTwiceInARow() {
        GatedExhibit exhibit;
        ComputeQueue queue;
        queue.setCancelDelay(-1);
        record(queue);
        QSignalSpy busy(&queue, &ComputeQueue::busyChanged);
        queue.request(exhibit, sizedScene(1));
        queue.request(exhibit, sizedScene(2));
        QTRY_COMPARE(queue.startedCount(), 2);
        queue.request(exhibit, sizedScene(3));
        exhibit.gate.release(2);
        QTRY_VERIFY_WITH_TIMEOUT(queue.isIdle(), 60000);
        QCOMPARE(m_shown, (QList<qint64>{2, 3}));
        QCOMPARE(busy.count(), 2);
        QCOMPARE(queue.waitingTime(), qint64(0));
    }

    void leavingThePageStopsItsComputation() {
        GatedExhibit left;
        GatedExhibit entered;
        ComputeQueue queue;
        record(queue);
        queue.request(left, sizedScene(1));
        queue.request(entered, sizedScene(2));
        entered.gate.release();
        QTRY_COMPARE(m_shown, QList<qint64>{2});
    }

    void aFailureIsReportedAndTheQueueGoesOn() {
        GatedExhibit exhibit;
        ComputeQueue queue;
        record(queue);
        QSignalSpy failed(&queue, &ComputeQueue::failed);
        queue.request(exhibit, sizedScene(GatedExhibit::kThrows));
        QTRY_COMPARE(failed.count(), 1);
        QCOMPARE(failed[0][1].toString(), QString("no numbers today"));
        exhibit.gate.release();
        queue.request(exhibit, sizedScene(3));
        QTRY_COMPARE(m_shown, QList<qint64>{3});
    }

    void destructionStopsAndWaits() {
        GatedExhibit exhibit;
        auto queue = std::make_unique<ComputeQueue>();
        queue->request(exhibit, sizedScene(1));
        queue.reset();  // hangs here if the computation is not stopped
        QVERIFY(true);
    }

 private:
    void record(ComputeQueue& queue) {
        connect(&queue, &ComputeQueue::finished, this, [this](const Scene&, const StudyPtr& result) {
            m_shown.append(static_cast<const NumberResult&>(*result).n);
        });
    }

    QList<qint64> m_shown;
};

ATTENTION_TEST(ComputeQueueTest, QCoreApplication)
#include "compute_queue_test.moc"
