#pragma once

#include <string>

namespace attention {

/// The name of the processor, such as "AMD EPYC 7B13"; empty if unknown.
std::string processorName();

}  // namespace attention
