#include "ui/text/derivation_words.h"

#include <algorithm>
#include <span>

#include <QCoreApplication>
#include <QStringList>

#include "core/phrase.h"
#include "ui/text/number_format.h"
#include "ui/text/punctuation.h"

namespace attention {
namespace {

struct DerivationWords {
    Q_DECLARE_TR_FUNCTIONS(DerivationWords)
};

/// The maximum number of characters of a label; a longer one is truncated.
constexpr int kMaxLabelLength = 20;

struct Lines {
    ATTENTION_DECLARE_WORDS(DerivationWords)
};

/// A name in core and the text that is displayed for it.
struct Named {
    std::string_view name;
    MessageTemplate words;
};

/// Values of lines that are words in core, and the texts displayed for them.
constexpr Named kValues[] = {
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
    {"kept", Lines::tr("kept")},
    {"dropped", Lines::tr("dropped")},
};

/// Lines of derivations that are displayed by another name than in core. The names of other lines are translated as
/// they are, marked by LineName.
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

/// Lines whose displayed name contains the label, instead of %1.
constexpr Named kLabelledLines[] = {
    {"from a head", Lines::tr("from head %1")},
    {"gradient by the score of", Lines::tr("gradient by the score of %1")},
    {"probability of", Lines::tr("probability of %1")},
    {"mean weight of the heads at", Lines::tr("mean weight of the heads at %1")},
    {"named with a place hidden", Lines::tr("named with place %1 hidden")},
    {"named with all heads at", Lines::tr("named with all heads at %1")},
};

/// Lines whose label is a number, which is displayed without quotation marks.
constexpr std::string_view kCountedLines[] = {"repeat", "seconds for each", "quartiles apart"};

/// The glossary terms that explain lines.
constexpr struct {
    std::string_view line;
    std::string_view term;
} kTermsOfLines[] = {{"pair", "pair"},
                     {"frequency", "frequency"},
                     {"angle", "angle"},
                     {"wavelength", "wavelength"},
                     {"embedding", "embedding"},
                     {"dropout", "dropout"},
                     {"position", "position"},
                     {"kind", "sine-cosine"},
                     {"its sine", "sine-cosine"},
                     {"its cosine", "sine-cosine"}};

QString translated(const char* english) {
    return QCoreApplication::translate(Lines::kContext, english);
}

/// The translated text for a name; nothing if `known` does not contain the name.
std::optional<QString> wordsOf(std::string_view name, std::span<const Named> known) {
    const auto found = std::ranges::find(known, name, &Named::name);
    if (found == known.end()) return std::nullopt;
    return translated(found->words.english);
}

}  // namespace

QString derivationLineName(std::string_view name) {
    if (const auto words = wordsOf(name, kLines)) return *words;
    return translated(std::string(name).c_str());
}

QString derivationLineName(const DerivationLine& line) {
    const QString name = derivationLineName(line.name);
    if (line.label.empty()) return name;
    QString label = QString::fromStdString(line.label);
    if (label.size() > kMaxLabelLength) label = label.left(kMaxLabelLength - 1) + QChar(0x2026);
    if (const auto words = wordsOf(line.name, kLabelledLines)) return words->arg(label);
    if (line.name.ends_with(" at")) return DerivationWords::tr("%1 at %2", "a layer, and its n").arg(name, label);
    if (std::ranges::find(kCountedLines, line.name) != std::end(kCountedLines))
        return DerivationWords::tr("%1 %2", "a line of several of that name, and its number").arg(name, label);
    return DerivationWords::tr("%1 “%2”", "a line of several of that name, and which").arg(name, label);
}

QString derivationLineValue(const DerivationLine& line) {
    if (line.name == "word") return QString::fromStdString(line.word);
    if (const auto kind = wordsOf(line.word, kValues)) return *kind;
    if (line.name == "answer with the line forced to") {
        // A word and its probability.
        const QString answer = QString::fromStdString(line.word);
        return DerivationWords::tr("“%1”, %2")
            .arg(answer.section(u',', 0, 0), withDecimalSign(answer.section(u',', 1).trimmed()));
    }
    if (!line.word.empty()) return QString::fromStdString(line.word);
    return line.digits > 0 ? formatSignificantDigits(line.value, line.digits) : formatDecimals(line.value, 0);
}

QString derivationLineTerm(std::string_view name) {
    const auto found = std::ranges::find(kTermsOfLines, name, [](const auto& entry) { return entry.line; });
    return found == std::end(kTermsOfLines) ? QString() : QString::fromUtf8(found->term);
}

QString accessibleLine(const DerivationLine& line) {
    QStringList parts{derivationLineName(line)};
    if (line.expression != Expression{}) parts += QString::fromStdString(expressionText(line.expression));
    return joinList(parts << derivationLineValue(line));
}

}  // namespace attention
