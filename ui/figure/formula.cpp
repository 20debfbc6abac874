#include "ui/figure/formula.h"

#include <algorithm>
#include <array>
#include <cmath>
#include <optional>
#include <utility>

#include <QGlyphRun>
#include <QPaintEngine>
#include <QPainterPath>

#include "ui/figure/math_font.h"
#include "ui/figure/pdf_text.h"
#include "ui/text/punctuation.h"

namespace attention {
namespace {

using Kind = Expression::Kind;
using Mark = FormulaLayout::Mark;

constexpr char32_t kMinus = U'\u2212';
constexpr char32_t kDot = U'\u22C5';
constexpr char32_t kDots = U'\u22EF';
constexpr char32_t kInfinitySign = U'\u221E';
/// The italic h, which Unicode has among the letter-like symbols.
constexpr char32_t kPlanck = U'\u210E';
constexpr char32_t kRoot = U'\u221A';

/// Plain TeX's measures, in em.
constexpr double kThin = 3.0 / 18;
constexpr double kMedium = 4.0 / 18;
constexpr double kThick = 5.0 / 18;
constexpr double kNullDelimiter = 0.12;      // beside a fraction
constexpr double kDelimiterFactor = 0.901;   // of what brackets enclose
constexpr double kDelimiterShortfall = 0.5;  // that brackets may leave uncovered
constexpr double kColumnGap = 1;             // of a matrix
constexpr double kRowHeight = 0.84;          // of a line of text, its strut
constexpr double kRowDepth = 0.36;
constexpr double kLineSkip =
    0.55;  // more than LaTeX's \jot, which lets fractions touch, between the lines of an equation
constexpr double kHangingIndent = 1;

/// TeX's kinds of atoms, which decide the space between them.
enum class Class { Ord, Op, Bin, Rel, Open, Close, Punct, Inner };

/// The TeXbook, page 170: 0 none, 1 thin, 2 medium, 3 thick; negative: not in scripts. 9 can't happen.
constexpr int kSpacing[8][8] = {
    {0, 1, -2, -3, 0, 0, 0, -1},     {1, 1, 9, -3, 0, 0, 0, -1},     {-2, -2, 9, 9, -2, 9, 9, -2},
    {-3, -3, 9, 0, -3, 0, 0, -3},    {0, 0, 9, 0, 0, 0, 0, 0},       {0, 1, -2, -3, 0, 0, 0, -1},
    {-1, -1, 9, -1, -1, -1, -1, -1}, {-1, 1, -2, -3, -1, 0, -1, -1},
};

struct Style {
    int level = 0;  ///< 1 in scripts, 2 in their scripts
    bool display = true;
    bool cramped = false;  ///< exponents rise less

    Style script(bool isCramped) const { return {std::min(2, level + 1), false, isCramped || cramped}; }
    Style numerator(bool isCramped) const {
        if (display) return {0, false, isCramped || cramped};
        return script(isCramped);
    }
    Style crampedStyle() const { return {level, display, true}; }
    Style text() const { return {level, false, cramped}; }
};

/// Marks that move together, with their origin at the left end of their baseline.
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
    double italic = 0;     ///< by which a superscript stands farther right; not in the width
    bool isGlyph = false;  ///< scripts of a single glyph follow other rules
    double before = 0;     ///< space in front, beside the one between kinds
    bool breaks = false;   ///< a line may end before it
};
using Row = std::vector<Atom>;

bool isPlainLetter(const Expression& e) {
    return e.kind == Kind::Symbol && e.parts.empty();
}

class Typesetter {
 public:
    Typesetter(std::vector<Mark>& marks, double size) : m_face(MathFont::instance()), m_marks(marks), m_size(size) {}

    struct Lines {
        int count = 0;
        double width = 0;  ///< with what is empty at their ends
    };
    /// All lines below each other, from the first one's baseline.
    Lines setLines(const Expression& expression, double widest) {
        Row row;
        add(row, expression, {}, IndexRole::None);
        resolveKinds(row);
        const Style style;
        const std::vector<double> x = places(row, style);
        const auto lines = brokenLines(row, x, widest);
        Lines result{int(lines.size()), 0};
        double baseline = 0;
        double depth = 0;
        for (std::size_t n = 0; n < lines.size(); ++n) {
            const Line& line = lines[n];
            double height = 0;
            double lineDepth = 0;
            for (std::size_t i = line.first; i < line.last; ++i) {
                height = std::max(height, row[i].box.height);
                lineDepth = std::max(lineDepth, row[i].box.depth);
            }
            if (n > 0) baseline += std::max((kRowHeight + kRowDepth) * m_size, depth + height) + kLineSkip * m_size;
            depth = lineDepth;
            for (std::size_t i = line.first; i < line.last; ++i)
                move(row[i].box, x[i] - x[line.first] + line.indent, baseline);
            if (line.last > line.first)
                result.width = std::max(result.width,
                                        line.indent + x[line.last - 1] + row[line.last - 1].box.width - x[line.first]);
        }
        return result;
    }

