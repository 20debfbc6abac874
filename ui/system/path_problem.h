#pragma once

#include <optional>

#include <QString>

namespace attention {

/// The meaning of a system error (errno) that can occur both in reading and in writing a path, as a translated phrase
/// that follows the file's name; nothing for other errors.
std::optional<QString> pathErrorText(int error);

}  // namespace attention
