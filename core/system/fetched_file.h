#pragma once

#include <optional>
#include <string>

namespace attention {

/// In a browser: the bytes of a file that lies beside the page, for which the calling thread waits. Nothing where it
/// cannot be had, as on a desktop.
/// @param address  relative to the page
std::optional<std::string> fetchedFile(const std::string& address);

}  // namespace attention
