#include "core/threads.h"

#include <algorithm>
#include <atomic>
#include <future>
#include <stdexcept>
#include <string>
#include <thread>
#include <utility>
#include <vector>

#include "core/system/blocking.h"

namespace attention {

namespace {

std::atomic<int>& configuredThreads() {
    // hardware_concurrency() may be 0, "not known".
    static std::atomic<int> count{std::max(1, static_cast<int>(std::thread::hardware_concurrency()))};
    return count;
}

/// What a range may use for calls of its own: the threads that its call had, shared by the ranges still at work.
struct ThreadBudget {
    Index threads = 0;
    const std::atomic<Index>* atWork = nullptr;  ///< null outside all ranges
};
thread_local ThreadBudget share;

Index availableThreads() {
    return share.atWork ? std::max<Index>(1, share.threads / std::max<Index>(1, *share.atWork)) : threadCount();
}

/// While it lives, the thread is on one of some ranges.
class ScopedRangeWorker {
 public:
    ScopedRangeWorker(Index threads, std::atomic<Index>& count)
        : m_before(std::exchange(share, {threads, &count})), m_count(count) {}
    ~ScopedRangeWorker() {
        --m_count;
        share = m_before;
    }
    ScopedRangeWorker(const ScopedRangeWorker&) = delete;
    ScopedRangeWorker& operator=(const ScopedRangeWorker&) = delete;

 private:
    ThreadBudget m_before;
    std::atomic<Index>& m_count;
};

}  // namespace

int threadCount() {
    return configuredThreads();
}

void setThreadCount(int count) {
    if (count < 1)
        throw std::invalid_argument("The number of threads must be at least 1, not " + std::to_string(count) + ".");
    configuredThreads() = count;
}

void parallelFor(Index count, Index grain, const std::function<void(Index, Index)>& body) {
    if (count == 0) return;
    const Index threads = availableThreads(), ranges = std::clamp<Index>(count / grain, 1, threads);
    if (ranges == 1 || !mayWaitForNewThreads()) return body(0, count);
    const auto boundary = [&](Index range) { return count / ranges * range + std::min(range, count % ranges); };
    std::atomic<Index> atWork = ranges;
    const auto work = [&](Index range) {
        const ScopedRangeWorker at(threads, atWork);
        body(boundary(range), boundary(range + 1));
    };
    std::vector<std::future<void>> others;
    for (Index range = 1; range < ranges; ++range) others.push_back(std::async(std::launch::async, work, range));
    work(0);
    for (auto& other : others) other.get();
}

}  // namespace attention
