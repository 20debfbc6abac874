#include <algorithm>
#include <vector>

#include <QCoreApplication>
#include <QStringList>

#include "core/encoding/encoding_heatmap_study.h"
#include "core/encoding/learned_positions.h"
#include "ui/exhibits/encoding_heatmap/words.h"
#include "ui/exhibits/exhibits.h"
#include "ui/exhibits/sinusoidal_text.h"
#include "ui/text/number_format.h"
#include "ui/text/punctuation.h"

namespace attention {
namespace {

/// Maximum number of rows and columns; a loaded table may have more rows.
constexpr std::int64_t kMaxRows = 16384;
constexpr std::int64_t kMaxColumns = 4096;
constexpr std::string_view kLearned = "learned";

/// Name of the learned table: that of the tensor, else that of the file; may be empty.
QString nameOf(const Scene& scene) {
    const LoadedArray& array = scene.arrays.find("learned")->second;
    if (!array.tensor.empty()) return QString::fromStdString(array.tensor);
    return QString::fromStdString(array.path.substr(array.path.find_last_of('/') + 1));
}

/// The exhibit "Heatmap": the positional encoding as a heatmap.
class EncodingHeatmap : public ExhibitWithStudy<EncodingHeatmapStudy>, private HeatmapWords {
    Q_DECLARE_TR_FUNCTIONS(EncodingHeatmap)

 public:
    EncodingHeatmap()
        : ExhibitWithStudy({
              .id = "encoding-heatmap",
              .chapter = Chapter::Position,
              .makeFigure = encodingHeatmapFigure,
              .presentationKeys = {"row", "column"},
              .uses = {{.key = "n", .maximum = kMaxRows, .sliderMaximum = 1024},
                       {.key = "d", .maximum = kMaxColumns, .sliderMaximum = 512},
                       {.key = "base", .sliderMinimum = 10, .sliderMaximum = 1e6},
                       {.key = "start", .sliderMaximum = 1000},
                       {.key = "row"},
                       {.key = "column"},
                       {.key = "colour-map"},
                       {.key = "look"}},
              .tables = {{"P",
                          "a position, start to start + n - 1",
                          {{"column", "0 to d - 1", ColumnType::Real, "P at that position"}}}},
              .arrays = {{.name = kLearned, .help = "a learned table, positions x d"}},
              .tabs = {{"table", CoreMessages::tr("The table")}},
              .isComparable = true,
              .selectionKind = SelectionKind::PositionColumn,
          }) {}
    std::vector<DerivedParameter> derivedParameters(const Scene& scene) const override {
        const auto table = learnedPositions(scene);
        if (!table) return {};
        return {{"n", std::min<std::int64_t>(table->shape[0], kMaxRows), true, kLearned},
                {"d", std::min<std::int64_t>(table->shape[1], kMaxColumns), false, kLearned},
                {"start", 0, false, kLearned}};
    }

