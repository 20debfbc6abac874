#include "ui/figure/parts/index_row.h"

#include <cmath>

#include "ui/figure/look.h"
#include "ui/figure/marks.h"
#include "ui/figure/matrix_panel.h"
#include "ui/figure/text_width.h"
#include "ui/text/number_format.h"

namespace attention {
namespace {

constexpr double kNumbersHeight = 20;
/// Margin below strong numbers.
constexpr double kBelowStrong = 10;

}  // namespace

void IndexRowPart::set(Look look) {
    m_look = std::move(look);
    // The columns above determine the width of the row.
    m_need = {.minimum = {20, kNumbersHeight},
              .maximum = {20, kNumbersHeight},
              .margins = {std::ceil(textWidth(m_look.word, font())) + 8, 0, 0, m_look.isStrong ? kBelowStrong : 0}};
}

QFont IndexRowPart::font() const {
    return m_look.isStrong ? textFont(font_size::kBody, QFont::DemiBold) : textFont(font_size::kAxis);
}

QString IndexRowPart::text(Index number) const {
    return m_look.texts.isEmpty() ? formatInteger(number) : m_look.texts.value(number);
}

QRectF IndexRowPart::boxOfNumber(Index number) const {
    QRectF box(0, 0, textWidth(text(number), font()) + 4, 16);
    box.moveCenter({m_look.centre(number), content().center().y()});
    return box;
}

Index IndexRowPart::step() const {
    const double pitch = m_look.count < 2 ? kMaxExtent : m_look.centre(1) - m_look.centre(0);
    const double needed = textWidth(text(m_look.count - 1), font()) + 8;
    Index step = 1;
    while (step < m_look.count && double(step) * pitch < needed) step *= 2;
    return step;
}

void IndexRowPart::draw(QCPPainter& painter, const Theme& theme) {
    painter.setFont(font());
    painter.setPen(m_look.isStrong ? theme.text : theme.muted);
    const Index stride = step();
    for (Index number = 0; number < m_look.count; number += stride)
        drawLabelText(painter, boxOfNumber(number).adjusted(-2, 0, 2, 0), Qt::AlignCenter, text(number));
    const double word = m_need.margins.left();
    drawLabelText(painter, QRectF(content().left() - word, content().top(), word - 8, kNumbersHeight),
                  Qt::AlignRight | Qt::AlignVCenter, m_look.word);
}

void IndexRowPart::addTagOf(Marks& marks, const Theme& theme, Index number) const {
    if (!isVisible() || number < 0 || number >= m_look.count) return;
    const QRectF tag = boxOfNumber(number).adjusted(-5, -1, 5, 1);
    const Index stride = step();
    for (Index other = 0; other < m_look.count; other += stride)
        if (boxOfNumber(other).intersects(tag)) marks.ground(boxOfNumber(other), theme.surface);
    marks.tag(text(number), tag.center(), QRectF(-kMaxExtent, frame().top(), 2 * kMaxExtent, frame().height() + 4),
              theme.indexJ, theme.onIndex);
}

}  // namespace attention
