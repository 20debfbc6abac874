#pragma once

#include <array>
#include <memory>
#include <string_view>
#include <vector>

#include "core/formula/derivation.h"
#include "core/io/table.h"
#include "core/matrix.h"
#include "core/scene/study.h"

namespace attention {

struct Scene;

/// One row of n scores, drawn standard normal, and the weights that the softmax gives them at a temperature tau:
/// w_j = exp(s_j/tau)/sum_k exp(s_k/tau). Source: Hinton et al. 2015, "Distilling the knowledge in a neural network",
/// section 2.
struct TemperatureStudy : Study {
    double temperature = 1;       ///< > 0
    std::vector<double> scores;   ///< n >= 1
    std::vector<double> weights;  ///< n, their sum is 1
    std::vector<double> colder;   ///< the weights at a tenth of the temperature
    std::vector<double> hotter;   ///< the weights at ten times the temperature
    double uniformWeight = 1;     ///< 1/n, the weight of each score if all weights are equal
    /// log10 of the ratio of the largest to the second-largest weight, at a tenth of the temperature, the temperature,
    /// and ten times the temperature. Finite even if the second weight underflows to 0; infinite if n is 1.
    std::array<double, 3> leads{};
    double entropy = 0;        ///< of the weights in nats, 0 ... maxEntropy
    double colderEntropy = 0;  ///< of the weights at a tenth of the temperature
    double hotterEntropy = 0;  ///< of the weights at ten times the temperature
    double maxEntropy = 0;     ///< ln n, the entropy of equal weights

    Index largest() const;  ///< index of the largest score
    /// Explains a score or its weight.
    Derivation derivation(Index key, bool isWeight) const;
    Table table(std::string_view name) const;
};

/// Reads n, temperature and seed of a scene.
std::shared_ptr<const TemperatureStudy> studyTemperature(const Scene& scene);

}  // namespace attention
