#pragma once

#include <array>
#include <cstdint>
#include <optional>
#include <string_view>
#include <vector>

namespace attention {

/// Kinds of layers that turn n tokens of width d into n tokens of width d; in the order of the parameter
/// "architecture".
enum class Architecture : std::int64_t { Convolution, Dilated, Recurrent, Bidirectional, Attention, Restricted };

/// Those whose costs are compared, in the order of every table and legend.
inline constexpr std::array kComparedArchitectures{Architecture::Convolution, Architecture::Dilated,
                                                   Architecture::Recurrent, Architecture::Attention,
                                                   Architecture::Restricted};

/// As on the command line, in the order of Architecture.
inline constexpr std::array<std::string_view, 6> kArchitectureNames{"convolution",   "dilated",   "recurrent",
                                                                    "bidirectional", "attention", "restricted"};
std::string_view architectureName(Architecture architecture);

/// "convolution,attention" in the order of kComparedArchitectures, whatever the order written; empty: all of them.
/// @return nothing for a name that is none of theirs, one written twice, or an empty one
std::optional<std::vector<Architecture>> readArchitectures(std::string_view list);

}  // namespace attention
