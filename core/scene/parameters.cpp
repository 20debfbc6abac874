#include "core/scene/parameters.h"

#include <algorithm>
#include <array>
#include <cmath>
#include <functional>
#include <numeric>

#include "core/io/quoted_text.h"
#include "core/number_text.h"
#include "core/overloaded.h"
#include "core/scene/architecture.h"
#include "core/scene/lists.h"
#include "core/scene/tokens.h"

namespace attention {
namespace {

template <auto kField>
constexpr ChoiceField choice() {
    using Choice = std::remove_cvref_t<decltype(Parameters{}.*kField)>;
    return {.get = [](const Parameters& parameters) { return static_cast<std::int64_t>(parameters.*kField); },
            .set = [](Parameters& parameters, std::int64_t index) { parameters.*kField = static_cast<Choice>(index); },
            .values = kChoiceValues<Choice>};
}

constexpr auto kLogarithmic = ParameterScale::Logarithmic;
constexpr auto kView = ParameterRole::View;

// The default of each parameter is the initialiser of its field.
constexpr auto kTable = std::to_array<ParameterInfo>({
    {.key = "n",
     .field = &Parameters::n,
     .minimum = 1,
     .maximum = 1e6,
     .scale = kLogarithmic,
     .help = "number of positions"},
    {.key = "d",
     .field = &Parameters::d,
     .minimum = 1,
     .maximum = 1e5,
     .scale = kLogarithmic,
     .help = "width of the encoding"},
    {.key = "base",
     .field = &Parameters::base,
     .minimum = 1,
     .maximum = std::numeric_limits<double>::max(),
     .minimumExcluded = true,
     .scale = kLogarithmic,
     .help = "the 10000 of the formula"},
    {.key = "start", .field = &Parameters::start, .maximum = 1e6, .help = "first position"},
    {.key = "first-column",
     .field = &Parameters::firstColumn,
     .maximum = 1e5 - 1,
     .lessThanKey = "d",
     .help = "first column drawn"},
    {.key = "last-column",
     .field = &Parameters::lastColumn,
     .maximum = 1e5 - 1,
     .lessThanKey = "d",
     .atLeastKey = "first-column",
     .help = "last column drawn"},
    {.key = "position", .field = &Parameters::position, .maximum = 1e6, .help = "i, the position that is looked at"},
    {.key = "offset",
     .field = &Parameters::offset,
     .minimum = -kMaxOffset,
     .maximum = kMaxOffset,
     .help = "delta, the shift from there"},
    {.key = "pair",
     .field = &Parameters::pair,
     .maximum = 5e4 - 1,
     .role = kView,
     .help = "j, the pair of columns that is looked at"},
    {.key = "first-shift",
     .field = &Parameters::firstShift,
     .minimum = -1e4,
     .maximum = 1e4,
     .help = "a in delta = a + b; none is half of delta"},
    {.key = "clock-axes",
     .field = choice<&Parameters::clockAxes>(),
     .role = kView,
     .help = "what a clock has to the right and upwards"},
    {.key = "similarity-measure",
     .field = choice<&Parameters::similarityMeasure>(),
     .help = "how two positions are compared"},
    {.key = "encoding", .field = choice<&Parameters::encoding>(), .help = "the encoding that is looked at"},
    {.key = "training-length",
     .field = &Parameters::trainingLength,
     .minimum = 1,
     .maximum = 16384,
     .scale = kLogarithmic,
     .help = "positions that were seen in training"},
    {.key = "heads", .field = &Parameters::heads, .minimum = 1, .maximum = 1024, .help = "number of heads"},
    {.key = "head",
     .field = &Parameters::head,
     .maximum = 1023,
     .lessThanKey = "heads",
     .help = "the head that is looked at; none is the first"},
    {.key = "tokens", .field = &Parameters::tokens, .help = "the sentence, split into tokens"},
    {.key = "scale-embedding",
     .field = choice<&Parameters::scaleEmbedding>(),
     .help = "embeddings times the square root of d"},
    {.key = "embedding-dropout",
     .field = &Parameters::embeddingDropout,
     .maximum = 0.95,
     .step = 0.05,
     .help = "probability that a number is dropped"},
    {.key = "grid-rows", .field = &Parameters::gridRows, .minimum = 1, .maximum = 64, .help = "rows of the image grid"},
    {.key = "grid-columns",
     .field = &Parameters::gridColumns,
     .minimum = 1,
     .maximum = 64,
     .help = "columns of the image grid"},
    {.key = "from-cell",
     .field = &Parameters::fromCell,
     .maximum = 64 * 64 - 1,
     .help = "the cell looked from, row by row from 0; none is the middle one"},
    {.key = "normalise-grid",
     .field = choice<&Parameters::normaliseGrid>(),
     .help = "coordinates scaled to one turn, as in DETR"},
    {.key = "memory-tokens",
     .field = &Parameters::memoryTokens,
     .help = "the sentence that keys and values come from; empty: the same"},
    {.key = "m",
     .field = &Parameters::m,
     .minimum = 1,
     .maximum = 4096,
     .scale = kLogarithmic,
     .help = "number of keys, as the memory decides it"},
    {.key = "batch", .field = &Parameters::batch, .minimum = 1, .maximum = 64, .help = "sequences in the batch"},
    {.key = "sequence",
     .field = &Parameters::sequence,
     .maximum = 63,
     .lessThanKey = "batch",
     .help = "the sequence of the batch that is looked at; none is the first"},
    {.key = "numbers", .field = choice<&Parameters::numbers>(), .help = "how X and the weights are drawn"},
    {.key = "head-design", .field = choice<&Parameters::headDesign>(), .help = "how the input becomes heads"},
    {.key = "add-position",
     .field = choice<&Parameters::addPosition>(),
     .help = "whether positions are added to the embeddings"},
    {.key = "attention-projections",
     .field = choice<&Parameters::attentionProjections>(),
     .help = "whether there are W_q, W_k, W_v and W_o; without, nothing is divided by sqrt(d_k)"},
    {.key = "mask",
     .field = choice<&Parameters::mask>(),
     .help = "what hides keys, beside radius, lengths and masked cells"},
    {.key = "radius", .field = &Parameters::radius, .maximum = 4096, .help = "keys further away than this are hidden"},
    {.key = "valid-length",
     .field = &Parameters::validLength,
     .help = "keys that are valid, one number for each sequence: 3,2"},
    {.key = "query-valid-length",
     .field = &Parameters::queryValidLength,
     .help = "keys that are valid, one number for each query, ; between sequences: 1,2,3"},
    {.key = "masked-cells", .field = &Parameters::maskedCells, .help = "cells hidden by hand, as query,key: 3,1;2,0"},
    {.key = "entries", .field = &Parameters::entries, .help = "numbers typed into X, M or W: X 2 3 1.5; W_q 0 1 -2"},
    {.key = "temperature",
     .field = &Parameters::temperature,
     .minimum = 1e-100,  // scores of the largest entries are doubles still when they are divided by it
     .maximum = 1e6,
     .step = 0.1,
     .scale = kLogarithmic,
     .help = "divides the scaled scores"},
    {.key = "attention-dropout",
     .field = &Parameters::attentionDropout,
     .maximum = 0.95,
     .step = 0.05,
     .help = "probability that a weight is dropped"},
    {.key = "order", .field = &Parameters::order, .help = "the places of the tokens, as 2,0,1; empty: a shuffle"},
    {.key = "key-width",
     .field = &Parameters::keyWidth,
     .minimum = 1,
     .maximum = 4096,
     .scale = kLogarithmic,
     .help = "d_k, the width of queries and keys"},
    {.key = "draws",
     .field = &Parameters::draws,
     .minimum = 1,
     .maximum = 1e4,
     .scale = kLogarithmic,
     .help = "random draws that are averaged"},
    {.key = "alpha", .field = &Parameters::alpha, .maximum = 1000, .step = 0.5, .help = "sharpness of a relative head"},
    {.key = "position-head", .field = choice<&Parameters::positionHead>(), .help = "what the head attends to"},
    {.key = "offsets",
     .field = &Parameters::offsets,
     .minimum = -kMaxOffset,
     .maximum = kMaxOffset,
     .help = "several shifts at once, as -1,1; empty: offset"},
    {.key = "sharpness",
     .field = &Parameters::sharpness,
     .maximum = 1000,
     .help = "of a position head: multiplies its scaled scores"},
    {.key = "content-mix",
     .field = &Parameters::contentMix,
     .maximum = 1,
     .step = 0.05,
     .help = "0 only position, 1 only content"},
    {.key = "kernel", .field = &Parameters::kernel, .minimum = 1, .maximum = 63, .help = "k, the size of the kernel"},
    {.key = "kernel-values", .field = choice<&Parameters::kernelValues>(), .help = "the weights of the kernel"},
    {.key = "padding", .field = choice<&Parameters::padding>(), .help = "what stands beyond the ends of the sequence"},
    {.key = "architecture",
     .field = choice<&Parameters::architecture>(),
     .help = "the kind of layer that is looked at"},
    {.key = "path-kind",
     .field = choice<&Parameters::pathKind>(),
     .help = "a path ends when some output sees both tokens, or when the one depends on the other"},
    {.key = "layers",
     .field = &Parameters::layers,
     .minimum = 1,
     .maximum = 128,
     .help = "layers of the network that is drawn"},
    {.key = "from-token",
     .field = &Parameters::fromToken,
     .maximum = 1e6 - 1,
     .lessThanKey = "n",
     .help = "the token where the path begins"},
    {.key = "to-token",
     .field = &Parameters::toToken,
     .maximum = 1e6 - 1,
     .lessThanKey = "n",
     .help = "the token where the path ends; none is the last"},
    {.key = "projections",
     .field = choice<&Parameters::projections>(),
     .help = "whether attention's W_q, W_k, W_v and W_o are counted"},
    {.key = "count",
     .field = choice<&Parameters::count>(),
     .help = "multiply-adds, or floating-point operations, two for each"},
    {.key = "pass",
     .field = choice<&Parameters::pass>(),
     .help = "a forward pass, or a training step, three times as much"},
    {.key = "cost-kind", .field = choice<&Parameters::costKind>(), .help = "the term in O(...), or the exact count"},
    {.key = "quantity",
     .field = choice<&Parameters::quantity>(),
     .help = "what is drawn: cost, sequential operations or longest path"},
    {.key = "against", .field = choice<&Parameters::against>(), .help = "what varies along the axis"},
    {.key = "compared",
     .field = &Parameters::compared,
     .help = "the layers that are compared, as convolution,attention; empty: all"},
    {.key = "sweep-first",
     .field = &Parameters::sweepFirst,
     .minimum = 1,
     .maximum = 1e6,
     .scale = kLogarithmic,
     .help = "where the sweep begins; none is chosen to suit"},
    {.key = "sweep-last",
     .field = &Parameters::sweepLast,
     .minimum = 1,
     .maximum = 1e6,
     .scale = kLogarithmic,
     .help = "where the sweep ends; none is chosen to suit"},
    {.key = "repeats",
     .field = &Parameters::repeats,
     .minimum = 3,
     .maximum = 99,
     .help = "how often each point is measured"},
    {.key = "quick", .field = choice<&Parameters::quick>(), .help = "a short sweep", .isFlag = true},
    {.key = "sample-run",
     .field = choice<&Parameters::sampleRun>(),
     .help = "a run of another machine, where nothing was measured",
     .isFlag = true},
    {.key = "task", .field = choice<&Parameters::task>(), .help = "what each token of a sequence must name"},
    {.key = "symbols",
     .field = &Parameters::symbols,
     .minimum = 2,
     .maximum = 100,
     .help = "how many different tokens there are"},
    {.key = "steps",
     .field = &Parameters::steps,
     .minimum = 1,
     .maximum = 1e5,
     .scale = kLogarithmic,
     .help = "updates of the whole training run"},
    {.key = "training-step",
     .field = &Parameters::trainingStep,
     .maximum = 1e5,
     .help = "the moment of the run that is shown, in updates; none is the last"},
    {.key = "batch-size",
     .field = &Parameters::batchSize,
     .minimum = 1,
     .maximum = 1024,
     .scale = kLogarithmic,
     .help = "fresh sequences of each training step"},
    {.key = "learning-rate",
     .field = &Parameters::learningRate,
     .maximum = 1e6,
     .minimumExcluded = true,
     .step = 0.001,
     .scale = kLogarithmic,
     .help = "how far a training step goes, of Adam"},
    {.key = "residual",
     .field = choice<&Parameters::residual>(),
     .help = "whether each part of a layer is added to its input"},
    {.key = "mlp", .field = choice<&Parameters::mlp>(), .help = "whether a layer has an MLP behind its attention"},
    {.key = "norm",
     .field = choice<&Parameters::norm>(),
     .help = "whether what goes into each part of a layer is normalised"},
    {.key = "every-layer",
     .field = choice<&Parameters::everyLayer>(),
     .help = "whether positions are added before each layer, instead of the first one alone"},
    {.key = "ghost",
     .field = choice<&Parameters::ghost>(),
     .help = "a second run that the first is drawn beside: the same one without positions, or none"},
    {.key = "example",
     .field = &Parameters::example,
     .help = "the sequence that the trained layer is shown with, as \"A B C\"; empty: a fresh one"},
    {.key = "model",
     .field = choice<&Parameters::model>(),
     .help = "the trained model that says what \"it\" is: its weights are the answer, or it names a word"},
    {.key = "beside",
     .field = &Parameters::beside,
     .help = "the adjective of the sentence below; empty: one that fits another noun"},
    {.key = "what-if",
     .field = &Parameters::whatIf,
     .maximum = 59,
     .role = kView,
     .help = "the place that gets all the weight of the line, by force; none is as trained"},
    {.key = "spectral-radius",
     .field = &Parameters::spectralRadius,
     .minimum = 0.1,
     .maximum = 1.5,
     .step = 0.05,
     .help = "rho: a recurrence's matrix is rho times an orthogonal one"},
    {.key = "activation",
     .field = choice<&Parameters::activation>(),
     .help = "what is done to each number of a recurrence's or a convolution's output"},
    {.key = "seed",
     .field = &Parameters::seed,
     .maximum = std::numeric_limits<std::int64_t>::max(),
     .help = "where random numbers begin"},
    {.key = "matrix", .field = &Parameters::matrix, .role = kView, .help = "the matrix with the selected cell"},
    {.key = "row",
     .field = &Parameters::row,
     .maximum = 1e6 - 1,
     .role = kView,
     .lessThanKey = "n",
     .help = "row of the selected cell"},
    {.key = "column",
     .field = &Parameters::column,
     .maximum = 1e5 - 1,
     .role = kView,
     .lessThanKey = "d",
     .help = "column of the selected cell"},
    {.key = "colour-map", .field = choice<&Parameters::colourMap>(), .role = kView, .help = "colours of a heatmap"},
    {.key = "look",
     .field = choice<&Parameters::look>(),
     .role = kView,
     .help = "the program's own look, or the book's"},
    {.key = "step",
     .field = &Parameters::step,
     .minimum = 1,
     .maximum = 8,
     .role = kView,
     .help = "the last step that is shown"},
    {.key = "queries",
     .field = choice<&Parameters::queries>(),
     .role = kView,
     .help = "all queries at once, or the selected one"},
    {.key = "token-axis",
     .field = choice<&Parameters::tokenAxis>(),
     .role = kView,
     .help = "tokens as rows or as columns"},
    {.key = "output-view",
     .field = choice<&Parameters::outputView>(),
     .role = kView,
     .help = "the output as a matrix or as arrows"},
    {.key = "listing",
     .field = choice<&Parameters::listing>(),
     .role = kView,
     .help = "the program that makes the picture, beside it"},
    {.key = "first-dimension",
     .field = &Parameters::firstDimension,
     .maximum = 1e5 - 1,
     .role = kView,
     .lessThanKey = "d",
     .help = "the horizontal dimension of the arrows"},
    {.key = "second-dimension",
     .field = &Parameters::secondDimension,
     .maximum = 1e5 - 1,
     .role = kView,
     .lessThanKey = "d",
     .help = "the vertical dimension of the arrows"},
    {.key = "heads-view",
     .field = choice<&Parameters::headsView>(),
     .role = kView,
     .help = "heads as matrices or as lines between tokens"},
    {.key = "isolate-head",
     .field = choice<&Parameters::isolateHead>(),
     .role = kView,
     .help = "only the selected head"},
    {.key = "weights-scale",
     .field = choice<&Parameters::weightsScale>(),
     .role = kView,
     .help = "one scale for all heads, or each its own"},
    {.key = "chart-view",
     .field = choice<&Parameters::chartView>(),
     .role = kView,
     .help = "curves, or the plane of n and d with the cheapest layer at each place"},
    {.key = "networks",
     .field = choice<&Parameters::networks>(),
     .role = kView,
     .help = "one network of each family side by side, or one alone"},
    {.key = "receptive-field",
     .field = choice<&Parameters::receptiveField>(),
     .role = kView,
     .help = "whether all that reaches the end of the path is marked"},
    {.key = "path-step",
     .field = &Parameters::pathStep,
     .maximum = 1e6,
     .role = kView,
     .help = "how many steps of the path are lit; none is all of them"},
    {.key = "layer",
     .field = &Parameters::layer,
     .maximum = 127,
     .role = kView,
     .lessThanKey = "layers",
     .help = "the layer whose heads are shown, from 0"},
    {.key = "show",
     .field = &Parameters::show,
     .role = kView,
     .help = "all parts of the picture, or those of one of its tabs"},
    {.key = "new-tokens",
     .field = &Parameters::newTokens,
     .maximum = 64,
     .help = "tokens that a language model appends to the text, each drawn from its probabilities"},
    {.key = "top-k",
     .field = &Parameters::topK,
     .minimum = 1,
     .maximum = 1e6,
     .scale = kLogarithmic,
     .help = "only so many tokens, the most probable ones, can come next; none is all of them"},
    {.key = "sort-heads",
     .field = choice<&Parameters::sortHeads>(),
     .role = kView,
     .help = "heads layer by layer, or by a score, the highest first"},
    {.key = "ablated",
     .field = &Parameters::ablated,
     .help = "heads whose output is set to zero, as \"layer,head\" from 0 with semicolons between them; empty: none"},
});

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

std::optional<ExactNumber> asNumber(const ParameterValue& value) {
    if (const auto* integer = std::get_if<std::int64_t>(&value)) return ExactNumber(*integer);
    if (const auto* real = std::get_if<double>(&value)) return *real;
    return std::nullopt;
}

ParameterValue fromNumber(const ParameterInfo& info, ExactNumber number) {
    if (isInteger(info)) return static_cast<std::int64_t>(number);
    return static_cast<double>(number);
}

template <class List, class Name = std::identity>
std::string listed(const List& list, Name name = {}) {
    std::string text;
    for (const auto& element : list) text += (text.empty() ? "" : ", ") + std::string(std::invoke(name, element));
    return text;
}

/// In full, as such options are written, never with a power of ten.
std::string wholeText(ExactNumber value) {
    return std::to_string(static_cast<std::int64_t>(value));
}

Message acceptedOf(const ParameterUse& use, const ParameterBounds& bounds, std::string_view none = "none") {
    const ParameterInfo& info = infoOf(use.key);
    if (const ChoiceField* choice = choiceOf(info); choice && use.acceptedNames.empty())
        return listed(choice->values, &ChoiceValue::name);
    if (choiceOf(info)) return listed(use.acceptedNames);
    if (isText(info)) return use.acceptedNames.empty() ? Message(CoreMessages::tr("text")) : listed(use.acceptedNames);
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
    // The rest stands on the command line alone, which speaks English.
    if (bounds.divisorOf != 0)
        text = text.english() + " that divide " + std::to_string(bounds.divisorOf);
    else if (bounds.multipleOf == 2)
        text = "even " + text.english();
    else if (bounds.multipleOf > 2)
        text = "multiples of " + std::to_string(bounds.multipleOf) + " from " + text.english();
    if (std::holds_alternative<OptionalField>(info.field)) text = {CoreMessages::tr("%1, or %2"), text, none};
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
    const bool none = std::holds_alternative<std::monostate>(value);
    const bool fits =
        std::visit(Overloaded{
                       [&](IntegerField field) { return integer && (parameters.*field = *integer, true); },
                       [&](RealField field) { return real && (parameters.*field = *real, true); },
                       [&](const ChoiceField& choice) { return integer && (choice.set(parameters, *integer), true); },
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
    return rounded + ExactNumber(0);  // Not -0, which would be shown as such.
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
    const auto other = [&](std::string_view key) { return asNumber(valueOf(parameters, infoOf(key))).value_or(0); };
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
    return accepted(use, fixedBounds(use));
}

Message acceptedSceneText(const ParameterInfo& info) {
    const ParameterUse use{.key = info.key};
    return acceptedOf(use, fixedBounds(use), "null");
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
    const auto refuse = [&](const std::string& what) -> ParameterValue {
        throw ParameterError(use.key, quotedText(text) + " " + what + "; accepted: " + accepted(use, bounds));
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
        if (!fixed.contains(use.key) && !isAccepted(use, valueText(info, from))) {
            // A matrix of another exhibit: none is named here. A choice of another exhibit: what is usual, or else the
            // first.
            ParameterValue usual = valueOf(Parameters{}, info);
            if (choiceOf(info) && !isAccepted(use, valueText(info, usual)))
                usual = parseValue(use, use.acceptedNames.front());
            setValue(adapted.parameters, info, usual);
            if (choiceOf(info)) adapted.adaptations.push_back({info.key, from, usual});
            continue;
        }
        const auto number = asNumber(from);
        if (fixed.contains(use.key) || !number) continue;
        ParameterBounds bounds = currentBounds(use, adapted.parameters);
        // As many heads as a file has need not divide anything.
        if (decided.contains(use.key)) bounds.divisorOf = 0;
        // Heads that were asked for pull a d that was not to one of their multiples.
        for (const ParameterUse& other : uses)
            if (fixed.contains(other.key) && other.mustDivideKey == use.key && !decided.contains(use.key) &&
                (!other.mustDivideIf || other.mustDivideIf(adapted.parameters)))
                bounds.multipleOf =
                    std::lcm(bounds.multipleOf,
                             std::max<std::int64_t>(
                                 1, std::int64_t(asNumber(valueOf(parameters, infoOf(other.key))).value_or(1))));
        // An explicit "last" pulls a "first" that was not asked for down with it.
        for (const ParameterUse& other : uses)
            if (fixed.contains(other.key) && infoOf(other.key).atLeastKey == use.key)
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
        throw ParameterError(use.key, valueText(info, value) + because + "; accepted: " + accepted(use, bounds));
    }
}

}  // namespace attention
