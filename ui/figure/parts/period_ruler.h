#pragma once

#include <functional>
#include <vector>

#include <QStringList>

#include "ui/figure/parts/part.h"

namespace attention {

/// Two series of lengths ("ladders") on one logarithmic ruler: squares above its line, circles below it, each with its
/// index and, as far as there is room, its length.
class PeriodRulerPart : public Part {
 public:
    struct Ladder {
        std::vector<double> lengths = {};          ///< ascending, > 0
        std::function<QString(double)> text = {};  ///< of a length
        QString words = {};  ///< what its steps are; drawn on the ruler if the words of both ladders fit
    };
    struct Look {
        Ladder squares, circles;
        QColor square, onSquare;
        QString title = {};
        /// Returns forms of the muted note beside the title, the longest first; called when the note is drawn.
        /// @param hasWords  whether the ladders' words are drawn on the ruler
        std::function<QStringList(bool hasWords)> note = {};
    };
    void set(Look look) { m_look = std::move(look); }
    void addSquareHighlight(Marks& marks, const Theme& theme, std::size_t index) const;
    void addCircleHighlight(Marks& marks, const Theme& theme, std::size_t index) const;

 protected:
    SizeHint measureSizeHint(QSizeF) const override;
    void draw(QCPPainter& painter, const Theme& theme) override;

 private:
    double line() const { return content().top() + 39; }
    double xOf(double length) const;
    std::vector<double> coordinates(const Ladder& ladder) const;
    double side() const;
    double radius() const;
    bool hasWords() const;
    void drawTicks(QCPPainter& painter, const Theme& theme) const;
    void drawSquares(QCPPainter& painter, const Theme& theme) const;
    void drawCircles(QCPPainter& painter, const Theme& theme) const;

    Look m_look;
};

}  // namespace attention
