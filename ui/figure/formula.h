#pragma once

#include <cstdint>
#include <limits>
#include <vector>

#include <QPainter>
#include <QSizeF>

#include "core/formula/expression.h"
#include "ui/figure/theme.h"

namespace attention {

/// The colour of symbols with this index, the same in every exhibit; `ink` for symbols without an index.
QColor roleColour(IndexRole role, const Theme& theme, const QColor& ink);

/// A formula typeset in the mathematical typeface, by TeX's rules, with the indices in their colours. Laying one out
/// takes some microseconds, so layouts are not cached.
/// Source: Knuth, The TeXbook, appendix G, with the values of the typeface's MATH table.
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

    /// A size that contains everything that is drawn, at any scale.
    QSizeF size() const { return m_size; }
    /// From the top to the first line's baseline, in whole pixels, so that formulas can share the baseline of text.
    double ascent() const { return m_ascent; }
    int lineCount() const { return m_lineCount; }
    const std::vector<Mark>& marks() const { return m_marks; }
    /// Draws it with its top left corner at `place`, in `ink` and the theme's index colours; sharp at any scale.
    /// SVG and PDF files get outlines, which look the same in programs without this typeface. A PDF also gets the
    /// letters as invisible text (withLettersOfFormulas()).
    void paint(QPainter& painter, const QPointF& place, const Theme& theme, const QColor& ink) const;

 private:
    std::vector<Mark> m_marks;
    QSizeF m_size;
    double m_ascent = 0;
    int m_lineCount = 1;
};

}  // namespace attention
