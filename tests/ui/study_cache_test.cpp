#include "ui/window/study_cache.h"

#include <QSignalSpy>

#include "tests/test_class.h"
#include "tests/ui/awaited.h"
#include "tests/ui/bare_exhibit.h"
#include "ui/window/compute_queue.h"

using namespace attention;

namespace {

constexpr double kBytes = 100;
/// Needs as many bytes as a scene's n times kBytes.
class CountingExhibit : public BareExhibit {
 public:
    CountingExhibit() : BareExhibit({.id = "bare", .uses = {{.key = "n"}, {.key = "d"}}}) {}

    double memoryNeeded(const Scene& scene) const override { return kBytes * double(scene.parameters.n); }
    StudyPtr compute(const Scene&, std::stop_token) const override {
        ++computed;
        return std::make_shared<Study>();
    }

    mutable std::atomic<int> computed = 0;
};

}  // namespace

class KeptStudiesTest : public QObject {
    Q_OBJECT

    const CountingExhibit m_exhibit;

 private slots:
    void whatWasNotAskedForTheLongestGivesWay() {
        StudyCache kept(3 * kBytes);
        const auto first = std::make_shared<Study>();
        kept.insert(m_exhibit, sizedScene(1, 1), first);
        kept.insert(m_exhibit, sizedScene(1, 2), std::make_shared<Study>());
        kept.insert(m_exhibit, sizedScene(1, 3), std::make_shared<Study>());
        QCOMPARE(kept.find(m_exhibit, sizedScene(1, 1)), first);
        kept.insert(m_exhibit, sizedScene(1, 4), std::make_shared<Study>());
        QVERIFY(!kept.find(m_exhibit, sizedScene(1, 2)));
        for (const std::int64_t d : {1, 3, 4}) QVERIFY(kept.find(m_exhibit, sizedScene(1, d)));
    }

    void whatIsLargeIsNotKept() {
        StudyCache kept(3 * kBytes);
        kept.insert(m_exhibit, sizedScene(1), std::make_shared<Study>());
        kept.insert(m_exhibit, sizedScene(2), std::make_shared<Study>());
        QVERIFY(kept.find(m_exhibit, sizedScene(1)));
        QVERIFY(!kept.find(m_exhibit, sizedScene(2)));
    }

    void whatTookLongIsComputedOnce() {
        // Anything takes at least that long, and nothing takes an hour.
        for (const auto& [least, computed] : {std::pair{qint64(0), 2}, {qint64(3'600'000), 4}}) {
            StudyCache kept(100 * kBytes);
            CountingExhibit exhibit;
            for (const std::int64_t n : {3, 3, 4, 3}) {
                // Of another window each time.
                ComputeQueue queue;
                queue.setCache(kept, least);
                QSignalSpy finished(&queue, &ComputeQueue::finished);
                queue.request(exhibit, sizedScene(n));
                QVERIFY(!queue.isIdle());
                QVERIFY(awaited([&] { return finished.count() == 1; }));
                QCOMPARE(queue.startedCount(), 1);
                QVERIFY(queue.isIdle());
            }
            QCOMPARE(exhibit.computed, computed);
        }
    }
};

ATTENTION_TEST(KeptStudiesTest, QCoreApplication)
#include "study_cache_test.moc"
