#pragma once

#include <vector>

#include "ui/figure/parts/part.h"

namespace attention {

/// Some numbers as bars one below the other, each under its name and before its number.
class ValueBarsPart : public FixedPart {
 public:
    struct Bar {
        QString name = {};
        QString number = {};
        double share = 0;  ///< of the longest bar, 0 ... 1
    };
    void set(std::vector<Bar> bars);

 protected:
    void draw(QCPPainter& painter, const Theme& theme) override;

 private:
    std::vector<Bar> m_bars;
    double m_number = 0;  ///< pixels of the widest number
};

}  // namespace attention
