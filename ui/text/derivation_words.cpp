#include "ui/text/derivation_words.h"

#include <QCoreApplication>
#include <QStringList>

#include "ui/text/language_signs.h"
#include "ui/text/number_words.h"

namespace attention {
namespace {

struct DerivationWords {
    Q_DECLARE_TR_FUNCTIONS(DerivationWords)
};

/// Characters of a label; a longer one is cut.
constexpr int kLongestLabel = 20;

/// What a word of the core is called that says a kind; empty for another.
QString kindWords(std::string_view word) {
    if (word == "sine") return DerivationWords::tr("sine");
    if (word == "cosine") return DerivationWords::tr("cosine");
    if (word == "seen") return DerivationWords::tr("seen");
    if (word == "hidden") return DerivationWords::tr("hidden");
    if (word == "fully masked") return DerivationWords::tr("sees no key: all weigh alike");
    if (word == "later token") return DerivationWords::tr("the causal mask");
    if (word == "too far") return DerivationWords::tr("the radius");
    if (word == "behind the valid length") return DerivationWords::tr("the valid length");
    if (word == "behind the query's valid length") return DerivationWords::tr("the query’s valid length");
    if (word == "hidden by hand") return DerivationWords::tr("hand");
    return {};
}

}  // namespace

QString derivationLineName(std::string_view name) {
    if (name == "the place asked for") return DerivationWords::tr("the place asked for");
    if (name == "match of places") return DerivationWords::tr("how well the places match");
    if (name == "match of words") return DerivationWords::tr("how well the words match");
    if (name == "scaled score") return DerivationWords::tr("scaled score");
    if (name == "largest of its row") return DerivationWords::tr("largest of its row");
    if (name == "exponential") return DerivationWords::tr("exponential");
    if (name == "sum of its row") return DerivationWords::tr("sum of its row");
    if (name == "weight") return DerivationWords::tr("weight");
    if (name == "outside the window") return DerivationWords::tr("outside the window");
    if (name == "weight at sharpness 1") return DerivationWords::tr("weight at sharpness 1");
    if (name == "places off") return DerivationWords::tr("places off");
    if (name == "output") return DerivationWords::tr("output");
    if (name == "output of the heads") return DerivationWords::tr("output of the heads");
    if (name == "output of the convolution") return DerivationWords::tr("output of the convolution");
    if (name == "largest difference") return DerivationWords::tr("largest difference");
    if (name == "one head adds") return DerivationWords::tr("one head adds");
    if (name == "convolution at") return DerivationWords::tr("convolution");
    if (name == "dilated at") return DerivationWords::tr("dilated convolution");
    if (name == "recurrent at") return DerivationWords::tr("recurrence");
    if (name == "attention at") return DerivationWords::tr("self-attention");
    if (name == "restricted at") return DerivationWords::tr("restricted self-attention");
    if (name == "crossing") return DerivationWords::tr("crossing");
    if (name == "at least one layer") return DerivationWords::tr("at least one layer");
    if (name == "both there") return DerivationWords::tr("both there");
    if (name == "pair") return DerivationWords::tr("pair");
    if (name == "kind") return DerivationWords::tr("sine or cosine");
    if (name == "frequency") return DerivationWords::tr("speed");
    if (name == "angle") return DerivationWords::tr("angle");
    if (name == "value") return DerivationWords::tr("value");
    if (name == "wavelength") return DerivationWords::tr("wavelength");
    if (name == "turns") return DerivationWords::tr("place in its wave, in turns");
    if (name == "its cosine") return DerivationWords::tr("its cosine");
    if (name == "its sine") return DerivationWords::tr("its sine");
    if (name == "next position") return DerivationWords::tr("next position");
    if (name == "next pair") return DerivationWords::tr("next pair");
    if (name == "before") return DerivationWords::tr("before");
    if (name == "difference") return DerivationWords::tr("difference");
    if (name == "place value") return DerivationWords::tr("place value");
    if (name == "flips so far") return DerivationWords::tr("flips so far");
    if (name == "sum of its bits") return DerivationWords::tr("sum of its bits");
    if (name == "period") return DerivationWords::tr("period");
    if (name == "in binary") return DerivationWords::tr("in binary");
    if (name == "bits flipped before") return DerivationWords::tr("bits flipped since the position before");
    if (name == "bits flipping next") return DerivationWords::tr("bits that flip to the next position");
    if (name == "row coordinate") return DerivationWords::tr("row of 𝑎");
    if (name == "other row's coordinate") return DerivationWords::tr("row of 𝑏");
    if (name == "row part") return DerivationWords::tr("row half 𝑅: cos(frequency · distance)");
    if (name == "column coordinate") return DerivationWords::tr("column of 𝑎");
    if (name == "other column's coordinate") return DerivationWords::tr("column of 𝑏");
    if (name == "column part") return DerivationWords::tr("column half 𝐶: cos(frequency · distance)");
    if (name == "largest possible") return DerivationWords::tr("largest possible");
    if (name == "part of the largest") return DerivationWords::tr("part of the largest");
    if (name == "turn") return DerivationWords::tr("turn in radians");
    if (name == "turn in degrees") return DerivationWords::tr("turn in degrees");
    if (name == "whole and broken turns") return DerivationWords::tr("in whole turns");
    if (name == "cosine of the turn") return DerivationWords::tr("cosine of the turn");
    if (name == "sine of the turn") return DerivationWords::tr("sine of the turn");
    if (name == "sine before the shift") return DerivationWords::tr("sine before the shift");
    if (name == "cosine before the shift") return DerivationWords::tr("cosine before the shift");
    if (name == "computed directly") return DerivationWords::tr("computed directly");
    if (name == "by turning") return DerivationWords::tr("by turning");
    if (name == "residual") return DerivationWords::tr("what rounding leaves");
    if (name == "shifted position") return DerivationWords::tr("shifted position");
    if (name == "pair of the row") return DerivationWords::tr("pair of the row");
    if (name == "pair of the column") return DerivationWords::tr("pair of the column");
    if (name == "sine by turning") return DerivationWords::tr("sine by turning");
    if (name == "cosine by turning") return DerivationWords::tr("cosine by turning");
    if (name == "sine directly") return DerivationWords::tr("sine computed directly");
    if (name == "cosine directly") return DerivationWords::tr("cosine computed directly");
    if (name == "offset") return DerivationWords::tr("offset");
    if (name == "sum of products") return DerivationWords::tr("sum of products");
    if (name == "sum of squares") return DerivationWords::tr("sum of squares");
    if (name == "lengths") return DerivationWords::tr("product of the lengths");
    if (name == "by the offset alone") return DerivationWords::tr("by the offset alone");
    if (name == "difference of the two") return DerivationWords::tr("difference of the two");
    if (name == "word") return DerivationWords::tr("word");
    if (name == "word number") return DerivationWords::tr("number of the word");
    if (name == "same word") return DerivationWords::tr("the same word");
    if (name == "equal row") return DerivationWords::tr("an equal row");
    if (name == "drawn number") return DerivationWords::tr("drawn at random");
    if (name == "loaded number") return DerivationWords::tr("loaded");
    if (name == "typed number") return DerivationWords::tr("typed");
    if (name == "all ones") return DerivationWords::tr("all ones");
    if (name == "embedding") return DerivationWords::tr("embedding");
    if (name == "scaled embedding") return DerivationWords::tr("embedding × √d");
    if (name == "encoding") return DerivationWords::tr("encoding");
    if (name == "sum") return DerivationWords::tr("sum");
    if (name == "random number") return DerivationWords::tr("random number");
    if (name == "dropout") return DerivationWords::tr("dropout");
    if (name == "rescaling") return DerivationWords::tr("rescaling");
    if (name == "terms of the token") return DerivationWords::tr("from the token");
    if (name == "term of the position") return DerivationWords::tr("from the position");
    if (name == "learned position") return DerivationWords::tr("learned position");
    if (name == "concatenated") return DerivationWords::tr("concatenated");
    if (name == "added") return DerivationWords::tr("added");
    if (name == "position") return DerivationWords::tr("position");
    if (name == "sum of the row") return DerivationWords::tr("sum of the row");
    if (name == "equal keys of the same entropy") return DerivationWords::tr("equal keys of the same entropy");
    if (name == "width of a head") return DerivationWords::tr("width of a head");
    if (name == "each of three projections") return DerivationWords::tr("each of three projections");
    if (name == "three projections") return DerivationWords::tr("three projections");
    if (name == "scores and weighted sums") return DerivationWords::tr("scores and weighted sums");
    if (name == "output projection") return DerivationWords::tr("output projection");
    if (name == "its column") return DerivationWords::tr("column");
    if (name == "content with content") return DerivationWords::tr("content with content");
    if (name == "content with position") return DerivationWords::tr("content with position");
    if (name == "position with content") return DerivationWords::tr("position with content");
    if (name == "position with position") return DerivationWords::tr("position with position");
    if (name == "content with projected position") return DerivationWords::tr("content with projected position");
    if (name == "projected position with content") return DerivationWords::tr("projected position with content");
    if (name == "projected positions") return DerivationWords::tr("projected position with projected position");
    if (name == "score") return DerivationWords::tr("score");
    if (name == "plain product") return DerivationWords::tr("p·p before the projection");
    if (name == "same offset") return DerivationWords::tr("one further, same offset");
    if (name == "first pair") return DerivationWords::tr("first pair");
    if (name == "last pair") return DerivationWords::tr("last pair");
    if (name == "unturned") return DerivationWords::tr("without turning");
    if (name == "slope") return DerivationWords::tr("slope");
    if (name == "distance") return DerivationWords::tr("distance");
    if (name == "before training") return DerivationWords::tr("before training");
    if (name == "moved by training") return DerivationWords::tr("moved by training");
    if (name == "mean at this offset") return DerivationWords::tr("mean at this offset");
    if (name == "smallest at this offset") return DerivationWords::tr("smallest at this offset");
    if (name == "largest at this offset") return DerivationWords::tr("largest at this offset");
    if (name == "places apart") return DerivationWords::tr("places apart");
    if (name == "reach of one layer") return DerivationWords::tr("reach of one layer");
    if (name == "by the formula") return DerivationWords::tr("by the formula");
    if (name == "breadth-first search") return DerivationWords::tr("counted along the lines");
    if (name == "tokens that its outputs see") return DerivationWords::tr("tokens that its outputs see");
    if (name == "output that sees both") return DerivationWords::tr("output that sees both");
    if (name == "until some output sees both") return DerivationWords::tr("until some output sees both");
    if (name == "until the output depends on the input")
        return DerivationWords::tr("until the output depends on the input");
    if (name == "the other way round") return DerivationWords::tr("the other way round");
    if (name == "longest distance") return DerivationWords::tr("longest distance");
    if (name == "penalty") return DerivationWords::tr("penalty");
    if (name == "closest position") return DerivationWords::tr("closest: position");
    if (name == "to position") return DerivationWords::tr("and position");
    if (name == "alike up to") return DerivationWords::tr("counts as alike up to");
    if (name == "largest") return DerivationWords::tr("largest");
    if (name == "largest at 10 n") return DerivationWords::tr("among 10 n positions");
    if (name == "largest at 100 n") return DerivationWords::tr("among 100 n positions");
    if (name == "growth") return DerivationWords::tr("power of n");
    if (name == "growing from") return DerivationWords::tr("grows from this power on");
    if (name == "smallest on its diagonal") return DerivationWords::tr("smallest with that offset");
    if (name == "largest on its diagonal") return DerivationWords::tr("largest with that offset");
    if (name == "largest of all") return DerivationWords::tr("largest of all");
    if (name == "spread") return DerivationWords::tr("spread");
    if (name == "between offsets") return DerivationWords::tr("between offsets");
    if (name == "its place when shuffled") return DerivationWords::tr("its place when shuffled");
    if (name == "its output when shuffled") return DerivationWords::tr("its output when shuffled");
    if (name == "its place in reading order") return DerivationWords::tr("its place in reading order");
    if (name == "its output in reading order") return DerivationWords::tr("its output in reading order");
    if (name == "scores") return DerivationWords::tr("number of scores");
    if (name == "places back") return DerivationWords::tr("places back");
    if (name == "places forward") return DerivationWords::tr("places forward");
    if (name == "reach") return DerivationWords::tr("reach");
    if (name == "ways through the layers") return DerivationWords::tr("ways through the layers");
    if (name == "largest eigenvalue") return DerivationWords::tr("largest eigenvalue of 𝐽ᵀ𝐽");
    if (name == "at its own place") return DerivationWords::tr("at its own place");
    if (name == "each step leaves on average") return DerivationWords::tr("each step leaves on average");
    if (name == "at most, without tanh") return DerivationWords::tr("at most, without tanh");
    if (name == "through the values") return DerivationWords::tr("through the values");
    if (name == "through the scores") return DerivationWords::tr("through the scores");
    if (name == "in the recurrence") return DerivationWords::tr("in the recurrence");
    if (name == "in the convolutions") return DerivationWords::tr("in the convolutions");
    if (name == "in self-attention") return DerivationWords::tr("in self-attention");
    if (name == "pairs so far apart") return DerivationWords::tr("pairs so far apart");
    if (name == "sum over the pairs") return DerivationWords::tr("sum over the pairs");
    if (name == "smallest of them") return DerivationWords::tr("smallest of them");
    if (name == "largest of them") return DerivationWords::tr("largest of them");
    if (name == "gradient at the place to name") return DerivationWords::tr("gradient at the place to name");
    if (name == "gradient at the place of the loss") return DerivationWords::tr("gradient at the place of the loss");
    if (name == "mean derivative") return DerivationWords::tr("derivative, mean of 16 layers");
    if (name == "mean score") return DerivationWords::tr("mean of the scores");
    if (name == "in theory") return DerivationWords::tr("in theory");
    if (name == "with the scaling") return DerivationWords::tr("with the scaling");
    if (name == "without the scaling") return DerivationWords::tr("without the scaling");
    if (name == "sum over draws") return DerivationWords::tr("sum over all queries");
    if (name == "with equal weights") return DerivationWords::tr("with equal weights");
    if (name == "variance of the scores") return DerivationWords::tr("variance of the scores");
    if (name == "in this bin") return DerivationWords::tr("in this bin");
    if (name == "of all") return DerivationWords::tr("of all");
    if (name == "from") return DerivationWords::tr("from");
    if (name == "to") return DerivationWords::tr("to");
    if (name == "of a normal distribution") return DerivationWords::tr("of a normal distribution");
    if (name == "spread of the scores") return DerivationWords::tr("spread of the scores");
    if (name == "rounding up to") return DerivationWords::tr("counts as rounding up to");
    if (name == "size of all tokens") return DerivationWords::tr("size of all tokens");
    if (name == "size of what differs from the mean") return DerivationWords::tr("size of what differs from the mean");
    if (name == "before this layer") return DerivationWords::tr("before this layer");
    if (name == "floor of rounding") return DerivationWords::tr("floor of rounding");
    if (name == "squares of what is read wrongly") return DerivationWords::tr("squares of what is read wrongly");
    if (name == "squares of the distances from the middle")
        return DerivationWords::tr("squares of the distances from the middle");
    if (name == "share that is read") return DerivationWords::tr("share that is read");
    if (name == "mean error in places") return DerivationWords::tr("mean error in places");
    if (name == "tokens that are read") return DerivationWords::tr("tokens that are read");
    if (name == "tested") return DerivationWords::tr("positions tested");
    if (name == "in range") return DerivationWords::tr("in range");
    if (name == "left over") return DerivationWords::tr("left over");
    if (name == "rows to reach") return DerivationWords::tr("length of the next rows");
    if (name == "steps fitted") return DerivationWords::tr("steps from one to the next");
    if (name == "rank") return DerivationWords::tr("rank");
    if (name == "relative residual") return DerivationWords::tr("residual");
    if (name == "bias") return DerivationWords::tr("bias");
    if (name == "scaled") return DerivationWords::tr("scaled score");
    if (name == "root of the width") return DerivationWords::tr("root of the width of a head");
    if (name == "temperature") return DerivationWords::tr("temperature");
    if (name == "key") return DerivationWords::tr("key");
    if (name == "other keys") return DerivationWords::tr("all other keys");
    if (name == "hidden by") return DerivationWords::tr("hidden by");
    if (name == "row") return DerivationWords::tr("query");
    if (name == "number of keys") return DerivationWords::tr("number of keys");
    if (name == "largest score") return DerivationWords::tr("largest score");
    if (name == "largest scaled score") return DerivationWords::tr("largest scaled score");
    if (name == "sum of exponentials") return DerivationWords::tr("sum of exponentials");
    if (name == "weighted values") return DerivationWords::tr("weighted values");
    if (name == "head") return DerivationWords::tr("head");
    if (name == "column of the head") return DerivationWords::tr("column of the head");
    if (name == "from a head") return DerivationWords::tr("from head");
    if (name == "for each token") return DerivationWords::tr("for each token");
    if (name == "for each pair") return DerivationWords::tr("for each pair");
    if (name == "pairs of query and key") return DerivationWords::tr("pairs of a query and a key");
    if (name == "keys of a query") return DerivationWords::tr("keys that a query meets");
    if (name == "kernel products") return DerivationWords::tr("kernel times input");
    if (name == "input products") return DerivationWords::tr("weights times input");
    if (name == "state products") return DerivationWords::tr("weights times state");
    if (name == "score products") return DerivationWords::tr("scores");
    if (name == "weighted-sum products") return DerivationWords::tr("weighted sums");
    if (name == "multiply-adds") return DerivationWords::tr("multiply–adds");
    if (name == "as FLOPs") return DerivationWords::tr("as FLOPs");
    if (name == "forward and backward") return DerivationWords::tr("forward and backward");
    if (name == "input") return DerivationWords::tr("input");
    if (name == "states") return DerivationWords::tr("states");
    if (name == "states forwards") return DerivationWords::tr("states, forwards");
    if (name == "states backwards") return DerivationWords::tr("states, backwards");
    if (name == "queries") return DerivationWords::tr("queries");
    if (name == "keys") return DerivationWords::tr("keys");
    if (name == "values") return DerivationWords::tr("values");
    if (name == "weights") return DerivationWords::tr("weights");
    if (name == "numbers kept") return DerivationWords::tr("numbers kept");
    if (name == "bytes") return DerivationWords::tr("bytes");
    if (name == "reach of a layer") return DerivationWords::tr("reach of a layer");
    if (name == "each matrix of weights") return DerivationWords::tr("each matrix of weights");
    if (name == "exact count") return DerivationWords::tr("exact count");
    if (name == "term") return DerivationWords::tr("term inside O(·)");
    if (name == "until some output sees both ends") return DerivationWords::tr("layers until an output sees both ends");
    if (name == "times the lowest") return DerivationWords::tr("times the lowest");
    if (name == "repeat") return DerivationWords::tr("repeat, sorted");
    if (name == "median") return DerivationWords::tr("median");
    if (name == "lower quartile") return DerivationWords::tr("a quarter of the repeats took at most");
    if (name == "upper quartile") return DerivationWords::tr("a quarter took at least");
    if (name == "constant") return DerivationWords::tr("constant");
    if (name == "predicted time") return DerivationWords::tr("predicted time");
    if (name == "measured over predicted") return DerivationWords::tr("measured over predicted");
    if (name == "seconds for each") return DerivationWords::tr("seconds for each");
    if (name == "quartiles apart") return DerivationWords::tr("the middle half spans");
    if (name == "mean logarithm of the axis") return DerivationWords::tr("mean logarithm of the axis");
    if (name == "mean logarithm of the times") return DerivationWords::tr("mean logarithm of the times");
    if (name == "exponent") return DerivationWords::tr("exponent");
    if (name == "lower end of its interval") return DerivationWords::tr("lower end of its interval");
    if (name == "upper end of its interval") return DerivationWords::tr("upper end of its interval");
    if (name == "points") return DerivationWords::tr("points");
    if (name == "score of what is named") return DerivationWords::tr("score of what is named");
    if (name == "score of what is wanted") return DerivationWords::tr("score of what is wanted");
    if (name == "probability of what is named") return DerivationWords::tr("probability of what is named");
    if (name == "probability of what is wanted") return DerivationWords::tr("probability of what is wanted");
    if (name == "loss of this place") return DerivationWords::tr("loss of this place");
    if (name == "slope of the loss by the probability")
        return DerivationWords::tr("slope of the loss by the probability");
    if (name == "slope of the probability by its score")
        return DerivationWords::tr("slope of the probability by its score");
    if (name == "their product: the gradient") return DerivationWords::tr("their product: the gradient");
    if (name == "gradient by the score of") return DerivationWords::tr("gradient by the score of");
    if (name == "nothing to name here") return DerivationWords::tr("nothing to name here");
    if (name == "query times key") return DerivationWords::tr("query times key");
    if (name == "score with its position") return DerivationWords::tr("score with its position");
    if (name == "probability of") return DerivationWords::tr("probability of");
    if (name == "mean weight of the heads at") return DerivationWords::tr("mean weight of the heads at");
    if (name == "named with a place hidden") return DerivationWords::tr("named with a place hidden");
    if (name == "named with all heads at") return DerivationWords::tr("named with all heads at");
    if (name == "forced by hand") return DerivationWords::tr("forced by hand");
    if (name == "probability of this noun") return DerivationWords::tr("probability of this noun");
    if (name == "weight of the line on") return DerivationWords::tr("weight of the line on");
    if (name == "answer with the line forced to") return DerivationWords::tr("answer with the line forced to");
    return QString::fromUtf8(name);
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
    if (const QString kind = kindWords(line.word); !kind.isEmpty()) return kind;
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
