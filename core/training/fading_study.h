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

/// What can be pointed at, by the tables' names. Influence: output i and input j of the layer that is looked at.
/// By distance, and gradient: a distance, and the place of a layer among kInfluenceLayers.
inline constexpr std::array<std::string_view, 3> kFadingMatrices{"influence", "by-distance", "gradient"};

InfluenceOptions influenceSetup(const Parameters& parameters);
/// The layer's place among kInfluenceLayers; 0 of a layer that is not among them.
std::size_t influenceLayerIndex(Architecture layer);

/// How much the outputs of one layer depend on its inputs.
struct Influence {
    /// Of one distance i - j >= 0, over the pairs of output and input that are so far apart.
    struct AtDistance {
        double mean = 0, minimum = 0, maximum = 0;
    };
    /// Norms of the loss's derivatives when the last token must name the one delta back.
    struct Gradient {
        double back = 0;   ///< by the input delta back, mean over kFadingSequences
        double own = 0;    ///< by the last input, likewise
        double share = 0;  ///< back/own
    };

    InfluenceOptions setup;  ///< setupOf() the layer
    Matrix norms;            ///< n x n: spectral norm of the derivatives of output i (row) by input j (column)
    Matrix powers;           ///< n x n: their logarithms with base 10; -infinity where the norm is 0
    std::vector<AtDistance> distances;  ///< 0 ... n - 1
    std::vector<Gradient> gradients;    ///< by delta, 0 ... n - 1
};

/// How the influence of an input on an output fades with their distance: in a recurrence, in stacked convolutions and
/// in self-attention. Influence is the spectral norm of the derivatives (the Jacobian) of the output by the input.
struct FadingStudy : Study {
    InfluenceOptions setup;
    std::vector<int> tokens;  ///< of the sequence whose derivatives are shown
    std::array<std::shared_ptr<const Influence>, kInfluenceLayers.size()> layers;

    const Influence& of(Architecture layer) const { return *layers[influenceLayerIndex(layer)]; }
    /// Attention's mean influence divided by the recurrence's, so many places back; infinite where that is 0, and NaN
    /// where both are.
    double attentionToRecurrenceRatio(Index distance) const {
        return of(Architecture::Attention).distances[std::size_t(distance)].mean /
               of(Architecture::Recurrent).distances[std::size_t(distance)].mean;
    }
    /// How many places back attention's mean influence becomes the larger one for good, on straight lines between the
    /// logarithms; nothing where it is larger everywhere, or not at the greatest distance.
    std::optional<double> crossing() const;
    /// The least and the largest influence that is not 0, of pairs of tokens and of gradients, in all layers: powers of
    /// ten.
    double minPower = 0, maxPower = 0;

    /// @param name  one of kFadingMatrices  @param parameters  tell whose influence it is; the gradients are of all
    Table table(std::string_view name, const Parameters& parameters) const;
    /// @param layer  whose influence a cell of "influence" is
    Derivation derivation(const Cell& cell, Architecture layer) const;
    /// What a layer computes and, of the linear recurrence, its influence: I_ij = rho^(i-j), h_i = W h_(i-1) + x_i.
    std::vector<Expression> definition(Architecture layer) const;
};

/// Sequences whose gradients are averaged.
inline constexpr Index kFadingSequences = 32;

double fadingBytes(const Parameters& parameters);
/// @param before  layers that are the same there are kept
/// @return anything once `stop` is asked for
std::shared_ptr<const FadingStudy> studyFading(const Parameters& parameters, const std::stop_token& stop = {},
                                               const FadingStudy* before = nullptr);

}  // namespace attention
