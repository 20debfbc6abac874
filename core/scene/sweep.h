#pragma once

#include <cstdint>
#include <string>
#include <vector>

#include "core/scene/parameter_table.h"

namespace attention {

/// A range of values at equal distances or, if logarithmic, with equal ratios.
struct SweepRange {
    double from = 0;
    double to = 0;
    std::int64_t count = 1;      ///< number of values, >= 1; a single value is `from`
    bool isLogarithmic = false;  ///< requires that both ends are above 0
};

/// The values as text for the command line. The ends are exact; values between them have 6 significant digits, or all
/// if 6 would make two of them equal. If isWhole, values are rounded to integers, and duplicates are dropped.
std::vector<std::string> sweepValues(const SweepRange& range, bool isWhole);

/// Whether a parameter only accepts whole numbers.
bool hasWholeNumbers(const ParameterInfo& info);

}  // namespace attention
