#include "ui/figure/parts/row_notes.h"

#include <algorithm>
#include <cmath>
#include <numbers>

#include <QPainterPath>

#include "ui/figure/look.h"
#include "ui/figure/marks.h"
#include "ui/figure/matrix_panel.h"
#include "ui/figure/shapes.h"
#include "ui/figure/text_width.h"

namespace attention {
namespace {

constexpr double kNoteLine = 15, kBetweenNotes = 8;
constexpr double kArrow = 18;
/// Rows that are closer to each other than this have no arrow.
constexpr double kShortestArrow = 11;

QFont lineFont(qsizetype line) {
    return textFont(font_size::kAxis, line == 0 ? QFont::DemiBold : QFont::Normal);
}

}  // namespace

void RowNotesPart::set(const QStringList& widest) {
    double width = 0;
    for (const QString& words : widest) width = std::max(width, std::ceil(textWidth(words, lineFont(0))));
    m_need = {.minimum = {kArrow + 4 + width, 0}, .maximum = {kArrow + 4 + width, kMaxExtent}};
}

void RowNotesPart::addSteps(Marks& marks, const Theme& theme, const std::optional<Step>& before,
                            const std::optional<Step>& after) const {
    marks.block([this, &theme, before, after](QCPPainter& painter) { drawSteps(painter, theme, before, after); });
}

void RowNotesPart::drawSteps(QCPPainter& painter, const Theme& theme, const std::optional<Step>& before,
                             const std::optional<Step>& after) const {
    if (!isVisible() || (!before && !after)) return;
    const auto heightOf = [](const std::optional<Step>& step) {
        return step ? kNoteLine * double(step->lines.size()) : 0;
    };
    // The text of `before` is above the row's centre and that of `after` below it, both inside of the part.
    const double middle = before ? before->to : after->from;
    const double between =
        std::clamp(middle, content().top() + heightOf(before),
                   std::max(content().top() + heightOf(before), content().bottom() - heightOf(after)));
    painter.save();
    for (const auto* step : {&before, &after}) {
        if (!*step) continue;
        // An arrow from an invisible row above enters at the top; one to an invisible row below leaves at the bottom.
        const bool enters = (*step)->from<content().top(), leaves = (*step)->to> content().bottom();
        const double x = content().left() + 3, aside = x + kArrow * 0.6;
        const QPointF from = enters ? QPointF(aside, content().top()) : QPointF(x, (*step)->from + 2);
        const QPointF to = leaves ? QPointF(aside, content().bottom()) : QPointF(x - 1, (*step)->to - 3);
        if (to.y() - from.y() >= kShortestArrow) {
            const double bend = x + kArrow * 0.75;
            QPainterPath path(from);
            if (leaves)
                path.cubicTo({enters ? aside : bend, from.y()}, {aside, from.y() + 12}, to - QPointF(0, 4));
            else
                path.cubicTo({enters ? aside : bend, enters ? to.y() - 12 : from.y()}, {bend, to.y()},
                             to + QPointF(4, 0));
            painter.setBrush(Qt::NoBrush);
            painter.setPen(strokePen(theme.indexI, 1.75, Qt::SolidLine, Qt::FlatCap));
            painter.drawPath(path);
            drawArrowHead(painter, to, leaves ? std::numbers::pi / 2 : std::numbers::pi, 7, theme.indexI);
        }
        double y = step == &before ? between - kBetweenNotes / 2 - heightOf(before) : between + kBetweenNotes / 2;
        for (qsizetype line = 0; line < (*step)->lines.size(); ++line, y += kNoteLine) {
            painter.setFont(lineFont(line));
            painter.setPen(line == 0 ? theme.indexI : theme.text);
            drawLabelText(painter, QRectF(content().left() + kArrow, y, content().width() - kArrow + 4, kNoteLine),
                          Qt::AlignLeft | Qt::AlignVCenter, (*step)->lines[line]);
        }
    }
    painter.restore();
}

}  // namespace attention
