#pragma once

#include "core/matrix.h"
#include "ui/figure/figure.h"
#include "ui/figure/glide.h"
#include "ui/figure/parts/part.h"

namespace attention {

/// A row of weights as horizontal bars, one below the other, each against 1 with its number beside it.
class WeightBarsPart : public Part {
 public:
    explicit WeightBarsPart(Figure& figure) : m_figure(figure) {}

    struct Look {
        Index row = 0;          ///< of the table "weights"
        bool isVisible = true;  ///< else nothing is drawn in the room
        QString before = {};    ///< a sign before each bar
        QString after = {};     ///< a sign after each number
        double maxPitch = 28;   ///< pixels
        double above = 0;       ///< room above, for the title of its neighbours
    };
    /// @param weights  of the matrix whose row is shown; kept by reference
    /// Where the figure glides, the bars get to their new lengths in between.
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
    GlidingNumbers m_lengths;  ///< of the bars, as shares of 1
    Look m_look;
    double m_number = 0;  ///< pixels of the widest number
};

}  // namespace attention