 private:
    struct Line {
        std::size_t first = 0;
        std::size_t last = 0;
        double indent = 0;
    };

    double em(const Style& style) const { return m_size * m_face.scale(style.level); }
    double length(MathFont::Constant which, const Style& style) const { return m_face.constant(which) * em(style); }

    void move(const Box& box, double right, double down) {
        for (std::size_t i = box.first; i < box.last; ++i) {
            m_marks[i].x += right;
            m_marks[i].y += down;
        }
    }

    // Rows

    static void resolveKinds(Row& row) {
        // A plus or minus with nothing to join is a sign.
        for (std::size_t i = 0; i < row.size(); ++i) {
            if (row[i].kind != Class::Bin) continue;
            const bool atStart = i == 0 || row[i - 1].kind == Class::Bin || row[i - 1].kind == Class::Op ||
                                 row[i - 1].kind == Class::Rel || row[i - 1].kind == Class::Open ||
                                 row[i - 1].kind == Class::Punct;
            const bool atEnd = i + 1 == row.size() || row[i + 1].kind == Class::Rel ||
                               row[i + 1].kind == Class::Close || row[i + 1].kind == Class::Punct;
            if (atStart || atEnd) row[i].kind = Class::Ord;
        }
    }

    double space(Class left, Class right, const Style& style) const {
        const int code = kSpacing[int(left)][int(right)];
        if (code < 0 && style.level > 0) return 0;
        static constexpr double widths[] = {0, kThin, kMedium, kThick};
        return widths[std::min(std::abs(code), 3)] * em(style);
    }

    /// Where each atom begins, and at the end where the row does.
    std::vector<double> places(const Row& row, const Style& style) const {
        std::vector<double> x;
        x.reserve(row.size() + 1);
        double right = 0;
        for (std::size_t i = 0; i < row.size(); ++i) {
            if (i > 0) right += space(row[i - 1].kind, row[i].kind, style) + row[i].before;
            x.push_back(right);
            right += row[i].box.width;
        }
        x.push_back(right);
        return x;
    }

    Box joined(Row& row, std::size_t first, const Style& style) {
        resolveKinds(row);
        const std::vector<double> x = places(row, style);
        Box box{first, m_marks.size(), x.back(), 0, 0};
        for (std::size_t i = 0; i < row.size(); ++i) {
            move(row[i].box, x[i], 0);
            box.height = std::max(box.height, row[i].box.height);
            box.depth = std::max(box.depth, row[i].box.depth);
        }
        return box;
    }

    std::vector<Line> brokenLines(const Row& row, const std::vector<double>& x, double widest) const {
        const std::size_t end = row.size();
        const auto width = [&](std::size_t first, std::size_t last) {
            return x[last - 1] + row[last - 1].box.width - x[first];
        };
        if (end == 0 || width(0, end) <= widest) return {{0, end, 0}};
        std::vector<std::size_t> starts{0};
        double relation = kHangingIndent * m_size;
        double contents = relation;
        bool hasRelation = false;
        for (std::size_t i = 1; i < end; ++i) {
            if (row[i].kind != Class::Rel || !row[i].breaks) continue;
            if (hasRelation) starts.push_back(i);
            // Under a long left side nothing would have room.
            if (!hasRelation && x[i] < widest / 2) {
                relation = x[i];
                contents = i + 1 < end ? x[i + 1] : x[i];
            }
            hasRelation = true;
        }
        starts.push_back(end);

        std::vector<Line> lines;
        for (std::size_t s = 0; s + 1 < starts.size();) {
            const double indent = lines.empty() ? 0 : relation;
            std::size_t next = s + 1;
            while (next + 1 < starts.size() && indent + width(starts[s], starts[next + 1]) <= widest) ++next;
            Line line{starts[s], starts[next], indent};
            // What is between two relations and still too wide goes on under its own beginning.
            std::size_t fitting = line.first;
            for (std::size_t i = line.first + 1; i < starts[next]; ++i) {
                if (row[i].kind != Class::Bin || !row[i].breaks) continue;
                if (line.indent + width(line.first, starts[next]) <= widest) break;
                if (fitting > line.first && line.indent + width(line.first, i) > widest) {
                    lines.push_back({line.first, fitting, line.indent});
                    line = {fitting, starts[next], contents};
                }
                fitting = i;
            }
            if (fitting > line.first && line.indent + width(line.first, line.last) > widest) {
                lines.push_back({line.first, fitting, line.indent});
                line = {fitting, line.last, contents};
            }
            lines.push_back(line);
            s = next;
        }
        return lines;
    }

    // Glyphs

