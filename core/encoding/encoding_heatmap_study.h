#pragma once

#include <memory>
#include <optional>
#include <stop_token>
#include <vector>

#include "core/encoding/sinusoidal_study.h"
#include "core/io/array.h"

namespace attention {

struct Scene;

/// Another row of the table and its distance.
struct RowDistance {
    Index row = 0;  ///< number of the other row
    double distance = 0;
};

/// A table of position encodings as a heatmap: sinusoidal, or loaded. A loaded table has no reference.
struct EncodingHeatmapStudy : SinusoidalStudy {
    /// @param stop  if a stop is requested, the study is unspecified
    explicit EncodingHeatmapStudy(const Scene& scene, std::stop_token stop = {});

    std::shared_ptr<const Array> learned;  ///< the loaded table, positions x d; nullptr: the sinusoidal table is shown
    std::shared_ptr<const Matrix> values;  ///< n x d
    std::vector<double> wavelengths;       ///< of each pair, in positions; empty for a loaded table
    double smallest = 0;                   ///< minimum of the values
    double largest = 0;                    ///< maximum of the values
    std::optional<SinusoidalDifference> difference;  ///< from the scene's reference
    /// In the reference, the wavelength of the slowest pair that both tables have; 0 without a reference.
    double referenceWavelength = 0;

    /// The colour scale runs from -limit() to limit().
    double limit() const;
    /// Number of periods of the slowest pair from the first row to the last.
    double slowestTurns() const;
    /// The formulas of the sinusoidal encoding; empty for a loaded table.
    std::vector<Expression> definition() const;
    /// Explains an entry of the loaded table: the number that was read. @param row  0 ... n - 1
    Derivation learnedDerivation(Index row, Index column) const;
    /// The other row with the smallest Euclidean distance, the first one of several up to rounding; nothing if there is
    /// no other row.
    /// @param row  0 ... n - 1
    std::optional<RowDistance> nearestRow(Index row) const;
    /// n x d
    Table table(std::string_view name) const;
};

}  // namespace attention
