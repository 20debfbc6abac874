#include "ui/text/glossary.h"

#include <algorithm>

#include <QCollator>
#include <QCoreApplication>

#include "ui/text/language.h"

namespace attention {
namespace {

struct Glossary {
    Q_DECLARE_TR_FUNCTIONS(Glossary)
};

constexpr std::string_view kPosition = "position";
constexpr std::string_view kAttention = "attention";
constexpr std::string_view kCost = "cost";

std::vector<GlossaryEntry> positionTerms() {
    return {
        {"position", Glossary::tr("Position"),
         Glossary::tr("Where a token stands in its sequence, counted from 0. Each position is a row of the table."),
         QStringLiteral("𝑖"), kPosition},
        {"token",
         Glossary::tr("Token"),
         Glossary::tr("One element of a sequence, such as a word or a piece of a word."),
         {},
         kPosition},
        {"embedding", Glossary::tr("Embedding"),
         Glossary::tr("The vector that stands for a token, learned in training. Stacked as rows, the embeddings of a "
                      "sequence are the matrix X."),
         QStringLiteral("𝑋"), kPosition},
        {"positional-encoding", Glossary::tr("Positional encoding"),
         Glossary::tr("A vector that stands for a position. Added to the embedding of the token there, it tells the "
                      "model the order of the tokens."),
         QStringLiteral("𝑃"), kPosition},
        {"dimension", Glossary::tr("Dimension"),
         Glossary::tr("One of the numbers of a vector. How many there are is the width d, the same for embeddings and "
                      "encodings."),
         QStringLiteral("𝑑"), kPosition},
        {"column",
         Glossary::tr("Column"),
         Glossary::tr("One dimension of the encoding at all positions. Read from top to bottom, it is a sine or a "
                      "cosine wave."),
         {},
         kPosition},
        {"pair", Glossary::tr("Pair"),
         Glossary::tr("The two columns 2j and 2j + 1: sine and cosine of the same angle."), QStringLiteral("𝑗"),
         kPosition},
        {"frequency", Glossary::tr("Frequency"),
         Glossary::tr("By how many radians the angle of a pair grows from one position to the next. It falls from pair "
                      "to pair: from fast waves to slow ones."),
         QStringLiteral("𝜔"), kPosition},
        {"wavelength",
         Glossary::tr("Wavelength"),
         Glossary::tr("After how many positions a wave repeats: 2π divided by the frequency."),
         {},
         kPosition},
        {"angle", Glossary::tr("Angle"),
         Glossary::tr("What sine and cosine are taken of: the position times the frequency of the pair, in radians."),
         QStringLiteral("𝑖𝜔"), kPosition},
        {"base",
         Glossary::tr("Base"),
         Glossary::tr(
             "The number whose powers are the frequencies, 10000 in the original. The larger it is, the longer "
             "the slow waves."),
         {},
         kPosition},
        {"sine-cosine", Glossary::tr("Sine and cosine"),
         Glossary::tr("The two coordinates of a point that runs around a circle of radius 1. Together they tell where "
                      "on the circle it is; one of them alone does not."),
         QStringLiteral("sin, cos"), kPosition},
        {"radian", Glossary::tr("Radian"),
         Glossary::tr(
             "The unit of angles in the formulas: the length of the arc on a circle of radius 1. A full turn is "
             "2π, about 6.28."),
         QStringLiteral("rad"), kPosition},
        {"turn",
         Glossary::tr("Turn"),
         Glossary::tr("Once around the circle: 2π radians or 360 degrees. After a whole turn sine and cosine repeat."),
         {},
         kPosition},
        {"heatmap",
         Glossary::tr("Heatmap"),
         Glossary::tr("A table drawn as a picture: each cell has the colour that stands for its number."),
         {},
         kPosition},
        {"training-length",
         Glossary::tr("Training length"),
         Glossary::tr("How long the sequences were from which a model learned. A formula gives later positions an "
                      "encoding, too, but the model has never seen it."),
         {},
         kPosition},
        {"relative-shift", Glossary::tr("Relative shift"),
         Glossary::tr("By how many positions one goes on. It turns each pair by the angle δω, no matter at which "
                      "position one starts."),
         QStringLiteral("𝛿"), kPosition},
        {"rotation",
         Glossary::tr("Rotation"),
         Glossary::tr("Turning a vector about the origin without changing its length. In two dimensions a matrix of "
                      "sines and cosines of the angle does it."),
         {},
         kPosition},
        {"one-hot",
         Glossary::tr("One-hot vector"),
         Glossary::tr("A vector with a single 1 and zeros elsewhere; the place of the 1 says what is meant. Any two "
                      "different ones are equally far apart."),
         {},
         kPosition},
        {"learned-encoding",
         Glossary::tr("Learned encoding"),
         Glossary::tr("A table with a trained vector for each position. Positions behind its last row have none."),
         {},
         kPosition},
        {"rotary",
         Glossary::tr("Rotary encoding (RoPE)"),
         Glossary::tr(
             "Turns the pairs of each query and key by the angle of their position instead of adding anything. "
             "The positions then enter a score only by their distance."),
         {},
         kPosition},
        {"alibi",
         Glossary::tr("ALiBi"),
         Glossary::tr(
             "Attention with linear biases: each score is lowered by an amount that grows evenly with the "
             "distance of query and key, faster in some heads than in others. Nothing is added to the embeddings."),
         {},
         kPosition},
    };
}

std::vector<GlossaryEntry> attentionTerms() {
    return {
        {"self-attention",
         Glossary::tr("Self-attention"),
         Glossary::tr("Attention whose queries, keys and values all come from the same sequence. Each output is a "
                      "weighted sum of the values, and the weights are computed from the input."),
         {},
         kAttention},
        {"query", Glossary::tr("Query"),
         Glossary::tr("The vector with which a token asks. It is compared with the key of every token."),
         QStringLiteral("𝑄"), kAttention},
        {"key", Glossary::tr("Key"),
         Glossary::tr("The vector by which a token is found. Its dot product with a query gives the score."),
         QStringLiteral("𝐾"), kAttention},
        {"value", Glossary::tr("Value"),
         Glossary::tr("The vector that a token gives to the outputs, each time multiplied by its weight."),
         QStringLiteral("𝑉"), kAttention},
        {"head", Glossary::tr("Head"),
         Glossary::tr("One of several attentions side by side, with queries, keys, values and weights of its own."),
         QStringLiteral("ℎ"), kAttention},
        {"multi-head-attention",
         Glossary::tr("Multi-head attention"),
         Glossary::tr("Several heads look at the same input. Their outputs are concatenated and projected once more."),
         {},
         kAttention},
        {"score",
         Glossary::tr("Score"),
         Glossary::tr("How well a query and a key fit, as any number: the larger, the more weight the key gets."),
         {},
         kAttention},
        {"scaled-dot-product",
         Glossary::tr("Scaled dot product"),
         Glossary::tr(
             "The dot product of query and key divided by the square root of their width. Without the division "
             "scores would spread more the wider the vectors are."),
         {},
         kAttention},
        {"softmax",
         Glossary::tr("Softmax"),
         Glossary::tr("Turns scores into weights: the exponential of each score divided by the sum of them all. The "
                      "results are positive and sum to 1."),
         {},
         kAttention},
        {"weight",
         Glossary::tr("Attention weight"),
         Glossary::tr("The share of a value in an output. The weights of one query are never negative and sum to 1."),
         {},
         kAttention},
        {"mask",
         Glossary::tr("Mask"),
         Glossary::tr("Says which keys a query may not see; their weights are exactly 0. Where it hides every key, all "
                      "weights are equal here."),
         {},
         kAttention},
        {"causal-mask",
         Glossary::tr("Causal mask"),
         Glossary::tr(
             "Lets each token see only itself and the tokens before it, as a model must that predicts the next "
             "token."),
         {},
         kAttention},
        {"valid-length",
         Glossary::tr("Valid length"),
         Glossary::tr("How many tokens at the start count. The keys behind them, mostly padding, are masked."),
         {},
         kAttention},
        {"temperature", Glossary::tr("Temperature"),
         Glossary::tr(
             "A positive number that divides the scores before the softmax. A low one gathers the weight on the "
             "best key, a high one spreads it evenly."),
         QStringLiteral("𝑇"), kAttention},
        {"dropout",
         Glossary::tr("Dropout"),
         Glossary::tr("In training, sets numbers picked at random to 0 and enlarges the others, so that the mean stays "
                      "the same. Afterwards it does nothing."),
         {},
         kAttention},
        {"projection", Glossary::tr("Projection"),
         Glossary::tr("Every token's vector multiplied by the same learned matrix. Three such matrices make queries, "
                      "keys and values."),
         QStringLiteral("𝑊"), kAttention},
        {"concatenation",
         Glossary::tr("Concatenation"),
         Glossary::tr("Vectors written one behind the other as a single longer one, as the outputs of the heads are."),
         {},
         kAttention},
        {"permutation-equivariance",
         Glossary::tr("Permutation equivariance"),
         Glossary::tr("If the tokens change places, their outputs change places in the same way and are otherwise the "
                      "same. Self-attention without positions and without a mask has this property."),
         {},
         kAttention},
    };
}

std::vector<GlossaryEntry> costTerms() {
    return {
        {"convolution",
         Glossary::tr("Convolution"),
         Glossary::tr("A layer whose outputs are weighted sums of a few neighbouring tokens. The weights are learned, "
                      "fixed, and the same at every position."),
         {},
         kCost},
        {"kernel-size", Glossary::tr("Kernel size"),
         Glossary::tr("How many neighbouring tokens an output of a convolution sees."), QStringLiteral("𝑘"), kCost},
        {"recurrence",
         Glossary::tr("Recurrence"),
         Glossary::tr("A layer that reads token after token and carries what it has read along in a state. Each step "
                      "has to wait for the one before."),
         {},
         kCost},
        {"complexity", Glossary::tr("Complexity"),
         Glossary::tr(
             "How the number of operations grows with the length n and the width d. O(n²·d) keeps the term that "
             "grows fastest and leaves out constant factors."),
         QStringLiteral("𝑂(·)"), kCost},
        {"sequential-operations",
         Glossary::tr("Sequential operations"),
         Glossary::tr("How many steps have to wait for each other, however much is computed side by side: n for a "
                      "recurrence, 1 for self-attention."),
         {},
         kCost},
        {"path-length",
         Glossary::tr("Path length"),
         Glossary::tr("How many layers, or steps of a recurrence, lie between two tokens. The longest path is n for a "
                      "recurrence and 1 for self-attention; short ones are easier to learn along."),
         {},
         kCost},
        {"dilation",
         Glossary::tr("Dilation"),
         Glossary::tr("Gaps between the tokens that a convolution sees. When they grow by the factor k from layer to "
                      "layer, a few layers see far."),
         {},
         kCost},
        {"receptive-field",
         Glossary::tr("Receptive field"),
         Glossary::tr("All tokens that an output depends on. It opens like a cone towards the lower layers."),
         {},
         kCost},
        {"restricted-attention", Glossary::tr("Restricted self-attention"),
         Glossary::tr("Self-attention in which each query meets only the keys around it: the r = 2𝜌 + 1 within a "
                      "radius 𝜌."),
         QStringLiteral("𝜌"), kCost},
        {"multiply-add",
         Glossary::tr("Multiply–add"),
         Glossary::tr("One multiplication and one addition, of which products of matrices are made. Counted as "
                      "floating-point operations (FLOPs) it is two."),
         {},
         kCost},
        {"activation",
         Glossary::tr("Activation"),
         Glossary::tr("A number that a layer computes on its way and keeps for the backward pass of training."),
         {},
         kCost},
        {"median",
         Glossary::tr("Median"),
         Glossary::tr("The value in the middle when all are sorted. A few slow runs do not move it."),
         {},
         kCost},
        {"exponent",
         Glossary::tr("Exponent"),
         Glossary::tr("How steeply a cost grows: with exponent 2, twice the length costs four times as much. On "
                      "logarithmic axes it is the slope."),
         {},
         kCost},
    };
}

}  // namespace

std::vector<GlossaryEntry> glossary() {
    std::vector<GlossaryEntry> entries = positionTerms();
    for (auto more : {attentionTerms(), costTerms()}) std::ranges::move(more, std::back_inserter(entries));
    const std::string_view code = currentLanguage().code;
    QCollator collator(QLocale(QString::fromUtf8(code.data(), qsizetype(code.size()))));
    collator.setCaseSensitivity(Qt::CaseInsensitive);
    std::ranges::stable_sort(entries,
                             [&](const auto& a, const auto& b) { return collator.compare(a.term, b.term) < 0; });
    return entries;
}

QString glossaryExplanation(std::string_view id) {
    const auto entries = glossary();
    const auto found = std::ranges::find(entries, id, &GlossaryEntry::id);
    return found == entries.end() ? QString() : found->explanation;
}

}  // namespace attention
