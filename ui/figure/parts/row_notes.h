#pragma once

#include <optional>

#include <QStringList>

#include "ui/figure/parts/part.h"

namespace attention {

/// Room between two matrices for what leads into a row and out of it: an arrow from row to row with words beside it.
class RowNotesPart : public FixedPart {
 public:
    struct Step {
        double from = 0, to = 0;  ///< the middles of the two rows, in pixels; rows outside the room are not there
        QStringList lines;        ///< words beside the arrow, the first in bold
    };
    /// @param widest  lines as wide as any that there will be
    void set(const QStringList& widest);
    /// @param before  the step into the row  @param after  the step out of it
    void addSteps(Marks& marks, const Theme& theme, const std::optional<Step>& before,
                  const std::optional<Step>& after) const;

 private:
    void drawSteps(QCPPainter& painter, const Theme& theme, const std::optional<Step>& before,
                   const std::optional<Step>& after) const;
};

}  // namespace attention
