#include "core/cost/cost_sweep.h"

#include <algorithm>
#include <chrono>
#include <cmath>
#include <numeric>
#include <random>

#include "core/cost/benchmark_layers.h"
#include "core/scene/parameters.h"
#include "core/system/processor.h"

namespace attention {
namespace {

/// Estimated multiply-adds per second on one thread of an ordinary processor. Each time step of a recurrence and each
/// attention weight takes additional time.
constexpr double kMultiplyAddsPerSecond = 1e10;
constexpr double kSecondsPerStep = 1e-7;
/// Each time step of a recurrence reads all of W_h. Up to this many numbers stay in the caches; more are read from
/// memory.
constexpr double kCachedNumbers = 1e5;
constexpr double kNumbersPerSecondFromMemory = 1.5e9;
constexpr double kSecondsPerWeight = 2e-9;

/// Maximum duration of one pass, after which a stop request is obeyed at the latest.
constexpr double kMaxPassSeconds = 3;
constexpr double kMaxQuickPassSeconds = 0.5;
/// A point whose pass takes this many times the maximum duration is dropped, and with it all larger points of the
/// layer.
constexpr double kMaxOverrun = 2;
/// A sweep ends after this many seconds with the repeats that it has, also on a busy machine.
constexpr double kMaxSweepSeconds = 60;
constexpr double kMaxQuickSweepSeconds = 12;

/// Minimum duration of a repeat: ten thousand times the clock resolution, but so short that other programs, which get
/// the processor for some milliseconds at a time, do not disturb most repeats.
constexpr double kMinRepeatSeconds = 5e-4;

struct Limits {
    std::int64_t least;
    std::int64_t most;
};

CostOptions settingAt(const CostSweep& sweep, std::int64_t value) {
    CostOptions setting{.n = sweep.n, .d = sweep.d, .kernel = sweep.kernel, .projections = sweep.projections};
    axisSize(setting, sweep.against) = value;
    return setting;
}

double passSeconds(Architecture architecture, const CostOptions& setting) {
    const double multiplyAdds = double(layerCost(architecture, setting).exact) / kMultiplyAddsPerSecond;
    switch (architecture) {
        case Architecture::Recurrent: {
            const double weights = double(setting.d) * double(setting.d);
            const double step =
                kSecondsPerStep + (weights > kCachedNumbers ? weights / kNumbersPerSecondFromMemory : 0);
            return multiplyAdds + step * double(setting.n);
        }
        case Architecture::Attention:
            return multiplyAdds + kSecondsPerWeight * double(setting.n) * double(setting.n);
        default:
            return multiplyAdds;
    }
}

double longestPass(const CostSweep& sweep) {
    return sweep.isQuick ? kMaxQuickPassSeconds : kMaxPassSeconds;
}

double maxSeconds(const CostSweep& sweep) {
    return sweep.isQuick ? kMaxQuickSweepSeconds : kMaxSweepSeconds;
}

/// Both ends, and the powers of two and their midpoints in between.
std::vector<std::int64_t> valuesBetween(std::int64_t first, std::int64_t last) {
    std::vector<std::int64_t> values{first};
    for (std::int64_t power = 1; power < last; power *= 2) {
        for (const std::int64_t value : {power, power + power / 2}) {
            if (value > values.back() && value < last) values.push_back(value);
        }
    }
    if (last > first) values.push_back(last);
    return values;
}

Limits chosenRange(const CostSweep& sweep) {
    switch (sweep.against) {
        case AxisVariable::D:
            return {16, sweep.isQuick ? 256 : 512};
        case AxisVariable::Kernel:
            return {1, maxAxisSize(sweep.against)};
        case AxisVariable::N:
            break;
    }
    // Up to 32 d, there are five points from 8 d on: 8, 12, 16, 24, 32 d.
    constexpr std::int64_t kFarEnough = 32;
    std::int64_t last = sweep.isQuick ? 1024 : 4096;
    while (last < kFarEnough * sweep.d && !isSkipped(sweep, Architecture::Attention, 2 * last)) last *= 2;
    return {16, last};
}

/// The numbers of one point's input, weights and output, beginning with the same ones at every point.
struct Numbers {
    Index input = 0;
    Index weights = 0;
    Index scratch = 0;
};

Numbers numbersOf(Architecture architecture, const CostOptions& setting) {
    const auto n = Index(setting.n), d = Index(setting.d), k = Index(setting.kernel);
    switch (architecture) {
        case Architecture::Recurrent:
            return {n * d, 2 * d * d, 0};
        case Architecture::Attention:
            return {n * d, setting.projections ? 4 * d * d : 0, attentionScratchSize(n, d, setting.projections)};
        default:
            return {n * d, k * d * d, convolutionScratchSize(n, d, k)};
    }
}

Numbers larger(const Numbers& a, const Numbers& b) {
    return {std::max(a.input, b.input), std::max(a.weights, b.weights), std::max(a.scratch, b.scratch)};
}

/// Random numbers in [-0.1, 0.1]: they neither overflow nor become denormal, which would slow the processor down.
std::vector<double> randomNumbers(Index count) {
    std::minstd_rand bits;
    std::vector<double> numbers(static_cast<std::size_t>(count));
    for (double& number : numbers) number = 0.2 * double(bits()) / double(std::minstd_rand::max()) - 0.1;
    return numbers;
}

/// What every point's passes work on; smaller ones on the beginning of it.
class PassBuffers {
 public:
    explicit PassBuffers(const Numbers& numbers)
        : m_input(randomNumbers(numbers.input)), m_weights(randomNumbers(numbers.weights)), m_output(m_input) {
        m_scratch.reserve(numbers.scratch);
    }

