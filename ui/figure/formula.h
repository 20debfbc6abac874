#pragma once

#include <cstdint>
#include <limits>
#include <vector>

#include <QPainter>
#include <QSizeF>

#include "core/formula/expression.h"
#include "ui/figure/theme.h"

namespace attention {

/// The colour of an index in every exhibit; `ink` for what belongs to none.
QColor roleColour(IndexRole role, const Theme& theme, const QColor& ink);

/// A formula typeset in the face of mathematics, by TeX's rules, with the indices in their colours. Laying one out
/// takes some microseconds, so nothing is kept.
/// Source: Knuth, The TeXbook, appendix G, with the measures of the face's MATH table.
class FormulaLayout {
 public:
    /// A glyph or a rule, in pixels from the top left corner.
    struct Mark {
        std::uint32_t glyph = 0;  ///< 0: a rule
        IndexRole role = IndexRole::None;
        double x = 0;
        double y = 0;     ///< the baseline; of a rule its top
        double size = 0;  ///< pixels of the em
        double width = 0;
        double height = 0;
    };

    /// @param size  pixels of the em
    /// @param widest  an equation that is wider breaks before an "=", further lines begin under the first one. A line
    ///                that is still too wide breaks before a plus or minus outside all brackets, if it has one
    explicit FormulaLayout(const Expression& expression, double size,
                           double widest = std::numeric_limits<double>::infinity());

    /// Everything that is drawn lies inside, at whatever scale.
    QSizeF size() const { return m_size; }
    /// From the top to the first line's baseline: whole pixels, so that formulas beside text can share its baseline.
    double ascent() const { return m_ascent; }
    int lineCount() const { return m_lineCount; }
    const std::vector<Mark>& marks() const { return m_marks; }
    /// Draws it with its top left corner at `place`, in `ink` and the theme's index colours; sharp at any scale.
    /// In an SVG and a PDF it is outlines, so that programs that draw with typefaces of their own show it as it is; a
    /// PDF has its letters, too, unseen (withLettersOfFormulas()).
    void paint(QPainter& painter, const QPointF& place, const Theme& theme, const QColor& ink) const;

 private:
    std::vector<Mark> m_marks;
    QSizeF m_size;
    double m_ascent = 0;
    int m_lineCount = 1;
};

}  // namespace attention
