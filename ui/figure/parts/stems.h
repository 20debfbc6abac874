#pragma once

#include "core/matrix.h"
#include "ui/figure/parts/plot.h"

namespace attention {

/// The numbers of one row of a table, from −1 to 1, as stems: vertical lines from 0 with dots at their ends. Dots are
/// filled in even columns (sines) and hollow in odd columns (cosines).
class StemsPart : public PlotPart {
 public:
    using PlotPart::PlotPart;

    /// @param count  number of columns  @param first  number of the first column  @param maxHeight  of the axes, in
    /// pixels
    void set(Index count, Index first, double maxHeight);
    /// Adds the stems of a row. Call it in declareHighlight.
    void addRow(Marks& marks, const Theme& theme, const Matrix& table, Index row, const QColor& colour) const;
};

}  // namespace attention
