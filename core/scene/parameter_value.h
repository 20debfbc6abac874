#pragma once

#include <cstdint>
#include <string>
#include <variant>

namespace attention {

/// none, an integer (for a choice: its index), a real, or text.
using ParameterValue = std::variant<std::monostate, std::int64_t, double, std::string>;
/// A choice as the value of a parameter: its index. @param choice  of an enumeration, or a bool
template <class Choice>
ParameterValue choiceValue(Choice choice) {
    return static_cast<std::int64_t>(choice);
}

}  // namespace attention
