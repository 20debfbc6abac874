#pragma once

#include <cstdint>
#include <string>
#include <vector>

#include "core/scene/choices.h"

namespace attention {

/// How long one layer took at one size.
struct CostSample {
    Architecture architecture = Architecture::Convolution;
    std::int64_t n = 1;
    std::int64_t d = 1;
    std::int64_t kernel = 1;
    std::vector<double> seconds;  ///< one for each repeat, in the order measured; > 0

    bool operator==(const CostSample&) const = default;
};

/// What was measured on one machine, as a scene keeps it.
struct CostMeasurement {
    std::string machine;  ///< UTF-8, of the processor; may be empty
    AxisVariable against = AxisVariable::N;
    bool projections = false;
    bool isQuick = false;
    std::vector<CostSample> samples;  ///< in the order of kComparedArchitectures, then along the sweep

    bool operator==(const CostMeasurement&) const = default;
};

}  // namespace attention
