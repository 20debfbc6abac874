#include "ui/figure/typesetter.h"

#include <algorithm>
#include <cmath>
#include <string_view>
#include <utility>

#include "ui/text/punctuation.h"

namespace attention::typesetting {
namespace {

constexpr char32_t kMinus = U'\u2212';
constexpr char32_t kDot = U'\u22C5';
constexpr char32_t kDots = U'\u22EF';
constexpr char32_t kInfinitySign = U'\u221E';
constexpr char32_t kRoot = U'\u221A';

// The values of plain TeX, in em.
constexpr double kNullDelimiter = 0.12;  // beside a fraction
constexpr double kColumnGap = 1;         // of a matrix
/// Additional space between the lines of an equation: more than LaTeX's \jot, with which fractions would touch.
constexpr double kLineSkip = 0.55;

bool isPlainLetter(const Expression& e) {
    return e.kind == Expression::Kind::Symbol && e.parts.empty();
}

}  // namespace

Typesetter::Lines Typesetter::setLines(const Expression& expression, double widest) {
    Row row;
    add(row, expression, {}, IndexRole::None);
    resolveKinds(row);
    const Style style;
    const std::vector<double> x = atomPositions(row, style);
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
            result.width =
                std::max(result.width, line.indent + x[line.last - 1] + row[line.last - 1].box.width - x[line.first]);
    }
    return result;
}

Box Typesetter::box(const Expression& e, const Style& style, IndexRole inherited) {
    Row row;
    const std::size_t first = m_marks.size();
    const std::size_t start = std::exchange(m_start, 0);
    add(row, e, style, inherited);
    m_start = start;
    return joined(row, first, style);
}

IndexRole Typesetter::roleOf(const Expression& e, IndexRole inherited) {
    return e.role == IndexRole::None ? inherited : e.role;
}

void Typesetter::addPart(Row& row, const Expression& e, std::size_t part, const Style& style, IndexRole role) {
    const Expression& inner = e.parts[part];
    if (needsBrackets(e, part, Notation::Typeset, row.size() == m_start))
        addEnclosed(row, inner, U'(', U')', style, role, roleOf(inner, role));
    else
        add(row, inner, style, role);
}

void Typesetter::addEnclosed(Row& row, const Expression& inner, char32_t left, char32_t right, const Style& style,
                             IndexRole role, IndexRole bracketRole) {
    const std::size_t from = row.size();
    ++m_depth;
    m_start = from;
    add(row, inner, style, role);
    --m_depth;
    enclose(row, from, left, right, style, bracketRole);
}

