// Measures the default sweeps of the page "Measured" and prints one JSON object: for each axis, each architecture's
// fitted exponent with its interval beside the theory's, its constant and its spread; the seconds that the sweep took.
//   benchmark.cost_sweep [--quick] [--projections] [--points] [n|d|kernel]...
// --points prints the medians and the shortest repeats, in microseconds, too: on a busy machine the shortest ones tell
// more.

#include "core/cost/cost_sweep.h"

#include <algorithm>
#include <chrono>
#include <cstdio>
#include <string>
#include <vector>

#include "core/cost/cost_fit.h"
#include "core/scene/parameters.h"

using namespace attention;

namespace {

/// The run as if each point had only its shortest repeat.
CostMeasurement shortest(CostMeasurement measurement) {
    for (CostSample& sample : measurement.samples) sample.seconds = {std::ranges::min(sample.seconds)};
    return measurement;
}

void print(const std::string& axis, const Parameters& parameters, bool hasPoints, const char* end) {
    const auto begin = std::chrono::steady_clock::now();
    const CostMeasurement measurement = *measureCosts(costSweep(parameters), {}, {});
    const double taken = std::chrono::duration<double>(std::chrono::steady_clock::now() - begin).count();
    const CostFits fits = fitCosts(measurement), least = fitCosts(shortest(measurement));
    std::printf("  \"%s\": {\"seconds\": %.2f, \"expected seconds\": %.2f, \"machine\": \"%s\"", axis.c_str(), taken,
                sweepSeconds(costSweep(parameters)), measurement.machine.c_str());
    for (std::size_t i = 0; i < fits.fits.size(); ++i) {
        const CostFit& fit = fits.fits[i];
        std::printf(
            ",\n    \"%s\": {\"exponent\": %.3f, \"low\": %.3f, \"high\": %.3f, \"expected\": %.3f, \"points\": %d, "
            "\"conclusive\": %s, \"spread\": %.3f, \"ns\": %.4f, \"exponent of the shortest\": %.3f, "
            "\"low of the shortest\": %.3f, \"high of the shortest\": %.3f}",
            std::string(architectureName(fit.architecture)).c_str(), fit.exponent, fit.exponentLow, fit.exponentHigh,
            fit.expected, fit.exponentPoints, fit.isConclusive ? "true" : "false", fit.spread,
            1e9 * fit.secondsPerMultiplyAdd, least.fits[i].exponent, least.fits[i].exponentLow,
            least.fits[i].exponentHigh);
    }
    for (const CostCrossing& crossing : fits.crossings)
        std::printf(",\n    \"%s to %s\": {\"measured\": %.2f, \"predicted\": %.2f, \"fitted\": %.2f}",
                    std::string(architectureName(crossing.first)).c_str(),
                    std::string(architectureName(crossing.second)).c_str(), crossing.measured.value_or(0),
                    crossing.counted.value_or(0), crossing.fitted.value_or(0));
    if (hasPoints) {
        for (std::size_t i = 0; i < fits.fits.size(); ++i) {
            std::printf(",\n    \"points of %s\": [", std::string(architectureName(fits.fits[i].architecture)).c_str());
            for (std::size_t j = 0; j < fits.fits[i].points.size(); ++j)
                std::printf("%s[%d, %.3f, %.3f]", j == 0 ? "" : ", ", int(fits.fits[i].points[j].value),
                            1e6 * fits.fits[i].points[j].median, 1e6 * least.fits[i].points[j].median);
            std::printf("]");
        }
    }
    std::printf("}%s\n", end);
}

}  // namespace

int main(int count, char** arguments) {
    Parameters parameters;
    parameters.d = 32;
    bool hasPoints = false;
    std::vector<std::string> axes;
    for (const std::string& word : std::vector<std::string>(arguments + 1, arguments + count)) {
        if (word == "--quick") {
            parameters.quick = true;
        } else if (word == "--projections") {
            parameters.projections = true;
        } else if (word == "--points") {
            hasPoints = true;
        } else {
            axes.push_back(word);
        }
    }
    if (axes.empty()) axes = {"n", "d", "kernel"};
    std::printf("{\n");
    for (std::size_t i = 0; i < axes.size(); ++i) {
        parameters.against = findChoice<AxisVariable>(axes[i]).value_or(AxisVariable::N);
        print(axes[i], parameters, hasPoints, i + 1 < axes.size() ? "," : "");
    }
    std::printf("}\n");
}
