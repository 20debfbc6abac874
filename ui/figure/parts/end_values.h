#pragma once

#include <vector>

#include "ui/figure/parts/plot.h"

namespace attention {

/// Large numbers at the right of a plot, with words below each. A line joins each number to the point of the plot whose
/// value it is. Numbers move apart where they would touch; if points move to the left or right, they stay in place.
class EndValuesPart : public FixedPart {
 public:
    /// The plot's maximum width, so large that it gets all the space that the numbers leave.
    static constexpr double kPlotWidth = 4000;
    struct Point {
        double key = 0, value = 0;  ///< in the plot's coordinates
        QString number;
        QStringList words;  ///< forms; there is room for the longest
        QColor ink = {};    ///< of the number and of its line; invalid: the text colour
    };
    /// @param plot  the plot at the left in the same row; kept by reference
    /// @param widest  space is reserved for a number as wide as this one
    void set(const PlotPart& plot, std::vector<Point> points, const QString& widest);

 protected:
    void draw(QCPPainter& painter, const Theme& theme) override;

 private:
    const PlotPart* m_plot = nullptr;
    std::vector<Point> m_points;
};

}  // namespace attention
