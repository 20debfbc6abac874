#pragma once

#include <functional>
#include <vector>

#include "ui/figure/parts/part.h"

namespace attention {

/// Lines of text about the current cell.
class CellLinesPart : public FixedPart {
 public:
    struct Line {
        QStringList forms;  ///< the longest first; the last one is elided where it does not fit
        QColor ink;
        bool isBold = true;
        QStringList notes = {};  ///< forms of a muted note beside it; no note is drawn if none fits
    };
    using LineProvider = std::function<std::vector<Line>(const Cell&)>;
    /// @param linesOf  returns the lines for a cell; may be empty
    /// @param examples  cells with the widest lines; the part is wide enough for the shortest forms of these
    /// @param maxWidth  pixels
    /// @param longest  another text for which the part is wide enough, for example the longest that a slider leads to
    void set(LineProvider linesOf, const std::vector<Cell>& examples, double maxWidth = kMaxExtent,
             Qt::Alignment alignment = Qt::AlignLeft, const QString& longest = {});
    /// Adds other lines in the place of those about a cell.
    void addLines(Marks& marks, const Theme& theme, const std::vector<Line>& lines) const;

    void drawHighlight(QCPPainter& painter, const Theme& theme, const Cell& cell, Highlight how) override;

 private:
    LineProvider m_linesOf;
    Qt::Alignment m_alignment = Qt::AlignLeft;
};

}  // namespace attention
