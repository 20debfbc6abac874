#include "core/io/json.h"

#include <cmath>

#include <nlohmann/json.hpp>

#include "core/io/table_lines.h"

namespace attention {
namespace {

void appendString(std::string& line, std::string_view text) {
    using Json = nlohmann::json;
    line += Json(text).dump(-1, ' ', false, Json::error_handler_t::replace);
}

void appendNumberOrString(std::string& line, double value) {
    const std::string_view quote = std::isfinite(value) ? "" : "\"";
    line += quote;
    appendNumber(line, value);
    line += quote;
}

constexpr LineFormat kJson{.start = "[",
                           .separator = ", ",
                           .end = "]",
                           .between = ",\n",
                           .appendText = appendString,
                           .appendReal = appendNumberOrString};

}  // namespace

bool writeJson(const Table& table, const ByteSink& sink) {
    const bool hasRows = tableShape(table).rows > 0;
    return writeLines(table, kJson, {"{\"columns\": ", ", \"data\": [\n", hasRows ? "\n]}\n" : "]}\n"}, sink);
}

}  // namespace attention
