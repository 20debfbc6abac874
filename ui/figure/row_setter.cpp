#include "ui/figure/row_setter.h"

#include <algorithm>
#include <cmath>
#include <cstdlib>

namespace attention::typesetting {
namespace {

// The values of plain TeX, in em.
constexpr double kMedium = 4.0 / 18;
constexpr double kThick = 5.0 / 18;
constexpr double kDelimiterFactor = 0.901;   // the fraction of their contents' height that brackets must cover
constexpr double kDelimiterShortfall = 0.5;  // the height that brackets may leave uncovered
constexpr double kHangingIndent = 1;

/// The TeXbook, page 170: 0 none, 1 thin, 2 medium, 3 thick; negative: not in scripts. 9 can't happen.
constexpr int kSpacing[8][8] = {
    {0, 1, -2, -3, 0, 0, 0, -1},     {1, 1, 9, -3, 0, 0, 0, -1},     {-2, -2, 9, 9, -2, 9, 9, -2},
    {-3, -3, 9, 0, -3, 0, 0, -3},    {0, 0, 9, 0, 0, 0, 0, 0},       {0, 1, -2, -3, 0, 0, 0, -1},
    {-1, -1, 9, -1, -1, -1, -1, -1}, {-1, 1, -2, -3, -1, 0, -1, -1},
};

}  // namespace

void RowSetter::move(const Box& box, double right, double down) {
    for (std::size_t i = box.first; i < box.last; ++i) {
        m_marks[i].x += right;
        m_marks[i].y += down;
    }
}

void RowSetter::resolveKinds(Row& row) {
    for (std::size_t i = 0; i < row.size(); ++i) {
        if (row[i].kind != Class::Bin) continue;
        const bool atStart = i == 0 || row[i - 1].kind == Class::Bin || row[i - 1].kind == Class::Op ||
                             row[i - 1].kind == Class::Rel || row[i - 1].kind == Class::Open ||
                             row[i - 1].kind == Class::Punct;
        const bool atEnd = i + 1 == row.size() || row[i + 1].kind == Class::Rel || row[i + 1].kind == Class::Close ||
                           row[i + 1].kind == Class::Punct;
        if (atStart || atEnd) row[i].kind = Class::Ord;
    }
}

double RowSetter::space(Class left, Class right, const Style& style) const {
    const int code = kSpacing[int(left)][int(right)];
    if (code < 0 && style.level > 0) return 0;
    static constexpr double widths[] = {0, kThin, kMedium, kThick};
    return widths[std::min(std::abs(code), 3)] * em(style);
}

std::vector<double> RowSetter::atomPositions(const Row& row, const Style& style) const {
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

Box RowSetter::joined(Row& row, std::size_t first, const Style& style) {
    resolveKinds(row);
    const std::vector<double> x = atomPositions(row, style);
    Box box{first, m_marks.size(), x.back(), 0, 0};
    for (std::size_t i = 0; i < row.size(); ++i) {
        move(row[i].box, x[i], 0);
        box.height = std::max(box.height, row[i].box.height);
        box.depth = std::max(box.depth, row[i].box.depth);
    }
    return box;
}

std::vector<RowSetter::Line> RowSetter::brokenLines(const Row& row, const std::vector<double>& x, double widest) const {
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
        // Further lines begin under the relation, but not if the left side is long: they would have no room.
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
        // If the text between two relations is still too wide, it continues on lines that begin under its own start.
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

Atom RowSetter::glyphAtom(char32_t letter, Class kind, const Style& style, IndexRole role) {
    const std::uint32_t glyph = m_face.glyph(letter, style.level);
    const MathFont::Metrics& metrics = m_face.metrics(glyph);
    const double size = em(style);
    // As in TeX's text fonts, upright letters have no italic correction, so that all digits are equally wide.
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

void RowSetter::addGlyph(Row& row, char32_t letter, Class kind, const Style& style, IndexRole role, bool breaks) {
    row.push_back(glyphAtom(letter, kind, style, role));
    row.back().breaks = breaks && m_depth == 0;
}

void RowSetter::addWord(Row& row, std::string_view word, Class kind, const Style& style, IndexRole role) {
    Row letters;
    const std::size_t first = m_marks.size();
    for (const char letter : word) addGlyph(letters, char32_t(letter), Class::Ord, style, role);
    Atom atom;
    atom.box = joined(letters, first, style);
    atom.kind = kind;
    row.push_back(atom);
}

Box RowSetter::grown(char32_t letter, double minHeight, const Style& style, IndexRole role) {
    const double size = em(style);
    const std::uint32_t plain = m_face.glyph(letter, 0);
    const MathFont::GlyphConstruction* growth = m_face.growth(plain);
    std::uint32_t chosen = m_face.glyph(letter, style.level);
    if (growth && !growth->variants.empty() && growth->variants[0].height * size < minHeight) {
        chosen = growth->variants.back().glyph;
        for (const MathFont::Variant& variant : growth->variants) {
            if (variant.height * size < minHeight) continue;
            chosen = variant.glyph;
            break;
        }
        if (growth->variants.back().height * size < minHeight && !growth->pieces.empty())
            return assembled(*growth, minHeight, size, role);
    }
    const MathFont::Metrics& metrics = m_face.metrics(chosen);
    const double half = (metrics.height + metrics.depth) / 2 * size;
    const double down = (metrics.height - metrics.depth) / 2 * size;
    m_marks.push_back({.glyph = chosen, .role = role, .x = 0, .y = down, .size = size, .width = 0, .height = 0});
    return {m_marks.size() - 1, m_marks.size(), metrics.advance * size, half, half};
}

Box RowSetter::assembled(const MathFont::GlyphConstruction& growth, double minHeight, double size, IndexRole role) {
    // Repeats pieces until they reach minHeight with the minimum overlap, then increases all overlaps to fit.
    double fixed = 0;
    double repeated = 0;
    int joints = -1;
    int repeatedJoints = 0;
    for (const MathFont::GlyphPart& piece : growth.pieces) {
        (piece.repeats ? repeated : fixed) += piece.height;
        ++(piece.repeats ? repeatedJoints : joints);
    }
    const double overlap = m_face.minConnectorOverlap();
    const double wanted = minHeight / size;
    int repeats = 0;
    const auto reach = [&](double jointOverlap) {
        return fixed + repeats * repeated - (joints + repeats * repeatedJoints) * jointOverlap;
    };
    while (repeatedJoints > 0 && repeats < 1000 && reach(overlap) < wanted) ++repeats;
    const int all = joints + repeats * repeatedJoints;
    double jointOverlap = all > 0 ? std::max(overlap, (fixed + repeats * repeated - wanted) / all) : 0;
    for (const MathFont::GlyphPart& piece : growth.pieces)
        jointOverlap = std::min(jointOverlap, std::max({overlap, piece.startConnector, piece.endConnector}));
    const double half = reach(jointOverlap) / 2;
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
            bottom += piece.height - jointOverlap;
        }
        box.width = std::max(box.width, metrics.advance * size);
    }
    box.last = m_marks.size();
    return box;
}

void RowSetter::enclose(Row& row, std::size_t from, char32_t left, char32_t right, const Style& style, IndexRole role) {
    const double axis = length(MathFont::AxisHeight, style);
    double reach = 0;
    for (std::size_t i = from; i < row.size(); ++i)
        reach = std::max({reach, row[i].box.height - axis, row[i].box.depth + axis});
    const double minHeight = std::max(2 * reach * kDelimiterFactor, 2 * reach - kDelimiterShortfall * em(style));
    const auto bracket = [&](char32_t letter, Class kind) {
        Atom atom;
        atom.box = grown(letter, minHeight, style, role);
        move(atom.box, 0, -axis);
        atom.box.height += axis;
        atom.box.depth -= axis;
        atom.kind = kind;
        return atom;
    };
    row.insert(row.begin() + std::ptrdiff_t(from), bracket(left, Class::Open));
    row.push_back(bracket(right, Class::Close));
}

void RowSetter::addRule(double x, double top, double width, double thickness, IndexRole role) {
    m_marks.push_back({.glyph = 0, .role = role, .x = x, .y = top, .size = 0, .width = width, .height = thickness});
}

}  // namespace attention::typesetting
