#pragma once

#include <cmath>
#include <cstdint>
#include <limits>
#include <optional>
#include <set>
#include <span>
#include <stdexcept>
#include <string>
#include <string_view>
#include <variant>
#include <vector>

#include "core/exact_number.h"
#include "core/phrase.h"
#include "core/scene/parameter_value.h"
#include "core/scene/parameters.h"

namespace attention {

/// What a parameter decides: Numbers are computed from it, or it only changes how they are shown.
enum class ParameterRole { Data, View };
enum class ParameterScale { Linear, Logarithmic };

using IntegerField = std::int64_t Parameters::*;
using OptionalField = std::optional<std::int64_t> Parameters::*;
using RealField = double Parameters::*;
/// A choice of any type, by the index of its value among `values`.
struct ChoiceField {
    std::int64_t (*get)(const Parameters& parameters);
    void (*set)(Parameters& parameters, std::int64_t index);
    std::span<const ChoiceValue> values;
};

/// Any text that a person types, or one of the names that an exhibit's use lists.
using TextField = std::string Parameters::*;

/// One line of the table from which sliders, spin boxes, flags, scene files, help and messages are made.
struct ParameterInfo {
    std::string_view key;  ///< as on the command line: lower case with hyphens
    std::variant<IntegerField, OptionalField, RealField, ChoiceField, TextField> field;
    /// The bounds of each element of a list of whole numbers that has bounds; 0 for any other text and for a choice.
    ExactNumber minimum = 0;
    ExactNumber maximum = 0;
    bool minimumExcluded = false;
    double step = 1;
    ParameterScale scale = ParameterScale::Linear;
    ParameterRole role = ParameterRole::Data;
    std::string_view lessThanKey = {};  ///< key of an integer that this one stays below, or empty
    std::string_view atLeastKey = {};   ///< key of an integer that this one may not be less than, or empty
    std::string_view help = {};         ///< one phrase of English for the command line
    bool isFlag = false;                ///< of off and on: its option may stand without a value and means on
};
/// The field of a parameter that is a choice; null of any other.
inline const ChoiceField* choiceOf(const ParameterInfo& info) {
    return std::get_if<ChoiceField>(&info.field);
}

std::span<const ParameterInfo> parameterTable();
/// Nothing for an unknown key.
const ParameterInfo* findParameter(std::string_view key);

/// The number that a value is, of a choice its index; nothing for none and for text.
std::optional<ExactNumber> numberOf(const ParameterValue& value);

ParameterValue valueOf(const Parameters& parameters, const ParameterInfo& info);
/// @throws std::invalid_argument if the value's type is not the field's
void setValue(Parameters& parameters, const ParameterInfo& info, const ParameterValue& value);
/// The value as the command line takes it: "60", "1.5", "none", "blues".
std::string valueText(const ParameterInfo& info, const ParameterValue& value);

/// How one exhibit uses a parameter: possibly with a narrower range, and with the part of it that the slider covers.
struct ParameterUse {
    static constexpr double kInherited = std::numeric_limits<double>::quiet_NaN();

