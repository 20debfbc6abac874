#pragma once

#include "ui/figure/parts/large_value.h"

namespace attention {

/// A large number whose cell is highlighted elsewhere: only a pin is shown here.
class PinnedValuePart : public LargeValuePart {
 public:
    void drawHighlight(QCPPainter& painter, const Theme& theme, const Cell& cell, Highlight how) override {
        if (how == Highlight::Pinned) LargeValuePart::drawHighlight(painter, theme, cell, how);
    }
};

}  // namespace attention
