#include "core/training/fading_study.h"

#include <algorithm>
#include <cmath>
#include <limits>

namespace attention {
namespace {

constexpr double kNone = -std::numeric_limits<double>::infinity();

void takeNorms(InfluenceLayer& layer, Influence& influence, const std::stop_token& stop) {
    const Index n = influence.setup.tokens;
    influence.norms = Matrix::Zero(n, n);
    layer.run(influenceInputs(influence.setup, influenceTokens(influence.setup, 0)));
    for (Index i = 0; i < n && !stop.stop_requested(); ++i) {
        const std::vector<Jacobian> derivatives = layer.derivatives(i);
        for (Index j = 0; j < n; ++j) influence.norms(i, j) = spectralNorm(derivatives[std::size_t(j)]);
    }
    influence.powers = influence.norms.array().log10();
    for (Index distance = 0; distance < n; ++distance) {
        const auto pairs = influence.norms.diagonal(-distance);
        influence.distances.push_back({pairs.mean(), pairs.minCoeff(), pairs.maxCoeff()});
    }
}

void takeGradients(InfluenceLayer& layer, Influence& influence, const std::stop_token& stop) {
    const InfluenceSetup& setup = influence.setup;
    const Index last = setup.tokens - 1;
    const ReadOut readOut(setup);
    influence.gradients.resize(std::size_t(setup.tokens));
    for (Index sequence = 0; sequence < kFadingSequences && !stop.stop_requested(); ++sequence) {
        const std::vector<int> tokens = influenceTokens(setup, sequence);
        const Vector output = layer.run(influenceInputs(setup, tokens)).row(last).transpose();
        const std::vector<Jacobian> derivatives = layer.derivatives(last);
        for (Index delta = 0; delta <= last; ++delta) {
            const Vector slope = readOut.gradient(output, tokens[std::size_t(last - delta)]);
            const auto norm = [&](Index place) {
                const Jacobian& jacobian = derivatives[std::size_t(place)];
                return jacobian.size() == 0 ? 0.0 : (jacobian.transpose() * slope).norm();
            };
            influence.gradients[std::size_t(delta)].back += norm(last - delta) / double(kFadingSequences);
            influence.gradients[std::size_t(delta)].own += norm(last) / double(kFadingSequences);
        }
    }
    for (Influence::Gradient& gradient : influence.gradients) gradient.share = gradient.back / gradient.own;
}

}  // namespace

InfluenceSetup influenceSetup(const Parameters& parameters) {
    return {.tokens = parameters.n,
            .width = parameters.d,
            .radius = parameters.spectralRadius,
            .activation = parameters.activation,
            .kernel = parameters.kernel,
            .layers = parameters.layers,
            .heads = parameters.heads,
            .seed = std::uint64_t(parameters.seed)};
}

std::size_t influenceLayerIndex(Architecture layer) {
    const auto found = std::ranges::find(kInfluenceLayers, layer);
    return found == kInfluenceLayers.end() ? 0 : std::size_t(found - kInfluenceLayers.begin());
}

double fadingBytes(const Parameters& parameters) {
    const auto n = double(parameters.n);
    // Two matrices of each layer, those of the study before, and a row of Jacobians, twice in a convolution.
    return double(sizeof(double)) * 2 * 2 * 3 * n * n + 2 * n * double(sizeof(Jacobian)) +
           double(sizeof(double)) * n * double(parameters.d) * double(parameters.layers + 8);
}

std::shared_ptr<const FadingStudy> studyFading(const Parameters& parameters, const std::stop_token& stop,
                                               const FadingStudy* before) {
    auto study = std::make_shared<FadingStudy>();
    study->setup = influenceSetup(parameters);
    study->tokens = influenceTokens(study->setup, 0);
    double least = std::numeric_limits<double>::infinity(), largest = kNone;
    for (std::size_t at = 0; at < kInfluenceLayers.size(); ++at) {
        const InfluenceSetup setup = setupOf(study->setup, kInfluenceLayers[at]);
        if (before && before->layers[at]->setup == setup) {
            study->layers[at] = before->layers[at];
        } else {
            auto influence = std::make_shared<Influence>();
            influence->setup = setup;
            const auto layer = influenceLayer(setup, kInfluenceLayers[at]);
            takeNorms(*layer, *influence, stop);
            takeGradients(*layer, *influence, stop);
            study->layers[at] = influence;
        }
        const auto take = [&](double power) {
            if (!std::isfinite(power)) return;
            least = std::min(least, power);
            largest = std::max(largest, power);
        };
        for (const double power : study->layers[at]->powers.reshaped()) take(power);
        for (const Influence::Gradient& gradient : study->layers[at]->gradients) take(std::log10(gradient.share));
    }
    study->leastPower = least;
    study->largestPower = largest;
    return study;
}

Table FadingStudy::table(std::string_view name, const Parameters& parameters) const {
    const std::shared_ptr<const Influence>& chosen = layers[influenceLayerIndex(parameters.architecture)];
    if (name == "influence")
        return MatrixTable{std::shared_ptr<const Matrix>(chosen, &chosen->norms), numberedColumns(setup.tokens)};
    std::vector<std::int64_t> distances;
    for (std::int64_t distance = 0; distance < setup.tokens; ++distance) distances.push_back(distance);
    const auto column = [](const Influence& of, const auto& values, auto value) {
        std::vector<double> all;
        for (const auto& each : of.*values) all.push_back(each.*value);
        return all;
    };
    ColumnTable table;
    if (name == "by-distance") {
        using At = Influence::AtDistance;
        table.columns = {{"distance", std::move(distances)},
                         {"mean", column(*chosen, &Influence::distances, &At::mean)},
                         {"least", column(*chosen, &Influence::distances, &At::least)},
                         {"most", column(*chosen, &Influence::distances, &At::most)}};
    } else {
        table.columns = {{"delta", std::move(distances)}};
    }
    for (std::size_t at = 0; at < kInfluenceLayers.size(); ++at) {
        const auto called = std::string(kValuesOf<Architecture>[std::size_t(kInfluenceLayers[at])].name);
        table.columns.push_back(
            {called, name == "by-distance" ? column(*layers[at], &Influence::distances, &Influence::AtDistance::mean)
                                           : column(*layers[at], &Influence::gradients, &Influence::Gradient::share)});
    }
    return table;
}

}  // namespace attention
