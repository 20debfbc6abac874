#include <algorithm>
#include <array>
#include <cmath>
#include <functional>
#include <utility>

#include <nlohmann/json.hpp>

#include "core/io/array_bytes.h"
#include "core/number_text.h"
#include "core/overloaded.h"
#include "core/scene/architecture.h"
#include "core/scene/choices.h"
#include "core/scene/parameter_table.h"
#include "core/scene/scene.h"
#include "core/scene/scene_text.h"
#include "core/string_utils.h"
#include "core/version.h"

namespace attention {
namespace {

/// Keys that all versions of the program know. Others are only written if they differ from their defaults, so that
/// older programs can read the scene.
constexpr std::array<std::string_view, 10> kFirstKeys{"n",           "d",   "base",   "start",      "first-column",
                                                      "last-column", "row", "column", "colour-map", "look"};

using Json = nlohmann::ordered_json;  // keeps the order of insertion

std::string realText(double value) {
    // JSON readers read "-0" as an integer, which loses the sign of zero.
    return value == 0 && std::signbit(value) ? "-0.0" : formatNumber(value);
}

/// A list of reals, on lines of up to 100 characters.
std::string realsText(const Json& reals, const std::string& indent) {
    constexpr std::size_t kMaxLineLength = 100;
    std::string text = "[";
    std::size_t lineStart = 0;
    for (const Json& real : reals) {
        const std::string number = realText(real.get<double>()) + (&real == &reals.back() ? "" : ",");
        if (&real == &reals.front() || text.size() - lineStart + 1 + number.size() > kMaxLineLength) {
            text += '\n';
            lineStart = text.size();
            text += indent + "  ";
        } else {
            text += ' ';
        }
        text += number;
    }
    return text + '\n' + indent + ']';
}

/// JSON text with one member per line. (The dump() of nlohmann would write each number of a list on its own line,
/// and 60.0 for 60.)
std::string indentedJsonText(const Json& written, const std::string& indent = "") {
    if (written.is_number_float()) return realText(written.get<double>());
    if (written.is_array())
        return !written.empty() && written.front().is_number_integer() ? indicesText(written.get<std::vector<Index>>())
                                                                       : realsText(written, indent);
    if (!written.is_object() || written.empty()) return written.dump(-1, ' ', false, Json::error_handler_t::replace);
    std::string text;
    for (const auto& [key, value] : written.items())
        text += (text.empty() ? "{\n" : ",\n") + indent + "  " + Json(key).dump() + ": " +
                indentedJsonText(value, indent + "  ");
    return text + '\n' + indent + '}';
}

Json parameterJson(const ParameterInfo& info, const ParameterValue& value) {
    if (std::holds_alternative<ChoiceField>(info.field)) return valueText(info, value);
    return std::visit(
        Overloaded{[](std::monostate) { return Json(nullptr); }, [](const auto& present) { return Json(present); }},
        value);
}

/// JSON text like indentedJsonText(), but on one line and without blanks.
std::string shortJsonText(const Json& written) {
    if (written.is_number_float()) return realText(written.get<double>());
    const auto element = [](const Json& value) { return shortJsonText(value); };
    if (written.is_array()) return '[' + join(written, ",", element) + ']';
    if (!written.is_object()) return written.dump(-1, ' ', false, Json::error_handler_t::replace);
    std::string text;
    for (const auto& [key, value] : written.items())
        text += (text.empty() ? "" : ",") + Json(key).dump() + ':' + shortJsonText(value);
    return '{' + text + '}';
}

/// The parameters that differ from their defaults. @param includesFirstKeys  writes kFirstKeys even with their defaults
Json parametersJson(const Parameters& parameters, bool includesFirstKeys = true) {
    static const Parameters defaults;
    Json written = Json::object();
    for (const ParameterInfo& info : parameterTable()) {
        const ParameterValue value = valueOf(parameters, info);
        const bool isFirstKey = includesFirstKeys && std::ranges::find(kFirstKeys, info.key) != kFirstKeys.end();
        if (isFirstKey || value != valueOf(defaults, info)) written[std::string(info.key)] = parameterJson(info, value);
    }
    return written;
}

Json viewJson(const View& view) {
    Json written{{"zoom", nullptr}, {"size", nullptr}};
    if (const auto& zoom = view.zoom)
        written["zoom"] = {{"left", zoom->left}, {"right", zoom->right}, {"top", zoom->top}, {"bottom", zoom->bottom}};
    if (const auto& size = view.size) written["size"] = {{"width", size->width}, {"height", size->height}};
    for (const Cell& pin : view.pins) {
        written["pinned-rows"].push_back(pin.row);
        written["pinned-columns"].push_back(pin.column);
    }
    // Omitted if no pin names a matrix, so that older programs can read the scene.
    if (!std::ranges::all_of(view.pins, &std::string::empty, &Cell::matrix))
        written["pinned-matrices"] = join(view.pins, ",", std::mem_fn(&Cell::matrix));
    return written;
}

Json arrayJson(const LoadedArray& array) {
    Json written{{"path", array.path}};
    if (!array.tensor.empty()) written["tensor"] = array.tensor;
    if (array.header != CsvHeader::Auto) written["header"] = array.header == CsvHeader::On ? "on" : "off";
    written["sha256"] = array.checksum;
    written["shape"] = array.shape;
    if (array.values && (array.path.empty() || std::ssize(array.values->values) <= kMaxEmbeddedNumbers))
        written["values"] = array.values->values;
    return written;
}

Json measurementJson(const CostMeasurement& measurement) {
    std::vector<double> n, d, kernel, repeats, seconds;
    for (const CostSample& sample : measurement.samples) {
        n.push_back(double(sample.n));
        d.push_back(double(sample.d));
        kernel.push_back(double(sample.kernel));
        repeats.push_back(double(sample.seconds.size()));
        seconds.insert(seconds.end(), sample.seconds.begin(), sample.seconds.end());
    }
    const auto nameOf = [](const CostSample& sample) { return architectureName(sample.architecture); };
    return {{"machine", measurement.machine},
            {"against", choiceName(measurement.against)},
            {"projections", choiceName(measurement.projections)},
            {"quick", choiceName(measurement.isQuick)},
            {"architectures", join(measurement.samples, ",", nameOf)},
            {"n", n},
            {"d", d},
            {"kernel", kernel},
            {"repeats", repeats},
            {"seconds", seconds}};
}

}  // namespace

std::string writeSceneText(const Scene& scene) {
    Json written{{kSceneVersionKey, kSceneVersion},
                 {"program", kVersion},
                 {"exhibit", scene.exhibit},
                 {"parameters", parametersJson(scene.parameters)}};
    // Omitted if there is none, so that older programs, which do not know the key, can read the scene.
    if (scene.reference) written["reference"] = parametersJson(*scene.reference);
    written["view"] = viewJson(scene.view);
    Json& arrays = written["arrays"] = Json::object();
    for (const auto& [name, array] : scene.arrays) arrays[name] = arrayJson(array);
    // Omitted if there is none, like the reference.
    if (scene.measurement) written["measurement"] = measurementJson(*scene.measurement);
    if (const ModelReference& model = scene.languageModel; !model.path.empty())
        written["language-model"] = {{"path", model.path}, {"sha256", model.checksum}};
    return indentedJsonText(written) + '\n';
}

std::string writeShortSceneText(const Scene& scene) {
    Json written{{kSceneVersionKey, kSceneVersion}, {"program", kVersion}, {"exhibit", scene.exhibit}};
    if (Json parameters = parametersJson(scene.parameters, false); !parameters.empty())
        written["parameters"] = std::move(parameters);
    if (scene.reference) written["reference"] = parametersJson(*scene.reference, false);
    Json view = viewJson(scene.view);
    for (const char* key : {"zoom", "size"})
        if (view[key].is_null()) view.erase(key);
    if (!view.empty()) written["view"] = std::move(view);
    if (scene.measurement) written["measurement"] = measurementJson(*scene.measurement);
    return shortJsonText(written);
}

}  // namespace attention
