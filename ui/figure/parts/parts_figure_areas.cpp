// What a place on the figure means: cells, labels, choices and handles, from the areas of the figure and of its parts.

#include <algorithm>

#include <QApplication>
#include <QMouseEvent>

#include "ui/figure/marks.h"
#include "ui/figure/parts/parts_figure.h"

namespace attention {

const Marks& PartsFigure::areas() const {
    if (!m_areas) {
        Marks marks;
        if (hasStudy()) declareAreas(marks);
        m_areas = std::move(marks);
    }
    return *m_areas;
}

void PartsFigure::areasChanged() {
    m_areas.reset();
    for (Part* part : m_shown) part->areasChanged();
}

const Part* PartsFigure::chosenPartAt(const QPointF& place) const {
    // Cells may reach a little beyond the content.
    const auto isHere = [&](const Part* part) {
        return part->m_choice && (part->content().contains(place) || part->cellAt(place));
    };
    const auto found = std::ranges::find_if(m_shown, isHere);
    return found == m_shown.end() ? nullptr : *found;
}

std::optional<Cell> PartsFigure::cellAt(const QPointF& place) const {
    const Marks& above = areas();
    if (const auto cell = above.cellAt(place)) return cell;
    if (!hasStudy() || above.hidesCells(place) || chosenPartAt(place)) return std::nullopt;
    // What is drawn last lies on top.
    for (auto part = m_shown.rbegin(); part != m_shown.rend(); ++part)
        if (const auto cell = (*part)->cellAt(place)) {
            const auto& toFigure = (*part)->m_alias.toFigure;
            return toFigure ? toFigure(*cell) : cell;
        }
    return std::nullopt;
}

Cell PartsFigure::adjacentCell(const Cell& cell, int right, int down) const {
    if (!hasStudy()) return Figure::adjacentCell(cell, right, down);
    for (const Part* part : m_shown)
        if (const auto next = part->adjacentCell(cell, right, down)) return *next;
    return cellWalk().next(cell, right, down, [this](const std::string& matrix) { return cellCounts(matrix); });
}

std::optional<Cell> PartsFigure::labelAt(const QPointF& place) const {
    if (!hasStudy() || cellAt(place)) return std::nullopt;
    for (auto part = m_shown.rbegin(); part != m_shown.rend(); ++part)
        if (const auto label = (*part)->labelAt(place)) {
            auto cell = cellAt(label->cellPosition);
            if (cell) (label->namesRow ? cell->column : cell->row) = -1;
            return cell;
        }
    return std::nullopt;
}

void PartsFigure::mouseReleaseEvent(QMouseEvent* event) {
    const QPointF place = mapFromWidget(event->position());
    const double moved = QLineF(dragOrigin(), place).length() * scale();
    const bool isClick = event->button() == Qt::LeftButton && moved < QApplication::startDragDistance();
    const auto label = isClick && !clickActionAt(place) ? labelAt(place) : std::nullopt;
    Figure::mouseReleaseEvent(event);
    if (label) Q_EMIT clicked(*label);
}

std::optional<QRectF> PartsFigure::markedCellRect(const Cell& cell) const {
    if (!hasStudy()) return std::nullopt;
    for (const Part* part : m_shown) {
        const auto& toPart = part->m_alias.toPart;
        if (part->m_alias.toFigure && !toPart) continue;
        const auto own = toPart ? toPart(cell) : cell;
        if (const auto box = own ? part->cellRect(*own) : std::nullopt) return box;
    }
    return std::nullopt;
}

std::optional<ParameterChange> PartsFigure::clickActionAt(const QPointF& place) const {
    if (const auto choice = areas().choiceAt(place)) return choice;
    if (!hasStudy()) return std::nullopt;
    if (const Part* part = chosenPartAt(place)) return part->m_choice;
    for (auto part = m_shown.rbegin(); part != m_shown.rend(); ++part) {
        if (const auto choice = (*part)->choiceAt(place)) return choice;
        const auto cell = (*part)->m_cellChoice ? (*part)->cellAt(place) : std::nullopt;
        if (const auto choice = cell ? (*part)->m_cellChoice(*cell) : std::nullopt) return choice;
    }
    return std::nullopt;
}

std::optional<ParameterChange> PartsFigure::doubleClickActionAt(const QPointF& place) const {
    if (const auto change = areas().doubleClickAt(place)) return change;
    const auto cell = cellAt(place);
    return cell ? doubleClickChange(*cell) : std::nullopt;
}

std::string_view PartsFigure::handleAt(const QPointF& place) const {
    const Marks& above = areas();
    if (const Marks::Handle* handle = above.handleAt(place)) return handle->key;
    for (const Part* part : m_shown)
        if (const auto key = part->handleAt(place); !key.empty()) return key;
    return {};
}

void PartsFigure::beginDrag(const QPointF& place) {
    const Marks& above = areas();
    const Marks::Handle* handle = above.handleAt(place);
    m_grabbedValue = handle ? handle->valueAt : nullptr;
    const auto grabbed =
        std::ranges::find_if(m_shown, [&](Part* part) { return !handle && !part->handleAt(place).empty(); });
    m_grabbed = grabbed == m_shown.end() ? nullptr : *grabbed;
    if (m_grabbed) m_grabbed->beginDrag(place);
}

ParameterValue PartsFigure::handleValue(std::string_view key, const QPointF& place) const {
    if (m_grabbedValue) return m_grabbedValue(place);
    if (m_grabbed && m_grabbed->isVisible()) return m_grabbed->handleValue(key, place);
    const Marks& above = areas();
    if (const Marks::Handle* handle = above.findHandle(key)) return handle->valueAt(place);
    for (const Part* part : m_shown)
        if (const ParameterValue value = part->handleValue(key, place); value.index() > 0) return value;
    return {};
}

}  // namespace attention
