#include "ui/text/derivation_words.h"

#include <algorithm>
#include <span>

#include <QCoreApplication>
#include <QStringList>

#include "core/phrase.h"
#include "ui/text/language_signs.h"
#include "ui/text/number_words.h"

namespace attention {
namespace {

struct DerivationWords {
    Q_DECLARE_TR_FUNCTIONS(DerivationWords)
};

/// Characters of a label; a longer one is cut.
constexpr int kLongestLabel = 20;

struct Lines {
    ATTENTION_DECLARE_WORDS(DerivationWords)
};

/// What core calls something, and what a reader does.
struct Named {
    std::string_view name;
    Words words;
};

/// The words of the core that say a kind.
constexpr Named kKinds[] = {
    {"sine", Lines::tr("sine")},
    {"cosine", Lines::tr("cosine")},
    {"seen", Lines::tr("seen")},
    {"hidden", Lines::tr("hidden")},
    {"fully masked", Lines::tr("sees no key: all weigh alike")},
    {"later token", Lines::tr("the causal mask")},
    {"too far", Lines::tr("the radius")},
    {"behind the valid length", Lines::tr("the valid length")},
    {"behind the query's valid length", Lines::tr("the query’s valid length")},
    {"hidden by hand", Lines::tr("hand")},
};

/// Lines of derivations that a reader knows by another name.
constexpr Named kLines[] = {
    {"match of places", Lines::tr("how well the places match")},
    {"match of words", Lines::tr("how well the words match")},
    {"convolution at", Lines::tr("convolution")},
    {"dilated at", Lines::tr("dilated convolution")},
    {"recurrent at", Lines::tr("recurrence")},
    {"attention at", Lines::tr("self-attention")},
    {"restricted at", Lines::tr("restricted self-attention")},
    {"kind", Lines::tr("sine or cosine")},
    {"frequency", Lines::tr("speed")},
    {"turns", Lines::tr("place in its wave, in turns")},
    {"bits flipped before", Lines::tr("bits flipped since the position before")},
    {"bits flipping next", Lines::tr("bits that flip to the next position")},
    {"row coordinate", Lines::tr("row of 𝑎")},
    {"other row's coordinate", Lines::tr("row of 𝑏")},
    {"row part", Lines::tr("row half 𝑅: cos(frequency · distance)")},
    {"column coordinate", Lines::tr("column of 𝑎")},
    {"other column's coordinate", Lines::tr("column of 𝑏")},
    {"column part", Lines::tr("column half 𝐶: cos(frequency · distance)")},
    {"turn", Lines::tr("turn in radians")},
    {"whole and broken turns", Lines::tr("in whole turns")},
    {"residual", Lines::tr("what rounding leaves")},
    {"sine directly", Lines::tr("sine computed directly")},
    {"cosine directly", Lines::tr("cosine computed directly")},
    {"lengths", Lines::tr("product of the lengths")},
    {"word number", Lines::tr("number of the word")},
    {"same word", Lines::tr("the same word")},
    {"equal row", Lines::tr("an equal row")},
    {"drawn number", Lines::tr("drawn at random")},
    {"loaded number", Lines::tr("loaded")},
    {"typed number", Lines::tr("typed")},
    {"scaled embedding", Lines::tr("embedding × √d")},
    {"terms of the token", Lines::tr("from the token")},
    {"term of the position", Lines::tr("from the position")},
    {"its column", Lines::tr("column")},
    {"projected positions", Lines::tr("projected position with projected position")},
    {"plain product", Lines::tr("p·p before the projection")},
    {"same offset", Lines::tr("one further, same offset")},
    {"unturned", Lines::tr("without turning")},
    {"breadth-first search", Lines::tr("counted along the lines")},
    {"closest position", Lines::tr("closest: position")},
    {"to position", Lines::tr("and position")},
    {"alike up to", Lines::tr("counts as alike up to")},
    {"largest at 10 n", Lines::tr("among 10 n positions")},
    {"largest at 100 n", Lines::tr("among 100 n positions")},
    {"growth", Lines::tr("power of n")},
    {"growing from", Lines::tr("grows from this power on")},
    {"smallest on its diagonal", Lines::tr("smallest with that offset")},
    {"largest on its diagonal", Lines::tr("largest with that offset")},
    {"scores", Lines::tr("number of scores")},
    {"largest eigenvalue", Lines::tr("largest eigenvalue of 𝐽ᵀ𝐽")},
    {"mean derivative", Lines::tr("derivative, mean of 16 layers")},
    {"mean score", Lines::tr("mean of the scores")},
    {"sum over draws", Lines::tr("sum over all queries")},
    {"rounding up to", Lines::tr("counts as rounding up to")},
    {"tested", Lines::tr("positions tested")},
    {"rows to reach", Lines::tr("length of the next rows")},
    {"steps fitted", Lines::tr("steps from one to the next")},
    {"relative residual", Lines::tr("residual")},
    {"scaled", Lines::tr("scaled score")},
    {"root of the width", Lines::tr("root of the width of a head")},
    {"other keys", Lines::tr("all other keys")},
    {"row", Lines::tr("query")},
    {"from a head", Lines::tr("from head")},
    {"pairs of query and key", Lines::tr("pairs of a query and a key")},
    {"keys of a query", Lines::tr("keys that a query meets")},
    {"kernel products", Lines::tr("kernel times input")},
    {"input products", Lines::tr("weights times input")},
    {"state products", Lines::tr("weights times state")},
    {"score products", Lines::tr("scores")},
    {"weighted-sum products", Lines::tr("weighted sums")},
    {"multiply-adds", Lines::tr("multiply–adds")},
    {"states forwards", Lines::tr("states, forwards")},
    {"states backwards", Lines::tr("states, backwards")},
    {"term", Lines::tr("term inside O(·)")},
    {"until some output sees both ends", Lines::tr("layers until an output sees both ends")},
    {"repeat", Lines::tr("repeat, sorted")},
    {"lower quartile", Lines::tr("a quarter of the repeats took at most")},
    {"upper quartile", Lines::tr("a quarter took at least")},
    {"quartiles apart", Lines::tr("the middle half spans")},
};

/// Lines of derivations that are called in English as core calls them.
constexpr Words kSameLines[] = {Lines::tr("the place asked for"),
                                Lines::tr("scaled score"),
                                Lines::tr("largest of its row"),
                                Lines::tr("exponential"),
                                Lines::tr("sum of its row"),
                                Lines::tr("weight"),
                                Lines::tr("outside the window"),
                                Lines::tr("weight at sharpness 1"),
                                Lines::tr("places off"),
                                Lines::tr("output"),
                                Lines::tr("output of the heads"),
                                Lines::tr("output of the convolution"),
                                Lines::tr("largest difference"),
                                Lines::tr("one head adds"),
                                Lines::tr("crossing"),
                                Lines::tr("at least one layer"),
                                Lines::tr("both there"),
                                Lines::tr("pair"),
                                Lines::tr("angle"),
                                Lines::tr("value"),
                                Lines::tr("wavelength"),
                                Lines::tr("its cosine"),
                                Lines::tr("its sine"),
                                Lines::tr("next position"),
                                Lines::tr("next pair"),
                                Lines::tr("before"),
                                Lines::tr("difference"),
                                Lines::tr("place value"),
                                Lines::tr("flips so far"),
                                Lines::tr("sum of its bits"),
                                Lines::tr("period"),
                                Lines::tr("in binary"),
                                Lines::tr("largest possible"),
                                Lines::tr("part of the largest"),
                                Lines::tr("turn in degrees"),
                                Lines::tr("cosine of the turn"),
                                Lines::tr("sine of the turn"),
                                Lines::tr("sine before the shift"),
                                Lines::tr("cosine before the shift"),
                                Lines::tr("computed directly"),
                                Lines::tr("by turning"),
                                Lines::tr("shifted position"),
                                Lines::tr("pair of the row"),
                                Lines::tr("pair of the column"),
                                Lines::tr("sine by turning"),
                                Lines::tr("cosine by turning"),
                                Lines::tr("offset"),
                                Lines::tr("sum of products"),
                                Lines::tr("sum of squares"),
                                Lines::tr("by the offset alone"),
                                Lines::tr("difference of the two"),
                                Lines::tr("word"),
                                Lines::tr("all ones"),
                                Lines::tr("embedding"),
                                Lines::tr("encoding"),
                                Lines::tr("sum"),
                                Lines::tr("random number"),
                                Lines::tr("dropout"),
                                Lines::tr("rescaling"),
                                Lines::tr("learned position"),
                                Lines::tr("concatenated"),
                                Lines::tr("added"),
                                Lines::tr("position"),
                                Lines::tr("sum of the row"),
                                Lines::tr("equal keys of the same entropy"),
                                Lines::tr("width of a head"),
                                Lines::tr("each of three projections"),
                                Lines::tr("three projections"),
                                Lines::tr("scores and weighted sums"),
                                Lines::tr("output projection"),
                                Lines::tr("content with content"),
                                Lines::tr("content with position"),
                                Lines::tr("position with content"),
                                Lines::tr("position with position"),
                                Lines::tr("content with projected position"),
                                Lines::tr("projected position with content"),
                                Lines::tr("score"),
                                Lines::tr("first pair"),
                                Lines::tr("last pair"),
                                Lines::tr("slope"),
                                Lines::tr("distance"),
                                Lines::tr("before training"),
                                Lines::tr("moved by training"),
                                Lines::tr("mean at this offset"),
                                Lines::tr("smallest at this offset"),
                                Lines::tr("largest at this offset"),
                                Lines::tr("places apart"),
                                Lines::tr("reach of one layer"),
                                Lines::tr("by the formula"),
                                Lines::tr("tokens that its outputs see"),
                                Lines::tr("output that sees both"),
                                Lines::tr("until some output sees both"),
                                Lines::tr("until the output depends on the input"),
                                Lines::tr("the other way round"),
                                Lines::tr("longest distance"),
                                Lines::tr("penalty"),
                                Lines::tr("largest"),
                                Lines::tr("largest of all"),
                                Lines::tr("spread"),
                                Lines::tr("between offsets"),
                                Lines::tr("its place when shuffled"),
                                Lines::tr("its output when shuffled"),
                                Lines::tr("its place in reading order"),
                                Lines::tr("its output in reading order"),
                                Lines::tr("places back"),
                                Lines::tr("places forward"),
                                Lines::tr("reach"),
                                Lines::tr("ways through the layers"),
                                Lines::tr("at its own place"),
                                Lines::tr("each step leaves on average"),
                                Lines::tr("at most, without tanh"),
                                Lines::tr("through the values"),
                                Lines::tr("through the scores"),
                                Lines::tr("in the recurrence"),
                                Lines::tr("in the convolutions"),
                                Lines::tr("in self-attention"),
                                Lines::tr("pairs so far apart"),
                                Lines::tr("sum over the pairs"),
                                Lines::tr("smallest of them"),
                                Lines::tr("largest of them"),
                                Lines::tr("gradient at the place to name"),
                                Lines::tr("gradient at the place of the loss"),
                                Lines::tr("in theory"),
                                Lines::tr("with the scaling"),
                                Lines::tr("without the scaling"),
                                Lines::tr("with equal weights"),
                                Lines::tr("variance of the scores"),
                                Lines::tr("in this bin"),
                                Lines::tr("of all"),
                                Lines::tr("from"),
                                Lines::tr("to"),
                                Lines::tr("of a normal distribution"),
                                Lines::tr("spread of the scores"),
                                Lines::tr("size of all tokens"),
                                Lines::tr("size of what differs from the mean"),
                                Lines::tr("before this layer"),
                                Lines::tr("floor of rounding"),
                                Lines::tr("squares of what is read wrongly"),
                                Lines::tr("squares of the distances from the middle"),
                                Lines::tr("share that is read"),
                                Lines::tr("mean error in places"),
                                Lines::tr("tokens that are read"),
                                Lines::tr("in range"),
                                Lines::tr("left over"),
                                Lines::tr("rank"),
                                Lines::tr("bias"),
                                Lines::tr("temperature"),
                                Lines::tr("key"),
                                Lines::tr("hidden by"),
                                Lines::tr("number of keys"),
                                Lines::tr("largest score"),
                                Lines::tr("largest scaled score"),
                                Lines::tr("sum of exponentials"),
                                Lines::tr("weighted values"),
                                Lines::tr("head"),
                                Lines::tr("column of the head"),
                                Lines::tr("for each token"),
                                Lines::tr("for each pair"),
                                Lines::tr("as FLOPs"),
                                Lines::tr("forward and backward"),
                                Lines::tr("input"),
                                Lines::tr("states"),
                                Lines::tr("queries"),
                                Lines::tr("keys"),
                                Lines::tr("values"),
                                Lines::tr("weights"),
                                Lines::tr("numbers kept"),
                                Lines::tr("bytes"),
                                Lines::tr("reach of a layer"),
                                Lines::tr("each matrix of weights"),
                                Lines::tr("exact count"),
                                Lines::tr("times the lowest"),
                                Lines::tr("median"),
                                Lines::tr("constant"),
                                Lines::tr("predicted time"),
                                Lines::tr("measured over predicted"),
                                Lines::tr("seconds for each"),
                                Lines::tr("mean logarithm of the axis"),
                                Lines::tr("mean logarithm of the times"),
                                Lines::tr("exponent"),
                                Lines::tr("lower end of its interval"),
                                Lines::tr("upper end of its interval"),
                                Lines::tr("points"),
                                Lines::tr("score of what is named"),
                                Lines::tr("score of what is wanted"),
                                Lines::tr("probability of what is named"),
                                Lines::tr("probability of what is wanted"),
                                Lines::tr("loss of this place"),
                                Lines::tr("slope of the loss by the probability"),
                                Lines::tr("slope of the probability by its score"),
                                Lines::tr("their product: the gradient"),
                                Lines::tr("gradient by the score of"),
                                Lines::tr("nothing to name here"),
                                Lines::tr("query times key"),
                                Lines::tr("score with its position"),
                                Lines::tr("probability of"),
                                Lines::tr("mean weight of the heads at"),
                                Lines::tr("named with a place hidden"),
                                Lines::tr("named with all heads at"),
                                Lines::tr("forced by hand"),
                                Lines::tr("probability of this noun"),
                                Lines::tr("weight of the line on"),
                                Lines::tr("answer with the line forced to")};

/// Nothing where the name is none of those.
std::optional<QString> wordsOf(std::string_view name, std::span<const Named> known) {
    const auto found = std::ranges::find(known, name, &Named::name);
    if (found == known.end()) return std::nullopt;
    return QCoreApplication::translate(Lines::kContext, found->words.english);
}

}  // namespace

std::optional<QString> derivationWords(std::string_view name) {
    const auto same = std::ranges::find(kSameLines, name, &Words::english);
    if (same != std::end(kSameLines)) return QCoreApplication::translate(Lines::kContext, same->english);
    return wordsOf(name, kLines);
}

QString derivationLineName(std::string_view name) {
    return derivationWords(name).value_or(QString::fromUtf8(name));
}

QString derivationLineName(const DerivationLine& line) {
    const QString name = derivationLineName(line.name);
    if (line.label.empty()) return name;
    QString label = QString::fromStdString(line.label);
    if (label.size() > kLongestLabel) label = label.left(kLongestLabel - 1) + QChar(0x2026);
    if (line.name == "from a head") return DerivationWords::tr("from head %1").arg(label);
    if (line.name == "gradient by the score of") return DerivationWords::tr("gradient by the score of %1").arg(label);
    if (line.name == "probability of") return DerivationWords::tr("probability of %1").arg(label);
    if (line.name == "mean weight of the heads at")
        return DerivationWords::tr("mean weight of the heads at %1").arg(label);
    if (line.name == "named with a place hidden") return DerivationWords::tr("named with place %1 hidden").arg(label);
    if (line.name == "named with all heads at") return DerivationWords::tr("named with all heads at %1").arg(label);
    if (line.name.ends_with(" at")) return DerivationWords::tr("%1 at %2", "a layer, and its n").arg(name, label);
    // These are counted, not called by a word.
    if (line.name == "repeat" || line.name == "seconds for each" || line.name == "quartiles apart")
        return DerivationWords::tr("%1 %2", "a line of several of that name, and its number").arg(name, label);
    return DerivationWords::tr("%1 “%2”", "a line of several of that name, and which").arg(name, label);
}

QString derivationLineValue(const DerivationLine& line) {
    if (line.name == "word") return QString::fromStdString(line.word);
    if (const auto kind = wordsOf(line.word, kKinds)) return *kind;
    if (line.name == "dropout")
        return line.word == "kept" ? DerivationWords::tr("kept") : DerivationWords::tr("dropped");
    if (line.name == "answer with the line forced to") {
        // A word and its probability.
        const QString answer = QString::fromStdString(line.word);
        return DerivationWords::tr("“%1”, %2")
            .arg(answer.section(u',', 0, 0), withDecimalSign(answer.section(u',', 1).trimmed()));
    }
    if (!line.word.empty()) return QString::fromStdString(line.word);
    return line.digits > 0 ? significantNumber(line.value, line.digits) : displayNumber(line.value, 0);
}

QString derivationLineTerm(std::string_view name) {
    for (const std::string_view term : {"pair", "frequency", "angle", "wavelength", "embedding", "dropout", "position"})
        if (name == term) return QString::fromUtf8(term);
    if (name == "kind" || name == "its sine" || name == "its cosine") return QStringLiteral("sine-cosine");
    return {};
}

QString spokenLine(const DerivationLine& line) {
    QStringList parts{derivationLineName(line)};
    if (line.expression != Expression{}) parts += QString::fromStdString(expressionText(line.expression));
    return listed(parts << derivationLineValue(line));
}

}  // namespace attention
