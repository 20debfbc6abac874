#include "core/scene/scene_text.h"

#include <algorithm>
#include <array>
#include <cmath>
#include <cstdint>
#include <memory>
#include <numeric>
#include <optional>
#include <utility>

#include <nlohmann/json.hpp>

#include "core/io/number_text.h"
#include "core/io/shown_text.h"
#include "core/version.h"

namespace attention {
namespace {

/// One for each form before this program's: the first turns form 1 into form 2.
constexpr std::array<SceneStep, 0> kSteps{};
static_assert(kSceneVersion == 1 + kSteps.size());

/// The parameters that every program knows. Later ones are left out while they have their defaults, so that older
/// programs can read the scene.
constexpr std::array<std::string_view, 10> kFirstKeys{"n",           "d",   "base",   "start",      "first-column",
                                                      "last-column", "row", "column", "colour-map", "look"};

constexpr std::string_view kVersionKey = "attention-lab-scene";

constexpr double kFarthestZoom = 1e9;
constexpr std::size_t kMostAxes = 8;
/// Of a measurement.
constexpr double kMostRepeats = 999;
constexpr double kLeastSeconds = 1e-12;
constexpr double kMostSeconds = 1e6;
constexpr double kMostNumbers = 9007199254740992.0;  // 2^53: every count up to it is exact as a double

// --- Writing ---------------------------------------------------------------------------------------------------------

std::string jsonText(std::string_view text) {
    using nlohmann::json;
    return json(text).dump(-1, ' ', false, json::error_handler_t::replace);
}

std::string realText(double value) {
    // JSON readers take "-0" for an integer, which has no sign at zero.
    return value == 0 && std::signbit(value) ? "-0.0" : numberText(value);
}

/// An object whose members stand on lines of their own, with objects inside it.
class ObjectWriter {
 public:
    void member(std::string_view key, std::string_view json) {
        m_text += m_isFirst ? "\n" : ",\n";
        m_text += indent() + '"';
        m_text += key;
        m_text += "\": ";
        m_text += json;
        m_isFirst = false;
    }
    void open(std::string_view key) {
        member(key, "{");
        ++m_depth;
        m_isFirst = true;
    }
    void close() {
        --m_depth;
        if (!m_isFirst) m_text += '\n' + indent();
        m_text += '}';
        m_isFirst = false;
    }
    /// Lines of up to 100 characters.
    void numbers(std::string_view key, std::span<const double> values) {
        constexpr std::size_t longest = 100;
        member(key, "[");
        ++m_depth;
        std::size_t lineStart = 0;
        for (std::size_t i = 0; i < values.size(); ++i) {
            const std::string number = realText(values[i]) + (i + 1 < values.size() ? "," : "");
            if (i == 0 || m_text.size() - lineStart + 1 + number.size() > longest) {
                m_text += '\n';
                lineStart = m_text.size();
                m_text += indent();
            } else {
                m_text += ' ';
            }
            m_text += number;
        }
        --m_depth;
        m_text += '\n' + indent() + ']';
    }
    std::string finish() {
        close();
        return std::move(m_text) + '\n';
    }

 private:
    std::string indent() const { return std::string(2 * m_depth, ' '); }

