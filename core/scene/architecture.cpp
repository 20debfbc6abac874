#include "core/scene/architecture.h"

#include <algorithm>

#include "core/string_utils.h"

namespace attention {

std::optional<std::vector<Architecture>> readArchitectures(std::string_view list) {
    std::vector<Architecture> all(kComparedArchitectures.begin(), kComparedArchitectures.end());
    if (list.find_first_not_of(' ') == list.npos) return all;
    std::vector<Architecture> named;
    for (const std::string_view piece : split(list, ',')) {
        const auto found = std::ranges::find(all, trimmed(piece, " "), architectureName);
        if (found == all.end() || std::ranges::find(named, *found) != named.end()) return std::nullopt;
        named.push_back(*found);
    }
    std::ranges::sort(named);
    return named;
}

}  // namespace attention
