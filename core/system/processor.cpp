#include "core/system/processor.h"

#include <fstream>

namespace attention {

std::string processorName() {
    // Exists on Linux; has a model name for most processors.
    std::ifstream file("/proc/cpuinfo");
    for (std::string line; std::getline(file, line);) {
        if (!line.starts_with("model name")) continue;
        const auto colon = line.find(':');
        if (colon == line.npos) return {};
        const auto first = line.find_first_not_of(" \t", colon + 1);
        return first == line.npos ? std::string() : line.substr(first, line.find_last_not_of(" \t") - first + 1);
    }
    return {};
}

}  // namespace attention
