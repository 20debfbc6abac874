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

/// Data: numbers are computed from the parameter. View: it only changes how they are displayed.
enum class ParameterRole { Data, View };
enum class ParameterScale { Linear, Logarithmic };

using IntegerField = std::int64_t Parameters::*;
using OptionalField = std::optional<std::int64_t> Parameters::*;
using RealField = double Parameters::*;
/// A field of any enumeration or bool, accessed by the index of its value in `values`.
struct ChoiceField {
    std::int64_t (*get)(const Parameters& parameters);
    void (*set)(Parameters& parameters, std::int64_t index);
    std::span<const ChoiceValue> values;
};

/// Any text that the user types, or one of ParameterUse::acceptedNames.
using TextField = std::string Parameters::*;

/// The description of one parameter, from which sliders, spin boxes, flags, scene files, help and messages are made.
struct ParameterInfo {
    std::string_view key;  ///< as on the command line: lower case with hyphens
    std::variant<IntegerField, OptionalField, RealField, ChoiceField, TextField> field;
    /// The bounds of a number, or of each element of a bounded list (isBoundedList()); 0 for other texts and for
    /// choices.
    ExactNumber minimum = 0;
    ExactNumber maximum = 0;
    bool minimumExcluded = false;  ///< whether the value must be greater than `minimum`
    double step = 1;
    ParameterScale scale = ParameterScale::Linear;
    ParameterRole role = ParameterRole::Data;
    std::string_view lessThanKey = {};  ///< key of an integer that is an exclusive upper bound, or empty
    std::string_view atLeastKey = {};   ///< key of an integer that is a lower bound, or empty
    std::string_view help = {};         ///< an English phrase for the command line
    bool isFlag = false;                ///< whether its option on the command line may lack a value, which then is "on"
};
/// The ChoiceField of a parameter, or null if it is no choice.
inline const ChoiceField* choiceOf(const ParameterInfo& info) {
    return std::get_if<ChoiceField>(&info.field);
}

/// All parameters.
std::span<const ParameterInfo> parameterTable();
/// The description of a parameter; null for an unknown key.
const ParameterInfo* findParameter(std::string_view key);

/// A value as a number (for a choice its index); nullopt for text and if there is no value.
std::optional<ExactNumber> numberOf(const ParameterValue& value);

ParameterValue valueOf(const Parameters& parameters, const ParameterInfo& info);
/// @throws std::invalid_argument if the type of the value does not match the field
void setValue(Parameters& parameters, const ParameterInfo& info, const ParameterValue& value);
/// The value as on the command line: "60", "1.5", "none", "blues".
std::string valueText(const ParameterInfo& info, const ParameterValue& value);

/// How one exhibit uses a parameter: its range, the part of the range that the slider covers, label and tooltip.
struct ParameterUse {
    static constexpr double kInherited = std::numeric_limits<double>::quiet_NaN();

    std::string_view key;
    ExactNumber minimum = kInherited;  ///< kInherited: as in ParameterInfo
    ExactNumber maximum = kInherited;
    double sliderMinimum = kInherited;  ///< kInherited: `minimum`
    double sliderMaximum = kInherited;
    std::optional<ParameterRole> role = std::nullopt;  ///< nullopt: as in ParameterInfo
    std::int64_t multipleOf = 1;                       ///< only multiples of this number are accepted
    /// A further upper bound that depends on the values of other parameters; null: there is none. For bounds that
    /// ParameterInfo::lessThanKey cannot express: a column of the selected matrix, a pair of d columns.
    std::int64_t (*dynamicMaximum)(const Parameters& parameters) = nullptr;
    /// That bound in English, to follow "0 to": "n - 1 (in W_x: d - 1)".
    std::string_view dynamicMaximumText = {};
    /// The accepted values of a text or a choice; empty: all.
    std::span<const std::string_view> acceptedNames = {};
    /// Key of an integer that this parameter must divide, or empty. For example, heads must divide d.
    std::string_view mustDivideKey = {};
    /// Whether mustDivideKey applies; null: always.
    bool (*mustDivideIf)(const Parameters& parameters) = nullptr;
    /// Explains the maximum, %1, in a message that begins with "set to 3, ".
    MessageTemplate maximumExplanation = {};
    MessageTemplate label = {};    ///< the label in this exhibit, if it differs from the usual one
    MessageTemplate tooltip = {};  ///< the tooltip in this exhibit, if it differs from the usual one
    /// Names for the values 0, 1, ... of an integer that only identifies things in this exhibit.
    std::span<const MessageTemplate> valueNames = {};
};

