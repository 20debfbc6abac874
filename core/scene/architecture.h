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

/// "convolution,attention" in the order of kComparedArchitectures, whatever the order written; empty: all of them.
/// @return nothing for a name that is none of theirs, one written twice, or an empty one
std::optional<std::vector<Architecture>> readArchitectures(std::string_view list);

}  // namespace attention
