#pragma once

#include <vector>

#include "ui/figure/parts/part.h"

namespace attention {

/// Names before parts that stand one below the other, each at the middle of its part, and left of them a bracket from
/// the first to the last.
class BracketedNamesPart : public FixedPart {
 public:
    struct Row {
        const Part* part = nullptr;  ///< is kept
        QStringList names = {};      ///< forms, the longest first: there is room for it
    };
    void set(std::vector<Row> rows);

 protected:
    void draw(QCPPainter& painter, const Theme& theme) override;

 private:
    std::vector<Row> m_rows;
};

}  // namespace attention