    void pass(Architecture architecture, const CostOptions& setting) {
        const auto n = Index(setting.n), d = Index(setting.d);
        const Eigen::Map<const Matrix> input(m_input.data(), n, d);
        const auto weights = [&](Index place) {
            return Eigen::Map<const Matrix>(m_weights.data() + place * d * d, d, d);
        };
        Eigen::Map<Matrix> output(m_output.data(), n, d);
        switch (architecture) {
            case Architecture::Recurrent:
                recurrentForward(input, weights(0), weights(1), output);
                return;
            case Architecture::Attention: {
                if (!setting.projections) {
                    attentionForward(input, nullptr, std::nullopt, output, m_scratch);
                    return;
                }
                const ProjectionWeights projections{weights(0), weights(1), weights(2), weights(3)};
                attentionForward(input, &projections, std::nullopt, output, m_scratch);
                return;
            }
            default:
                convolutionForward(input, Eigen::Map<const Matrix>(m_weights.data(), setting.kernel * d, d), 1, output,
                                   m_scratch);
        }
    }

 private:
    std::vector<double> m_input;
    std::vector<double> m_weights;
    std::vector<double> m_output;
    LayerScratch m_scratch;
};

struct Point {
    Architecture architecture;
    CostOptions setting;
    double pass = 0;  ///< seconds that one takes, by the warm-up; 0 before it
    int passes = 1;   ///< for each repeat
    std::vector<double> seconds = {};
};

template <typename Function>
double secondsOf(Function function) {
    const auto begin = std::chrono::steady_clock::now();
    function();
    // Never 0, even if the clock did not advance.
    const auto taken = std::chrono::steady_clock::now() - begin;
    return std::max(1e-9, std::chrono::duration<double>(taken).count());
}

/// Measures the time since the start of a sweep.
class Clock {
 public:
    explicit Clock(const CostSweep& sweep) : m_most(maxSeconds(sweep)), m_begin(std::chrono::steady_clock::now()) {}

    bool isLate() const { return std::chrono::steady_clock::now() - m_begin > m_most; }

