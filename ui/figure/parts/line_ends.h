#pragma once

#include <vector>

#include "ui/figure/parts/plot.h"

namespace attention {

/// Names beside the ends of lines, right of their plot, moved apart where they would touch. A name may have a note
/// below it and stand for a cell.
class LineEndLabelsPart : public FixedPart {
 public:
    struct Line {
        QString name;
        double key = 0;  ///< of the line's end, in the plot's coordinates
        double value = 0;
        QStringList notes = {};  ///< forms of the note, the longest first; empty: no note
        std::optional<Cell> cell = {};
        QColor ink =
            {};  ///< of the name; invalid: the text colour. If any line has an ink or a note, all names are bold
    };
    /// @param plot  the plot at the left in the same row; kept by reference
    void set(const PlotPart& plot, std::vector<Line> lines);

    std::optional<Cell> cellAt(const QPointF& place) const override;
    std::optional<QRectF> cellRect(const Cell& cell) const override;
    void drawHighlight(QCPPainter& painter, const Theme& theme, const Cell& cell, Highlight how) override;

 protected:
    void draw(QCPPainter& painter, const Theme& theme) override;

 private:
    QFont nameFont() const;
    /// The rectangle of each name with its note, in the order of the lines.
    std::vector<QRectF> boxes() const;

    const PlotPart* m_plot = nullptr;
    std::vector<Line> m_lines;
    bool m_hasNotes = false, m_isStrong = false;
};

}  // namespace attention
