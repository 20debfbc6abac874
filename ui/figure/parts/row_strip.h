#pragma once

#include <functional>

#include "core/matrix.h"
#include "ui/figure/parts/plot.h"

namespace attention {

/// A copy of one row of a matrix, that of the current cell, with numbers in the cells if they fit.
class RowStripPart : public PlotPart {
 public:
    explicit RowStripPart(Figure& figure);

    struct Look {
        ColourMap map;
        double low = -1;
        double high = 1;
        int decimals = 1;
        /// Cells without a number are hatched; nothing: all have one.
        std::function<bool(const Cell&)> hasNumber = {};
    };
    /// @param values  kept by reference  @param columns  range of the horizontal axis
    void set(const Matrix& values, Look look, const QCPRange& columns);

    void drawHighlight(QCPPainter& painter, const Theme& theme, const Cell& cell, Highlight how) override;

 private:
    QRectF box(Index column) const;
    void drawNumbers(QCPPainter& painter) const;

    const Matrix* m_values = nullptr;
    std::optional<Look> m_look;
    Matrix m_row;
};

}  // namespace attention