/// For ParameterUse::dynamicMaximum: a constant.
template <std::int64_t number>
std::int64_t constantMaximum(const Parameters&) {
    return number;
}
/// For ParameterUse::dynamicMaximum: the last index of things whose number is the parameter `count`.
template <auto count>
std::int64_t lastIndexOf(const Parameters& parameters) {
    return parameters.*count - 1;
}

/// Whether the parameter changes the numbers of this exhibit, not only their display.
bool affectsData(const ParameterUse& use);
/// Returns `parameters` with all parameters reset that do not affect the numbers of an exhibit. If two results are
/// equal, so are the numbers of the exhibit.
Parameters dataParameters(std::span<const ParameterUse> uses, const Parameters& parameters);

/// The values that a use accepts, given the other parameters.
struct ParameterBounds {
    ExactNumber minimum = 0;
    ExactNumber maximum = 0;
    bool minimumExcluded = false;
    std::int64_t multipleOf = 1;
    std::int64_t divisorOf = 0;  ///< accepted values must divide this number; 0: no condition

    bool contains(ExactNumber value) const {
        return (minimumExcluded ? value > minimum : value >= minimum) && value <= maximum &&
               (multipleOf == 1 || std::remainder(value, ExactNumber(multipleOf)) == 0) &&
               (divisorOf == 0 || (value != 0 && std::remainder(ExactNumber(divisorOf), value) == 0));
    }
    /// The accepted value nearest to `value`; the lower one if two are equally near.
    ExactNumber nearest(ExactNumber value) const;
};

/// The range of a use, without the bounds that depend on other parameters.
ParameterBounds fixedBounds(const ParameterUse& use);
/// The range including the bounds that depend on other parameters (first-column < d, last-column >= first-column).
ParameterBounds currentBounds(const ParameterUse& use, const Parameters& parameters);

/// The values that fixedBounds() accepts, as English text for the command line: "whole numbers 1 to 4096", "signed,
/// blues".
std::string acceptedText(const ParameterUse& use);
/// The values that a scene file may have for the parameter: "whole numbers 0 to 999999, or null".
Message acceptedSceneText(const ParameterInfo& info);

/// Whether the parameter is a list whose numbers must be in fixedBounds().
bool isBoundedList(const ParameterInfo& info);

/// Why a value is refused: a sentence that names the parameter, the problem and what is accepted.
class ParameterError : public std::runtime_error {
 public:
    ParameterError(std::string_view key, const std::string& sentence) : std::runtime_error(sentence), m_key(key) {}
    const std::string& key() const { return m_key; }

 private:
    std::string m_key;
};

/// Why a text cannot be the value of this parameter in any exhibit, as one sentence; empty if it can. A non-empty text
/// of tokens must have 1 to kMaxTokens tokens; lists have the format of lists.h.
Message textProblem(const ParameterInfo& info, const std::string& text);

/// Reads a value from the command line and checks it against fixedBounds().
/// @throws ParameterError
ParameterValue parseValue(const ParameterUse& use, std::string_view text);

/// A value that adapt() changed, because the exhibit cannot show it.
struct Adaptation {
    std::string_view key;
    ParameterValue from;
    ParameterValue to;
};
struct AdaptedParameters {
    Parameters parameters;
    std::vector<Adaptation> adaptations;
};

/// Returns the parameters nearest to `parameters` that satisfy all uses. Parameters in `fixed` were set explicitly:
/// they keep their values, and the others adapt to them. For parameters in `decided`, whose values come from a file,
/// mustDivideKey is ignored.
AdaptedParameters adapt(std::span<const ParameterUse> uses, const Parameters& parameters,
                        const std::set<std::string_view>& fixed = {}, const std::set<std::string_view>& decided = {});

/// @throws ParameterError for the first use whose value is out of bounds
void validate(std::span<const ParameterUse> uses, const Parameters& parameters);

}  // namespace attention
