#include "ui/figure/parts/cell_lines.h"

#include <algorithm>
#include <cmath>

#include "ui/figure/marks.h"
#include "ui/figure/matrix_panel.h"
#include "ui/figure/text_width.h"

namespace attention {
namespace {

constexpr double kTextLine = 18;
constexpr double kNoteGap = 10;

QFont fontOf(const CellLinesPart::Line& line) {
    return textFont(font_size::kAxis, line.isBold ? QFont::DemiBold : QFont::Normal);
}

}  // namespace

void CellLinesPart::set(LineProvider linesOf, const std::vector<Cell>& examples, double maxWidth,
                        Qt::Alignment alignment, const QString& longest) {
    m_linesOf = std::move(linesOf);
    m_alignment = alignment;
    double width = textWidth(longest, textFont(font_size::kAxis));
    std::size_t lines = 0;
    for (const Cell& cell : examples) {
        const std::vector<Line> cellLines = m_linesOf(cell);
        lines = std::max(lines, cellLines.size());
        for (const Line& line : cellLines)
            width = std::max(width, std::ceil(textWidth(line.forms.back(), fontOf(line))) + 1);
    }
    m_need = {.minimum = {width, kTextLine * double(lines)},
              .maximum = {std::max(width, maxWidth), kTextLine * double(lines)}};
}

void CellLinesPart::addLines(Marks& marks, const Theme& theme, const std::vector<Line>& lines) const {
    if (!isVisible()) return;
    QRectF room(content().left(), content().top(), content().width(), kTextLine);
    for (const Line& line : lines) {
        const QFont font = fontOf(line);
        const QString fitting = firstFittingText(line.forms, room.width(), font);
        const QString text = fitting.isEmpty() ? line.forms.back() : fitting;
        marks.elided(room, m_alignment | Qt::AlignVCenter, text, font, line.ink);
        const QRectF rest = room.adjusted(textWidth(text, font) + kNoteGap, 0, 0, 0);
        marks.text(rest, Qt::AlignLeft | Qt::AlignVCenter, line.notes, textFont(font_size::kAxis), theme.muted);
        room.translate(0, kTextLine);
    }
}

void CellLinesPart::drawHighlight(QCPPainter& painter, const Theme& theme, const Cell& cell, Highlight how) {
    if (how != Highlight::Current || !m_linesOf) return;
    paintMarks(painter, [&](Marks& marks) { addLines(marks, theme, m_linesOf(cell)); });
}

}  // namespace attention
