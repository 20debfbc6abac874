#include <vector>

#include <QCoreApplication>
#include <QStringList>

#include "core/encoding/learned_positions.h"
#include "core/encoding/similarity_study.h"
#include "ui/exhibits/exhibits.h"
#include "ui/exhibits/sinusoidal_text.h"
#include "ui/text/number_format.h"
#include "ui/text/punctuation.h"

namespace attention {
namespace {

/// The exhibit about the similarity of positions: its presets and texts.
class Similarity : public ExhibitWithStudy<SimilarityStudy> {
    Q_DECLARE_TR_FUNCTIONS(Similarity)

 public:
    Similarity()
        : ExhibitWithStudy({
              .id = "similarity",
              .chapter = Chapter::Position,
              .makeFigure = similarityFigure,
              .presentationKeys = {"row", "d"},
              .uses = {{.key = "n", .maximum = 4096, .sliderMaximum = 512},
                       {.key = "d", .minimum = 2, .maximum = 4096, .sliderMaximum = 512, .multipleOf = 2},
                       {.key = "base", .sliderMinimum = 10, .sliderMaximum = 1e6},
                       {.key = "similarity-measure"},
                       {.key = "row"},
                       {.key = "column", .dynamicMaximum = lastIndexOf<&Parameters::n>, .dynamicMaximumText = "n - 1"}},
              .tables = {{"gram",
                          "a position i, 0 to n - 1",
                          {{"j", "0 to n - 1", ColumnType::Real, "similarity of positions i and j"}}},
                         {"by-offset",
                          "an offset j - i, 0 to n - 1; negative ones are the same",
                          {{"offset", "", ColumnType::Integer, "j - i"},
                           {"similarity", "", ColumnType::Real,
                            "of positions so far apart; of a loaded table the mean"},
                           {"spread", "", ColumnType::Real, "largest minus smallest along the diagonal"}}}},
              .arrays = {{.name = "learned", .help = "a learned table of positions, n x d"}},
              .tabs = {{"map", CoreMessages::tr("Every pair of positions")}},
              .isComparable = true,
          }) {}
    std::vector<DerivedParameter> derivedParameters(const Scene& scene) const override {
        const auto table = learnedPositions(scene);
        if (!table) return {};
        return {{.key = "n", .value = table->shape[0], .isUpperBound = true, .source = "learned"},
                {.key = "d", .value = table->shape[1], .source = "learned"}};
    }

