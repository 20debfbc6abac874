#include "core/threads.h"

#include <algorithm>
#include <atomic>
#include <mutex>
#include <set>
#include <stdexcept>
#include <thread>
#include <vector>

#include "tests/test_class.h"

using attention::Index;
using attention::parallelFor;

class ThreadsTest : public QObject {
    Q_OBJECT

 private Q_SLOTS:
    void cleanup() { attention::setThreadCount(m_before); }
    void everyIndexOnce_data();
    void everyIndexOnce();
    void oneRangeStaysOnThisThread();
    void exceptionsAreThrownOn();
    void atLeastOneThread();

 private:
    const int m_before = attention::threadCount();
};

void ThreadsTest::everyIndexOnce_data() {
    QTest::addColumn<Index>("count");
    QTest::addColumn<Index>("grain");
    QTest::addColumn<int>("threads");
    QTest::addColumn<int>("ranges");
    QTest::addRow("nothing to do") << Index{0} << Index{1} << 4 << 0;
    QTest::addRow("10 on 3 threads: 4 + 3 + 3") << Index{10} << Index{1} << 3 << 3;
    QTest::addRow("fewer than threads") << Index{2} << Index{1} << 4 << 2;
    QTest::addRow("grain 4 allows 10/4 = 2") << Index{10} << Index{4} << 4 << 2;
    QTest::addRow("less than a grain") << Index{3} << Index{4} << 4 << 1;
}

void ThreadsTest::everyIndexOnce() {
    QFETCH(Index, count);
    QFETCH(Index, grain);
    QFETCH(int, threads);
    QFETCH(int, ranges);
    attention::setThreadCount(threads);
    std::vector<std::atomic<int>> visits(static_cast<std::size_t>(count));
    std::atomic<int> calls = 0;
    std::atomic<bool> longEnough = true;
    parallelFor(count, grain, [&](Index first, Index end) {
        ++calls;
        if (end - first < std::min(grain, count)) longEnough = false;
        for (Index i = first; i < end; ++i) ++visits[static_cast<std::size_t>(i)];
    });
    QCOMPARE(calls.load(), ranges);
    QVERIFY(longEnough);
    for (const auto& visit : visits) QCOMPARE(visit.load(), 1);
}

void ThreadsTest::oneRangeStaysOnThisThread() {
    attention::setThreadCount(4);
    std::thread::id worker;
    parallelFor(3, 4, [&](Index, Index) { worker = std::this_thread::get_id(); });
    QVERIFY(worker == std::this_thread::get_id());
    std::set<std::thread::id> workers;
    std::mutex mutex;
    parallelFor(4, 1, [&](Index, Index) {
        const std::lock_guard lock(mutex);
        workers.insert(std::this_thread::get_id());
    });
    QVERIFY(workers.contains(std::this_thread::get_id()));
    QVERIFY(workers.size() > 1);
}

void ThreadsTest::exceptionsAreThrownOn() {
    attention::setThreadCount(2);
    for (const Index failing : {0, 1}) {
        const auto body = [failing](Index first, Index) {
            if (first == failing) throw std::runtime_error("range");
        };
        QVERIFY_EXCEPTION_THROWN(parallelFor(2, 1, body), std::runtime_error);
    }
}

void ThreadsTest::atLeastOneThread() {
    QVERIFY(attention::threadCount() >= 1);
    QVERIFY_EXCEPTION_THROWN(attention::setThreadCount(0), std::invalid_argument);
}

ATTENTION_TEST(ThreadsTest, QCoreApplication)
#include "threads_test.moc"
