#pragma once

#include <optional>

#include <QString>

namespace attention {

/// What an error of the system (errno) says of a path, whether it was to be read or written, as a translated phrase
/// that follows the file's name; nothing for the others.
std::optional<QString> pathErrorText(int error);

}  // namespace attention