    double memoryNeeded(const Scene& scene) const override {
        const auto n = double(scene.parameters.n);
        // The matrix, the previous one that is still shown, and the table of encodings.
        return sizeof(double) * (2 * n * n + n * double(scene.parameters.d));
    }
    ExhibitTexts textsFor(const Scene& scene) const override {
        const bool isLearned = learnedPositions(scene) != nullptr;
        return {tr("Similarity"), isLearned ? tr("Similarity of learned positions") : tr("How alike two positions are"),
                isLearned ? tr("Training found how alike its positions are; no formula did.")
                          : tr("Similarity depends only on the distance.")};
    }
    std::vector<Preset> presets() const override {
        return {
            {kStartPreset, tr("One offset"),
             tr("Positions 12 and 20 of 40: any two positions that are 8 apart have the same similarity."),
             "n=40; d=32; row=12; column=20"},
            {"one-row", tr("One position against all"),
             tr("Position 20 against all others: its row of the matrix is the curve."), "row=20; column=26"},
            {"small-base", tr("Why 10000? A small base"),
             tr("With base 10, a position far away is more alike than most near ones: similarity no longer tells how "
                "far."),
             "n=200; base=10"},
            {"large-base", tr("Why 10000? A huge base"),
             tr("With base 1000000 most columns hardly change, and all positions look alike."), "n=200; base=1000000"},
            {"one-pair", tr("One pair only"),
             tr("Two columns: the similarity is a single cosine, which repeats after 6.28 positions."), "d=2"},
            {"distance", tr("As a distance"),
             tr("The distance between the rows of two positions instead of their dot product."),
             "similarity-measure=euclidean"},
            {"wide", tr("As wide as in practice"),
             tr("512 positions and 512 columns: similarity falls fast at first, then slowly."),
             "n=512; d=512; similarity-measure=cosine"},
        };
    }
    Caption caption(const SimilarityStudy& study, const Scene& scene) const override {
        return {
            study.definition(), seen(study, scene), tryThis(study, scene), more(study, scene),
            tr("Self-attention compares tokens by dot products of their queries and keys. Learned matrices make "
               "queries and keys from embedding plus position, so a model may use this similarity or ignore it. If it "
               "does use it, a token finds its neighbours in the same way at every position.")};
    }
    QString description(const SimilarityStudy& study, const Scene& scene) const override {
        const QString matrix =
            study.isDistance() ? tr("Left: the distance of every position i (rows) from every position "
                                    "j (columns), from 0 (light) to the largest (dark).")
            : study.low < 0    ? tr("Left: the similarity of every position i (rows) with every position j "
                                       "(columns), from negative (blue) over 0 (neutral) to positive (red).")
                               : tr("Left: the similarity of every position i (rows) with every position j "
                                       "(columns), from the smallest (light) to the largest (dark).");
        const QString curve = tr("Right: the same by the offset δ = j − i.");
        const QString source =
            study.loadedTable ? tr("A loaded table of %1 positions in %2 dimensions.")
                                    .arg(formatInteger(scene.parameters.n), formatInteger(study.loadedTable->shape[1]))
                              : sinusoidalDescription(scene);
        return QStringList{source, matrix, curve}.join(sentenceSeparator());
    }
    CellTags tags(const SimilarityStudy&, const Scene&, const Cell& cell) const override {
        return {{tr("position %1").arg(formatInteger(cell.row)), IndexRole::I},
                {tr("position %1").arg(formatInteger(cell.column)), IndexRole::J},
                {tr("offset %1").arg(formatInteger(cell.column - cell.row)), IndexRole::Delta}};
    }
    Explanation explain(const SimilarityStudy& study, const Scene&, const Cell& cell) const override {
        return explanationFor(study.derivation(cell.row, cell.column),
                              (study.isDistance() ? tr("distance at offset %1") : tr("similarity at offset %1"))
                                  .arg(formatInteger(cell.column - cell.row)));
    }
    IneffectiveReason ineffectiveReason(std::string_view key, const Scene& scene) const override {
        if (key != "base" || !learnedPositions(scene)) return {};
        return {tr("The open table has no base."), "without --learned"};
    }

