#include <cmath>
#include <span>

#include <QCoreApplication>

#include "core/attention/temperature_study.h"
#include "ui/exhibits/exhibits.h"
#include "ui/figure/parts/bars.h"
#include "ui/figure/parts/legend.h"
#include "ui/figure/parts/parts_figure.h"
#include "ui/figure/parts/softmax_charts.h"
#include "ui/text/exact_number_format.h"
#include "ui/text/number_format.h"
#include "ui/text/punctuation.h"

namespace attention {
namespace {

constexpr std::string_view kChartsTab = "three-temperatures", kPairTab = "score-and-weight";
constexpr MessageTemplate kRowNames[] = {CoreMessages::tr("the score"), CoreMessages::tr("its weight")};

/// A temperature with at most three significant digits, without zeros at the end.
QString temperatureText(double temperature) {
    return editableText(QString::number(temperature, 'g', 3).toDouble());
}

/// A row of scores, and the weights that the softmax makes of them at three temperatures: side by side against one
/// axis, or one below the other so that each weight stands below its score.
class TemperatureFigure : public PartsFigure {
    Q_DECLARE_TR_FUNCTIONS(SoftmaxTemperature)

 public:
    TemperatureFigure() {
        setPartKeys(m_scores, "score-bars", m_colder, "colder", m_weights, "weight-bars", m_hotter, "hotter");
        m_colder.findCell = m_hotter.findCell = {};
        for (BarsPart* part : {&m_scores, &m_colder, &m_weights, &m_hotter}) part->setMinimumSize({80, 30});
    }

 protected:
    Grid buildLayout() override {
        const auto& shown = study<TemperatureStudy>();
        if (isTab(kChartsTab)) {
            setCharts(shown);
            return column({LayoutItem(m_charts)}, 0);
        }
        const bool isPair = isTab(kPairTab);
        for (BarsPart* part : {&m_scores, &m_weights}) part->setMinimumSize({80, isPair ? 70.0 : 30.0});
        const auto last = shown.scores.size() - 1;
        m_scores.setTitle(last == 0 || isPair
                              ? QStringList{tr("Scores")}
                              : QStringList{tr("Scores 0 to %1 (numbered below the last chart)").arg(last),
                                            tr("Scores 0 to %1").arg(last)});
        m_scores.set(shown.scores, {.colour = theme().series[0], .decimals = 2, .tickStep = 2, .hasKeys = false});
        show(m_colder, shown.colder, shown.temperature / 10, shown.colderEntropy, 2);
        show(m_weights, shown.weights, shown.temperature, shown.entropy, 1, isPair);
        show(m_hotter, shown.hotter, shown.temperature * 10, shown.hotterEntropy, 3, true);
        m_legend.set({LegendPart::dashed(
            {tr("equal weights: 1/n = %1").arg(formatSignificantDigits(shown.uniformWeight, 3))}, theme())});
        if (isPair) return column({m_scores, m_weights, m_legend}, 4);
        return column({LayoutItem(m_scores).stretch(1.5).dropPriority(1, tr("the scores")), m_colder, m_weights,
                       m_hotter, m_legend},
                      4);
    }
    std::vector<Cell> relatedCells(const Cell& cell) const override {
        return {{0, cell.column}, {1, cell.column}, {2, cell.column}, {3, cell.column}};
    }

 private:
    void setCharts(const TemperatureStudy& shown) {
        const Index best = shown.largest();
        const auto side = [&](const QString& name, double temperature, std::span<const double> weights, double lead,
                              Index line) {
            const QString times = SoftmaxChartsPart::timesText(lead);
            return SoftmaxChartsPart::Side{.weights = weights,
                                           .title = {tr("%1: τ = %2").arg(name, temperatureText(temperature)),
                                                     QStringLiteral("τ = ") + temperatureText(temperature)},
                                           .note = std::isinf(lead)
                                                       ? QStringList{tr("the only score")}
                                                       : QStringList{tr("the largest is %1 times the next").arg(times),
                                                                     tr("%1 × the next").arg(times)},
                                           .largest = formatDecimals(weights[std::size_t(best)], 2),
                                           .line = line,
                                           .isSelectable = line == 1};
        };
        m_charts.set({.scores = shown.scores,
                      .title = {tr("The same scores"), tr("Scores")},
                      .note = {tr("random numbers")},
                      .sides = {side(tr("Ten times colder"), shown.temperature / 10, shown.colder, shown.leads[0], 2),
                                side(tr("Temperature"), shown.temperature, shown.weights, shown.leads[1], 1),
                                side(tr("Ten times hotter"), shown.temperature * 10, shown.hotter, shown.leads[2], 3)},
                      .best = best,
                      .equal = tr("equal weights: 1/n = %1").arg(formatSignificantDigits(shown.uniformWeight, 3)),
                      .keys = tr("score"),
                      .isColumn = false,
                      .scoreLine = 0});
    }
    /// @param row  the row of the cells that belong to the bars
    void show(BarsPart& part, const std::vector<double>& weights, double temperature, double entropy, Index row,
              bool hasKeys = false) {
        part.setTitle({(row == 2 ? tr("Weights at temperature τ = %1") : tr("Weights at τ = %1"))
                           .arg(temperatureText(temperature))},
                      {tr("entropy %1").arg(formatDecimals(entropy, 2))});
        // Above a weight of 1 stands its number; those of the scores stand once, below all.
        part.set(weights, {.colour = QColor(ColourMap::weights(theme()).at(0.66)),
                           .low = 0,
                           .high = 1.25,
                           .decimals = 2,
                           .referenceLevel = study<TemperatureStudy>().uniformWeight,
                           .tickStep = 1,
                           .hasKeys = hasKeys,
                           .row = row});
    }

