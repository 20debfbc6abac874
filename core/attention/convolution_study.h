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

/// The layer that a scene asks for.
ConvolutionHeadsOptions convolutionChoice(const Parameters& parameters);

/// Which weight a cell of the matrix "weights" is.
struct HeadWeight {
    Index head = 0;
    Index query = 0;
    Index shift = 0;        ///< of the head
    Index keyPosition = 0;  ///< of the key; a zero token's lies outside of 0 ... n - 1
};
HeadWeight headWeightAt(const ConvolutionHeadsOptions& choice, const Cell& cell);

/// What the outputs at one position are sums of: a row for each of some heads, and, if there are others, one more for
/// the sum of these.
struct PositionParts {
    Matrix weights;                ///< over the keys
    Matrix heads;                  ///< what the head adds to the output of attention
    Matrix kernel;                 ///< what the same place of the kernel adds to the convolution
    double largestDifference = 0;  ///< between the output of the heads and the convolution there
};

/// Heads and convolution of a scene, and by how much they differ at other sharpnesses.
struct ConvolutionStudy : Study {
    /// The curve by alpha runs from 0 to here; from 40 on only rounding is left.
    static constexpr int kMaxAlpha = 60;
    /// A difference below this is rounding.
    static constexpr double kRounding = 1e-12;

    ConvolutionHeadsOptions choice;
    std::shared_ptr<const ConvolutionHeads> heads;
    std::vector<Matrix> weights;      ///< of each head, n x m
    std::vector<Index> headShifts;    ///< where each head looks
    std::vector<Index> kernelShifts;  ///< the places of the kernel, one after the other
    ConvolutionConditions conditions;
    std::vector<double> alphas;       ///< 0, 1, ... kMaxAlpha
    std::vector<double> differences;  ///< the largest at each of them
    double largestOutput = 1;         ///< of both outputs, without its sign; 1 at least
    double differenceEnd = 1;         ///< of a scale for their difference: a power of ten, or largestOutput if equal

    /// Whether both outputs are equal up to rounding.
    bool isEqual() const { return heads->largest < kRounding; }
    /// Whether the curve by alpha ends where only rounding is left.
    bool convergesToRounding() const { return !differences.empty() && differences.back() < kRounding; }

    /// @param first, count  of the heads that have a row each
    PositionParts partsAt(Index position, Index first, Index count) const;
    /// @param name  one of kConvolutionMatrices
    const Matrix& matrix(std::string_view name) const;
    /// @param name  one of kConvolutionMatrices, or "by-alpha"
    Table table(std::string_view name) const;
    Derivation derivation(const Cell& cell) const;
};

/// @param stop  when requested what is returned is unspecified
std::shared_ptr<const ConvolutionStudy> studyConvolution(const Scene& scene, std::stop_token stop = {});

}  // namespace attention
