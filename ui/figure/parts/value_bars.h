#pragma once

#include <vector>

#include "ui/figure/parts/part.h"

namespace attention {

/// Numbers as horizontal bars, one below the other, each with its name above it and its number behind it.
class ValueBarsPart : public FixedPart {
 public:
    struct Bar {
        QString name = {};
        QString number = {};
        double share = 0;  ///< length as a fraction of the longest bar, 0 ... 1
    };
    void set(std::vector<Bar> bars);

 protected:
    void draw(QCPPainter& painter, const Theme& theme) override;

 private:
    std::vector<Bar> m_bars;
    double m_numberWidth = 0;  ///< width of the widest number, in pixels
};

}  // namespace attention
