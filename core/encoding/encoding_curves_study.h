#pragma once

#include <memory>
#include <optional>
#include <stop_token>
#include <vector>

#include "core/encoding/sinusoidal_study.h"

namespace attention {

struct Scene;

/// Adjacent columns of the encoding as curves. The samples between positions are omitted if there are too many.
struct WaveColumns {
    Index first = 0;                       ///< the first column, as an index in the encoding
    Index firstRow = 0;                    ///< row of the study's table at which `values` begin
    std::shared_ptr<const Matrix> values;  ///< n x count
    Matrix samples;                        ///< ((n - 1) substeps + 1) x count, or empty
    Index substeps = 1;                    ///< samples per position
    std::vector<double> wavelengths;       ///< positions, one for each column

    Index count() const { return values ? values->cols() : 0; }
    bool hasRow(Index row) const { return count() > 0 && row >= firstRow && row < firstRow + values->rows(); }
    bool hasColumn(Index column) const { return column >= first && column < first + count(); }
    /// @param row  of the study's table  @param c  0 ... count() - 1
    double at(Index row, Index c) const { return (*values)(row - firstRow, c); }
    /// @param column  of the encoding, for which hasColumn() is true
    double wavelength(Index column) const { return wavelengths[std::size_t(column - first)]; }
};

/// The interval from a maximum of a pair's cosine to the next maximum of its sine: a quarter of the wavelength.
struct QuarterWave {
    double from = 0;  ///< row, usually between two integers
    double to = 0;
};

/// Columns of the encoding, drawn as curves over the positions.
struct EncodingCurvesStudy : SinusoidalStudy {
    EncodingCurvesStudy(const Scene& scene, std::stop_token stop);

    WaveColumns drawn;
    WaveColumns selected;  ///< the selected column if it is not among the drawn ones
    // The same columns computed with the reference's parameters, as far as the reference has them.
    WaveColumns referenceDrawn;
    WaveColumns referenceSelected;

    /// Number of periods of a column from the first position to the last.
    /// @param column  one of those drawn
    double turns(Index column) const { return double(range.positions - 1) / drawn.wavelength(column); }
    /// The first QuarterWave of a pair; nothing if a column of the pair is not drawn, or if the rows end too early.
    std::optional<QuarterWave> quarter(Index pair) const;
    /// @param name  "P", or "columns": the position and the drawn columns, one row for each position
    Table table(std::string_view name) const;
};

}  // namespace attention
