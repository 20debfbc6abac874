#pragma once

#include "core/cost/cost_sweep.h"

namespace attention {

inline constexpr std::int64_t kSampleWidth = 32;
inline constexpr std::int64_t kSampleKernel = 3;

/// A measurement made once on another machine, against n at kSampleWidth and kSampleKernel without projections. It is
/// shown until the user measures.
const CostMeasurement& sampleRun();
/// Whether sampleRun() has the settings of a sweep.
bool isOfSampleRun(const CostSweep& sweep);

}  // namespace attention
