#include "ui/figure/parts/offset_matrix.h"

#include <algorithm>

#include "ui/figure/look.h"
#include "ui/figure/text_width.h"

namespace attention {
namespace {

/// Height above the cells for the tag.
constexpr double kTagRoom = 30;
/// Minimum margin left of the cells, for numbers of up to four digits.
constexpr double kRowNumbers = 42;
/// Smaller cells are not outlined one by one.
constexpr double kMinOutlined = 5;

}  // namespace

void OffsetMatrixPart::setDiagonal(Index offset, QString tag, QStringList words, const Theme& theme) {
    m_rowNumberColour = theme.indexI;
    m_columnNumberColour = theme.indexJ;
    m_offset = offset;
    m_tag = std::move(tag);
    m_words = std::move(words);
}

Part::SizeHint OffsetMatrixPart::measureSizeHint(QSizeF room) const {
    SizeHint need = MatrixPart::measureSizeHint(room);
    need.margins.setTop(kTagRoom);
    // The edge of the cells does not move while the number of rows changes.
    need.margins.setLeft(std::max(need.margins.left(), kRowNumbers));
    return need;
}

void OffsetMatrixPart::geometryChanged() {
    MatrixPart::geometryChanged();
    if (!panel().isShown()) return;
    panel().yAxis().setTickLabelColor(m_rowNumberColour);
    panel().xAxis().setTickLabelColor(m_columnNumberColour);
}

void OffsetMatrixPart::draw(QCPPainter& painter, const Theme& theme) {
    MatrixPart::draw(painter, theme);
    if (!panel().isShown()) return;
    // Rows are i and columns are j: each letter is before its numbers.
    painter.setFont(mathFont(font_size::kBody));
    const QRectF corner(panel().area().left() - 26, panel().area().top() - 20, 19, 18);
    painter.setPen(theme.indexI);
    drawLabelText(painter, corner, Qt::AlignRight | Qt::AlignVCenter, QStringLiteral("𝑖"));
    painter.setPen(theme.indexJ);
    drawLabelText(painter, corner.translated(0, panel().area().height() + 24), Qt::AlignRight | Qt::AlignVCenter,
                  QStringLiteral("𝑗"));
    const Index count = std::min(panel().values().rows(), panel().values().cols()) - m_offset;
    if (count < 1) return;
    const QRectF first = panel().box(0, m_offset), last = panel().box(count - 1, count - 1 + m_offset);
    painter.setBrush(Qt::NoBrush);
    if (first.width() < kMinOutlined || count == 1) {
        drawCasedLine(painter, {first.center(), last.center()}, theme.indexDelta, 2, theme.surface);
    } else {
        // All casings lie below all outlines.
        for (const bool isCasing : {true, false})
            for (Index row = 0; row < count; ++row) {
                painter.setPen(strokePen(isCasing ? theme.surface : theme.indexDelta, isCasing ? 3.5 : 1.5,
                                         Qt::SolidLine, Qt::SquareCap, Qt::MiterJoin));
                painter.drawRect(panel().box(row, row + m_offset).adjusted(0.5, 0.5, -0.5, -0.5));
            }
    }
    painter.setFont(textFont(font_size::kName, QFont::DemiBold));
    // Right of the letter of the rows.
    const double start = panel().area().left() - 4;
    const QRectF inside(start, first.top() - kTagRoom, frame().right() - start, kTagRoom);
    const QPointF middle(first.center().x(), first.top() - 0.5 * kTagRoom - 2);
    painter.setPen(strokePen(theme.indexDelta, 1.5));
    painter.drawLine(QLineF(middle, QPointF(middle.x(), first.top())));
    const QRectF tag = drawTag(painter, m_tag, middle, inside, theme.indexDelta, theme.onIndex);
    const QFont font = textFont(font_size::kName, QFont::DemiBold);
    constexpr double kTextGap = 7;
    // The words are at the side with more room.
    const double right = frame().right() - tag.right() - kTextGap, left = tag.left() - kTextGap - start;
    const bool isRight = right >= left || textWidth(m_words.value(0), font) <= right;
    const QRectF room = isRight ? QRectF(tag.right() + kTextGap, tag.top(), right, tag.height())
                                : QRectF(start, tag.top(), left, tag.height());
    drawFirstFitting(painter, room, (isRight ? Qt::AlignLeft : Qt::AlignRight) | Qt::AlignVCenter, m_words, font,
                     theme.indexDelta);
}

}  // namespace attention
