#pragma once

#include <algorithm>
#include <array>
#include <cstddef>
#include <iterator>
#include <optional>
#include <string_view>
#include <type_traits>

#include "core/phrase.h"

namespace attention {

/// What one value of a choice is called.
struct ChoiceValue {
    std::string_view name;  ///< on the command line and in scene files
    Words words;            ///< to a person
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
extern const std::array<ChoiceValue, 0> kValuesOf;

template <class Choice>
constexpr const ChoiceValue& choiceEntry(Choice choice) {
    return kValuesOf<Choice>[static_cast<std::size_t>(choice)];
}

/// A value's name on the command line: "side-by-side".
template <class Choice>
constexpr std::string_view choiceName(Choice choice) {
    return choiceEntry(choice).name;
}

/// The value that is called so on the command line, if one is.
template <class Choice>
constexpr std::optional<Choice> findChoice(std::string_view name) {
    const auto found = std::ranges::find(kValuesOf<Choice>, name, &ChoiceValue::name);
    if (found == std::end(kValuesOf<Choice>)) return std::nullopt;
    return static_cast<Choice>(found - std::begin(kValuesOf<Choice>));
}

template <>
inline constexpr auto kValuesOf<bool> = choiceValues<bool>({
    {false, {"off", CoreWords::tr("off")}},
    {true, {"on", CoreWords::tr("on")}},
});

// --- Position --------------------------------------------------------------------------------------------------------

/// What a clock has to the right and upwards.
enum class ClockAxesChoice { CosSin, SinCos };
template <>
inline constexpr auto kValuesOf<ClockAxesChoice> = choiceValues<ClockAxesChoice>({
    {ClockAxesChoice::CosSin, {"cos-sin", CoreWords::tr("cosine right, sine up")}},
    {ClockAxesChoice::SinCos, {"sin-cos", CoreWords::tr("sine right, cosine up")}},
});

/// How two rows of a table of positions are compared.
enum class SimilarityMeasure {
    Dot,       ///< p_i · p_j
    Cosine,    ///< p_i · p_j / (|p_i| |p_j|), 0 where a row is 0
    Euclidean  ///< |p_i - p_j|, a distance: 0 is alike
};
template <>
inline constexpr auto kValuesOf<SimilarityMeasure> = choiceValues<SimilarityMeasure>({
    {SimilarityMeasure::Dot, {"dot", CoreWords::tr("dot product")}},
    {SimilarityMeasure::Cosine, {"cosine", CoreWords::tr("normalised")}},
    {SimilarityMeasure::Euclidean, {"euclidean", CoreWords::tr("distance")}},
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
inline constexpr auto kValuesOf<EncodingKind> = choiceValues<EncodingKind>({
    {EncodingKind::None, {"none", CoreWords::tr("none")}},
    {EncodingKind::Integer, {"integer", CoreWords::tr("integer")}},
    {EncodingKind::IntegerScaled, {"integer-scaled", CoreWords::tr("integer, 0 to 1")}},
    {EncodingKind::OneHot, {"one-hot", CoreWords::tr("one-hot")}},
    {EncodingKind::Binary, {"binary", CoreWords::tr("binary")}},
    {EncodingKind::Sinusoidal, {"sinusoidal", CoreWords::tr("sinusoidal")}},
    {EncodingKind::Learned, {"learned", CoreWords::tr("learned")}},
    {EncodingKind::Rotary, {"rotary", CoreWords::tr("rotary")}},
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
inline constexpr auto kValuesOf<EncodingChoice> = choiceValues<EncodingChoice>({
    {EncodingChoice::None, choiceEntry(EncodingKind::None)},
    {EncodingChoice::Integer, choiceEntry(EncodingKind::Integer)},
    {EncodingChoice::IntegerScaled, choiceEntry(EncodingKind::IntegerScaled)},
    {EncodingChoice::OneHot, choiceEntry(EncodingKind::OneHot)},
    {EncodingChoice::Binary, choiceEntry(EncodingKind::Binary)},
    {EncodingChoice::Sinusoidal, choiceEntry(EncodingKind::Sinusoidal)},
    {EncodingChoice::Learned, choiceEntry(EncodingKind::Learned)},
    {EncodingChoice::Rotary, choiceEntry(EncodingKind::Rotary)},
    {EncodingChoice::Alibi, choiceEntry(EncodingKind::Alibi)},
    {EncodingChoice::AlibiTwoSided, {"alibi-two-sided", CoreWords::tr("ALiBi, both sides")}},
    {EncodingChoice::Relative, {"relative", CoreWords::tr("relative")}},
});

// --- Attention -------------------------------------------------------------------------------------------------------

/// X and the weights are drawn normal, or as small whole numbers; or X is all ones and the weights are normal.
enum class NumbersChoice { Normal, Integers, Ones };
template <>
inline constexpr auto kValuesOf<NumbersChoice> = choiceValues<NumbersChoice>({
    {NumbersChoice::Normal, {"normal", CoreWords::tr("normal")}},
    {NumbersChoice::Integers, {"integers", CoreWords::tr("small whole numbers")}},
    {NumbersChoice::Ones, {"ones", CoreWords::tr("embeddings of ones")}},
});

/// How an input d wide becomes H heads. Narrow is d2l's and PyTorch's layer: full d x d projections, of which head h
/// takes the columns h d/H ... (h + 1) d/H - 1. Sliced gives each head its own d/H columns of the input and small
/// matrices of its own, wide gives each head the full input and the full width.
enum class HeadDesign { Sliced, Narrow, Wide };
template <>
inline constexpr auto kValuesOf<HeadDesign> = choiceValues<HeadDesign>({
    {HeadDesign::Sliced, {"sliced", CoreWords::tr("sliced input")}},
    {HeadDesign::Narrow, {"narrow", CoreWords::tr("narrow")}},
    {HeadDesign::Wide, {"wide", CoreWords::tr("wide")}},
});

/// What hides keys, beside radius, lengths and masked cells.
enum class MaskNameChoice { None, Causal };
template <>
inline constexpr auto kValuesOf<MaskNameChoice> = choiceValues<MaskNameChoice>({
    {MaskNameChoice::None, {"none", CoreWords::tr("none")}},
    {MaskNameChoice::Causal, {"causal", CoreWords::tr("earlier tokens only")}},
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
inline constexpr auto kValuesOf<PositionHeadKind> = choiceValues<PositionHeadKind>({
    {PositionHeadKind::Rotation, {"rotation", CoreWords::tr("a place δ away")}},
    {PositionHeadKind::SameWord, {"same-word", CoreWords::tr("the same word")}},
    {PositionHeadKind::FirstToken, {"first-token", CoreWords::tr("the first token")}},
    {PositionHeadKind::LocalWindow, {"local-window", CoreWords::tr("a window around")}},
});

/// What the matrices W_h of a convolution's kernel are.
enum class KernelValues {
    Random,     ///< standard normal
    Identity,   ///< the unit matrix at shift 0, 0 elsewhere: y = x
    Average,    ///< the unit matrix over k at each shift: the mean of the neighbourhood
    Difference  ///< the unit matrix at the last shift, minus it at the first: how x changes across the kernel
};
template <>
inline constexpr auto kValuesOf<KernelValues> = choiceValues<KernelValues>({
    {KernelValues::Random, {"random", CoreWords::tr("random")}},
    {KernelValues::Identity, {"identity", CoreWords::tr("identity")}},
    {KernelValues::Average, {"average", CoreWords::tr("average")}},
    {KernelValues::Difference, {"difference", CoreWords::tr("difference")}},
});

/// What stands beyond the ends of the sequence.
enum class PaddingChoice { Zeros, None };
template <>
inline constexpr auto kValuesOf<PaddingChoice> = choiceValues<PaddingChoice>({
    {PaddingChoice::Zeros, {"zeros", CoreWords::tr("zero tokens")}},
    {PaddingChoice::None, {"none", CoreWords::tr("nothing")}},
});

// --- Cost ------------------------------------------------------------------------------------------------------------

/// Kinds of layers that turn n tokens of width d into n tokens of width d.
enum class Architecture { Convolution, Dilated, Recurrent, Bidirectional, Attention, Restricted };
template <>
inline constexpr auto kValuesOf<Architecture> = choiceValues<Architecture>({
    {Architecture::Convolution, {"convolution", CoreWords::tr("convolution")}},
    {Architecture::Dilated, {"dilated", CoreWords::tr("dilated convolution")}},
    {Architecture::Recurrent, {"recurrent", CoreWords::tr("recurrent")}},
    {Architecture::Bidirectional, {"bidirectional", CoreWords::tr("bidirectional")}},
    {Architecture::Attention, {"attention", CoreWords::tr("self-attention")}},
    {Architecture::Restricted, {"restricted", CoreWords::tr("restricted attention")}},
});

/// A path ends when some output sees both tokens, or when the one depends on the other.
enum class PathKindChoice { SomeOutput, Dependency };
template <>
inline constexpr auto kValuesOf<PathKindChoice> = choiceValues<PathKindChoice>({
    {PathKindChoice::SomeOutput, {"some-output", CoreWords::tr("some output")}},
    {PathKindChoice::Dependency, {"dependency", CoreWords::tr("direct dependency")}},
});

/// Multiply-adds, or floating-point operations, two for each.
enum class CountChoice { Mac, Flop };
template <>
inline constexpr auto kValuesOf<CountChoice> = choiceValues<CountChoice>({
    {CountChoice::Mac, {"mac", CoreWords::tr("multiply–adds")}},
    {CountChoice::Flop, {"flop", {"FLOPs"}}},
});

/// A forward pass, or a training step, three times as much.
enum class PassChoice { Forward, Training };
template <>
inline constexpr auto kValuesOf<PassChoice> = choiceValues<PassChoice>({
    {PassChoice::Forward, {"forward", CoreWords::tr("forward")}},
    {PassChoice::Training, {"training", CoreWords::tr("training step")}},
});

/// The term in O(...), or the exact count.
enum class CostKindChoice { Term, Exact };
template <>
inline constexpr auto kValuesOf<CostKindChoice> = choiceValues<CostKindChoice>({
    {CostKindChoice::Term, {"term", CoreWords::tr("term in O(·)")}},
    {CostKindChoice::Exact, {"exact", CoreWords::tr("exact count")}},
});

/// What is drawn of each layer.
enum class QuantityChoice { Cost, Sequential, Path };
template <>
inline constexpr auto kValuesOf<QuantityChoice> = choiceValues<QuantityChoice>({
    {QuantityChoice::Cost, {"cost", CoreWords::tr("cost")}},
    {QuantityChoice::Sequential, {"sequential", CoreWords::tr("sequential operations")}},
    {QuantityChoice::Path, {"path", CoreWords::tr("longest path")}},
});

/// What varies along the axis.
enum class AgainstChoice { N, D, Kernel };
template <>
inline constexpr auto kValuesOf<AgainstChoice> = choiceValues<AgainstChoice>({
    {AgainstChoice::N, {"n", CoreWords::tr("tokens 𝑛")}},
    {AgainstChoice::D, {"d", CoreWords::tr("width 𝑑")}},
    {AgainstChoice::Kernel, {"kernel", CoreWords::tr("kernel size 𝑘")}},
});

// --- Training --------------------------------------------------------------------------------------------------------

/// What each token of a sequence must name.
enum class TrainingTask {
    LookBack,   ///< the token delta places before; the first delta have nothing to name
    Reverse,    ///< the token at n - 1 - i
    Sort,       ///< the token of rank i
    Majority,   ///< the most frequent token; of equally frequent ones the smallest
    Repeat,     ///< whether it has stood before
    Induction,  ///< the next token, in a sequence that repeats with a period of its own
    WhoIsIt     ///< in a sentence, and "it" alone: the noun that it means
};
template <>
inline constexpr auto kValuesOf<TrainingTask> = choiceValues<TrainingTask>({
    {TrainingTask::LookBack, {"look-back", CoreWords::tr("look back")}},
    {TrainingTask::Reverse, {"reverse", CoreWords::tr("reverse")}},
    {TrainingTask::Sort, {"sort", CoreWords::tr("sort")}},
    {TrainingTask::Majority, {"majority", CoreWords::tr("majority")}},
    {TrainingTask::Repeat, {"repeat", CoreWords::tr("repeat")}},
    {TrainingTask::Induction, {"induction", CoreWords::tr("induction")}},
    {TrainingTask::WhoIsIt, {"who-is-it", CoreWords::tr("who is it")}},
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
inline constexpr auto kValuesOf<TrainedEncoding> = choiceValues<TrainedEncoding>({
    {TrainedEncoding::None, choiceEntry(EncodingChoice::None)},
    {TrainedEncoding::Sinusoidal, choiceEntry(EncodingChoice::Sinusoidal)},
    {TrainedEncoding::Learned, choiceEntry(EncodingChoice::Learned)},
    {TrainedEncoding::Rotary, choiceEntry(EncodingChoice::Rotary)},
    {TrainedEncoding::Alibi, choiceEntry(EncodingChoice::Alibi)},
    {TrainedEncoding::AlibiTwoSided, choiceEntry(EncodingChoice::AlibiTwoSided)},
    {TrainedEncoding::Relative, choiceEntry(EncodingChoice::Relative)},
});

/// Where a table of positions is added in a stack of layers.
enum class PositionsAdded {
    Once,      ///< to the input of the first
    EachLayer  ///< to that of each
};
template <>
inline constexpr auto kValuesOf<PositionsAdded> = choiceValues<PositionsAdded>({
    {PositionsAdded::Once, {"off", CoreWords::tr("once")}},
    {PositionsAdded::EachLayer, {"on", CoreWords::tr("each layer")}},
});

/// What a run of training is drawn beside.
enum class GhostChoice {
    None,
    WithoutPositions  ///< a run that differs only in its encoding, which is none
};
template <>
inline constexpr auto kValuesOf<GhostChoice> = choiceValues<GhostChoice>({
    {GhostChoice::None, {"none", CoreWords::tr("none")}},
    {GhostChoice::WithoutPositions, {"without-positions", CoreWords::tr("without positions")}},
});

/// The trained model that answers what "it" is.
enum class SentenceModel {
    Pointing,  ///< its weights are the answer
    FreeOne,   ///< names a word; one head a layer
    FreeTwo    ///< names a word; two heads a layer
};
template <>
inline constexpr auto kValuesOf<SentenceModel> = choiceValues<SentenceModel>({
    {SentenceModel::Pointing, {"pointing", CoreWords::tr("pointing head")}},
    {SentenceModel::FreeOne, {"free-1", CoreWords::tr("free, one head")}},
    {SentenceModel::FreeTwo, {"free-2", CoreWords::tr("free, two heads")}},
});

/// What is done to each number of a layer's output.
enum class ActivationChoice { Linear, Tanh };
template <>
inline constexpr auto kValuesOf<ActivationChoice> = choiceValues<ActivationChoice>({
    {ActivationChoice::Linear, {"linear", CoreWords::tr("linear")}},
    {ActivationChoice::Tanh, {"tanh", {"tanh"}}},
});

// --- Views -----------------------------------------------------------------------------------------------------------

/// Colours of a heatmap.
enum class ColourMapChoice { Signed, Blues };
template <>
inline constexpr auto kValuesOf<ColourMapChoice> = choiceValues<ColourMapChoice>({
    {ColourMapChoice::Signed, {"signed", CoreWords::tr("blue, white, red")}},
    {ColourMapChoice::Blues, {"blues", CoreWords::tr("blues, as in the book")}},
});

/// The program's own look, or the book's.
enum class LookChoice { Lab, Book };
template <>
inline constexpr auto kValuesOf<LookChoice> = choiceValues<LookChoice>({
    {LookChoice::Lab, {"lab", CoreWords::tr("with strips and tags")}},
    {LookChoice::Book, {"book", CoreWords::tr("as in the book")}},
});

/// All queries at once, or the selected one.
enum class QueriesChoice { All, One };
template <>
inline constexpr auto kValuesOf<QueriesChoice> = choiceValues<QueriesChoice>({
    {QueriesChoice::All, {"all", CoreWords::tr("all")}},
    {QueriesChoice::One, {"one", CoreWords::tr("one at a time")}},
});

/// Tokens as rows or as columns.
enum class TokenAxisChoice { Rows, Columns };
template <>
inline constexpr auto kValuesOf<TokenAxisChoice> = choiceValues<TokenAxisChoice>({
    {TokenAxisChoice::Rows, {"rows", CoreWords::tr("as rows")}},
    {TokenAxisChoice::Columns, {"columns", CoreWords::tr("as columns")}},
});

/// The output of attention as a matrix or as arrows.
enum class OutputViewChoice { AsMatrix, AsArrows };
template <>
inline constexpr auto kValuesOf<OutputViewChoice> = choiceValues<OutputViewChoice>({
    {OutputViewChoice::AsMatrix, {"matrix", CoreWords::tr("matrix")}},
    {OutputViewChoice::AsArrows, {"arrows", CoreWords::tr("arrows")}},
});

/// Heads as matrices or as lines between tokens.
enum class HeadsViewChoice { Matrices, Lines };
template <>
inline constexpr auto kValuesOf<HeadsViewChoice> = choiceValues<HeadsViewChoice>({
    {HeadsViewChoice::Matrices, {"matrices", CoreWords::tr("matrices")}},
    {HeadsViewChoice::Lines, {"lines", CoreWords::tr("lines")}},
});

/// One scale of colours for all heads, or each its own.
enum class WeightsScaleChoice { Shared, Each };
template <>
inline constexpr auto kValuesOf<WeightsScaleChoice> = choiceValues<WeightsScaleChoice>({
    {WeightsScaleChoice::Shared, {"shared", CoreWords::tr("one for all")}},
    {WeightsScaleChoice::Each, {"each", CoreWords::tr("each its own")}},
});

/// Curves, or the plane of n and d with the cheapest layer at each place.
enum class ChartViewChoice { Curves, Plane };
template <>
inline constexpr auto kValuesOf<ChartViewChoice> = choiceValues<ChartViewChoice>({
    {ChartViewChoice::Curves, {"curves", CoreWords::tr("curves")}},
    {ChartViewChoice::Plane, {"plane", CoreWords::tr("plane")}},
});

/// One network of each family side by side, or one alone.
enum class NetworksChoice { SideBySide, One };
template <>
inline constexpr auto kValuesOf<NetworksChoice> = choiceValues<NetworksChoice>({
    {NetworksChoice::SideBySide, {"side-by-side", CoreWords::tr("side by side")}},
    {NetworksChoice::One, {"one", CoreWords::tr("one alone")}},
});

}  // namespace attention
