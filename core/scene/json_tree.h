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
/// In the order of the text; no key stands twice.
using JsonObject = std::vector<JsonMember>;

/// What is kept of lists: of a list of numbers, which is the only kind that scenes have, the numbers; or every value.
enum class JsonLists { Numbers, Values };

struct JsonList {
    std::vector<JsonMember> values;       ///< for JsonLists::Values, without keys; nothing below is set then
    std::deque<double> numbers;           ///< grows without copies, so that reading takes no more than what is read
    Message firstNonNumber;               ///< what stands first in the list that is no number, described; or empty
    std::size_t firstNonNumberIndex = 0;  ///< where it stands, from 0
};

/// Integers that do not fit 64 bits are stored as doubles. (nlohmann's value type needs twice the memory per number of
/// a list, and the same again on destruction; a file of a few megabytes would take hundreds.)
using JsonValue = std::variant<std::nullptr_t, bool, std::int64_t, double, std::string, JsonList, JsonObject>;

struct JsonMember {
    std::string key;
    JsonValue value;
};

/// More keys than this in all are refused, or than this where lists hold every value.
inline constexpr std::size_t kMaxJsonKeys = 1024, kMaxJsonListKeys = 1'000'000;

/// Reads one JSON value, which is the whole of the text. A byte order mark before it is skipped. Time is linear, and
/// memory is at most one double for each two bytes, beside some 1.25 kB for each key; lists inside lists are
/// kept as JsonLists::Values alone.
/// @param deepest  objects and lists inside each other; more is refused before it is built
/// @throws FormatError with line and column (both from 1, columns in characters) of what is not JSON or not UTF-8, or
///         with the key that stands twice or whose number is too large for a double
JsonValue parseJson(std::string_view text, std::size_t deepest, JsonLists lists = JsonLists::Numbers);

/// The value as an error message names it: `60.5`, `the text "sixty"`, `null`, `a list`, `an object`.
Message describe(const JsonValue& value);

/// "parameters" and "n" are "parameters.n"; an empty path and "n" are "n". A key of other characters than letters,
/// digits and hyphens is quoted, and shortened where it is long.
std::string joinPath(const std::string& path, std::string_view key);

}  // namespace attention
