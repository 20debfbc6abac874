#pragma once

#include <concepts>
#include <stdexcept>
#include <string>
#include <string_view>

#include "core/number_text.h"

namespace attention {

/// @param given an integer, a double or text.
/// @throws std::invalid_argument unless `holds`: "d must be at least 1, not 0."
template <class Given>
void require(bool holds, std::string_view what, std::string_view accepted, const Given& given) {
    if (holds) return;
    std::string text(what);
    text.append(" must be ").append(accepted).append(", not ");
    if constexpr (std::integral<Given>)
        text += std::to_string(given);
    else if constexpr (std::floating_point<Given>)
        text += formatNumber(given);
    else
        text += given;
    throw std::invalid_argument(text + ".");
}

}  // namespace attention
