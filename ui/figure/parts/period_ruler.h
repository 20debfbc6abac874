#pragma once

#include <functional>
#include <vector>

#include <QStringList>

#include "ui/figure/parts/part.h"

namespace attention {

/// Lengths of two ladders on one logarithmic ruler: squares above its line, circles below it, each with its number and,
/// as far as there is room, its length.
class PeriodRulerPart : public Part {
 public:
    struct Ladder {
        std::vector<double> lengths = {};  ///< the least first, > 0
        std::function<QString(double)> text = {};
        QString words = {};  ///< what its steps are; stands on the ruler where those of both ladders fit
    };
    struct Look {
        Ladder squares, circles;
        QColor square, onSquare;
        QString title = {};
        /// What is muted beside the title, in forms of falling length, asked for when it is drawn.
        /// @param hasWords  whether the ladders' words stand on the ruler
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
    double placeOf(double length) const;
    std::vector<double> places(const Ladder& ladder) const;
    double side() const;
    double radius() const;
    bool hasWords() const;
    void drawTicks(QCPPainter& painter, const Theme& theme) const;
    void drawSquares(QCPPainter& painter, const Theme& theme) const;
    void drawCircles(QCPPainter& painter, const Theme& theme) const;

    Look m_look;
};

}  // namespace attention
