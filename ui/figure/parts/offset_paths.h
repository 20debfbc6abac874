#pragma once

#include "core/matrix.h"
#include "ui/figure/parts/part.h"

namespace attention {

/// A number line with an arc from one integer to another above it and, below it, a second path with an intermediate
/// stop.
class OffsetPathsPart : public Part {
 public:
    struct Look {
        Index start = 0, end = 0;
        std::optional<Index> stop = {};  ///< where the other road rests; nothing: there is only one
        QString whole = {};              ///< name of the road above
        QString first = {};              ///< name of the part of the road below before the rest
        QString second = {};             ///< name of its part behind the rest
    };
    void set(Look look) { m_look = std::move(look); }

 protected:
    SizeHint measureSizeHint(QSizeF) const override { return {.minimum = {150, 54}, .maximum = {kMaxExtent, 150}}; }
    void draw(QCPPainter& painter, const Theme& theme) override;

 private:
    double x(double number) const;
    struct Road {
        Index from, to;
        double side;   ///< -1 above the line, 1 below
        double depth;  ///< how far from the line it goes, 0 ... 1
        QString name;
    };
    void drawRoad(QCPPainter& painter, const Theme& theme, const Road& road, std::vector<QRectF>& names) const;
    void drawNode(QCPPainter& painter, const Theme& theme, Index number, std::vector<QRectF>& taken) const;

    Look m_look;
    double m_from = 0;  ///< the numbers at the line's ends
    double m_to = 1;
    double m_level = 0;
};

}  // namespace attention
