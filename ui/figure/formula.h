#pragma once

#include <limits>

#include <QPainter>
#include <QSizeF>
#include <QString>

#include "core/explain/expression.h"
#include "ui/figure/theme.h"

namespace attention {

/// A formula typeset in the face of mathematics, by TeX's rules, with the indices in their colours. Laying one out
/// takes some microseconds, so nothing is kept.
class FormulaLayout {
 public:
    /// @param size  pixels of the em
    /// @param widest  an equation that is wider breaks before an "=", further lines begin under the first one
    explicit FormulaLayout(const Expression& expression, double size,
                           double widest = std::numeric_limits<double>::infinity());

    QSizeF size() const { return m_size; }
    /// From the top to the first line's baseline.
    double ascent() const { return m_ascent; }
    /// Draws it with its top left corner at `place`, in `ink` and the theme's index colours; sharp at any scale, as
    /// text where the device has text.
    void paint(QPainter& painter, const QPointF& place, const Theme& theme, const QColor& ink) const;

 private:
    double m_emSize = 0;
    QSizeF m_size;
    double m_ascent = 0;
    QString m_text;
};

}  // namespace attention
