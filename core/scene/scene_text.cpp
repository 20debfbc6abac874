#include "core/scene/scene_text.h"

#include <algorithm>
#include <array>
#include <cmath>
#include <cstdint>
#include <memory>
#include <numeric>
#include <optional>
#include <utility>

#include "core/io/array_bytes.h"
#include "core/io/quoted_text.h"
#include "core/number_text.h"
#include "core/scene/choices.h"
#include "core/scene/json_fields.h"
#include "core/scene/parameter_table.h"
#include "core/scene/scene.h"
#include "core/string_utils.h"
#include "core/version.h"

namespace attention {

namespace {

/// One migration per older form; the first converts form 1 to form 2.
constexpr std::array<SceneMigration, 0> kMigrations{};
static_assert(kSceneVersion == 1 + kMigrations.size());

constexpr double kMaxZoom = 1e9;
/// The bounds of a measurement.
constexpr double kMaxRepeats = 999;
constexpr double kMinSeconds = 1e-12;
constexpr double kMaxSeconds = 1e6;
constexpr double kMaxArrayNumbers = 9007199254740992.0;  // 2^53: every count up to it is exact as a double

ParameterValue parameterFrom(const JsonValue& value, const ParameterInfo& info, const std::string& path) {
    const ParameterUse use{.key = info.key};
    const auto refuse = [&](MessageTemplate why) {
        refuseValue(path, {why, describe(value)}, acceptedSceneText(info));
    };
    if (const auto* choice = std::get_if<ChoiceField>(&info.field)) {
        const auto* name = std::get_if<std::string>(&value);
        const auto found = name ? std::ranges::find(choice->values, *name, &ChoiceValue::name) : choice->values.end();
        if (found == choice->values.end()) refuse(kNotAChoice);
        return found - choice->values.begin();
    }
    if (std::holds_alternative<TextField>(info.field)) {
        const auto* text = std::get_if<std::string>(&value);
        if (!text) refuse(kNotAText);
        if (const Message problem = textProblem(info, *text); !problem.empty())
            throw FormatError(CoreMessages::tr("%1: %2"), path, problem);
        return *text;
    }
    if (std::holds_alternative<OptionalField>(info.field) && std::holds_alternative<std::nullptr_t>(value))
        return std::monostate{};
    const bool isReal = std::holds_alternative<RealField>(info.field);
    const auto number = jsonNumber(value);
    const auto whole = jsonInteger(value);
    if (!number || (!isReal && *number != std::trunc(*number)))
        refuse(isReal ? kNotANumber : CoreMessages::tr("%1 is not a whole number"));
    if (!fixedBounds(use).contains(*number) || (!isReal && !whole)) refuse(kOutOfRange);
    if (isReal) return double(*number);
    return *whole;
}

Parameters parametersFrom(JsonValue& value, const std::string& path) {
    std::vector<std::string_view> keys;
    for (const ParameterInfo& info : parameterTable()) keys.push_back(info.key);
    Parameters parameters;
    for (const JsonMember& member : requireObject(keys, value, path)) {
        const ParameterInfo& info = *findParameter(member.key);
        setValue(parameters, info, parameterFrom(member.value, info, joinPath(path, member.key)));
    }
    return parameters;
}

Zoom zoomFrom(JsonValue& value) {
    static constexpr std::array<std::string_view, 4> kKeys{"left", "right", "top", "bottom"};
    const std::string path = "view.zoom";
    JsonObject& object = requireObject(kKeys, value, path, kAnObjectOrNull);
    const auto bound = [&](std::string_view key) { return readNumberMember(object, key, path, -kMaxZoom, kMaxZoom); };
    const Zoom zoom{.left = bound("left"), .right = bound("right"), .top = bound("top"), .bottom = bound("bottom")};
    if (zoom.left >= zoom.right) {
        refuseValue(
            path,
            {CoreMessages::tr("left %1 is not below right %2"), formatNumber(zoom.left), formatNumber(zoom.right)},
            CoreMessages::tr("left below right"));
    }
    if (zoom.top == zoom.bottom)
        refuseValue(path, {CoreMessages::tr("top and bottom are both %1"), formatNumber(zoom.top)},
                    CoreMessages::tr("top and bottom that differ"));
    return zoom;
}

FigureSize sizeFrom(JsonValue& value) {
    static constexpr std::array<std::string_view, 2> kKeys{"width", "height"};
    const std::string path = "view.size";
    JsonObject& object = requireObject(kKeys, value, path, kAnObjectOrNull);
    const auto length = [&](std::string_view key) {
        return readNumberMember(object, key, path, kMinFigureMm, kMaxFigureMm);
    };
    return {.width = length("width"), .height = length("height")};
}

std::vector<std::int64_t> indicesFrom(JsonObject& view, std::string_view key, std::string_view parameter) {
    JsonValue* value = findMember(view, key);
    if (!value) return {};
    const std::string path = joinPath("view", key);
    const ParameterInfo& info = *findParameter(parameter);
    const Message accepted(CoreMessages::tr("a list of up to %1 whole numbers %2 to %3"), kMaxPins,
                           formatExact(info.minimum), formatExact(info.maximum));
    const std::vector<double> numbers = jsonNumbers(*value, path, accepted);
    if (numbers.size() > kMaxPins) refuseValue(path, {kListHasCount, numbers.size()}, accepted);
    requireEachNumber(numbers, info.minimum, info.maximum, true, CoreMessages::tr("%1 is not one of them"), path,
                      accepted);
    return {numbers.begin(), numbers.end()};
}

/// The matrix of each pin, from one comma-separated text; if the key is missing, all are empty.
std::vector<std::string> matricesFrom(JsonObject& view, std::size_t count) {
    const JsonValue* value = findMember(view, "pinned-matrices");
    if (!value) return std::vector<std::string>(count);
    const std::string path = "view.pinned-matrices";
    const Message accepted = CoreMessages::tr("as many names with commas between them as there are pinned-rows");
    const std::string text = jsonText(*value, path, accepted);
    if (count == 0 && text.empty()) return {};
    const std::vector<std::string_view> names = split(text, ',');
    if (names.size() != count)
        refuseValue(path, {CoreMessages::tr("there are %1 names for %2 rows"), names.size(), count}, accepted);
    return {names.begin(), names.end()};
}

std::vector<Cell> pinsFrom(JsonObject& view) {
    const auto rows = indicesFrom(view, "pinned-rows", "row");
    const auto columns = indicesFrom(view, "pinned-columns", "column");
    if (rows.size() != columns.size()) {
        refuseValue("view.pinned-rows",
                    {CoreMessages::tr("there are %1 rows for %2 columns"), rows.size(), columns.size()},
                    CoreMessages::tr("as many pinned-rows as pinned-columns"));
    }
    const std::vector<std::string> matrices = matricesFrom(view, rows.size());
    std::vector<Cell> pins;
    for (std::size_t i = 0; i < rows.size(); ++i) {
        const Cell pin{rows[i], columns[i], matrices[i]};
        if (std::ranges::find(pins, pin) == pins.end()) pins.push_back(pin);
    }
    return pins;
}

View viewFrom(JsonValue& value) {
    static constexpr std::array<std::string_view, 5> kKeys{"zoom", "size", "pinned-rows", "pinned-columns",
                                                           "pinned-matrices"};
    JsonObject& object = requireObject(kKeys, value, "view");
    View view;
    if (JsonValue* zoom = findMember(object, "zoom"); isPresent(zoom)) view.zoom = zoomFrom(*zoom);
    if (JsonValue* size = findMember(object, "size"); isPresent(size)) view.size = sizeFrom(*size);
    view.pins = pinsFrom(object);
    return view;
}

std::vector<Index> shapeFrom(JsonObject& array, const std::string& path) {
    const Message accepted(CoreMessages::tr("a list of 1 to %1 whole numbers, each at least 1"), kMaxAxes);
    const std::vector<double> lengths = jsonNumbers(requireMember(array, "shape", path, accepted), path, accepted);
    if (lengths.empty() || lengths.size() > kMaxAxes) refuseValue(path, {kListHasCount, lengths.size()}, accepted);
    std::vector<Index> shape;
    double count = 1;
    for (const double length : lengths) {
        if (length < 1 || length != std::trunc(length)) {
            refuseValue(elementPath(path, shape.size()),
                        {CoreMessages::tr("%1 is not the length of an axis"), formatNumber(length)}, accepted);
        }
        count *= length;
        if (count > kMaxArrayNumbers)
            refuseValue(path, CoreMessages::tr("these are more numbers than can be held"),
                        CoreMessages::tr("at most 2^53 in all"));
        shape.push_back(static_cast<Index>(length));
    }
    return shape;
}

std::string checksumFrom(JsonObject& array, const std::string& path) {
    const Message accepted = CoreMessages::tr("64 hexadecimal digits in lower case");
    std::string checksum = jsonText(requireMember(array, "sha256", path, accepted), path, accepted);
    if (checksum.size() != 64 || checksum.find_first_not_of("0123456789abcdef") != std::string::npos)
        refuseValue(path, {CoreMessages::tr("%1 is not a SHA-256"), quotedExcerpt(checksum)}, accepted);
    return checksum;
}

CsvHeader headerFrom(const JsonValue& value, const std::string& path) {
    const auto* text = std::get_if<std::string>(&value);
    if (!text || (*text != "off" && *text != "on")) refuseValue(path, {kNotAChoice, describe(value)}, "off, on");
    return *text == "on" ? CsvHeader::On : CsvHeader::Off;
}

LoadedArray arrayFrom(JsonValue& value, const std::string& path) {
    static constexpr std::array<std::string_view, 6> kKeys{"path", "tensor", "header", "sha256", "shape", "values"};
    JsonObject& object = requireObject(kKeys, value, path);
    LoadedArray array;
    if (const JsonValue* file = findMember(object, "path")) array.path = jsonText(*file, path + ".path");
    if (const JsonValue* tensor = findMember(object, "tensor")) array.tensor = jsonText(*tensor, path + ".tensor");
    if (const JsonValue* header = findMember(object, "header")) array.header = headerFrom(*header, path + ".header");
    array.checksum = checksumFrom(object, path + ".sha256");
    array.shape = shapeFrom(object, path + ".shape");
    if (JsonValue* embedded = findMember(object, "values")) {
        Index count = 1;
        for (const Index length : array.shape) count *= length;
        const Message accepted(CoreMessages::tr("a list of %1 numbers"), count);
        std::vector<double> values = jsonNumbers(*embedded, path + ".values", accepted);
        if (std::ssize(values) != count) {
            refuseValue(
                path + ".values",
                {CoreMessages::tr("the list has %1 numbers for the shape %2"), values.size(), indicesText(array.shape)},
                accepted);
        }
        array.values = std::make_shared<const Array>(Array{array.shape, std::move(values)});
    } else if (array.path.empty()) {
        refuseValue(path, CoreMessages::tr("it has neither values nor the path of a file"),
                    CoreMessages::tr("one of the two at least"));
    }
    return array;
}

/// The value of a parameter that is a member of another object than "parameters".
template <class Value>
Value parameterIn(JsonObject& object, std::string_view key, const std::string& path) {
    const ParameterInfo& info = *findParameter(key);
    const std::string memberPath = joinPath(path, key);
    const Message accepted = acceptedSceneText(info);
    const JsonValue& value = requireMember(object, key, memberPath, accepted);
    return Value(std::get<std::int64_t>(parameterFrom(value, info, memberPath)));
}

/// The numbers of a list in the measurement. @param isWhole  whether they must be integers
std::vector<double> measuredNumbers(JsonObject& measurement, std::string_view key, double minimum, double maximum,
                                    bool isWhole) {
    const std::string path = joinPath("measurement", key);
    const Message accepted(
        isWhole ? CoreMessages::tr("a list of whole numbers %1 to %2") : CoreMessages::tr("a list of numbers %1 to %2"),
        formatNumber(minimum), formatNumber(maximum));
    std::vector<double> numbers = jsonNumbers(requireMember(measurement, key, path, accepted), path, accepted);
    requireEachNumber(numbers, minimum, maximum, isWhole, CoreMessages::tr("%1 is not accepted"), path, accepted);
    return numbers;
}

std::vector<Architecture> measuredArchitectures(JsonObject& measurement) {
    const std::string path = "measurement.architectures";
    const Message accepted(CoreMessages::tr("names with commas between them, of %1"),
                           acceptedSceneText(*findParameter("architecture")));
    const std::string text = jsonText(requireMember(measurement, "architectures", path, accepted), path, accepted);
    std::vector<Architecture> architectures;
    for (const std::string_view name : split(text, ',')) {
        const auto architecture = findChoice<Architecture>(name);
        if (!architecture)
            refuseValue(path, {CoreMessages::tr("%1 is none of the names"), quotedExcerpt(name)}, accepted);
        architectures.push_back(*architecture);
    }
    return architectures;
}

CostMeasurement measurementFrom(JsonValue& value) {
    static constexpr std::array<std::string_view, 10> kKeys{
        "machine", "against", "projections", "quick", "architectures", "n", "d", "kernel", "repeats", "seconds"};
    const std::string path = "measurement";
    JsonObject& object = requireObject(kKeys, value, path);
    CostMeasurement measurement;
    if (const JsonValue* machine = findMember(object, "machine"))
        measurement.machine = jsonText(*machine, "measurement.machine");
    measurement.against = parameterIn<AxisVariable>(object, "against", path);
    measurement.projections = parameterIn<bool>(object, "projections", path);
    measurement.isQuick = parameterIn<bool>(object, "quick", path);
    const auto range = [&](std::string_view key) {
        const ParameterInfo& info = *findParameter(key);
        return measuredNumbers(object, key, double(info.minimum), double(info.maximum), true);
    };
    const std::vector<Architecture> architectures = measuredArchitectures(object);
    const std::vector<double> n = range("n"), d = range("d"), kernel = range("kernel");
    const std::vector<double> repeats = measuredNumbers(object, "repeats", 1, kMaxRepeats, true);
    const std::vector<double> seconds = measuredNumbers(object, "seconds", kMinSeconds, kMaxSeconds, false);
    const Message accepted(CoreMessages::tr("as many as architectures, %1"), architectures.size());
    for (const auto& [key, list] : {std::pair<std::string_view, const std::vector<double>&>{"n", n},
                                    {"d", d},
                                    {"kernel", kernel},
                                    {"repeats", repeats}})
        if (list.size() != architectures.size())
            refuseValue(joinPath(path, key), {kListHasCount, list.size()}, accepted);
    const double total = std::reduce(repeats.begin(), repeats.end());
    if (double(seconds.size()) != total)
        refuseValue("measurement.seconds", {kListHasCount, seconds.size()},
                    {CoreMessages::tr("as many as all repeats together, %1"), formatNumber(total)});
    auto next = seconds.begin();
    for (std::size_t sample = 0; sample < architectures.size(); ++sample) {
        const auto end = next + std::ptrdiff_t(repeats[sample]);
        measurement.samples.push_back({architectures[sample],
                                       std::int64_t(n[sample]),
                                       std::int64_t(d[sample]),
                                       std::int64_t(kernel[sample]),
                                       {next, end}});
        next = end;
    }
    return measurement;
}

ModelReference languageModelFrom(JsonValue& value) {
    static constexpr std::array<std::string_view, 2> kKeys{"path", "sha256"};
    const std::string path = "language-model";
    JsonObject& object = requireObject(kKeys, value, path, kAnObjectOrNull);
    const auto text = [&](std::string_view key) {
        const std::string memberPath = joinPath(path, key);
        return jsonText(requireMember(object, key, memberPath, kAnyText), memberPath);
    };
    return {.path = text("path"), .checksum = text("sha256"), .model = nullptr};
}

using ProgramVersion = std::array<std::int64_t, 3>;

/// The parts of a version such as "0.1.0"; nullopt for other text.
std::optional<ProgramVersion> programVersion(std::string_view text) {
    ProgramVersion version{};
    for (std::size_t i = 0; i < version.size(); ++i) {
        const auto end = i + 1 < version.size() ? text.find('.') : text.size();
        const auto part = end == text.npos ? std::nullopt : parseInteger(text.substr(0, end));
        if (!part || *part < 0) return std::nullopt;
        version[i] = *part;
        text.remove_prefix(std::min(end + 1, text.size()));
    }
    return version;
}

/// The version of the program that wrote the file; nullopt if the file does not tell.
std::optional<ProgramVersion> writerOf(JsonObject& file) {
    const JsonValue* program = findMember(file, "program");
    const auto* text = program ? std::get_if<std::string>(program) : nullptr;
    return text ? programVersion(*text) : std::nullopt;
}

std::string versionText(const ProgramVersion& version) {
    return std::to_string(version[0]) + "." + std::to_string(version[1]) + "." + std::to_string(version[2]);
}

/// @return the form of the file, 1 ... newest
std::size_t formOf(JsonObject& file, std::size_t newest) {
    const Message accepted = newest == 1 ? Message("1") : Message(CoreMessages::tr("1 to %1"), newest);
    const JsonValue* value = findMember(file, kSceneVersionKey);
    if (!value)
        throw FormatError(CoreMessages::tr("it is no scene of Attention Lab: it has no key %1"),
                          quotedExcerpt(kSceneVersionKey));
    const auto form = jsonInteger(*value);
    if (!form || *form < 1)
        refuseValue(std::string(kSceneVersionKey),
                    {CoreMessages::tr("%1 is not the number of a form"), describe(*value)}, accepted);
    if (std::cmp_greater(*form, newest)) {
        const auto writer = writerOf(file);
        const Message description = writer ? Message(CoreMessages::tr("form %1 and was written by Attention Lab %2"),
                                                     *form, versionText(*writer))
                                           : Message(CoreMessages::tr("form %1"), *form);
        throw FormatError(newest == 1 ? CoreMessages::tr("it has %1; this program, %2, reads form %3")
                                      : CoreMessages::tr("it has %1; this program, %2, reads forms %3"),
                          description, kVersion, accepted);
    }
    return static_cast<std::size_t>(*form);
}

Scene sceneFrom(JsonValue& root, std::span<const std::string_view> exhibits) {
    static constexpr std::array<std::string_view, 9> kKeys{kSceneVersionKey, "program",     "exhibit",
                                                           "parameters",     "reference",   "view",
                                                           "arrays",         "measurement", "language-model"};
    JsonObject& file = requireObject(kKeys, root, "");
    if (const JsonValue* program = findMember(file, "program")) jsonText(*program, "program");
    Scene scene;
    const std::string accepted = join(exhibits, ", ");
    scene.exhibit = jsonText(requireMember(file, "exhibit", "exhibit", accepted), "exhibit", accepted);
    if (std::ranges::find(exhibits, scene.exhibit) == exhibits.end())
        refuseValue("exhibit", {CoreMessages::tr("%1 is no exhibit of this program"), quotedExcerpt(scene.exhibit)},
                    accepted);
    if (JsonValue* parameters = findMember(file, "parameters"))
        scene.parameters = parametersFrom(*parameters, "parameters");
    if (JsonValue* reference = findMember(file, "reference"); isPresent(reference))
        scene.reference = parametersFrom(*reference, "reference");
    if (JsonValue* view = findMember(file, "view")) scene.view = viewFrom(*view);
    if (JsonValue* arrays = findMember(file, "arrays")) {
        for (JsonMember& member : requireObject(arrayNames(), *arrays, "arrays"))
            scene.arrays.emplace(member.key, arrayFrom(member.value, joinPath("arrays", member.key)));
    }
    if (JsonValue* measurement = findMember(file, "measurement"); isPresent(measurement))
        scene.measurement = measurementFrom(*measurement);
    if (JsonValue* model = findMember(file, "language-model"); isPresent(model))
        scene.languageModel = languageModelFrom(*model);
    return scene;
}

}  // namespace

Scene readSceneText(std::string_view text, std::span<const std::string_view> exhibits) {
    return readSceneText(text, exhibits, kMigrations);
}

Scene readSceneText(std::string_view text, std::span<const std::string_view> exhibits,
                    std::span<const SceneMigration> migrations) {
    if (text.size() > kMaxSceneBytes) {
        throw FormatError(CoreMessages::tr("%1 bytes are too long for a scene; accepted: up to %2"), text.size(),
                          kMaxSceneBytes);
    }
    if (text.empty()) throw FormatError(CoreMessages::tr("it is empty; accepted: a scene of Attention Lab"));
    JsonValue root = parseJson(text, kMaxSceneDepth);
    auto* file = std::get_if<JsonObject>(&root);
    if (!file)
        throw FormatError(CoreMessages::tr("it is no scene of Attention Lab: it holds %1 instead of an object"),
                          describe(root));
    const std::size_t form = formOf(*file, 1 + migrations.size());
    for (const SceneMigration migrate : migrations.subspan(form - 1)) migrate(*file);
    try {
        return sceneFrom(root, exhibits);
    } catch (const FormatError& error) {
        const auto writer = writerOf(*file);
        if (!writer || *writer <= *programVersion(kVersion)) throw;
        throw FormatError(CoreMessages::tr("%1; it was written by Attention Lab %2, and this program is %3"),
                          error.phrase(), versionText(*writer), kVersion);
    }
}

}  // namespace attention
