#pragma once

#include <array>

#include "ui/figure/parts/plot.h"

namespace attention {

/// Two numbers as bars one after the other, each with its name before it, and below them their sum, which ends where
/// they do.
class SumBarsPart : public PlotPart {
 public:
    explicit SumBarsPart(Figure& figure) : PlotPart(figure) {}

    struct Look {
        double low = 0, high = 1;  ///< of the axis; numbers stand beyond
        std::array<QString, 3> names = {};
        int decimals = 2;
    };
    void set(Look look);
    /// Adds the numbers; from declareHighlight. @param inks  of the two numbers
    void addSum(Marks& marks, const Theme& theme, double first, double second, double sum,
                const std::array<QColor, 2>& inks) const;

 private:
    Look m_look;
};

}  // namespace attention
