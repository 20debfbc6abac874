#pragma once

#include <functional>

#include "ui/figure/parts/part.h"

namespace attention {

/// A cell of a table of marks: a drawn mark, and the number behind it where the column has room for all of its numbers.
class MarkCellPart : public FixedPart {
 public:
    static constexpr double kMark = 16;  ///< pixels of the mark, each way

    struct Look {
        std::function<void(Marks&, const QRectF&)> mark = {};  ///< adds it in a box of kMark x kMark
        QStringList numbers = {};                              ///< forms, the longest first
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
    double m_widest = 0;  ///< pixels
};

}  // namespace attention
