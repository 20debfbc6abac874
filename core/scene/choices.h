#pragma once

#include <algorithm>
#include <array>
#include <cstddef>
#include <iterator>
#include <optional>
#include <string_view>
#include <type_traits>

#include "core/message_template.h"

namespace attention {

/// What one value of a choice is called.
struct ChoiceValue {
    std::string_view name;  ///< on the command line and in scene files
    MessageTemplate words;  ///< to a person
};

/// A value with its entry, as choiceValues() takes them.
template <class Choice>
struct NamedChoice {
    Choice value;
    ChoiceValue entry;
};

/// Whether an enumeration has an enumerator of this value: a compiler writes any other as "(Choice)7".
template <auto value>
consteval bool isEnumerator() {
    return std::string_view(__PRETTY_FUNCTION__).find("= (") == std::string_view::npos;
}

/// The entries of all values in their order. It does not compile unless each value has one.
template <class Choice, std::size_t count>
consteval std::array<ChoiceValue, count> choiceValues(const NamedChoice<Choice> (&named)[count]) {
    if constexpr (std::is_enum_v<Choice>)
        static_assert(!isEnumerator<static_cast<Choice>(count)>(), "a value has no entry");
    std::array<ChoiceValue, count> entries;
    for (std::size_t i = 0; i < count; ++i) {
        if (named[i].value != static_cast<Choice>(i)) throw "an entry is not in its value's place";
        entries[i] = named[i].entry;
    }
    return entries;
}

/// What the values of an enumeration are called, or those of bool: one for each, in their order.
template <class Choice>
extern const std::array<ChoiceValue, 0> kChoiceValues;

template <class Choice>
constexpr const ChoiceValue& choiceEntry(Choice choice) {
    return kChoiceValues<Choice>[static_cast<std::size_t>(choice)];
}

/// A value's name on the command line: "side-by-side".
template <class Choice>
constexpr std::string_view choiceName(Choice choice) {
    return choiceEntry(choice).name;
}

/// The value that is called so on the command line, if one is.
template <class Choice>
constexpr std::optional<Choice> findChoice(std::string_view name) {
    const auto found = std::ranges::find(kChoiceValues<Choice>, name, &ChoiceValue::name);
    if (found == std::end(kChoiceValues<Choice>)) return std::nullopt;
    return static_cast<Choice>(found - std::begin(kChoiceValues<Choice>));
}

template <>
inline constexpr auto kChoiceValues<bool> = choiceValues<bool>({
    {false, {"off", CoreMessages::tr("off")}},
    {true, {"on", CoreMessages::tr("on")}},
});

// --- Position --------------------------------------------------------------------------------------------------------

/// What a clock has to the right and upwards.
enum class ClockAxes { CosSin, SinCos };
template <>
inline constexpr auto kChoiceValues<ClockAxes> = choiceValues<ClockAxes>({
    {ClockAxes::CosSin, {"cos-sin", CoreMessages::tr("cosine right, sine up")}},
    {ClockAxes::SinCos, {"sin-cos", CoreMessages::tr("sine right, cosine up")}},
});

/// How two rows of a table of positions are compared.
enum class SimilarityMeasure {
    Dot,       ///< p_i · p_j
    Cosine,    ///< p_i · p_j / (|p_i| |p_j|), 0 where a row is 0
    Euclidean  ///< |p_i - p_j|, a distance: 0 is alike
};
template <>
inline constexpr auto kChoiceValues<SimilarityMeasure> = choiceValues<SimilarityMeasure>({
    {SimilarityMeasure::Dot, {"dot", CoreMessages::tr("dot product")}},
    {SimilarityMeasure::Cosine, {"cosine", CoreMessages::tr("normalised")}},
    {SimilarityMeasure::Euclidean, {"euclidean", CoreMessages::tr("distance")}},
});

/// The ways to tell attention where a token stands, from none at all to those that act on the scores alone.
enum class EncodingKind {
    None,
    Integer,        ///< p_i = i
    IntegerScaled,  ///< p_i = i/(n - 1)
    OneHot,         ///< p_i = 1 in column i of n
    Binary,         ///< the binary digits of i, the lowest first
    Sinusoidal,     ///< Vaswani et al. 2017, section 3.5
    Learned,        ///< a row for each position of the training length, from a file or random as before training
    Rotary,         ///< Su et al. 2021: queries and keys are turned
    Alibi           ///< Press et al. 2021: a penalty that grows with the distance
};
template <>
inline constexpr auto kChoiceValues<EncodingKind> = choiceValues<EncodingKind>({
    {EncodingKind::None, {"none", CoreMessages::tr("none")}},
    {EncodingKind::Integer, {"integer", CoreMessages::tr("integer")}},
    {EncodingKind::IntegerScaled, {"integer-scaled", CoreMessages::tr("integer, 0 to 1")}},
    {EncodingKind::OneHot, {"one-hot", CoreMessages::tr("one-hot")}},
    {EncodingKind::Binary, {"binary", CoreMessages::tr("binary")}},
    {EncodingKind::Sinusoidal, {"sinusoidal", CoreMessages::tr("sinusoidal")}},
    {EncodingKind::Learned, {"learned", CoreMessages::tr("learned")}},
    {EncodingKind::Rotary, {"rotary", CoreMessages::tr("rotary")}},
    {EncodingKind::Alibi, {"alibi", {"ALiBi"}}},
});

/// The encodings that some exhibit has as a choice: those of EncodingKind, then those of TrainedEncoding alone.
enum class EncodingChoice {
    None,
    Integer,
    IntegerScaled,
    OneHot,
    Binary,
    Sinusoidal,
    Learned,
    Rotary,
    Alibi,
    AlibiTwoSided,
    Relative
};
template <>
inline constexpr auto kChoiceValues<EncodingChoice> = choiceValues<EncodingChoice>({
    {EncodingChoice::None, choiceEntry(EncodingKind::None)},
    {EncodingChoice::Integer, choiceEntry(EncodingKind::Integer)},
    {EncodingChoice::IntegerScaled, choiceEntry(EncodingKind::IntegerScaled)},
    {EncodingChoice::OneHot, choiceEntry(EncodingKind::OneHot)},
    {EncodingChoice::Binary, choiceEntry(EncodingKind::Binary)},
    {EncodingChoice::Sinusoidal, choiceEntry(EncodingKind::Sinusoidal)},
    {EncodingChoice::Learned, choiceEntry(EncodingKind::Learned)},
    {EncodingChoice::Rotary, choiceEntry(EncodingKind::Rotary)},
    {EncodingChoice::Alibi, choiceEntry(EncodingKind::Alibi)},
    {EncodingChoice::AlibiTwoSided, {"alibi-two-sided", CoreMessages::tr("ALiBi, both sides")}},
    {EncodingChoice::Relative, {"relative", CoreMessages::tr("relative")}},
});

// --- Attention -------------------------------------------------------------------------------------------------------

/// X and the weights are drawn normal, or as small whole numbers; or X is all ones and the weights are normal.
enum class NumberDistribution { Normal, Integers, Ones };
template <>
inline constexpr auto kChoiceValues<NumberDistribution> = choiceValues<NumberDistribution>({
    {NumberDistribution::Normal, {"normal", CoreMessages::tr("normal")}},
    {NumberDistribution::Integers, {"integers", CoreMessages::tr("small whole numbers")}},
    {NumberDistribution::Ones, {"ones", CoreMessages::tr("embeddings of ones")}},
});

/// How an input of width d is split into H heads. `Narrow` is the layer of d2l and PyTorch: full d x d projections, of
/// which head h uses columns h d/H ... (h + 1) d/H - 1. `Sliced` gives each head its own d/H input columns and small
/// matrices; `Wide` gives each head the full input and the full width.
enum class HeadDesign { Sliced, Narrow, Wide };
template <>
inline constexpr auto kChoiceValues<HeadDesign> = choiceValues<HeadDesign>({
    {HeadDesign::Sliced, {"sliced", CoreMessages::tr("sliced: part of X")}},
    {HeadDesign::Narrow, {"narrow", CoreMessages::tr("narrow: d/H columns")}},
    {HeadDesign::Wide, {"wide", CoreMessages::tr("wide: d columns")}},
});

/// What hides keys, beside radius, lengths and masked cells.
enum class MaskKind { None, Causal };
template <>
inline constexpr auto kChoiceValues<MaskKind> = choiceValues<MaskKind>({
    {MaskKind::None, {"none", CoreMessages::tr("none")}},
    {MaskKind::Causal, {"causal", CoreMessages::tr("earlier tokens only")}},
});

/// Heads made by hand, of kinds that are found in trained models.
/// Source: Clark et al. 2019, arXiv:1906.04341, section 3; Voita et al. 2019, arXiv:1905.09418, section 5.
enum class PositionHeadKind {
    Rotation,    ///< asks for the places delta away: q_i = R(delta) p_i
    SameWord,    ///< asks for its own word: x_i . x_j alone
    FirstToken,  ///< asks for position 0, wherever it stands: q_i = p_0
    LocalWindow  ///< asks for no place, and sees only keys with |i - j| <= radius
};
template <>
inline constexpr auto kChoiceValues<PositionHeadKind> = choiceValues<PositionHeadKind>({
    {PositionHeadKind::Rotation, {"rotation", CoreMessages::tr("a place δ away")}},
    {PositionHeadKind::SameWord, {"same-word", CoreMessages::tr("the same word")}},
    {PositionHeadKind::FirstToken, {"first-token", CoreMessages::tr("the first token")}},
    {PositionHeadKind::LocalWindow, {"local-window", CoreMessages::tr("a window around")}},
});

/// What the matrices W_h of a convolution's kernel are.
enum class KernelValues {
    Random,     ///< standard normal
    Identity,   ///< the unit matrix at shift 0, 0 elsewhere: y = x
    Average,    ///< the unit matrix over k at each shift: the mean of the neighbourhood
    Difference  ///< the unit matrix at the last shift, minus it at the first: how x changes across the kernel
};
template <>
inline constexpr auto kChoiceValues<KernelValues> = choiceValues<KernelValues>({
    {KernelValues::Random, {"random", CoreMessages::tr("random")}},
    {KernelValues::Identity, {"identity", CoreMessages::tr("identity")}},
    {KernelValues::Average, {"average", CoreMessages::tr("average")}},
    {KernelValues::Difference, {"difference", CoreMessages::tr("difference")}},
});

/// What stands beyond the ends of the sequence.
enum class PaddingMode { Zeros, None };
template <>
inline constexpr auto kChoiceValues<PaddingMode> = choiceValues<PaddingMode>({
    {PaddingMode::Zeros, {"zeros", CoreMessages::tr("zero tokens")}},
    {PaddingMode::None, {"none", CoreMessages::tr("nothing")}},
});

// --- Cost ------------------------------------------------------------------------------------------------------------

/// Kinds of layers that turn n tokens of width d into n tokens of width d.
enum class Architecture { Convolution, Dilated, Recurrent, Bidirectional, Attention, Restricted };
template <>
inline constexpr auto kChoiceValues<Architecture> = choiceValues<Architecture>({
    {Architecture::Convolution, {"convolution", CoreMessages::tr("convolution")}},
    {Architecture::Dilated, {"dilated", CoreMessages::tr("dilated convolution")}},
    {Architecture::Recurrent, {"recurrent", CoreMessages::tr("recurrent")}},
    {Architecture::Bidirectional, {"bidirectional", CoreMessages::tr("bidirectional")}},
    {Architecture::Attention, {"attention", CoreMessages::tr("self-attention")}},
    {Architecture::Restricted, {"restricted", CoreMessages::tr("restricted attention")}},
});

/// A path ends when some output sees both tokens, or when the one depends on the other.
enum class PathKind { SomeOutput, Dependency };
template <>
inline constexpr auto kChoiceValues<PathKind> = choiceValues<PathKind>({
    {PathKind::SomeOutput, {"some-output", CoreMessages::tr("an output sees both")}},
    {PathKind::Dependency, {"dependency", CoreMessages::tr("one sees the other")}},
});

/// Multiply-adds, or floating-point operations, two for each.
enum class OperationUnit { Mac, Flop };
template <>
inline constexpr auto kChoiceValues<OperationUnit> = choiceValues<OperationUnit>({
    {OperationUnit::Mac, {"mac", CoreMessages::tr("multiply–adds")}},
    {OperationUnit::Flop, {"flop", {"FLOPs"}}},
});

/// A forward pass, or a training step, three times as much.
enum class PassKind { Forward, Training };
template <>
inline constexpr auto kChoiceValues<PassKind> = choiceValues<PassKind>({
    {PassKind::Forward, {"forward", CoreMessages::tr("forward")}},
    {PassKind::Training, {"training", CoreMessages::tr("training step")}},
});

/// The term in O(...), or the exact count.
enum class CostKind { Term, Exact };
template <>
inline constexpr auto kChoiceValues<CostKind> = choiceValues<CostKind>({
    {CostKind::Term, {"term", CoreMessages::tr("term in O(·)")}},
    {CostKind::Exact, {"exact", CoreMessages::tr("exact count")}},
});

/// What is drawn of each layer.
enum class CostQuantity { Cost, Sequential, Path };
template <>
inline constexpr auto kChoiceValues<CostQuantity> = choiceValues<CostQuantity>({
    {CostQuantity::Cost, {"cost", CoreMessages::tr("cost")}},
    {CostQuantity::Sequential, {"sequential", CoreMessages::tr("sequential operations")}},
    {CostQuantity::Path, {"path", CoreMessages::tr("longest path")}},
});

/// What varies along the axis.
enum class AxisVariable { N, D, Kernel };
template <>
inline constexpr auto kChoiceValues<AxisVariable> = choiceValues<AxisVariable>({
    {AxisVariable::N, {"n", CoreMessages::tr("tokens 𝑛")}},
    {AxisVariable::D, {"d", CoreMessages::tr("width 𝑑")}},
    {AxisVariable::Kernel, {"kernel", CoreMessages::tr("kernel size 𝑘")}},
});

// --- Training --------------------------------------------------------------------------------------------------------

/// What each token of a sequence must name.
enum class TrainingTask {
    LookBack,    ///< the token delta places before; the first delta have nothing to name
    Reverse,     ///< the token at n - 1 - i
    Sort,        ///< the token of rank i
    Majority,    ///< the most frequent token; of equally frequent ones the smallest
    Repeat,      ///< whether it has stood before
    Induction,   ///< the next token, in a sequence that repeats with a period of its own
    Coreference  ///< in a sentence, and "it" alone: the noun that it means
};
template <>
inline constexpr auto kChoiceValues<TrainingTask> = choiceValues<TrainingTask>({
    {TrainingTask::LookBack, {"look-back", CoreMessages::tr("look back")}},
    {TrainingTask::Reverse, {"reverse", CoreMessages::tr("reverse")}},
    {TrainingTask::Sort, {"sort", CoreMessages::tr("sort")}},
    {TrainingTask::Majority, {"majority", CoreMessages::tr("majority")}},
    {TrainingTask::Repeat, {"repeat", CoreMessages::tr("repeat")}},
    {TrainingTask::Induction, {"induction", CoreMessages::tr("induction")}},
    {TrainingTask::Coreference, {"who-is-it", CoreMessages::tr("who is it")}},
});

/// How a model that is trained is told where a token stands. The names are those of EncodingKind where it has one.
enum class TrainedEncoding {
    None,
    Sinusoidal,     ///< Vaswani et al. 2017: added to the embeddings
    Learned,        ///< a table that is trained, added to the embeddings
    Rotary,         ///< Su et al. 2021: queries and keys are turned
    Alibi,          ///< Press et al. 2021: a penalty that grows with the distance; later keys are hidden, as there
    AlibiTwoSided,  ///< a penalty that grows alike before and after the query
    Relative        ///< Shaw et al. 2018, as one number for each offset and head, added to the score and trained
};
template <>
inline constexpr auto kChoiceValues<TrainedEncoding> = choiceValues<TrainedEncoding>({
    {TrainedEncoding::None, choiceEntry(EncodingChoice::None)},
    {TrainedEncoding::Sinusoidal, choiceEntry(EncodingChoice::Sinusoidal)},
    {TrainedEncoding::Learned, choiceEntry(EncodingChoice::Learned)},
    {TrainedEncoding::Rotary, choiceEntry(EncodingChoice::Rotary)},
    {TrainedEncoding::Alibi, choiceEntry(EncodingChoice::Alibi)},
    {TrainedEncoding::AlibiTwoSided, choiceEntry(EncodingChoice::AlibiTwoSided)},
    {TrainedEncoding::Relative, choiceEntry(EncodingChoice::Relative)},
});

/// Where a table of positions is added in a stack of layers.
enum class PositionInsertion {
    Once,      ///< to the input of the first
    EachLayer  ///< to that of each
};
template <>
inline constexpr auto kChoiceValues<PositionInsertion> = choiceValues<PositionInsertion>({
    {PositionInsertion::Once, {"off", CoreMessages::tr("at the first layer")}},
    {PositionInsertion::EachLayer, {"on", CoreMessages::tr("at each layer")}},
});

/// What a run of training is drawn beside.
enum class BaselineKind {
    None,
    WithoutPositions  ///< a run that differs only in its encoding, which is none
};
template <>
inline constexpr auto kChoiceValues<BaselineKind> = choiceValues<BaselineKind>({
    {BaselineKind::None, {"none", CoreMessages::tr("none")}},
    {BaselineKind::WithoutPositions, {"without-positions", CoreMessages::tr("without positions")}},
});

/// The trained model that answers what "it" is.
enum class SentenceModel {
    Pointing,  ///< its weights are the answer
    FreeOne,   ///< names a word; one head a layer
    FreeTwo    ///< names a word; two heads a layer
};
template <>
inline constexpr auto kChoiceValues<SentenceModel> = choiceValues<SentenceModel>({
    {SentenceModel::Pointing, {"pointing", CoreMessages::tr("pointing head")}},
    {SentenceModel::FreeOne, {"free-1", CoreMessages::tr("free, one head")}},
    {SentenceModel::FreeTwo, {"free-2", CoreMessages::tr("free, two heads")}},
});

/// What is done to each number of a layer's output.
enum class Activation { Linear, Tanh };
template <>
inline constexpr auto kChoiceValues<Activation> = choiceValues<Activation>({
    {Activation::Linear, {"linear", CoreMessages::tr("linear")}},
    {Activation::Tanh, {"tanh", {"tanh"}}},
});

// --- Views -----------------------------------------------------------------------------------------------------------

/// Colours of a heatmap.
enum class ColourScheme { Signed, Blues };
template <>
inline constexpr auto kChoiceValues<ColourScheme> = choiceValues<ColourScheme>({
    {ColourScheme::Signed, {"signed", CoreMessages::tr("blue, white, red")}},
    {ColourScheme::Blues, {"blues", CoreMessages::tr("blues, as in the book")}},
});

/// The program's own look, or the book's.
enum class FigureStyle { Lab, Book };
template <>
inline constexpr auto kChoiceValues<FigureStyle> = choiceValues<FigureStyle>({
    {FigureStyle::Lab, {"lab", CoreMessages::tr("with strips and tags")}},
    {FigureStyle::Book, {"book", CoreMessages::tr("as in the book")}},
});

/// All queries at once, or the selected one.
enum class QueryDisplay { All, One };
template <>
inline constexpr auto kChoiceValues<QueryDisplay> = choiceValues<QueryDisplay>({
    {QueryDisplay::All, {"all", CoreMessages::tr("all")}},
    {QueryDisplay::One, {"one", CoreMessages::tr("one at a time")}},
});

/// Tokens as rows or as columns.
enum class TokenOrientation { Rows, Columns };
template <>
inline constexpr auto kChoiceValues<TokenOrientation> = choiceValues<TokenOrientation>({
    {TokenOrientation::Rows, {"rows", CoreMessages::tr("as rows")}},
    {TokenOrientation::Columns, {"columns", CoreMessages::tr("as columns")}},
});

/// The output of attention as a matrix or as arrows.
enum class OutputView { AsMatrix, AsArrows };
template <>
inline constexpr auto kChoiceValues<OutputView> = choiceValues<OutputView>({
    {OutputView::AsMatrix, {"matrix", CoreMessages::tr("matrix")}},
    {OutputView::AsArrows, {"arrows", CoreMessages::tr("arrows")}},
});

/// Heads as matrices or as lines between tokens.
enum class HeadsView { Matrices, Lines };
template <>
inline constexpr auto kChoiceValues<HeadsView> = choiceValues<HeadsView>({
    {HeadsView::Matrices, {"matrices", CoreMessages::tr("matrices")}},
    {HeadsView::Lines, {"lines", CoreMessages::tr("lines")}},
});

/// One scale of colours for all heads, or each its own.
enum class WeightScale { Shared, Each };
template <>
inline constexpr auto kChoiceValues<WeightScale> = choiceValues<WeightScale>({
    {WeightScale::Shared, {"shared", CoreMessages::tr("one for all")}},
    {WeightScale::Each, {"each", CoreMessages::tr("each its own")}},
});

/// Curves, or the plane of n and d with the cheapest layer at each place.
enum class ChartView { Curves, Plane };
template <>
inline constexpr auto kChoiceValues<ChartView> = choiceValues<ChartView>({
    {ChartView::Curves, {"curves", CoreMessages::tr("curves")}},
    {ChartView::Plane, {"plane", CoreMessages::tr("plane")}},
});

/// One network of each family side by side, or one alone.
enum class NetworkArrangement { SideBySide, One };
template <>
inline constexpr auto kChoiceValues<NetworkArrangement> = choiceValues<NetworkArrangement>({
    {NetworkArrangement::SideBySide, {"side-by-side", CoreMessages::tr("side by side")}},
    {NetworkArrangement::One, {"one", CoreMessages::tr("one alone")}},
});

/// How the heads of a language model are ordered: layer by layer, or by a score, the highest first.
enum class HeadOrder { InPlace, PreviousToken, FirstToken, SameToken, Induction, Entropy };
template <>
inline constexpr auto kChoiceValues<HeadOrder> = choiceValues<HeadOrder>({
    {HeadOrder::InPlace, {"in-place", CoreMessages::tr("in place")}},
    {HeadOrder::PreviousToken, {"previous-token", CoreMessages::tr("previous token")}},
    {HeadOrder::FirstToken, {"first-token", CoreMessages::tr("first token")}},
    {HeadOrder::SameToken, {"same-token", CoreMessages::tr("same token")}},
    {HeadOrder::Induction, {"induction", CoreMessages::tr("copying by induction")}},
    {HeadOrder::Entropy, {"entropy", CoreMessages::tr("spread out")}},
});

}  // namespace attention
