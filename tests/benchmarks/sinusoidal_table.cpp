// Times the sinusoidal table and prints one JSON object, in milliseconds: medians, or with --once of one run. The keys
// are those of sinusoidal_peer.py; reused: into a buffer that has been written before, fresh: memory allocated within
// the time, _1 and _2: threads. memset_... fills as many bytes, not with 0, in the same state of the buffer;
// memset_fresh_large_pages_... after asking the kernel for large pages, as the table does.

#include <algorithm>
#include <chrono>
#include <cstdio>
#include <cstdlib>
#include <cstring>
#include <memory>
#include <string>
#include <vector>

#ifdef __linux__
#include <sys/mman.h>
#endif

#include "core/encoding/sinusoidal.h"
#include "core/threads.h"

using attention::Index;
using attention::Matrix;
using attention::SinusoidalRange;

namespace {

constexpr std::size_t kPage = 4096;
/// Not 0: some processors clear memory without sending bytes to it, which is no bound for a table of numbers.
constexpr int kFilling = 0x3F;

template <typename Function>
double milliseconds(Function function) {
    const auto begin = std::chrono::steady_clock::now();
    function();
    return std::chrono::duration<double, std::milli>(std::chrono::steady_clock::now() - begin).count();
}

/// The median of some runs, each of which returns its own time.
template <typename Function>
double median(int repeats, Function run) {
    std::vector<double> times(static_cast<std::size_t>(repeats));
    for (double& time : times) time = run();
    std::nth_element(times.begin(), times.begin() + repeats / 2, times.end());
    return times[static_cast<std::size_t>(repeats / 2)];
}

void fillBytes(char* bytes, std::size_t count) {
    attention::parallelFor(static_cast<Index>(count), 1 << 22, [bytes](Index first, Index end) {
        std::memset(bytes + first, kFilling, static_cast<std::size_t>(end - first));
    });
    // Without this the compiler may leave out what nobody reads.
    volatile char last = bytes[count - 1];
    static_cast<void>(last);
}

double freshMemset(std::size_t count, bool largePages) {
    const auto release = [](char* bytes) { std::free(bytes); };
    std::unique_ptr<char, decltype(release)> bytes(nullptr, release);
    return milliseconds([&] {
        bytes.reset(static_cast<char*>(std::aligned_alloc(kPage, (count + kPage - 1) / kPage * kPage)));
#ifdef __linux__
        if (largePages) madvise(bytes.get(), count, MADV_HUGEPAGE);
#else
        static_cast<void>(largePages);
#endif
        fillBytes(bytes.get(), count);
    });
}

struct Figure {
    std::string name;
    double value;
};

std::vector<Figure> measure(const SinusoidalRange& range, int repeats) {
    std::vector<Figure> figures;
    Matrix reused = attention::sinusoidalTable(range);
    const std::size_t bytes = static_cast<std::size_t>(reused.size()) * sizeof(double);
    for (const int threads : {1, 2}) {
        attention::setThreadCount(threads);
        const std::string suffix = std::to_string(threads);
        const auto add = [&](const std::string& name, auto run) {
            run();
            figures.push_back({name + '_' + suffix, median(repeats, run)});
        };
        add("reused", [&] { return milliseconds([&] { attention::sinusoidalTable(range, reused); }); });
        add("memset_reused",
            [&] { return milliseconds([&] { fillBytes(reinterpret_cast<char*>(reused.data()), bytes); }); });
        add("fresh", [&] {
            Matrix fresh;
            return milliseconds([&] { attention::sinusoidalTable(range, fresh); });
        });
        add("memset_fresh", [&] { return freshMemset(bytes, false); });
        add("memset_fresh_large_pages", [&] { return freshMemset(bytes, true); });
    }
    return figures;
}

void print(const char* name, const std::vector<Figure>& figures, const char* end) {
    std::printf("  \"%s\": {", name);
    for (std::size_t i = 0; i < figures.size(); ++i) {
        std::printf("%s\"%s\": %.4f", i == 0 ? "" : ", ", figures[i].name.c_str(), figures[i].value);
    }
    std::printf("}%s\n", end);
}

}  // namespace

int main(int count, char** arguments) {
    const bool isOnce = count > 1 && std::string(arguments[1]) == "--once";
    const auto repeats = [&](int usual) { return isOnce ? 1 : usual; };
    std::printf("{\n");
    const Index most = isOnce ? 1024 : 16384;
    print("table_16384x1024", measure({.positions = most, .dimensions = 1024}, repeats(15)), ",");
    print("table_1024x512", measure({.positions = 1024, .dimensions = 512}, repeats(101)), ",");
    print("table_60x32", measure({.positions = 60, .dimensions = 32}, repeats(1001)), "");
    std::printf("}\n");
}
