#pragma once

#include <cstddef>
#include <cstdint>
#include <deque>
#include <string>
#include <string_view>
#include <variant>
#include <vector>

#include "core/io/array.h"
#include "core/phrase.h"

namespace attention {

struct JsonMember;
/// The members of an object in the order of the text; keys are unique.
using JsonObject = std::vector<JsonMember>;

/// What is stored of lists: only numbers, because scenes have no other lists, or all values.
enum class JsonLists { Numbers, Values };

struct JsonList {
    std::vector<JsonMember>
        values;  ///< only with JsonLists::Values; their keys are empty, and the members below are not set
    std::deque<double> numbers;  ///< a deque, because it grows without copies that need additional memory
    Message firstNonNumber;      ///< the description of the first value that is no number; empty if there is none
    std::size_t firstNonNumberIndex = 0;  ///< its index in the list
};

/// A JSON value. Integers that do not fit 64 bits are stored as doubles. (The value type of nlohmann needs twice the
/// memory per number of a list, and the same again on destruction: hundreds of megabytes for a file of a few.)
using JsonValue = std::variant<std::nullptr_t, bool, std::int64_t, double, std::string, JsonList, JsonObject>;

struct JsonMember {
    std::string key;
    JsonValue value;
};

/// The maximum number of keys in a file, with JsonLists::Numbers and with JsonLists::Values.
inline constexpr std::size_t kMaxJsonKeys = 1024, kMaxJsonListKeys = 1'000'000;

/// Parses a text that consists of one JSON value, optionally after a byte order mark. Takes linear time, and at most
/// one double for every two bytes and about 1.25 kB for every key in memory. Nested lists are stored only with
/// JsonLists::Values.
/// @param maxDepth  maximum nesting of objects and lists
/// @throws FormatError naming line and column (both from 1, columns in characters) of invalid JSON or UTF-8, a
/// duplicate
///         key, or the path of a number that is too large for a double
JsonValue parseJson(std::string_view text, std::size_t maxDepth, JsonLists lists = JsonLists::Numbers);

/// The value as error messages show it: `60.5`, `the text "sixty"`, `null`, `a list`, `an object`.
Message describe(const JsonValue& value);

/// Appends a key to a path: "parameters" and "n" give "parameters.n"; an empty path and "n" give "n". A key that is
/// long or has characters other than letters, digits and hyphens is quoted as an excerpt.
std::string joinPath(const std::string& path, std::string_view key);

}  // namespace attention
