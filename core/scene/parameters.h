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

namespace attention {

/// Every number and choice a page can depend on, shared by all pages: `d` set on one is still `d` on the next.
/// The initialisers are the defaults. What each one means and may be stands in parameterTable().
struct Parameters {
    std::int64_t n = 60;
    std::int64_t d = 32;
    double base = 10000;
    std::int64_t start = 0;
    std::int64_t firstColumn = 6;
    std::int64_t lastColumn = 9;
    std::int64_t position = 10;
    std::int64_t offset = 3;
    std::int64_t pair = 0;
    std::optional<std::int64_t> firstShift = std::nullopt;
    std::int64_t clockAxes = 0;
    std::int64_t similarityMeasure = 0;
    std::int64_t encoding = 5;
    std::int64_t trainingLength = 48;
    std::int64_t heads = 4;
    std::optional<std::int64_t> head = std::nullopt;
    std::string tokens = "the cat saw the other cat";
    std::string memoryTokens = {};
    std::int64_t m = 6;
    std::int64_t batch = 1;
    std::optional<std::int64_t> sequence = std::nullopt;
    std::int64_t numbers = 0;
    std::int64_t headDesign = 1;
    std::int64_t addPosition = 1;
    std::int64_t attentionProjections = 1;
    std::int64_t mask = 0;
    std::optional<std::int64_t> radius = std::nullopt;
    std::string validLength = {};
    std::string queryValidLength = {};
    std::string maskedCells = {};
    std::string entries = {};
    double temperature = 1;
    double attentionDropout = 0;
    std::string order = {};
    std::int64_t keyWidth = 64;
    std::int64_t draws = 1000;
    double alpha = 2;
    std::int64_t positionHead = 0;
    std::string offsets = {};
    double sharpness = 100;
    double contentMix = 0;
    std::int64_t kernel = 3;
    std::int64_t kernelValues = 0;
    std::int64_t padding = 0;
    std::int64_t architecture = 0;
    std::int64_t pathKind = 0;
    std::int64_t layers = 3;
    std::int64_t fromToken = 0;
    std::optional<std::int64_t> toToken = std::nullopt;
    std::int64_t projections = 0;
    std::int64_t count = 0;
    std::int64_t pass = 0;
    std::int64_t costKind = 0;
    std::int64_t quantity = 0;
    std::int64_t against = 0;
    std::optional<std::int64_t> sweepFirst = std::nullopt;
    std::optional<std::int64_t> sweepLast = std::nullopt;
    std::int64_t repeats = 9;
    std::int64_t quick = 0;
    std::string compared = {};
    std::int64_t scaleEmbedding = 0;
    double embeddingDropout = 0;
    std::int64_t gridRows = 16;
    std::int64_t gridColumns = 16;
    std::int64_t normaliseGrid = 0;
    std::int64_t seed = 1;
    std::string matrix = {};
    std::optional<std::int64_t> row = std::nullopt;
    std::optional<std::int64_t> column = std::nullopt;
    std::int64_t colourMap = 0;
    std::int64_t look = 0;
    std::int64_t step = 8;
    std::int64_t queries = 0;
    std::int64_t tokenAxis = 0;
    std::int64_t outputView = 0;
    std::int64_t firstDimension = 0;
    std::int64_t secondDimension = 1;
    std::int64_t headsView = 0;
    std::int64_t isolateHead = 0;
    std::int64_t weightsScale = 0;
    std::int64_t chartView = 0;
    std::int64_t networks = 0;
    std::int64_t receptiveField = 1;
    std::optional<std::int64_t> pathStep = std::nullopt;

