#include "app/batch_sweep.h"

#include <algorithm>
#include <cmath>
#include <optional>

#include "app/batch_list.h"
#include "app/cli_text.h"
#include "app/command_error.h"
#include "app/json_option.h"
#include "core/number_text.h"
#include "core/scene/sweep.h"

namespace attention {
namespace {

using namespace Qt::StringLiterals;

std::optional<double> numberOf(const JsonValue& value) {
    if (const auto* integer = std::get_if<std::int64_t>(&value)) return double(*integer);
    if (const auto* real = std::get_if<double>(&value)) return *real;
    return std::nullopt;
}

[[noreturn]] void refuse(const QString& location, const JsonValue& value, const QString& accepted) {
    throwUsageError(
        u"%1: %2 cannot stand here; accepted: %3"_s.arg(location, fromUtf8(describe(value).english()), accepted));
}

SweepRange readRange(const QString& location, const JsonObject& object) {
    SweepRange range;
    const QString keys = u"from, to, count and scale"_s;
    std::vector<std::string> found;
    for (const JsonMember& member : object) {
        const QString keyLocation = location + u'.' + fromUtf8(member.key);
        const auto number = numberOf(member.value);
        if (member.key == "scale") {
            const auto scale = optionText(member.value);
            if (!scale || (*scale != u"log" && *scale != u"linear"))
                refuse(keyLocation, member.value, u"linear, log"_s);
            range.isLogarithmic = *scale == u"log";
            continue;
        }
        if (member.key != "from" && member.key != "to" && member.key != "count")
            throwUsageError(u"%1: unknown key of a sweep; accepted: %2"_s.arg(keyLocation, keys));
        found.push_back(member.key);
        if (!number) refuse(keyLocation, member.value, u"a number"_s);
        if (member.key == "from") range.from = *number;
        if (member.key == "to") range.to = *number;
        if (member.key != "count") continue;
        if (*number < 1 || *number > double(kMaxBatchFiles) || *number != std::floor(*number))
            refuse(keyLocation, member.value, u"whole numbers 1 to %1"_s.arg(kMaxBatchFiles));
        range.count = std::int64_t(*number);
    }
    for (const char* key : {"from", "to", "count"})
        if (std::ranges::find(found, key) == found.end())
            throwUsageError(u"%1: %2 is missing; accepted: %3"_s.arg(location, QLatin1String(key), keys));
    if (range.isLogarithmic && (range.from <= 0 || range.to <= 0))
        throwUsageError(
            u"%1: a logarithmic sweep cannot have 0 or less; accepted: from and to above 0"_s.arg(location));
    return range;
}

}  // namespace

BatchSetting readBatchSetting(const QString& location, const QString& key, const JsonValue& value) {
    const QString accepted = u"a number, a text, true, false, a list of them, or from, to and count"_s;
    BatchSetting setting;
    setting.key = key;
    if (const auto text = optionText(value)) {
        setting.values += *text;
        return setting;
    }
    setting.isSwept = true;
    if (const auto* object = std::get_if<JsonObject>(&value)) {
        const ParameterInfo* info = findParameter(key.toStdString());
        for (const std::string& element : sweepValues(readRange(location, *object), info && hasWholeNumbers(*info)))
            setting.values += fromUtf8(element);
        return setting;
    }
    const auto* list = std::get_if<JsonList>(&value);
    if (!list) refuse(location, value, accepted);
    if (list->values.empty())
        throwUsageError(u"%1: the sweep has no values; accepted: a list of at least one"_s.arg(location));
    for (const JsonMember& element : list->values) {
        const auto text = optionText(element.value);
        if (!text)
            refuse(u"%1[%2]"_s.arg(location).arg(setting.values.size()), element.value,
                   u"a number, a text, true, false"_s);
        setting.values += *text;
    }
    return setting;
}

}  // namespace attention