    Atom glyphAtom(char32_t letter, Class kind, const Style& style, IndexRole role) {
        const std::uint32_t glyph = m_face.glyph(letter, style.level);
        const MathFont::Metrics& metrics = m_face.metrics(glyph);
        const double size = em(style);
        // As in TeX's text fonts, upright letters stand without the correction: all digits are equally wide.
        const bool isItalic = letter >= U'\U0001D400' || letter == kPlanck;
        const double italic = isItalic ? metrics.italic : 0;
        m_marks.push_back({.glyph = glyph, .role = role, .x = 0, .y = 0, .size = size, .width = 0, .height = 0});
        Atom atom;
        atom.box = {m_marks.size() - 1, m_marks.size(), (metrics.advance + italic) * size, metrics.height * size,
                    metrics.depth * size};
        atom.kind = kind;
        atom.italic = italic * size;
        atom.isGlyph = true;
        return atom;
    }

    void addGlyph(Row& row, char32_t letter, Class kind, const Style& style, IndexRole role, bool breaks = false) {
        row.push_back(glyphAtom(letter, kind, style, role));
        row.back().breaks = breaks && m_depth == 0;
    }

    /// Upright letters as one atom.
    void addWord(Row& row, std::string_view word, Class kind, const Style& style, IndexRole role) {
        Row letters;
        const std::size_t first = m_marks.size();
        for (const char letter : word) addGlyph(letters, char32_t(letter), Class::Ord, style, role);
        Atom atom;
        atom.box = joined(letters, first, style);
        atom.kind = kind;
        row.push_back(atom);
    }

    /// A glyph or several that together are at least `least` high where the face has such, with the ink's middle on
    /// the baseline.
    Box grown(char32_t letter, double least, const Style& style, IndexRole role) {
        const double size = em(style);
        const std::uint32_t plain = m_face.glyph(letter, 0);
        const MathFont::GlyphConstruction* growth = m_face.growth(plain);
        std::uint32_t chosen = m_face.glyph(letter, style.level);
        if (growth && !growth->variants.empty() && growth->variants[0].height * size < least) {
            chosen = growth->variants.back().glyph;
            for (const MathFont::Variant& variant : growth->variants) {
                if (variant.height * size < least) continue;
                chosen = variant.glyph;
                break;
            }
            if (growth->variants.back().height * size < least && !growth->pieces.empty())
                return assembled(*growth, least, size, role);
        }
        const MathFont::Metrics& metrics = m_face.metrics(chosen);
        const double half = (metrics.height + metrics.depth) / 2 * size;
        const double down = (metrics.height - metrics.depth) / 2 * size;
        m_marks.push_back({.glyph = chosen, .role = role, .x = 0, .y = down, .size = size, .width = 0, .height = 0});
        return {m_marks.size() - 1, m_marks.size(), metrics.advance * size, half, half};
    }

    Box assembled(const MathFont::GlyphConstruction& growth, double least, double size, IndexRole role) {
        // As few repeated pieces as reach that far with the least overlap; then all overlap by as much more as fits.
        double fixed = 0;
        double repeated = 0;
        int joints = -1;
        int repeatedJoints = 0;
        for (const MathFont::GlyphPart& piece : growth.pieces) {
            (piece.repeats ? repeated : fixed) += piece.height;
            ++(piece.repeats ? repeatedJoints : joints);
        }
        const double overlap = m_face.minConnectorOverlap();
        const double wanted = least / size;
        int repeats = 0;
        const auto reach = [&](double each) {
            return fixed + repeats * repeated - (joints + repeats * repeatedJoints) * each;
        };
        while (repeatedJoints > 0 && repeats < 1000 && reach(overlap) < wanted) ++repeats;
        const int all = joints + repeats * repeatedJoints;
        double each = all > 0 ? std::max(overlap, (fixed + repeats * repeated - wanted) / all) : 0;
        for (const MathFont::GlyphPart& piece : growth.pieces)
            each = std::min(each, std::max({overlap, piece.startConnector, piece.endConnector}));
        const double half = reach(each) / 2;
        Box box{m_marks.size(), 0, 0, half * size, half * size};
        double bottom = -half;
        for (const MathFont::GlyphPart& piece : growth.pieces) {
            const MathFont::Metrics& metrics = m_face.metrics(piece.glyph);
            for (int i = 0; i < (piece.repeats ? repeats : 1); ++i) {
                m_marks.push_back({.glyph = piece.glyph,
                                   .role = role,
                                   .x = 0,
                                   .y = -(bottom + metrics.depth) * size,
                                   .size = size,
                                   .width = 0,
                                   .height = 0});
                bottom += piece.height - each;
            }
            box.width = std::max(box.width, metrics.advance * size);
        }
        box.last = m_marks.size();
        return box;
    }

    /// Brackets around all from `from` on, as high as it is around the axis.
    void enclose(Row& row, std::size_t from, char32_t left, char32_t right, const Style& style, IndexRole role) {
        const double axis = length(MathFont::AxisHeight, style);
        double reach = 0;
        for (std::size_t i = from; i < row.size(); ++i)
            reach = std::max({reach, row[i].box.height - axis, row[i].box.depth + axis});
        const double least = std::max(2 * reach * kDelimiterFactor, 2 * reach - kDelimiterShortfall * em(style));
        const auto bracket = [&](char32_t letter, Class kind) {
            Atom atom;
            atom.box = grown(letter, least, style, role);
            move(atom.box, 0, -axis);
            atom.box.height += axis;
            atom.box.depth -= axis;
            atom.kind = kind;
            return atom;
        };
        row.insert(row.begin() + std::ptrdiff_t(from), bracket(left, Class::Open));
        row.push_back(bracket(right, Class::Close));
    }

