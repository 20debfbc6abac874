#pragma once

#include <span>
#include <string_view>

#include "ui/exhibits/exhibit.h"

namespace attention {

/// All exhibits in the order of the list at the left.
std::span<const Exhibit* const> exhibits();
/// Nothing for an unknown id.
const Exhibit* findExhibit(std::string_view id);

}  // namespace attention
