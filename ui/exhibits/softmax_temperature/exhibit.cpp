#include "ui/exhibits/exhibits.h"
#include "ui/exhibits/softmax_temperature/parts.h"
#include "ui/exhibits/worded_exhibit.h"
#include "ui/figure/figure.h"

namespace attention {
namespace {

ExhibitInfo info() {
    return {
        .id = "softmax-temperature",
        .chapter = Chapter::Attention,
        .stage = {"temperature", "n"},
        .uses =
            {
                {.key = "temperature", .sliderMinimum = 0.05, .sliderMaximum = 20},
                {.key = "n",
                 .maximum = 64,
                 .label = CoreWords::tr("scores"),
                 .tooltip = CoreWords::tr("How many scores the row has.")},
                {.key = "seed", .sliderMaximum = 99},
                {.key = "row",
                 .most = [](const Parameters&) -> std::int64_t { return 1; },
                 .mostText = "1, the row of weights",
                 .label = CoreWords::tr("0: score, 1: weight"),
                 .tooltip = CoreWords::tr("0 selects a score, 1 its weight at temperature τ.")},
                {.key = "column",
                 .most = [](const Parameters& parameters) { return parameters.n - 1; },
                 .mostText = "n - 1",
                 .label = CoreWords::tr("number of the score"),
                 .tooltip = CoreWords::tr("Which score is looked at, counted from 0.")},
            },
        .tables = {{"weights",
                    "a score",
                    {{"index", "", ColumnType::Integer, "0 to n - 1"},
                     {"score", "", ColumnType::Real, "standard normal"},
                     {"weight", "", ColumnType::Real, "exp(score/temperature) divided by the sum of all these"}}}},
    };
}

class SoftmaxTemperature : public WordedExhibit<TemperatureStudy, TemperatureWords> {
 public:
    SoftmaxTemperature() : WordedExhibit(info()) {}

    double memoryNeeded(const Scene& scene) const override { return double(scene.parameters.n) * 6 * sizeof(double); }
    std::shared_ptr<const Study> compute(const Scene& scene, std::stop_token) const override {
        return studyTemperature(scene);
    }
    std::unique_ptr<Figure> makeFigure() const override { return makeTemperatureFigure(); }
};

}  // namespace

const Exhibit& softmaxTemperature() {
    static const SoftmaxTemperature exhibit;
    return exhibit;
}

}  // namespace attention
