#pragma once

#include "core/matrix.h"
#include "ui/figure/parts/part.h"

namespace attention {

/// A number line with an arc above it from one integer to another, and two arcs below it that go the same way with a
/// stop in between.
class OffsetPathsPart : public Part {
 public:
    struct Look {
        Index start = 0, end = 0;
        std::optional<Index> stop = {};  ///< where the two arcs below meet; nothing: only the arc above is drawn
        QString whole = {};              ///< name of the arc above
        QString first = {};              ///< name of the arc below from `start` to `stop`
        QString second = {};             ///< name of the arc below from `stop` to `end`
    };
    void set(Look look) { m_look = std::move(look); }

 protected:
    SizeHint measureSizeHint(QSizeF) const override { return {.minimum = {150, 54}, .maximum = {kMaxExtent, 150}}; }
    void draw(QCPPainter& painter, const Theme& theme) override;

 private:
    double x(double number) const;
    struct Arc {
        Index from, to;
        double side;   ///< -1 above the line, 1 below
        double depth;  ///< height as a fraction of the maximum, 0 ... 1
        QString name;
    };
    void drawArc(QCPPainter& painter, const Theme& theme, const Arc& arc, std::vector<QRectF>& names) const;
    void drawNode(QCPPainter& painter, const Theme& theme, Index number, std::vector<QRectF>& taken) const;

    Look m_look;
    double m_from = 0;  ///< numbers at the line's ends
    double m_to = 1;
    double m_level = 0;  ///< y of the line
};

}  // namespace attention
