#include <algorithm>
#include <cmath>

#include <QPainterPath>

#include "ui/exhibits/encodings_compared/parts.h"
#include "ui/exhibits/encodings_compared/words.h"

namespace attention {
namespace {

constexpr double kLegend = 20;
constexpr double kHead = 34;
constexpr double kMark = 14;

}  // namespace

void PropertyTable::arrange(const QRectF& page, double top) {
    m_page = page;
    const QFontMetricsF small(textFont(type::kSmallest));
    const QFontMetricsF head(headFont());
    m_names = 0;
    for (const EncodingKind kind : kEncodingKinds)
        m_names = std::max(
            m_names,
            QFontMetricsF(textFont(type::kAxis, QFont::DemiBold)).horizontalAdvance(ComparedWords::kindName(kind)));
    m_names = std::min(m_names + 14, page.width() * 0.24);
    // By the longest numbers that there are, not by those of this moment, so that nothing jumps.
    const std::array longest{0.00123, 98765.0, 6e-16, 0.0, 6e-17};
    double sum = 0;
    for (std::size_t p = 0; p < kEncodingProperties.size(); ++p) {
        const QString number = kEncodingProperties[p] == EncodingProperty::Extends
                                   ? QStringLiteral("512/512")
                                   : ComparedWords::shortNumber(longest[p], 2);
        m_columns[p] = head.horizontalAdvance(ComparedWords::propertyName(kEncodingProperties[p])) + 10;
        if (m_picture.isWhole) m_columns[p] = std::max(m_columns[p], kMark + 6 + small.horizontalAdvance(number) + 8);
        sum += m_columns[p];
    }
    const double width = std::min(m_names + sum, page.width() * (m_picture.isWhole ? 0.55 : 0.72));
    for (double& column : m_columns) column *= (width - m_names) / sum;
    m_hasNumbers = m_picture.isWhole && width > (m_names + sum) * 0.95;
    const double height = page.bottom() - top - kHead - kLegend;
    m_rowHeight = std::floor(std::clamp(height / double(kEncodingKinds.size()), 15.0, 35.0));
    m_area = QRectF(page.left() + 4, top + kHead, width, m_rowHeight * double(kEncodingKinds.size()));
}

QFont PropertyTable::headFont() const {
    return m_picture.isWhole ? textFont(type::kAxis, QFont::DemiBold) : textFont(type::kSmallest, QFont::DemiBold);
}

QRectF PropertyTable::rowBox(Index row) const {
    return {m_area.left(), m_area.top() + m_rowHeight * double(row), m_area.width(), m_rowHeight};
}

QRectF PropertyTable::nameBox(Index row) const {
    QRectF box = rowBox(row);
    box.setWidth(m_names);
    return box;
}

QRectF PropertyTable::box(Index row, Index column) const {
    double left = m_area.left() + m_names;
    for (Index before = 0; before < column; ++before) left += m_columns[std::size_t(before)];
    return {left, m_area.top() + m_rowHeight * double(row), m_columns[std::size_t(column)], m_rowHeight};
}

void PropertyTable::draw(QCPPainter& painter) const {
    const Theme& theme = *m_picture.theme;
    drawHeads(painter);
    const QRectF chosen = rowBox(Index(m_picture.study->kind));
    painter.fillRect(chosen, theme.hover);
    painter.fillRect(QRectF(m_area.left() - 4, chosen.top(), 3, m_rowHeight), theme.text);
    for (Index row = 0; row < Index(kEncodingKinds.size()); ++row) drawRow(painter, row);
    drawLegend(painter);
}

void PropertyTable::drawHeads(QCPPainter& painter) const {
    for (Index column = 0; column < Index(m_columns.size()); ++column) {
        const EncodingProperty property = kEncodingProperties[std::size_t(column)];
        const QRectF first = box(0, column);
        const QRectF head(first.left() + 2, first.top() - kHead + (m_hasNumbers ? 0 : 14), first.width() - 4, 17);
        drawElided(painter, head, Qt::AlignLeft | Qt::AlignVCenter, ComparedWords::propertyName(property), headFont(),
                   m_picture.theme->text);
        if (m_hasNumbers)
            drawElided(painter, head.translated(0, 15), Qt::AlignLeft | Qt::AlignVCenter,
                       ComparedWords::measureName(property), textFont(type::kSmallest), m_picture.theme->muted);
    }
}

void PropertyTable::drawRow(QCPPainter& painter, Index row) const {
    const Theme& theme = *m_picture.theme;
    const EncodingKind kind = kEncodingKinds[std::size_t(row)];
    painter.setPen(QPen(theme.rule, 1));
    const double line = std::round(rowBox(row).top()) - 0.5;
    painter.drawLine(QLineF(m_area.left(), line, m_area.right(), line));
    drawElided(painter, nameBox(row).adjusted(6, 0, -4, 0), Qt::AlignVCenter, ComparedWords::kindName(kind),
               textFont(type::kAxis, m_picture.isChosen(kind) ? QFont::DemiBold : QFont::Normal), theme.text);
    for (Index column = 0; column < Index(m_columns.size()); ++column) {
        const QRectF cell = box(row, column);
        drawVerdict(painter, QPointF(cell.left() + 2 + kMark / 2, cell.center().y()),
                    verdictOf(m_picture.study->measuresOf(kind), kEncodingProperties[std::size_t(column)]));
        if (m_hasNumbers) drawMeasure(painter, row, column);
    }
}

void PropertyTable::drawMeasure(QCPPainter& painter, Index row, Index column) const {
    const QFont small = textFont(type::kSmallest);
    const QRectF room = box(row, column).adjusted(kMark + 6, 0, 0, 0);
    // A number is whole or is left out: part of one is another number.
    for (const int digits : {2, 1}) {
        const QString number = ComparedWords::measureText(*m_picture.study, kEncodingKinds[std::size_t(row)],
                                                          kEncodingProperties[std::size_t(column)], digits);
        if (QFontMetricsF(small).horizontalAdvance(number) > room.width()) continue;
        drawElided(painter, room, Qt::AlignVCenter, number, small, m_picture.theme->text);
        return;
    }
}

/// The forms differ, so that no colour is needed.
void PropertyTable::drawVerdict(QCPPainter& painter, const QPointF& centre, Verdict verdict) const {
    const Theme& ink = *m_picture.theme;
    painter.setBrush(Qt::NoBrush);
    QPen pen(ink.text, 2, Qt::SolidLine, Qt::RoundCap, Qt::RoundJoin);
    switch (verdict) {
        case Verdict::Yes:
            painter.setPen(pen);
            painter.drawPolyline(
                QPolygonF{centre + QPointF(-4.5, 0.5), centre + QPointF(-1.5, 3.5), centre + QPointF(4.5, -4)});
            break;
        case Verdict::InPart: {
            painter.setPen(QPen(ink.text, 1.25));
            painter.drawEllipse(centre, 4.5, 4.5);
            QPainterPath half;
            half.moveTo(centre);
            half.arcTo(QRectF(centre.x() - 4.5, centre.y() - 4.5, 9, 9), 90, 180);
            painter.fillPath(half, ink.text);
            break;
        }
        case Verdict::No:
            pen.setColor(ink.muted);
            pen.setWidthF(1.5);
            painter.setPen(pen);
            painter.drawLine(QLineF(centre + QPointF(-3.5, -3.5), centre + QPointF(3.5, 3.5)));
            painter.drawLine(QLineF(centre + QPointF(-3.5, 3.5), centre + QPointF(3.5, -3.5)));
            break;
        case Verdict::NotApplicable:
            painter.setPen(QPen(ink.control, 1.5));
            painter.drawLine(QLineF(centre + QPointF(-3, 0), centre + QPointF(3, 0)));
            break;
    }
}

void PropertyTable::drawLegend(QCPPainter& painter) const {
    const double y = m_area.bottom() + kLegend / 2 + 2;
    if (y + 8 > m_page.bottom() - 1 || !m_picture.hasLegend) return;
    painter.setFont(textFont(type::kSmallest));
    const QFontMetricsF metrics(painter.font());
    double left = m_area.left() + 6;
    for (const Verdict verdict : {Verdict::Yes, Verdict::InPart, Verdict::No, Verdict::NotApplicable}) {
        const QString words = ComparedWords::verdictText(verdict);
        const double width = metrics.horizontalAdvance(words);
        if (left + kMark + 4 + width > m_area.right()) return;
        drawVerdict(painter, {left + kMark / 2, y}, verdict);
        painter.setPen(m_picture.theme->muted);
        painter.drawText(QRectF(left + kMark + 4, y - 8, width + 2, 16), Qt::AlignVCenter, words);
        left += kMark + 4 + width + 14;
    }
}

void PropertyTable::drawCell(QCPPainter& painter, const Cell& cell, bool isSelected) const {
    if (cell.row >= Index(kEncodingKinds.size()) || cell.column >= Index(m_columns.size())) return;
    const Theme& theme = *m_picture.theme;
    const double width = isSelected ? 1.5 : 0.75;
    const QRectF inner = box(cell.row, cell.column).adjusted(-1, 1, -3, -1);
    const auto outline = [&](const QRectF& rect, const QColor& colour, double pen) {
        painter.setBrush(Qt::NoBrush);
        painter.setPen(QPen(colour, pen, Qt::SolidLine, Qt::SquareCap, Qt::MiterJoin));
        painter.drawRect(rect);
    };
    outline({QPointF(m_area.left(), inner.top()), QPointF(m_area.right(), inner.bottom())}, theme.indexI, width);
    outline({QPointF(inner.left(), m_area.top()), QPointF(inner.right(), m_area.bottom())}, theme.indexJ, width);
    outline(inner, theme.text, isSelected ? 2 : 1);
}

}  // namespace attention
