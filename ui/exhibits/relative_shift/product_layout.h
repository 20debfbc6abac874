#pragma once

#include <vector>

#include <QPointF>
#include <QRectF>
#include <qcustomplot.h>

#include "core/explain/expression.h"
#include "ui/figure/formula.h"
#include "ui/figure/theme.h"

namespace attention {

/// A matrix or vector of a product, typeset so that each of its numbers has a place of its own.
struct Brackets {
    struct Entry {
        FormulaLayout layout;
        QPointF place;
        QRectF box;
    };
    std::vector<Entry> entries;
    QRectF box;  ///< with the brackets

    void move(const QPointF& way);
    void paint(QCPPainter& painter, const Theme& theme) const;
};

/// Matrix times vector equals vector.
struct ProductLayout {
    /// @param product  of two grids, equal to a third one
    /// @param place    its top left corner
    ProductLayout(const Expression& product, const QPointF& place, double size, double rowHeight);

    Brackets matrix, from, result;
    QPointF equals;  ///< middle of the sign
    double width = 0;

    void move(const QPointF& way);
    void paint(QCPPainter& painter, const Theme& theme) const;
};

}  // namespace attention
