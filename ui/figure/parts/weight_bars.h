#pragma once

#include "core/matrix.h"
#include "ui/figure/figure.h"
#include "ui/figure/glide.h"
#include "ui/figure/parts/part.h"

namespace attention {

/// A row of weights as horizontal bars, one below the other, on tracks of length 1, each with its number beside it.
class WeightBarsPart : public Part {
 public:
    explicit WeightBarsPart(Figure& figure) : m_figure(figure) {}

    struct Look {
        Index row = 0;          ///< row of the matrix "weights"
        bool isVisible = true;  ///< false: the space stays empty
        QString before = {};    ///< a sign before each bar
        QString after = {};     ///< a sign after each number
        double maxPitch = 28;   ///< maximum distance from bar to bar, in pixels
        double above = 0;       ///< margin above, for the titles of neighbours
    };
    /// If the figure glides, the bars move to their new lengths.
    /// @param weights  the matrix whose row is shown; kept by reference
    void set(const Matrix& weights, Look look);

    std::optional<Cell> cellAt(const QPointF& place) const override;
    void drawHighlight(QCPPainter& painter, const Theme& theme, const Cell& cell, Highlight how) override;

 protected:
    SizeHint measureSizeHint(QSizeF room) const override;
    void draw(QCPPainter& painter, const Theme& theme) override;

 private:
    QRectF rowAt(Index key) const;
    QRectF barAt(Index key) const;
    bool isWritten() const;

    Figure& m_figure;
    const Matrix* m_weights = nullptr;
    GlidingNumbers m_lengths;  ///< of the bars, 0 ... 1
    Look m_look;
    double m_numberWidth = 0;  ///< width of the widest number, in pixels
};

}  // namespace attention
