#pragma once

#include <utility>
#include <vector>

#include "ui/figure/figure.h"
#include "ui/figure/parts/plot.h"

namespace attention {

/// Lines and measured points on logarithmic axes, and stairs at the lines that say by how much a value grows where the
/// key grows twice.
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
        QString words = {};  ///< on its tag, where it is marked
    };
    /// To the right from `from` to `to`, then up.
    struct Step {
        double from = 0, to = 0, bottom = 0, top = 0;
        QString across = {}, up = {};
        QString alike = {};  ///< what else grows so, below the number; may be empty
        QColor ink = {};
    };
    struct Look {
        QString keyName = {};
        std::vector<Line> lines = {};
        std::vector<Ring> rings = {};
        double first = 1, last = 1;                         ///< of the keys
        std::pair<int, int> decades = {0, 1};               ///< of the values, powers of ten
        std::function<QString(int power)> decadeText = {};  ///< of a power of ten
        std::function<QString(double key)> keyText = {};
    };
    explicit GrowthChartPart(Figure& figure);
    void set(Look look, const Theme& theme);

    /// For Figure::drawSelection(): the stairs may begin at a selected ring.
    void addSteps(Marks& marks, const Theme& theme, const std::vector<Step>& steps) const;

 private:
    QPointF placeOf(double key, double value) const;
    void addData(Marks& marks) const;
    void addRingHighlight(Marks& marks, const Cell& cell, Highlight how) const;
    const Ring* ringOf(const Cell& cell) const;

    Look m_look;
    const Theme* m_theme = nullptr;
};

}  // namespace attention
