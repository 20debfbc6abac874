#include "ui/text/glossary.h"

#include <algorithm>
#include <functional>
#include <set>
#include <utility>

#include <QCollator>
#include <QCoreApplication>
#include <QHash>

#include "core/phrase.h"
#include "ui/text/language.h"

namespace attention {
namespace {

struct Glossary {
    ATTENTION_DECLARE_WORDS(Glossary)
};

struct Term {
    Chapter chapter;
    std::string_view id;
    MessageTemplate name;
    MessageTemplate forms;  ///< the forms in which texts use the term, separated by commas; "≠" marks an expression
                            ///< that contains a form but means something else
    MessageTemplate explanation;
    const char* symbol;
};

/// The terms in the order in which the chapters need them.
constexpr Term kTerms[] = {
    {Chapter::Attention, "token", Glossary::tr("Token"), Glossary::tr("token, tokens"),
     Glossary::tr("One element of a sequence, such as a word or a piece of a word."), ""},
    {Chapter::Attention, "embedding", Glossary::tr("Embedding"), Glossary::tr("embedding, embeddings"),
     Glossary::tr("The vector that stands for a token, learned in training. Stacked as rows, the embeddings of a "
                  "sequence are the matrix X."),
     "𝑋"},
    {Chapter::Attention,
     "dimension",
     Glossary::tr("Dimension"),
     {},
     Glossary::tr(
         "One of the numbers of a vector. How many there are is the width d, the same for embeddings and encodings."),
     "𝑑"},
    {Chapter::Attention, "layer", Glossary::tr("Layer"), Glossary::tr("layer, layers"),
     Glossary::tr("One step of a model that turns a matrix with a row for each token into another one. A model stacks "
                  "many layers."),
     ""},
    {Chapter::Attention, "dot-product", Glossary::tr("Dot product"), Glossary::tr("dot product, dot products"),
     Glossary::tr("Two vectors multiplied number by number, and the products added. It is large where the vectors "
                  "point the same way."),
     "·"},
    {Chapter::Attention, "query", Glossary::tr("Query"), Glossary::tr("query, queries"),
     Glossary::tr("The vector with which a token asks what it looks for in the others."), "𝑄"},
    {Chapter::Attention, "key", Glossary::tr("Key"), Glossary::tr("key, keys, ≠arrow keys"),
     Glossary::tr("The vector by which a token is found: every query is compared with it."), "𝐾"},
    {Chapter::Attention, "value", Glossary::tr("Value"), Glossary::tr("word’s value"),
     Glossary::tr("The vector that a token gives to the outputs, each time multiplied by its weight."), "𝑉"},
    {Chapter::Attention, "projection", Glossary::tr("Projection"), Glossary::tr("projection, projections"),
     Glossary::tr("Every token's vector multiplied by the same learned matrix. In attention three such matrices make "
                  "queries, keys and values."),
     "𝑊"},
    {Chapter::Attention, "score", Glossary::tr("Score"), Glossary::tr("score, scores"),
     Glossary::tr("How well a query and a key fit, as any number: the larger, the more weight the key gets."), ""},
    {Chapter::Attention, "scaled-dot-product", Glossary::tr("Scaled dot product"),
     Glossary::tr("scaled dot product, scaled dot products"),
     Glossary::tr("The dot product of query and key divided by the square root of their width. Without the division "
                  "scores would spread more the wider the vectors are."),
     ""},
    {Chapter::Attention, "softmax", Glossary::tr("Softmax"), Glossary::tr("softmax"),
     Glossary::tr("Turns scores into weights: the exponential of each score divided by the sum of them all. The "
                  "results are positive and sum to 1."),
     ""},
    {Chapter::Attention, "weight", Glossary::tr("Attention weight"),
     Glossary::tr("attention weight, attention weights, weight, weights"),
     Glossary::tr("The share of a value in an output. The weights of one query are never negative and sum to 1."), ""},
    {Chapter::Attention, "self-attention", Glossary::tr("Self-attention"), Glossary::tr("self-attention"),
     Glossary::tr(
         "Attention whose queries, keys and values all come from the same sequence; also called intra-attention. Each "
         "output is a weighted sum of the values, and the weights are computed from the input."),
     ""},
    {Chapter::Attention, "mask", Glossary::tr("Mask"), Glossary::tr("mask, masks, masked"),
     Glossary::tr("Says which keys a query may not see; their weights are exactly 0. If every key is hidden, this "
                  "program weights them equally, like the book Dive into Deep Learning."),
     ""},
    {Chapter::Attention, "causal-mask", Glossary::tr("Causal mask"), Glossary::tr("causal mask"),
     Glossary::tr(
         "Lets each token see only itself and the tokens before it, as a model must that predicts the next token."),
     ""},
    {Chapter::Attention, "valid-length", Glossary::tr("Valid length"), Glossary::tr("valid length, valid lengths"),
     Glossary::tr("How many tokens at the start count. The keys after them are masked: mostly padding, which fills up "
                  "short sequences so that all in a batch have one length."),
     ""},
    {Chapter::Attention, "dropout", Glossary::tr("Dropout"), Glossary::tr("dropout"),
     Glossary::tr("In training, sets numbers picked at random to 0 and enlarges the others, so that the mean stays the "
                  "same. Afterwards it does nothing."),
     ""},
    {Chapter::Attention, "batch", Glossary::tr("Batch"), Glossary::tr("batch, batches"),
     Glossary::tr("Several sequences that go through a layer at the same time. They do not see each other."), ""},
    {Chapter::Attention, "head", Glossary::tr("Head"), Glossary::tr("head, heads"),
     Glossary::tr("One of several attentions side by side, with queries, keys, values and weights of its own."), "ℎ"},
    {Chapter::Attention, "concatenation", Glossary::tr("Concatenation"),
     Glossary::tr("concatenation, concatenate, concatenated, concatenating, concatenates"),
     Glossary::tr("Vectors written one after the other as a single longer one, as the outputs of the heads are."), ""},
    {Chapter::Attention, "multi-head-attention", Glossary::tr("Multi-head attention"),
     Glossary::tr("multi-head attention"),
     Glossary::tr("Several heads look at the same input. Their outputs are concatenated and projected once more."), ""},
    {Chapter::Attention, "entropy", Glossary::tr("Entropy"), Glossary::tr("entropy"),
     Glossary::tr("How evenly weights are spread: 0 if one key gets all the weight, ln n if n keys get the same. Its "
                  "unit with the natural logarithm, ln, is called nat."),
     ""},
    {Chapter::Attention, "transformer", Glossary::tr("Transformer"), Glossary::tr("Transformer, Transformers"),
     Glossary::tr("A model made of layers of self-attention and small networks that work on each token alone (Vaswani "
                  "et al. 2017)."),
     ""},
    {Chapter::Attention, "encoder-decoder", Glossary::tr("Encoder and decoder"),
     Glossary::tr("encoder, encoders, decoder, decoders"),
     Glossary::tr("The two halves of a model: the encoder reads the input, the decoder makes the output from it. A "
                  "translator’s decoder writes word by word."),
     ""},
    {Chapter::Attention, "cross-attention", Glossary::tr("Cross-attention"), Glossary::tr("cross-attention"),
     Glossary::tr("Attention whose queries come from one sequence and whose keys and values come from another one, "
                  "which is called the memory. A decoder looks at the encoder's output this way."),
     "𝑀"},
    {Chapter::Attention, "permutation-equivariance", Glossary::tr("Permutation equivariance"),
     Glossary::tr("permutation equivariance, permutation-equivariant, equivariant"),
     Glossary::tr("If the tokens change places, their outputs change places in the same way and are otherwise the "
                  "same. Self-attention without positions and without a mask has this property."),
     ""},
    {Chapter::Attention, "variance", Glossary::tr("Variance"), Glossary::tr("variance, variances"),
     Glossary::tr("The mean of the squared distances from the mean: how far numbers spread. Its square root is the "
                  "standard deviation."),
     ""},
    {Chapter::Attention, "gradient", Glossary::tr("Gradient"), Glossary::tr("gradient, gradients"),
     Glossary::tr("How much a result changes when each number it depends on changes a little. Training follows it, so "
                  "where it is near 0 nothing is learned."),
     ""},
    {Chapter::Attention, "temperature", Glossary::tr("Temperature"), Glossary::tr("temperature, temperatures"),
     Glossary::tr("A positive number that divides the scores before the softmax. A low one gathers the weight on the "
                  "best key, a high one spreads it evenly."),
     "𝜏"},
    {Chapter::Position, "position", Glossary::tr("Position"), Glossary::tr("position, positions"),
     Glossary::tr(
         "Where a token stands in its sequence, counted from 0. The positional encoding has a row for each position."),
     "𝑖"},
    {Chapter::Position, "positional-encoding", Glossary::tr("Positional encoding"),
     Glossary::tr("positional encoding, positional encodings, encoding, encodings"),
     Glossary::tr("A vector that stands for a position. Added to the embedding of the token there, it tells the model "
                  "the order of the tokens."),
     "𝑃"},
    {Chapter::Position,
     "column",
     Glossary::tr("Column"),
     {},
     Glossary::tr(
         "One dimension of the encoding at all positions. Read from top to bottom, it is a sine or a cosine wave."),
     ""},
    {Chapter::Position, "sine-cosine", Glossary::tr("Sine and cosine"),
     Glossary::tr("sine and cosine, sines and cosines"),
     Glossary::tr("The two coordinates of a point that runs around a circle of radius 1. Together they tell where on "
                  "the circle it is; one of them alone does not."),
     "sin, cos"},
    {Chapter::Position, "turn", Glossary::tr("Turn"), Glossary::tr("full turn, whole turn"),
     Glossary::tr("Once around the circle: 2π radians or 360 degrees. After a whole turn sine and cosine repeat."), ""},
    {Chapter::Position, "radian", Glossary::tr("Radian"), Glossary::tr("radian, radians"),
     Glossary::tr("The unit of angles in the formulas: the length of the arc on a circle of radius 1. A full turn is "
                  "2π, about 6.28."),
     "rad"},
    {Chapter::Position,
     "pair",
     Glossary::tr("Pair"),
     {},
     Glossary::tr("The two columns 2j and 2j + 1: sine and cosine of the same angle."),
     "𝑗"},
    {Chapter::Position, "frequency", Glossary::tr("Frequency"), Glossary::tr("frequency, frequencies"),
     Glossary::tr("By how many radians the angle of a pair grows from one position to the next. It falls from pair to "
                  "pair: from fast waves to slow ones."),
     "𝜔"},
    {Chapter::Position, "wavelength", Glossary::tr("Wavelength"), Glossary::tr("wavelength, wavelengths"),
     Glossary::tr("After how many positions a wave repeats: 2π divided by the frequency."), "𝜆"},
    {Chapter::Position, "period", Glossary::tr("Period"), Glossary::tr("period, periods"),
     Glossary::tr("After how many positions something repeats: bit 0 of a position after 2, bit 1 after 4. The period "
                  "of a wave is its wavelength."),
     ""},
    {Chapter::Position, "float", Glossary::tr("Float"), Glossary::tr("float, floats"),
     Glossary::tr(
         "A number as computers store fractions, mostly in 32 bits: about seven decimal digits and a power of two."),
     ""},
    {Chapter::Position, "angle", Glossary::tr("Angle"), Glossary::tr("angle, angles"),
     Glossary::tr("What sine and cosine are taken of: the position times the frequency of the pair, in radians."),
     "𝑖𝜔"},
    {Chapter::Position, "base", Glossary::tr("Base"), Glossary::tr("base, ≠base k"),
     Glossary::tr("The number whose powers divide the position in the formula; 10000 in the original. The larger it "
                  "is, the longer the slow waves."),
     ""},
    {Chapter::Position, "heatmap", Glossary::tr("Heatmap"), Glossary::tr("heatmap, heatmaps"),
     Glossary::tr("A table drawn as a picture: each cell has the colour that stands for its number."), ""},
    {Chapter::Position, "training-length", Glossary::tr("Training length"), Glossary::tr("training length"),
     Glossary::tr("How long the sequences were from which a model learned. A formula gives later positions an "
                  "encoding, too, often with numbers no larger than before, but the model has never seen it."),
     ""},
    {Chapter::Position, "relative-shift", Glossary::tr("Relative shift"), Glossary::tr("relative shift"),
     Glossary::tr("By how many positions one goes on. It turns each pair by the angle δω, no matter at which position "
                  "one starts."),
     "𝛿"},
    {Chapter::Position, "offset", Glossary::tr("Offset"), Glossary::tr("offset, offsets"),
     Glossary::tr(
         "How many positions the second of two stands after the first, negative if it stands before it: δ = j − "
         "i."),
     "𝛿"},
    {Chapter::Position, "rotation", Glossary::tr("Rotation"), Glossary::tr("rotation, rotations"),
     Glossary::tr("Turning a vector about the origin without changing its length. In two dimensions a matrix of sines "
                  "and cosines of the angle does it."),
     ""},
    {Chapter::Position, "one-hot", Glossary::tr("One-hot vector"),
     Glossary::tr("one-hot vector, one-hot vectors, one-hot"),
     Glossary::tr("A vector with a single 1 and zeros elsewhere; the place of the 1 says what is meant. Any two "
                  "different ones are equally far apart."),
     ""},
    {Chapter::Position, "learned-encoding", Glossary::tr("Learned encoding"),
     Glossary::tr("learned encoding, learned position, learned positions"),
     Glossary::tr("A table with a vector of its own for each position: random numbers at first, which training then "
                  "changes. Rows of positions that training never met stay random; positions after the last row have "
                  "none."),
     ""},
    {Chapter::Position, "relative-positions", Glossary::tr("Relative positions"),
     Glossary::tr("relative table, relative positions"),
     Glossary::tr(
         "Positions told by the offset of two tokens instead of by the place of each: a number or a vector for "
         "each offset, learned in training, takes part in the score."),
     "𝑏"},
    {Chapter::Position, "rotary", Glossary::tr("Rotary encoding (RoPE)"), Glossary::tr("rotary encoding, rotary, RoPE"),
     Glossary::tr("Turns the pairs of each query and key by the angle of their position instead of adding anything. "
                  "The positions then enter a score only by their distance."),
     ""},
    {Chapter::Position, "alibi", Glossary::tr("ALiBi"), Glossary::tr("ALiBi"),
     Glossary::tr(
         "Attention with linear biases: each score is lowered by an amount that grows evenly with the distance of "
         "query and key, faster in some heads than in others. Nothing is added to the embeddings."),
     ""},
    {Chapter::Cost, "convolution", Glossary::tr("Convolution"), Glossary::tr("convolution, convolutions"),
     Glossary::tr("A layer whose outputs are weighted sums of a few neighbouring tokens. The weights are learned "
                  "and then do not depend on the tokens; they are the same at every position."),
     ""},
    {Chapter::Cost, "kernel", Glossary::tr("Kernel"), Glossary::tr("kernel, kernels"),
     Glossary::tr("The weights of a convolution: for each place around a token, a matrix by which the token there is "
                  "multiplied. The same kernel serves every position."),
     ""},
    {Chapter::Cost, "kernel-size", Glossary::tr("Kernel size"), Glossary::tr("kernel size"),
     Glossary::tr("How many neighbouring tokens an output of a convolution sees."), "𝑘"},
    {Chapter::Cost, "recurrence", Glossary::tr("Recurrence"),
     Glossary::tr("recurrence, recurrences, recurrent layer, recurrent layers, recurrent network"),
     Glossary::tr("A layer that reads token after token and carries what it has read along in a state. Each step has "
                  "to wait for the one before."),
     ""},
    {Chapter::Cost, "complexity", Glossary::tr("Complexity"), Glossary::tr("complexity, complexities, O(·)"),
     Glossary::tr("How the number of operations grows with the length n and the width d. O(n²·d) keeps the term that "
                  "grows fastest and leaves out constant factors."),
     "𝑂(·)"},
    {Chapter::Cost, "multiply-add", Glossary::tr("Multiply–add"), Glossary::tr("multiply–add, multiply–adds"),
     Glossary::tr("One multiplication and one addition, of which products of matrices are made. Counted as "
                  "floating-point operations (FLOPs) it is two."),
     ""},
    {Chapter::Cost, "sequential-operations", Glossary::tr("Sequential operations"),
     Glossary::tr("sequential operation, sequential operations"),
     Glossary::tr("How many steps have to wait for each other, however much is computed side by side: n for a "
                  "recurrence, 1 for self-attention."),
     ""},
    {Chapter::Cost, "path-length", Glossary::tr("Path length"), Glossary::tr("path length, longest path"),
     Glossary::tr("After how many layers, or steps of a recurrence, one output sees both tokens. The longest path "
                  "grows like n for a recurrence and is 1 for self-attention; short ones are easier to learn along."),
     ""},
    {Chapter::Cost, "restricted-attention", Glossary::tr("Restricted self-attention"),
     Glossary::tr("restricted self-attention, restricted attention"),
     Glossary::tr(
         "Self-attention in which each query meets only the keys around it: the r = 2𝜌 + 1 within a radius 𝜌."),
     "𝜌"},
    {Chapter::Cost, "dilation", Glossary::tr("Dilation"), Glossary::tr("dilation, dilated"),
     Glossary::tr("Gaps between the tokens that a convolution sees. When they grow by the factor k from layer to "
                  "layer, a few layers see far."),
     ""},
    {Chapter::Cost, "receptive-field", Glossary::tr("Receptive field"),
     Glossary::tr("receptive field, receptive fields"),
     Glossary::tr("All tokens that an output depends on. It opens like a cone towards the lower layers."), ""},
    {Chapter::Cost, "activation", Glossary::tr("Activation"), Glossary::tr("activation, activations"),
     Glossary::tr("A number that a layer computes on its way. Training keeps it, because the gradients are computed "
                  "from it afterwards, from the last layer back to the first."),
     ""},
    {Chapter::Cost, "median", Glossary::tr("Median"), Glossary::tr("median, medians"),
     Glossary::tr("The value in the middle when all are sorted. A few slow runs do not move it."), ""},
    {Chapter::Cost, "exponent", Glossary::tr("Exponent"), Glossary::tr("exponent, exponents"),
     Glossary::tr("How steeply a cost grows: with exponent 2, twice the length costs four times as much. On "
                  "logarithmic axes it is the slope."),
     ""},
    {Chapter::Training, "training", Glossary::tr("Training"), Glossary::tr("training, trained"),
     Glossary::tr("Changing the numbers in the matrices of a model bit by bit until its answers are right. What it "
                  "knows afterwards comes from the examples."),
     ""},
    {Chapter::Training, "loss", Glossary::tr("Loss"), Glossary::tr("loss, losses"),
     Glossary::tr("How wrong a model is, as one number: the mean of −ln of the probability that it gives to what is "
                  "wanted. 0 is perfect."),
     "𝐿"},
    {Chapter::Training, "accuracy", Glossary::tr("Accuracy"), Glossary::tr("accuracy"),
     Glossary::tr("The part of the answers that are right: 1 is all of them."), ""},
    {Chapter::Training, "gradient-step", Glossary::tr("Gradient step"), Glossary::tr("gradient step, gradient steps"),
     Glossary::tr("One update in training: each number of the model moves a little in the direction in which the loss "
                  "falls."),
     ""},
    {Chapter::Training, "jacobian", Glossary::tr("Jacobian"), Glossary::tr("Jacobian, Jacobians, spectral norm"),
     Glossary::tr("The matrix of all derivatives of one vector’s numbers by another one’s. Its spectral norm says how "
                  "much the one changes at most when the other changes by 1, as if the slope stayed the same."),
     ""},
    {Chapter::Training, "vanishing-gradient", Glossary::tr("Vanishing gradient"),
     Glossary::tr("vanishing gradient, vanishing gradients, exploding gradient, exploding gradients"),
     Glossary::tr("A gradient is multiplied once more in each step that it passes back. Where the factors are below 1 "
                  "it vanishes, where they are above 1 it explodes."),
     ""},
    {Chapter::Training, "learning-rate", Glossary::tr("Learning rate"), Glossary::tr("learning rate"),
     Glossary::tr("How far a gradient step moves the weights. Too small, and training takes long; too large, and the "
                  "loss rises."),
     ""},
    {Chapter::Training, "pointing-head", Glossary::tr("Pointing head"), Glossary::tr("pointing head, pointing heads"),
     Glossary::tr("A head whose weights are themselves the answer of the model: what it looks at is what it says."),
     ""},
    {Chapter::Training, "forcing", Glossary::tr("Forcing a line"), Glossary::tr("forced, forcing"),
     Glossary::tr("Setting the weights of one query by hand and computing all that comes behind them anew. If the "
                  "answer follows, the line matters to it."),
     ""},
    {Chapter::Training, "residual", Glossary::tr("Residual"), Glossary::tr("residual, residuals"),
     Glossary::tr("A layer’s input, which is added to what the layer finds. So a layer changes its tokens a little "
                  "instead of replacing them."),
     ""},
    {Chapter::Training, "mlp", Glossary::tr("MLP"), Glossary::tr("MLP, MLPs"),
     Glossary::tr("A multilayer perceptron: two matrices, between which negative numbers become 0 (ReLU). Each token "
                  "goes through it by itself."),
     ""},
    {Chapter::Models, "byte-piece", Glossary::tr("Byte of a character"), Glossary::tr("byte of a character, bytes"),
     Glossary::tr("A computer stores a character as one to four bytes. A vocabulary with all 256 bytes has tokens for "
                  "any text: a character that is no token becomes several, shown in hexadecimal digits as in ⟨E5⟩."),
     ""},
    {Chapter::Models, "special-token", Glossary::tr("Special token"), Glossary::tr("special token, special tokens"),
     Glossary::tr("A token that is no text but a sign for the model: GPT-2’s <|endoftext|> stands between the texts of "
                  "its training."),
     ""},
    {Chapter::Models, "logit", Glossary::tr("Logit"), Glossary::tr("logit, logits"),
     Glossary::tr(
         "The number that a model computes for each token that could come next. The softmax makes a probability "
         "of it."),
     ""},
};

QString translatedTerm(MessageTemplate words) {
    return QCoreApplication::translate(Glossary::kContext, words.english);
}

constexpr QChar kOtherMeaning(u'≠');

QStringList formsOf(const Term& term) {
    if (!term.forms.english) return {};
    return translatedTerm(term.forms).replace(u'、', QStringLiteral(", ")).split(QStringLiteral(", "));
}

/// A letter or digit of any script, or _.
bool isWordCharacter(QChar character) {
    return character.isLetterOrNumber() || character.isSurrogate() || character == u'_';
}

/// Finds the forms of terms in texts of the current language. Uses no regular expression, because trying all forms at
/// each letter would take longer than making all other texts of a page.
struct TermFinder {
    std::string_view language;
    bool hasSpaces;                        ///< words are separated by spaces, unlike in Chinese
    QHash<QString, std::string_view> ids;  ///< by form in lower case; empty for an expression with another meaning
    std::vector<qsizetype> lengths;        ///< the different lengths of forms, in descending order

