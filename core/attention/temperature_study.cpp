#include "core/attention/temperature_study.h"

#include <algorithm>
#include <cmath>
#include <functional>
#include <limits>
#include <numbers>

#include "core/attention/scaling.h"
#include "core/attention/softmax_derivation.h"
#include "core/random/philox.h"
#include "core/random/random_stream.h"
#include "core/scene/scene.h"

namespace attention {

using namespace formula;

Table TemperatureStudy::table(std::string_view) const {
    return ColumnTable{{indexColumn("index", Index(scores.size())), {"score", scores}, {"weight", weights}}};
}

std::shared_ptr<const TemperatureStudy> studyTemperature(const Scene& scene) {
    auto study = std::make_shared<TemperatureStudy>();
    const auto n = std::size_t(scene.parameters.n);
    study->temperature = scene.parameters.temperature;
    study->scores.resize(n);
    standardNormalColumn(std::uint64_t(scene.parameters.seed), std::uint32_t(RandomStream::TemperatureScores), 0, 0,
                         study->scores);
    const auto weigh = [&](double temperature, std::vector<double>& weights) {
        std::vector<double> inputs = study->scores;
        for (double& input : inputs) input /= temperature;
        weights.resize(n);
        return softmaxStatistics(inputs, weights).entropy;
    };
    study->entropy = weigh(study->temperature, study->weights);
    study->colderEntropy = weigh(study->temperature / 10, study->colder);
    study->hotterEntropy = weigh(study->temperature * 10, study->hotter);
    std::vector<double> best = study->scores;
    // A single score has an infinite lead.
    if (n < 2) best.push_back(-std::numeric_limits<double>::infinity());
    std::ranges::partial_sort(best, best.begin() + 2, std::ranges::greater{});
    for (std::size_t i = 0; i < study->leads.size(); ++i)
        study->leads[i] = (best[0] - best[1]) / (study->temperature * std::pow(10, int(i) - 1)) * std::numbers::log10e;
    study->uniformWeight = 1 / double(n);
    study->maxEntropy = std::log(double(n));
    return study;
}

Index TemperatureStudy::largest() const {
    return std::ranges::max_element(scores) - scores.begin();
}

Derivation TemperatureStudy::derivation(Index key, bool isWeight) const {
    const double score = scores[std::size_t(key)];
    if (!isWeight) return {score, withValue(symbol("s", score, {number(double(key), kJ)}), kDigitsOfResult)};
    return softmaxDerivation(scores, key, weights[std::size_t(key)], symbol("tau", temperature));
}

}  // namespace attention
