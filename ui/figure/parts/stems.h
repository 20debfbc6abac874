#pragma once

#include "core/matrix.h"
#include "ui/figure/parts/plot.h"

namespace attention {

/// The numbers of one row of a table, from −1 to 1, as stems from 0: those of even columns filled, sines, the others
/// hollow, cosines.
class StemsPart : public PlotPart {
 public:
    using PlotPart::PlotPart;

    /// @param count  of columns  @param first  number of the first one  @param highest  pixels of the axes
    void set(Index count, Index first, double highest);
    /// Adds a row; from declareHighlight.
    void addRow(Marks& marks, const Theme& theme, const Matrix& table, Index row, const QColor& colour) const;
};

}  // namespace attention
