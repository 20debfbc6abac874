#pragma once

#include <array>
#include <memory>
#include <stop_token>
#include <string_view>
#include <vector>

#include "core/attention/convolution_heads.h"
#include "core/io/table.h"
#include "core/scene/study.h"
#include "core/scene/view.h"

namespace attention {

struct Parameters;
struct Scene;

/// The matrices that a cell can be in. Rows of the weights are those of head 0, then those of head 1, and so on.
inline constexpr std::array<std::string_view, 5> kConvolutionMatrices{"difference", "attention-output",
                                                                      "convolution-output", "weights", "restricted"};

/// The convolution options of a scene.
ConvolutionHeadsOptions convolutionOptions(const Parameters& parameters);

/// The head, query and key to which a cell of the matrix "weights" belongs.
struct HeadWeight {
    Index head = 0;
    Index query = 0;
    Index shift = 0;        ///< of the head
    Index keyPosition = 0;  ///< position of the key; outside of 0 ... n - 1 for a zero token
};
HeadWeight headWeightAt(const ConvolutionHeadsOptions& choice, const Cell& cell);

/// The terms of the outputs at one position: one row for each selected head, and one more row for the sum over all
/// other heads if there are any.
struct PositionParts {
    Matrix weights;                ///< attention weights over the keys
    Matrix heads;                  ///< contribution of the head to the attention output
    Matrix kernel;                 ///< contribution of the head's tap to the convolution
    double largestDifference = 0;  ///< between attention and convolution at the position
};

/// Heads and convolution of a scene, and how much they differ at other values of alpha.
struct ConvolutionStudy : Study {
    /// Last alpha of the difference curve; from 40 on only rounding errors remain.
    static constexpr int kMaxAlpha = 60;
    /// Differences below this count as rounding errors.
    static constexpr double kRounding = 1e-12;

    ConvolutionHeadsOptions choice;
    std::shared_ptr<const ConvolutionHeads> heads;
    std::vector<Matrix> weights;      ///< of each head, n x m
    std::vector<Index> headShifts;    ///< shift of each head
    std::vector<Index> kernelShifts;  ///< shift of each tap of the kernel
    ConvolutionConditions conditions;
    std::vector<double> alphas;       ///< 0, 1, ... kMaxAlpha
    std::vector<double> differences;  ///< the largest absolute difference at each alpha
    double largestOutput = 1;         ///< largest absolute entry of both outputs; at least 1
    double differenceEnd = 1;         ///< end of the difference scale: a power of ten, or largestOutput if equal

    /// Whether both outputs are equal up to rounding.
    bool isEqual() const { return heads->largest < kRounding; }
    /// Whether only rounding errors remain at the end of the difference curve.
    bool convergesToRounding() const { return !differences.empty() && differences.back() < kRounding; }

    /// @param first, count  range of the heads that get a row each
    PositionParts partsAt(Index position, Index first, Index count) const;
    /// @param name  one of kConvolutionMatrices
    const Matrix& matrix(std::string_view name) const;
    /// @param name  one of kConvolutionMatrices, or "by-alpha"
    Table table(std::string_view name) const;
    Derivation derivation(const Cell& cell) const;
};

/// @param stop  if a stop is requested, the result is unspecified
std::shared_ptr<const ConvolutionStudy> studyConvolution(const Scene& scene, std::stop_token stop = {});

}  // namespace attention
