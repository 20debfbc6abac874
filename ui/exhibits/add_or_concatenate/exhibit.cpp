#include <array>
#include <utility>
#include <vector>

#include <QCoreApplication>
#include <QStringList>

#include "core/encoding/add_or_concatenate_study.h"
#include "ui/exhibits/add_or_concatenate/words.h"
#include "ui/exhibits/exhibits.h"
#include "ui/exhibits/token_exhibit.h"
#include "ui/text/number_format.h"
#include "ui/text/punctuation.h"

namespace attention {
namespace {

std::int64_t lastRow(const Parameters& parameters) {
    return (parameters.matrix == "W_x" ? parameters.d : parameters.n) - 1;
}

std::int64_t lastColumn(const Parameters& parameters) {
    return (parameters.matrix == "one-hot" ? parameters.n : parameters.d) - 1;
}

/// Matrix name and the sentence on its numbers in the explanation. X is missing, because its sentence names the word.
constexpr std::array<std::pair<std::string_view, const char*>, 8> kSentences{
    {{"difference", QT_TRANSLATE_NOOP("AddOrConcatenate", "difference of both")},
     {"concatenated", QT_TRANSLATE_NOOP("AddOrConcatenate", "concatenated, then multiplied by W")},
     {"added", QT_TRANSLATE_NOOP("AddOrConcatenate", "multiplied by the rows of W, then added")},
     {"one-hot", QT_TRANSLATE_NOOP("AddOrConcatenate", "the position as a 1 among zeros")},
     {"W_x", QT_TRANSLATE_NOOP("AddOrConcatenate", "number of W that multiplies a number of a token")},
     {"W_p", QT_TRANSLATE_NOOP("AddOrConcatenate", "learned position")},
     {"token-part", QT_TRANSLATE_NOOP("AddOrConcatenate", "the token's part")},
     {"position-part", QT_TRANSLATE_NOOP("AddOrConcatenate", "the position's part")}}};

/// The exhibit about adding and concatenating positions.
class AddOrConcatenateExhibit : public ExhibitWithStudy<AddOrConcatenateStudy>, private AddOrConcatenateWords {
    Q_DECLARE_TR_FUNCTIONS(AddOrConcatenate)

 public:
    AddOrConcatenateExhibit()
        : ExhibitWithStudy({
              .id = "add-or-concatenate",
              .chapter = Chapter::Position,
              .makeFigure = addOrConcatenateFigure,
              .presentationKeys = {"seed", "row"},
              .uses = {{.key = "tokens"},
                       {.key = "n", .maximum = 512, .sliderMaximum = 24},
                       {.key = "d", .maximum = 256, .sliderMaximum = 64},
                       {.key = "seed", .sliderMaximum = 99},
                       {.key = "matrix", .acceptedNames = kAddOrConcatenateMatrices},
                       {.key = "row", .dynamicMaximum = &lastRow, .dynamicMaximumText = "n - 1 (in W_x: d - 1)"},
                       {.key = "column",
                        .dynamicMaximum = &lastColumn,
                        .dynamicMaximumText = "d - 1 (in one-hot: n - 1)"}},
              .tables = {{"difference", "a token, 0 to n - 1", dimensionColumns("concatenated minus added")},
                         {"concatenated", "a token, 0 to n - 1", dimensionColumns("[X, one-hot] times [W_x; W_p]")},
                         {"added", "a token, 0 to n - 1", dimensionColumns("X times W_x plus one-hot times W_p")},
                         {"X", "a token, 0 to n - 1", dimensionColumns("embedding of the token, of variance 1")},
                         {"one-hot",
                          "a token, 0 to n - 1",
                          {{"column", "0 to n - 1", ColumnType::Real, "1 in the column of the token's position"}}},
                         {"W_x", "a dimension of the token, 0 to d - 1", dimensionColumns("the token's projection")},
                         {"W_p", "a position, 0 to n - 1", dimensionColumns("the position's projection")},
                         {"token-part", "a token, 0 to n - 1", dimensionColumns("X times W_x")},
                         {"position-part", "a token, 0 to n - 1", dimensionColumns("one-hot times W_p")},
                         tokenTableDescription()},
              .tabs = {{"one-row", CoreMessages::tr("One row")},
                       {"all-rows", CoreMessages::tr("All rows")},
                       {"weights", CoreMessages::tr("Numbers of W")},
                       {"sum", CoreMessages::tr("Word plus position")}},
          }) {}
    std::vector<DerivedParameter> derivedParameters(const Scene& scene) const override {
        return tokenDerivedParameters(withoutArrays(scene));
    }

