#include "ui/figure/parts/uniform_grid.h"

#include <algorithm>
#include <cmath>
#include <utility>

namespace attention {
namespace {

/// The final size of a part may be larger than the measured one by this factor.
constexpr double kLittleMore = 1.5;

/// The size of the content that a part gets in `room`.
QSizeF taken(const Part::SizeHint& need, QSizeF room) {
    room = QSizeF(std::max(1.0, std::floor(room.width())), std::max(1.0, std::floor(room.height())))
               .boundedTo(need.maximum.expandedTo({1, 1}));
    if (need.aspectRatio <= 0) return room;
    return {std::min(room.width(), std::floor(room.height() * need.aspectRatio)),
            std::min(room.height(), std::floor(room.width() / need.aspectRatio))};
}

/// How many items of a size, with gaps between them, fit into a length; at least one.
std::size_t fitting(double length, double size, double gap, std::size_t maximum) {
    return std::size_t(std::clamp(std::floor((length + gap + 0.5) / std::max(1.0, size + gap)), 1.0, double(maximum)));
}

/// count / by, rounded up.
std::size_t dividedUp(std::size_t count, std::size_t by) {
    return (count + by - 1) / by;
}

}  // namespace

void UniformGridPart::set(std::vector<Part*> inner, QSizeF gap, double before, std::size_t minCount) {
    m_inner = std::move(inner);
    m_count = std::max(minCount, m_inner.size());
    m_gap = gap;
    m_before = before;
}

void UniformGridPart::visit(const std::function<void(Part&)>& visitor) {
    visitor(*this);
    for (Part* part : m_inner) part->visit(visitor);
}

QSizeF UniformGridPart::between(const SizeHint& partHint) const {
    return m_gap + QSizeF(partHint.margins.left() + partHint.margins.right(),
                          partHint.margins.top() + partHint.margins.bottom());
}

QSizeF UniformGridPart::totalSize(const Packing& packing, QSizeF content) const {
    const QSizeF gap = between(packing.partHint);
    const auto columns = double(packing.columns), rows = double(packing.rows);
    return {columns * content.width() + (columns - 1) * gap.width(),
            rows * content.height() + (rows - 1) * gap.height()};
}

UniformGridPart::Packing UniformGridPart::pack(QSizeF room) const {
    Packing best;
    double largest = -1;
    for (std::size_t rows = 1; rows <= m_count; ++rows) {
        const std::size_t columns = dividedUp(m_count, rows);
        // If several numbers of rows lead to the same number of columns, only the smallest leaves no row empty.
        if (dividedUp(m_count, columns) != rows) continue;
        Packing packing{.columns = columns, .rows = rows, .partHint = {}, .content = {}};
        packing.partHint = m_inner.front()->sizeHint({room.width() / double(columns), room.height() / double(rows)});
        const QSizeF gap = between(packing.partHint);
        packing.content = taken(packing.partHint, {(room.width() - gap.width() * double(columns - 1)) / double(columns),
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
    const QSizeF minimum = packing.partHint.minimum.expandedTo({1, 1}), gap = between(packing.partHint);
    const std::size_t count = m_count;
    // The fewest columns that the height allows, and the fewest rows that the width does.
    const std::size_t columns = dividedUp(count, fitting(room.height(), minimum.height(), gap.height(), count));
    const std::size_t rows = dividedUp(count, fitting(room.width(), minimum.width(), gap.width(), count));
    SizeHint need{
        .minimum =
            {totalSize({.columns = columns, .rows = 1, .partHint = packing.partHint, .content = {}}, minimum).width(),
             totalSize({.columns = 1, .rows = rows, .partHint = packing.partHint, .content = {}}, minimum).height()},
        .maximum = totalSize(packing, packing.content),
        .margins = packing.partHint.margins};
    need.maximum = need.maximum.expandedTo(need.minimum);
    need.margins.setLeft(need.margins.left() + m_before);
    // With a little more room the parts may have words below them that do not fit now.
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
    const QSizeF step = packing.content + between(packing.partHint);
    for (std::size_t i = 0; i < m_inner.size(); ++i) {
        const QRectF place(content().topLeft() + QPointF(step.width() * double(i % packing.columns),
                                                         step.height() * double(i / packing.columns)),
                           packing.content);
        m_inner[i]->setGeometry(place, place.marginsAdded(packing.partHint.margins));
    }
}

}  // namespace attention
