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

// Functions that read typed values from a JSON file. They refuse other values with a FormatError that names the path of
// the value ("view.zoom" or "arrays.x.shape[2]"), the problem, and what is accepted.

// Messages for problems; %1 is the value, or the number of values.
inline constexpr MessageTemplate kNotANumber = CoreMessages::tr("%1 is not a number");
inline constexpr MessageTemplate kNotAText = CoreMessages::tr("%1 is not a text");
inline constexpr MessageTemplate kOutOfRange = CoreMessages::tr("%1 is out of range");
inline constexpr MessageTemplate kNotAChoice = CoreMessages::tr("%1 is not one of the choices");
inline constexpr MessageTemplate kListHasCount = CoreMessages::tr("the list has %1 numbers");
// Messages for accepted values.
inline constexpr MessageTemplate kAnObject = CoreMessages::tr("an object");
inline constexpr MessageTemplate kAnObjectOrNull = CoreMessages::tr("an object, or null");
inline constexpr MessageTemplate kAnyText = CoreMessages::tr("text");

[[noreturn]] void refuseValue(const std::string& path, const Message& problem, const Message& accepted);

/// The value of a key, or null if the object lacks it.
JsonValue* findMember(JsonObject& object, std::string_view key);

/// Whether a member exists (not nullptr) and its value is not JSON null.
bool isPresent(const JsonValue* member);

/// The value of a key. @throws FormatError if the object lacks it
JsonValue& requireMember(JsonObject& object, std::string_view key, const std::string& path, const Message& accepted);

/// Returns `value` as an object. @throws FormatError if it is none, or has keys other than these
JsonObject& requireObject(std::span<const std::string_view> keys, JsonValue& value, const std::string& path,
                          MessageTemplate accepted = kAnObject);

/// A number of any type; nullopt for other values.
std::optional<ExactNumber> jsonNumber(const JsonValue& value);

/// A whole number, including 60.0 and 6e1; nullopt for other values and if it does not fit 64 bits.
std::optional<std::int64_t> jsonInteger(const JsonValue& value);

/// The number of a key. @throws FormatError if the key is missing or its value is no number from `minimum` to `maximum`
double readNumberMember(JsonObject& object, std::string_view key, const std::string& path, double minimum,
                        double maximum);

/// Returns `value` as text. @throws FormatError if it is none
std::string jsonText(const JsonValue& value, const std::string& path, const Message& accepted = kAnyText);

/// The path of an element of a list: "view.pinned-rows[2]".
std::string elementPath(const std::string& path, std::size_t index);

/// Returns `value` as a list of numbers. @throws FormatError if it is none
std::vector<double> jsonNumbers(JsonValue& value, const std::string& path, const Message& accepted);

/// Checks that all numbers are in the range and, if isWhole, integers.
/// @throws FormatError with the message `problem` for the first number that is not
void requireEachNumber(const std::vector<double>& numbers, ExactNumber minimum, ExactNumber maximum, bool isWhole,
                       MessageTemplate problem, const std::string& path, const Message& accepted);

}  // namespace attention
