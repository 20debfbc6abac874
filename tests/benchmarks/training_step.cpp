// Times a step of training in double precision and prints one JSON object:
//   benchmark.training_step BATCH THREADS [SECONDS]    milliseconds (median) of a step: a new batch, forward, reverse,
//                                                      Adam; 1.5 seconds altogether, or as told
// One layer with an MLP, n = 16, d = 32, 4 heads, 10 symbols, sinusoidal positions, look back by 3, as
// training_peer.py.

#include <algorithm>
#include <chrono>
#include <cstdio>
#include <cstdlib>
#include <vector>

#include "core/threads.h"
#include "core/training/model_engine.h"
#include "core/training/training_run.h"

using namespace attention;

namespace {

/// Seconds that the figure takes unless told otherwise, and the least number of its repetitions.
constexpr double kEnough = 1.5;
constexpr std::size_t kMin = 20;

}  // namespace

int main(int count, char** arguments) {
    if (count != 3 && count != 4) {
        std::fprintf(stderr, "usage: benchmark.training_step BATCH THREADS [SECONDS]\n");
        return 2;
    }
    TrainingSettings settings;
    settings.batchSize = std::strtol(arguments[1], nullptr, 10);
    setThreadCount(int(std::strtol(arguments[2], nullptr, 10)));
    ModelEngine engine(settings, settings.n, settings.batchSize);
    TrainingState state = initialState(settings);
    ModelValues gradient(state.values.size());
    const auto step = [&] {
        engine.lossGradient(state.values, trainingBatch(settings, state.step), gradient);
        adamUpdate(state, gradient, settings.learningRate);
    };
    for (std::size_t i = 0; i < kMin; ++i) step();
    const double seconds = count > 3 ? std::strtod(arguments[3], nullptr) : kEnough;
    std::vector<double> times;
    for (double sum = 0; sum < 1e3 * seconds || times.size() < kMin; sum += times.back()) {
        const auto begin = std::chrono::steady_clock::now();
        step();
        times.push_back(std::chrono::duration<double, std::milli>(std::chrono::steady_clock::now() - begin).count());
    }
    const auto middle = times.begin() + std::ptrdiff_t(times.size() / 2);
    std::nth_element(times.begin(), middle, times.end());
    std::printf("{\"step\": %.6f}\n", *middle);
}