    void addRule(double x, double top, double width, double thickness, IndexRole role) {
        m_marks.push_back({.glyph = 0, .role = role, .x = x, .y = top, .size = 0, .width = width, .height = thickness});
    }

    // Expressions

    Box box(const Expression& e, const Style& style, IndexRole inherited) {
        Row row;
        const std::size_t first = m_marks.size();
        const std::size_t start = std::exchange(m_start, 0);
        add(row, e, style, inherited);
        m_start = start;
        return joined(row, first, style);
    }

    static IndexRole roleOf(const Expression& e, IndexRole inherited) {
        return e.role == IndexRole::None ? inherited : e.role;
    }

    void addPart(Row& row, const Expression& e, std::size_t part, const Style& style, IndexRole role) {
        const Expression& inner = e.parts[part];
        if (needsBrackets(e, part, Notation::Typeset, row.size() == m_start))
            addEnclosed(row, inner, U'(', U')', style, role, roleOf(inner, role));
        else
            add(row, inner, style, role);
    }

    void addEnclosed(Row& row, const Expression& inner, char32_t left, char32_t right, const Style& style,
                     IndexRole role, IndexRole bracketRole) {
        const std::size_t from = row.size();
        ++m_depth;
        m_start = from;
        add(row, inner, style, role);
        --m_depth;
        enclose(row, from, left, right, style, bracketRole);
    }

    /// All parts in one pair of brackets, with commas between them.
    void addArguments(Row& row, const Expression& e, const Style& style, IndexRole role) {
        const std::size_t from = row.size();
        ++m_depth;
        for (std::size_t i = 0; i < e.parts.size(); ++i) {
            if (i > 0) addGlyph(row, U',', Class::Punct, style, role);
            m_start = row.size();
            add(row, e.parts[i], style, role);
        }
        --m_depth;
        enclose(row, from, U'(', U')', style, role);
    }

    void add(Row& row, const Expression& e, const Style& style, IndexRole inherited) {
        const IndexRole role = roleOf(e, inherited);
        switch (e.kind) {
            case Kind::Number:
                return addNumber(row, e, style, role, true);
            case Kind::Symbol:
                return addSymbol(row, e, nullptr, style, role);
            case Kind::Product:
                return addProduct(row, e, style, role);
            case Kind::Times:
                for (std::size_t i = 0; i < e.parts.size(); ++i) {
                    if (i > 0) addGlyph(row, kDot, Class::Bin, style, role);
                    addPart(row, e, i, style, role);
                }
                return;
            case Kind::Sum:
                for (std::size_t i = 0; i < e.parts.size(); ++i) {
                    const bool isNegative = e.parts[i].kind == Kind::Negative;
                    if (i > 0) addGlyph(row, isNegative ? kMinus : U'+', Class::Bin, style, role, true);
                    if (i > 0 && isNegative)
                        addPart(row, e.parts[i], 0, style, roleOf(e.parts[i], role));
                    else
                        addPart(row, e, i, style, role);
                }
                return;
            case Kind::Negative:
                addGlyph(row, kMinus, Class::Bin, style, role);
                return addPart(row, e, 0, style, role);
            case Kind::Fraction:
                return addFraction(row, e, style, role);
            case Kind::Ratio:
                addPart(row, e, 0, style, role);
                addGlyph(row, U'/', Class::Ord, style, role);
                return addPart(row, e, 1, style, role);
            case Kind::Power:
                if (e.parts[0].kind == Kind::Symbol)
                    return addSymbol(row, e.parts[0], &e.parts[1], style, roleOf(e.parts[0], role), role);
                // A gap would tear "10 000" from its exponent.
                if (e.parts[0].kind == Kind::Number && !needsBrackets(e, 0, Notation::Typeset, row.size() == m_start))
                    addNumber(row, e.parts[0], style, roleOf(e.parts[0], role), false);
                else
                    addPart(row, e, 0, style, role);
                return addScripts(row.back(), nullptr, &e.parts[1], style, role, role);
            case Kind::Root:
                return addRoot(row, e, style, role);
            case Kind::Function:
                if (e.text == "O" || e.text == "f")
                    addGlyph(row, italicLetter(e.text), Class::Ord, style, role);
                else
                    addWord(row, e.text, Class::Op, style, role);
                if (e.text == "O" || e.text == "f" || e.text == "min") return addArguments(row, e, style, role);
                return addPart(row, e, 0, style, role);
            case Kind::Logarithm: {
                const Expression name = formula::symbol("log", 0, role, {e.parts[1]});
                addWord(row, name.text, Class::Op, style, role);
                addScripts(row.back(), &name, nullptr, style, role, role);
                return addPart(row, e, 0, style, role);
            }
            case Kind::Floor:
                return addEnclosed(row, e.parts[0], U'\u230A', U'\u230B', style, role, role);
            case Kind::Ceiling:
                return addEnclosed(row, e.parts[0], U'\u2308', U'\u2309', style, role, role);
            case Kind::Absolute:
                return addEnclosed(row, e.parts[0], U'|', U'|', style, role, role);
            case Kind::Modulo:
                addPart(row, e, 0, style, role);
                addWord(row, "mod", Class::Bin, style, role);
                return addPart(row, e, 1, style, role);
            case Kind::Brackets:
                return addEnclosed(row, e.parts[0], U'(', U')', style, role, role);
            case Kind::Dots:
                return addGlyph(row, kDots, Class::Inner, style, role);
            case Kind::Equation:
                for (std::size_t i = 0; i < e.parts.size(); ++i) {
                    if (i > 0) addGlyph(row, U'=', Class::Rel, style, role, true);
                    m_start = row.size();
                    addPart(row, e, i, style, role);
                }
                return;
            case Kind::Grid:
                return addGrid(row, e, style, role);
        }
    }