    double memoryNeeded(const Scene& scene) const override {
        const auto n = double(scene.parameters.n);
        const auto d = double(scene.parameters.d);
        // Seven n x d matrices (X, W_p, both parts, both results, their difference), I is n x n, W_x is d x d.
        return 2 * sizeof(double) * (7 * n * d + n * n + d * d);
    }
    ExhibitTexts textsFor(const Scene&) const override {
        return {tr("Add or concatenate"), tr("Add or concatenate"),
                tr("Concatenating a position or adding a row gives the same numbers.")};
    }
    std::vector<Preset> presets() const override {
        return {
            {kStartPreset, tr("One entry, both ways"),
             tr("Four tokens of four numbers: the 1 of position 3 picks a row of W."),
             "tokens=the cat saw the; n=4; d=4; seed=28; matrix=concatenated; row=3; column=2"},
            {"small", tr("Small enough to check"),
             tr("Five tokens of six numbers: every number can be read, multiplied and added by hand."),
             "tokens=the cat saw the cat; n=5; d=6"},
            {"entry", tr("One entry, explained"),
             tr("Six products for the token, and one number of W for the position."),
             "tokens=the cat saw the cat; n=5; d=6; matrix=added; row=3; column=2"},
            {"learned-position", tr("A learned position"),
             tr("A lower row of W is what its position adds, whatever the token."),
             "tokens=the cat saw the cat; n=5; d=6; matrix=W_p; row=3; column=2"},
            {"same-word", tr("One word four times"),
             tr("The token's part T has equal rows: only the position's part U tells them apart."),
             "tokens=again again again again; n=4; d=6"},
            {"chinese", tr("Chinese, by character"), tr("Six characters, each with its position as a 1 among zeros."),
             "tokens=我爱自然语言; n=6; d=6"},
        };
    }
    Caption caption(const AddOrConcatenateStudy& study, const Scene& scene) const override {
        const AddOrConcatenate& values = study.values;
        const Index n = values.tokens.rows(), d = values.tokens.cols();
        const bool isOneRow = scene.parameters.show == tabs().front().name;
        const QString zero = values.largest == 0
                                 ? tr("<i>C</i> and <i>Y</i> are equal: the largest difference is 0, exactly.")
                                 : tr("<i>C</i> and <i>Y</i> are equal but for rounding: the largest difference is %1.")
                                       .arg(differenceText(values.largest));
        return {
            study.definition(),
            (isOneRow
                 ? tr("The position’s 1 picks a row of <i>W</i>. Below, just this row is added. The long row makes "
                      "<i>C</i>, the sum <i>Y</i>.")
                 : tr("The 1 in a row of <i>I</i> picks a row of <i>W</i>. Below, this row is added to <i>T</i>.")) +
                sentenceSeparator() + zero,
            isOneRow ? tr("Click a row of the lowest part of <i>W</i>: its position comes next. Or <a "
                          "href=\"play:seed\">draw other numbers</a>: the difference stays 0.")
                     : tr("Point at a row of <i>I</i>: the arrow moves to its row of <i>W</i>. <a "
                          "href=\"preset:learned-position\">Look at a learned position</a>, or <a "
                          "href=\"play:seed\">draw other "
                          "numbers</a>: the difference stays 0."),
            joinParagraphs(
                {tr("<i>i</i> is the position, <i>c</i> the column, and <i>d</i> says how many columns <i>X</i> "
                    "has. The last product of the formula is the 1 in row <i>i</i> of <i>I</i> times row <i>d</i> "
                    "+ <i>i</i> of <i>W</i>."),
                 tr("A row of <i>X</i> has the %1 numbers of a token, a row of <i>I</i> the %2 of its one-hot "
                    "position. Above, both are written side by side (concatenated) and multiplied by <i>W</i>, "
                    "which has %3 rows: that is <i>C</i>. Below, <i>X</i> times the upper rows of <i>W</i> is "
                    "<i>T</i>, and <i>I</i> times the lower rows is <i>U</i>; <i>Y</i> is their sum.")
                     .arg(formatInteger(d), formatInteger(n), formatInteger(d + n))}),
            tr("A model learns <i>W</i>, which is random here, and with it a row for each position (as the lecturer "
               "Hung-yi Lee explains). If the position is a row of sines and cosines instead, it adds a mixture of the "
               "lower rows of <i>W</i>. Without a matrix behind them the two ways differ: concatenating keeps token "
               "and position apart, in a longer vector.")};
    }
    QString description(const AddOrConcatenateStudy& study, const Scene& scene) const override {
        const TokenInput& input = study.input;
        QStringList sentences;
        sentences +=
            scene.parameters.show == tabs().front().name
                ? tr("One token’s row in two ways. Above, the token and its one-hot position side by side times one "
                     "matrix W; below, the token times the upper rows of W plus the position times its lower rows. "
                     "Arrows lead from both to the same row.")
                : tr("Two computations with their matrices as heatmaps on one colour scale. Above, tokens X and "
                     "one-hot "
                     "positions I side by side times one matrix W; below, X times the upper rows of W plus I times its "
                     "lower rows; and the difference of both.");
        sentences += tr("%1 token(s) in %2 dimensions: %3.", nullptr, int(input.embedding.positions()))
                         .arg(formatInteger(input.embedding.positions()), formatInteger(input.embedding.dimensions()),
                              tokensText(input.words));
        sentences += tr("The largest difference is %1.").arg(differenceText(study.values.largest));
        return sentences.join(sentenceSeparator());
    }
    CellTags tags(const AddOrConcatenateStudy& study, const Scene&, const Cell& cell) const override {
        auto tags = tokenTags(study.input.words, {cell.matrix == "W_x" ? 0 : cell.row, cell.column});
        if (cell.matrix == "W_x") tags[0].text = tr("row %1").arg(formatInteger(cell.row));
        if (cell.matrix == "W_p") tags[0].text = tr("position %1").arg(formatInteger(cell.row));
        return tags;
    }
    Explanation explain(const AddOrConcatenateStudy& study, const Scene&, const Cell& cell) const override {
        Explanation explanation;
        explanation.derivation = study.derivation(cell);
        for (const auto& [name, sentence] : kSentences)
            if (name == cell.matrix) explanation.sentence = tr(sentence);
        if (cell.matrix == "X")
            explanation.sentence = tr("embedding of %1").arg(quotedWord(study.input.words[std::size_t(cell.row)]));
        const double value = explanation.derivation.value;
        explanation.value = cell.matrix == "difference" ? differenceText(value)
                                                        : formatDecimals(value, cell.matrix == "one-hot" ? 0 : 4);
        return explanation;
    }
};

}  // namespace

QString AddOrConcatenateWords::differenceText(double difference) {
    return formatSignificantDigits(difference, 2);
}

const Exhibit& addOrConcatenate() {
    return singleton<AddOrConcatenateExhibit>();
}

}  // namespace attention
