#include "core/scene/parameters.h"

#include <algorithm>
#include <array>
#include <cmath>
#include <numeric>

#include "core/io/shown_text.h"
#include "core/number_text.h"
#include "core/scene/architecture.h"
#include "core/scene/lists.h"
#include "core/scene/tokens.h"

namespace attention {
namespace {

template <class... Callables>
struct Overloaded : Callables... {
    using Callables::operator()...;
};
template <class... Callables>
Overloaded(Callables...) -> Overloaded<Callables...>;

constexpr std::array<std::string_view, 2> kColourMaps{"signed", "blues"};
constexpr std::array<std::string_view, 2> kLooks{"lab", "book"};
constexpr std::array<std::string_view, 2> kClockAxes{"cos-sin", "sin-cos"};
constexpr std::array<std::string_view, 3> kSimilarityMeasures{"dot", "cosine", "euclidean"};
constexpr std::array<std::string_view, 9> kEncodings{"none",       "integer", "integer-scaled", "one-hot", "binary",
                                                     "sinusoidal", "learned", "rotary",         "alibi"};
constexpr std::array<std::string_view, 2> kSwitch{"off", "on"};
constexpr std::array<std::string_view, 3> kNumbersChoices{"normal", "integers", "ones"};
constexpr std::array<std::string_view, 3> kHeadDesigns{"sliced", "narrow", "wide"};
constexpr std::array<std::string_view, 2> kMasks{"none", "causal"};
constexpr std::array<std::string_view, 4> kPositionHeads{"rotation", "same-word", "first-token", "local-window"};
constexpr std::array<std::string_view, 4> kKernelValues{"random", "identity", "average", "difference"};
constexpr std::array<std::string_view, 2> kPaddings{"zeros", "none"};
constexpr std::array<std::string_view, 2> kPathKinds{"some-output", "dependency"};
constexpr std::array<std::string_view, 2> kCounts{"mac", "flop"};
constexpr std::array<std::string_view, 2> kPasses{"forward", "training"};
constexpr std::array<std::string_view, 2> kCostKinds{"term", "exact"};
constexpr std::array<std::string_view, 3> kQuantities{"cost", "sequential", "path"};
constexpr std::array<std::string_view, 3> kAgainst{"n", "d", "kernel"};
constexpr std::array<std::string_view, 2> kChartViews{"curves", "plane"};
constexpr std::array<std::string_view, 2> kNetworks{"side-by-side", "one"};
constexpr std::array<std::string_view, 2> kQueries{"all", "one"};
constexpr std::array<std::string_view, 2> kTokenAxes{"rows", "columns"};
constexpr std::array<std::string_view, 2> kOutputViews{"matrix", "arrows"};
constexpr std::array<std::string_view, 2> kHeadsViews{"matrices", "lines"};
constexpr std::array<std::string_view, 2> kWeightsScales{"shared", "each"};

constexpr auto kLinear = ParameterScale::Linear;
constexpr auto kLogarithmic = ParameterScale::Logarithmic;
constexpr auto kNumbers = ParameterRole::Numbers;
constexpr auto kView = ParameterRole::View;

// The default of each parameter is the initialiser of its field.
const std::array kTable{
    ParameterInfo{"n", &Parameters::n, 1, 1e6, false, 1, kLogarithmic, kNumbers, "", "", "number of positions"},
    ParameterInfo{"d", &Parameters::d, 1, 1e5, false, 1, kLogarithmic, kNumbers, "", "", "width of the encoding"},
    ParameterInfo{"base", &Parameters::base, 1, std::numeric_limits<double>::max(), true, 1, kLogarithmic, kNumbers, "",
                  "", "the 10000 of the formula"},
    ParameterInfo{"start", &Parameters::start, 0, 1e6, false, 1, kLinear, kNumbers, "", "", "first position"},
    ParameterInfo{"first-column", &Parameters::firstColumn, 0, 1e5 - 1, false, 1, kLinear, kNumbers, "d", "",
                  "first column drawn"},
    ParameterInfo{"last-column", &Parameters::lastColumn, 0, 1e5 - 1, false, 1, kLinear, kNumbers, "d", "first-column",
                  "last column drawn"},
    ParameterInfo{"position", &Parameters::position, 0, 1e6, false, 1, kLinear, kNumbers, "", "",
                  "i, the position that is looked at"},
    ParameterInfo{"offset", &Parameters::offset, -kFarthestOffset, kFarthestOffset, false, 1, kLinear, kNumbers, "", "",
                  "delta, the shift from there"},
    ParameterInfo{"pair", &Parameters::pair, 0, 5e4 - 1, false, 1, kLinear, kView, "", "",
                  "j, the pair of columns that is looked at"},
    ParameterInfo{"first-shift", &Parameters::firstShift, -1e4, 1e4, false, 1, kLinear, kNumbers, "", "",
                  "a in delta = a + b; none is half of delta"},
    ParameterInfo{"clock-axes", ChoiceField{&Parameters::clockAxes, kClockAxes}, 0, kClockAxes.size() - 1, false, 1,
                  kLinear, kView, "", "", "what a clock has to the right and upwards"},
    ParameterInfo{"similarity-measure", ChoiceField{&Parameters::similarityMeasure, kSimilarityMeasures}, 0,
                  kSimilarityMeasures.size() - 1, false, 1, kLinear, kNumbers, "", "",
                  "how two positions are compared"},
    ParameterInfo{"encoding", ChoiceField{&Parameters::encoding, kEncodings}, 0, kEncodings.size() - 1, false, 1,
                  kLinear, kNumbers, "", "", "the encoding that is looked at"},
    ParameterInfo{"training-length", &Parameters::trainingLength, 1, 16384, false, 1, kLogarithmic, kNumbers, "", "",
                  "positions that were seen in training"},
    ParameterInfo{"heads", &Parameters::heads, 1, 64, false, 1, kLinear, kNumbers, "", "", "number of heads"},
    ParameterInfo{"head", &Parameters::head, 0, 63, false, 1, kLinear, kNumbers, "heads", "",
                  "the head that is looked at; none is the first"},
    ParameterInfo{"tokens", &Parameters::tokens, 0, 0, false, 1, kLinear, kNumbers, "", "",
                  "the sentence, split into tokens"},
    ParameterInfo{"scale-embedding", ChoiceField{&Parameters::scaleEmbedding, kSwitch}, 0, kSwitch.size() - 1, false, 1,
                  kLinear, kNumbers, "", "", "embeddings times the square root of d"},
    ParameterInfo{"embedding-dropout", &Parameters::embeddingDropout, 0, 0.95, false, 0.05, kLinear, kNumbers, "", "",
                  "probability that a number is dropped"},
    ParameterInfo{"grid-rows", &Parameters::gridRows, 1, 64, false, 1, kLinear, kNumbers, "", "",
                  "rows of the image grid"},
    ParameterInfo{"grid-columns", &Parameters::gridColumns, 1, 64, false, 1, kLinear, kNumbers, "", "",
                  "columns of the image grid"},
    ParameterInfo{"normalise-grid", ChoiceField{&Parameters::normaliseGrid, kSwitch}, 0, kSwitch.size() - 1, false, 1,
                  kLinear, kNumbers, "", "", "coordinates scaled to one turn, as in DETR"},
    ParameterInfo{"memory-tokens", &Parameters::memoryTokens, 0, 0, false, 1, kLinear, kNumbers, "", "",
                  "the sentence that keys and values come from; empty: the same"},
    ParameterInfo{"m", &Parameters::m, 1, 4096, false, 1, kLogarithmic, kNumbers, "", "",
                  "number of keys, as the memory decides it"},
    ParameterInfo{"batch", &Parameters::batch, 1, 64, false, 1, kLinear, kNumbers, "", "", "sequences in the batch"},
    ParameterInfo{"sequence", &Parameters::sequence, 0, 63, false, 1, kLinear, kNumbers, "batch", "",
                  "the sequence of the batch that is looked at; none is the first"},
    ParameterInfo{"numbers", ChoiceField{&Parameters::numbers, kNumbersChoices}, 0, kNumbersChoices.size() - 1, false,
                  1, kLinear, kNumbers, "", "", "how X and the weights are drawn"},
    ParameterInfo{"head-design", ChoiceField{&Parameters::headDesign, kHeadDesigns}, 0, kHeadDesigns.size() - 1, false,
                  1, kLinear, kNumbers, "", "", "how the input becomes heads"},
    ParameterInfo{"add-position", ChoiceField{&Parameters::addPosition, kSwitch}, 0, kSwitch.size() - 1, false, 1,
                  kLinear, kNumbers, "", "", "whether positions are added to the embeddings"},
    ParameterInfo{"attention-projections", ChoiceField{&Parameters::attentionProjections, kSwitch}, 0,
                  kSwitch.size() - 1, false, 1, kLinear, kNumbers, "", "",
                  "whether there are W_q, W_k, W_v and W_o; without, nothing is divided by sqrt(d_k)"},
    ParameterInfo{"mask", ChoiceField{&Parameters::mask, kMasks}, 0, kMasks.size() - 1, false, 1, kLinear, kNumbers, "",
                  "", "what hides keys, beside radius, lengths and masked cells"},
    ParameterInfo{"radius", &Parameters::radius, 0, 4096, false, 1, kLinear, kNumbers, "", "",
                  "keys further away than this are hidden"},
    ParameterInfo{"valid-length", &Parameters::validLength, 0, 0, false, 1, kLinear, kNumbers, "", "",
                  "keys that are valid, one number for each sequence: 3,2"},
    ParameterInfo{"query-valid-length", &Parameters::queryValidLength, 0, 0, false, 1, kLinear, kNumbers, "", "",
                  "keys that are valid, one number for each query, ; between sequences: 1,2,3"},
    ParameterInfo{"masked-cells", &Parameters::maskedCells, 0, 0, false, 1, kLinear, kNumbers, "", "",
                  "cells hidden by hand, as query,key: 3,1;2,0"},
    ParameterInfo{"entries", &Parameters::entries, 0, 0, false, 1, kLinear, kNumbers, "", "",
                  "numbers typed into X, M or W: X 2 3 1.5; W_q 0 1 -2"},
    ParameterInfo{"temperature", &Parameters::temperature, 0, 1e6, true, 0.1, kLogarithmic, kNumbers, "", "",
                  "divides the scaled scores"},
    ParameterInfo{"attention-dropout", &Parameters::attentionDropout, 0, 0.95, false, 0.05, kLinear, kNumbers, "", "",
                  "probability that a weight is dropped"},
    ParameterInfo{"order", &Parameters::order, 0, 0, false, 1, kLinear, kNumbers, "", "",
                  "the places of the tokens, as 2,0,1; empty: a shuffle"},
    ParameterInfo{"key-width", &Parameters::keyWidth, 1, 4096, false, 1, kLogarithmic, kNumbers, "", "",
                  "d_k, the width of queries and keys"},
    ParameterInfo{"draws", &Parameters::draws, 1, 1e4, false, 1, kLogarithmic, kNumbers, "", "",
                  "random draws that are averaged"},
    ParameterInfo{"alpha", &Parameters::alpha, 0, 1000, false, 0.5, kLinear, kNumbers, "", "",
                  "sharpness of a relative head"},
    ParameterInfo{"position-head", ChoiceField{&Parameters::positionHead, kPositionHeads}, 0, kPositionHeads.size() - 1,
                  false, 1, kLinear, kNumbers, "", "", "what the head attends to"},
    ParameterInfo{"offsets", &Parameters::offsets, -kFarthestOffset, kFarthestOffset, false, 1, kLinear, kNumbers, "",
                  "", "several shifts at once, as -1,1; empty: offset"},
    ParameterInfo{"sharpness", &Parameters::sharpness, 0, 1000, false, 1, kLinear, kNumbers, "", "",
                  "of a position head: multiplies its scaled scores"},
    ParameterInfo{"content-mix", &Parameters::contentMix, 0, 1, false, 0.05, kLinear, kNumbers, "", "",
                  "0 only position, 1 only content"},
    ParameterInfo{"kernel", &Parameters::kernel, 1, 63, false, 1, kLinear, kNumbers, "", "",
                  "k, the size of the kernel"},
    ParameterInfo{"kernel-values", ChoiceField{&Parameters::kernelValues, kKernelValues}, 0, kKernelValues.size() - 1,
                  false, 1, kLinear, kNumbers, "", "", "the weights of the kernel"},
    ParameterInfo{"padding", ChoiceField{&Parameters::padding, kPaddings}, 0, kPaddings.size() - 1, false, 1, kLinear,
                  kNumbers, "", "", "what stands beyond the ends of the sequence"},
    ParameterInfo{"architecture", ChoiceField{&Parameters::architecture, kArchitectureNames}, 0,
                  kArchitectureNames.size() - 1, false, 1, kLinear, kNumbers, "", "",
                  "the kind of layer that is looked at"},
    ParameterInfo{"path-kind", ChoiceField{&Parameters::pathKind, kPathKinds}, 0, kPathKinds.size() - 1, false, 1,
                  kLinear, kNumbers, "", "",
                  "a path ends when some output sees both tokens, or when the one depends on the other"},
    ParameterInfo{"layers", &Parameters::layers, 1, 16, false, 1, kLinear, kNumbers, "", "",
                  "layers of the network that is drawn"},
    ParameterInfo{"from-token", &Parameters::fromToken, 0, 1e6 - 1, false, 1, kLinear, kNumbers, "n", "",
                  "the token where the path begins"},
    ParameterInfo{"to-token", &Parameters::toToken, 0, 1e6 - 1, false, 1, kLinear, kNumbers, "n", "",
                  "the token where the path ends; none is the last"},
    ParameterInfo{"projections", ChoiceField{&Parameters::projections, kSwitch}, 0, kSwitch.size() - 1, false, 1,
                  kLinear, kNumbers, "", "", "whether attention's W_q, W_k, W_v and W_o are counted"},
    ParameterInfo{"count", ChoiceField{&Parameters::count, kCounts}, 0, kCounts.size() - 1, false, 1, kLinear, kNumbers,
                  "", "", "multiply-adds, or floating-point operations, two for each"},
    ParameterInfo{"pass", ChoiceField{&Parameters::pass, kPasses}, 0, kPasses.size() - 1, false, 1, kLinear, kNumbers,
                  "", "", "a forward pass, or a training step, three times as much"},
    ParameterInfo{"cost-kind", ChoiceField{&Parameters::costKind, kCostKinds}, 0, kCostKinds.size() - 1, false, 1,
                  kLinear, kNumbers, "", "", "the term in O(...), or the exact count"},
    ParameterInfo{"quantity", ChoiceField{&Parameters::quantity, kQuantities}, 0, kQuantities.size() - 1, false, 1,
                  kLinear, kNumbers, "", "", "what is drawn: cost, sequential operations or longest path"},
    ParameterInfo{"against", ChoiceField{&Parameters::against, kAgainst}, 0, kAgainst.size() - 1, false, 1, kLinear,
                  kNumbers, "", "", "what varies along the axis"},
    ParameterInfo{"compared", &Parameters::compared, 0, 0, false, 1, kLinear, kNumbers, "", "",
                  "the layers that are compared, as convolution,attention; empty: all"},
    ParameterInfo{"sweep-first", &Parameters::sweepFirst, 1, 1e6, false, 1, kLogarithmic, kNumbers, "", "",
                  "where the sweep begins; none is chosen to suit"},
    ParameterInfo{"sweep-last", &Parameters::sweepLast, 1, 1e6, false, 1, kLogarithmic, kNumbers, "", "",
                  "where the sweep ends; none is chosen to suit"},
    ParameterInfo{"repeats", &Parameters::repeats, 3, 99, false, 1, kLinear, kNumbers, "", "",
                  "how often each point is measured"},
    ParameterInfo{"quick", ChoiceField{&Parameters::quick, kSwitch}, 0, kSwitch.size() - 1, false, 1, kLinear, kNumbers,
                  "", "", "a short sweep", true},
    ParameterInfo{"seed", &Parameters::seed, 0, std::numeric_limits<std::int64_t>::max(), false, 1, kLinear, kNumbers,
                  "", "", "where random numbers begin"},
    ParameterInfo{"matrix", &Parameters::matrix, 0, 0, false, 1, kLinear, kView, "", "",
                  "the matrix with the selected cell"},
    ParameterInfo{"row", &Parameters::row, 0, 1e6 - 1, false, 1, kLinear, kView, "n", "", "row of the selected cell"},
    ParameterInfo{"column", &Parameters::column, 0, 1e5 - 1, false, 1, kLinear, kView, "d", "",
                  "column of the selected cell"},
    ParameterInfo{"colour-map", ChoiceField{&Parameters::colourMap, kColourMaps}, 0, kColourMaps.size() - 1, false, 1,
                  kLinear, kView, "", "", "colours of a heatmap"},
    ParameterInfo{"look", ChoiceField{&Parameters::look, kLooks}, 0, kLooks.size() - 1, false, 1, kLinear, kView, "",
                  "", "the program's own look, or the book's"},
    ParameterInfo{"step", &Parameters::step, 1, 8, false, 1, kLinear, kView, "", "", "the last step that is shown"},
    ParameterInfo{"queries", ChoiceField{&Parameters::queries, kQueries}, 0, kQueries.size() - 1, false, 1, kLinear,
                  kView, "", "", "all queries at once, or the selected one"},
    ParameterInfo{"token-axis", ChoiceField{&Parameters::tokenAxis, kTokenAxes}, 0, kTokenAxes.size() - 1, false, 1,
                  kLinear, kView, "", "", "tokens as rows or as columns"},
    ParameterInfo{"output-view", ChoiceField{&Parameters::outputView, kOutputViews}, 0, kOutputViews.size() - 1, false,
                  1, kLinear, kView, "", "", "the output as a matrix or as arrows"},
    ParameterInfo{"first-dimension", &Parameters::firstDimension, 0, 1e5 - 1, false, 1, kLinear, kView, "d", "",
                  "the horizontal dimension of the arrows"},
    ParameterInfo{"second-dimension", &Parameters::secondDimension, 0, 1e5 - 1, false, 1, kLinear, kView, "d", "",
                  "the vertical dimension of the arrows"},
    ParameterInfo{"heads-view", ChoiceField{&Parameters::headsView, kHeadsViews}, 0, kHeadsViews.size() - 1, false, 1,
                  kLinear, kView, "", "", "heads as matrices or as lines between tokens"},
    ParameterInfo{"isolate-head", ChoiceField{&Parameters::isolateHead, kSwitch}, 0, kSwitch.size() - 1, false, 1,
                  kLinear, kView, "", "", "only the selected head"},
    ParameterInfo{"weights-scale", ChoiceField{&Parameters::weightsScale, kWeightsScales}, 0, kWeightsScales.size() - 1,
                  false, 1, kLinear, kView, "", "", "one scale for all heads, or each its own"},
    ParameterInfo{"chart-view", ChoiceField{&Parameters::chartView, kChartViews}, 0, kChartViews.size() - 1, false, 1,
                  kLinear, kView, "", "", "curves, or the plane of n and d with the cheapest layer at each place"},
    ParameterInfo{"networks", ChoiceField{&Parameters::networks, kNetworks}, 0, kNetworks.size() - 1, false, 1, kLinear,
                  kView, "", "", "one network of each family side by side, or one alone"},
    ParameterInfo{"receptive-field", ChoiceField{&Parameters::receptiveField, kSwitch}, 0, kSwitch.size() - 1, false, 1,
                  kLinear, kView, "", "", "whether all that reaches the end of the path is marked"},
    ParameterInfo{"path-step", &Parameters::pathStep, 0, 1e6, false, 1, kLinear, kView, "", "",
                  "how many steps of the path are lit; none is all of them"},
};

const ParameterInfo& infoOf(std::string_view key) {
    const ParameterInfo* info = findParameter(key);
    if (!info) throw std::invalid_argument("no parameter is called \"" + std::string(key) + "\"");
    return *info;
}

const ChoiceField* choiceOf(const ParameterInfo& info) {
    return std::get_if<ChoiceField>(&info.field);
}

bool isText(const ParameterInfo& info) {
    return std::holds_alternative<TextField>(info.field);
}

bool isInteger(const ParameterInfo& info) {
    return !std::holds_alternative<RealField>(info.field) && !isText(info);
}

std::optional<ExactNumber> asNumber(const ParameterValue& value) {
    if (const auto* integer = std::get_if<std::int64_t>(&value)) return ExactNumber(*integer);
    if (const auto* real = std::get_if<double>(&value)) return *real;
    return std::nullopt;
}

ParameterValue fromNumber(const ParameterInfo& info, ExactNumber number) {
    if (isInteger(info)) return static_cast<std::int64_t>(number);
    return static_cast<double>(number);
}

std::string listed(std::span<const std::string_view> names) {
    std::string text;
    for (const auto name : names) text += (text.empty() ? "" : ", ") + std::string(name);
    return text;
}

/// In full, as such options are written, never with a power of ten.
std::string wholeText(ExactNumber value) {
    return std::to_string(static_cast<std::int64_t>(value));
}

Phrase acceptedOf(const ParameterUse& use, const ParameterBounds& bounds, std::string_view none = "none") {
    const ParameterInfo& info = infoOf(use.key);
    if (const ChoiceField* choice = choiceOf(info)) return listed(choice->names);
    if (isText(info)) return use.names.empty() ? Phrase(CoreWords::tr("text")) : listed(use.names);
    Phrase text;
    if (bounds.minimumExcluded && bounds.maximum >= std::numeric_limits<double>::max())
        text = {CoreWords::tr("a number greater than %1"), exactText(bounds.minimum)};
    else if (bounds.minimumExcluded)
        text = {CoreWords::tr("a number greater than %1 and up to %2"), exactText(bounds.minimum),
                exactText(bounds.maximum)};
    else if (isInteger(info))
        text = {CoreWords::tr("whole numbers %1 to %2"), wholeText(bounds.minimum), wholeText(bounds.maximum)};
    else
        text = {CoreWords::tr("numbers %1 to %2"), exactText(bounds.minimum), exactText(bounds.maximum)};
    // The rest stands on the command line alone, which speaks English.
    if (bounds.divisorOf != 0)
        text = text.english() + " that divide " + std::to_string(bounds.divisorOf);
    else if (bounds.multipleOf == 2)
        text = "even " + text.english();
    else if (bounds.multipleOf > 2)
        text = "multiples of " + std::to_string(bounds.multipleOf) + " from " + text.english();
    if (std::holds_alternative<OptionalField>(info.field)) text = {CoreWords::tr("%1, or %2"), text, none};
    return text;
}

std::string accepted(const ParameterUse& use, const ParameterBounds& bounds) {
    return acceptedOf(use, bounds).english();
}

}  // namespace

std::span<const ParameterInfo> parameterTable() {
    return kTable;
}

const ParameterInfo* findParameter(std::string_view key) {
    const auto found = std::ranges::find(kTable, key, &ParameterInfo::key);
    return found == kTable.end() ? nullptr : &*found;
}

ParameterValue valueOf(const Parameters& parameters, const ParameterInfo& info) {
    return std::visit(Overloaded{
                          [&](IntegerField field) -> ParameterValue { return parameters.*field; },
                          [&](RealField field) -> ParameterValue { return parameters.*field; },
                          [&](const ChoiceField& choice) -> ParameterValue { return parameters.*choice.index; },
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
    const bool none = std::holds_alternative<std::monostate>(value);
    const bool fits = std::visit(
        Overloaded{
            [&](IntegerField field) { return integer && (parameters.*field = *integer, true); },
            [&](RealField field) { return real && (parameters.*field = *real, true); },
            [&](const ChoiceField& choice) { return integer && (parameters.*choice.index = *integer, true); },
            [&](TextField field) { return text && (parameters.*field = *text, true); },
            [&](OptionalField field) {
                if (none) parameters.*field = std::nullopt;
                if (integer) parameters.*field = *integer;
                return none || integer;
            },
        },
        info.field);
    if (!fits) throw std::invalid_argument("a value of another type was given for \"" + std::string(info.key) + "\"");
}

std::string valueText(const ParameterInfo& info, const ParameterValue& value) {
    const auto* integer = std::get_if<std::int64_t>(&value);
    if (const ChoiceField* choice = choiceOf(info); choice && integer)
        return std::string(choice->names[static_cast<std::size_t>(*integer)]);
    if (integer) return std::to_string(*integer);
    if (const auto* text = std::get_if<std::string>(&value)) return *text;
    if (const auto* real = std::get_if<double>(&value)) return numberText(*real);
    return "none";
}

bool decidesNumbers(const ParameterUse& use) {
    return use.role.value_or(infoOf(use.key).role) == ParameterRole::Numbers;
}

Parameters numbersOnly(std::span<const ParameterUse> uses, const Parameters& parameters) {
    Parameters numbers;
    for (const ParameterUse& use : uses) {
        const ParameterInfo& info = infoOf(use.key);
        if (decidesNumbers(use)) setValue(numbers, info, valueOf(parameters, info));
    }
    return numbers;
}

ExactNumber ParameterBounds::nearest(ExactNumber value) const {
    const ExactNumber inside = std::clamp(value, minimum, maximum);
    if (divisorOf != 0) {
        // 1 divides everything, so there is one below.
        ExactNumber lower = std::floor(inside);
        while (lower > minimum && !contains(lower)) --lower;
        ExactNumber upper = std::ceil(inside);
        while (upper <= maximum && !contains(upper)) ++upper;
        return upper <= maximum && upper - inside < inside - lower ? upper : lower;
    }
    if (multipleOf == 1) return inside;
    const auto step = ExactNumber(multipleOf);
    ExactNumber rounded = std::ceil(inside / step - 0.5L) * step;
    if (rounded > maximum) rounded -= step;
    if (rounded < minimum) rounded += step;
    return rounded;
}

ParameterBounds fixedBounds(const ParameterUse& use) {
    const ParameterInfo& info = infoOf(use.key);
    ParameterBounds bounds{info.minimum, info.maximum, info.minimumExcluded, use.multipleOf, 0};
    if (!std::isnan(use.minimum)) bounds = {use.minimum, bounds.maximum, false, use.multipleOf, 0};
    if (!std::isnan(use.maximum)) bounds.maximum = use.maximum;
    return bounds;
}

ParameterBounds boundsNow(const ParameterUse& use, const Parameters& parameters) {
    const ParameterInfo& info = infoOf(use.key);
    ParameterBounds bounds = fixedBounds(use);
    const auto other = [&](std::string_view key) { return asNumber(valueOf(parameters, infoOf(key))).value_or(0); };
    if (use.most)
        bounds.maximum = std::min(bounds.maximum, ExactNumber(use.most(parameters)));
    else if (!info.below.empty())
        bounds.maximum = std::min(bounds.maximum, other(info.below) - 1);
    if (!info.notBefore.empty())
        bounds.minimum = std::min(bounds.maximum, std::max(bounds.minimum, other(info.notBefore)));
    if (!use.divides.empty() && (!use.dividesWhile || use.dividesWhile(parameters)))
        bounds.divisorOf = std::int64_t(other(use.divides));
    return bounds;
}

std::string acceptedText(const ParameterUse& use) {
    return accepted(use, fixedBounds(use));
}

Phrase acceptedInScene(const ParameterInfo& info) {
    const ParameterUse use{.key = info.key};
    return acceptedOf(use, fixedBounds(use), "null");
}

bool isBoundedList(const ParameterInfo& info) {
    return isText(info) && info.minimum < info.maximum;
}

Phrase textProblem(const ParameterInfo& info, const std::string& text) {
    if (text.empty()) return {};
    try {
        if (info.key == "tokens" || info.key == "memory-tokens") splitTokens(text);
        if (info.key == "valid-length") readList(text, 0);
        if (info.key == "query-valid-length") readLists(text, 0);
        if (info.key == "masked-cells") readCells(text);
        if (info.key == "entries") readEntries(text);
        if (info.key == "compared" && !readArchitectures(text))
            return {CoreWords::tr("%1 is no list of layers; accepted: some of convolution, dilated, recurrent, "
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
    const auto refuse = [&](const std::string& what) -> ParameterValue {
        throw ParameterError(use.key, quotedText(text) + " " + what + "; accepted: " + accepted(use, bounds));
    };
    if (isText(info)) {
        if (!use.names.empty() && std::ranges::find(use.names, text) == use.names.end())
            return refuse("is not one of the names");
        if (const Phrase problem = textProblem(info, std::string(text)); !problem.empty())
            throw ParameterError(use.key, problem.english());
        return std::string(text);
    }
    if (const ChoiceField* choice = choiceOf(info)) {
        const auto found = std::ranges::find(choice->names, text);
        if (found == choice->names.end()) return refuse("is not one of the choices");
        return static_cast<std::int64_t>(found - choice->names.begin());
    }
    if (text == "none" && std::holds_alternative<OptionalField>(info.field)) return std::monostate{};
    ParameterValue value;
    if (isInteger(info)) {
        const auto integer = parseInteger(text);
        if (!integer) return refuse("is not a whole number that can be used here");
        value = *integer;
    } else {
        const auto real = parseReal(text);
        if (!real) return refuse("is not a number that can be used here");
        value = *real;
    }
    const ExactNumber number = *asNumber(value);
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
        if (const auto* text = std::get_if<std::string>(&from);
            text && !use.names.empty() && !fixed.contains(use.key) &&
            std::ranges::find(use.names, *text) == use.names.end()) {
            // A matrix of another page: none is named here.
            setValue(adapted.parameters, info, valueOf(Parameters{}, info));
            continue;
        }
        const auto number = asNumber(from);
        if (fixed.contains(use.key) || !number) continue;
        ParameterBounds bounds = boundsNow(use, adapted.parameters);
        // Heads that were asked for pull a d that was not to one of their multiples.
        for (const ParameterUse& other : uses)
            if (fixed.contains(other.key) && other.divides == use.key && !decided.contains(use.key) &&
                (!other.dividesWhile || other.dividesWhile(adapted.parameters)))
                bounds.multipleOf =
                    std::lcm(bounds.multipleOf,
                             std::max<std::int64_t>(
                                 1, std::int64_t(asNumber(valueOf(parameters, infoOf(other.key))).value_or(1))));
        // An explicit "last" pulls a "first" that was not asked for down with it.
        for (const ParameterUse& other : uses)
            if (fixed.contains(other.key) && infoOf(other.key).notBefore == use.key)
                bounds.maximum =
                    std::min(bounds.maximum, asNumber(valueOf(parameters, infoOf(other.key))).value_or(bounds.maximum));
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
        const auto number = asNumber(value);
        if (!number) continue;
        const ParameterBounds bounds = boundsNow(use, parameters);
        if (bounds.contains(*number)) continue;
        std::string because;
        if (use.most && *number > bounds.maximum)
            because = " is beyond " + (use.mostText.empty() ? exactText(bounds.maximum) : std::string(use.mostText));
        else if (bounds.divisorOf != 0 && *number <= bounds.maximum && *number >= bounds.minimum)
            because = " does not divide " + std::string(use.divides) + " = " + std::to_string(bounds.divisorOf);
        else if (!info.below.empty() && *number > bounds.maximum)
            because = " is beyond " + std::string(info.below) + " - 1";
        else if (!info.notBefore.empty() && *number < bounds.minimum)
            because = " is before " + std::string(info.notBefore);
        else
            because = " is out of range";
        throw ParameterError(use.key, valueText(info, value) + because + "; accepted: " + accepted(use, bounds));
    }
}

}  // namespace attention
