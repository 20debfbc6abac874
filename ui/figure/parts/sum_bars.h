#pragma once

#include <array>

#include "ui/figure/parts/plot.h"

namespace attention {

/// A sum as bars: the second bar begins where the first one ends, and the bar of the sum, below them, ends where the
/// second one does. Each bar has its name at the left.
class SumBarsPart : public PlotPart {
 public:
    explicit SumBarsPart(Figure& figure) : PlotPart(figure) {}

    struct Look {
        double low = 0, high = 1;  ///< range of the axis; the part reserves space for numbers beyond it
        std::array<QString, 3> names = {};
        int decimals = 2;
    };
    void set(Look look);
    /// Adds the bars. Call it in declareHighlight. @param inks  colours of the two numbers
    void addSum(Marks& marks, const Theme& theme, double first, double second, double sum,
                const std::array<QColor, 2>& inks) const;

 private:
    Look m_look;
};

}  // namespace attention
