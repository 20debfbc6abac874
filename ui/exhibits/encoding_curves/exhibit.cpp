#include <vector>

#include <QCoreApplication>
#include <QStringList>

#include "core/encoding/encoding_curves_study.h"
#include "core/encoding/sinusoidal_derivation.h"
#include "ui/exhibits/exhibits.h"
#include "ui/exhibits/sinusoidal_text.h"
#include "ui/text/number_format.h"
#include "ui/text/punctuation.h"

namespace attention {
namespace {

/// The exhibit "Waves": columns of the sinusoidal encoding as curves.
class EncodingCurves : public ExhibitWithStudy<EncodingCurvesStudy> {
    Q_DECLARE_TR_FUNCTIONS(EncodingCurves)

 public:
    EncodingCurves()
        : ExhibitWithStudy(
              {.id = "encoding-curves",
               .chapter = Chapter::Position,
               .makeFigure = encodingCurvesFigure,
               .presentationKeys = {"row", "first-column"},
               .uses = {{.key = "n", .maximum = 16384, .sliderMaximum = 1024},
                        {.key = "d", .maximum = 4096, .sliderMaximum = 512},
                        {.key = "first-column", .maximum = 4095},
                        {.key = "last-column", .maximum = 4095},
                        {.key = "base", .sliderMinimum = 10, .sliderMaximum = 1e6},
                        {.key = "start", .sliderMaximum = 1000},
                        {.key = "row"},
                        // A selected column outside the drawn range is computed and drawn, too, so the selection
                        // changes the study.
                        {.key = "column", .role = ParameterRole::Data},
                        {.key = "look"}},
               .tables = {{"columns",
                           "a position",
                           {{"position", "", ColumnType::Integer, "the position, start to start + n - 1"},
                            {"column", "first-column to last-column", ColumnType::Real, "P at that position"}}},
                          {"P",
                           "a position, start to start + n - 1",
                           {{"column", "0 to d - 1", ColumnType::Real, "P at that position"}}}},
               .tabs = {{"pairs", CoreMessages::tr("Pair by pair")}},
               .isComparable = true,
               .selectionKind = SelectionKind::PositionColumn}) {}
    double memoryNeeded(const Scene& scene) const override { return sinusoidalMemory(scene); }
    ExhibitTexts textsFor(const Scene&) const override {
        return {tr("Waves"), tr("Columns are waves"),
                tr("Each column of the encoding is a wave; later pairs are slower.")};
    }
    std::vector<Preset> presets() const override {
        return {
            {kStartPreset, tr("Start"), tr("Three pairs of columns: they repeat after 11.2, 19.9 and 35.3 positions."),
             "n=40; first-column=2; last-column=7; row=13; column=6"},
            {"d2l", tr("As in the book"),
             tr("The figure of the book Dive into Deep Learning: columns 6 to 9 of d = 32 over 60 positions."),
             "look=book", FigureSize{6 * 25.4, 2.5 * 25.4}},
            {"one-pair", tr("One pair"), tr("A sine and its cosine: columns 6 and 7, position 13 selected."),
             "first-column=6; last-column=7; row=13; column=6"},
            {"slow-and-fast", tr("Fast and slow"), tr("The fastest pair, against column 20, which hardly moves."),
             "first-column=0; last-column=1; row=13; column=20"},
            {"all-columns", tr("All columns"),
             tr("All 32 waves at once: together they give every position a pattern of its own."),
             "first-column=0; last-column=31; row=13; column=12"},
            {"small-base", tr("Base 100"), tr("With 100 in place of 10000 the same columns are faster waves."),
             "base=100"},
            {"why-10000", tr("Why 10000?"),
             tr("The slowest pair over 512 positions: with 100 in the formula it repeats after 471, so positions far "
                "apart look alike; with 10000 it does not."),
             "n=512; base=100; first-column=30; last-column=31", std::nullopt,
             "n=512; base=10000; first-column=30; last-column=31"},
            {"one-wavelength", tr("One wavelength exactly"),
             tr("Columns 2 and 3 repeat after 60 positions: position 60 has the values of position 0."),
             "n=61; d=4; base=91.189065278104; first-column=2; last-column=3; row=60; column=2"},
            {"beyond-training", tr("Beyond the training length"),
             tr("Position 1000: a table made for 1000 positions ends at 999, the formula goes on."),
             "start=970; row=30; column=6"},
            {"odd-d", tr("Odd width"), tr("d = 9: column 8 is a sine without its cosine."),
             "n=240; d=9; base=100; first-column=6; last-column=8"},
        };
    }
    Caption caption(const EncodingCurvesStudy& study, const Scene& scene) const override {
        const QString selected = selectionText(study, scene);
        return {sinusoidalDefinition(study.range.dimensions, study.range.base),
                (study.before         ? seenInComparison(study, scene)
                 : selected.isEmpty() ? seen(study, scene)
                                      : selected) +
                    zoomedText(scene, false),
                tryThis(scene), more(study, scene),
                whyPositionsMatter() + sentenceSeparator() +
                    tr("The positional encoding <i>P</i> has a row of numbers for each position, which is added to the "
                       "vector of the word there, its embedding. So two equal words at different positions become "
                       "different.")};
    }
    QString description(const EncodingCurvesStudy& study, const Scene& scene) const override {
        const Index first = study.drawn.first;
        const Index last = first + study.drawn.count() - 1;
        QString curves =
            first == last
                ? tr("The curve is column %1 over the positions.").arg(first)
                : tr("The curves are columns %1 to %2 over the positions; even columns are sines, odd ones cosines.")
                      .arg(first)
                      .arg(last);
        if (study.referenceDrawn.count())
            curves += sentenceSeparator() + tr("Thin grey lines behind show the same columns before.");
        return sinusoidalDescription(scene) + sentenceSeparator() + curves;
    }
    CellTags tags(const EncodingCurvesStudy&, const Scene& scene, const Cell& cell) const override {
        return sinusoidalTags(scene, cell);
    }
    Explanation explain(const EncodingCurvesStudy& study, const Scene&, const Cell& cell) const override {
        return sinusoidalExplanation(study, cell);
    }

