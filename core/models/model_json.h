#pragma once

#include <string_view>

#include <nlohmann/json_fwd.hpp>

#include "core/io/array.h"
#include "core/phrase.h"

namespace attention {

/// A file of a model's folder, which holds one JSON object. Of all JSON it accepts what has no key twice in an object.
/// @param file  its name, for messages
/// @throws FormatError naming the file
nlohmann::json parseJsonObject(std::string_view text, std::string_view file);

/// @throws FormatError "FILE: WHAT"
[[noreturn]] void refuseFile(std::string_view file, const Message& what);

/// A value as a message names it: "\"llama\"", "12", "a list".
Message describedJson(const nlohmann::json& value);

}  // namespace attention
