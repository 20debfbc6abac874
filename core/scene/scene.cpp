#include "core/scene/scene.h"

#include <array>

namespace attention {

std::span<const std::string_view> arrayNames() {
    static constexpr std::array<std::string_view, 4> kNames{"input", "memory", "learned", "attention"};
    return kNames;
}

}  // namespace attention