 private:
    static QString seen(const EncodingCurvesStudy& study, const Scene& scene) {
        const Index first = study.drawn.first;
        const Index last = first + study.drawn.count() - 1;
        const Index n = study.range.positions;
        if (n == 1)
            return first == last
                       ? tr("With one position the wave of column %1 is a single point.").arg(formatInteger(first))
                       : tr("With one position the waves of columns %1 to %2 are single points.")
                             .arg(formatInteger(first), formatInteger(last));
        const QString fast = wavelengthText(study.drawn.wavelength(first));
        const QString slow = wavelengthText(study.drawn.wavelength(last));
        if (first == last)
            return (isSineColumn(first) ? tr("Column %1, a sine, repeats after %2 positions.")
                                        : tr("Column %1, a cosine, repeats after %2 positions."))
                .arg(formatInteger(first), fast);
        const bool book = scene.parameters.look == FigureStyle::Book;
        if (pairOfColumn(first) == pairOfColumn(last))
            return (book ? tr("Columns %1 and %2 are a pair: a sine and its cosine, a quarter wave apart. They repeat "
                              "after %3 positions.")
                         : tr("Columns %1 and %2 are a pair: a sine (solid) and its cosine (dashed), a quarter wave "
                              "apart. They repeat after %3 positions."))
                .arg(formatInteger(first), formatInteger(last), fast);
        return (
            book
                ? tr("Columns %1 to %2: even ones are sines, odd ones cosines. The fastest repeats after %3 positions, "
                     "the slowest after %4.")
                      .arg(formatInteger(first), formatInteger(last), fast, slow)
                : tr("These <a href=\"term:pair\">pairs</a> repeat after %1 to %2 positions: sine solid, cosine "
                     "dashed.")
                      .arg(fast, slow));
    }
    static QString seenInComparison(const EncodingCurvesStudy& study, const Scene& scene) {
        const QString nothing = noDifferenceText(study);
        if (!nothing.isEmpty()) return nothing;
        if (!study.referenceDrawn.count())
            return tr("Before (%1) there were no such columns, so there is nothing to compare.")
                .arg(differenceText(scene));
        const Index last = study.drawn.first + study.referenceDrawn.count() - 1;
        if (last < 2) return onlyFirstPairText();
        return tr("Thin and grey: the same columns before (%1). Wavelength of %2: %3 positions, before %4.")
            .arg(differenceText(scene), pairText(pairOfColumn(last), study.overlap.columns),
                 wavelengthText(study.drawn.wavelength(last)), wavelengthText(study.referenceDrawn.wavelength(last)));
    }
    /// Sentence on how the figure shows columns and the selected row of P; empty if no row is selected.
    static QString selectionText(const EncodingCurvesStudy& study, const Scene& scene) {
        const Parameters& parameters = scene.parameters;
        if (!parameters.row || parameters.look == FigureStyle::Book || study.range.positions == 1) return {};
        return tr("Each curve is a column of <i>P</i>; the vertical line is the row of position <i>i</i> = %1.")
            .arg(formatInteger(parameters.start + *parameters.row));
    }
    /// Sentence on how often the fastest and the slowest wave turn within the positions; empty for a single position.
    static QString turns(const EncodingCurvesStudy& study) {
        const Index first = study.drawn.first, last = first + study.drawn.count() - 1;
        if (study.range.positions == 1) return {};
        const QString positions = positionsText(study.range.positions), fast = turnsText(study.turns(first));
        return pairOfColumn(first) == pairOfColumn(last)
                   ? tr("Over the %1 a wave repeats %2 times.").arg(positions, fast)
                   : tr("Over the %1 the fastest wave shown repeats %2 times, the slowest %3 times.")
                         .arg(positions, fast, turnsText(study.turns(last)));
    }
    static QString tryThis(const Scene& scene) {
        QStringList suggestions;
        if (scene.reference) suggestions += tryComparing(scene);
        suggestions += {tr("<a href=\"preset:slow-and-fast\">Put the fastest beside a slow one</a>."),
                        tr("<a href=\"play:first-column\">Let “first column” run</a>: the waves get longer.")};
        // With d = 2 there is only the first pair, which does not depend on the base.
        if (scene.parameters.d > 2)
            suggestions +=
                scene.parameters.base == 100
                    ? tr("<a href=\"base=10000\">Put 10000 in place of 100</a> again.")
                    : tr("<a href=\"base=100\">Put 100 in place of 10000</a>: every wave but pair 0 gets faster.");
        return suggestions.join(sentenceSeparator());
    }
    static QString more(const EncodingCurvesStudy& study, const Scene& scene) {
        QStringList sentences{sinusoidalSymbols(scene)};
        if (study.drawn.count() > 1)
            sentences +=
                tr("Each pair is also drawn as a clock: its hand points to the right at position 0 and turns "
                   "anticlockwise. The sine is the height of its tip, the cosine how far the tip is to the right.");
        if (!scene.reference) {
            QStringList waves;
            if (!selectionText(study, scene).isEmpty()) waves += seen(study, scene);
            if (const QString sentence = turns(study); !sentence.isEmpty()) waves += sentence;
            if (!waves.isEmpty()) sentences += waves.join(sentenceSeparator());
        } else if (study.drawn.first < 2 && study.referenceDrawn.count() > 2 - study.drawn.first &&
                   noDifferenceText(study).isEmpty()) {
            sentences += tr("Columns 0 and 1 are the same at every base.");
        }
        if (!scene.reference) sentences += tryComparing(scene);
        sentences += tr("<a href=\"preset:why-10000\">Why 10000?</a>");
        return joinParagraphs(sentences);
    }
};

}  // namespace

const Exhibit& encodingCurves() {
    return singleton<EncodingCurves>();
}

}  // namespace attention
