#pragma once

#include <functional>
#include <vector>

#include "core/matrix.h"
#include "ui/figure/parts/curve_names.h"

namespace attention {

/// Clocks beside the names of curves that come in pairs. The end of a clock's hand is as high as the value of the first
/// curve and as far right as the value of the second one. A bracket joins the two names to their clock.
class NameClocksPart : public Part {
 public:
    static constexpr double kRadius = 20;

    struct Clock {
        std::size_t group = 0;  ///< index of the group of names
        QPen heightPen = {};    ///< of the first curve; draws the height of the hand's end
        QPen widthPen = {};     ///< of the second curve; draws how far right the end is
        /// The end of the hand in a row, in radii right and up; nothing: there is no such row.
        std::function<std::optional<QPointF>(Index row)> tipAt = {};
    };
    /// @param clocks  empty: the part takes no space  @param names  the part at the left; kept by reference
    /// @param radius  of the clocks, in pixels
    void set(std::vector<Clock> clocks, const CurveNamesPart& names, double radius = kRadius);

    /// Draws the hands.
    void drawHighlight(QCPPainter& painter, const Theme& theme, const Cell& cell, Highlight how) override;

 protected:
    SizeHint measureSizeHint(QSizeF) const override;
    void draw(QCPPainter& painter, const Theme& theme) override;

 private:
    QPointF centre(const Clock& clock) const;

    std::vector<Clock> m_clocks;
    const CurveNamesPart* m_names = nullptr;
    double m_radius = kRadius;
};

}  // namespace attention
