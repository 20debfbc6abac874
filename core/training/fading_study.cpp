#include "core/training/fading_study.h"

#include <algorithm>
#include <array>
#include <cmath>
#include <limits>

#include "core/scene/parameters.h"
#include "core/threads.h"

namespace attention {
namespace {

constexpr double kNone = -std::numeric_limits<double>::infinity();

/// The number of outputs or sequences that is worth a thread.
constexpr Index kGrain = 4;

/// Computes the spectral norms of the Jacobians of the outputs `first` ... `end` - 1.
void computeNorms(const InfluenceLayer& layer, Index first, Index end, Matrix& norms, const std::stop_token& stop) {
    std::vector<Jacobian> above;
    for (Index i = first; i < end && !stop.stop_requested(); ++i) {
        std::vector<Jacobian> derivatives = layer.jacobians(i);
        for (Index j = 0; j < norms.cols(); ++j) {
            const Jacobian& jacobian = derivatives[std::size_t(j)];
            // In a linear layer, Jacobians only depend on the distance, except near the ends of the sequence.
            const Jacobian* const diagonal = i > first && j > 0 ? &above[std::size_t(j - 1)] : nullptr;
            const bool isSame = diagonal && diagonal->size() == jacobian.size() && *diagonal == jacobian;
            norms(i, j) = isSame ? norms(i - 1, j - 1) : spectralNorm(jacobian);
        }
        above = std::move(derivatives);
    }
}

void computeNorms(InfluenceLayer& layer, Influence& influence, const std::stop_token& stop) {
    const Index n = influence.setup.tokens;
    influence.norms = Matrix::Zero(n, n);
    layer.run(influenceInputs(influence.setup, influenceTokens(influence.setup, 0)));
    parallelFor(n, kGrain, [&](Index first, Index end) { computeNorms(layer, first, end, influence.norms, stop); });
    influence.powers = influence.norms.array().log10();
    for (Index distance = 0; distance < n; ++distance) {
        const auto pairs = influence.norms.diagonal(-distance);
        influence.distances.push_back({pairs.mean(), pairs.minCoeff(), pairs.maxCoeff()});
    }
}

/// The norms of the gradients of the loss in one sequence, by delta; see Influence::Gradient.
struct SequenceGradients {
    std::vector<double> back, own;
};

/// @param derivatives  Jacobians of the last output
SequenceGradients gradientsOf(const Readout& readOut, const Vector& output, const std::vector<Jacobian>& derivatives,
                              const std::vector<int>& tokens) {
    const auto norm = [](const Jacobian& jacobian, const Vector& slope) {
        return jacobian.size() == 0 ? 0.0 : (jacobian.transpose() * slope).norm();
    };
    struct TargetGradient {
        Vector slope;
        double own = 0;
    };
    std::array<std::optional<TargetGradient>, kInfluenceSymbols> targetGradients;
    SequenceGradients gradients;
    for (std::size_t position = tokens.size(); position-- > 0;) {
        auto& target = targetGradients[std::size_t(tokens[position])];
        if (!target) {
            target = TargetGradient{.slope = readOut.gradient(output, tokens[position])};
            target->own = norm(derivatives.back(), target->slope);
        }
        gradients.back.push_back(norm(derivatives[position], target->slope));
        gradients.own.push_back(target->own);
    }
    return gradients;
}

void computeGradients(Architecture architecture, Influence& influence, const std::stop_token& stop) {
    const InfluenceOptions& setup = influence.setup;
    const Index last = setup.tokens - 1;
    const Readout readOut(setup);
    std::vector<SequenceGradients> all(static_cast<std::size_t>(kFadingSequences));
    parallelFor(kFadingSequences, kGrain, [&](Index first, Index end) {
        const auto layer = influenceLayer(setup, architecture);
        std::vector<Jacobian> derivatives;
        for (Index sequence = first; sequence < end && !stop.stop_requested(); ++sequence) {
            const std::vector<int> tokens = influenceTokens(setup, sequence);
            const Vector output = layer->run(influenceInputs(setup, tokens)).row(last).transpose();
            if (derivatives.empty() || !layer->isLinear()) derivatives = layer->jacobians(last);
            all[std::size_t(sequence)] = gradientsOf(readOut, output, derivatives, tokens);
        }
    });
    if (stop.stop_requested()) return;
    influence.gradients.resize(std::size_t(setup.tokens));
    for (const SequenceGradients& each : all)
        for (std::size_t delta = 0; delta < influence.gradients.size(); ++delta) {
            influence.gradients[delta].back += each.back[delta] / double(kFadingSequences);
            influence.gradients[delta].own += each.own[delta] / double(kFadingSequences);
        }
    for (Influence::Gradient& gradient : influence.gradients) gradient.share = gradient.back / gradient.own;
}

}  // namespace

InfluenceOptions influenceSetup(const Parameters& parameters) {
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
    // Two matrices per layer, also for the earlier study, and a row of Jacobians, twice in a convolution.
    return double(sizeof(double)) * 2 * 2 * 3 * n * n + 2 * n * double(sizeof(Jacobian)) +
           double(sizeof(double)) * n * double(parameters.d) * double(parameters.layers + 8);
}

std::shared_ptr<const FadingStudy> studyFading(const Parameters& parameters, const std::stop_token& stop,
                                               const FadingStudy* before) {
    auto study = std::make_shared<FadingStudy>();
    study->setup = influenceSetup(parameters);
    study->tokens = influenceTokens(study->setup, 0);
    double smallest = std::numeric_limits<double>::infinity(), largest = kNone;
    for (std::size_t at = 0; at < kInfluenceLayers.size(); ++at) {
        const InfluenceOptions setup = relevantOptions(study->setup, kInfluenceLayers[at]);
        if (before && before->layers[at]->setup == setup) {
            study->layers[at] = before->layers[at];
        } else {
            auto influence = std::make_shared<Influence>();
            influence->setup = setup;
            const auto layer = influenceLayer(setup, kInfluenceLayers[at]);
            computeNorms(*layer, *influence, stop);
            computeGradients(kInfluenceLayers[at], *influence, stop);
            study->layers[at] = influence;
        }
        const auto include = [&](double power) {
            if (!std::isfinite(power)) return;
            smallest = std::min(smallest, power);
            largest = std::max(largest, power);
        };
        for (const double power : study->layers[at]->powers.reshaped()) include(power);
        for (const Influence::Gradient& gradient : study->layers[at]->gradients) include(std::log10(gradient.share));
    }
    study->minPower = smallest;
    study->maxPower = largest;
    return study;
}

std::optional<double> FadingStudy::crossing() const {
    const auto count = Index(of(Architecture::Attention).distances.size());
    Index from = count;
    while (from > 0 && attentionToRecurrenceRatio(from - 1) > 1) --from;
    if (from == 0 || from == count) return std::nullopt;
    const double before = std::log(attentionToRecurrenceRatio(from - 1)),
                 after = std::log(attentionToRecurrenceRatio(from));
    return std::isfinite(before) && std::isfinite(after) ? double(from) - after / (after - before) : double(from);
}

Table FadingStudy::table(std::string_view name, const Parameters& parameters) const {
    const std::shared_ptr<const Influence>& chosen = layers[influenceLayerIndex(parameters.architecture)];
    if (name == "influence")
        return MatrixTable{std::shared_ptr<const Matrix>(chosen, &chosen->norms), indexNames(setup.tokens)};
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
                         {"least", column(*chosen, &Influence::distances, &At::minimum)},
                         {"most", column(*chosen, &Influence::distances, &At::maximum)}};
    } else {
        table.columns = {{"delta", std::move(distances)}};
    }
    for (std::size_t at = 0; at < kInfluenceLayers.size(); ++at) {
        const auto layerName = std::string(kChoiceValues<Architecture>[std::size_t(kInfluenceLayers[at])].name);
        table.columns.push_back(
            {layerName, name == "by-distance"
                            ? column(*layers[at], &Influence::distances, &Influence::AtDistance::mean)
                            : column(*layers[at], &Influence::gradients, &Influence::Gradient::share)});
    }
    return table;
}

}  // namespace attention
