#pragma once

#include <functional>

#include "ui/figure/parts/part.h"

namespace attention {

/// A table cell with a drawn mark, followed by a number if the column has room for all of its numbers.
class MarkCellPart : public FixedPart {
 public:
    static constexpr double kMark = 16;  ///< width and height of the mark, in pixels

    struct Look {
        std::function<void(Marks&, const QRectF&)> mark = {};  ///< adds the mark in a box of kMark x kMark
        QStringList numbers = {};                              ///< forms of the number, the longest first
        QString widest = {};                                   ///< the widest number of the column
        Cell cell = {};
    };
    void set(Look look);

    std::optional<Cell> cellAt(const QPointF& place) const override;
    std::optional<QRectF> cellRect(const Cell& cell) const override;
    void drawHighlight(QCPPainter& painter, const Theme& theme, const Cell& cell, Highlight how) override;

 protected:
    void draw(QCPPainter& painter, const Theme& theme) override;

 private:
    Look m_look;
    double m_widest = 0;  ///< width of Look::widest in pixels
};

}  // namespace attention
