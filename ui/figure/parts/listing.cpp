#include "ui/figure/parts/listing.h"

#include <algorithm>

#include "ui/figure/matrix_panel.h"
#include "ui/figure/parts/text.h"
#include "ui/figure/text_width.h"

namespace attention {
namespace {

constexpr double kCodeLine = 19;
constexpr double kIndent = 24;
/// Of the bar beside a lit line, and from there to the code.
constexpr double kMarkedLine = 3;
constexpr double kBeforeCode = 10;

}  // namespace

void ListingPart::set(std::vector<Line> lines) {
    m_lines = std::move(lines);
    double width = 0;
    for (const Line& line : m_lines)
        width = std::max(width, kIndent * line.indent + textWidth(line.code, codeFont(type::kAxis)));
    const QSizeF size(kBeforeCode + width + 2, kCodeLine * double(m_lines.size()));
    m_need = {.least = size, .most = size};
}

QRectF ListingPart::box(std::size_t line) const {
    return {content().left(), content().top() + kCodeLine * double(line), content().width(), kCodeLine};
}

void ListingPart::draw(QCPPainter& painter, const Theme& theme) {
    for (std::size_t i = 0; i < m_lines.size(); ++i)
        drawElided(painter, box(i).adjusted(kBeforeCode + kIndent * m_lines[i].indent, 0, 2, 0),
                   Qt::AlignLeft | Qt::AlignVCenter, m_lines[i].code, codeFont(type::kAxis), theme.text);
}

void ListingPart::mark(QCPPainter& painter, const Theme& theme, const Cell& cell, Mark how) {
    if (!isShown() || how != Mark::Current) return;
    QColor light = theme.indexJ;
    light.setAlphaF(theme.dark ? 0.26F : 0.13F);
    for (std::size_t i = 0; i < m_lines.size(); ++i) {
        if (!m_lines[i].makes || !m_lines[i].makes(cell)) continue;
        painter.fillRect(box(i), light);
        painter.fillRect(QRectF(box(i).topLeft(), QSizeF(kMarkedLine, kCodeLine)), theme.indexJ);
    }
}

}  // namespace attention
