#pragma once

#include <functional>
#include <optional>
#include <stop_token>
#include <vector>

#include "core/cost/measurement.h"
#include "core/scene/parameters.h"

namespace attention {

/// What a sweep measures: real forward passes of convolution, tanh recurrence and self-attention, on one thread.
struct CostSweep {
    AgainstChoice against = AgainstChoice::N;
    std::vector<std::int64_t> values;  ///< of the axis, ascending
    std::int64_t n = 60;               ///< what is not on the axis
    std::int64_t d = 32;
    std::int64_t kernel = 3;
    bool projections = false;
    int repeats = 9;
    bool isQuick = false;
};
/// From sweep-first to sweep-last, which are chosen where they are none: for n so far that n >= 8 d is among them.
CostSweep costSweep(const Parameters& parameters);
/// Bytes that the largest point needs at once.
double sweepBytes(const CostSweep& sweep);
/// Seconds that it will take, roughly, on an ordinary machine.
double sweepSeconds(const CostSweep& sweep);

/// Warm-up, then repeats in an order that spreads slow moments of the machine over all points; short passes are run
/// several times for each repeat, so that a clock's grain does not matter. Points that would each take longer than a
/// few seconds are left out.
/// @param progress  called from this thread with 0 ... 1
/// @return nothing if `stop` was requested
std::optional<CostMeasurement> measureCosts(const CostSweep& sweep, const std::function<void(double)>& progress,
                                            std::stop_token stop);

}  // namespace attention
