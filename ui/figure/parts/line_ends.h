#pragma once

#include <vector>

#include "ui/figure/parts/plot.h"

namespace attention {

/// Names beside the ends of lines, right of their plot, moved apart where they would touch. A name may have a note
/// below it, which can be pointed at as a cell.
class LineEndLabelsPart : public FixedPart {
 public:
    struct Line {
        QString name;
        double key = 0;  ///< of its end, in the plot's coordinates
        double value = 0;
        QStringList notes = {};  ///< forms, the longest first; none: the name alone
        std::optional<Cell> cell = {};
        QColor ink = {};  ///< of a strong name; invalid: it is plain, unless it has a note
    };
    /// @param plot  stands at the left in the same row; is kept by reference
    void set(const PlotPart& plot, std::vector<Line> lines);

    std::optional<Cell> cellAt(const QPointF& place) const override;
    std::optional<QRectF> cellRect(const Cell& cell) const override;
    void drawHighlight(QCPPainter& painter, const Theme& theme, const Cell& cell, Highlight how) override;

 protected:
    void draw(QCPPainter& painter, const Theme& theme) override;

 private:
    QFont nameFont() const;
    /// Where each line's name lies, with its note; in the order of the lines.
    std::vector<QRectF> boxes() const;

    const PlotPart* m_plot = nullptr;
    std::vector<Line> m_lines;
    bool m_hasNotes = false, m_isStrong = false;
};

}  // namespace attention
