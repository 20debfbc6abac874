#pragma once

#include "ui/figure/parts/part.h"

namespace attention {

/// A scale of colours that stands beside a matrix, with the numbers of its ends.
class UprightScalePart : public FixedPart {
 public:
    /// @param decimals  of the numbers
    void set(const ColourMap& map, double low, double high, int decimals);

 protected:
    void draw(QCPPainter& painter, const Theme& theme) override;

 private:
    std::optional<ColourMap> m_map;
    QString m_low, m_high;
};

}  // namespace attention