    explicit TermFinder(std::string_view code) : language(code), hasSpaces(!code.starts_with("zh")) {
        std::set<qsizetype, std::greater<>> allLengths;
        for (const Term& term : kTerms) {
            for (const QString& form : formsOf(term)) {
                const bool isOther = form.startsWith(kOtherMeaning);
                const QString lower = lowered(form.mid(isOther ? 1 : 0));
                ids[lower] = isOther ? std::string_view() : term.id;
                allLengths.insert(lower.size());
            }
        }
        lengths.assign(allLengths.begin(), allLengths.end());
    }

    /// The text in lower case, letter by letter, so that positions stay the same.
    static QString lowered(QString text) {
        for (QChar& character : text) character = character.toLower();
        return text;
    }

    /// The end of the tag, link or character reference that begins at `position`; `position` if there is none.
    static qsizetype markupEnd(QStringView text, qsizetype position) {
        const auto behind = [&](QStringView end) {
            const qsizetype found = text.indexOf(end, position);
            return found < 0 ? position : found + end.size();
        };
        if (text[position] == u'<') {
            const bool isLink = text.sliced(position).startsWith(u"<a", Qt::CaseInsensitive) &&
                                position + 2 < text.size() && !isWordCharacter(text[position + 2]);
            const qsizetype end = isLink ? behind(u"</a>") : position;
            return end > position ? end : behind(u">");
        }
        if (text[position] != u'&') return position;
        qsizetype end = position + 1;
        while (end < text.size() && isWordCharacter(text[end])) ++end;
        return end > position + 1 && end < text.size() && text[end] == u';' ? end + 1 : position;
    }

