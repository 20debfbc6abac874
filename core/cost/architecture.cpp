#include "core/cost/architecture.h"

#include <algorithm>

namespace attention {

std::optional<std::vector<Architecture>> readArchitectures(std::string_view list) {
    std::vector<Architecture> all(kComparedArchitectures.begin(), kComparedArchitectures.end());
    if (list.find_first_not_of(' ') == list.npos) return all;
    std::vector<Architecture> named;
    while (true) {
        const auto end = list.find(',');
        std::string_view name = list.substr(0, end);
        name.remove_prefix(std::min(name.find_first_not_of(' '), name.size()));
        name.remove_suffix(name.size() - (name.find_last_not_of(' ') + 1));
        const auto found = std::ranges::find(all, name, architectureName);
        if (found == all.end() || std::ranges::find(named, *found) != named.end()) return std::nullopt;
        named.push_back(*found);
        if (end == list.npos) break;
        list.remove_prefix(end + 1);
    }
    std::ranges::sort(named);
    return named;
}

}  // namespace attention