    std::string m_text = "{";
    std::size_t m_depth = 1;
    bool m_isFirst = true;
};

std::string parameterText(const ParameterInfo& info, const ParameterValue& value) {
    if (std::holds_alternative<std::monostate>(value)) return "null";
    const std::string text = valueText(info, value);
    const bool isWord =
        std::holds_alternative<ChoiceField>(info.field) || std::holds_alternative<TextField>(info.field);
    return isWord ? jsonText(text) : text;
}

template <class Integer>
std::string listText(const std::vector<Integer>& integers) {
    std::string text = "[";
    for (const Integer integer : integers) text += (text.size() > 1 ? ", " : "") + std::to_string(integer);
    return text + "]";
}

std::string namesText(const std::vector<Cell>& pins) {
    std::string text = "\"";
    for (const Cell& pin : pins) text += (&pin == pins.data() ? "" : ",") + pin.matrix;
    return text + "\"";
}

void write(ObjectWriter& writer, const View& view) {
    writer.open("view");
    if (const auto& zoom = view.zoom) {
        writer.open("zoom");
        writer.member("left", realText(zoom->left));
        writer.member("right", realText(zoom->right));
        writer.member("top", realText(zoom->top));
        writer.member("bottom", realText(zoom->bottom));
        writer.close();
    } else {
        writer.member("zoom", "null");
    }
    if (const auto& size = view.size) {
        writer.open("size");
        writer.member("width", realText(size->width));
        writer.member("height", realText(size->height));
        writer.close();
    } else {
        writer.member("size", "null");
    }
    if (!view.pins.empty()) {
        std::vector<std::int64_t> rows, columns;
        for (const Cell& pin : view.pins) {
            rows.push_back(pin.row);
            columns.push_back(pin.column);
        }
        writer.member("pinned-rows", listText(rows));
        writer.member("pinned-columns", listText(columns));
        // Left out where no page with several matrices has left a pin, so that older programs can read the scene.
        if (!std::ranges::all_of(view.pins, &std::string::empty, &Cell::matrix))
            writer.member("pinned-matrices", namesText(view.pins));
    }
    writer.close();
}

void write(ObjectWriter& writer, std::string_view key, const Parameters& parameters) {
    static const Parameters defaults;
    writer.open(key);
    for (const ParameterInfo& info : parameterTable()) {
        const ParameterValue value = valueOf(parameters, info);
        const bool isOld = std::ranges::find(kFirstKeys, info.key) != kFirstKeys.end();
        if (isOld || value != valueOf(defaults, info)) writer.member(info.key, parameterText(info, value));
    }
    writer.close();
}

void write(ObjectWriter& writer, const std::string& name, const LoadedArray& array) {
    writer.open(name);
    writer.member("path", jsonText(array.path));
    if (!array.tensor.empty()) writer.member("tensor", jsonText(array.tensor));
    writer.member("sha256", jsonText(array.checksum));
    writer.member("shape", listText(array.shape));
    if (array.values && (array.path.empty() || std::ssize(array.values->values) <= kMostEmbeddedNumbers))
        writer.numbers("values", array.values->values);
    writer.close();
}

const ChoiceField& choiceField(std::string_view key) {
    return std::get<ChoiceField>(findParameter(key)->field);
}

std::string choiceText(std::string_view key, std::int64_t index) {
    return jsonText(choiceField(key).names[std::size_t(index)]);
}

void write(ObjectWriter& writer, const CostMeasurement& measurement) {
    writer.open("measurement");
    writer.member("machine", jsonText(measurement.machine));
    writer.member("against", choiceText("against", std::int64_t(measurement.against)));
    writer.member("projections", choiceText("projections", measurement.projections));
    writer.member("quick", choiceText("quick", measurement.isQuick));
    std::string architectures;
    std::vector<double> n, d, kernel, repeats, seconds;
    for (const CostSample& sample : measurement.samples) {
        if (!architectures.empty()) architectures += ',';
        architectures += architectureName(sample.architecture);
        n.push_back(double(sample.n));
        d.push_back(double(sample.d));
        kernel.push_back(double(sample.kernel));
        repeats.push_back(double(sample.seconds.size()));
        seconds.insert(seconds.end(), sample.seconds.begin(), sample.seconds.end());
    }
    writer.member("architectures", jsonText(architectures));
    writer.numbers("n", n);
    writer.numbers("d", d);
    writer.numbers("kernel", kernel);
    writer.numbers("repeats", repeats);
    writer.numbers("seconds", seconds);
    writer.close();
}

// --- Reading ---------------------------------------------------------------------------------------------------------

[[noreturn]] void refuse(const std::string& path, const std::string& what, const std::string& accepted) {
    throw FormatError(path + ": " + what + "; accepted: " + accepted);
}

std::string listed(std::span<const std::string_view> names) {
    std::string text;
    for (const auto name : names) text += (text.empty() ? "" : ", ") + std::string(name);
    return text;
}

JsonValue* find(JsonObject& object, std::string_view key) {
    const auto found = std::ranges::find(object, key, &JsonMember::key);
    return found == object.end() ? nullptr : &found->value;
}

/// @throws FormatError unless `value` is an object with no other keys than these
JsonObject& objectWith(std::span<const std::string_view> keys, JsonValue& value, const std::string& path,
                       const std::string& accepted = "an object") {
    auto* object = std::get_if<JsonObject>(&value);
    if (!object) refuse(path, describe(value) + " is not an object", accepted);
    for (const JsonMember& member : *object)
        if (std::ranges::find(keys, member.key) == keys.end())
            refuse(joinPath(path, member.key), "the key is unknown", listed(keys));
    return *object;
}

std::optional<double> numberOf(const JsonValue& value) {
    if (const auto* integer = std::get_if<std::int64_t>(&value)) return static_cast<double>(*integer);
    if (const auto* real = std::get_if<double>(&value)) return *real;
    return std::nullopt;
}

/// 60.0 and 6e1 are whole numbers, too. Nothing for what is none or does not fit 64 bits.
std::optional<std::int64_t> wholeNumberOf(const JsonValue& value) {
    if (const auto* integer = std::get_if<std::int64_t>(&value)) return *integer;
    const auto* real = std::get_if<double>(&value);
    if (!real || *real != std::trunc(*real) || std::abs(*real) >= 0x1p63) return std::nullopt;
    return static_cast<std::int64_t>(*real);
}

double numberIn(JsonObject& object, std::string_view key, const std::string& path, double minimum, double maximum) {
    const std::string at = joinPath(path, key);
    const std::string accepted = "numbers " + numberText(minimum) + " to " + numberText(maximum);
    const JsonValue* value = find(object, key);
    if (!value) refuse(at, "it is missing", accepted);
    const auto number = numberOf(*value);
    if (!number) refuse(at, describe(*value) + " is not a number", accepted);
    if (*number < minimum || *number > maximum) refuse(at, describe(*value) + " is out of range", accepted);
    return *number;
}

ParameterValue parameterFrom(const JsonValue& value, const ParameterInfo& info, const std::string& path) {
    const ParameterUse use{.key = info.key};
    const auto refuseIt = [&](const std::string& why) {
        refuse(path, describe(value) + why, acceptedText(use, "null"));
    };
    if (const auto* choice = std::get_if<ChoiceField>(&info.field)) {
        const auto* name = std::get_if<std::string>(&value);
        const auto found = name ? std::ranges::find(choice->names, *name) : choice->names.end();
        if (found == choice->names.end()) refuseIt(" is not one of the choices");
        return found - choice->names.begin();
    }
    if (std::holds_alternative<TextField>(info.field)) {
        const auto* text = std::get_if<std::string>(&value);
        if (!text) refuseIt(" is not a text");
        if (const std::string problem = textProblem(info, *text); !problem.empty())
            throw FormatError(path + ": " + problem);
        return *text;
    }
    if (std::holds_alternative<OptionalField>(info.field) && std::holds_alternative<std::nullptr_t>(value))
        return std::monostate{};
    const bool isReal = std::holds_alternative<RealField>(info.field);
    const auto number = numberOf(value);
    const auto whole = wholeNumberOf(value);
    if (!number || (!isReal && *number != std::trunc(*number)))
        refuseIt(isReal ? " is not a number" : " is not a whole number");
    if (!fixedBounds(use).contains(*number) || (!isReal && !whole)) refuseIt(" is out of range");
    if (isReal) return *number;
    return *whole;
}

Parameters parametersFrom(JsonValue& value, const std::string& path) {
    std::vector<std::string_view> keys;
    for (const ParameterInfo& info : parameterTable()) keys.push_back(info.key);
    Parameters parameters;
    for (const JsonMember& member : objectWith(keys, value, path)) {
        const ParameterInfo& info = *findParameter(member.key);
        setValue(parameters, info, parameterFrom(member.value, info, joinPath(path, member.key)));
    }
    return parameters;
}

Zoom zoomFrom(JsonValue& value) {
    static constexpr std::array<std::string_view, 4> kKeys{"left", "right", "top", "bottom"};
    const std::string path = "view.zoom";
    JsonObject& object = objectWith(kKeys, value, path, "an object, or null");
    const auto bound = [&](std::string_view key) { return numberIn(object, key, path, -kFarthestZoom, kFarthestZoom); };
    const Zoom zoom{.left = bound("left"), .right = bound("right"), .top = bound("top"), .bottom = bound("bottom")};
    if (zoom.left >= zoom.right) {
        refuse(path, "left " + numberText(zoom.left) + " is not below right " + numberText(zoom.right),
               "left below right");
    }
    if (zoom.top == zoom.bottom)
        refuse(path, "top and bottom are both " + numberText(zoom.top), "top and bottom that differ");
    return zoom;
}

FigureSize sizeFrom(JsonValue& value) {
    static constexpr std::array<std::string_view, 2> kKeys{"width", "height"};
    const std::string path = "view.size";
    JsonObject& object = objectWith(kKeys, value, path, "an object, or null");
    const auto length = [&](std::string_view key) {
        return numberIn(object, key, path, kLeastMillimetres, kMostMillimetres);
    };
    return {.width = length("width"), .height = length("height")};
}

std::vector<double> numbersFrom(JsonValue& value, const std::string& path, const std::string& accepted) {
    auto* list = std::get_if<JsonList>(&value);
    if (!list) refuse(path, describe(value) + " is not a list of numbers", accepted);
    if (!list->other.empty())
        refuse(path + "[" + std::to_string(list->otherIndex) + "]", list->other + " is not a number", accepted);
    return {list->numbers.begin(), list->numbers.end()};
}

std::vector<std::int64_t> indicesFrom(JsonObject& view, std::string_view key, std::string_view parameter) {
    JsonValue* value = find(view, key);
    if (!value) return {};
    const std::string path = joinPath("view", key);
    const ParameterInfo& info = *findParameter(parameter);
    const std::string accepted = "a list of up to " + std::to_string(kMostPins) + " whole numbers " +
                                 numberText(info.minimum) + " to " + numberText(info.maximum);
    const std::vector<double> numbers = numbersFrom(*value, path, accepted);
    if (numbers.size() > kMostPins)
        refuse(path, "the list has " + std::to_string(numbers.size()) + " numbers", accepted);
    std::vector<std::int64_t> indices;
    for (const double number : numbers) {
        if (number < info.minimum || number > info.maximum || number != std::trunc(number))
            refuse(path + "[" + std::to_string(indices.size()) + "]", numberText(number) + " is not one of them",
                   accepted);
        indices.push_back(static_cast<std::int64_t>(number));
    }
    return indices;
}

std::string textFrom(const JsonValue& value, const std::string& path, const std::string& accepted) {
    const auto* text = std::get_if<std::string>(&value);
    if (!text) refuse(path, describe(value) + " is not a text", accepted);
    return *text;
}

/// The names of the pins' matrices, comma-separated in one text; without the key all are empty.
std::vector<std::string> matricesFrom(JsonObject& view, std::size_t count) {
    const JsonValue* value = find(view, "pinned-matrices");
    if (!value) return std::vector<std::string>(count);
    const std::string path = "view.pinned-matrices";
    const std::string accepted = "as many names with commas between them as there are pinned-rows";
    const std::string text = textFrom(*value, path, accepted);
    std::vector<std::string> names(1);
    for (const char letter : text) {
        if (letter == ',')
            names.emplace_back();
        else
            names.back() += letter;
    }
    if (count == 0 && text.empty()) return {};
    if (names.size() != count)
        refuse(path, "there are " + std::to_string(names.size()) + " names for " + std::to_string(count) + " rows",
               accepted);
    return names;
}

std::vector<Cell> pinsFrom(JsonObject& view) {
    const auto rows = indicesFrom(view, "pinned-rows", "row");
    const auto columns = indicesFrom(view, "pinned-columns", "column");
    if (rows.size() != columns.size()) {
        refuse("view.pinned-rows",
               "there are " + std::to_string(rows.size()) + " rows for " + std::to_string(columns.size()) + " columns",
               "as many pinned-rows as pinned-columns");
    }
    const std::vector<std::string> matrices = matricesFrom(view, rows.size());
    std::vector<Cell> pins;
    for (std::size_t i = 0; i < rows.size(); ++i) {
        const Cell pin{rows[i], columns[i], matrices[i]};
        if (std::ranges::find(pins, pin) == pins.end()) pins.push_back(pin);
    }
    return pins;
}

bool isSet(const JsonValue* member) {
    return member && !std::holds_alternative<std::nullptr_t>(*member);
}

View viewFrom(JsonValue& value) {
    static constexpr std::array<std::string_view, 5> kKeys{"zoom", "size", "pinned-rows", "pinned-columns",
                                                           "pinned-matrices"};
    JsonObject& object = objectWith(kKeys, value, "view");
    View view;
    if (JsonValue* zoom = find(object, "zoom"); isSet(zoom)) view.zoom = zoomFrom(*zoom);
    if (JsonValue* size = find(object, "size"); isSet(size)) view.size = sizeFrom(*size);
    view.pins = pinsFrom(object);
    return view;
}

std::vector<Index> shapeFrom(JsonValue* value, const std::string& path) {
    const std::string accepted = "a list of 1 to " + std::to_string(kMostAxes) + " whole numbers, each at least 1";
    if (!value) refuse(path, "it is missing", accepted);
    const std::vector<double> lengths = numbersFrom(*value, path, accepted);
    if (lengths.empty() || lengths.size() > kMostAxes)
        refuse(path, "the list has " + std::to_string(lengths.size()) + " numbers", accepted);
    std::vector<Index> shape;
    double count = 1;
    for (const double length : lengths) {
        if (length < 1 || length != std::trunc(length)) {
            refuse(path + "[" + std::to_string(shape.size()) + "]",
                   numberText(length) + " is not the length of an axis", accepted);
        }
        count *= length;
        if (count > kMostNumbers) refuse(path, "these are more numbers than can be held", "at most 2^53 in all");
        shape.push_back(static_cast<Index>(length));
    }
    return shape;
}

std::string checksumFrom(JsonValue* value, const std::string& path) {
    const std::string accepted = "64 hexadecimal digits in lower case";
    if (!value) refuse(path, "it is missing", accepted);
    std::string checksum = textFrom(*value, path, accepted);
    if (checksum.size() != 64 || checksum.find_first_not_of("0123456789abcdef") != std::string::npos)
        refuse(path, shownText(checksum) + " is not a SHA-256", accepted);
    return checksum;
}

LoadedArray arrayFrom(JsonValue& value, const std::string& path) {
    static constexpr std::array<std::string_view, 5> kKeys{"path", "tensor", "sha256", "shape", "values"};
    JsonObject& object = objectWith(kKeys, value, path);
    LoadedArray array;
    if (const JsonValue* file = find(object, "path")) array.path = textFrom(*file, path + ".path", "text");
    if (const JsonValue* tensor = find(object, "tensor")) array.tensor = textFrom(*tensor, path + ".tensor", "text");
    array.checksum = checksumFrom(find(object, "sha256"), path + ".sha256");
    array.shape = shapeFrom(find(object, "shape"), path + ".shape");
    if (JsonValue* embedded = find(object, "values")) {
        Index count = 1;
        for (const Index length : array.shape) count *= length;
        const std::string accepted = "a list of " + std::to_string(count) + " numbers";
        std::vector<double> values = numbersFrom(*embedded, path + ".values", accepted);
        if (std::ssize(values) != count) {
            refuse(path + ".values",
                   "the list has " + std::to_string(values.size()) + " numbers for the shape " + listText(array.shape),
                   accepted);
        }
        array.values = std::make_shared<const Array>(Array{array.shape, std::move(values)});
    } else if (array.path.empty()) {
        refuse(path, "it has neither values nor the path of a file", "one of the two at least");
    }
    return array;
}

/// The value of a parameter that is written in another place than among the parameters.
template <class Value>
Value parameterIn(JsonObject& object, std::string_view key, const std::string& path) {
    const ParameterInfo& info = *findParameter(key);
    const JsonValue* value = find(object, key);
    const std::string at = joinPath(path, key);
    if (!value) refuse(at, "it is missing", acceptedText(ParameterUse{.key = key}));
    return Value(std::get<std::int64_t>(parameterFrom(*value, info, at)));
}

/// The numbers of a list in the measurement. @param whole  they are whole
std::vector<double> measuredNumbers(JsonObject& measurement, std::string_view key, double minimum, double maximum,
                                    bool whole) {
    const std::string path = joinPath("measurement", key);
    const std::string accepted = std::string("a list of ") + (whole ? "whole numbers " : "numbers ") +
                                 numberText(minimum) + " to " + numberText(maximum);
    JsonValue* value = find(measurement, key);
    if (!value) refuse(path, "it is missing", accepted);
    std::vector<double> numbers = numbersFrom(*value, path, accepted);
    for (std::size_t place = 0; place < numbers.size(); ++place)
        if (!(numbers[place] >= minimum && numbers[place] <= maximum) ||
            (whole && numbers[place] != std::trunc(numbers[place])))
            refuse(path + "[" + std::to_string(place) + "]", numberText(numbers[place]) + " is not accepted", accepted);
    return numbers;
}

std::vector<Architecture> measuredArchitectures(JsonObject& measurement) {
    const std::span<const std::string_view> names = choiceField("architecture").names;
    const std::string path = "measurement.architectures";
    const std::string accepted = "names with commas between them, of " + listed(names);
    const JsonValue* value = find(measurement, "architectures");
    if (!value) refuse(path, "it is missing", accepted);
    const std::string text = textFrom(*value, path, accepted);
    std::vector<Architecture> architectures;
    for (std::size_t start = 0; start <= text.size();) {
        const std::size_t end = std::min(text.find(',', start), text.size());
        const std::string name = text.substr(start, end - start);
        const auto found = std::ranges::find(names, name);
        if (found == names.end()) refuse(path, shownText(name) + " is none of the names", accepted);
        architectures.push_back(Architecture(found - names.begin()));
        start = end + 1;
    }
    return architectures;
}

CostMeasurement measurementFrom(JsonValue& value) {
    static constexpr std::array<std::string_view, 10> kKeys{
        "machine", "against", "projections", "quick", "architectures", "n", "d", "kernel", "repeats", "seconds"};
    const std::string path = "measurement";
    JsonObject& object = objectWith(kKeys, value, path);
    CostMeasurement measurement;
    if (const JsonValue* machine = find(object, "machine"))
        measurement.machine = textFrom(*machine, "measurement.machine", "text");
    measurement.against = parameterIn<AgainstChoice>(object, "against", path);
    measurement.projections = parameterIn<bool>(object, "projections", path);
    measurement.isQuick = parameterIn<bool>(object, "quick", path);
    const auto range = [&](std::string_view key) {
        const ParameterInfo& info = *findParameter(key);
        return measuredNumbers(object, key, info.minimum, info.maximum, true);
    };
    const std::vector<Architecture> architectures = measuredArchitectures(object);
    const std::vector<double> n = range("n"), d = range("d"), kernel = range("kernel");
    const std::vector<double> repeats = measuredNumbers(object, "repeats", 1, kMostRepeats, true);
    const std::vector<double> seconds = measuredNumbers(object, "seconds", kLeastSeconds, kMostSeconds, false);
    const std::string accepted = "as many as architectures, " + std::to_string(architectures.size());
    for (const auto& [key, list] : {std::pair<std::string_view, const std::vector<double>&>{"n", n},
                                    {"d", d},
                                    {"kernel", kernel},
                                    {"repeats", repeats}})
        if (list.size() != architectures.size())
            refuse(joinPath(path, key), "the list has " + std::to_string(list.size()) + " numbers", accepted);
    const double all = std::reduce(repeats.begin(), repeats.end());
    if (double(seconds.size()) != all)
        refuse("measurement.seconds", "the list has " + std::to_string(seconds.size()) + " numbers",
               "as many as all repeats together, " + numberText(all));
    auto next = seconds.begin();
    for (std::size_t place = 0; place < architectures.size(); ++place) {
        const auto end = next + std::ptrdiff_t(repeats[place]);
        measurement.samples.push_back({architectures[place],
                                       std::int64_t(n[place]),
                                       std::int64_t(d[place]),
                                       std::int64_t(kernel[place]),
                                       {next, end}});
        next = end;
    }
    return measurement;
}

using ProgramVersion = std::array<std::int64_t, 3>;

/// The parts of "0.1.0"; nothing for other text.
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

/// Of the program that wrote the file, where it says so.
std::optional<ProgramVersion> writerOf(JsonObject& file) {
    const JsonValue* program = find(file, "program");
    const auto* text = program ? std::get_if<std::string>(program) : nullptr;
    return text ? programVersion(*text) : std::nullopt;
}

std::string writtenBy(const ProgramVersion& version) {
    return "was written by Attention Lab " + std::to_string(version[0]) + "." + std::to_string(version[1]) + "." +
           std::to_string(version[2]);
}

/// @return the form of the file, 1 ... newest
std::size_t formOf(JsonObject& file, std::size_t newest) {
    const std::string accepted = newest == 1 ? "1" : "1 to " + std::to_string(newest);
    const JsonValue* value = find(file, kVersionKey);
    if (!value) throw FormatError("it is no scene of Attention Lab: it has no key \"" + std::string(kVersionKey) + '"');
    const auto form = wholeNumberOf(*value);
    if (!form || *form < 1)
        refuse(std::string(kVersionKey), describe(*value) + " is not the number of a form", accepted);
    if (std::cmp_greater(*form, newest)) {
        const auto writer = writerOf(file);
        throw FormatError("it has form " + std::to_string(*form) + (writer ? " and " + writtenBy(*writer) : "") +
                          "; this program, " + std::string(kVersion) + ", reads form" + (newest == 1 ? " " : "s ") +
                          accepted);
    }
    return static_cast<std::size_t>(*form);
}

Scene sceneFrom(JsonValue& root, std::span<const std::string_view> exhibits) {
    static constexpr std::array<std::string_view, 8> kKeys{kVersionKey, "program", "exhibit", "parameters",
                                                           "reference", "view",    "arrays",  "measurement"};
    JsonObject& file = objectWith(kKeys, root, "");
    if (const JsonValue* program = find(file, "program")) textFrom(*program, "program", "text");
    Scene scene;
    const JsonValue* exhibit = find(file, "exhibit");
    if (!exhibit) refuse("exhibit", "it is missing", listed(exhibits));
    scene.exhibit = textFrom(*exhibit, "exhibit", listed(exhibits));
    if (std::ranges::find(exhibits, scene.exhibit) == exhibits.end())
        refuse("exhibit", shownText(scene.exhibit) + " is no exhibit of this program", listed(exhibits));
    if (JsonValue* parameters = find(file, "parameters")) scene.parameters = parametersFrom(*parameters, "parameters");
    if (JsonValue* reference = find(file, "reference"); isSet(reference))
        scene.reference = parametersFrom(*reference, "reference");
    if (JsonValue* view = find(file, "view")) scene.view = viewFrom(*view);
    if (JsonValue* arrays = find(file, "arrays")) {
        for (JsonMember& member : objectWith(arrayNames(), *arrays, "arrays"))
            scene.arrays.emplace(member.key, arrayFrom(member.value, joinPath("arrays", member.key)));
    }
    if (JsonValue* measurement = find(file, "measurement"); isSet(measurement))
        scene.measurement = measurementFrom(*measurement);
    return scene;
}

}  // namespace

std::string sceneText(const Scene& scene) {
    ObjectWriter writer;
    writer.member(kVersionKey, std::to_string(kSceneVersion));
    writer.member("program", jsonText(kVersion));
    writer.member("exhibit", jsonText(scene.exhibit));
    write(writer, "parameters", scene.parameters);
    // Left out where there is none, so that programs that do not know the key can read the scene.
    if (scene.reference) write(writer, "reference", *scene.reference);
    write(writer, scene.view);
    writer.open("arrays");
    for (const auto& [name, array] : scene.arrays) write(writer, name, array);
    writer.close();
    // Left out where nothing was measured, as the reference is.
    if (scene.measurement) write(writer, *scene.measurement);
    return writer.finish();
}

Scene readSceneText(std::string_view text, std::span<const std::string_view> exhibits) {
    return readSceneText(text, exhibits, kSteps);
}

Scene readSceneText(std::string_view text, std::span<const std::string_view> exhibits,
                    std::span<const SceneStep> steps) {
    if (text.size() > kLongestScene) {
        throw FormatError(std::to_string(text.size()) + " bytes are too long for a scene; accepted: up to " +
                          std::to_string(kLongestScene));
    }
    if (text.empty()) throw FormatError("it is empty; accepted: a scene of Attention Lab");
    JsonValue root = parseJson(text, kDeepestScene);
    auto* file = std::get_if<JsonObject>(&root);
    if (!file)
        throw FormatError("it is no scene of Attention Lab: it holds " + describe(root) + " instead of an object");
    const std::size_t form = formOf(*file, 1 + steps.size());
    for (const SceneStep step : steps.subspan(form - 1)) step(*file);
    try {
        return sceneFrom(root, exhibits);
    } catch (const FormatError& error) {
        const auto writer = writerOf(*file);
        if (!writer || *writer <= *programVersion(kVersion)) throw;
        throw FormatError(std::string(error.what()) + "; it " + writtenBy(*writer) + ", and this program is " +
                          std::string(kVersion));
    }
}

}  // namespace attention
