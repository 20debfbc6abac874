#pragma once

#include <array>
#include <memory>
#include <optional>
#include <stop_token>
#include <string_view>
#include <vector>

#include "core/formula/derivation.h"
#include "core/io/table.h"
#include "core/scene/study.h"
#include "core/scene/view.h"
#include "core/training/influence_layers.h"

namespace attention {

struct Parameters;

/// The matrices with cells that have a derivation, by the names of their tables. "influence": output i and input j of
/// the selected layer. "by-distance" and "gradient": a distance and an index in kInfluenceLayers.
inline constexpr std::array<std::string_view, 3> kFadingMatrices{"influence", "by-distance", "gradient"};

InfluenceOptions influenceSetup(const Parameters& parameters);
/// The index of a layer in kInfluenceLayers; 0 if it is not among them.
std::size_t influenceLayerIndex(Architecture layer);

/// How much the outputs of one layer depend on its inputs.
struct Influence {
    /// Statistics over all pairs of output i and input j with the same distance i - j >= 0.
    struct AtDistance {
        double mean = 0, minimum = 0, maximum = 0;
    };
    /// Norms of the gradient of the loss if the last output has to predict the token delta positions before.
    struct Gradient {
        double back = 0;   ///< gradient by the input delta positions before; mean over kFadingSequences
        double own = 0;    ///< gradient by the last input; mean over kFadingSequences
        double share = 0;  ///< back/own
    };

    InfluenceOptions setup;             ///< relevantOptions() of the layer
    Matrix norms;                       ///< n x n: spectral norm of the Jacobian of output i (row) by input j (column)
    Matrix powers;                      ///< n x n: log10 of the norms; -infinity for a norm of 0
    std::vector<AtDistance> distances;  ///< 0 ... n - 1
    std::vector<Gradient> gradients;    ///< by delta, 0 ... n - 1
};

/// How the influence of an input on an output decreases with their distance in a recurrence, in stacked convolutions
/// and in self-attention. Influence is the spectral norm of the Jacobian of the output by the input.
struct FadingStudy : Study {
    InfluenceOptions setup;
    std::vector<int> tokens;  ///< of the sequence for which derivatives are shown
    std::array<std::shared_ptr<const Influence>, kInfluenceLayers.size()> layers;

    const Influence& of(Architecture layer) const { return *layers[influenceLayerIndex(layer)]; }
    /// The mean influence in attention divided by that in the recurrence, at a distance; infinite if only the latter is
    /// 0, NaN if both are.
    double attentionToRecurrenceRatio(Index distance) const {
        return of(Architecture::Attention).distances[std::size_t(distance)].mean /
               of(Architecture::Recurrent).distances[std::size_t(distance)].mean;
    }
    /// The distance beyond which the mean influence in attention stays larger than in the recurrence, with linear
    /// interpolation of the logarithms; nullopt if it is larger everywhere, or not at the largest distance.
    std::optional<double> crossing() const;
    /// log10 of the smallest and the largest influence and gradient share that are not 0, over all layers.
    double minPower = 0, maxPower = 0;

    /// @param name  one of kFadingMatrices  @param parameters  choose the layer of "influence"
    Table table(std::string_view name, const Parameters& parameters) const;
    /// @param layer  the layer of the cells of "influence"
    Derivation derivation(const Cell& cell, Architecture layer) const;
    /// The formula of a layer, after the influence of a linear recurrence: I_ij = rho^(i-j), h_i = W h_(i-1) + x_i.
    std::vector<Expression> definition(Architecture layer) const;
};

/// The number of sequences over which gradients are averaged.
inline constexpr Index kFadingSequences = 32;

/// The memory of the computation of a study, in bytes.
double fadingBytes(const Parameters& parameters);
/// @param before  an earlier study, whose equal layers are reused; may be null
/// @return an incomplete study if `stop` was requested
std::shared_ptr<const FadingStudy> studyFading(const Parameters& parameters, const std::stop_token& stop = {},
                                               const FadingStudy* before = nullptr);

}  // namespace attention
