#pragma once

#include <vector>

#include "ui/figure/parts/plot.h"

namespace attention {

/// Names beside the ends of lines, right of their plot, moved apart where they would touch.
class LineEndLabelsPart : public FixedPart {
 public:
    struct Line {
        QString name;
        double key = 0;  ///< of its end, in the plot's coordinates
        double value = 0;
    };
    /// @param plot  stands at the left in the same row; is kept by reference
    void set(const PlotPart& plot, std::vector<Line> lines);

 protected:
    void draw(QCPPainter& painter, const Theme& theme) override;

 private:
    const PlotPart* m_plot = nullptr;
    std::vector<Line> m_lines;
};

}  // namespace attention
