#include "ui/figure/parts/uniform_grid.h"

#include <algorithm>
#include <cmath>
#include <utility>

namespace attention {
namespace {

/// How much larger the room of a part may be once all rooms are known.
constexpr double kLittleMore = 1.5;

/// The content that a part takes of `room`.
QSizeF taken(const Part::SizeHint& need, QSizeF room) {
    room = QSizeF(std::max(1.0, std::floor(room.width())), std::max(1.0, std::floor(room.height())))
               .boundedTo(need.maximum.expandedTo({1, 1}));
    if (need.aspectRatio <= 0) return room;
    return {std::min(room.width(), std::floor(room.height() * need.aspectRatio)),
            std::min(room.height(), std::floor(room.width() / need.aspectRatio))};
}

/// How many of a size, with gaps between them, fit in a length; one at least.
std::size_t fitting(double length, double size, double gap, std::size_t most) {
    return std::size_t(std::clamp(std::floor((length + gap + 0.5) / std::max(1.0, size + gap)), 1.0, double(most)));
}

std::size_t shared(std::size_t count, std::size_t by) {
    return (count + by - 1) / by;
}

}  // namespace

void UniformGridPart::set(std::vector<Part*> inner, QSizeF gap, double before, std::size_t least) {
    m_inner = std::move(inner);
    m_count = std::max(least, m_inner.size());
    m_gap = gap;
    m_before = before;
}

void UniformGridPart::visit(const std::function<void(Part&)>& visitor) {
    visitor(*this);
    for (Part* part : m_inner) part->visit(visitor);
}

QSizeF UniformGridPart::between(const SizeHint& each) const {
    return m_gap + QSizeF(each.margins.left() + each.margins.right(), each.margins.top() + each.margins.bottom());
}

QSizeF UniformGridPart::whole(const Packing& packing, QSizeF content) const {
    const QSizeF gap = between(packing.each);
    const auto columns = double(packing.columns), rows = double(packing.rows);
    return {columns * content.width() + (columns - 1) * gap.width(),
            rows * content.height() + (rows - 1) * gap.height()};
}

UniformGridPart::Packing UniformGridPart::pack(QSizeF room) const {
    Packing best;
    double largest = -1;
    for (std::size_t rows = 1; rows <= m_count; ++rows) {
        const std::size_t columns = shared(m_count, rows);
        // Of numbers of rows with as many columns the least one leaves no row empty.
        if (shared(m_count, columns) != rows) continue;
        Packing packing{.columns = columns, .rows = rows, .each = {}, .content = {}};
        packing.each = m_inner.front()->sizeHint({room.width() / double(columns), room.height() / double(rows)});
        const QSizeF gap = between(packing.each);
        packing.content = taken(packing.each, {(room.width() - gap.width() * double(columns - 1)) / double(columns),
                                               (room.height() - gap.height() * double(rows - 1)) / double(rows)});
        const double area = packing.content.width() * packing.content.height();
        if (area <= largest) continue;
        largest = area;
        best = std::move(packing);
    }
    return best;
}

Part::SizeHint UniformGridPart::measureSizeHint(QSizeF room) const {
    if (m_inner.empty()) return {};
    const Packing packing = pack(room);
    const QSizeF least = packing.each.minimum.expandedTo({1, 1}), gap = between(packing.each);
    const std::size_t count = m_count;
    // The fewest columns that the height allows, and the fewest rows that the width does.
    const std::size_t columns = shared(count, fitting(room.height(), least.height(), gap.height(), count));
    const std::size_t rows = shared(count, fitting(room.width(), least.width(), gap.width(), count));
    SizeHint need{
        .minimum = {whole({.columns = columns, .rows = 1, .each = packing.each, .content = {}}, least).width(),
                    whole({.columns = 1, .rows = rows, .each = packing.each, .content = {}}, least).height()},
        .maximum = whole(packing, packing.content),
        .margins = packing.each.margins};
    need.maximum = need.maximum.expandedTo(need.minimum);
    need.margins.setLeft(need.margins.left() + m_before);
    // With a little more room the parts may have words below them that have none now.
    const SizeHint larger = m_inner.front()->sizeHint(
        kLittleMore * QSizeF(room.width() / double(packing.columns), room.height() / double(packing.rows)));
    need.margins.setBottom(std::max(need.margins.bottom(), larger.margins.bottom()));
    return need;
}

void UniformGridPart::geometryChanged() {
    if (m_inner.empty()) return;
    const Packing packing = pack(content().size());
    m_columns = packing.columns;
    if (onColumns) onColumns(m_columns);
    const QSizeF step = packing.content + between(packing.each);
    for (std::size_t i = 0; i < m_inner.size(); ++i) {
        const QRectF place(content().topLeft() + QPointF(step.width() * double(i % packing.columns),
                                                         step.height() * double(i / packing.columns)),
                           packing.content);
        m_inner[i]->setGeometry(place, place.marginsAdded(packing.each.margins));
    }
}

}  // namespace attention
