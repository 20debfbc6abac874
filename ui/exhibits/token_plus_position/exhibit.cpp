#include <array>
#include <vector>

#include <QCoreApplication>
#include <QStringList>

#include "core/encoding/token_plus_position_study.h"
#include "ui/exhibits/exhibits.h"
#include "ui/exhibits/sinusoidal_text.h"
#include "ui/exhibits/token_exhibit.h"
#include "ui/text/number_format.h"
#include "ui/text/punctuation.h"

namespace attention {
namespace {

/// The matrices, in the order of the tables: the first is the default.
constexpr std::array<std::string_view, 3> kMatrices{"sum", "X", "P"};

/// The exhibit about embeddings and positions: its presets and texts.
class TokenPlusPositionExhibit : public ExhibitWithStudy<TokenPlusPositionStudy> {
    Q_DECLARE_TR_FUNCTIONS(TokenPlusPosition)

 public:
    TokenPlusPositionExhibit()
        : ExhibitWithStudy({
              .id = "token-plus-position",
              .chapter = Chapter::Position,
              .makeFigure = tokenPlusPositionFigure,
              .presentationKeys = {"row", "column"},
              .uses = {{.key = "tokens"},
                       {.key = "n", .maximum = 16384, .sliderMaximum = 512},
                       {.key = "d", .maximum = 4096, .sliderMaximum = 512},
                       {.key = "scale-embedding"},
                       {.key = "embedding-dropout"},
                       {.key = "seed", .sliderMaximum = 99},
                       {.key = "base", .sliderMinimum = 10, .sliderMaximum = 1e6},
                       {.key = "matrix", .acceptedNames = kMatrices},
                       {.key = "row"},
                       {.key = "column"}},
              .tables = {{"sum", "a token, 0 to n - 1", dimensionColumns("X + P there, after dropout")},
                         {"X", "a token, 0 to n - 1", dimensionColumns("embedding, times sqrt(d) where that is on")},
                         {"P", "a token, 0 to n - 1", dimensionColumns("sinusoidal encoding of its position")},
                         {"mask", "a token, 0 to n - 1", dimensionColumns("1 where dropout keeps the number, else 0")},
                         tokenTableDescription()},
              .arrays = {inputUse()},
              .tabs = {{"same-word", CoreMessages::tr("One word twice")},
                       {"sentence", CoreMessages::tr("The whole sentence")}},
              .selectionKind = SelectionKind::PositionColumn,
          }) {}
    std::vector<DerivedParameter> derivedParameters(const Scene& scene) const override {
        return tokenDerivedParameters(scene);
    }