    double memoryNeeded(const Scene& scene) const override { return sinusoidalMemory(scene); }
    ExhibitTexts textsFor(const Scene& scene) const override {
        if (learnedPositions(scene)) {
            const QString name = nameOf(scene);
            return {tr("Heatmap"),
                    name.isEmpty() ? tr("A learned table of positions as a picture")
                                   : tr("Learned positions as a picture: %1").arg(name),
                    tr("Every position has a row of its own here, too, but training found it, not a formula.")};
        }
        return {tr("Heatmap"), tr("Positional encoding as a picture"),
                tr("Each position gets its own row of fast and slow waves.")};
    }
    std::vector<Preset> presets() const override {
        return {
            {kStartPreset, tr("Start"),
             tr("Position 20 as a row of 32 numbers; with 100 in the formula for 10000 the slow waves move, too."),
             "base=100; row=20; column=6"},
            {"d2l", tr("As in the book"),
             tr("The figure of the book Dive into Deep Learning: 60 positions, 32 columns, in shades of blue."),
             "colour-map=blues; look=book", FigureSize{3.5 * 25.4, 4 * 25.4}},
            {"listing", tr("The book's program"),
             tr("The program of Dive into Deep Learning beside the picture that it makes: the lines that make column 6 "
                "are lit."),
             "colour-map=blues; look=book; row=3; column=6"},
            {"cell", tr("One cell, explained"), tr("Position 3, column 6: where 0.5085 comes from."),
             "row=3; column=6"},
            {"small-base", tr("Base 100"), tr("The right half changes, too: every column does within 60 positions."),
             "base=100"},
            {"why-10000", tr("Why 10000?"),
             tr("The table with 100 in the formula minus that with 10000: the slowest wave repeats after 471 "
                "positions, not after 35 333."),
             "base=100", std::nullopt, "base=10000"},
            {"slow-and-fast", tr("Fast and slow"),
             tr("Four pairs: each wave is ten times as long as the one before it."), "d=8; row=13; column=2"},
            {"one-wavelength", tr("One wavelength exactly"),
             tr("Columns 2 and 3 repeat after 60 positions: there the last row equals the first."),
             "n=61; d=4; base=91.189065278104; row=60; column=2"},
            {"beyond-training", tr("Beyond the training length"),
             tr("Position 1000: a table made for 1000 positions ends at 999, the formula goes on."),
             "start=970; row=30; column=6"},
            {"odd-d", tr("Odd width"), tr("d = 9: the last column is a sine without its cosine."), "d=9"},
            {"large", tr("As wide as in practice"),
             tr("1024 positions and 512 columns, the width of the first Transformer."), "n=1024; d=512"},
        };
    }
    Caption caption(const EncodingHeatmapStudy& study, const Scene& scene) const override {
        if (study.learned) return learnedCaption(study, scene);
        return {
            study.definition(),
            (scene.reference ? seenInComparison(study, scene) : seen(study)) + zoomedText(scene, true), tryThis(scene),
            more(study, scene),
            whyPositionsMatter() + sentenceSeparator() +
                tr("Every position gets a pattern of its own, its row, which is added to the embedding of the token "
                   "there.")};
    }
    QString description(const EncodingHeatmapStudy& study, const Scene& scene) const override {
        const bool blues = scene.parameters.colourMap == ColourScheme::Blues;
        if (study.learned) return learnedDescription(study, scene);
        const QString colours =
            scene.reference ? tr("Rows are positions, columns dimensions; colour is the difference P − P before, from "
                                 "negative (blue) over 0 (neutral) to positive (red).")
            : blues
                ? tr("Rows are positions, columns dimensions; colour runs from the smallest value (light) to the "
                     "largest (dark blue).")
                : tr("Rows are positions, columns dimensions; colour runs from −1 (blue) over 0 (neutral) to 1 (red).");
        return sinusoidalDescription(scene) + sentenceSeparator() + colours;
    }
    CellTags tags(const EncodingHeatmapStudy& study, const Scene& scene, const Cell& cell) const override {
        if (!study.learned) return sinusoidalTags(scene, cell);
        return {{tr("position %1").arg(formatInteger(cell.row)), IndexRole::I},
                {tr("column %1").arg(formatInteger(cell.column)), IndexRole::J}};
    }
    Explanation explain(const EncodingHeatmapStudy& study, const Scene&, const Cell& cell) const override {
        if (!study.learned) return sinusoidalExplanation(study, cell);
        return explanationFor(study.learnedDerivation(cell.row, cell.column),
                              tr("found by training, read from the file"));
    }
    IneffectiveReason ineffectiveReason(std::string_view key, const Scene& scene) const override {
        if (key != "base" || !learnedPositions(scene)) return {};
        return {tr("A learned table follows no formula, so it has no base."), "without --learned"};
    }

