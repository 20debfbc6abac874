#pragma once

#include <algorithm>
#include <cstddef>
#include <iterator>
#include <optional>
#include <string_view>

#include "core/phrase.h"

namespace attention {

/// What one value of a choice is called.
struct ChoiceValue {
    std::string_view name;  ///< on the command line and in scene files
    Words words;            ///< to a person
};

/// What the values of an enumeration are called, or those of bool: one for each, in their order.
template <class Choice>
extern const ChoiceValue kValuesOf[];

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
inline constexpr ChoiceValue kValuesOf<bool>[] = {
    {"off", CoreWords::tr("off")},
    {"on", CoreWords::tr("on")},
};

// --- Position --------------------------------------------------------------------------------------------------------

/// What a clock has to the right and upwards.
enum class ClockAxesChoice { CosSin, SinCos };
template <>
inline constexpr ChoiceValue kValuesOf<ClockAxesChoice>[] = {
    {"cos-sin", CoreWords::tr("cosine right, sine up")},
    {"sin-cos", CoreWords::tr("sine right, cosine up")},
};

/// How two rows of a table of positions are compared.
enum class SimilarityMeasure {
    Dot,       ///< p_i · p_j
    Cosine,    ///< p_i · p_j / (|p_i| |p_j|), 0 where a row is 0
    Euclidean  ///< |p_i - p_j|, a distance: 0 is alike
};
template <>
inline constexpr ChoiceValue kValuesOf<SimilarityMeasure>[] = {
    {"dot", CoreWords::tr("dot product")},
    {"cosine", CoreWords::tr("normalised")},
    {"euclidean", CoreWords::tr("distance")},
};

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
inline constexpr ChoiceValue kValuesOf<EncodingKind>[] = {
    {"none", CoreWords::tr("none")},
    {"integer", CoreWords::tr("integer")},
    {"integer-scaled", CoreWords::tr("integer, 0 to 1")},
    {"one-hot", CoreWords::tr("one-hot")},
    {"binary", CoreWords::tr("binary")},
    {"sinusoidal", CoreWords::tr("sinusoidal")},
    {"learned", CoreWords::tr("learned")},
    {"rotary", CoreWords::tr("rotary")},
    {"alibi", {"ALiBi"}},
};

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
inline constexpr ChoiceValue kValuesOf<EncodingChoice>[] = {
    choiceEntry(EncodingKind::None),          choiceEntry(EncodingKind::Integer),
    choiceEntry(EncodingKind::IntegerScaled), choiceEntry(EncodingKind::OneHot),
    choiceEntry(EncodingKind::Binary),        choiceEntry(EncodingKind::Sinusoidal),
    choiceEntry(EncodingKind::Learned),       choiceEntry(EncodingKind::Rotary),
    choiceEntry(EncodingKind::Alibi),         {"alibi-two-sided", CoreWords::tr("ALiBi, both sides")},
    {"relative", CoreWords::tr("relative")},
};

// --- Attention -------------------------------------------------------------------------------------------------------

/// X and the weights are drawn normal, or as small whole numbers; or X is all ones and the weights are normal.
enum class NumbersChoice { Normal, Integers, Ones };
template <>
inline constexpr ChoiceValue kValuesOf<NumbersChoice>[] = {
    {"normal", CoreWords::tr("normal")},
    {"integers", CoreWords::tr("small whole numbers")},
    {"ones", CoreWords::tr("embeddings of ones")},
};

/// How an input d wide becomes H heads. Narrow is d2l's and PyTorch's layer: full d x d projections, of which head h
/// takes the columns h d/H ... (h + 1) d/H - 1. Sliced gives each head its own d/H columns of the input and small
/// matrices of its own, wide gives each head the full input and the full width.
enum class HeadDesign { Sliced, Narrow, Wide };
template <>
inline constexpr ChoiceValue kValuesOf<HeadDesign>[] = {
    {"sliced", CoreWords::tr("sliced input")},
    {"narrow", CoreWords::tr("narrow")},
    {"wide", CoreWords::tr("wide")},
};

/// What hides keys, beside radius, lengths and masked cells.
enum class MaskNameChoice { None, Causal };
template <>
inline constexpr ChoiceValue kValuesOf<MaskNameChoice>[] = {
    {"none", CoreWords::tr("none")},
    {"causal", CoreWords::tr("earlier tokens only")},
};

/// Heads made by hand, of kinds that are found in trained models.
/// Source: Clark et al. 2019, arXiv:1906.04341, section 3; Voita et al. 2019, arXiv:1905.09418, section 5.
enum class PositionHeadKind {
    Rotation,    ///< asks for the places delta away: q_i = R(delta) p_i
    SameWord,    ///< asks for its own word: x_i . x_j alone
    FirstToken,  ///< asks for position 0, wherever it stands: q_i = p_0
    LocalWindow  ///< asks for no place, and sees only keys with |i - j| <= radius
};
template <>
inline constexpr ChoiceValue kValuesOf<PositionHeadKind>[] = {
    {"rotation", CoreWords::tr("a place δ away")},
    {"same-word", CoreWords::tr("the same word")},
    {"first-token", CoreWords::tr("the first token")},
    {"local-window", CoreWords::tr("a window around")},
};

/// What the matrices W_h of a convolution's kernel are.
enum class KernelValues {
    Random,     ///< standard normal
    Identity,   ///< the unit matrix at shift 0, 0 elsewhere: y = x
    Average,    ///< the unit matrix over k at each shift: the mean of the neighbourhood
    Difference  ///< the unit matrix at the last shift, minus it at the first: how x changes across the kernel
};
template <>
inline constexpr ChoiceValue kValuesOf<KernelValues>[] = {
    {"random", CoreWords::tr("random")},
    {"identity", CoreWords::tr("identity")},
    {"average", CoreWords::tr("average")},
    {"difference", CoreWords::tr("difference")},
};

/// What stands beyond the ends of the sequence.
enum class PaddingChoice { Zeros, None };
template <>
inline constexpr ChoiceValue kValuesOf<PaddingChoice>[] = {
    {"zeros", CoreWords::tr("zero tokens")},
    {"none", CoreWords::tr("nothing")},
};

// --- Cost ------------------------------------------------------------------------------------------------------------

/// Kinds of layers that turn n tokens of width d into n tokens of width d.
enum class Architecture { Convolution, Dilated, Recurrent, Bidirectional, Attention, Restricted };
template <>
inline constexpr ChoiceValue kValuesOf<Architecture>[] = {
    {"convolution", CoreWords::tr("convolution")},  {"dilated", CoreWords::tr("dilated convolution")},
    {"recurrent", CoreWords::tr("recurrent")},      {"bidirectional", CoreWords::tr("bidirectional")},
    {"attention", CoreWords::tr("self-attention")}, {"restricted", CoreWords::tr("restricted attention")},
};

/// A path ends when some output sees both tokens, or when the one depends on the other.
enum class PathKindChoice { SomeOutput, Dependency };
template <>
inline constexpr ChoiceValue kValuesOf<PathKindChoice>[] = {
    {"some-output", CoreWords::tr("some output")},
    {"dependency", CoreWords::tr("direct dependency")},
};

/// Multiply-adds, or floating-point operations, two for each.
enum class CountChoice { Mac, Flop };
template <>
inline constexpr ChoiceValue kValuesOf<CountChoice>[] = {
    {"mac", CoreWords::tr("multiply–adds")},
    {"flop", {"FLOPs"}},
};

/// A forward pass, or a training step, three times as much.
enum class PassChoice { Forward, Training };
template <>
inline constexpr ChoiceValue kValuesOf<PassChoice>[] = {
    {"forward", CoreWords::tr("forward")},
    {"training", CoreWords::tr("training step")},
};

/// The term in O(...), or the exact count.
enum class CostKindChoice { Term, Exact };
template <>
inline constexpr ChoiceValue kValuesOf<CostKindChoice>[] = {
    {"term", CoreWords::tr("term in O(·)")},
    {"exact", CoreWords::tr("exact count")},
};

/// What is drawn of each layer.
enum class QuantityChoice { Cost, Sequential, Path };
template <>
inline constexpr ChoiceValue kValuesOf<QuantityChoice>[] = {
    {"cost", CoreWords::tr("cost")},
    {"sequential", CoreWords::tr("sequential operations")},
    {"path", CoreWords::tr("longest path")},
};

/// What varies along the axis.
enum class AgainstChoice { N, D, Kernel };
template <>
inline constexpr ChoiceValue kValuesOf<AgainstChoice>[] = {
    {"n", CoreWords::tr("tokens 𝑛")},
    {"d", CoreWords::tr("width 𝑑")},
    {"kernel", CoreWords::tr("kernel size 𝑘")},
};

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
inline constexpr ChoiceValue kValuesOf<TrainingTask>[] = {
    {"look-back", CoreWords::tr("look back")}, {"reverse", CoreWords::tr("reverse")},
    {"sort", CoreWords::tr("sort")},           {"majority", CoreWords::tr("majority")},
    {"repeat", CoreWords::tr("repeat")},       {"induction", CoreWords::tr("induction")},
    {"who-is-it", CoreWords::tr("who is it")},
};

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
inline constexpr ChoiceValue kValuesOf<TrainedEncoding>[] = {
    choiceEntry(EncodingChoice::None),     choiceEntry(EncodingChoice::Sinusoidal),
    choiceEntry(EncodingChoice::Learned),  choiceEntry(EncodingChoice::Rotary),
    choiceEntry(EncodingChoice::Alibi),    choiceEntry(EncodingChoice::AlibiTwoSided),
    choiceEntry(EncodingChoice::Relative),
};

/// Where a table of positions is added in a stack of layers.
enum class PositionsAdded {
    Once,      ///< to the input of the first
    EachLayer  ///< to that of each
};
template <>
inline constexpr ChoiceValue kValuesOf<PositionsAdded>[] = {
    {"off", CoreWords::tr("once")},
    {"on", CoreWords::tr("each layer")},
};

/// What a run of training is drawn beside.
enum class GhostChoice {
    None,
    WithoutPositions  ///< a run that differs only in its encoding, which is none
};
template <>
inline constexpr ChoiceValue kValuesOf<GhostChoice>[] = {
    {"none", CoreWords::tr("none")},
    {"without-positions", CoreWords::tr("without positions")},
};

/// The trained model that answers what "it" is.
enum class SentenceModel {
    Pointing,  ///< its weights are the answer
    FreeOne,   ///< names a word; one head a layer
    FreeTwo    ///< names a word; two heads a layer
};
template <>
inline constexpr ChoiceValue kValuesOf<SentenceModel>[] = {
    {"pointing", CoreWords::tr("pointing head")},
    {"free-1", CoreWords::tr("free, one head")},
    {"free-2", CoreWords::tr("free, two heads")},
};

/// What is done to each number of a layer's output.
enum class ActivationChoice { Linear, Tanh };
template <>
inline constexpr ChoiceValue kValuesOf<ActivationChoice>[] = {
    {"linear", CoreWords::tr("linear")},
    {"tanh", {"tanh"}},
};

// --- Views -----------------------------------------------------------------------------------------------------------

/// Colours of a heatmap.
enum class ColourMapChoice { Signed, Blues };
template <>
inline constexpr ChoiceValue kValuesOf<ColourMapChoice>[] = {
    {"signed", CoreWords::tr("blue, white, red")},
    {"blues", CoreWords::tr("blues, as in the book")},
};

/// The program's own look, or the book's.
enum class LookChoice { Lab, Book };
template <>
inline constexpr ChoiceValue kValuesOf<LookChoice>[] = {
    {"lab", CoreWords::tr("with strips and tags")},
    {"book", CoreWords::tr("as in the book")},
};

/// All queries at once, or the selected one.
enum class QueriesChoice { All, One };
template <>
inline constexpr ChoiceValue kValuesOf<QueriesChoice>[] = {
    {"all", CoreWords::tr("all")},
    {"one", CoreWords::tr("one at a time")},
};

/// Tokens as rows or as columns.
enum class TokenAxisChoice { Rows, Columns };
template <>
inline constexpr ChoiceValue kValuesOf<TokenAxisChoice>[] = {
    {"rows", CoreWords::tr("as rows")},
    {"columns", CoreWords::tr("as columns")},
};

/// The output of attention as a matrix or as arrows.
enum class OutputViewChoice { AsMatrix, AsArrows };
template <>
inline constexpr ChoiceValue kValuesOf<OutputViewChoice>[] = {
    {"matrix", CoreWords::tr("matrix")},
    {"arrows", CoreWords::tr("arrows")},
};

/// Heads as matrices or as lines between tokens.
enum class HeadsViewChoice { Matrices, Lines };
template <>
inline constexpr ChoiceValue kValuesOf<HeadsViewChoice>[] = {
    {"matrices", CoreWords::tr("matrices")},
    {"lines", CoreWords::tr("lines")},
};

/// One scale of colours for all heads, or each its own.
enum class WeightsScaleChoice { Shared, Each };
template <>
inline constexpr ChoiceValue kValuesOf<WeightsScaleChoice>[] = {
    {"shared", CoreWords::tr("one for all")},
    {"each", CoreWords::tr("each its own")},
};

/// Curves, or the plane of n and d with the cheapest layer at each place.
enum class ChartViewChoice { Curves, Plane };
template <>
inline constexpr ChoiceValue kValuesOf<ChartViewChoice>[] = {
    {"curves", CoreWords::tr("curves")},
    {"plane", CoreWords::tr("plane")},
};

/// One network of each family side by side, or one alone.
enum class NetworksChoice { SideBySide, One };
template <>
inline constexpr ChoiceValue kValuesOf<NetworksChoice>[] = {
    {"side-by-side", CoreWords::tr("side by side")},
    {"one", CoreWords::tr("one alone")},
};

}  // namespace attention
