#pragma once

#include <functional>
#include <vector>

#include "ui/figure/parts/part.h"

namespace attention {

/// Lines of text on the cell that is explained.
class CellLinesPart : public FixedPart {
 public:
    struct Line {
        QStringList forms;  ///< the longest first; the last one is elided where it does not fit
        QColor ink;
        bool isBold = true;
        QStringList notes = {};  ///< muted beside it, forms likewise; none where none fits
    };
    using LineProvider = std::function<std::vector<Line>(const Cell&)>;
    /// @param say  nothing for a cell of which there is nothing to say
    /// @param examples  cells whose text is as wide as any: there is room for the shortest forms of what is said there
    /// @param most  pixels of the width
    /// @param longest  a text that has room, too, whatever the cells say: the longest that a slider leads to
    void set(LineProvider say, const std::vector<Cell>& examples, double most = kMaxExtent,
             Qt::Alignment alignment = Qt::AlignLeft, const QString& longest = {});
    /// Adds something in the place of what is said of cells.
    void addLines(Marks& marks, const Theme& theme, const std::vector<Line>& lines) const;

    void drawHighlight(QCPPainter& painter, const Theme& theme, const Cell& cell, Highlight how) override;

 private:
    LineProvider m_say;
    Qt::Alignment m_alignment = Qt::AlignLeft;
};

}  // namespace attention
