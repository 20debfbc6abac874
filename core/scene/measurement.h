#pragma once

#include <cstdint>
#include <string>
#include <vector>

#include "core/scene/choices.h"

namespace attention {

/// The measured times of one layer at one size.
struct CostSample {
    Architecture architecture = Architecture::Convolution;
    std::int64_t n = 1;
    std::int64_t d = 1;
    std::int64_t kernel = 1;
    std::vector<double> seconds;  ///< one per repeat, in the order of measurement; > 0

    bool operator==(const CostSample&) const = default;
};

/// The measurements of one machine, as a scene stores them.
struct CostMeasurement {
    std::string machine;  ///< UTF-8, name of the processor; may be empty
    AxisVariable against = AxisVariable::N;
    bool projections = false;
    bool isQuick = false;
    std::vector<CostSample> samples;  ///< in the order of kComparedArchitectures, then along the sweep

    bool operator==(const CostMeasurement&) const = default;
};

}  // namespace attention
