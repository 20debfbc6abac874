#pragma once

#include <vector>

#include "ui/figure/parts/part.h"

namespace attention {

/// Names of parts that are stacked vertically, each at the left of the middle of its part, and left of the names a
/// bracket from the first part to the last.
class BracketedNamesPart : public FixedPart {
 public:
    struct Row {
        const Part* part = nullptr;  ///< kept as a pointer
        QStringList names = {};      ///< forms of the name; the longest comes first and determines the width
    };
    void set(std::vector<Row> rows);

 protected:
    void draw(QCPPainter& painter, const Theme& theme) override;

 private:
    std::vector<Row> m_rows;
};

}  // namespace attention
