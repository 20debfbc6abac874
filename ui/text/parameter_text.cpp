#include "ui/text/parameter_text.h"

#include <algorithm>

#include <QCoreApplication>

#include "core/scene/tokens.h"
#include "ui/widgets/number_box.h"

namespace attention {
namespace {

struct ParameterWords {
    Q_DECLARE_TR_FUNCTIONS(ParameterText)
};

/// What a parameter is called in a chapter, where it means something narrower there than elsewhere.
std::optional<ParameterText> chapterText(std::string_view key, Chapter chapter) {
    if (chapter == Chapter::Position) return std::nullopt;
    if (key == "n")
        return ParameterText{QStringLiteral("𝑛"), ParameterWords::tr("tokens"),
                             ParameterWords::tr("How many tokens the sequence has.")};
    if (key == "d")
        return ParameterText{QStringLiteral("𝑑"), ParameterWords::tr("width"),
                             ParameterWords::tr("How many numbers stand for one token: the width of the layer.")};
    if (chapter == Chapter::Attention) return std::nullopt;
    if (key == "kernel")
        return ParameterText{QStringLiteral("𝑘"), ParameterWords::tr("kernel size"),
                             ParameterWords::tr("How many places the kernel covers.")};
    if (key == "radius")
        return ParameterText{QStringLiteral("𝜌"), ParameterWords::tr("radius"),
                             ParameterWords::tr("How far restricted self-attention looks to either side. Empty: 4.")};
    return std::nullopt;
}

}  // namespace

ParameterText parameterText(std::string_view key, Chapter chapter) {
    if (const auto words = chapterText(key, chapter)) return *words;
    if (key == "n")
        return {QStringLiteral("𝑛"), ParameterWords::tr("positions"),
                ParameterWords::tr("How many positions (rows) the table has.")};
    if (key == "d")
        return {QStringLiteral("𝑑"), ParameterWords::tr("columns"),
                ParameterWords::tr("How many numbers stand for one position: the width of the encoding.")};
    if (key == "base")
        return {
            {},
            ParameterWords::tr("base"),
            ParameterWords::tr("The number whose powers are the frequencies, 10000 in the original. The larger it is, "
                               "the slower the waves on the right.")};
    if (key == "start")
        return {{},
                ParameterWords::tr("first position"),
                ParameterWords::tr(
                    "The position in the first row. Every position has its values, wherever the table begins.")};
    if (key == "first-column")
        return {
            {}, ParameterWords::tr("first column"), ParameterWords::tr("The first of the columns drawn as curves.")};
    if (key == "last-column")
        return {{}, ParameterWords::tr("last column"), ParameterWords::tr("The last of the columns drawn as curves.")};
    if (key == "position")
        return {QStringLiteral("𝑖"), ParameterWords::tr("from position"),
                ParameterWords::tr("The position that is looked at.")};
    if (key == "offset")
        return {QStringLiteral("𝛿"), ParameterWords::tr("shift"),
                ParameterWords::tr("How many positions further, or back where it is negative.")};
    if (key == "pair")
        return {QStringLiteral("𝑗"), ParameterWords::tr("pair"),
                ParameterWords::tr("The pair of columns, a sine and its cosine, that is looked at.")};
    if (key == "first-shift")
        return {QStringLiteral("𝑎"), ParameterWords::tr("first shift"),
                ParameterWords::tr("The first of two shifts that make the whole one. Empty: half of it.")};
    if (key == "clock-axes")
        return {{},
                ParameterWords::tr("clock axes"),
                ParameterWords::tr("What a clock shows to the right and upwards. With the sine to the right a shift "
                                   "forwards turns clockwise.")};
    if (key == "similarity-measure")
        return {{},
                ParameterWords::tr("measure"),
                ParameterWords::tr("How two positions are compared: dot product, its share of the largest that is "
                                   "possible, or distance.")};
    if (key == "encoding")
        return {{}, ParameterWords::tr("encoding"), ParameterWords::tr("The encoding that is shown large.")};
    if (key == "training-length")
        return {{},
                ParameterWords::tr("trained on"),
                ParameterWords::tr("How many positions were seen in training. What lies beyond is new to the model.")};
    if (key == "heads")
        return {QStringLiteral("𝐻"), ParameterWords::tr("heads"),
                ParameterWords::tr("How many attention heads there are.")};
    if (key == "head")
        return {QStringLiteral("ℎ"), ParameterWords::tr("head"),
                ParameterWords::tr("The head that is looked at, counted from 0. Empty: the first.")};
    if (key == "tokens")
        return {{},
                ParameterWords::tr("sentence"),
                ParameterWords::tr("Words and signs become tokens. Empty: tokens t0, t1 and so on, as many as "
                                   "there are positions.")};
    if (key == "scale-embedding")
        return {{},
                ParameterWords::tr("scaling"),
                ParameterWords::tr("Whether embeddings are multiplied by the square root of their width.")};
    if (key == "embedding-dropout")
        return {QStringLiteral("𝑝"), ParameterWords::tr("dropout"),
                ParameterWords::tr("With this probability a number is set to 0 in training; the others are divided by "
                                   "1 − p.")};
    if (key == "grid-rows")
        return {QStringLiteral("𝐻"), ParameterWords::tr("image rows"),
                ParameterWords::tr("How many rows the image has.")};
    if (key == "grid-columns")
        return {QStringLiteral("𝑊"), ParameterWords::tr("image columns"),
                ParameterWords::tr("How many columns the image has.")};
    if (key == "normalise-grid")
        return {{},
                ParameterWords::tr("normalised"),
                ParameterWords::tr("Coordinates run from 0 to one turn, whatever the size of the image, as in DETR.")};
    if (key == "memory-tokens")
        return {{},
                ParameterWords::tr("memory"),
                ParameterWords::tr(
                    "A second sentence that keys and values come from: cross-attention. Empty: the sentence itself.")};
    if (key == "m")
        return {QStringLiteral("𝑚"), ParameterWords::tr("keys"),
                ParameterWords::tr("How many keys there are: the memory decides, or else the sentence.")};
    if (key == "batch")
        return {{},
                ParameterWords::tr("sequences"),
                ParameterWords::tr("How many sequences the batch has, one below the other.")};
    if (key == "sequence")
        return {{},
                ParameterWords::tr("sequence"),
                ParameterWords::tr("The sequence of the batch that is looked at, counted from 0. Empty: the first.")};
    if (key == "numbers")
        return {{},
                ParameterWords::tr("numbers"),
                ParameterWords::tr("How embeddings and weights are drawn: normal, as small whole numbers for pencil "
                                   "and paper, or embeddings of ones.")};
    if (key == "head-design")
        return {{},
                ParameterWords::tr("design"),
                ParameterWords::tr("Narrow heads split full projections, as in Dive into Deep Learning; sliced ones "
                                   "split the input; wide ones have the full width each.")};
    if (key == "add-position")
        return {{},
                ParameterWords::tr("add P"),
                ParameterWords::tr("Whether the sinusoidal encoding is added to the embeddings.")};
    if (key == "attention-projections")
        return {{},
                ParameterWords::tr("projections"),
                ParameterWords::tr("Whether queries, keys and values come from learned matrices. Without them they are "
                                   "the embeddings themselves.")};
    if (key == "mask")
        return {
            {},
            ParameterWords::tr("mask"),
            ParameterWords::tr("What hides keys from queries. Radius, lengths and cells hidden by hand hide more.")};
    if (key == "radius")
        return {QStringLiteral("𝑟"), ParameterWords::tr("radius"),
                ParameterWords::tr("Keys further away than this are hidden. Empty: none are.")};
    if (key == "valid-length")
        return {{},
                ParameterWords::tr("valid length"),
                ParameterWords::tr("How many keys are valid: one number for each sequence, as in 3, 2. Empty: all.")};
    if (key == "query-valid-length")
        return {
            {},
            ParameterWords::tr("valid per query"),
            ParameterWords::tr(
                "How many keys each query may see, as in 1, 2, 3; a semicolon begins the next sequence. Empty: all.")};
    if (key == "masked-cells")
        return {{},
                ParameterWords::tr("hidden by hand"),
                ParameterWords::tr("Query and key of each cell that was hidden by a click, as in 3,1; 2,0.")};
    if (key == "entries")
        return {{},
                ParameterWords::tr("typed numbers"),
                ParameterWords::tr(
                    "Numbers that were typed into a matrix: its name, row, column and value, as in X 2 3 1.5.")};
    if (key == "temperature")
        return {QStringLiteral("𝜏"), ParameterWords::tr("temperature"),
                ParameterWords::tr("Divides the scaled scores. Above 1 weights become more equal, below 1 less.")};
    if (key == "attention-dropout")
        return {QStringLiteral("𝑝"), ParameterWords::tr("dropout"),
                ParameterWords::tr(
                    "With this probability a weight is set to 0 in training; the others are divided by 1 − p.")};
    if (key == "order")
        return {
            {},
            ParameterWords::tr("order"),
            ParameterWords::tr("Which token stands at each place, counted from 0, as in 2, 0, 1. Empty: a shuffle.")};
    if (key == "key-width")
        return {QStringLiteral("𝑑ₖ"), ParameterWords::tr("width of keys"),
                ParameterWords::tr("How many numbers a query and a key have.")};
    if (key == "draws")
        return {{},
                ParameterWords::tr("draws"),
                ParameterWords::tr("Over how many random queries the curves are averaged.")};
    if (key == "alpha")
        return {QStringLiteral("𝛼"), ParameterWords::tr("sharpness"),
                ParameterWords::tr("How fast the score falls with the distance from the head’s own shift.")};
    if (key == "position-head")
        return {{}, ParameterWords::tr("attends to"), ParameterWords::tr("What decides where the head attends.")};
    if (key == "offsets")
        return {{},
                ParameterWords::tr("shifts"),
                ParameterWords::tr("Several shifts at once, as in −1, 1. Empty: the one above.")};
    if (key == "sharpness")
        return {QStringLiteral("𝛽"), ParameterWords::tr("sharpness"),
                ParameterWords::tr("Multiplies the scaled scores: at 1 the head is soft, at 100 it points.")};
    if (key == "content-mix")
        return {{}, ParameterWords::tr("content"), ParameterWords::tr("0: only positions decide, 1: only words do.")};
    if (key == "kernel")
        return {QStringLiteral("𝑘"), ParameterWords::tr("kernel size"),
                ParameterWords::tr("How many places the kernel covers, and how many heads stand for it.")};
    if (key == "kernel-values")
        return {{}, ParameterWords::tr("kernel"), ParameterWords::tr("The weights of the kernel.")};
    if (key == "padding")
        return {{},
                ParameterWords::tr("padding"),
                ParameterWords::tr("What stands before the first token and after the last one.")};
    if (key == "step") return {{}, ParameterWords::tr("step"), ParameterWords::tr("How far the computation is shown.")};
    if (key == "queries")
        return {{},
                ParameterWords::tr("queries"),
                ParameterWords::tr("All queries at once, or one after the other: the selected one.")};
    if (key == "token-axis")
        return {{},
                ParameterWords::tr("tokens"),
                ParameterWords::tr(
                    "Whether tokens are rows, as in most libraries, or columns, as some lectures draw them.")};
    if (key == "output-view")
        return {
            {},
            ParameterWords::tr("output"),
            ParameterWords::tr("The output as numbers, or as a sum of arrows in a plane of two of its dimensions.")};
    if (key == "first-dimension")
        return {{},
                ParameterWords::tr("to the right"),
                ParameterWords::tr("The dimension that the arrows show to the right.")};
    if (key == "second-dimension")
        return {{}, ParameterWords::tr("upwards"), ParameterWords::tr("The dimension that the arrows show upwards.")};
    if (key == "heads-view")
        return {{}, ParameterWords::tr("view"), ParameterWords::tr("Weights as matrices, or as lines between tokens.")};
    if (key == "isolate-head")
        return {
            {}, ParameterWords::tr("only this head"), ParameterWords::tr("Whether the selected head is shown alone.")};
    if (key == "weights-scale")
        return {{},
                ParameterWords::tr("scale"),
                ParameterWords::tr(
                    "One scale of colours for all heads, or each head its own, as in Dive into Deep Learning.")};
    if (key == "seed")
        return {{},
                ParameterWords::tr("seed"),
                ParameterWords::tr("Where random numbers begin: the same seed gives the same numbers everywhere.")};
    if (key == "architecture")
        return {{},
                ParameterWords::tr("layer"),
                ParameterWords::tr("The kind of layer that is looked at; it takes the place of its relative.")};
    if (key == "path-kind")
        return {{},
                ParameterWords::tr("path"),
                ParameterWords::tr("Where a path ends: at the first output that sees both tokens, or at the output of "
                                   "the second token as soon as it depends on the first.")};
    if (key == "layers")
        return {QStringLiteral("𝐿"), ParameterWords::tr("layers"),
                ParameterWords::tr("How many layers of the network are drawn.")};
    if (key == "from-token")
        return {QStringLiteral("𝑖"), ParameterWords::tr("from"),
                ParameterWords::tr("The token where the path begins, counted from 0. Clicking at a token chooses it, "
                                   "too.")};
    if (key == "to-token")
        return {QStringLiteral("𝑗"), ParameterWords::tr("to"),
                ParameterWords::tr("The token where the path ends; without a value, the last one.")};
    if (key == "projections")
        return {{},
                ParameterWords::tr("projections"),
                ParameterWords::tr("Whether the projections of attention to queries, keys, values and output are "
                                   "counted.")};
    if (key == "count")
        return {{},
                ParameterWords::tr("counted"),
                ParameterWords::tr("Multiply–adds, or floating-point operations: two for each.")};
    if (key == "pass")
        return {{},
                ParameterWords::tr("pass"),
                ParameterWords::tr("A forward pass, or a training step: forward and backward cost three times as "
                                   "much.")};
    if (key == "cost-kind")
        return {{},
                ParameterWords::tr("cost"),
                ParameterWords::tr("The term inside O(·), which leaves out constants, or what is counted exactly.")};
    if (key == "quantity")
        return {{},
                ParameterWords::tr("quantity"),
                ParameterWords::tr("What is drawn: the cost of a layer, its sequential operations, or its longest "
                                   "path.")};
    if (key == "against") return {{}, ParameterWords::tr("against"), ParameterWords::tr("What varies along the axis.")};
    if (key == "compared")
        return {{},
                ParameterWords::tr("compared"),
                ParameterWords::tr("The layers that are compared, by their English names with commas between them; "
                                   "empty: all of them.")};
    if (key == "sweep-first")
        return {{},
                ParameterWords::tr("smallest"),
                ParameterWords::tr("Where the sweep begins; without a value, where it suits.")};
    if (key == "sweep-last")
        return {{},
                ParameterWords::tr("largest"),
                ParameterWords::tr("Where the sweep ends; without a value, where it suits.")};
    if (key == "repeats")
        return {{},
                ParameterWords::tr("repeats"),
                ParameterWords::tr("How often each point is measured. More repeats, less noise.")};
    if (key == "quick")
        return {{}, ParameterWords::tr("quick"), ParameterWords::tr("A short sweep: fewer points and repeats.")};
    if (key == "chart-view")
        return {{},
                ParameterWords::tr("view"),
                ParameterWords::tr("Curves, or the plane of 𝑛 and 𝑑 in the colours of the layer that is lowest "
                                   "there.")};
    if (key == "networks")
        return {{},
                ParameterWords::tr("networks"),
                ParameterWords::tr("One network of each family side by side, or one alone.")};
    if (key == "receptive-field")
        return {{},
                ParameterWords::tr("receptive field"),
                ParameterWords::tr("Marks everything that the output above the second token depends on.")};
    if (key == "path-step")
        return {{},
                ParameterWords::tr("steps lit"),
                ParameterWords::tr("How many steps of the path are lit; without a value, all of them.")};
    if (key == "matrix")
        return {{},
                ParameterWords::tr("matrix"),
                ParameterWords::tr("The matrix of the selected cell. Pointing at the figure chooses it, too.")};
    if (key == "row")
        return {{},
                ParameterWords::tr("selected row"),
                ParameterWords::tr("The row looked at, counted from 0. Pointing at the figure chooses it, too.")};
    if (key == "column")
        return {QStringLiteral("𝑐"), ParameterWords::tr("selected column"),
                ParameterWords::tr("The column looked at, counted from 0. Pointing at the figure chooses it, too.")};
    if (key == "colour-map")
        return {{}, ParameterWords::tr("colours"), ParameterWords::tr("Which colours stand for which values.")};
    if (key == "look")
        return {{},
                ParameterWords::tr("look"),
                ParameterWords::tr("How the figure is drawn: as this program does, or as in Dive into Deep Learning.")};
    return {{}, QString::fromUtf8(key), {}};
}

ParameterGroup parameterGroup(std::string_view key) {
    const auto isOneOf = [key](std::initializer_list<std::string_view> keys) {
        return std::ranges::find(keys, key) != keys.end();
    };
    if (isOneOf({"memory-tokens", "batch", "numbers", "base", "scale-embedding", "embedding-dropout"}))
        return ParameterGroup::Input;
    if (isOneOf({"radius", "valid-length", "query-valid-length", "masked-cells"})) return ParameterGroup::Masks;
    if (isOneOf({"attention-projections", "attention-dropout", "entries"})) return ParameterGroup::Layer;
    if (isOneOf({"token-axis", "output-view", "first-dimension", "second-dimension", "weights-scale", "colour-map"}))
        return ParameterGroup::View;
    if (isOneOf({"row", "column", "sequence"})) return ParameterGroup::Selection;
    return ParameterGroup::Main;
}

QString groupTitle(ParameterGroup group) {
    switch (group) {
        case ParameterGroup::Main:
            return {};
        case ParameterGroup::Input:
            return ParameterWords::tr("Input");
        case ParameterGroup::Masks:
            return ParameterWords::tr("More masks");
        case ParameterGroup::Layer:
            return ParameterWords::tr("Layer");
        case ParameterGroup::View:
            return ParameterWords::tr("View");
        case ParameterGroup::Selection:
            return ParameterWords::tr("Selection");
    }
    return {};
}

ParameterText arrayText(std::string_view name) {
    if (name == "input")
        return {
            {},
            ParameterWords::tr("embeddings"),
            ParameterWords::tr("A row for each token, from a file of NumPy, CSV or safetensors. It decides how many "
                               "tokens and columns there are.")};
    if (name == "learned")
        return {{},
                ParameterWords::tr("learned table"),
                ParameterWords::tr("What a model has learned instead of the formula, a row for each position, from a "
                                   "file of NumPy, CSV or safetensors: wpe.weight of GPT-2, for one.")};
    if (name == "memory")
        return {{},
                ParameterWords::tr("memory"),
                ParameterWords::tr("What keys and values come from, a row for each token, from a file of NumPy, CSV or "
                                   "safetensors: cross-attention.")};
    if (name == "weights")
        return {
            {},
            ParameterWords::tr("weights"),
            ParameterWords::tr("The matrices of a layer, from a .safetensors file, or from a folder with W_q.npy and "
                               "the others: any of them stands for all.")};
    if (name == "attention")
        return {{},
                ParameterWords::tr("attention"),
                ParameterWords::tr("Attention matrices of your own, heads by queries by keys, from a file of NumPy or "
                                   "safetensors.")};
    return {{}, QString::fromUtf8(name.data(), qsizetype(name.size())), {}};
}

QString textProblemWords(std::string_view key, const QString& text) {
    const ParameterInfo& info = *findParameter(key);
    if (textProblem(info, text.toStdString()).empty()) return {};
    if (key == "valid-length" || key == "order")
        return ParameterWords::tr("Whole numbers from 0 on with commas between them are accepted, as in 3, 2.");
    if (key == "query-valid-length")
        return ParameterWords::tr(
            "Whole numbers from 0 on with commas between them are accepted, and a semicolon between sequences.");
    if (key == "compared")
        return ParameterWords::tr(
            "Some of convolution, dilated, recurrent, attention and restricted are accepted, with commas between "
            "them.");
    if (key == "offsets")
        return ParameterWords::tr("Whole numbers from %1 to %2 with commas between them are accepted, as in −1, 1.")
            .arg(exactNumber(info.minimum), exactNumber(info.maximum));
    if (key == "masked-cells") return ParameterWords::tr("Pairs of query and key are accepted, as in 3,1; 2,0.");
    if (key == "entries")
        return ParameterWords::tr("Matrix, row, column and value are accepted, as in X 2 3 1.5; W_q 0 1 -2.");
    for (const char32_t character : text.toUcs4())
        if (QChar::isNonCharacter(character))
            return ParameterWords::tr("U+%1 in it is no character: take it out.")
                .arg(QString::number(uint(character), 16).toUpper());
    const auto isSeen = [](QChar character) {
        return !character.isSpace() && character.category() != QChar::Other_Control &&
               character.category() != QChar::Other_Format;
    };
    if (std::ranges::none_of(text, isSeen)) return ParameterWords::tr("There is no word in it.");
    return ParameterWords::tr("This is too long: up to %1 tokens are accepted.").arg(kMostTokens);
}

QString choiceText(std::string_view key, std::string_view choice) {
    if (key == "colour-map" && choice == "signed") return ParameterWords::tr("blue, white, red");
    if (key == "colour-map" && choice == "blues") return ParameterWords::tr("blues, as in the book");
    if (key == "clock-axes" && choice == "cos-sin") return ParameterWords::tr("cosine right, sine up");
    if (key == "clock-axes" && choice == "sin-cos") return ParameterWords::tr("sine right, cosine up");
    if (key == "similarity-measure" && choice == "dot") return ParameterWords::tr("dot product");
    if (key == "similarity-measure" && choice == "cosine") return ParameterWords::tr("normalised");
    if (key == "similarity-measure" && choice == "euclidean") return ParameterWords::tr("distance");
    if (key == "encoding" && choice == "none") return ParameterWords::tr("none");
    if (key == "encoding" && choice == "integer") return ParameterWords::tr("integer");
    if (key == "encoding" && choice == "integer-scaled") return ParameterWords::tr("integer, 0 to 1");
    if (key == "encoding" && choice == "one-hot") return ParameterWords::tr("one-hot");
    if (key == "encoding" && choice == "binary") return ParameterWords::tr("binary");
    if (key == "encoding" && choice == "sinusoidal") return ParameterWords::tr("sinusoidal");
    if (key == "encoding" && choice == "learned") return ParameterWords::tr("learned");
    if (key == "encoding" && choice == "rotary") return ParameterWords::tr("rotary");
    if (key == "encoding" && choice == "alibi") return QStringLiteral("ALiBi");
    if (key == "numbers" && choice == "normal") return ParameterWords::tr("normal");
    if (key == "numbers" && choice == "integers") return ParameterWords::tr("small whole numbers");
    if (key == "numbers" && choice == "ones") return ParameterWords::tr("embeddings of ones");
    if (key == "head-design" && choice == "sliced") return ParameterWords::tr("sliced input");
    if (key == "head-design" && choice == "narrow") return ParameterWords::tr("narrow, as in d2l");
    if (key == "head-design" && choice == "wide") return ParameterWords::tr("wide");
    if (key == "mask" && choice == "none") return ParameterWords::tr("none");
    if (key == "mask" && choice == "causal") return ParameterWords::tr("earlier tokens only");
    if (key == "position-head" && choice == "rotation") return ParameterWords::tr("a place at a shift");
    if (key == "position-head" && choice == "same-word") return ParameterWords::tr("the same word");
    if (key == "position-head" && choice == "first-token") return ParameterWords::tr("the first token");
    if (key == "position-head" && choice == "local-window") return ParameterWords::tr("a window around");
    if (key == "kernel-values" && choice == "random") return ParameterWords::tr("random");
    if (key == "kernel-values" && choice == "identity") return ParameterWords::tr("identity");
    if (key == "kernel-values" && choice == "average") return ParameterWords::tr("average");
    if (key == "kernel-values" && choice == "difference") return ParameterWords::tr("difference");
    if (key == "padding" && choice == "zeros") return ParameterWords::tr("zero tokens");
    if (key == "padding" && choice == "none") return ParameterWords::tr("nothing");
    if (key == "queries" && choice == "all") return ParameterWords::tr("all");
    if (key == "queries" && choice == "one") return ParameterWords::tr("one at a time");
    if (key == "token-axis" && choice == "rows") return ParameterWords::tr("as rows");
    if (key == "token-axis" && choice == "columns") return ParameterWords::tr("as columns");
    if (key == "output-view" && choice == "matrix") return ParameterWords::tr("matrix");
    if (key == "output-view" && choice == "arrows") return ParameterWords::tr("arrows");
    if (key == "heads-view" && choice == "matrices") return ParameterWords::tr("matrices");
    if (key == "heads-view" && choice == "lines") return ParameterWords::tr("lines");
    if (key == "architecture" && choice == "convolution") return ParameterWords::tr("convolution");
    if (key == "architecture" && choice == "dilated") return ParameterWords::tr("dilated convolution");
    if (key == "architecture" && choice == "recurrent") return ParameterWords::tr("recurrent");
    if (key == "architecture" && choice == "bidirectional") return ParameterWords::tr("bidirectional");
    if (key == "architecture" && choice == "attention") return ParameterWords::tr("self-attention");
    if (key == "architecture" && choice == "restricted") return ParameterWords::tr("restricted attention");
    if (key == "path-kind" && choice == "some-output") return ParameterWords::tr("some output");
    if (key == "path-kind" && choice == "dependency") return ParameterWords::tr("direct dependency");
    if (key == "count" && choice == "mac") return ParameterWords::tr("multiply–adds");
    if (key == "count" && choice == "flop") return QStringLiteral("FLOPs");
    if (key == "pass" && choice == "forward") return ParameterWords::tr("forward");
    if (key == "pass" && choice == "training") return ParameterWords::tr("training step");
    if (key == "cost-kind" && choice == "term") return ParameterWords::tr("term in O(·)");
    if (key == "cost-kind" && choice == "exact") return ParameterWords::tr("exact count");
    if (key == "quantity" && choice == "cost") return ParameterWords::tr("cost");
    if (key == "quantity" && choice == "sequential") return ParameterWords::tr("sequential operations");
    if (key == "quantity" && choice == "path") return ParameterWords::tr("longest path");
    if (key == "against" && choice == "n") return ParameterWords::tr("tokens 𝑛");
    if (key == "against" && choice == "d") return ParameterWords::tr("width 𝑑");
    if (key == "against" && choice == "kernel") return ParameterWords::tr("kernel size 𝑘");
    if (key == "chart-view" && choice == "curves") return ParameterWords::tr("curves");
    if (key == "chart-view" && choice == "plane") return ParameterWords::tr("plane");
    if (key == "networks" && choice == "side-by-side") return ParameterWords::tr("side by side");
    if (key == "networks" && choice == "one") return ParameterWords::tr("one alone");
    if (key == "weights-scale" && choice == "shared") return ParameterWords::tr("one for all");
    if (key == "weights-scale" && choice == "each") return ParameterWords::tr("each its own");
    if (choice == "on") return ParameterWords::tr("on");
    if (choice == "off") return ParameterWords::tr("off");
    if (key == "look" && choice == "lab") return ParameterWords::tr("with strips and tags");
    if (key == "look" && choice == "book") return ParameterWords::tr("as in the book");
    return QString::fromUtf8(choice);
}

QString parameterLabel(std::string_view key) {
    const ParameterText words = parameterText(key);
    // Compatibility forms of the mathematical letters are the plain ones.
    return words.symbol.isEmpty() ? words.name : words.symbol.normalized(QString::NormalizationForm_KC);
}

QString valueWords(const ParameterInfo& info, const ParameterValue& value) {
    const auto* integer = std::get_if<std::int64_t>(&value);
    if (const auto* choice = std::get_if<ChoiceField>(&info.field); choice && integer)
        return choiceText(info.key, choice->names[std::size_t(*integer)]);
    if (integer) return exactNumber(ExactNumber(*integer));
    if (const auto* real = std::get_if<double>(&value)) return exactNumber(*real);
    if (const auto* text = std::get_if<std::string>(&value))
        return ParameterWords::tr("“%1”").arg(QString::fromStdString(*text));
    return QStringLiteral("–");
}

}  // namespace attention
