#pragma once

#include <functional>
#include <vector>

#include "core/matrix.h"
#include "ui/figure/parts/curve_names.h"

namespace attention {

/// Clocks beside the names of curves that come in pairs: one hand for both, how high it reaches is the value of the
/// first curve, how far right that of the second one. A bracket joins the two names to their clock.
class NameClocksPart : public Part {
 public:
    static constexpr double kRadius = 20;

    struct Dial {
        std::size_t group = 0;  ///< of the names
        QPen height = {};       ///< of the first curve
        QPen reach = {};        ///< of the second one
        /// Where the hand of a row ends, in radii right and up; nothing: there is no such row.
        std::function<std::optional<QPointF>(Index row)> tipAt = {};
    };
    /// None: the part takes no room. @param names  are kept by reference and lie at the left
    /// @param radius  of the clocks, pixels
    void set(std::vector<Dial> dials, const CurveLabelsPart& names, double radius = kRadius);

    /// Draws the hands.
    void drawHighlight(QCPPainter& painter, const Theme& theme, const Cell& cell, Highlight how) override;

 protected:
    SizeHint measureSizeHint(QSizeF) const override;
    void draw(QCPPainter& painter, const Theme& theme) override;

 private:
    QPointF centre(const Dial& dial) const;

    std::vector<Dial> m_dials;
    const CurveLabelsPart* m_names = nullptr;
    double m_radius = kRadius;
};

}  // namespace attention
