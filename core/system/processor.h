#pragma once

#include <string>

namespace attention {

/// What the system calls this machine's processor, "AMD EPYC 7B13"; empty where it does not tell.
std::string processorName();

}  // namespace attention