    /// The length of the longest form that begins at `position`; 0: there is none. @param lower  the text in lower case
    qsizetype formLength(const QString& lower, qsizetype position) const {
        if (hasSpaces && position > 0 && isWordCharacter(lower[position - 1])) return 0;
        for (const qsizetype length : lengths) {
            const qsizetype end = position + length;
            if (end > lower.size() || (hasSpaces && end < lower.size() && isWordCharacter(lower[end]))) continue;
            if (ids.contains(lower.sliced(position, length))) return length;
        }
        return 0;
    }
};

const TermFinder& termFinder() {
    static TermFinder finder(currentLanguage().code);
    if (finder.language != currentLanguage().code) finder = TermFinder(currentLanguage().code);
    return finder;
}

}  // namespace

std::vector<GlossaryEntry> glossary(GlossaryOrder order) {
    std::vector<GlossaryEntry> entries;
    for (const Term& term : kTerms) {
        QStringList forms = formsOf(term);
        forms.removeIf([](const QString& form) { return form.startsWith(kOtherMeaning); });
        entries.push_back({term.id, translatedTerm(term.name), translatedTerm(term.explanation), forms,
                           QString::fromUtf8(term.symbol), term.chapter});
    }
    if (order == GlossaryOrder::Chapters) return entries;
    const std::string_view code = currentLanguage().code;
    QCollator collator(QLocale(QString::fromUtf8(code.data(), qsizetype(code.size()))));
    collator.setCaseSensitivity(Qt::CaseInsensitive);
    std::ranges::stable_sort(entries,
                             [&](const auto& a, const auto& b) { return collator.compare(a.term, b.term) < 0; });
    return entries;
}

QString glossaryExplanation(std::string_view id) {
    const auto found = std::ranges::find(kTerms, id, &Term::id);
    return found == std::end(kTerms) ? QString() : translatedTerm(found->explanation);
}

QString TermLinks::link(const QString& richText) {
    const TermFinder& finder = termFinder();
    const QString lower = TermFinder::lowered(richText);
    QString text;
    qsizetype end = 0;
    for (qsizetype position = 0; position < richText.size();) {
        const qsizetype markup = TermFinder::markupEnd(richText, position);
        const qsizetype length = markup > position ? markup - position : finder.formLength(lower, position);
        const qsizetype begin = std::exchange(position, position + std::max<qsizetype>(length, 1));
        if (markup > begin || length == 0) continue;
        const std::string_view id = finder.ids.value(lower.sliced(begin, length));
        if (id.empty() || !m_linkedIds.insert(id).second) continue;
        text += QStringView(richText).mid(end, begin - end);
        text += QStringLiteral("<a href=\"term:%1\">%2</a>")
                    .arg(QLatin1String(id.data(), qsizetype(id.size())), richText.sliced(begin, length));
        end = position;
    }
    return text += QStringView(richText).mid(end);
}

}  // namespace attention
