#include "ui/figure/figure.h"

#include <QCoreApplication>

#include "ui/exhibits/softmax_temperature/exhibit.h"
#include "ui/figure/parts/bars.h"
#include "ui/figure/parts/parts_figure.h"

namespace attention {
namespace {

struct AxisWords {
    Q_DECLARE_TR_FUNCTIONS(SoftmaxTemperature)
};

/// A row of scores as bars, and the weights that the softmax makes of them as bars below.
class TemperatureFigure : public PartsFigure {
 protected:
    Grid tree() override {
        const auto& shown = study<TemperatureStudy>();
        m_scores.set(shown.scores,
                     {.name = AxisWords::tr("Score"), .colour = theme().series[0], .decimals = 2, .row = 0});
        m_weights.set(shown.weights, {.name = AxisWords::tr("Weight"),
                                      .colour = theme().series[1],
                                      .low = 0,
                                      .high = 1,
                                      .decimals = 2,
                                      .level = 1 / double(shown.weights.size()),
                                      .row = 1});
        return column({m_scores, m_weights});
    }
    std::vector<Cell> related(const Cell& cell) const override {
        return {{0, cell.column}, {1, cell.column}};
    }

 private:
    BarsPart m_scores{*this};
    BarsPart m_weights{*this};
};

}  // namespace

std::unique_ptr<Figure> SoftmaxTemperature::makeFigure() const {
    return std::make_unique<TemperatureFigure>();
}

}  // namespace attention
