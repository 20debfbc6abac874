#include "core/threads.h"

#include <algorithm>
#include <atomic>
#include <future>
#include <stdexcept>
#include <string>
#include <thread>
#include <vector>

#ifdef __linux__
#include <sys/resource.h>
#endif

namespace attention {

namespace {

std::atomic<int>& configuredThreads() {
    // hardware_concurrency() may be 0, "not known".
    static std::atomic<int> count{std::max(1, static_cast<int>(std::thread::hardware_concurrency()))};
    return count;
}

}  // namespace

int threadCount() {
    return configuredThreads();
}

void setThreadCount(int count) {
    if (count < 1)
        throw std::invalid_argument("The number of threads must be at least 1, not " + std::to_string(count) + ".");
    configuredThreads() = count;
}

void parallelRanges(Index count, Index grain, const std::function<void(Index, Index)>& body) {
    if (count == 0) return;
    const Index ranges = std::clamp<Index>(count / grain, 1, threadCount());
    const auto boundary = [&](Index range) { return count / ranges * range + std::min(range, count % ranges); };
    std::vector<std::future<void>> others;
    for (Index range = 1; range < ranges; ++range) {
        others.push_back(std::async(std::launch::async, body, boundary(range), boundary(range + 1)));
    }
    body(0, boundary(1));
    for (auto& other : others) other.get();
}

void giveWay() {
#ifdef __linux__
    // A third of the weight that others have. Here Linux means the thread, not the process.
    constexpr int kBehind = 5;
    thread_local const int given = setpriority(PRIO_PROCESS, 0, getpriority(PRIO_PROCESS, 0) + kBehind);
    static_cast<void>(given);
#endif
}

}  // namespace attention
