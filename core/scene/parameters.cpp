#include "core/scene/parameters.h"

#include <algorithm>
#include <cmath>
#include <functional>
#include <numeric>

#include "core/io/quoted_text.h"
#include "core/number_text.h"
#include "core/overloaded.h"
#include "core/phrase.h"
#include "core/scene/architecture.h"
#include "core/scene/lists.h"
#include "core/scene/parameter_table.h"
#include "core/scene/tokens.h"

namespace attention {
namespace {

const ParameterInfo& infoOf(std::string_view key) {
    const ParameterInfo* info = findParameter(key);
    if (!info) throw std::invalid_argument("no parameter is called \"" + std::string(key) + "\"");
    return *info;
}

bool isText(const ParameterInfo& info) {
    return std::holds_alternative<TextField>(info.field);
}

bool isAccepted(const ParameterUse& use, std::string_view name) {
    return use.acceptedNames.empty() || std::ranges::find(use.acceptedNames, name) != use.acceptedNames.end();
}

bool isInteger(const ParameterInfo& info) {
    return !std::holds_alternative<RealField>(info.field) && !isText(info);
}

ParameterValue fromNumber(const ParameterInfo& info, ExactNumber number) {
    if (isInteger(info)) return static_cast<std::int64_t>(number);
    return static_cast<double>(number);
}

template <class List, class Name = std::identity>
std::string joined(const List& list, Name name = {}) {
    std::string text;
    for (const auto& element : list) text += (text.empty() ? "" : ", ") + std::string(std::invoke(name, element));
    return text;
}

/// A whole number with all digits, never with a power of ten.
std::string wholeText(ExactNumber value) {
    return std::to_string(static_cast<std::int64_t>(value));
}

Message acceptedMessage(const ParameterUse& use, const ParameterBounds& bounds, std::string_view none = "none") {
    const ParameterInfo& info = infoOf(use.key);
    if (const ChoiceField* choice = choiceOf(info); choice && use.acceptedNames.empty())
        return joined(choice->values, &ChoiceValue::name);
    if (choiceOf(info)) return joined(use.acceptedNames);
    if (isText(info)) return use.acceptedNames.empty() ? Message(CoreMessages::tr("text")) : joined(use.acceptedNames);
    Message text;
    if (bounds.minimumExcluded && bounds.maximum >= std::numeric_limits<double>::max())
        text = {CoreMessages::tr("a number greater than %1"), formatExact(bounds.minimum)};
    else if (bounds.minimumExcluded)
        text = {CoreMessages::tr("a number greater than %1 and up to %2"), formatExact(bounds.minimum),
                formatExact(bounds.maximum)};
    else if (isInteger(info))
        text = {CoreMessages::tr("whole numbers %1 to %2"), wholeText(bounds.minimum), wholeText(bounds.maximum)};
    else
        text = {CoreMessages::tr("numbers %1 to %2"), formatExact(bounds.minimum), formatExact(bounds.maximum)};
    // The additions below occur only on the command line, which is in English.
    if (bounds.divisorOf != 0)
        text = text.english() + " that divide " + std::to_string(bounds.divisorOf);
    else if (bounds.multipleOf == 2)
        text = "even " + text.english();
    else if (bounds.multipleOf > 2)
        text = "multiples of " + std::to_string(bounds.multipleOf) + " from " + text.english();
    if (std::holds_alternative<OptionalField>(info.field)) text = {CoreMessages::tr("%1, or %2"), text, none};
    return text;
}

std::string acceptedEnglish(const ParameterUse& use, const ParameterBounds& bounds) {
    return acceptedMessage(use, bounds).english();
}

}  // namespace

std::optional<ExactNumber> numberOf(const ParameterValue& value) {
    if (const auto* integer = std::get_if<std::int64_t>(&value)) return ExactNumber(*integer);
    if (const auto* real = std::get_if<double>(&value)) return *real;
    return std::nullopt;
}

ParameterValue valueOf(const Parameters& parameters, const ParameterInfo& info) {
    return std::visit(Overloaded{
                          [&](IntegerField field) -> ParameterValue { return parameters.*field; },
                          [&](RealField field) -> ParameterValue { return parameters.*field; },
                          [&](const ChoiceField& choice) -> ParameterValue { return choice.get(parameters); },
                          [&](TextField field) -> ParameterValue { return parameters.*field; },
                          [&](OptionalField field) -> ParameterValue {
                              if (const auto value = parameters.*field) return *value;
                              return std::monostate{};
                          },
                      },
                      info.field);
}

void setValue(Parameters& parameters, const ParameterInfo& info, const ParameterValue& value) {
    const auto* integer = std::get_if<std::int64_t>(&value);
    const auto* real = std::get_if<double>(&value);
    const auto* text = std::get_if<std::string>(&value);
    const bool isNone = std::holds_alternative<std::monostate>(value);
    const bool fits =
        std::visit(Overloaded{
                       [&](IntegerField field) { return integer && (parameters.*field = *integer, true); },
                       [&](RealField field) { return real && (parameters.*field = *real, true); },
                       [&](const ChoiceField& choice) { return integer && (choice.set(parameters, *integer), true); },
                       [&](TextField field) { return text && (parameters.*field = *text, true); },
                       [&](OptionalField field) {
                           if (isNone) parameters.*field = std::nullopt;
                           if (integer) parameters.*field = *integer;
                           return isNone || integer;
                       },
                   },
                   info.field);
    if (!fits) throw std::invalid_argument("a value of another type was given for \"" + std::string(info.key) + "\"");
}

std::string valueText(const ParameterInfo& info, const ParameterValue& value) {
    const auto* integer = std::get_if<std::int64_t>(&value);
    if (const ChoiceField* choice = choiceOf(info); choice && integer)
        return std::string(choice->values[static_cast<std::size_t>(*integer)].name);
    if (integer) return std::to_string(*integer);
    if (const auto* text = std::get_if<std::string>(&value)) return *text;
    if (const auto* real = std::get_if<double>(&value)) return formatNumber(*real);
    return "none";
}

bool affectsData(const ParameterUse& use) {
    return use.role.value_or(infoOf(use.key).role) == ParameterRole::Data;
}

Parameters dataParameters(std::span<const ParameterUse> uses, const Parameters& parameters) {
    Parameters numbers;
    for (const ParameterUse& use : uses) {
        const ParameterInfo& info = infoOf(use.key);
        if (affectsData(use)) setValue(numbers, info, valueOf(parameters, info));
    }
    return numbers;
}

ExactNumber ParameterBounds::nearest(ExactNumber value) const {
    const ExactNumber clamped = std::clamp(value, minimum, maximum);
    if (divisorOf != 0) {
        // 1 divides everything, so the search for a lower value ends.
        ExactNumber lower = std::floor(clamped);
        while (lower > minimum && !contains(lower)) --lower;
        ExactNumber upper = std::ceil(clamped);
        while (upper <= maximum && !contains(upper)) ++upper;
        return upper <= maximum && upper - clamped < clamped - lower ? upper : lower;
    }
    if (multipleOf == 1) return clamped;
    const auto step = ExactNumber(multipleOf);
    ExactNumber rounded = std::ceil(clamped / step - 0.5L) * step;
    if (rounded > maximum) rounded -= step;
    if (rounded < minimum) rounded += step;
    return rounded + ExactNumber(0);  // turns -0 into 0, because it would be displayed as "-0"
}

ParameterBounds fixedBounds(const ParameterUse& use) {
    const ParameterInfo& info = infoOf(use.key);
    ParameterBounds bounds{info.minimum, info.maximum, info.minimumExcluded, use.multipleOf, 0};
    if (const ChoiceField* choice = choiceOf(info)) bounds.maximum = ExactNumber(choice->values.size() - 1);
    if (!std::isnan(use.minimum)) bounds = {use.minimum, bounds.maximum, false, use.multipleOf, 0};
    if (!std::isnan(use.maximum)) bounds.maximum = use.maximum;
    return bounds;
}

ParameterBounds currentBounds(const ParameterUse& use, const Parameters& parameters) {
    const ParameterInfo& info = infoOf(use.key);
    ParameterBounds bounds = fixedBounds(use);
    const auto other = [&](std::string_view key) { return numberOf(valueOf(parameters, infoOf(key))).value_or(0); };
    if (use.dynamicMaximum)
        bounds.maximum = std::min(bounds.maximum, ExactNumber(use.dynamicMaximum(parameters)));
    else if (!info.lessThanKey.empty())
        bounds.maximum = std::min(bounds.maximum, other(info.lessThanKey) - 1);
    if (!info.atLeastKey.empty())
        bounds.minimum = std::min(bounds.maximum, std::max(bounds.minimum, other(info.atLeastKey)));
    if (!use.mustDivideKey.empty() && (!use.mustDivideIf || use.mustDivideIf(parameters)))
        bounds.divisorOf = std::int64_t(other(use.mustDivideKey));
    return bounds;
}

std::string acceptedText(const ParameterUse& use) {
    return acceptedEnglish(use, fixedBounds(use));
}

Message acceptedSceneText(const ParameterInfo& info) {
    const ParameterUse use{.key = info.key};
    return acceptedMessage(use, fixedBounds(use), "null");
}

bool isBoundedList(const ParameterInfo& info) {
    return isText(info) && info.minimum < info.maximum;
}

Message textProblem(const ParameterInfo& info, const std::string& text) {
    if (text.empty()) return {};
    try {
        if (info.key == "tokens" || info.key == "memory-tokens") splitTokens(text);
        if (info.key == "valid-length") readList(text, 0);
        if (info.key == "query-valid-length") readLists(text, 0);
        if (info.key == "masked-cells" || info.key == "ablated") readCells(text);
        if (info.key == "entries") readEntries(text);
        if (info.key == "compared" && !readArchitectures(text))
            return {CoreMessages::tr("%1 is no list of layers; accepted: some of convolution, dilated, recurrent, "
                                     "attention, restricted, with commas between them"),
                    quotedText(text)};
        if (info.key == "order") readList(text, 0);
        if (info.key == "offsets") readList(text, std::int64_t(info.minimum), std::int64_t(info.maximum));
        return {};
    } catch (const TextError& error) {
        return error.phrase();
    }
}

ParameterValue parseValue(const ParameterUse& use, std::string_view text) {
    const ParameterInfo& info = infoOf(use.key);
    const ParameterBounds bounds = fixedBounds(use);
    const auto refuse = [&](const std::string& problem) -> ParameterValue {
        throw ParameterError(use.key, quotedText(text) + " " + problem + "; accepted: " + acceptedEnglish(use, bounds));
    };
    if (isText(info)) {
        if (!isAccepted(use, text)) return refuse("is not one of the names");
        if (const Message problem = textProblem(info, std::string(text)); !problem.empty())
            throw ParameterError(use.key, problem.english());
        return std::string(text);
    }
    if (const ChoiceField* choice = choiceOf(info)) {
        const auto found = std::ranges::find(choice->values, text, &ChoiceValue::name);
        if (found == choice->values.end() || !isAccepted(use, text)) return refuse("is not one of the choices");
        return static_cast<std::int64_t>(found - choice->values.begin());
    }
    if (text == "none" && std::holds_alternative<OptionalField>(info.field)) return std::monostate{};
    ParameterValue value;
    if (isInteger(info)) {
        const auto integer = parseInteger(text);
        if (!integer) return refuse("is not a whole number that can be used here");
        value = *integer;
    } else {
        const auto real = parseReal(text);
        if (!real) return refuse(isTooSmall(text) ? "is too small" : "is not a number that can be used here");
        value = *real;
    }
    const ExactNumber number = *numberOf(value);
    if (bounds.multipleOf == 2 && std::remainder(number, ExactNumber(2)) != 0) return refuse("is odd");
    if (!bounds.contains(number)) return refuse("is out of range");
    return value;
}

AdaptedParameters adapt(std::span<const ParameterUse> uses, const Parameters& parameters,
                        const std::set<std::string_view>& fixed, const std::set<std::string_view>& decided) {
    AdaptedParameters adapted{parameters, {}};
    for (const ParameterUse& use : uses) {
        const ParameterInfo& info = infoOf(use.key);
        const ParameterValue from = valueOf(adapted.parameters, info);
        if (!fixed.contains(use.key) && !isAccepted(use, valueText(info, from))) {
            // The text or choice of another exhibit is replaced by its default; if a choice does not accept that, by
            // the first accepted value.
            ParameterValue defaultValue = valueOf(Parameters{}, info);
            if (choiceOf(info) && !isAccepted(use, valueText(info, defaultValue)))
                defaultValue = parseValue(use, use.acceptedNames.front());
            setValue(adapted.parameters, info, defaultValue);
            if (choiceOf(info)) adapted.adaptations.push_back({info.key, from, defaultValue});
            continue;
        }
        const auto number = numberOf(from);
        if (fixed.contains(use.key) || !number) continue;
        ParameterBounds bounds = currentBounds(use, adapted.parameters);
        // A number of heads that a file determines need not divide d.
        if (decided.contains(use.key)) bounds.divisorOf = 0;
        // If heads were set explicitly, but not d, d becomes one of their multiples.
        for (const ParameterUse& other : uses)
            if (fixed.contains(other.key) && other.mustDivideKey == use.key && !decided.contains(use.key) &&
                (!other.mustDivideIf || other.mustDivideIf(adapted.parameters)))
                bounds.multipleOf =
                    std::lcm(bounds.multipleOf,
                             std::max<std::int64_t>(
                                 1, std::int64_t(numberOf(valueOf(parameters, infoOf(other.key))).value_or(1))));
        // If a "last" was set explicitly, but not its "first", the first is lowered with it.
        for (const ParameterUse& other : uses)
            if (fixed.contains(other.key) && infoOf(other.key).atLeastKey == use.key)
                bounds.maximum =
                    std::min(bounds.maximum, numberOf(valueOf(parameters, infoOf(other.key))).value_or(bounds.maximum));
        if (bounds.contains(*number) || bounds.maximum < bounds.minimum) continue;
        const ParameterValue to = fromNumber(info, bounds.nearest(*number));
        setValue(adapted.parameters, info, to);
        adapted.adaptations.push_back({info.key, from, to});
    }
    return adapted;
}

void validate(std::span<const ParameterUse> uses, const Parameters& parameters) {
    for (const ParameterUse& use : uses) {
        const ParameterInfo& info = infoOf(use.key);
        const ParameterValue value = valueOf(parameters, info);
        const auto number = numberOf(value);
        if (!number) continue;
        const ParameterBounds bounds = currentBounds(use, parameters);
        if (bounds.contains(*number)) continue;
        std::string because;
        if (use.dynamicMaximum && *number > bounds.maximum)
            because = " is beyond " + formatExact(bounds.maximum);
        else if (bounds.divisorOf != 0 && *number <= bounds.maximum && *number >= bounds.minimum)
            because = " does not divide " + std::string(use.mustDivideKey) + " = " + std::to_string(bounds.divisorOf);
        else if (!info.lessThanKey.empty() && *number > bounds.maximum)
            because = " is beyond " + std::string(info.lessThanKey) + " - 1";
        else if (!info.atLeastKey.empty() && *number < bounds.minimum)
            because = " is before " + std::string(info.atLeastKey);
        else
            because = " is out of range";
        throw ParameterError(use.key, valueText(info, value) + because + "; accepted: " + acceptedEnglish(use, bounds));
    }
}

}  // namespace attention