    /// @param isGrouped  with thin spaces between groups of three from 10 000 on, as in formatDecimals()
    void addDigits(Row& row, std::string_view digits, const Style& style, IndexRole role, bool isGrouped) {
        const std::size_t whole = std::min(digits.find('.'), digits.size());
        for (std::size_t i = 0; i < digits.size(); ++i) {
            const char digit = digits[i];
            addGlyph(row, digit == '.' ? decimalSign().unicode() : char32_t(digit), Class::Ord, style, role);
            if (isGrouped && whole > 4 && i > 0 && i < whole && (whole - i) % 3 == 0)
                row.back().before += kThin * em(style);
        }
    }

    void addNumber(Row& row, const Expression& e, const Style& style, IndexRole role, bool isGrouped) {
        const NumberParts number = numberParts(e);
        if (number.isNegative) addGlyph(row, kMinus, Class::Ord, style, role);
        if (number.digits == "inf") return addGlyph(row, kInfinitySign, Class::Ord, style, role);
        addDigits(row, number.digits, style, role, isGrouped);
        if (!number.exponent) return;
        if (!number.digits.empty()) addGlyph(row, kDot, Class::Bin, style, role);
        addDigits(row, "10", style, role, false);
        const Expression exponent = formula::number(*number.exponent);
        addScripts(row.back(), nullptr, &exponent, style, role, role);
    }

    static char32_t italicLetter(const std::string& name) {
        if (name.size() == 1) {
            const char letter = name[0];
            if (letter == 'h') return kPlanck;
            if (letter >= 'a' && letter <= 'z') return U'\U0001D44E' + char32_t(letter - 'a');
            if (letter >= 'A' && letter <= 'Z') return U'\U0001D434' + char32_t(letter - 'A');
            return char32_t(letter);
        }
        if (name == "epsilon") return U'\U0001D716';  // the shapes of TeX's \epsilon and \phi
        if (name == "phi") return U'\U0001D719';
        const char32_t greek = greekLetter(name).value_or(0);
        return greek >= U'\u03B1' ? U'\U0001D6FC' + (greek - U'\u03B1') : greek;
    }

    void addSymbol(Row& row, const Expression& e, const Expression* exponent, const Style& style, IndexRole role,
                   IndexRole exponentRole = IndexRole::None) {
        if (const char32_t letter = italicLetter(e.text))
            addGlyph(row, letter, Class::Ord, style, role);
        else
            addWord(row, e.text, Class::Ord, style, role);
        if (exponent || !e.parts.empty())
            addScripts(row.back(), e.parts.empty() ? nullptr : &e, exponent, style, role, exponentRole);
    }

    void addProduct(Row& row, const Expression& e, const Style& style, IndexRole role) {
        const auto isPower = [](const Expression& part) { return part.kind == Kind::Power; };
        const bool hasPower = std::ranges::any_of(e.parts, isPower);
        // Three letters and more, as in "k n d^2", would read like a word.
        const bool isWord = std::ranges::count_if(e.parts, [&](const Expression& part) {
                                return part.kind == Kind::Symbol || isPower(part);
                            }) >= 3;
        for (std::size_t i = 0; i < e.parts.size(); ++i) {
            const std::size_t next = row.size();
            addPart(row, e, i, style, role);
            // "2j", "QK" and "n^2 d" are close together; what has scripts of its own, or another number, stands apart,
            // and then its fellow letters as well.
            const bool isClose = !isWord && isPlainLetter(e.parts[i]) &&
                                 (i == 0 || isPower(e.parts[i - 1]) || e.parts[i - 1].kind == Kind::Number ||
                                  (isPlainLetter(e.parts[i - 1]) && !hasPower));
            const bool isOrd = next > 0 && next < row.size() && row[next].kind == Class::Ord &&
                               (row[next - 1].kind == Class::Ord || row[next - 1].kind == Class::Close);
            if (i > 0 && isOrd && !isClose) row[next].before += kThin * em(style);
        }
    }

