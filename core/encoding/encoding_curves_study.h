#pragma once

#include <memory>
#include <optional>
#include <stop_token>
#include <vector>

#include "core/encoding/sinusoidal_study.h"

namespace attention {

struct Scene;

/// Adjacent columns of the encoding with their continuous sines. The sines are omitted if they could not be
/// distinguished from the points.
struct WaveColumns {
    Index first = 0;                       ///< column of the encoding
    Index firstRow = 0;                    ///< of the study's table, at which the values begin
    std::shared_ptr<const Matrix> values;  ///< n x count
    Matrix samples;                        ///< ((n - 1) substeps + 1) x count, or empty
    Index substeps = 1;
    std::vector<double> wavelengths;  ///< positions, one for each column

    Index count() const { return values ? values->cols() : 0; }
    bool hasRow(Index row) const { return count() > 0 && row >= firstRow && row < firstRow + values->rows(); }
    bool hasColumn(Index column) const { return column >= first && column < first + count(); }
    /// @param row, c  of the study's table, and as index into these columns
    double at(Index row, Index c) const { return (*values)(row - firstRow, c); }
    /// @param column  of the encoding, one of these
    double wavelength(Index column) const { return wavelengths[std::size_t(column - first)]; }
};

/// From a maximum of a pair's cosine to the next maximum of its sine: the two differ by a quarter of a wavelength.
struct QuarterWave {
    double from = 0;  ///< rows from the first one, as a rule not whole
    double to = 0;
};

/// Some columns of the encoding over the positions.
struct EncodingCurvesStudy : SinusoidalStudy {
    EncodingCurvesStudy(const Scene& scene, std::stop_token stop);

    WaveColumns drawn;
    WaveColumns selected;  ///< the selected column where it is not among those drawn
    // As much of these columns and positions as what the scene is compared with has.
    WaveColumns referenceDrawn;
    WaveColumns referenceSelected;

    /// How often a wave turns from the first position to the last.
    /// @param column  one of those drawn
    double turns(Index column) const { return double(range.positions - 1) / drawn.wavelength(column); }
    /// The first one of a pair of which both columns are drawn; nothing where the rows end before it does.
    std::optional<QuarterWave> quarter(Index pair) const;
    /// @param name  "P", or "columns": those drawn, a row for each position, which stands before them
    Table table(std::string_view name) const;
};

}  // namespace attention
