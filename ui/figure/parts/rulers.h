#pragma once

#include <vector>

#include "ui/figure/parts/plot.h"

namespace attention {

/// Lengths on the keys of a plot that stands above or below, as in a drawing: a line with ends, and how long it is.
class RulersPart : public Part {
 public:
    static constexpr double kLine = 22, kTallLine = 30;

    struct Ruler {
        double from = 0;         ///< keys
        double to = 1;           ///< beyond the plot: an arrow leads there
        QStringList forms = {};  ///< of the text in the line, behind it or else below: the longest first
        QColor colour = {};
        bool isBold = false;
        QString number = {};  ///< where it stands in a form, it is large and of the line's colour; behind the line
    };
    /// One below the other. None: the part takes no room.
    /// @param plot  is kept by reference  @param right  pixels of the figure: texts end there, if not at the plot's end
    void set(std::vector<Ruler> rulers, const PlotPart& plot, double right = 0);

 protected:
    SizeHint measureSizeHint(QSizeF) const override;
    void draw(QCPPainter& painter, const Theme& theme) override;

 private:
    static void drawText(QCPPainter& painter, const QRectF& place, const QString& text, const QFont& font,
                         const Ruler& ruler, const QColor& ink);

    std::vector<Ruler> m_rulers;
    const PlotPart* m_plot = nullptr;
    double m_right = 0, m_line = kLine;
};

}  // namespace attention