    /// @param subscripts  the symbol whose parts they are
    void addScripts(Atom& atom, const Expression* subscripts, const Expression* exponent, const Style& style,
                    IndexRole role, IndexRole exponentRole) {
        Box& base = atom.box;
        double down = 0;
        double up = 0;
        if (!atom.isGlyph) {
            down = base.depth + length(MathFont::SubscriptBaselineDropMin, style);
            up = base.height - length(MathFont::SuperscriptBaselineDropMax, style);
        }
        Box sub;
        Box sup;
        if (exponent) {
            sup = box(*exponent, style.script(false), exponentRole);
            up = std::max(
                {up, length(style.cramped ? MathFont::SuperscriptShiftUpCramped : MathFont::SuperscriptShiftUp, style),
                 sup.depth + length(MathFont::SuperscriptBottomMin, style)});
        }
        if (subscripts) {
            const Style smaller = style.script(true);
            Row row;
            const std::size_t first = m_marks.size();
            const std::size_t start = m_start;
            for (std::size_t i = 0; i < subscripts->parts.size(); ++i) {
                if (i > 0) addGlyph(row, U',', Class::Punct, smaller, role);
                m_start = row.size();
                addPart(row, *subscripts, i, smaller, role);
            }
            m_start = start;
            sub = joined(row, first, smaller);
            down = std::max({down, length(MathFont::SubscriptShiftDown, style),
                             sub.height - length(MathFont::SubscriptTopMax, style)});
            base.width -= atom.italic;
        }
        if (exponent && subscripts) {
            const double gap = (up - sup.depth) - (sub.height - down);
            const double least = length(MathFont::SubSuperscriptGapMin, style);
            if (gap < least) {
                down += least - gap;
                const double raise = length(MathFont::SuperscriptBottomMaxWithSubscript, style) - (up - sup.depth);
                if (raise > 0) {
                    up += raise;
                    down -= raise;
                }
            }
        }
        move(sup, base.width + (subscripts ? atom.italic : 0), -up);
        move(sub, base.width, down);
        base.width += std::max(exponent ? sup.width + (subscripts ? atom.italic : 0) : 0, sub.width) +
                      length(MathFont::SpaceAfterScript, style);
        if (exponent) base.height = std::max(base.height, sup.height + up);
        if (subscripts) base.depth = std::max(base.depth, sub.depth + down);
        base.last = m_marks.size();
        atom.italic = 0;
        atom.isGlyph = false;
    }

    void addFraction(Row& row, const Expression& e, const Style& style, IndexRole role) {
        const bool display = style.display;
        const double axis = length(MathFont::AxisHeight, style);
        const double thickness = length(MathFont::FractionRuleThickness, style);
        const std::size_t first = m_marks.size();
        const int depth = std::exchange(m_depth, 0);
        const Box above = box(e.parts[0], style.numerator(false), role);
        const Box below = box(e.parts[1], style.numerator(true), role);
        m_depth = depth;
        const double up = std::max(
            length(display ? MathFont::FractionNumeratorDisplayStyleShiftUp : MathFont::FractionNumeratorShiftUp,
                   style),
            axis + thickness / 2 + above.depth +
                length(display ? MathFont::FractionNumDisplayStyleGapMin : MathFont::FractionNumeratorGapMin, style));
        const double down = std::max(
            length(
                display ? MathFont::FractionDenominatorDisplayStyleShiftDown : MathFont::FractionDenominatorShiftDown,
                style),
            below.height - axis + thickness / 2 +
                length(display ? MathFont::FractionDenomDisplayStyleGapMin : MathFont::FractionDenominatorGapMin,
                       style));
        const double width = std::max(above.width, below.width);
        const double side = kNullDelimiter * m_size;
        move(above, side + (width - above.width) / 2, -up);
        move(below, side + (width - below.width) / 2, down);
        addRule(side, -axis - thickness / 2, width, thickness, role);
        Atom atom;
        atom.box = {first, m_marks.size(), width + 2 * side, up + above.height, down + below.depth};
        atom.kind = Class::Inner;
        row.push_back(atom);
    }

    void addRoot(Row& row, const Expression& e, const Style& style, IndexRole role) {
        const std::size_t first = m_marks.size();
        const Box inner = box(e.parts[0], style.crampedStyle(), role);
        const double thickness = length(MathFont::RadicalRuleThickness, style);
        double gap =
            length(style.display ? MathFont::RadicalDisplayStyleVerticalGap : MathFont::RadicalVerticalGap, style);
        const Box sign = grown(kRoot, inner.height + inner.depth + gap + thickness, style, role);
        const double signHeight = sign.height + sign.depth;
        gap = std::max(gap, (gap + signHeight - thickness - inner.height - inner.depth) / 2);
        const double top = inner.height + gap + thickness;
        move(sign, 0, sign.height - top);
        move(inner, sign.width, 0);
        addRule(sign.width, -top, inner.width, thickness, role);
        Atom atom;
        atom.box = {first, m_marks.size(), sign.width + inner.width,
                    top + length(MathFont::RadicalExtraAscender, style), std::max(inner.depth, signHeight - top)};
        row.push_back(atom);
    }

