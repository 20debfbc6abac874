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

/// The names of one value of a choice.
struct ChoiceValue {
    std::string_view name;  ///< on the command line and in scene files
    MessageTemplate words;  ///< text for the user
};

/// A value with its names, the input of choiceValues().
template <class Choice>
struct NamedChoice {
    Choice value;
    ChoiceValue entry;
};

/// Whether an enumeration has an enumerator with this value. (Compilers print other values as "(Choice)7".)
template <auto value>
consteval bool isEnumerator() {
    return std::string_view(__PRETTY_FUNCTION__).find("= (") == std::string_view::npos;
}

/// The names of all values, in the order of the enumeration. Does not compile if a value lacks its names.
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

/// The names of the values of an enumeration or of bool, indexed by value.
template <class Choice>
extern const std::array<ChoiceValue, 0> kChoiceValues;

template <class Choice>
constexpr const ChoiceValue& choiceEntry(Choice choice) {
    return kChoiceValues<Choice>[static_cast<std::size_t>(choice)];
}

/// The name of a value on the command line: "side-by-side".
template <class Choice>
constexpr std::string_view choiceName(Choice choice) {
    return choiceEntry(choice).name;
}

/// The value with this name on the command line; nullopt if there is none.
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

/// Which functions the horizontal and the vertical axis of a clock show.
enum class ClockAxes { CosSin, SinCos };
template <>
inline constexpr auto kChoiceValues<ClockAxes> = choiceValues<ClockAxes>({
    {ClockAxes::CosSin, {"cos-sin", CoreMessages::tr("cosine right, sine up")}},
    {ClockAxes::SinCos, {"sin-cos", CoreMessages::tr("sine right, cosine up")}},
});

/// How two rows of a table of positions are compared.
enum class SimilarityMeasure {
    Dot,       ///< p_i · p_j
    Cosine,    ///< p_i · p_j / (|p_i| |p_j|), 0 if a row is 0
    Euclidean  ///< |p_i - p_j|, a distance: 0 for equal rows
};
template <>
inline constexpr auto kChoiceValues<SimilarityMeasure> = choiceValues<SimilarityMeasure>({
    {SimilarityMeasure::Dot, {"dot", CoreMessages::tr("dot product")}},
    {SimilarityMeasure::Cosine, {"cosine", CoreMessages::tr("normalised")}},
    {SimilarityMeasure::Euclidean, {"euclidean", CoreMessages::tr("distance")}},
});

