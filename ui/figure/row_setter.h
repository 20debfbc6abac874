#pragma once

#include <algorithm>
#include <cstddef>
#include <cstdint>
#include <string_view>
#include <vector>

#include "ui/figure/formula.h"
#include "ui/figure/math_font.h"

/// How formulas are typeset, by the rules of The TeXbook, appendix G.
namespace attention::typesetting {

using Mark = FormulaLayout::Mark;

/// The italic h, which Unicode has among the letter-like symbols.
inline constexpr char32_t kPlanck = U'\u210E';
/// A thin space, in em.
inline constexpr double kThin = 3.0 / 18;
/// The strut of a line of text, in em.
inline constexpr double kRowHeight = 0.84;
inline constexpr double kRowDepth = 0.36;

/// TeX's kinds of atoms, which decide the space between them.
enum class Class { Ord, Op, Bin, Rel, Open, Close, Punct, Inner };

struct Style {
    int level = 0;  ///< 1 in scripts, 2 in their scripts
    bool display = true;
    bool cramped = false;  ///< TeX's cramped style: superscripts are raised less

    Style script(bool isCramped) const { return {std::min(2, level + 1), false, isCramped || cramped}; }
    Style numerator(bool isCramped) const {
        if (display) return {0, false, isCramped || cramped};
        return script(isCramped);
    }
    Style crampedStyle() const { return {level, display, true}; }
    Style text() const { return {level, false, cramped}; }
};

/// Marks first ... last - 1 as a group, with its origin at the left end of its baseline.
struct Box {
    std::size_t first = 0;
    std::size_t last = 0;
    double width = 0;
    double height = 0;
    double depth = 0;
};

struct Atom {
    Box box;
    Class kind = Class::Ord;
    double italic = 0;     ///< pixels by which a superscript moves to the right; not part of the width
    bool isGlyph = false;  ///< scripts of a single glyph follow other rules
    double before = 0;     ///< additional space in front of the atom
    bool breaks = false;   ///< a line may end before it
};
using Row = std::vector<Atom>;

/// Sets rows: atoms side by side with TeX's spaces between them, from glyphs, words and brackets.
class RowSetter {
 protected:
    /// @param marks  to which glyphs and rules are added; kept by reference
    /// @param size  pixels of the em
    RowSetter(std::vector<Mark>& marks, double size) : m_face(MathFont::instance()), m_marks(marks), m_size(size) {}

    /// Atoms first ... last - 1 of a row, `indent` pixels from the left.
    struct Line {
        std::size_t first = 0;
        std::size_t last = 0;
        double indent = 0;
    };

    double em(const Style& style) const { return m_size * m_face.scale(style.level); }
    double length(MathFont::Constant which, const Style& style) const { return m_face.constant(which) * em(style); }

    void move(const Box& box, double right, double down);
    /// Turns a plus or minus without two operands, such as a sign, into an ordinary atom.
    static void resolveKinds(Row& row);
    /// Pixels between adjacent atoms of two classes.
    double space(Class left, Class right, const Style& style) const;
    /// The x of each atom's left edge, then that of the row's right edge.
    std::vector<double> atomPositions(const Row& row, const Style& style) const;
    /// One box of all atoms of the row. @param first  index of their first mark
    Box joined(Row& row, std::size_t first, const Style& style);
    /// Breaks a row into lines no wider than `widest`, as far as breaks are allowed. @param x  atomPositions() of it
    std::vector<Line> brokenLines(const Row& row, const std::vector<double>& x, double widest) const;

    Atom glyphAtom(char32_t letter, Class kind, const Style& style, IndexRole role);
    void addGlyph(Row& row, char32_t letter, Class kind, const Style& style, IndexRole role, bool breaks = false);
    /// Adds upright letters as one atom.
    void addWord(Row& row, std::string_view word, Class kind, const Style& style, IndexRole role);
    /// A glyph for `letter` that is at least `minHeight` high, or an assembly of pieces, or else the highest form that
    /// the typeface has; vertically centred on the baseline.
    Box grown(char32_t letter, double minHeight, const Style& style, IndexRole role);
    Box assembled(const MathFont::GlyphConstruction& growth, double minHeight, double size, IndexRole role);
    /// Adds brackets around the atoms from index `from` on, high enough for them, centred on the math axis.
    void enclose(Row& row, std::size_t from, char32_t left, char32_t right, const Style& style, IndexRole role);
    void addRule(double x, double top, double width, double thickness, IndexRole role);

    const MathFont& m_face;
    std::vector<Mark>& m_marks;
    double m_size;
    int m_depth = 0;  ///< nesting depth of brackets, inside which lines do not break
};

}  // namespace attention::typesetting
