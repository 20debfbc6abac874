#include "ui/figure/parts/cell_lines.h"

#include <algorithm>
#include <cmath>

#include "ui/figure/marks.h"
#include "ui/figure/matrix_panel.h"
#include "ui/figure/text_width.h"

namespace attention {
namespace {

constexpr double kTextLine = 18;
constexpr double kAfterText = 10;

QFont fontOf(const CellLinesPart::Line& line) {
    return textFont(font_size::kAxis, line.isBold ? QFont::DemiBold : QFont::Normal);
}

}  // namespace

void CellLinesPart::set(LineProvider say, const std::vector<Cell>& examples, double most, Qt::Alignment alignment,
                        const QString& longest) {
    m_say = std::move(say);
    m_alignment = alignment;
    double width = textWidth(longest, textFont(font_size::kAxis));
    std::size_t lines = 0;
    for (const Cell& cell : examples) {
        const std::vector<Line> said = m_say(cell);
        lines = std::max(lines, said.size());
        for (const Line& line : said)
            width = std::max(width, std::ceil(textWidth(line.forms.back(), fontOf(line))) + 1);
    }
    m_need = {.minimum = {width, kTextLine * double(lines)},
              .maximum = {std::max(width, most), kTextLine * double(lines)}};
}

void CellLinesPart::addLines(Marks& marks, const Theme& theme, const std::vector<Line>& lines) const {
    if (!isVisible()) return;
    QRectF room(content().left(), content().top(), content().width(), kTextLine);
    for (const Line& line : lines) {
        const QFont font = fontOf(line);
        const QString fitting = firstFittingText(line.forms, room.width(), font);
        const QString text = fitting.isEmpty() ? line.forms.back() : fitting;
        marks.elided(room, m_alignment | Qt::AlignVCenter, text, font, line.ink);
        const QRectF rest = room.adjusted(textWidth(text, font) + kAfterText, 0, 0, 0);
        marks.text(rest, Qt::AlignLeft | Qt::AlignVCenter, line.notes, textFont(font_size::kAxis), theme.muted);
        room.translate(0, kTextLine);
    }
}

void CellLinesPart::drawHighlight(QCPPainter& painter, const Theme& theme, const Cell& cell, Highlight how) {
    if (how != Highlight::Current || !m_say) return;
    Marks marks;
    addLines(marks, theme, m_say(cell));
    marks.paint(painter);
}

}  // namespace attention