 private:
    static QString seen(const SimilarityStudy& study, const Scene& scene) {
        const Parameters& parameters = scene.parameters;
        if (study.loadedTable)
            return tr("The first %1 of %2 positions of a learned table. Its diagonals are not even, yet near positions "
                      "often have become alike.")
                .arg(formatInteger(parameters.n), formatInteger(study.loadedTable->shape[0]));
        const bool isDot = study.measure == SimilarityMeasure::Dot;
        QStringList sentences{
            study.isDistance()
                ? tr("Each diagonal has one colour: <i>D</i>, the distance, depends on <i>δ</i> alone.")
                : tr("Each diagonal has one colour: <i>%1</i>, the similarity, depends on <i>δ</i> alone.")
                      .arg(isDot ? QStringLiteral("S") : QStringLiteral("C"))};
        if (isDot && parameters.n > 1)
            sentences +=
                tr("Each of the %1 <a href=\"term:pair\">pairs</a> adds at most 1: <i>S</i> is %2 at <i>δ</i> = 0 "
                   "and %3 at <i>δ</i> = 1.")
                    .arg(formatInteger(study.dimensions / 2), formatSignificantDigits(study.byOffset[0], 3),
                         formatSignificantDigits(study.byOffset[1], 3));
        return sentences.join(sentenceSeparator());
    }
    static QString tryThis(const SimilarityStudy& study, const Scene& scene) {
        if (study.loadedTable)
            return tr("<a href=\"play:row\">Let “selected row” run</a>: every position has a curve of its own.");
        return QStringList{
            scene.parameters.show == "map"
                ? tr("<a href=\"play:row\">Let “selected row” run</a>: each distance has a number of its own.")
                : tr("<a href=\"play:row\">Let “selected row” run</a>: the orange part slides along the curve."),
            scene.parameters.base == 10
                ? tr("<a href=\"base=10000\">Set the base back to 10000</a>.")
                : tr("<a href=\"preset:small-base\">Make the base small</a>: a position far away looks near.")}
            .join(sentenceSeparator());
    }
    static QString more(const SimilarityStudy& study, const Scene& scene) {
        const Parameters& parameters = scene.parameters;
        QString letters;
        if (study.isDistance())
            letters =
                tr("<i>D<sub>i,j</sub></i> is the distance between the rows of positions <i>i</i> and <i>j</i> in "
                   "<i>P</i>.");
        else if (study.measure == SimilarityMeasure::Cosine)
            letters = tr(
                "<i>C<sub>i,j</sub></i> is the similarity of positions <i>i</i> and <i>j</i>: the dot product of their "
                "rows in <i>P</i>, divided by the lengths <i>N</i> of both.");
        else
            letters = tr(
                "<i>S<sub>i,j</sub></i> is the similarity of positions <i>i</i> and <i>j</i>: the dot product of their "
                "rows in <i>P</i>.");
        if (!study.loadedTable)
            letters += sentenceSeparator() +
                       tr("<i>δ</i> is the offset of two positions; without its sign it says how far apart "
                          "they are. <i>ω</i> is the angle by which a pair of columns turns in one step.");
        QStringList sentences{letters};
        if (study.loadedTable) {
            sentences +=
                tr("The curve is the mean of each diagonal. The row of the selected position departs from it.");
        } else {
            if (const auto& friends = study.secondaryPeaks; !friends.empty())
                sentences +=
                    (study.isDistance() ? tr("Positions further apart are not always less alike. At the rings the "
                                             "distance falls again: at <i>δ</i> = %1 it is %2.")
                                        : tr("Positions further apart are not always less alike. At the rings the "
                                             "similarity rises again: at <i>δ</i> = %1 it is %2."))
                        .arg(formatInteger(friends[0].offset), formatSignificantDigits(friends[0].value, 3));
            const double longest = study.longestWavelength;
            const QString wave = wavelengthText(longest), count = formatInteger(parameters.n);
            if (double(parameters.n) <= longest)
                sentences +=
                    tr("The longest wave, %1 positions, does not repeat within these %2, so each position is most "
                       "like itself.")
                        .arg(wave, count);
            else if (study.dimensions == 2)
                sentences += tr("The only wavelength, %1, is shorter than the %2 positions.").arg(wave, count);
            else
                sentences +=
                    tr("The longest wavelength, %1, is shorter than the %2 positions. A larger base makes it longer.")
                        .arg(wave, count);
        }
        sentences +=
            tr("Another way to tell how far apart words are (Shaw et al. 2018): learn one vector for each offset "
               "and add it to the keys. All offsets above %1 share one vector here, all below −%1 another. The "
               "coloured box is that of the two selected positions.")
                .arg(SimilarityStudy::kMaxClippedOffset - 1);
        if (!study.loadedTable) sentences += tryComparing(scene);
        sentences += study.isDistance()
                         ? tr("<a href=\"similarity-measure=dot\">Back to dot products</a>.")
                         : tr("<a href=\"similarity-measure=euclidean\">Show distances</a> instead of dot products.");
        return joinParagraphs(sentences);
    }
};

}  // namespace

const Exhibit& similarity() {
    return singleton<Similarity>();
}

}  // namespace attention
