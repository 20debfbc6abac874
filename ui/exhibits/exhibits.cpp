#include "ui/exhibits/exhibits.h"

#include <algorithm>
#include <array>

namespace attention {

std::span<const Exhibit* const> exhibits() {
#define ATTENTION_ADDRESS(name) &name(),
    static const std::array all{ATTENTION_EXHIBITS(ATTENTION_ADDRESS)};
#undef ATTENTION_ADDRESS
    return all;
}

const Exhibit* findExhibit(std::string_view id) {
    const auto all = exhibits();
    const auto found = std::ranges::find(all, id, [](const Exhibit* exhibit) { return exhibit->id(); });
    return found == all.end() ? nullptr : *found;
}

}  // namespace attention