 private:
    std::chrono::duration<double> m_most;
    std::chrono::steady_clock::time_point m_begin;
};

/// Times passes of each point for at least the duration of a repeat, which also warms up the processor. Drops points
/// that take too long or for which there is no time. Returns false if a stop was requested.
bool warmUp(const CostSweep& sweep, const Clock& clock, PassBuffers& bench, std::vector<Point>& points,
            const std::function<void(double)>& report, const std::stop_token& stop) {
    std::vector<Architecture> tooSlow;
    double done = 0;
    for (Point& point : points) {
        report(done++ / double(points.size()));
        if (std::ranges::find(tooSlow, point.architecture) != tooSlow.end() || clock.isLate()) continue;
        // Take the shortest pass, because the caches are cold in the first one.
        double sum = 0;
        do {
            if (stop.stop_requested()) return false;
            const double taken = secondsOf([&] { bench.pass(point.architecture, point.setting); });
            point.pass = sum == 0 ? taken : std::min(point.pass, taken);
            sum += taken;
        } while (sum < kMinRepeatSeconds);
        if (point.pass <= kMaxOverrun * longestPass(sweep)) continue;
        tooSlow.push_back(point.architecture);
        point.pass = 0;
    }
    std::erase_if(points, [](const Point& point) { return point.pass == 0; });
    return true;
}

double seconds(const Point& point) {
    return point.passes * point.pass;
}

double totalSeconds(const std::vector<Point>& points) {
    return std::accumulate(points.begin(), points.end(), 0.0,
                           [](double sum, const Point& point) { return sum + seconds(point); });
}

}  // namespace

double maxPassSeconds(const CostSweep& sweep) {
    return longestPass(sweep);
}

std::optional<std::int64_t> largestMeasuredValue(const CostSweep& sweep, Architecture architecture) {
    std::optional<std::int64_t> last;
    for (const std::int64_t value : sweep.values)
        if (!isSkipped(sweep, architecture, value)) last = value;
    return last;
}

bool isSkipped(const CostSweep& sweep, Architecture architecture, std::int64_t value) {
    return passSeconds(architecture, settingAt(sweep, value)) > longestPass(sweep);
}

std::vector<std::pair<Architecture, CostOptions>> sweepPoints(const CostSweep& sweep) {
    std::vector<std::pair<Architecture, CostOptions>> layers;
    for (const Architecture architecture : kMeasuredArchitectures)
        for (const std::int64_t value : sweep.values)
            if (!isSkipped(sweep, architecture, value)) layers.emplace_back(architecture, settingAt(sweep, value));
    return layers;
}

CostSweep costSweep(const Parameters& parameters) {
    const CostOptions setting = costSetting(parameters);
    CostSweep sweep{.against = parameters.against,
                    .values = {},
                    .n = setting.n,
                    .d = setting.d,
                    .kernel = setting.kernel,
                    .projections = setting.projections,
                    .repeats = int(parameters.repeats),
                    .isQuick = parameters.quick};
    const Limits chosen = chosenRange(sweep);
    const auto within = [&](std::int64_t value) {
        return std::clamp(value, std::int64_t{1}, maxAxisSize(sweep.against));
    };
    auto first =
        within(parameters.sweepFirst.value_or(std::min(chosen.least, parameters.sweepLast.value_or(chosen.least))));
    auto last =
        within(parameters.sweepLast.value_or(std::max(chosen.most, parameters.sweepFirst.value_or(chosen.most))));
    if (first > last) std::swap(first, last);
    sweep.values = valuesBetween(first, last);
    return sweep;
}

double sweepBytes(const CostSweep& sweep) {
    Numbers most;
    for (const Architecture architecture : kMeasuredArchitectures)
        for (const std::int64_t value : sweep.values)
            most = larger(most, numbersOf(architecture, settingAt(sweep, value)));
    // The input, and as much output.
    return double(sizeof(double)) * (2 * double(most.input) + double(most.weights) + double(most.scratch));
}

double sweepSeconds(const CostSweep& sweep) {
    double sum = 0;
    for (const auto& [architecture, setting] : sweepPoints(sweep))
        sum += std::max(passSeconds(architecture, setting), kMinRepeatSeconds);
    // The warm-up takes as long as one more repeat.
    return std::min(maxSeconds(sweep), (sweep.repeats + 1) * sum);
}

std::optional<CostMeasurement> measureCosts(const CostSweep& sweep, const std::function<void(double)>& progress,
                                            std::stop_token stop) {
    const auto report = [&](double done) {
        if (progress) progress(done);
    };
    const Clock clock(sweep);
    std::vector<Point> points;
    Numbers most;
    for (const auto& [architecture, setting] : sweepPoints(sweep)) {
        points.push_back({.architecture = architecture, .setting = setting});
        most = larger(most, numbersOf(architecture, setting));
    }
    PassBuffers bench(most);
    // The warm-up takes about as long as one repeat.
    const auto reportWarmUp = [&](double share) { report(share / (sweep.repeats + 1)); };
    if (!warmUp(sweep, clock, bench, points, reportWarmUp, stop)) return std::nullopt;
    for (Point& point : points) point.passes = std::max(1, int(std::ceil(kMinRepeatSeconds / point.pass)));

    double done = totalSeconds(points);
    const double all = (sweep.repeats + 1) * done;
    std::vector<Point*> order;
    for (Point& point : points) order.push_back(&point);
    std::mt19937 bits;
    for (int repeat = 0; repeat < sweep.repeats && !clock.isLate(); ++repeat) {
        std::shuffle(order.begin(), order.end(), bits);
        for (Point* const point : order) {
            if (clock.isLate()) break;
            if (stop.stop_requested()) return std::nullopt;
            report(done / all);
            // The previous point may have evicted this point's data from the caches, which matters if a measurement
            // consists of several passes: run one pass untimed.
            if (point->passes > 1) bench.pass(point->architecture, point->setting);
            const double taken = secondsOf([&] {
                for (int pass = 0; pass < point->passes && !stop.stop_requested(); ++pass)
                    bench.pass(point->architecture, point->setting);
            });
            if (stop.stop_requested()) return std::nullopt;
            point->seconds.push_back(taken / point->passes);
            done += seconds(*point);
        }
    }
    std::erase_if(points, [](const Point& point) { return point.seconds.empty(); });
    report(1);

    CostMeasurement measurement{.machine = processorName(),
                                .against = sweep.against,
                                .projections = sweep.projections,
                                .isQuick = sweep.isQuick,
                                .samples = {}};
    for (Point& point : points)
        measurement.samples.push_back(
            {point.architecture, point.setting.n, point.setting.d, point.setting.kernel, std::move(point.seconds)});
    return measurement;
}

}  // namespace attention
