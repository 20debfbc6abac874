#include "core/attention/temperature_study.h"

#include <algorithm>
#include <cmath>

#include "core/attention/scaling.h"
#include "core/random/philox.h"
#include "core/random/random_matrix.h"

namespace attention {

using namespace formula;

std::shared_ptr<const TemperatureStudy> studyTemperature(const Scene& scene) {
    auto study = std::make_shared<TemperatureStudy>();
    const auto n = std::size_t(scene.parameters.n);
    study->temperature = scene.parameters.temperature;
    study->scores.resize(n);
    standardNormals(std::uint64_t(scene.parameters.seed), std::uint32_t(RandomMatrix::TemperatureScores), 0, 0,
                    study->scores);
    const auto weigh = [&](double temperature, std::vector<double>& weights) {
        std::vector<double> inputs = study->scores;
        for (double& input : inputs) input /= temperature;
        weights.resize(n);
        return softmaxStatistics(inputs, weights).entropy;
    };
    study->entropy = weigh(study->temperature, study->weights);
    weigh(study->temperature / 10, study->colder);
    weigh(study->temperature * 10, study->hotter);
    study->equal = 1 / double(n);
    study->mostEntropy = std::log(double(n));
    return study;
}

Index TemperatureStudy::largest() const {
    return std::ranges::max_element(scores) - scores.begin();
}

Derivation TemperatureStudy::derivation(Index key, bool isWeight) const {
    const double score = scores[std::size_t(key)];
    const Expression scoreOfKey = symbol("s", score, {number(double(key), kJ)});
    if (!isWeight) return {score, scoreOfKey, equation({scoreOfKey, rounded(score, 6)}), {}, {}};
    // As the softmax computes it: the largest score is taken from all, so that no exponential overflows.
    const double top = *std::ranges::max_element(scores);
    const double weight = weights[std::size_t(key)];
    const double power = std::exp((score - top) / temperature);
    const double total = power / weight;
    const auto exponent = [&](Expression of, Expression most, Expression divisor) {
        return ratio(brackets(difference(std::move(of), std::move(most))), std::move(divisor));
    };
    const Expression t = symbol("tau", temperature), most = symbol("m", top), sum = symbol("Z", total);
    const Expression numbers = exponent(rounded(score, 4), rounded(top, 4), number(temperature));
    const Expression weightOfKey = symbol("w", weight, {number(double(key), kJ)});
    Derivation derivation{
        weight,
        equation({weightOfKey, ratio(exponential(exponent(scoreOfKey, most, t)), sum)}),
        equation({weightOfKey, ratio(exponential(numbers), rounded(total, 4))}),
        {line("exponential", exponential(numbers), power), line("sum of exponentials", rounded(total, 6), total),
         line("value", ratio(rounded(power, 5), rounded(total, 5)), weight)},
        {}};
    return derivation;
}

}  // namespace attention