    double memoryNeeded(const Scene& scene) const override {
        constexpr double kMatricesHeld = 4;  // X, P, mask and sum; twice, while the ones before are shown
        const Array* loaded = loadedInput(scene);
        const Parameters& parameters = scene.parameters;
        const double entries = loaded ? double(loaded->shape[loaded->shape.size() - 2]) * double(loaded->shape.back())
                                      : double(parameters.n) * double(parameters.d);
        // A loaded array is kept beside X.
        return 2 * (kMatricesHeld + (loaded ? 1 : 0)) * sizeof(double) * entries;
    }
    ExhibitTexts textsFor(const Scene&) const override {
        return {tr("Token plus position"), tr("Token plus position"),
                tr("Adding the row of its position makes two equal tokens differ.")};
    }
    std::vector<Preset> presets() const override {
        return {
            {kStartPreset, tr("Start"), tr("“the” stands twice: in X the same row, in X + P two different ones."),
             "n=6; d=4; scale-embedding=on; seed=33; matrix=sum; row=3; column=1"},
            {"cell", tr("One cell, explained"),
             tr("The second “the”, column 6: the embedding's number, the position's number, their sum."),
             "n=6; matrix=sum; row=3; column=6"},
            {"scaled", tr("Times √d, as in the Transformer"),
             tr("Multiplied by √32, the numbers of the words are about as large as those of the positions."),
             "n=6; scale-embedding=on"},
            {"drowned", tr("Words too small"),
             tr("d = 512 without scaling: the numbers of a word are 16 times smaller than those of its position."),
             "n=6; d=512"},
            {"dropout", tr("As in training"),
             tr("Dropout with p = 0.1: about one number in ten becomes 0, the others grow by a ninth."),
             "n=6; scale-embedding=on; embedding-dropout=0.1"},
            {"one-word", tr("One word only"),
             tr("Eight times “buffalo”: in X all rows are the same, in X + P no two are."),
             "tokens=Buffalo buffalo Buffalo buffalo buffalo buffalo Buffalo buffalo; n=8; scale-embedding=on"},
            {"chinese", tr("Chinese, by character"), tr("Each character is a token: 猫 stands twice and has one row."),
             "tokens=那只猫看见了另一只猫; n=10; scale-embedding=on"},
            {"right-to-left", tr("From right to left"),
             tr("An Arabic sentence: its first word is position 0, wherever it is written."),
             "tokens=القطة رأت القطة الأخرى; n=4; scale-embedding=on"},
        };
    }
    Caption caption(const TokenPlusPositionStudy& study, const Scene& scene) const override {
        return {
            study.definition(), seen(study, scene), tryThis(study), more(study),
            whyPositionsMatter() + sentenceSeparator() +
                tr("A row of <i>X</i> says which token it is, but not where it stands: the same token at two positions "
                   "would be treated alike.")};
    }
    QString description(const TokenPlusPositionStudy& study, const Scene&) const override {
        const TokenInput& input = study.input;
        const TokenPlusPositionOptions& choice = study.choice;
        QStringList sentences;
        sentences +=
            tr("Embeddings X, sinusoidal positional encoding P and their sum X + P as three heatmaps with one colour "
               "scale, blue for negative and red for positive numbers; rows are tokens, columns dimensions.");
        sentences += tr("%1 token(s) in %2 dimensions: %3.", nullptr, int(input.embedding.positions()))
                         .arg(formatInteger(input.embedding.positions()), formatInteger(input.embedding.dimensions()),
                              tokensText(input.words));
        if (choice.scaled) sentences += tr("X is multiplied by the square root of the width.");
        if (choice.dropout > 0)
            sentences += tr("Dropout with p = %1: hatched numbers are 0, the others divided by 1 − p.")
                             .arg(editableText(choice.dropout));
        return sentences.join(sentenceSeparator());
    }
    CellTags tags(const TokenPlusPositionStudy& study, const Scene&, const Cell& cell) const override {
        return tokenTags(study.input.words, cell);
    }
    Explanation explain(const TokenPlusPositionStudy& study, const Scene&, const Cell& cell) const override {
        const TokenInput& input = study.input;
        Explanation explanation;
        bool isDropped = false;
        if (cell.matrix == "P") {
            SinusoidalStudy positions{Scene()};
            positions.range = {.positions = input.embedding.positions(),
                               .dimensions = input.embedding.dimensions(),
                               .base = study.choice.base};
            explanation = sinusoidalExplanation(positions, cell);
        } else if (cell.matrix == "X") {
            explanation.derivation = study.derivation(cell);
            explanation.sentence = input.embedding.isRandom()
                                       ? tr("embedding of %1").arg(quotedWord(input.words[std::size_t(cell.row)]))
                                       : tr("loaded embedding");
        } else {
            explanation.derivation = study.derivation(cell);
            isDropped = study.values.mask(cell.row, cell.column) == 0;
            explanation.sentence = isDropped ? tr("dropped") : tr("embedding plus position");
        }
        explanation.value = formatDecimals(explanation.derivation.value, isDropped ? 0 : 4);
        return explanation;
    }
    IneffectiveReason ineffectiveReason(std::string_view key, const Scene& scene) const override {
        if (key != "seed" || !loadedInput(scene) || scene.parameters.embeddingDropout != 0) return {};
        return {tr("The embeddings come from a file."), "without --input, or with --embedding-dropout"};
    }

