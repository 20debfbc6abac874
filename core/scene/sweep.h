#pragma once

#include <cstdint>
#include <string>
#include <vector>

#include "core/scene/parameter_table.h"

namespace attention {

/// Values from one end to the other, at equal distances or with equal ratios.
struct SweepRange {
    double from = 0;
    double to = 0;
    std::int64_t count = 1;      ///< >= 1; of one value it is `from`
    bool isLogarithmic = false;  ///< both ends are above 0 then
};

/// The values as the command line takes them: the ends as they are, those between with 6 significant digits unless that
/// made two of them equal. Whole numbers are rounded, and none comes twice.
std::vector<std::string> sweepValues(const SweepRange& range, bool isWhole);

/// Whether a parameter takes whole numbers only.
bool hasWholeNumbers(const ParameterInfo& info);

}  // namespace attention
