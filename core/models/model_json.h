#pragma once

#include <string_view>

#include <nlohmann/json_fwd.hpp>

#include "core/io/array.h"
#include "core/phrase.h"

namespace attention {

/// Parses a file of a model folder, which must consist of one JSON object. Refuses duplicate keys.
/// @param file  name of the file, for messages
/// @throws FormatError naming the file
nlohmann::json parseJsonObject(std::string_view text, std::string_view file);

/// @throws FormatError with the message "FILE: PROBLEM"
[[noreturn]] void refuseFile(std::string_view file, const Message& problem);

/// A JSON value as messages show it: "\"llama\"", "12", "a list".
Message describedJson(const nlohmann::json& value);

}  // namespace attention