    bool operator==(const Parameters&) const = default;
};

enum class ColourMapChoice : std::int64_t { Signed, Blues };
enum class LookChoice : std::int64_t { Lab, Book };
enum class ClockAxesChoice : std::int64_t { CosSin, SinCos };
enum class SimilarityMeasureChoice : std::int64_t { Dot, Cosine, Euclidean };
enum class EncodingChoice : std::int64_t {
    None,
    Integer,
    IntegerScaled,
    OneHot,
    Binary,
    Sinusoidal,
    Learned,
    Rotary,
    Alibi
};
enum class SwitchChoice : std::int64_t { Off, On };
/// X and the weights are drawn normal, or as small whole numbers; or X is all ones and the weights are normal.
enum class NumbersChoice : std::int64_t { Normal, Integers, Ones };
enum class HeadDesignChoice : std::int64_t { Sliced, Narrow, Wide };
enum class MaskNameChoice : std::int64_t { None, Causal };
enum class PositionHeadChoice : std::int64_t { Rotation, SameWord, FirstToken, LocalWindow };
enum class KernelValuesChoice : std::int64_t { Random, Identity, Average, Difference };
enum class PaddingChoice : std::int64_t { Zeros, None };
enum class PathKindChoice : std::int64_t { SomeOutput, Dependency };
enum class CountChoice : std::int64_t { Mac, Flop };
enum class PassChoice : std::int64_t { Forward, Training };
enum class CostKindChoice : std::int64_t { Term, Exact };
enum class QuantityChoice : std::int64_t { Cost, Sequential, Path };
enum class AgainstChoice : std::int64_t { N, D, Kernel };
enum class QueriesChoice : std::int64_t { All, One };
enum class TokenAxisChoice : std::int64_t { Rows, Columns };
enum class OutputViewChoice : std::int64_t { AsMatrix, AsArrows };
enum class HeadsViewChoice : std::int64_t { Matrices, Lines };
enum class WeightsScaleChoice : std::int64_t { Shared, Each };
enum class ChartViewChoice : std::int64_t { Curves, Plane };
enum class NetworksChoice : std::int64_t { SideBySide, One };

/// What a parameter decides: Numbers are computed from it, or it only changes how they are shown.
enum class ParameterRole { Numbers, View };
enum class ParameterScale { Linear, Logarithmic };

using IntegerField = std::int64_t Parameters::*;
using OptionalField = std::optional<std::int64_t> Parameters::*;
using RealField = double Parameters::*;
/// An index into `names`.
struct ChoiceField {
    std::int64_t Parameters::*index;
    std::span<const std::string_view> names;
};

/// Any text that a person types, or one of the names that a page's use lists.
using TextField = std::string Parameters::*;

/// One line of the table from which sliders, spin boxes, flags, scene files, help and messages are made.
struct ParameterInfo {
    std::string_view key;  ///< as on the command line: lower case with hyphens
    std::variant<IntegerField, OptionalField, RealField, ChoiceField, TextField> field;
    /// Of a list of whole numbers that has bounds: of each. Of any other text both are 0.
    ExactNumber minimum = 0;
    ExactNumber maximum = 0;
    bool minimumExcluded = false;
    double step = 1;
    ParameterScale scale = ParameterScale::Linear;
    ParameterRole role = ParameterRole::Numbers;
    std::string_view below;      ///< key of an integer that this one stays below, or empty
    std::string_view notBefore;  ///< key of an integer that this one may not be less than, or empty
    std::string_view help;       ///< one phrase of English for the command line
    bool isFlag = false;         ///< of off and on: its option is written without a value and means on
};

std::span<const ParameterInfo> parameterTable();
/// Nothing for an unknown key.
const ParameterInfo* findParameter(std::string_view key);

/// none, an integer (for a choice: its index), a real, or text.
using ParameterValue = std::variant<std::monostate, std::int64_t, double, std::string>;

ParameterValue valueOf(const Parameters& parameters, const ParameterInfo& info);
/// @throws std::invalid_argument if the value's type is not the field's
void setValue(Parameters& parameters, const ParameterInfo& info, const ParameterValue& value);
/// The value as the command line takes it: "60", "1.5", "none", "blues".
std::string valueText(const ParameterInfo& info, const ParameterValue& value);

/// How one page uses a parameter: possibly with a narrower range, and with the part of it that the slider covers.
struct ParameterUse {
    static constexpr double kTable = std::numeric_limits<double>::quiet_NaN();

    std::string_view key;
    ExactNumber minimum = kTable;  ///< kTable: as in the table
    ExactNumber maximum = kTable;
    double sliderMinimum = kTable;  ///< kTable: the range's own end
    double sliderMaximum = kTable;
    std::optional<ParameterRole> role = std::nullopt;  ///< nothing: as in the table
    std::int64_t multipleOf = 1;                       ///< of an integer: only its multiples are accepted
    /// The largest value while the other parameters are what they are; null: as the table says. For what a table's
    /// `below` cannot say: a column of the matrix that is selected, a pair of d columns.
    std::int64_t (*most)(const Parameters& parameters) = nullptr;
    std::string_view mostText = {};                ///< English, what `most` is: "d / 2 - 1"
    std::span<const std::string_view> names = {};  ///< of a text: those that are accepted; empty: any text
    /// Key of an integer that this one must divide, or empty: heads divide d,
    std::string_view divides = {};
    bool (*dividesWhile)(const Parameters& parameters) = nullptr;  ///< while this holds; null: always
};

/// True unless the parameter only changes how this page shows its numbers.
bool decidesNumbers(const ParameterUse& use);
/// `parameters` with everything that does not decide the numbers of a page at its default: equal for two scenes whose
/// results are equal.
Parameters numbersOnly(std::span<const ParameterUse> uses, const Parameters& parameters);

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
ParameterBounds boundsNow(const ParameterUse& use, const Parameters& parameters);

/// What the use's fixed range accepts on the command line, in English: "whole numbers 1 to 4096", "signed, blues".
std::string acceptedText(const ParameterUse& use);
/// What a scene file may have for the parameter: "whole numbers 0 to 999999, or null".
Phrase acceptedInScene(const ParameterInfo& info);

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

/// Why a text cannot be the value of this parameter whatever page uses it, as one sentence; empty: it can. A
/// sentence that is not empty has 1 to kMostTokens tokens; lists are written as lists.h reads them.
Phrase textProblem(const ParameterInfo& info, const std::string& text);

/// Reads a value as typed on a command line and checks it against the use's fixed range.
/// @throws ParameterError
ParameterValue parseValue(const ParameterUse& use, std::string_view text);

/// One shared value that a page cannot show as it is, and the nearest that it can.
struct Adaptation {
    std::string_view key;
    ParameterValue from;
    ParameterValue to;
};
struct AdaptedParameters {
    Parameters parameters;
    std::vector<Adaptation> adaptations;
};

/// The nearest parameters that fit all of a page's uses. Keys in `fixed` were asked for explicitly: they stay as they
/// are and the others give way to them. Keys in `decided` do not give way to them.
AdaptedParameters adapt(std::span<const ParameterUse> uses, const Parameters& parameters,
                        const std::set<std::string_view>& fixed = {}, const std::set<std::string_view>& decided = {});

/// @throws ParameterError for the first use whose value is out of bounds
void validate(std::span<const ParameterUse> uses, const Parameters& parameters);

}  // namespace attention
