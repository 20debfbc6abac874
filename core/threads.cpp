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

/// The threads that a nested parallelFor() may use: those of the outer call, shared by its unfinished ranges.
struct ThreadBudget {
    Index threads = 0;
    /// The number of unfinished ranges of the outer call; null outside of parallelFor().
    const std::atomic<Index>* unfinishedRanges = nullptr;
};
thread_local ThreadBudget threadBudget;

Index availableThreads() {
    return threadBudget.unfinishedRanges
               ? std::max<Index>(1, threadBudget.threads / std::max<Index>(1, *threadBudget.unfinishedRanges))
               : threadCount();
}

/// Sets the thread budget while the current thread works on a range.
class ScopedRangeWorker {
 public:
    ScopedRangeWorker(Index threads, std::atomic<Index>& count)
        : m_outerBudget(std::exchange(threadBudget, {threads, &count})), m_count(count) {}
    ~ScopedRangeWorker() {
        --m_count;
        threadBudget = m_outerBudget;
    }
    ScopedRangeWorker(const ScopedRangeWorker&) = delete;
    ScopedRangeWorker& operator=(const ScopedRangeWorker&) = delete;

 private:
    ThreadBudget m_outerBudget;
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
    std::atomic<Index> unfinishedRanges = ranges;
    const auto work = [&](Index range) {
        const ScopedRangeWorker worker(threads, unfinishedRanges);
        body(boundary(range), boundary(range + 1));
    };
    std::vector<std::future<void>> futures;
    for (Index range = 1; range < ranges; ++range) futures.push_back(std::async(std::launch::async, work, range));
    work(0);
    for (auto& future : futures) future.get();
}

}  // namespace attention
