#include "core/models/model_json.h"

#include <string>
#include <unordered_set>
#include <vector>

#include <nlohmann/json.hpp>

#include "core/io/format_error.h"
#include "core/io/quoted_text.h"

namespace attention {

using nlohmann::json;

void refuseFile(std::string_view file, const Message& problem) {
    throw FormatError(CoreMessages::tr("%1: %2"), file, problem);
}

json parseJsonObject(std::string_view text, std::string_view file) {
    constexpr int kMaxDepth = 32;
    // The parser would treat a zero byte as the end of the text.
    if (const std::size_t zero = text.find('\0'); zero != text.npos)
        refuseFile(file, {CoreMessages::tr("it is no JSON from byte %1 on; accepted: a JSON object"), zero});
    // Used to refuse duplicate keys, of which the parser would silently use the last.
    std::vector<std::unordered_set<std::string>> keysOfOpenObjects;
    const auto onEvent = [&](int depth, json::parse_event_t event, json& parsed) {
        using Event = json::parse_event_t;
        if ((event == Event::object_start || event == Event::array_start) && depth >= kMaxDepth)
            refuseFile(
                file,
                {CoreMessages::tr("objects and lists stand too deep inside each other; accepted: at most %1 deep"),
                 kMaxDepth});
        if (event == Event::object_start) keysOfOpenObjects.emplace_back();
        if (event == Event::object_end) keysOfOpenObjects.pop_back();
        if (event == Event::key && !keysOfOpenObjects.back().insert(parsed.get_ref<const std::string&>()).second)
            refuseFile(file, {CoreMessages::tr("the key %1 stands twice; accepted: once"),
                              quotedExcerpt(parsed.get_ref<const std::string&>())});
        return true;
    };
    json document;
    try {
        document = json::parse(text.begin(), text.end(), onEvent);
    } catch (const json::parse_error& error) {
        const std::size_t byte = error.byte > 0 ? error.byte - 1 : 0;
        refuseFile(file, {CoreMessages::tr("it is no JSON from byte %1 on; accepted: a JSON object"), byte});
    } catch (const json::out_of_range&) {
        refuseFile(file, CoreMessages::tr(
                             "a number in it is too large for a double; accepted: up to 1.7976931348623157e+308"));
    }
    if (!document.is_object()) refuseFile(file, CoreMessages::tr("it is JSON, but no object; accepted: a JSON object"));
    return document;
}

Message describedJson(const json& value) {
    if (value.is_string()) return quotedExcerpt(value.get_ref<const std::string&>());
    if (value.is_object()) return CoreMessages::tr("an object");
    if (value.is_array()) return CoreMessages::tr("a list");
    return value.dump();
}

}  // namespace attention