    BarsPart m_scores{*this}, m_colder{*this}, m_weights{*this}, m_hotter{*this};
    LegendPart m_legend;
    SoftmaxChartsPart m_charts{*this};
};

/// The exhibit: its presets and texts.
class SoftmaxTemperature : public ExhibitWithStudy<TemperatureStudy> {
    Q_DECLARE_TR_FUNCTIONS(SoftmaxTemperature)

 public:
    SoftmaxTemperature()
        : ExhibitWithStudy({.id = "softmax-temperature",
                            .chapter = Chapter::Attention,
                            .makeFigure = softmaxTemperatureFigure,
                            .presentationKeys = {"temperature", "n"},
                            .uses = {{.key = "temperature", .sliderMinimum = 0.05, .sliderMaximum = 20},
                                     {.key = "n",
                                      .maximum = 64,
                                      .label = CoreMessages::tr("scores"),
                                      .tooltip = CoreMessages::tr("How many scores the row has.")},
                                     {.key = "seed", .sliderMaximum = 99},
                                     {.key = "row",
                                      .dynamicMaximum = constantMaximum<1>,
                                      .dynamicMaximumText = "1 (0: the scores; 1: their weights)",
                                      .label = CoreMessages::tr("score or weight"),
                                      .tooltip = CoreMessages::tr("0 selects a score, 1 its weight at temperature τ."),
                                      .valueNames = kRowNames},
                                     {.key = "column",
                                      .dynamicMaximum = lastIndexOf<&Parameters::n>,
                                      .dynamicMaximumText = "n - 1",
                                      .label = CoreMessages::tr("selected score"),
                                      .tooltip = CoreMessages::tr("Which score is looked at, counted from 0.")}},
                            .tables = {{"weights",
                                        "a score",
                                        {{"index", "", ColumnType::Integer, "0 to n - 1"},
                                         {"score", "", ColumnType::Real, "standard normal"},
                                         {"weight", "", ColumnType::Real,
                                          "exp(score/temperature) divided by the sum of all these"}}}},
                            .tabs = {{kChartsTab, CoreMessages::tr("Three temperatures")},
                                     {kPairTab, CoreMessages::tr("Score and weight")}}}) {}
    double memoryNeeded(const Scene& scene) const override { return double(scene.parameters.n) * 6 * sizeof(double); }
    StudyPtr compute(const Scene& scene, std::stop_token) const override { return studyTemperature(scene); }

    ExhibitTexts textsFor(const Scene&) const override {
        return {tr("Temperature"), tr("Temperature of the softmax"),
                tr("A low temperature gives nearly all the weight to the largest score; a high one makes all weights "
                   "alike.")};
    }
    std::vector<Preset> presets() const override {
        return {{kStartPreset, tr("One row of scores"), tr("Eight scores, and their weights at three temperatures."),
                 "n=8; temperature=1; seed=4; row=1; column=6"},
                {"cold", tr("Cold"), tr("At τ = 0.1 the largest score gets nearly all the weight."),
                 "n=8; temperature=0.1; seed=4; row=1; column=6"},
                {"hot", tr("Hot"), tr("At τ = 10 all weights are nearly alike."),
                 "n=8; temperature=10; seed=4; row=1; column=6"}};
    }
    Caption caption(const TemperatureStudy& study, const Scene&) const override {
        const auto largest = std::size_t(study.largest());
        const QString count = formatDecimals(double(study.scores.size()), 0);
        return {
            {study.derivation(study.largest(), true).symbolic},
            tr("The largest of %2 scores gets a weight of %5 at τ = %4, %3 at τ = %1 and %7 at τ = %6.")
                .arg(temperatureText(study.temperature), count, formatSignificantDigits(study.weights[largest], 2),
                     temperatureText(study.temperature / 10), formatSignificantDigits(study.colder[largest], 2),
                     temperatureText(study.temperature * 10), formatSignificantDigits(study.hotter[largest], 2)),
            tr("<a href=\"play:temperature\">Let the temperature rise</a>, or <a href=\"preset:cold\">set it to "
               "0.1</a>."),
            joinParagraphs({tr("<i>s</i> are the scores, <i>w</i> the weights, and τ is the temperature."),
                            tr("Entropy, beside each heading, says how evenly the weights are spread. For %1 equal "
                               "weights it would be ln %1 = %2, the most that is possible.")
                                .arg(count, formatSignificantDigits(study.maxEntropy, 3))}),
            tr("Attention divides its scores by √dₖ, which is such a temperature. Without this division the softmax "
               "gives nearly all the weight to one key when keys are wide, and then training learns little.")};
    }
    QString description(const TemperatureStudy& study, const Scene&) const override {
        return tr("Above a row of %1 random scores, below it their softmax weights as bars at a tenth of temperature "
                  "%2, at it and at ten times it; dashed lines show equal weights. The entropy of the weights is %3.")
            .arg(formatDecimals(double(study.scores.size()), 0), exactNumber(study.temperature),
                 formatSignificantDigits(study.entropy, 4));
    }
    CellTags tags(const TemperatureStudy&, const Scene&, const Cell& cell) const override {
        return {{(cell.row == 1 ? tr("weight %1") : tr("score %1")).arg(formatInteger(cell.column)), IndexRole::J}};
    }
    Explanation explain(const TemperatureStudy& study, const Scene&, const Cell& cell) const override {
        const bool isWeight = cell.row == 1;
        return explanationFor(study.derivation(cell.column, isWeight),
                              isWeight ? tr("the weight of this score") : tr("drawn at random"));
    }
};

}  // namespace

const FigureMaker softmaxTemperatureFigure = newFigure<TemperatureFigure>;

const Exhibit& softmaxTemperature() {
    return singleton<SoftmaxTemperature>();
}

}  // namespace attention