    /// Digits behind the point, and the point, which stands for one more; nothing for what isn't a plain number.
    static std::optional<int> decimals(const Expression& e) {
        if (e.kind != Kind::Number) return std::nullopt;
        const NumberParts number = numberParts(e);
        if (number.exponent) return std::nullopt;
        const auto point = number.digits.find('.');
        return point == std::string::npos ? 0 : int(number.digits.size() - point);
    }

    void addGrid(Row& row, const Expression& e, const Style& style, IndexRole role) {
        const std::size_t first = m_marks.size();
        const Style cellStyle = style.text();
        const double size = em(style);
        const auto columns = std::size_t(std::max(1, e.columns));
        const std::size_t rows = (e.parts.size() + columns - 1) / columns;
        std::vector<Box> cells;
        for (const Expression& part : e.parts) cells.push_back(box(part, cellStyle, role));

        const double digit = m_face.metrics(m_face.glyph(U'0', style.level)).advance * size;
        const double point = m_face.metrics(m_face.glyph(decimalSign().unicode(), style.level)).advance * size;
        double left = 0;
        for (std::size_t c = 0; c < columns; ++c) {
            // Numbers stand with their points below each other, anything else in the middle.
            bool allNumbers = true;
            std::vector<double> behind;
            double mostBehind = 0;
            for (std::size_t i = c; i < cells.size(); i += columns) {
                const auto places = decimals(e.parts[i]);
                allNumbers = allNumbers && places.has_value();
                behind.push_back(places.value_or(0) > 0 ? point + (*places - 1) * digit : 0);
                mostBehind = std::max(mostBehind, behind.back());
            }
            double width = 0;
            for (std::size_t i = c, r = 0; i < cells.size(); i += columns, ++r)
                width = std::max(width, cells[i].width + (allNumbers ? mostBehind - behind[r] : 0));
            for (std::size_t i = c, r = 0; i < cells.size(); i += columns, ++r) {
                const double room = width - cells[i].width;
                move(cells[i], left + (allNumbers ? room - (mostBehind - behind[r]) : room / 2), 0);
            }
            left += width + (c + 1 < columns ? kColumnGap * size : 0);
        }

        std::vector<double> baselines;
        double bottom = 0;
        for (std::size_t r = 0; r < rows; ++r) {
            double height = kRowHeight * size;
            double depth = kRowDepth * size;
            for (std::size_t i = r * columns; i < std::min(cells.size(), (r + 1) * columns); ++i) {
                height = std::max(height, cells[i].height);
                depth = std::max(depth, cells[i].depth);
            }
            baselines.push_back(bottom + height);
            bottom += height + depth;
        }
        const double axis = length(MathFont::AxisHeight, style);
        for (std::size_t i = 0; i < cells.size(); ++i) move(cells[i], 0, baselines[i / columns] - bottom / 2 - axis);

        Row enclosed(1);
        enclosed[0].box = {first, m_marks.size(), left, bottom / 2 + axis, bottom / 2 - axis};
        enclose(enclosed, 0, U'[', U']', style, role);
        Atom atom;
        atom.box = joined(enclosed, first, style);
        atom.kind = Class::Inner;
        row.push_back(atom);
    }

    const MathFont& m_face;
    std::vector<Mark>& m_marks;
    double m_size;
    int m_depth = 0;          ///< of brackets
    std::size_t m_start = 0;  ///< of the part of the row before which nothing stands: its first, or behind "="
};

/// A place with its baseline on a whole pixel of the device.
QPointF snappedBaseline(const QTransform& transform, const QPointF& place) {
    return {place.x(), (std::round(transform.map(place).y()) - transform.dy()) / transform.m22()};
}

/// A rule of whole pixels of the device, one at least.
QRectF snappedRule(const QTransform& transform, const QPointF& place, const Mark& rule) {
    const QRectF exact = transform.mapRect(QRectF(place, QSizeF(rule.width, rule.height)));
    const double thickness = std::max(1.0, std::round(exact.height()));
    const double top = std::round(exact.center().y() - thickness / 2);
    const double left = std::round(exact.left());
    return transform.inverted().mapRect(QRectF(left, top, std::max(1.0, std::round(exact.right()) - left), thickness));
}

}  // namespace

QColor roleColour(IndexRole role, const Theme& theme, const QColor& ink) {
    switch (role) {
        case IndexRole::I:
            return theme.indexI;
        case IndexRole::J:
            return theme.indexJ;
        case IndexRole::Delta:
            return theme.indexDelta;
        case IndexRole::None:
            return ink;
    }
    return ink;
}

