#include "ui/parameter_text.h"

#include <algorithm>

#include <QCoreApplication>

#include "core/scene/tokens.h"
#include "ui/widgets/number_box.h"

namespace attention {
namespace {

struct ParameterWords {
    Q_DECLARE_TR_FUNCTIONS(ParameterText)
};

}  // namespace

ParameterText parameterText(std::string_view key) {
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
    if (key == "seed")
        return {{},
                ParameterWords::tr("seed"),
                ParameterWords::tr("Where random numbers begin: the same seed gives the same numbers everywhere.")};
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
    return {{}, QString::fromUtf8(name.data(), qsizetype(name.size())), {}};
}

QString textProblemWords(std::string_view key, const QString& text) {
    const std::string problem = textProblem(*findParameter(key), text.toStdString());
    if (problem.empty()) return {};
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
    if (integer) return exactNumber(double(*integer));
    if (const auto* real = std::get_if<double>(&value)) return exactNumber(*real);
    if (const auto* text = std::get_if<std::string>(&value))
        return ParameterWords::tr("“%1”").arg(QString::fromStdString(*text));
    return QStringLiteral("–");
}

}  // namespace attention
