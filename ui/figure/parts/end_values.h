#pragma once

#include <vector>

#include "ui/figure/parts/plot.h"

namespace attention {

/// Large numbers right of a plot, each with words below it and joined to the point of the plot that it is the value
/// of; moved apart where they would touch. The points may move: the numbers keep their column.
class EndValuesPart : public FixedPart {
 public:
    /// Of the plot, at most: on a stage it takes all that the numbers leave.
    static constexpr double kPlotWidth = 4000;
    struct Point {
        double key = 0, value = 0;  ///< in the plot's coordinates
        QString number;
        QStringList words;  ///< forms: there is room for the longest
        QColor ink = {};    ///< of the number and of the line to it; invalid: the text's
    };
    /// @param plot  stands at the left in the same row; is kept by reference
    /// @param widest  room is kept for a number as wide as this one
    void set(const PlotPart& plot, std::vector<Point> points, const QString& widest);

 protected:
    void draw(QCPPainter& painter, const Theme& theme) override;

 private:
    const PlotPart* m_plot = nullptr;
    std::vector<Point> m_points;
};

}  // namespace attention