FormulaLayout::FormulaLayout(const Expression& expression, double size, double widest) {
    // Lines of text move to whole pixels of the device, by half a pixel at most, and letters to quarters; Qt's
    // rasteriser softens their edges by as much again.
    constexpr double kSide = 0.5;
    constexpr double kAboveAndBelow = 1;
    const auto lines = Typesetter(m_marks, size).setLines(expression, std::floor(widest) - 2 * kSide);
    m_lineCount = lines.count;
    QRectF ink;
    const MathFont& face = MathFont::instance();
    // All digits count as high and deep as the highest and deepest: nothing around a number moves while it runs.
    MathFont::Metrics anyDigit;
    std::array<std::uint32_t, 10> digits;
    for (std::size_t i = 0; i < digits.size(); ++i) {
        digits[i] = face.glyph(U'0' + char32_t(i), 0);
        anyDigit.height = std::max(anyDigit.height, face.metrics(digits[i]).height);
        anyDigit.depth = std::max(anyDigit.depth, face.metrics(digits[i]).depth);
    }
    for (const Mark& mark : m_marks) {
        if (mark.glyph == 0) {
            ink |= QRectF(mark.x, mark.y, mark.width, mark.height);
            continue;
        }
        MathFont::Metrics metrics = face.metrics(mark.glyph);
        if (std::ranges::find(digits, mark.glyph) != digits.end()) {
            metrics.height = anyDigit.height;
            metrics.depth = anyDigit.depth;
        }
        ink |= QRectF(
            QPointF(mark.x + metrics.left * mark.size, mark.y - metrics.height * mark.size),
            QPointF(mark.x + std::max(metrics.right, metrics.advance) * mark.size, mark.y + metrics.depth * mark.size));
    }
    const double left = std::max(kSide, kSide / 2 - ink.left());
    m_ascent = std::ceil(std::max(0.0, -ink.top()) + kAboveAndBelow);
    m_size = QSizeF(std::ceil(left + std::max(ink.right(), lines.width) + kSide),
                    m_ascent + std::ceil(std::max(0.0, ink.bottom()) + kAboveAndBelow));
    for (Mark& mark : m_marks) {
        mark.x += left;
        mark.y += m_ascent;
    }
}

void FormulaLayout::paint(QPainter& painter, const QPointF& place, const Theme& theme, const QColor& ink) const {
    const QPaintEngine::Type engine = painter.paintEngine() ? painter.paintEngine()->type() : QPaintEngine::User;
    const bool isSvg = engine == QPaintEngine::SVG;
    const bool isPdf = engine == QPaintEngine::Pdf;
    // Lines of text and rules are sharp on whole pixels only; a turned picture has none.
    const QTransform transform = painter.deviceTransform();
    const bool snaps = engine == QPaintEngine::Raster && transform.type() <= QTransform::TxScale;

    painter.save();
    painter.setRenderHint(QPainter::Antialiasing);
    std::vector<const Mark*> marks;
    for (const Mark& mark : m_marks) marks.push_back(&mark);
    // In a PDF the order is the one in which text is copied.
    if (!isPdf)
        std::stable_sort(marks.begin(), marks.end(), [](const Mark* a, const Mark* b) {
            return std::pair(a->role, a->size) < std::pair(b->role, b->size);
        });
    for (std::size_t first = 0, last = 0; first < marks.size(); first = last) {
        const Mark& kind = *marks[first];
        const QColor colour = roleColour(kind.role, theme, ink);
        QList<quint32> glyphs;
        QList<QPointF> positions;
        for (; last < marks.size() && marks[last]->role == kind.role && marks[last]->size == kind.size; ++last) {
            const QPointF at = place + QPointF(marks[last]->x, marks[last]->y);
            if (marks[last]->glyph == 0) {
                painter.fillRect(snaps ? snappedRule(transform, at, *marks[last])
                                       : QRectF(at, QSizeF(marks[last]->width, marks[last]->height)),
                                 colour);
                continue;
            }
            glyphs.push_back(marks[last]->glyph);
            positions.push_back(snaps ? snappedBaseline(transform, at) : at);
        }
        if (glyphs.isEmpty()) continue;
        const QRawFont& font = MathFont::instance().font(kind.size);
        if (isSvg || isPdf) {
            QPainterPath outlines;
            for (qsizetype i = 0; i < glyphs.size(); ++i)
                outlines.addPath(font.pathForGlyph(glyphs[i]).translated(positions[i]));
            painter.fillPath(outlines, colour);
            // Qt would write an empty text beside the outlines in an SVG.
            if (isSvg) continue;
        }
        QGlyphRun run;
        run.setRawFont(font);
        run.setGlyphIndexes(glyphs);
        run.setPositions(positions);
        painter.setPen(isPdf ? kUnseenInk : colour);
        painter.drawGlyphRun({}, run);
    }
    painter.restore();
}

}  // namespace attention
