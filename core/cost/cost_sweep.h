#pragma once

#include <array>
#include <functional>
#include <optional>
#include <stop_token>
#include <string>
#include <utility>
#include <vector>

#include "core/cost/layer_cost.h"
#include "core/scene/measurement.h"

namespace attention {

struct Parameters;

/// The layers that are measured, in the order of kComparedArchitectures.
inline constexpr std::array kMeasuredArchitectures{Architecture::Convolution, Architecture::Recurrent,
                                                   Architecture::Attention};

/// What a sweep measures: real forward passes of kMeasuredArchitectures, on one thread.
struct CostSweep {
    AxisVariable against = AxisVariable::N;
    std::vector<std::int64_t> values;  ///< axis values, ascending
    std::int64_t n = 60;               ///< n, d and kernel are fixed unless they are on the axis
    std::int64_t d = 32;
    std::int64_t kernel = 3;
    bool projections = false;
    int repeats = 9;
    bool isQuick = false;
};
/// Returns the sweep that the parameters describe: from sweep-first to sweep-last in either order, limited to the
/// ranges of CostOptions, at powers of two, at their midpoints, and at both ends. Missing ends are chosen
/// automatically: n large enough for several points with n >= 8 d unless that takes too long; d from 16; k from 1.
CostSweep costSweep(const Parameters& parameters);
/// Bytes that the largest point needs, including points that are skipped because they take too long.
double sweepBytes(const CostSweep& sweep);
/// Approximate duration of a sweep on an ordinary machine in seconds, limited by the maximum duration.
double sweepSeconds(const CostSweep& sweep);
/// Whether a point is skipped because one pass would take longer than maxPassSeconds().
bool isSkipped(const CostSweep& sweep, Architecture architecture, std::int64_t value);
/// The layers that a sweep measures, at each of their sizes: in the order of kMeasuredArchitectures, then along the
/// axis, without skipped points.
std::vector<std::pair<Architecture, CostOptions>> sweepPoints(const CostSweep& sweep);
/// Maximum duration of one pass in seconds.
double maxPassSeconds(const CostSweep& sweep);
/// The largest value of the axis at which this layer is measured; nothing if all of its points are skipped.
std::optional<std::int64_t> largestMeasuredValue(const CostSweep& sweep, Architecture architecture);

/// Runs the sweep: a warm-up, then the repeats. Each repeat visits all points in a new random order, which spreads slow
/// moments of the machine over them. Short passes run several times per repeat so that the clock resolution does not
/// matter. On a slow machine, points that take unexpectedly long are skipped. A sweep ends after about 60 seconds, a
/// quick one after 12, with fewer repeats and points if necessary.
/// @param progress called from this thread with 0 ... 1, ascending, 1 at the end; may be empty
/// @return nothing if a stop is requested, which is checked between passes
/// @throws std::invalid_argument if a value is outside of what CostOptions allows
std::optional<CostMeasurement> measureCosts(const CostSweep& sweep, const std::function<void(double)>& progress,
                                            std::stop_token stop);

}  // namespace attention
