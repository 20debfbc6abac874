#include "ui/figure/parts/part_bars.h"

#include <algorithm>
#include <cmath>

#include "ui/figure/look.h"
#include "ui/figure/matrix_panel.h"
#include "ui/figure/parts/text.h"
#include "ui/figure/text_width.h"

namespace attention {
namespace {

constexpr double kPartHeader = 22, kPartBeside = 8, kPartMinRow = 12, kPartTextRow = 14, kPartMaxRow = 34,
                 kPartMinTrack = 120, kPartMaxTrack = 560;

QFont partFont() {
    return textFont(font_size::kAxis);
}

}  // namespace

void PartBarsPart::set(Look look) {
    m_look = std::move(look);
    double names = 0;
    m_numberWidth = m_low = m_high = 0;
    for (const Bar& bar : m_look.bars) {
        names = std::max(names, textWidth(bar.name, partFont()));
        m_numberWidth = std::max(m_numberWidth, textWidth(bar.number, partFont()) + kPartBeside);
        m_low = std::min(m_low, bar.value);
        m_high = std::max(m_high, bar.value);
    }
    if (m_low == m_high) m_high = 1;
    const auto count = double(m_look.bars.size());
    m_need = {.minimum = {kPartMinTrack + 2 * m_numberWidth, kPartHeader + kPartMinRow * count},
              .maximum = {kPartMaxTrack + 2 * m_numberWidth, kPartHeader + kPartMaxRow * count},
              .margins = {std::ceil(names) + kPartBeside, 0, 0, 0}};
}

QRectF PartBarsPart::rowAt(std::size_t bar) const {
    const double height = (content().height() - kPartHeader) / double(m_look.bars.size());
    return {content().left(), content().top() + kPartHeader + height * double(bar), content().width(), height};
}

QRectF PartBarsPart::barAt(std::size_t bar) const {
    const QRectF row = rowAt(bar);
    const double thickness = std::round(std::max(2.0, row.height() * 0.66));
    const double width = row.width() - 2 * m_numberWidth;
    const auto xOf = [&](double value) {
        return row.left() + m_numberWidth + width * (value - m_low) / (m_high - m_low);
    };
    const double value = m_look.bars[bar].value;
    const double left = xOf(std::min(0.0, value)), right = xOf(std::max(0.0, value));
    return {left, std::round(row.center().y() - thickness / 2), std::max(1.0, right - left), thickness};
}

void PartBarsPart::draw(QCPPainter& painter, const Theme& theme) {
    const ColourMap map = ColourMap::signedMap(theme);
    const double zero =
        content().left() + m_numberWidth + (content().width() - 2 * m_numberWidth) * -m_low / (m_high - m_low);
    const double height = rowAt(0).height();
    const auto step = std::max<std::size_t>(1, std::size_t(std::ceil(kPartTextRow / height)));
    for (std::size_t i = 0; i < m_look.bars.size(); ++i) {
        const Bar& bar = m_look.bars[i];
        const QRectF row = rowAt(i), box = barAt(i);
        painter.fillRect(box, QColor(map.at(bar.value < 0 ? 0.06 : 0.94)));
        if (i % step != 0) continue;
        const QRectF text(frame().left(), row.center().y() - 8, row.left() - kPartBeside - frame().left(), 16);
        drawElided(painter, text, Qt::AlignRight | Qt::AlignVCenter, bar.name, partFont(), theme.text);
        const bool isLeft = bar.value < 0;
        const QRectF number(isLeft ? box.left() - m_numberWidth : box.right(), row.center().y() - 8, m_numberWidth, 16);
        drawElided(painter, number.adjusted(isLeft ? 0 : kPartBeside / 2, 0, isLeft ? -kPartBeside / 2 : 0, 0),
                   (isLeft ? Qt::AlignRight : Qt::AlignLeft) | Qt::AlignVCenter, bar.number, partFont(), theme.text);
    }
    painter.setPen(strokePen(theme.control, 1));
    painter.drawLine(QLineF(zero, content().top() + kPartHeader - 2, zero, content().bottom()));
    const QRectF header(content().left(), content().top(), content().width(), kPartHeader - 4);
    drawElided(painter, {zero + 6, header.top(), std::max(0.0, header.right() - zero - 6), header.height()},
               Qt::AlignLeft | Qt::AlignVCenter, m_look.right, partFont(), theme.muted);
    if (textWidth(m_look.left, partFont()) <= zero - 6 - frame().left())
        drawElided(painter, {frame().left(), header.top(), zero - 6 - frame().left(), header.height()},
                   Qt::AlignRight | Qt::AlignVCenter, m_look.left, partFont(), theme.muted);
}

std::optional<Cell> PartBarsPart::cellAt(const QPointF& place) const {
    if (!isVisible()) return std::nullopt;
    for (std::size_t i = 0; i < m_look.bars.size(); ++i) {
        const QRectF row = rowAt(i);
        if (place.y() >= row.top() && place.y() < row.bottom() && place.x() >= frame().left() &&
            place.x() < row.right())
            return Cell{std::int64_t(i), 0, "parts"};
    }
    return std::nullopt;
}

std::optional<QRectF> PartBarsPart::cellRect(const Cell& cell) const {
    if (!isVisible() || cell.matrix != "parts" || cell.row < 0 || cell.row >= std::ssize(m_look.bars))
        return std::nullopt;
    return barAt(std::size_t(cell.row));
}

void PartBarsPart::drawHighlight(QCPPainter& painter, const Theme& theme, const Cell& cell, Highlight how) {
    if (const auto box = cellRect(cell)) drawCellHighlight(painter, box->adjusted(-2, -2, 2, 2), frame(), how, theme);
}

}  // namespace attention
