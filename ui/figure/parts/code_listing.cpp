#include "ui/figure/parts/code_listing.h"

#include <algorithm>

#include "ui/figure/look.h"
#include "ui/figure/matrix_panel.h"
#include "ui/figure/parts/text.h"
#include "ui/figure/step_number.h"
#include "ui/figure/text_width.h"

namespace attention {
namespace {

constexpr double kCodeLine = 19, kMinCodeLine = 15;
constexpr double kIndent = 18;
/// Width of the bar at the left of a highlighted line, and indentation of the code from the line's left edge.
constexpr double kMarkedLine = 3;
constexpr double kBeforeCode = 10;
/// Width of the column of step numbers.
constexpr double kSteps = kStepNumberSize + 6;

}  // namespace

void CodeListingPart::set(std::vector<Line> lines) {
    m_lines = std::move(lines);
    m_hasSteps = std::ranges::any_of(m_lines, [](const Line& line) { return line.step > 0; });
    double width = 0;
    for (const Line& line : m_lines)
        width = std::max(width, kIndent * line.indent + textWidth(line.code, codeFont(font_size::kAxis)));
    width += stepRoom() + kBeforeCode + 2;
    m_need = {.minimum = {width, kMinCodeLine * double(m_lines.size())},
              .maximum = {width, kCodeLine * double(m_lines.size())}};
}

QString CodeListingPart::text() const {
    constexpr int kBlanks = 4;
    QString text;
    for (const Line& line : m_lines)
        text += (line.code.isEmpty() ? QString() : QString(kBlanks * line.indent, u' ') + line.code) + u'\n';
    return text;
}

double CodeListingPart::stepRoom() const {
    return m_hasSteps ? kSteps : 0;
}

QRectF CodeListingPart::box(std::size_t line, std::size_t count) const {
    const double height = std::min(kCodeLine, content().height() / double(m_lines.size()));
    return {content().left() + stepRoom(), content().top() + height * double(line), content().width() - stepRoom(),
            height * double(count)};
}

void CodeListingPart::highlight(QCPPainter& painter, const Theme& theme, std::size_t line, const QColor& colour) const {
    QColor light = colour;
    light.setAlphaF(theme.isDark ? 0.26F : 0.13F);
    painter.fillRect(box(line), light);
    painter.fillRect(QRectF(box(line).topLeft(), QSizeF(kMarkedLine, box(line).height())), colour);
}

void CodeListingPart::draw(QCPPainter& painter, const Theme& theme) {
    for (std::size_t i = 0; i < m_lines.size(); ++i) {
        const Line& line = m_lines[i];
        if (line.isCurrent) highlight(painter, theme, i, theme.text);
        if (line.step > 0)
            drawStepNumber(painter, {content().left() + kStepNumberSize / 2 + 1, box(i).center().y()}, line.step,
                           line.isStepCurrent, theme.text, theme.text, theme,
                           std::min(kStepNumberSize, box(i).height() - 1));
        drawElided(painter, box(i).adjusted(kBeforeCode + kIndent * line.indent, 0, 2, 0),
                   Qt::AlignLeft | Qt::AlignVCenter, line.code, codeFont(font_size::kAxis), theme.text);
    }
}

void CodeListingPart::drawHighlight(QCPPainter& painter, const Theme& theme, const Cell& cell, Highlight how) {
    if (!isVisible() || how != Highlight::Current) return;
    const auto makes = [&](std::size_t line) {
        return line < m_lines.size() && m_lines[line].makes && m_lines[line].makes(cell);
    };
    for (std::size_t i = 0; i < m_lines.size(); ++i) {
        if (!makes(i)) continue;
        if (!m_hasSteps) {
            highlight(painter, theme, i, theme.indexJ);
            continue;
        }
        std::size_t count = 1;
        while (makes(i + count)) ++count;
        painter.setPen(strokePen(theme.text, 1.5));
        painter.drawRect(box(i, count).adjusted(0.75, 0.75, -0.75, -0.75));
        i += count - 1;
    }
}

}  // namespace attention
