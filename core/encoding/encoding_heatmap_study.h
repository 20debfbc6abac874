#pragma once

#include <memory>
#include <optional>
#include <stop_token>
#include <vector>

#include "core/encoding/sinusoidal_study.h"
#include "core/io/array.h"

namespace attention {

struct Scene;

/// How far a row of the table is from another.
struct RowDistance {
    Index row = 0;  ///< the other one
    double distance = 0;
};

/// The table of positions as a picture: the sinusoidal one, or one that was loaded, which is compared with nothing.
struct EncodingHeatmapStudy : SinusoidalStudy {
    /// @param stop  when requested the study may be anything
    explicit EncodingHeatmapStudy(const Scene& scene, std::stop_token stop = {});

    std::shared_ptr<const Array> learned;  ///< the loaded table, positions x d; nullptr: the formula's is shown
    std::shared_ptr<const Matrix> values;  ///< n x d
    std::vector<double> wavelengths;       ///< of each pair, in positions; none of a loaded table
    double smallest = 0;                   ///< of the values
    double largest = 0;                    ///< of the values
    std::optional<SinusoidalDifference> difference;  ///< with what the scene is compared with
    /// Wavelength, in what the scene is compared with, of the slowest pair that both have; 0 without a comparison.
    double referenceWavelength = 0;

    /// The ends of a scale that is as long on both sides of 0.
    double limit() const;
    /// How often the slowest pair turns from the first row to the last.
    double slowestTurns() const;
    /// The formulas of the sinusoidal encoding; none of a loaded table.
    std::vector<Expression> definition() const;
    /// Says that an entry of the loaded table is what was read. @param row  0 ... n - 1
    Derivation learnedDerivation(Index row, Index column) const;
    /// Of the other rows the nearest to this one (Euclidean), of several that are alike up to rounding the first;
    /// nothing where there is no other.
    /// @param row  0 ... n - 1
    std::optional<RowDistance> nearestRow(Index row) const;
    /// n x d
    Table table(std::string_view name) const;
};

}  // namespace attention
