#include "core/scene/json_fields.h"

#include <algorithm>
#include <cmath>

#include "core/io/format_error.h"
#include "core/io/quoted_text.h"
#include "core/number_text.h"
#include "core/string_utils.h"

namespace attention {

void refuseValue(const std::string& path, const Message& problem, const Message& accepted) {
    throw FormatError(CoreMessages::tr("%1: %2; accepted: %3"), path, problem, accepted);
}

JsonValue* findMember(JsonObject& object, std::string_view key) {
    const auto found = std::ranges::find(object, key, &JsonMember::key);
    return found == object.end() ? nullptr : &found->value;
}

JsonValue& requireMember(JsonObject& object, std::string_view key, const std::string& path, const Message& accepted) {
    JsonValue* value = findMember(object, key);
    if (!value) refuseValue(path, CoreMessages::tr("it is missing"), accepted);
    return *value;
}

JsonObject& requireObject(std::span<const std::string_view> keys, JsonValue& value, const std::string& path,
                          MessageTemplate accepted) {
    auto* object = std::get_if<JsonObject>(&value);
    if (!object) refuseValue(path, {CoreMessages::tr("%1 is not an object"), describe(value)}, accepted);
    for (const JsonMember& member : *object)
        if (std::ranges::find(keys, member.key) == keys.end())
            refuseValue(joinPath(path, member.key), CoreMessages::tr("the key is unknown"), join(keys, ", "));
    return *object;
}

std::optional<ExactNumber> jsonNumber(const JsonValue& value) {
    if (const auto* integer = std::get_if<std::int64_t>(&value)) return ExactNumber(*integer);
    if (const auto* real = std::get_if<double>(&value)) return *real;
    return std::nullopt;
}

std::optional<std::int64_t> jsonInteger(const JsonValue& value) {
    if (const auto* integer = std::get_if<std::int64_t>(&value)) return *integer;
    const auto* real = std::get_if<double>(&value);
    if (!real || *real != std::trunc(*real) || std::abs(*real) >= 0x1p63) return std::nullopt;
    return static_cast<std::int64_t>(*real);
}

double readNumberMember(JsonObject& object, std::string_view key, const std::string& path, double minimum,
                        double maximum) {
    const std::string memberPath = joinPath(path, key);
    const Message accepted(CoreMessages::tr("numbers %1 to %2"), formatNumber(minimum), formatNumber(maximum));
    const JsonValue& value = requireMember(object, key, memberPath, accepted);
    const auto number = jsonNumber(value);
    if (!number) refuseValue(memberPath, {kNotANumber, describe(value)}, accepted);
    if (*number < minimum || *number > maximum) refuseValue(memberPath, {kOutOfRange, describe(value)}, accepted);
    return double(*number);
}

std::string elementPath(const std::string& path, std::size_t index) {
    return path + "[" + std::to_string(index) + "]";
}

std::vector<double> jsonNumbers(JsonValue& value, const std::string& path, const Message& accepted) {
    auto* list = std::get_if<JsonList>(&value);
    if (!list) refuseValue(path, {CoreMessages::tr("%1 is not a list of numbers"), describe(value)}, accepted);
    if (!list->firstNonNumber.empty())
        refuseValue(elementPath(path, list->firstNonNumberIndex), {kNotANumber, list->firstNonNumber}, accepted);
    return {list->numbers.begin(), list->numbers.end()};
}

void requireEachNumber(const std::vector<double>& numbers, ExactNumber minimum, ExactNumber maximum, bool isWhole,
                       MessageTemplate problem, const std::string& path, const Message& accepted) {
    for (std::size_t index = 0; index < numbers.size(); ++index) {
        const double number = numbers[index];
        if (number < minimum || number > maximum || (isWhole && number != std::trunc(number)))
            refuseValue(elementPath(path, index), {problem, formatNumber(number)}, accepted);
    }
}

std::string jsonText(const JsonValue& value, const std::string& path, const Message& accepted) {
    const auto* text = std::get_if<std::string>(&value);
    if (!text) refuseValue(path, {kNotAText, describe(value)}, accepted);
    return *text;
}

bool isPresent(const JsonValue* member) {
    return member && !std::holds_alternative<std::nullptr_t>(*member);
}

}  // namespace attention
