#pragma once

#include <vector>

#include "ui/figure/parts/plot.h"

namespace attention {

/// Dimension lines for lengths along the horizontal axis of a plot above or below: each is a line with end marks and a
/// text with its length.
class RulersPart : public Part {
 public:
    static constexpr double kLine = 22, kTallLine = 30;

    struct Ruler {
        double from = 0;         ///< key at the beginning
        double to = 1;           ///< key at the end; if it is beyond the plot, the line ends in an arrow
        QStringList forms = {};  ///< of the text in a gap of the line, behind the line, or else on it; longest first
        QColor colour = {};
        bool isBold = false;
        QString number =
            {};  ///< part of the forms that is drawn large and in the line's colour; the text is then behind the line
    };
    /// Sets rulers, one below the other. Without rulers the part takes no space.
    /// @param plot  kept by reference  @param right  x where texts must end; at least the right edge of the plot
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
