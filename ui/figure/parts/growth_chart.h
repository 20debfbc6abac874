#pragma once

#include <utility>
#include <vector>

#include "ui/figure/figure.h"
#include "ui/figure/parts/plot.h"

namespace attention {

/// Lines and measured points on logarithmic axes, with slope triangles that show by which factor a value grows when the
/// key doubles.
class GrowthChartPart : public PlotPart {
 public:
    struct Line {
        std::vector<double> keys = {}, values = {};  ///< > 0
        QColor ink = {};
        Qt::PenStyle dash = Qt::SolidLine;
    };
    struct Ring {
        double key = 0, value = 0;
        QColor ink = {};
        Cell cell = {};
        QString words = {};  ///< text of its tag when it is highlighted
    };
    /// A slope triangle: to the right from the key `from` to `to`, then up from the value `bottom` to `top`.
    struct SlopeTriangle {
        double from = 0, to = 0, bottom = 0, top = 0;
        QString across = {}, up = {};  ///< labels of the two sides
        QString alike = {};            ///< below `up`: what else grows by this factor; may be empty
        QColor ink = {};
    };
    struct Look {
        QString keyName = {};
        std::vector<Line> lines = {};
        std::vector<Ring> rings = {};
        double first = 1, last = 1;                         ///< range of the keys
        std::pair<int, int> decades = {0, 1};               ///< range of the values, as powers of ten
        std::function<QString(int power)> decadeText = {};  ///< label of a power of ten
        std::function<QString(double key)> keyText = {};
    };
    explicit GrowthChartPart(Figure& figure);
    void set(Look look, const Theme& theme);

    /// Adds slope triangles. Call it in Figure::drawSelection() if they begin at a selected ring.
    void addSlopeTriangles(Marks& marks, const Theme& theme, const std::vector<SlopeTriangle>& triangles) const;

 private:
    QPointF placeOf(double key, double value) const;
    void addData(Marks& marks) const;
    void addRingHighlight(Marks& marks, const Cell& cell, Highlight how) const;
    const Ring* ringOf(const Cell& cell) const;

    Look m_look;
    const Theme* m_theme = nullptr;
};

}  // namespace attention
