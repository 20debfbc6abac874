#pragma once

#include <functional>
#include <vector>

#include "ui/figure/parts/part.h"

namespace attention {

/// Lines of a program. With a cell that is explained, the lines that make it are lit.
class ListingPart : public FixedPart {
 public:
    struct Line {
        int indent = 0;  ///< in steps
        QString code = {};
        std::function<bool(const Cell&)> makes = {};  ///< nothing: it is never lit
    };
    void set(std::vector<Line> lines);

    void mark(QCPPainter& painter, const Theme& theme, const Cell& cell, Mark how) override;

 protected:
    void draw(QCPPainter& painter, const Theme& theme) override;

 private:
    QRectF box(std::size_t line) const;

    std::vector<Line> m_lines;
};

}  // namespace attention
