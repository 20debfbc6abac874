#pragma once

#include <cstdint>
#include <optional>
#include <span>
#include <string>
#include <string_view>
#include <vector>

#include "core/exact_number.h"
#include "core/io/array.h"
#include "core/phrase.h"
#include "core/scene/json_tree.h"

namespace attention {

// Typed values of a JSON file. What does not fit is refused by a FormatError that names the path of the value
// ("view.zoom" or "arrays.x.shape[2]"), what is wrong with it, and what is accepted.

// What is wrong; %1 is the value, or how many there are.
inline constexpr MessageTemplate kNotANumber = CoreMessages::tr("%1 is not a number");
inline constexpr MessageTemplate kNotAText = CoreMessages::tr("%1 is not a text");
inline constexpr MessageTemplate kOutOfRange = CoreMessages::tr("%1 is out of range");
inline constexpr MessageTemplate kNotAChoice = CoreMessages::tr("%1 is not one of the choices");
inline constexpr MessageTemplate kListHasCount = CoreMessages::tr("the list has %1 numbers");
// What is accepted.
inline constexpr MessageTemplate kAnObject = CoreMessages::tr("an object");
inline constexpr MessageTemplate kAnObjectOrNull = CoreMessages::tr("an object, or null");
inline constexpr MessageTemplate kAnyText = CoreMessages::tr("text");

[[noreturn]] void refuseValue(const std::string& path, const Message& what, const Message& accepted);

/// @return the value of a key, or nullptr where the object lacks it
JsonValue* findMember(JsonObject& object, std::string_view key);

/// Whether a key is there with another value than null.
bool isSetMember(const JsonValue* member);

/// @throws FormatError where the object lacks the key
JsonValue& requireMember(JsonObject& object, std::string_view key, const std::string& path, const Message& accepted);

/// @throws FormatError unless `value` is an object with no other keys than these
JsonObject& requireObject(std::span<const std::string_view> keys, JsonValue& value, const std::string& path,
                          MessageTemplate accepted = kAnObject);

std::optional<ExactNumber> jsonNumber(const JsonValue& value);

/// 60.0 and 6e1 are whole numbers, too. Nothing for what is none or does not fit 64 bits.
std::optional<std::int64_t> jsonInteger(const JsonValue& value);

/// @throws FormatError where the object lacks the key, or its value is no number from `minimum` to `maximum`
double numberMember(JsonObject& object, std::string_view key, const std::string& path, double minimum, double maximum);

/// @throws FormatError where `value` is no text
std::string jsonText(const JsonValue& value, const std::string& path, const Message& accepted = kAnyText);

/// The path of an element of a list: "view.pinned-rows[2]".
std::string elementPath(const std::string& path, std::size_t index);

/// @throws FormatError where `value` is no list of numbers
std::vector<double> jsonNumbers(JsonValue& value, const std::string& path, const Message& accepted);

/// @param what  is told of a number that is out of range or, if `whole`, not an integer
/// @throws FormatError for the first such number
void requireEachNumber(const std::vector<double>& numbers, ExactNumber minimum, ExactNumber maximum, bool whole,
                       MessageTemplate what, const std::string& path, const Message& accepted);

}  // namespace attention