 private:
    static Caption learnedCaption(const EncodingHeatmapStudy& study, const Scene& scene) {
        const Parameters& parameters = scene.parameters;
        const auto total = std::int64_t(study.learned->shape[0]);
        QString seen = parameters.n < total
                           ? tr("The first %1 of %2 learned positions, a row each, %3 columns.")
                                 .arg(formatInteger(parameters.n), formatInteger(total), formatInteger(parameters.d))
                           : tr("All %1 learned positions, a row each, %2 columns.")
                                 .arg(formatInteger(parameters.n), formatInteger(parameters.d));
        seen += sentenceSeparator() +
                tr("Values run from %1 to %2.")
                    .arg(formatSignificantDigits(study.smallest, 3), formatSignificantDigits(study.largest, 3));
        QStringList suggestions;
        if (parameters.n < total && total <= kMaxRows)
            suggestions +=
                tr("<a href=\"n=%1\">Show all %2 positions</a>: the table ends there, a formula would go on.")
                    .arg(total)
                    .arg(formatInteger(total));
        suggestions += tr("Remove the table in the panel, and the formula's is there to compare with.");
        return {
            {},
            seen + zoomedText(scene, true),
            suggestions.join(sentenceSeparator()),
            tr("There are no pairs and no wavelengths: what pattern there is, training has made.") +
                sentenceSeparator() + inPublication() + sentenceSeparator() +
                tr("<a href=\"look=book\">See how to program it</a>."),
            whyPositionsMatter() + sentenceSeparator() +
                tr("GPT-2 and BERT learn a row for each position like this; it is added to the token's embedding.")};
    }
    static QString learnedDescription(const EncodingHeatmapStudy& study, const Scene& scene) {
        const Parameters& parameters = scene.parameters;
        const QString name = nameOf(scene);
        const QString intro =
            name.isEmpty() ? tr("A learned table of positions.") : tr("A learned table of positions, %1.").arg(name);
        const bool blues = parameters.colourMap == ColourScheme::Blues;
        const QString colours = blues ? tr("Rows are positions, columns dimensions; colour runs from the smallest "
                                           "value (light) to the largest (dark blue).")
                                      : tr("Rows are positions, columns dimensions; colour runs from −%1 (blue) over 0 "
                                           "(neutral) to %1 (red).")
                                            .arg(formatSignificantDigits(study.limit(), 3));
        return intro + sentenceSeparator() +
               tr("%1 positions, %2 dimensions.").arg(formatInteger(parameters.n), formatInteger(parameters.d)) +
               sentenceSeparator() + colours;
    }
    /// Sentences on the published scores of learned and sinusoidal positions.
    static QString inPublication() {
        return tr("Rows can also be learned in training instead of computed. The first Transformer, a translator, got "
                  "%1 BLEU points (agreement with human translations) with learned rows and %2 with the formula "
                  "(Vaswani et al. 2017, Table 3, row E).")
            .arg(formatDecimals(kBleuWithLearnedPositions, 1), formatDecimals(kBleuWithSinusoids, 1));
    }
    /// Sentence on how often the slowest pair turns within the rows; empty for a single row or a single pair.
    static QString turns(const EncodingHeatmapStudy& study) {
        // In a twentieth of a turn, a wave changes by at most a sixth of its range, which is hardly visible.
        constexpr double kHardlyVisible = 0.05;
        if (study.range.positions == 1 || study.wavelengths.size() < 2) return {};
        const QString slowest = pairText(Index(study.wavelengths.size()) - 1, study.range.dimensions);
        return study.slowestTurns() < kHardlyVisible
                   ? tr("On the left neighbouring rows differ; on the right the columns hardly change.")
                   : tr("From the first row to the last %1 repeat %2 times.")
                         .arg(slowest, turnsText(study.slowestTurns()));
    }
    static QString seen(const EncodingHeatmapStudy& study) {
        const QString fast = wavelengthText(study.wavelengths.front()), slow = wavelengthText(study.wavelengths.back());
        const QString columns =
            study.range.dimensions == 1 ? tr("Its only column, a sine, repeats after %1 positions.").arg(fast)
            : study.range.dimensions == 2
                ? tr("Columns 0 and 1, sine and cosine, repeat after %1 positions.").arg(fast)
                : tr("The fastest wave in <i>P</i> is 2π = %1 rows long, the slowest %2.").arg(fast, slow);
        return study.range.positions == 1
                   ? tr("This row is the encoding of position %1.").arg(formatInteger(study.range.start)) +
                         sentenceSeparator() + columns
                   : columns;
    }
    static QString seenInComparison(const EncodingHeatmapStudy& study, const Scene& scene) {
        const SinusoidalOverlap& overlap = study.overlap;
        const QString hatched = overlap.rows < study.range.positions || overlap.columns < study.range.dimensions
                                    ? sentenceSeparator() + tr("Hatched cells were not there before.")
                                    : QString();
        const QString nothing = noDifferenceText(study);
        if (!nothing.isEmpty()) return nothing + hatched;
        const Index last = pairOfColumn(overlap.columns - 1);
        return tr("P now minus P before (%1): red is larger now, blue smaller. Wavelength of %2: %3 positions, before "
                  "%4.")
                   .arg(differenceText(scene), pairText(last, overlap.columns),
                        wavelengthText(study.wavelengths[std::size_t(last)]),
                        wavelengthText(study.referenceWavelength)) +
               hatched;
    }
    static QString tryThis(const Scene& scene) {
        QStringList suggestions;
        if (scene.reference) suggestions += tryComparing(scene, true);
        // With d = 2 there is only the first pair, which does not depend on the base.
        if (scene.parameters.d > 2 && scene.parameters.base == 100)
            suggestions +=
                tr("<a href=\"base=10000\">Put 10000 in place of 100</a> again, and the right half hardly changes.");
        else if (scene.parameters.d > 2)
            suggestions += tr(
                "<a href=\"base=100\">Put 100 in place of 10000</a>, and the right half varies from row to row, too.");
        suggestions +=
            tr("<a href=\"play:start\">Let “first position” run</a>: the pattern scrolls, and no row ever comes back.");
        return suggestions.join(sentenceSeparator());
    }
    static QString more(const EncodingHeatmapStudy& study, const Scene& scene) {
        QStringList sentences{sinusoidalSymbols(scene)};
        if (scene.reference) {
            if (noDifferenceText(study).isEmpty()) sentences += tr("Columns 0 and 1 are the same at every base.");
        } else if (const QString sentence = turns(study); !sentence.isEmpty()) {
            sentences += sentence;
        }
        sentences += inPublication();
        if (!scene.reference) sentences += tryComparing(scene, true);
        sentences += tr("<a href=\"preset:listing\">See the program that makes it</a>.");
        sentences += tr("<a href=\"preset:one-wavelength\">Make a wave repeat after exactly 60 rows</a>.");
        return joinParagraphs(sentences);
    }
};

}  // namespace

QStringList HeatmapWords::results() {
    const QString learned = formatDecimals(kBleuWithLearnedPositions, 1),
                  formula = formatDecimals(kBleuWithSinusoids, 1);
    return {tr("With learned rows the first Transformer scored %1 points, with the formula %2 (Vaswani et al. 2017, "
               "Table 3, row E)")
                .arg(learned, formula),
            tr("points in translation: learned %1, formula %2 (Vaswani et al. 2017)").arg(learned, formula),
            tr("in translation: learned %1, formula %2").arg(learned, formula)};
}

const Exhibit& encodingHeatmap() {
    return singleton<EncodingHeatmap>();
}

}  // namespace attention
