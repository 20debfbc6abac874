#pragma once

#include <vector>

#include "core/matrix.h"
#include "ui/figure/parts/part.h"

namespace attention {

/// The tokens that a kernel, or some heads, look at: a row of boxes for the tokens around a position. Boxes of tokens
/// that are looked at are filled and show the distance to the position.
class KernelShapePart : public FixedPart {
 public:
    struct Look {
        std::vector<Index> shifts = {};  ///< distances of the filled boxes from the position
        QStringList names = {};          ///< texts in these boxes
        Index first = 0;                 ///< shift of the first box
        Index count = 1;                 ///< number of boxes
        QColor fill = {}, ink = {};
    };
    void set(Look look);

 protected:
    void draw(QCPPainter& painter, const Theme& theme) override;

 private:
    Look m_look;
};

}  // namespace attention
