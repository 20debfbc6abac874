#pragma once

#include <optional>
#include <string>

namespace attention {

/// In a browser: fetches a file from the folder of the page, blocking the calling thread. Returns nullopt if that
/// fails, and always on a desktop.
/// @param address  relative to the page
std::optional<std::string> fetchedFile(const std::string& address);

}  // namespace attention
