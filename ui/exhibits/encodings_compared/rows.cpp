#include "ui/exhibits/encodings_compared/rows.h"

#include <cmath>

#include <QPainterPath>

namespace attention {

std::optional<Index> EncodingRowsPart::rowAt(const QPointF& place) const {
    for (Index row = 0; row < Index(kEncodingKinds.size()); ++row)
        if (rowBox(row).contains(place)) return row;
    return std::nullopt;
}

std::optional<Cell> EncodingRowsPart::cellAt(const QPointF& place) const {
    const auto row = rowAt(place);
    return row ? std::optional(Cell{*row, m_column, std::string(kComparedMatrices.front())}) : std::nullopt;
}

std::optional<Figure::Choice> EncodingRowsPart::choiceAt(const QPointF& place) const {
    const auto row = rowAt(place);
    if (!row || *row == Index(m_chosen)) return std::nullopt;
    return Figure::Choice{"encoding", *row};
}

void EncodingRowsPart::draw(QCPPainter& painter, const Theme& theme) {
    const QRectF chosen = rowBox(Index(m_chosen));
    painter.fillRect(chosen, theme.hover);
    painter.fillRect(QRectF(chosen.left(), chosen.top(), 3, chosen.height()), theme.text);
    painter.setPen(QPen(theme.rule, 1));
    for (Index row = 0; row < Index(kEncodingKinds.size()); ++row) {
        const QRectF box = rowBox(row);
        const double y = std::round(box.top()) - 0.5;
        painter.drawLine(QLineF(box.left(), y, box.right(), y));
    }
}

void EncodingRowsPart::mark(QCPPainter& painter, const Theme& theme, const Cell& cell, Mark how) {
    if (cell.matrix != kComparedMatrices.front() || how != Mark::Current) return;
    const auto outline = [&](const QRectF& box, const QColor& colour) {
        painter.setPen(QPen(colour, 1.5, Qt::SolidLine, Qt::SquareCap, Qt::MiterJoin));
        painter.drawRect(box);
    };
    if (cell.row >= 0) outline(rowBox(cell.row).adjusted(1, 1, -1, -1), theme.indexI);
    if (cell.column >= 0) outline(columnBox(cell.column), theme.indexJ);
}

void drawVerdict(QCPPainter& painter, const QRectF& box, Verdict verdict, const Theme& theme) {
    const QPointF centre = box.center();
    painter.setBrush(Qt::NoBrush);
    QPen pen(theme.text, 2, Qt::SolidLine, Qt::RoundCap, Qt::RoundJoin);
    switch (verdict) {
        case Verdict::Yes:
            painter.setPen(pen);
            painter.drawPolyline(
                QPolygonF{centre + QPointF(-4.5, 0.5), centre + QPointF(-1.5, 3.5), centre + QPointF(4.5, -4)});
            break;
        case Verdict::InPart: {
            painter.setPen(QPen(theme.text, 1.25));
            painter.drawEllipse(centre, 4.5, 4.5);
            QPainterPath half;
            half.moveTo(centre);
            half.arcTo(QRectF(centre.x() - 4.5, centre.y() - 4.5, 9, 9), 90, 180);
            painter.fillPath(half, theme.text);
            break;
        }
        case Verdict::No:
            pen.setColor(theme.muted);
            pen.setWidthF(1.5);
            painter.setPen(pen);
            painter.drawLine(QLineF(centre + QPointF(-3.5, -3.5), centre + QPointF(3.5, 3.5)));
            painter.drawLine(QLineF(centre + QPointF(-3.5, 3.5), centre + QPointF(3.5, -3.5)));
            break;
        case Verdict::NotApplicable:
            painter.setPen(QPen(theme.control, 1.5));
            painter.drawLine(QLineF(centre + QPointF(-3, 0), centre + QPointF(3, 0)));
            break;
    }
}

}  // namespace attention