    std::string_view key;
    ExactNumber minimum = kInherited;  ///< kInherited: as in the table
    ExactNumber maximum = kInherited;
    double sliderMinimum = kInherited;  ///< kInherited: the range's own end
    double sliderMaximum = kInherited;
    std::optional<ParameterRole> role = std::nullopt;  ///< nothing: as in the table
    std::int64_t multipleOf = 1;                       ///< of an integer: only its multiples are accepted
    /// A further upper bound that depends on the values of other parameters; null: there is none. For bounds that
    /// ParameterInfo::lessThanKey cannot express: a column of the selected matrix, a pair of d columns.
    std::int64_t (*dynamicMaximum)(const Parameters& parameters) = nullptr;
    std::string_view dynamicMaximumText =
        {};  ///< what that bound is, in English behind "0 to": "n - 1 (in W_x: d - 1)"
    /// Of a text or a choice: those that are accepted; empty: all.
    std::span<const std::string_view> acceptedNames = {};
    /// Key of an integer that this one must divide, or empty: heads divide d.
    std::string_view mustDivideKey = {};
    /// While this holds it must divide; null: always.
    bool (*mustDivideIf)(const Parameters& parameters) = nullptr;
    /// Explains the maximum, %1, behind "set to 3, ".
    MessageTemplate maxWords = {};
    MessageTemplate label = {};    ///< what the parameter is called here, where its usual name says something else
    MessageTemplate tooltip = {};  ///< what is told of the parameter here, likewise
    /// What an integer's values from 0 on stand for here, where they only name things.
    std::span<const MessageTemplate> valueNames = {};
};

/// For ParameterUse::dynamicMaximum: a constant, and the last index of what an integer counts.
template <std::int64_t number>
std::int64_t constantMaximum(const Parameters&) {
    return number;
}
template <auto count>
std::int64_t lastIndexOf(const Parameters& parameters) {
    return parameters.*count - 1;
}

/// True unless the parameter only changes how this exhibit shows its numbers.
bool affectsData(const ParameterUse& use);
/// Returns `parameters` with everything reset that does not affect the numbers of an exhibit. Where two
/// results are equal, the numbers that are computed from them are the same.
Parameters dataParameters(std::span<const ParameterUse> uses, const Parameters& parameters);

/// The values a use accepts while the other parameters are what they are.
struct ParameterBounds {
    ExactNumber minimum = 0;
    ExactNumber maximum = 0;
    bool minimumExcluded = false;
    std::int64_t multipleOf = 1;
    std::int64_t divisorOf = 0;  ///< 0: of nothing in particular

    bool contains(ExactNumber value) const {
        return (minimumExcluded ? value > minimum : value >= minimum) && value <= maximum &&
               (multipleOf == 1 || std::remainder(value, ExactNumber(multipleOf)) == 0) &&
               (divisorOf == 0 || (value != 0 && std::remainder(ExactNumber(divisorOf), value) == 0));
    }
    /// The accepted value nearest to `value`, of two the lower one.
    ExactNumber nearest(ExactNumber value) const;
};

/// The use's fixed range, without the bounds that other parameters set.
ParameterBounds fixedBounds(const ParameterUse& use);
/// With the bounds that other parameters set (first-column below d, last-column not before first-column).
ParameterBounds currentBounds(const ParameterUse& use, const Parameters& parameters);

/// What the use's fixed range accepts on the command line, in English: "whole numbers 1 to 4096", "signed, blues".
std::string acceptedText(const ParameterUse& use);
/// What a scene file may have for the parameter: "whole numbers 0 to 999999, or null".
Message acceptedSceneText(const ParameterInfo& info);

/// True of a list whose numbers have the bounds of fixedBounds().
bool isBoundedList(const ParameterInfo& info);

/// A value that is refused: one sentence that names the parameter, what was wrong and what is accepted.
class ParameterError : public std::runtime_error {
 public:
    ParameterError(std::string_view key, const std::string& sentence) : std::runtime_error(sentence), m_key(key) {}
    const std::string& key() const { return m_key; }

 private:
    std::string m_key;
};

/// Why a text cannot be the value of this parameter whatever exhibit uses it, as one sentence; empty: it can. A
/// text of tokens, where it is not empty, has 1 to kMaxTokens of them; lists are written as lists.h reads them.
Message textProblem(const ParameterInfo& info, const std::string& text);

/// Reads a value as typed on a command line and checks it against the use's fixed range.
/// @throws ParameterError
ParameterValue parseValue(const ParameterUse& use, std::string_view text);

/// A value that an exhibit cannot show as it is, and the nearest that it can.
struct Adaptation {
    std::string_view key;
    ParameterValue from;
    ParameterValue to;
};
struct AdaptedParameters {
    Parameters parameters;
    std::vector<Adaptation> adaptations;
};

/// Returns the parameters nearest to `parameters` that satisfy all uses. Keys in `fixed` were set explicitly: they keep
/// their values and the others adapt to them. A value whose key is in `decided` need not divide others.
AdaptedParameters adapt(std::span<const ParameterUse> uses, const Parameters& parameters,
                        const std::set<std::string_view>& fixed = {}, const std::set<std::string_view>& decided = {});

/// @throws ParameterError for the first use whose value is out of bounds
void validate(std::span<const ParameterUse> uses, const Parameters& parameters);

}  // namespace attention