/// Positional encodings: none, those added to the embeddings, and those that act on queries and keys or on the scores.
enum class EncodingKind {
    None,
    Integer,        ///< p_i = i
    IntegerScaled,  ///< p_i = i/(n - 1)
    OneHot,         ///< row i of the n x n identity matrix
    Binary,         ///< the binary digits of i, the lowest first
    Sinusoidal,     ///< Vaswani et al. 2017, section 3.5
    Learned,  ///< a table with a row per position of the training length: from a file, or random like before training
    Rotary,   ///< Su et al. 2021: queries and keys are rotated
    Alibi     ///< Press et al. 2021: a penalty on the scores that grows with the distance
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

/// All values of the parameter `encoding`: those of EncodingKind, then those that only TrainedEncoding has.
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

/// How X and the weights are drawn: all normal, all small integers, or X all ones and the weights normal.
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

/// The mask, in addition to radius, valid lengths and masked cells.
enum class MaskKind { None, Causal };
template <>
inline constexpr auto kChoiceValues<MaskKind> = choiceValues<MaskKind>({
    {MaskKind::None, {"none", CoreMessages::tr("none")}},
    {MaskKind::Causal, {"causal", CoreMessages::tr("earlier tokens only")}},
});

/// Hand-made heads of the kinds that were found in trained models.
/// Source: Clark et al. 2019, arXiv:1906.04341, section 3; Voita et al. 2019, arXiv:1905.09418, section 5.
enum class PositionHeadKind {
    Rotation,    ///< attends to the position at distance delta: q_i = R(delta) p_i
    SameWord,    ///< attends to the same word: scores x_i . x_j
    FirstToken,  ///< attends to position 0: q_i = p_0
    LocalWindow  ///< has no preference, but sees only keys with |i - j| <= radius
};
template <>
inline constexpr auto kChoiceValues<PositionHeadKind> = choiceValues<PositionHeadKind>({
    {PositionHeadKind::Rotation, {"rotation", CoreMessages::tr("a place δ away")}},
    {PositionHeadKind::SameWord, {"same-word", CoreMessages::tr("the same word")}},
    {PositionHeadKind::FirstToken, {"first-token", CoreMessages::tr("the first token")}},
    {PositionHeadKind::LocalWindow, {"local-window", CoreMessages::tr("a window around")}},
});

/// The matrices W_h of a convolution kernel.
enum class KernelValues {
    Random,     ///< standard normal
    Identity,   ///< the identity matrix at shift 0, 0 elsewhere: y = x
    Average,    ///< the identity matrix divided by k at each shift: the mean of the neighbourhood
    Difference  ///< the identity matrix at the last shift, its negative at the first: how x changes across the kernel
};
template <>
inline constexpr auto kChoiceValues<KernelValues> = choiceValues<KernelValues>({
    {KernelValues::Random, {"random", CoreMessages::tr("random")}},
    {KernelValues::Identity, {"identity", CoreMessages::tr("identity")}},
    {KernelValues::Average, {"average", CoreMessages::tr("average")}},
    {KernelValues::Difference, {"difference", CoreMessages::tr("difference")}},
});

/// What a kernel sees beyond the ends of the sequence.
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

/// Where a path between two tokens ends: at an output that depends on both, or when one depends on the other.
enum class PathKind { SomeOutput, Dependency };
template <>
inline constexpr auto kChoiceValues<PathKind> = choiceValues<PathKind>({
    {PathKind::SomeOutput, {"some-output", CoreMessages::tr("an output sees both")}},
    {PathKind::Dependency, {"dependency", CoreMessages::tr("one sees the other")}},
});

/// The unit of costs: multiply-adds, or floating-point operations (two per multiply-add).
enum class OperationUnit { Mac, Flop };
template <>
inline constexpr auto kChoiceValues<OperationUnit> = choiceValues<OperationUnit>({
    {OperationUnit::Mac, {"mac", CoreMessages::tr("multiply–adds")}},
    {OperationUnit::Flop, {"flop", {"FLOPs"}}},
});

/// Whether the cost is that of a forward pass or of a training step, which is three times as much.
enum class PassKind { Forward, Training };
template <>
inline constexpr auto kChoiceValues<PassKind> = choiceValues<PassKind>({
    {PassKind::Forward, {"forward", CoreMessages::tr("forward")}},
    {PassKind::Training, {"training", CoreMessages::tr("training step")}},
});

/// Whether a cost is the term in O(...) or the exact count.
enum class CostKind { Term, Exact };
template <>
inline constexpr auto kChoiceValues<CostKind> = choiceValues<CostKind>({
    {CostKind::Term, {"term", CoreMessages::tr("term in O(·)")}},
    {CostKind::Exact, {"exact", CoreMessages::tr("exact count")}},
});

/// Which quantity of each layer a chart shows.
enum class CostQuantity { Cost, Sequential, Path };
template <>
inline constexpr auto kChoiceValues<CostQuantity> = choiceValues<CostQuantity>({
    {CostQuantity::Cost, {"cost", CoreMessages::tr("cost")}},
    {CostQuantity::Sequential, {"sequential", CoreMessages::tr("sequential operations")}},
    {CostQuantity::Path, {"path", CoreMessages::tr("longest path")}},
});

/// The variable along the horizontal axis.
enum class AxisVariable { N, D, Kernel };
template <>
inline constexpr auto kChoiceValues<AxisVariable> = choiceValues<AxisVariable>({
    {AxisVariable::N, {"n", CoreMessages::tr("tokens 𝑛")}},
    {AxisVariable::D, {"d", CoreMessages::tr("width 𝑑")}},
    {AxisVariable::Kernel, {"kernel", CoreMessages::tr("kernel size 𝑘")}},
});

// --- Training --------------------------------------------------------------------------------------------------------

/// The task of a model: what it has to predict at each position of a sequence.
enum class TrainingTask {
    LookBack,    ///< the token delta positions before; the first delta positions have no target
    Reverse,     ///< the token at n - 1 - i
    Sort,        ///< the token of rank i
    Majority,    ///< the most frequent token; of equally frequent ones the smallest
    Repeat,      ///< whether the token occurred before
    Induction,   ///< the next token of a sequence that repeats with a random period
    Coreference  ///< only at "it" in a sentence: the noun that it refers to
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

/// The positional encodings of trainable models. Names that EncodingKind has, too, mean the same.
enum class TrainedEncoding {
    None,
    Sinusoidal,  ///< Vaswani et al. 2017: added to the embeddings
    Learned,     ///< a trained table, added to the embeddings
    Rotary,      ///< Su et al. 2021: queries and keys are rotated
    Alibi,       ///< Press et al. 2021: a penalty that grows with the distance; later keys are masked, as in the paper
    AlibiTwoSided,  ///< the penalty also for keys after the query, without a mask
    Relative        ///< Shaw et al. 2018, simplified: one trained number per offset and head, added to the score
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

/// Where positions are added in a stack of layers.
enum class PositionInsertion {
    Once,      ///< to the input of the first layer
    EachLayer  ///< to the input of each layer
};
template <>
inline constexpr auto kChoiceValues<PositionInsertion> = choiceValues<PositionInsertion>({
    {PositionInsertion::Once, {"off", CoreMessages::tr("at the first layer")}},
    {PositionInsertion::EachLayer, {"on", CoreMessages::tr("at each layer")}},
});

/// The second training run, with which a run is compared.
enum class BaselineKind {
    None,
    WithoutPositions  ///< a run with the same settings but without positional encoding
};
template <>
inline constexpr auto kChoiceValues<BaselineKind> = choiceValues<BaselineKind>({
    {BaselineKind::None, {"none", CoreMessages::tr("none")}},
    {BaselineKind::WithoutPositions, {"without-positions", CoreMessages::tr("without positions")}},
});

/// The trained model that answers what "it" refers to.
enum class SentenceModel {
    Pointing,  ///< its attention weights are the answer
    FreeOne,   ///< predicts a word; one head per layer
    FreeTwo    ///< predicts a word; two heads per layer
};
template <>
inline constexpr auto kChoiceValues<SentenceModel> = choiceValues<SentenceModel>({
    {SentenceModel::Pointing, {"pointing", CoreMessages::tr("pointing head")}},
    {SentenceModel::FreeOne, {"free-1", CoreMessages::tr("free, one head")}},
    {SentenceModel::FreeTwo, {"free-2", CoreMessages::tr("free, two heads")}},
});

/// The activation function of a layer.
enum class Activation { Linear, Tanh };
template <>
inline constexpr auto kChoiceValues<Activation> = choiceValues<Activation>({
    {Activation::Linear, {"linear", CoreMessages::tr("linear")}},
    {Activation::Tanh, {"tanh", {"tanh"}}},
});

// --- Views -----------------------------------------------------------------------------------------------------------

/// The colour map of a heatmap.
enum class ColourScheme { Signed, Blues };
template <>
inline constexpr auto kChoiceValues<ColourScheme> = choiceValues<ColourScheme>({
    {ColourScheme::Signed, {"signed", CoreMessages::tr("blue, white, red")}},
    {ColourScheme::Blues, {"blues", CoreMessages::tr("blues, as in the book")}},
});

/// The style of a figure: that of the program or that of the book.
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

/// Whether all heads share one colour scale or each has its own.
enum class WeightScale { Shared, Each };
template <>
inline constexpr auto kChoiceValues<WeightScale> = choiceValues<WeightScale>({
    {WeightScale::Shared, {"shared", CoreMessages::tr("one for all")}},
    {WeightScale::Each, {"each", CoreMessages::tr("each its own")}},
});

/// Curves, or the plane of n and d coloured by the cheapest layer.
enum class ChartView { Curves, Plane };
template <>
inline constexpr auto kChoiceValues<ChartView> = choiceValues<ChartView>({
    {ChartView::Curves, {"curves", CoreMessages::tr("curves")}},
    {ChartView::Plane, {"plane", CoreMessages::tr("plane")}},
});

/// One network of each family side by side, or a single one.
enum class NetworkArrangement { SideBySide, One };
template <>
inline constexpr auto kChoiceValues<NetworkArrangement> = choiceValues<NetworkArrangement>({
    {NetworkArrangement::SideBySide, {"side-by-side", CoreMessages::tr("side by side")}},
    {NetworkArrangement::One, {"one", CoreMessages::tr("one alone")}},
});

/// The order of the heads of a language model: layer by layer, or by a score, highest first.
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