 private:
    static QString seen(const TokenPlusPositionStudy& study, const Scene& scene) {
        QStringList sentences;
        const Embedding& embedding = study.input.embedding;
        if (const Index sequences = loadedSequences(scene); sequences > 1)
            sentences += tr("The first of %1 loaded sequences.").arg(formatInteger(sequences));
        if (!study.duplicateGroups.empty()) {
            // The selected word if it occurs several times, else the first word that does.
            const auto selected = selectedCell(scene.parameters);
            const std::vector<Index>* looked = selected ? study.duplicatesOf(selected->row) : nullptr;
            const std::vector<Index>& group = looked ? *looked : study.duplicateGroups.front();
            const QString first = formatInteger(group[0]);
            const QString second = formatInteger(group[1]);
            const QString difference = formatSignificantDigits(study.largestDifference(group[0], group[1]), 2);
            sentences +=
                embedding.isRandom()
                    ? tr("%1 at positions %2 and %3: the same row in <i>X</i>, but in <i>X</i> + <i>P</i> numbers that "
                         "differ by up to %4.")
                          .arg(quotedWord(study.input.words[std::size_t(group[0])]), first, second, difference)
                    : tr("Rows %1 and %2 are the same in <i>X</i>, but in <i>X</i> + <i>P</i> they differ by up to %3.")
                          .arg(first, second, difference);
        } else {
            sentences += tr("No token is repeated: every row differs already in <i>X</i>.");
        }
        return sentences.join(sentenceSeparator());
    }
    static QString more(const TokenPlusPositionStudy& study) {
        QStringList sentences;
        const Embedding& embedding = study.input.embedding;
        QString letters = tr(
            "<i>i</i> is the position, <i>c</i> the column, and <i>Y</i> the sum. <i>E</i> is the table of embeddings, "
            "a row for each token <i>w</i>, and <i>d</i> its number of columns.");
        const TokenPlusPositionOptions& choice = study.choice;
        letters +=
            sentenceSeparator() +
            (choice.scaled ? tr("<i>X</i> has the row of <i>E</i> for each token of the sentence, times √<i>d</i>.")
                           : tr("<i>X</i> has the row of <i>E</i> for each token of the sentence."));
        if (embedding.isRandom()) letters += sentenceSeparator() + tr("The embeddings are random here.");
        sentences += letters;
        if (embedding.isRandom()) {
            const QString root = QStringLiteral("√%1").arg(embedding.dimensions());
            const QString size = formatSignificantDigits(study.embeddingDeviation(), 2);
            sentences +=
                choice.scaled
                    ? tr("The numbers of <i>P</i> have a typical size (root mean square) of %3, those of the "
                         "embeddings %2. Like the Transformer (Vaswani et al. 2017, section 3.4), this page multiplies "
                         "the embeddings by √d = %1. Their size is then 1, and <i>P</i> does not drown them.")
                          .arg(root, size, formatSignificantDigits(TokenPlusPositionStudy::positionRms(), 2))
                    : tr("The numbers of <i>P</i> have a typical size (root mean square) of %3, those of the "
                         "embeddings 1/%1 = %2.")
                          .arg(root, size, formatSignificantDigits(TokenPlusPositionStudy::positionRms(), 2));
        }
        if (choice.dropout > 0)
            sentences += tr("Dropout makes a number 0 with probability %1 (hatched where cells are large enough) and "
                            "divides the others by %2; <i>m</i> in the formula is 0 or 1.")
                             .arg(editableText(choice.dropout), editableText(1 - choice.dropout));
        return joinParagraphs(sentences);
    }
    static QString tryThis(const TokenPlusPositionStudy& study) {
        QStringList suggestions;
        suggestions += study.choice.scaled ? tr("<a href=\"scale-embedding=off\">Leave out the factor √d</a>: the "
                                                "embeddings fade beside the positions.")
                                           : tr("<a href=\"scale-embedding=on\">Multiply by √d</a>, as the Transformer "
                                                "does: the colours of the embeddings get stronger.");
        suggestions += study.choice.dropout > 0 ? tr("<a href=\"embedding-dropout=0\">End the dropout</a>.")
                                                : tr("<a href=\"embedding-dropout=0.5\">Make half of the numbers 0</a> "
                                                     "(dropout): the others double, so that the mean stays the same.");
        if (study.input.embedding.isRandom())
            suggestions +=
                tr("Try <a href=\"preset:chinese\">Chinese</a>, <a href=\"preset:right-to-left\">Arabic</a> or <a "
                   "href=\"preset:one-word\">one word only</a>.");
        return suggestions.join(sentenceSeparator());
    }
};

}  // namespace

const Exhibit& tokenPlusPosition() {
    return singleton<TokenPlusPositionExhibit>();
}

}  // namespace attention
