// Times a step of training in double precision and prints one JSON object:
//   benchmark.training_step BATCH THREADS    milliseconds (median) of a step: a new batch, forward, reverse, Adam
// One layer with an MLP, n = 16, d = 32, 4 heads, 10 symbols, sinusoidal positions, look back by 3, as training_peer.py.

#include <algorithm>
#include <chrono>
#include <cstdio>
#include <cstdlib>
#include <vector>

#include "core/threads.h"
#include "core/training/training_run.h"

using namespace attention;

namespace {

/// Seconds that the figure may take, and the least number of its repetitions, each of so many steps.
constexpr double kEnough = 1.5;
constexpr std::size_t kLeast = 5;
constexpr Index kSteps = 20;

}  // namespace

int main(int count, char** arguments) {
    if (count != 3) {
        std::fprintf(stderr, "usage: benchmark.training_step BATCH THREADS\n");
        return 2;
    }
    TrainingSettings settings;
    settings.batchSize = std::strtol(arguments[1], nullptr, 10);
    setThreadCount(int(std::strtol(arguments[2], nullptr, 10)));
    std::vector<double> times;
    for (double sum = 0; sum < kEnough || times.size() < kLeast;) {
        const auto begin = std::chrono::steady_clock::now();
        const TrainingState state = trainedState(settings, kSteps);
        const double seconds = std::chrono::duration<double>(std::chrono::steady_clock::now() - begin).count();
        if (state.step != kSteps) return 1;
        times.push_back(1e3 * seconds / double(kSteps));
        sum += seconds;
    }
    const auto middle = times.begin() + std::ptrdiff_t(times.size() / 2);
    std::nth_element(times.begin(), middle, times.end());
    std::printf("{\"step\": %.6f}\n", *middle);
}
