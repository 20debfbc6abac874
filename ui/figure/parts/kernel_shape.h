#pragma once

#include <vector>

#include "core/matrix.h"
#include "ui/figure/parts/part.h"

namespace attention {

/// The places that a kernel, or heads, look at: a row of boxes for the tokens around a position, those that are looked
/// at filled, with how far away they are.
class KernelShapePart : public FixedPart {
 public:
    struct Look {
        std::vector<Index> shifts = {};  ///< of the filled boxes
        QStringList names = {};          ///< of these shifts
        Index first = 0;                 ///< shift of the first box
        Index count = 1;                 ///< of boxes
        QColor fill = {}, ink = {};
    };
    void set(Look look);

 protected:
    void draw(QCPPainter& painter, const Theme& theme) override;

 private:
    Look m_look;
};

}  // namespace attention