void Typesetter::addArguments(Row& row, const Expression& e, const Style& style, IndexRole role) {
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

void Typesetter::add(Row& row, const Expression& e, const Style& style, IndexRole inherited) {
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
            return addSum(row, e, style, role);
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
            return addPower(row, e, style, role);
        case Kind::Root:
            return addRoot(row, e, style, role);
        case Kind::Function:
            return addFunction(row, e, style, role);
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

void Typesetter::addSum(Row& row, const Expression& e, const Style& style, IndexRole role) {
    for (std::size_t i = 0; i < e.parts.size(); ++i) {
        const bool isNegative = e.parts[i].kind == Kind::Negative;
        if (i > 0) addGlyph(row, isNegative ? kMinus : U'+', Class::Bin, style, role, true);
        if (i > 0 && isNegative)
            addPart(row, e.parts[i], 0, style, roleOf(e.parts[i], role));
        else
            addPart(row, e, i, style, role);
    }
}

void Typesetter::addPower(Row& row, const Expression& e, const Style& style, IndexRole role) {
    if (e.parts[0].kind == Kind::Symbol)
        return addSymbol(row, e.parts[0], &e.parts[1], style, roleOf(e.parts[0], role), role);
    // A base such as "10 000" has no gap, so that the exponent belongs to all of it.
    if (e.parts[0].kind == Kind::Number && !needsBrackets(e, 0, Notation::Typeset, row.size() == m_start))
        addNumber(row, e.parts[0], style, roleOf(e.parts[0], role), false);
    else
        addPart(row, e, 0, style, role);
    addScripts(row.back(), nullptr, &e.parts[1], style, role, role);
}

void Typesetter::addFunction(Row& row, const Expression& e, const Style& style, IndexRole role) {
    if (e.text == "O" || e.text == "f")
        addGlyph(row, italicLetter(e.text), Class::Ord, style, role);
    else
        addWord(row, e.text, Class::Op, style, role);
    if (e.text == "O" || e.text == "f" || e.text == "min") return addArguments(row, e, style, role);
    addPart(row, e, 0, style, role);
}

void Typesetter::addDigits(Row& row, std::string_view digits, const Style& style, IndexRole role, bool isGrouped) {
    const std::size_t whole = std::min(digits.find('.'), digits.size());
    for (std::size_t i = 0; i < digits.size(); ++i) {
        const char digit = digits[i];
        addGlyph(row, digit == '.' ? decimalSign().unicode() : char32_t(digit), Class::Ord, style, role);
        if (isGrouped && whole > 4 && i > 0 && i < whole && (whole - i) % 3 == 0)
            row.back().before += kThin * em(style);
    }
}

void Typesetter::addNumber(Row& row, const Expression& e, const Style& style, IndexRole role, bool isGrouped) {
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

char32_t Typesetter::italicLetter(const std::string& name) {
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

void Typesetter::addSymbol(Row& row, const Expression& e, const Expression* exponent, const Style& style,
                           IndexRole role, IndexRole exponentRole) {
    if (const char32_t letter = italicLetter(e.text))
        addGlyph(row, letter, Class::Ord, style, role);
    else
        addWord(row, e.text, Class::Ord, style, role);
    if (exponent || !e.parts.empty())
        addScripts(row.back(), e.parts.empty() ? nullptr : &e, exponent, style, role, exponentRole);
}

void Typesetter::addProduct(Row& row, const Expression& e, const Style& style, IndexRole role) {
    const auto isPower = [](const Expression& part) { return part.kind == Kind::Power; };
    const bool hasPower = std::ranges::any_of(e.parts, isPower);
    // Three letters and more, as in "k n d^2", would read like a word.
    const bool isWord = std::ranges::count_if(e.parts, [&](const Expression& part) {
                            return part.kind == Kind::Symbol || isPower(part);
                        }) >= 3;
    for (std::size_t i = 0; i < e.parts.size(); ++i) {
        const std::size_t next = row.size();
        addPart(row, e, i, style, role);
        // "2j", "QK" and the d of "n^2 d" follow without space. Factors with scripts, and further numbers, get a thin
        // space before them, and plain letters beside a power do, too.
        const bool isClose = !isWord && isPlainLetter(e.parts[i]) &&
                             (i == 0 || isPower(e.parts[i - 1]) || e.parts[i - 1].kind == Kind::Number ||
                              (isPlainLetter(e.parts[i - 1]) && !hasPower));
        const bool isOrd = next > 0 && next < row.size() && row[next].kind == Class::Ord &&
                           (row[next - 1].kind == Class::Ord || row[next - 1].kind == Class::Close);
        if (i > 0 && isOrd && !isClose) row[next].before += kThin * em(style);
    }
}

void Typesetter::addScripts(Atom& atom, const Expression* subscripts, const Expression* exponent, const Style& style,
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
        down = std::max(
            {down, length(MathFont::SubscriptShiftDown, style), sub.height - length(MathFont::SubscriptTopMax, style)});
        base.width -= atom.italic;
    }
    if (exponent && subscripts) {
        const double gap = (up - sup.depth) - (sub.height - down);
        const double minGap = length(MathFont::SubSuperscriptGapMin, style);
        if (gap < minGap) {
            down += minGap - gap;
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

void Typesetter::addFraction(Row& row, const Expression& e, const Style& style, IndexRole role) {
    const bool display = style.display;
    const double axis = length(MathFont::AxisHeight, style);
    const double thickness = length(MathFont::FractionRuleThickness, style);
    const std::size_t first = m_marks.size();
    const int depth = std::exchange(m_depth, 0);
    const Box above = box(e.parts[0], style.numerator(false), role);
    const Box below = box(e.parts[1], style.numerator(true), role);
    m_depth = depth;
    const double up = std::max(
        length(display ? MathFont::FractionNumeratorDisplayStyleShiftUp : MathFont::FractionNumeratorShiftUp, style),
        axis + thickness / 2 + above.depth +
            length(display ? MathFont::FractionNumDisplayStyleGapMin : MathFont::FractionNumeratorGapMin, style));
    const double down = std::max(
        length(display ? MathFont::FractionDenominatorDisplayStyleShiftDown : MathFont::FractionDenominatorShiftDown,
               style),
        below.height - axis + thickness / 2 +
            length(display ? MathFont::FractionDenomDisplayStyleGapMin : MathFont::FractionDenominatorGapMin, style));
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

void Typesetter::addRoot(Row& row, const Expression& e, const Style& style, IndexRole role) {
    const std::size_t first = m_marks.size();
    const Box inner = box(e.parts[0], style.crampedStyle(), role);
    const double thickness = length(MathFont::RadicalRuleThickness, style);
    double gap = length(style.display ? MathFont::RadicalDisplayStyleVerticalGap : MathFont::RadicalVerticalGap, style);
    const Box sign = grown(kRoot, inner.height + inner.depth + gap + thickness, style, role);
    const double signHeight = sign.height + sign.depth;
    gap = std::max(gap, (gap + signHeight - thickness - inner.height - inner.depth) / 2);
    const double top = inner.height + gap + thickness;
    move(sign, 0, sign.height - top);
    move(inner, sign.width, 0);
    addRule(sign.width, -top, inner.width, thickness, role);
    Atom atom;
    atom.box = {first, m_marks.size(), sign.width + inner.width, top + length(MathFont::RadicalExtraAscender, style),
                std::max(inner.depth, signHeight - top)};
    row.push_back(atom);
}

std::optional<int> Typesetter::decimalWidth(const Expression& e) {
    if (e.kind != Kind::Number) return std::nullopt;
    const NumberParts number = numberParts(e);
    if (number.exponent) return std::nullopt;
    const auto point = number.digits.find('.');
    return point == std::string::npos ? 0 : int(number.digits.size() - point);
}

void Typesetter::addGrid(Row& row, const Expression& e, const Style& style, IndexRole role) {
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
        // A column of numbers is aligned at the decimal points; other columns are centred.
        bool allNumbers = true;
        std::vector<double> fractions;
        double maxFraction = 0;
        for (std::size_t i = c; i < cells.size(); i += columns) {
            const auto characters = decimalWidth(e.parts[i]);
            allNumbers = allNumbers && characters.has_value();
            fractions.push_back(characters.value_or(0) > 0 ? point + (*characters - 1) * digit : 0);
            maxFraction = std::max(maxFraction, fractions.back());
        }
        double width = 0;
        for (std::size_t i = c, r = 0; i < cells.size(); i += columns, ++r)
            width = std::max(width, cells[i].width + (allNumbers ? maxFraction - fractions[r] : 0));
        for (std::size_t i = c, r = 0; i < cells.size(); i += columns, ++r) {
            const double room = width - cells[i].width;
            move(cells[i], left + (allNumbers ? room - (maxFraction - fractions[r]) : room / 2), 0);
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

}  // namespace attention::typesetting
