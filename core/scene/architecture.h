#pragma once

#include <array>
#include <optional>
#include <string_view>
#include <vector>

#include "core/scene/choices.h"

namespace attention {

/// The architectures whose costs are compared, in the order of every table and legend.
inline constexpr std::array kComparedArchitectures{Architecture::Convolution, Architecture::Dilated,
                                                   Architecture::Recurrent, Architecture::Attention,
                                                   Architecture::Restricted};

inline std::string_view architectureName(Architecture architecture) {
    return choiceName(architecture);
}

inline bool isConvolution(Architecture architecture) {
    return architecture == Architecture::Convolution || architecture == Architecture::Dilated;
}

/// Reads a list such as "convolution,attention" and returns it in the order of kComparedArchitectures; an empty text
/// means all of them.
/// @return nullopt if a name is unknown, repeated or empty
std::optional<std::vector<Architecture>> readArchitectures(std::string_view list);

}  // namespace attention
