#include "ui/exhibits/language_model/token_strip.h"

#include <algorithm>
#include <cmath>
#include <set>

#include "ui/figure/look.h"
#include "ui/figure/matrix_panel.h"
#include "ui/figure/parts/text.h"
#include "ui/figure/text_width.h"

namespace attention {
namespace {

// Sizes in pixels: of a chip and of its id the height.
constexpr double kStripChip = 26, kStripId = 15, kStripBelowLine = 7, kStripBesideLabel = 6;
constexpr double kStripBetweenWords = 7, kStripInsideWord = 2, kStripMaxLabelWidth = 180;
/// Width of the "…" that stands for lines that were left out.
constexpr double kStripDots = 18;
/// The maximum scale of the letters, which are larger than usual in a single line.
constexpr double kStripMaxScale = 1.35;
/// The maximum number of lines, so that the parts below have enough height.
constexpr int kStripMaxLines = 4;

QFont stripLabelFont(double scale = 1) {
    return textFont(int(font_size::kBody * scale));
}
QFont stripIdFont() {
    return textFont(font_size::kSmallest);
}

}  // namespace

void TokenStripPart::set(Look look) {
    m_look = std::move(look);
    m_idHeight = std::ranges::all_of(m_look.tokens, &QString::isEmpty, &Token::id) ? 0 : kStripId;
    m_widths.clear();
    for (const Token& token : m_look.tokens)
        m_widths.push_back(std::ceil(
            std::max(std::min(kStripMaxLabelWidth, textWidth(token.label, stripLabelFont())) + 2 * kStripBesideLabel,
                     textWidth(token.id, stripIdFont()) + 4)));
}

std::vector<TokenStripPart::Chip> TokenStripPart::layOut(double width) const {
    std::vector<Chip> chips;
    double x = 0;
    int line = 0;
    for (std::size_t i = 0; i < m_widths.size(); ++i) {
        if (i > 0) x += m_look.tokens[i].beginsWord ? kStripBetweenWords : kStripInsideWord;
        if (x > 0 && x + m_widths[i] > width) x = 0, ++line;
        chips.push_back({x, m_widths[i], line});
        x += m_widths[i];
    }
    return chips;
}

double TokenStripPart::lineHeight() const {
    return kStripChip + m_idHeight + kStripBelowLine;
}

Part::SizeHint TokenStripPart::measureSizeHint(QSizeF room) const {
    // At least two lines are reserved, so that generated tokens can fill the second one without moving other parts.
    const int lines = std::max(2, layOut(room.width()).back().line + 1);
    const double height = lineHeight() * std::min(lines, kStripMaxLines);
    return {.minimum = {*std::ranges::max_element(m_widths), 2 * lineHeight()}, .maximum = {kMaxExtent, height}};
}

std::vector<int> TokenStripPart::shownLines(int count) const {
    const int last = m_chips.back().line;
    std::set<int> lines;
    const auto add = [&](int line) {
        if (int(lines.size()) < count) lines.insert(line);
    };
    add(m_chips[std::size_t(m_look.selected)].line);
    const auto generated = std::ranges::find_if(m_look.tokens, &Token::isGenerated) - m_look.tokens.begin();
    add(m_chips[std::size_t(std::max<std::ptrdiff_t>(0, generated - 1))].line);
    for (int line = last; line >= 0; --line) add(line);
    return {lines.begin(), lines.end()};
}

void TokenStripPart::geometryChanged() {
    const int count = std::max(1, int((content().height() + 0.5) / lineHeight()));
    m_chips = layOut(content().width());
    if (m_chips.back().line >= count) {
        m_chips = layOut(content().width() - 2 * kStripDots);
        for (Chip& chip : m_chips) chip.left += kStripDots;
    }
    m_lines = shownLines(count);
    // A single line without ids has the height of two, so its chips grow until they fill the width.
    m_scale = 1;
    if (m_idHeight > 0 || count < 2 || m_chips.back().line > 0) return;
    m_scale = std::clamp(content().width() / (m_chips.back().left + m_chips.back().width), 1.0, kStripMaxScale);
    for (Chip& chip : m_chips) chip.left *= m_scale, chip.width *= m_scale;
}

QRectF TokenStripPart::rectOf(std::size_t token) const {
    const Chip& chip = m_chips[token];
    const auto line = std::ranges::find(m_lines, chip.line);
    if (line == m_lines.end()) return {};
    return {content().left() + chip.left, content().top() + double(line - m_lines.begin()) * lineHeight(),
            std::min(chip.width, content().width() - chip.left), kStripChip * (2 * m_scale - 1)};
}

void TokenStripPart::declare(Marks& marks, const Theme& theme) const {
    for (std::size_t i = 0; i < m_chips.size(); ++i) {
        const QRectF rect = rectOf(i);
        if (rect.isEmpty()) continue;
        const Token& token = m_look.tokens[i];
        const bool isSelected = Index(i) == m_look.selected;
        QPen pen = strokePen(isSelected          ? theme.indexI
                             : token.isGenerated ? theme.control
                                                 : theme.track,
                             isSelected ? 2 : 1);
        if (token.isGenerated && !isSelected) pen.setDashPattern({3, 2});
        const double half = isSelected ? 1 : 0.5;
        marks.rect(rect.adjusted(half, half, -half, -half), pen, token.isGenerated ? theme.surface : theme.hover, 4);
        marks.onBaseLine(rect.adjusted(2, 0, -2, 0), token.label, stripLabelFont(m_scale), theme.text);
        marks.elided({rect.left(), rect.bottom(), rect.width(), m_idHeight}, Qt::AlignCenter, token.id, stripIdFont(),
                     isSelected ? theme.text : theme.muted);
        if (!isSelected) marks.choice({m_look.key, std::int64_t(i)}, rect.adjusted(0, 0, 0, m_idHeight));
    }
    const auto addDots = [&](double left, std::size_t line) {
        marks.elided({left, content().top() + double(line) * lineHeight(), kStripDots, kStripChip}, Qt::AlignCenter,
                     QStringLiteral("…"), stripLabelFont(), theme.muted);
    };
    for (std::size_t line = 0; line < m_lines.size(); ++line)
        if (m_lines[line] != (line == 0 ? 0 : m_lines[line - 1] + 1)) addDots(content().left(), line);
    if (m_lines.back() != m_chips.back().line) addDots(content().right() - kStripDots, m_lines.size() - 1);
}

}  // namespace attention
