#include "ui/figure/figure.h"

#include <QCoreApplication>

#include "ui/exhibits/softmax_temperature/parts.h"
#include "ui/figure/parts/bars.h"
#include "ui/figure/parts/legend.h"
#include "ui/figure/parts/parts_figure.h"
#include "ui/text/number_words.h"

namespace attention {
namespace {

struct AxisWords {
    Q_DECLARE_TR_FUNCTIONS(SoftmaxTemperature)
};

/// Above a weight of 1 stands its number.
constexpr double kHighest = 1.25;

/// A row of scores as bars, and below it the weights that the softmax makes of them at three temperatures.
class TemperatureFigure : public PartsFigure {
 public:
    TemperatureFigure() { m_colder.onPoint = m_hotter.onPoint = {}; }

 protected:
    Grid tree() override {
        const auto& shown = study<TemperatureStudy>();
        const std::size_t count = shown.scores.size();
        m_scores.setTitle(
            count > 1 ? QStringList{AxisWords::tr("Scores 0 to %1 (numbered below the last chart)").arg(count - 1),
                                    AxisWords::tr("Scores 0 to %1").arg(count - 1)}
                      : QStringList{AxisWords::tr("Scores")});
        m_scores.set(shown.scores, {.colour = theme().series[0], .decimals = 2, .row = 0});
        const auto even = QSharedPointer<QCPAxisTickerFixed>::create();
        even->setTickStep(2);
        m_scores.y().setTicker(even);
        dress(m_colder, shown.colder, shown.temperature / 10, shown.colderEntropy, 2);
        dress(m_weights, shown.weights, shown.temperature, shown.entropy, 1);
        dress(m_hotter, shown.hotter, shown.temperature * 10, shown.hotterEntropy, 3);
        // The numbers of the scores stand once, below all of them.
        for (BarsPart* part : {&m_scores, &m_colder, &m_weights}) part->x().setTickLabels(false);
        for (BarsPart* part : {&m_scores, &m_colder, &m_weights, &m_hotter}) part->setLeast({80, 30});
        m_legend.set({{.sample = 30,
                       .draw =
                           [this](QCPPainter& painter, const QRectF& sample) {
                               painter.setPen(QPen(theme().text, 1, Qt::DashLine));
                               const double y = sample.center().y();
                               painter.drawLine(QLineF(sample.left(), y, sample.right(), y));
                           },
                       .after = {AxisWords::tr("equal weights: 1/n = %1").arg(significantNumber(shown.equal, 3))}}});
        return column(
            {Slot(m_scores).share(1.5).rank(1, AxisWords::tr("the scores")), m_colder, m_weights, m_hotter, m_legend},
            4);
    }
    std::vector<Cell> related(const Cell& cell) const override {
        return {{0, cell.column}, {1, cell.column}, {2, cell.column}, {3, cell.column}};
    }

 private:
    void dress(BarsPart& part, const std::vector<double>& weights, double temperature, double entropy, Index row) {
        const QString tau = TemperatureWords::temperatureText(temperature);
        part.setTitle({&part == &m_colder ? AxisWords::tr("Weights at temperature τ = %1").arg(tau)
                                          : AxisWords::tr("Weights at τ = %1").arg(tau)},
                      {AxisWords::tr("entropy %1").arg(displayNumber(entropy, 2))});
        part.set(weights, {.colour = theme().series[1],
                           .low = 0,
                           .high = kHighest,
                           .decimals = 2,
                           .level = study<TemperatureStudy>().equal,
                           .row = row});
        const auto ends = QSharedPointer<QCPAxisTickerFixed>::create();
        ends->setTickStep(1);
        part.y().setTicker(ends);
    }

    BarsPart m_scores{*this}, m_colder{*this}, m_weights{*this}, m_hotter{*this};
    LegendPart m_legend;
};

}  // namespace

std::unique_ptr<Figure> makeTemperatureFigure() {
    return std::make_unique<TemperatureFigure>();
}

}  // namespace attention
