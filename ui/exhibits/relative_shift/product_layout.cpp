#include "ui/exhibits/relative_shift/product_layout.h"

#include <algorithm>
#include <cstddef>
#include <utility>

namespace attention {
namespace {

constexpr double kEqualsRoom = 26;
constexpr double kVectorGap = 5;

Brackets bracketsOf(const Expression& grid, const QPointF& place, double size, double rowHeight) {
    constexpr double kSide = 9;  // from a bracket's outer edge to the numbers
    const auto columns = std::size_t(grid.columns);
    const std::size_t rows = grid.parts.size() / columns;
    Brackets brackets;
    for (const Expression& part : grid.parts) brackets.entries.push_back({FormulaLayout(part, size), {}, {}});
    const double gap = size * 0.95;
    double left = place.x() + kSide;
    for (std::size_t c = 0; c < columns; ++c) {
        double widest = 0;
        for (std::size_t r = 0; r < rows; ++r)
            widest = std::max(widest, brackets.entries[r * columns + c].layout.size().width());
        for (std::size_t r = 0; r < rows; ++r) {
            Brackets::Entry& entry = brackets.entries[r * columns + c];
            const double baseline = place.y() + double(r) * rowHeight + rowHeight / 2 + size * 0.32;
            entry.place = {left + widest - entry.layout.size().width(), baseline - entry.layout.ascent()};
            entry.box = QRectF(left - 3, place.y() + double(r) * rowHeight + 1, widest + 6, rowHeight - 2);
        }
        left += widest + (c + 1 < columns ? gap : 0);
    }
    brackets.box = QRectF(place.x(), place.y(), left + kSide - place.x(), double(rows) * rowHeight);
    return brackets;
}

}  // namespace

void Brackets::move(const QPointF& way) {
    box.translate(way);
    for (Entry& entry : entries) {
        entry.place += way;
        entry.box.translate(way);
    }
}

void Brackets::paint(QCPPainter& painter, const Theme& theme) const {
    for (const Entry& entry : entries) entry.layout.paint(painter, entry.place, theme, theme.text);
    painter.setPen(QPen(theme.text, 1.2, Qt::SolidLine, Qt::FlatCap, Qt::MiterJoin));
    painter.setBrush(Qt::NoBrush);
    constexpr double kSerif = 4.5;
    for (const auto& [x, way] : {std::pair(box.left() + 1, kSerif), std::pair(box.right() - 1, -kSerif)})
        painter.drawPolyline(QPolygonF({QPointF(x + way, box.top()), QPointF(x, box.top()), QPointF(x, box.bottom()),
                                        QPointF(x + way, box.bottom())}));
}

ProductLayout::ProductLayout(const Expression& product, const QPointF& place, double size, double rowHeight) {
    matrix = bracketsOf(product.parts[0].parts[0], place, size, rowHeight);
    from = bracketsOf(product.parts[0].parts[1], {matrix.box.right() + kVectorGap, place.y()}, size, rowHeight);
    result = bracketsOf(product.parts[1], {from.box.right() + kEqualsRoom, place.y()}, size, rowHeight);
    equals = {from.box.right() + kEqualsRoom / 2, from.box.center().y()};
    width = result.box.right() - place.x();
}

void ProductLayout::move(const QPointF& way) {
    for (Brackets* brackets : {&matrix, &from, &result}) brackets->move(way);
    equals += way;
}

void ProductLayout::paint(QCPPainter& painter, const Theme& theme) const {
    for (const Brackets* brackets : {&matrix, &from, &result}) brackets->paint(painter, theme);
    painter.setPen(QPen(theme.text, 1.2, Qt::SolidLine, Qt::FlatCap));
    for (const double y : {-2.5, 2.5}) painter.drawLine(equals + QPointF(-6, y), equals + QPointF(6, y));
}

}  // namespace attention
