#pragma once

#include <optional>

#include <QStringList>

#include "ui/figure/parts/part.h"

namespace attention {

/// Space between two matrices for arrows into a row and out of it, from row to row, with text beside each arrow.
class RowNotesPart : public FixedPart {
 public:
    struct Step {
        double from = 0, to = 0;  ///< y of the centres of the two rows; outside of the part: the row is not visible
        QStringList lines;        ///< text beside the arrow; the first line is bold
    };
    /// @param widest  the widest lines for which space is reserved
    void set(const QStringList& widest);
    /// @param before  the step into the row  @param after  the step out of it
    void addSteps(Marks& marks, const Theme& theme, const std::optional<Step>& before,
                  const std::optional<Step>& after) const;

 private:
    void drawSteps(QCPPainter& painter, const Theme& theme, const std::optional<Step>& before,
                   const std::optional<Step>& after) const;
};

}  // namespace attention
