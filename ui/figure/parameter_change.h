#pragma once

#include <optional>
#include <string_view>
#include <utility>

#include "core/scene/parameter_value.h"

namespace attention {

/// A parameter and the value that a click or a key in a figure gives it.
struct ParameterChange {
    std::string_view key;
    ParameterValue value;
    /// A second parameter that changes together with the first, such as the layer of a head.
    std::optional<std::pair<std::string_view, ParameterValue>> also = {};
};

}  // namespace attention
